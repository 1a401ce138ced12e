"""``phantomline replay``: one viewer's story, and records that are wrong."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from phantomline.core import Record, play_out, write_record
from phantomline.games import GAMES, load
from tests.cli.running import PROGRAM, InProcess, run

Lines = list[dict[str, Any]]


@pytest.fixture
def recorded(tmp_path: Path) -> Callable[..., Path]:
    def make(game: str, players: int = 3, seed: int = 1) -> Path:
        rules = load(game)
        options = rules.codec.options({})
        steps: list[Any] = []
        end, _ = play_out(rules, rules.initial(players, options), Random(seed), steps=steps)
        record = Record.of(rules, players, options, steps, rules.outcome(end))
        path = tmp_path / f"{game}.jsonl"
        path.write_text(write_record(record))
        return path

    return make


def lines_of(path: Path) -> Lines:
    return [json.loads(line) for line in path.read_text().splitlines()]


def rewritten(path: Path, lines: Lines) -> str:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return str(path)


@pytest.mark.parametrize("view", ["spectator", "0", "2"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_and_listed_event_by_event(
    phantomline: InProcess, recorded: Callable[..., Path], game: str, view: str
) -> None:
    path = recorded(game)
    told = phantomline("replay", str(path), "--view", view)
    listed = phantomline("replay", str(path), "--view", view, "--json")
    assert (told.code, told.err, listed.code, listed.err) == (0, "", 0, "")
    events = [json.loads(line) for line in listed.out.splitlines()]
    assert len(told.out.splitlines()) == len(events) + 1
    rules = load(game)
    last = 1
    for event in events:
        assert list(event) == ["line", "event"]
        assert last <= event["line"] <= len(lines_of(path))
        last = event["line"]
        rules.codec.event(event["event"])
    assert ("You " in told.out) == (view != "spectator")


@pytest.mark.parametrize("view", ["spectator", "0", "1"])
def test_nobody_sees_anothers_cards(
    phantomline: InProcess, recorded: Callable[..., Path], view: str
) -> None:
    path = recorded("ghosts")
    drawn = {
        number: line["action"]
        for number, line in enumerate(lines_of(path), 1)
        if line.get("actor") == "chance" and line["action"]["type"] == "draw"
    }
    seen = 0
    listed = phantomline("replay", str(path), "--view", view, "--json")
    for text in listed.out.splitlines():
        line = json.loads(text)
        event = line["event"]
        if event["type"] in ("drew", "dealt"):
            action = drawn[line["line"]]
            own = str(action["seat"]) == view
            assert event["card"] == (action["card"] if own else None)
            seen += own
    assert (seen > 10) == (view != "spectator")


def test_tickets_and_hidden_tiles_stay_hidden(
    phantomline: InProcess, recorded: Callable[..., Path]
) -> None:
    for game, kinds in (("train", ("dealt-ticket", "drew-ticket")), ("galore", ("hidden-dealt",))):
        listed = phantomline("replay", str(recorded(game)), "--view", "1", "--json")
        for text in listed.out.splitlines():
            event = json.loads(text)["event"]
            if event["type"] in kinds:
                piece = event["tile" if game == "galore" else "ticket"]
                assert (piece is None) == (event["seat"] != 1)


def test_names_and_languages(phantomline: InProcess, recorded: Callable[..., Path]) -> None:
    path = str(recorded("ghosts", players=2))
    done = phantomline("--lang", "es", "replay", path, "--names", "Ana,Bea", "--view", "1")
    assert done.out.startswith("Fantasmas, 2 participantes\n")
    assert "Ana juega la carta" in done.out
    assert "Juegas la carta" in done.out
    assert "Bea" not in done.out


def test_several_games_in_one_file(phantomline: InProcess, recorded: Callable[..., Path]) -> None:
    path = recorded("ghosts", players=2)
    count = len(lines_of(path))
    path.write_text(path.read_text() * 2)
    done = phantomline("replay", str(path))
    assert done.out.count("Ghosts, 2 players\n") == 2
    listed = phantomline("replay", str(path), "--json").out.splitlines()
    lines = [json.loads(line)["line"] for line in listed]
    assert lines == sorted(lines)
    assert max(lines) > count


def test_a_game_that_was_left_ends_where_it_was_left(
    phantomline: InProcess, recorded: Callable[..., Path]
) -> None:
    path = recorded("ghosts")
    done = phantomline("replay", rewritten(path, lines_of(path)[:40]))
    assert done.code == 0
    assert done.out.endswith("The record ends here; the game was not finished.\n")


def test_a_record_can_come_through_a_pipe(recorded: Callable[..., Path]) -> None:
    path = recorded("ghosts")
    done = run("replay", "-", typed=path.read_bytes())
    assert done.code == 0
    assert done.out.startswith("Ghosts, 3 players\n")


def test_an_illegal_move_is_refused_with_line_and_rule(
    phantomline: InProcess, recorded: Callable[..., Path]
) -> None:
    path = recorded("ghosts")
    lines = lines_of(path)
    place = next(
        at for at, line in enumerate(lines) if line.get("action", {}).get("type") == "play"
    )
    lines[place]["action"] = {"type": "take"}
    done = phantomline("replay", rewritten(path, lines))
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        f"phantomline: Line {place + 1}: The pile is empty, so there is nothing to take. (GH-27)\n"
    )
    spanish = phantomline("--lang", "es", "replay", str(path))
    assert f"Línea {place + 1}: El montón está vacío" in spanish.err


def test_a_broken_draw_does_not_tell_what_was_drawn(
    phantomline: InProcess, recorded: Callable[..., Path]
) -> None:
    path = recorded("ghosts")
    lines = lines_of(path)
    deal = {"actor": "chance", "action": {"type": "draw", "seat": 0, "card": "red-1"}}
    seat = lines[1]["action"]["seat"]
    # The record is plain JSON here, of which only the test knows the shape.
    deal["action"]["seat"] = seat  # type: ignore[index]
    done = phantomline("replay", rewritten(path, [*lines[:2], *[deal] * 4]))
    assert (done.code, done.out) == (1, "")
    assert done.err == "phantomline: Line 6: this is not possible here (GH-01)\n"


def test_games_before_a_broken_one_are_shown_and_it_is_not(
    phantomline: InProcess, recorded: Callable[..., Path]
) -> None:
    path = recorded("ghosts")
    lines = lines_of(path)
    done = phantomline("replay", rewritten(path, [*lines, *lines[:-1]]))
    assert done.code == 1
    assert done.out.count("Ghosts, 3 players\n") == 1
    assert done.err == (
        f"phantomline: Line {2 * len(lines) - 1}: "
        "The game ends here, but no line with its outcome follows.\n"
    )


HEADER = (
    '{"format":"phantomline/1","game":"ghosts","players":2,"options":{},'
    '"edition":"standard","rules":"1"}\n'
)


@pytest.mark.parametrize(
    ("content", "parts"),
    [
        (b"", ["Line 1", "empty"]),
        (b"hello\n", ["Line 1"]),
        (b"\x00\xff\xfe\x01" * 100, ["Line 1"]),
        (b'{"a":1}\n', ["Line 1", "format"]),
        (b"x" * 100_000, ["Line 1"]),
        (b'{"format":"other/1"}\n', ["Line 1"]),
        (HEADER.replace("ghosts", "chess").encode(), ["chess", "galore"]),
        (HEADER.replace('"players":2', '"players":12').encode(), ["Line 1", "players"]),
        (HEADER.replace("standard", "mine").encode(), ["Line 1", "mine"]),
        (HEADER.replace("{}", '{"luck":1}').encode(), ["Line 1", "luck"]),
        (HEADER.encode() + b"[1]\n", ["Line 2"]),
        (HEADER.encode() + b'{"actor":5,"action":{"type":"take"}}\n', ["Line 2", "actor"]),
        (HEADER.encode() + b'{"actor":0,"action":{"type":"fly"}}\n', ["Line 2", "fly"]),
        (HEADER.encode() + b'{"actor":0,"action":{"type":"take"}}\n', ["Line 2", "GH-20"]),
        (
            HEADER.encode() + b'{"outcome":{"reason":"x","winners":[],"scores":[]}}\n',
            ["Line 2", "outcome"],
        ),
    ],
)
def test_a_file_that_is_no_record_gets_one_sentence(
    phantomline: InProcess, tmp_path: Path, content: bytes, parts: list[str]
) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(content)
    done = phantomline("replay", str(path), "--json")
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    for part in parts:
        assert part in done.err


@pytest.mark.parametrize("view", ["3", "-1", "nobody", "", "1.5", "²"])
def test_a_viewer_who_is_not_there(
    phantomline: InProcess, recorded: Callable[..., Path], view: str
) -> None:
    done = phantomline("replay", str(recorded("ghosts")), f"--view={view}")
    assert (done.code, done.out) == (2, "")
    assert "0 to 2" in done.err


def test_a_reader_who_leaves_early_is_no_error(recorded: Callable[..., Path]) -> None:
    path = recorded("galore", players=5)
    path.write_text(path.read_text() * 40)
    command = f"'{PROGRAM[0]}' -m phantomline replay '{path}' --json | head -n 1"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
