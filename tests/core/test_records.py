"""Records that are wrong in any way get one error with its line and the rule that it breaks."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import phantomline
from phantomline.core import (
    EditionError,
    Game,
    Header,
    Options,
    Record,
    RecordError,
    play_out,
    read_records,
    replay,
    write_record,
)


def load(header: Header) -> Game[Any]:
    return phantomline.load(header.game)


def written(seed: int = 1, players: int = 3) -> list[str]:
    game = phantomline.load("ghosts")
    steps: list[Any] = []
    end, _ = play_out(game, game.initial(players), Random(seed), steps=steps)
    text = write_record(Record.of(game, players, Options(), steps, game.outcome(end)))
    return text.splitlines()


def check(lines: list[str]) -> int:
    """Read and replay everything; return how many steps there were."""
    return sum(len(list(replay(game, record))) for game, record in read_records(lines, load))


def refused(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as error:
        check(lines)
    return error.value


GOOD = written()


def test_a_record_has_the_published_format() -> None:
    header, *steps, end = (json.loads(line) for line in GOOD)
    assert header == {
        "format": "phantomline/1",
        "game": "ghosts",
        "players": 3,
        "options": {},
        "edition": "standard",
        "rules": "1",
    }
    assert steps[0]["actor"] == "chance"
    assert steps[0]["action"]["type"] == "start"
    assert all(set(step) == {"actor", "action"} for step in steps)
    assert set(end) == {"outcome"}
    assert set(end["outcome"]) == {"reason", "winners", "scores"}


def test_several_records_may_share_a_file() -> None:
    assert check(GOOD + written(2)) == len(GOOD) - 2 + len(written(2)) - 2
    broken = written(2)
    broken.pop(7)
    assert refused(GOOD + broken).line > len(GOOD)


def test_marks_and_empty_lines_of_an_editor_are_forgiven() -> None:
    assert check(["\ufeff" + GOOD[0], *GOOD[1:], "", " "]) == len(GOOD) - 2
    raw = [b"\xef\xbb\xbf" + GOOD[0].encode(), *(line.encode() for line in GOOD[1:])]
    assert [record.steps for _, record in read_records(raw, load)]


def test_another_program_may_word_the_reason_differently() -> None:
    assert check(change(LAST, lambda d: d["outcome"].update(reason="the end"))) == len(GOOD) - 2


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    assert check(GOOD[:40]) == 39


def change(line: int, edit: Callable[[Any], None]) -> list[str]:
    lines = list(GOOD)
    data = json.loads(lines[line - 1])
    edit(data)
    lines[line - 1] = json.dumps(data)
    return lines


LAST = len(GOOD)
FIRST_PLAY = next(i for i, line in enumerate(GOOD, 1) if '"play"' in line)


MALFORMED: list[tuple[list[str], int, str, str]] = [
    ([], 1, "empty", "empty"),
    ([""], 1, "empty", "empty"),
    ([GOOD[0], "", GOOD[1]], 2, "empty line", "empty-line"),
    ([GOOD[0].replace("ghosts", "gh\\u001b[31m")], 1, "gh", "unknown-game"),
    (["[]"], 1, "JSON object", "not-json"),
    (["{"], 1, "JSON", "not-json"),
    (['{"actor":0}'], 1, "begins with", "no-header"),
    (["[" * 9000], 1, "JSON", "not-json"),
    ([GOOD[0] + " " * 20_000], 1, "characters", "long-line"),
    (change(1, lambda d: d.update(format="phantomline/9")), 1, "phantomline/9", "other-format"),
    (change(1, lambda d: d.pop("players")), 1, "players", "malformed"),
    (change(1, lambda d: d.update(players="three")), 1, "players", "malformed"),
    (change(1, lambda d: d.update(players=9)), 1, "from 2 to 6", "option"),
    (change(1, lambda d: d.update(edition="mine")), 1, 'edition "mine"', "other-edition"),
    (change(1, lambda d: d.update(rules="0")), 1, 'rules version "0"', "other-rules"),
    (change(1, lambda d: d.update(options={"start": 3})), 1, "start", "option"),
    (change(1, lambda d: d.update(options={"speed": 3})), 1, "speed", "option"),
    (change(2, lambda d: d.update(actor="fate")), 2, "actor", "no-such-actor"),
    (change(2, lambda d: d.update(actor=True)), 2, "actor", "malformed"),
    (change(2, lambda d: d.update(actor=-1)), 2, "actor", "no-such-actor"),
    (change(2, lambda d: d.update(more=1)), 2, "more", "malformed"),
    (change(2, lambda d: d["action"].update(type="jump")), 2, "jump", "malformed"),
    (change(2, lambda d: d["action"].update(seat="0")), 2, "seat", "malformed"),
    (change(2, lambda d: d.update(action=None)), 2, "action", "malformed"),
    ([*GOOD, GOOD[-2]], LAST + 1, "follow the outcome", "after-outcome"),
    (change(LAST, lambda d: d["outcome"].pop("winners")), LAST, "winners", "malformed"),
]


@pytest.mark.parametrize(("lines", "line", "said", "code"), MALFORMED)
def test_a_malformed_line_is_named(lines: list[str], line: int, said: str, code: str) -> None:
    error = refused(lines)
    assert error.code == code
    assert error.line == line
    assert said in error.reason
    assert str(error).startswith(f"line {line}: ")
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("lines", "line", "code", "rule"),
    [
        (change(2, lambda d: d["action"].update(seat=3)), 2, "no-such-seat", "GH-12"),
        (
            change(FIRST_PLAY, lambda d: d["action"].update(card="x")),
            FIRST_PLAY,
            "no-such-card",
            "GH-01",
        ),
        (
            change(FIRST_PLAY, lambda d: d.update(action={"type": "take"})),
            FIRST_PLAY,
            "pile-empty",
            "GH-27",
        ),
        ([*GOOD[:FIRST_PLAY], *GOOD[FIRST_PLAY + 1 :]], FIRST_PLAY + 1, "not-on-turn", "GH-20"),
        (GOOD[:-1], LAST - 1, "no-outcome", ""),
        ([*GOOD[:40], GOOD[-1]], 41, "wrong-outcome", ""),
        (change(LAST, lambda d: d["outcome"].update(winners=[0, 1, 2])), LAST, "wrong-outcome", ""),
        ([*GOOD[:-1], GOOD[FIRST_PLAY - 1]], LAST, "game-over", ""),
    ],
)
def test_a_broken_rule_is_named(lines: list[str], line: int, code: str, rule: str) -> None:
    error = refused(lines)
    assert (error.line, error.code, error.rule) == (line, code, rule)


def test_a_record_of_another_edition_of_the_cards_is_refused_before_it_is_played() -> None:
    with pytest.raises(EditionError):
        next(read_records(GOOD, lambda header: phantomline.load(header.game, "mine.toml")))


@given(st.lists(st.one_of(st.text(max_size=40), st.sampled_from(GOOD)), max_size=8))
def test_no_file_at_all_raises_anything_else(lines: list[str]) -> None:
    try:
        check(lines)
    except RecordError:
        return
    assert lines


@given(st.data())
def test_a_damaged_record_is_refused_or_still_true(data: st.DataObject) -> None:
    """Dropping or swapping lines never slips through as a different finished game."""
    lines = list(GOOD)
    at = data.draw(st.integers(1, len(lines) - 2))
    if data.draw(st.booleans()):
        del lines[at]
    else:
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    try:
        check(lines)
    except RecordError as error:
        where = error.line
    else:
        where = len(lines)
    assert at < where <= len(lines) + 1, "nothing is wrong before the damage"
