"""The record of a table, and checking that nobody bent its fate."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from phantomline import load
from phantomline.cli import main
from phantomline.core import read_records
from phantomline.server.errors import Refusal
from phantomline.server.table.commands import Resign, Undo
from phantomline.server.table.recording import BentFate, fate_in, record_of, verify
from tests.server.table.played import Played, ghosts


def finished(name: str, seed: int = 1, *, undo: bool = True) -> Played:
    table = Played(load(name), ["ana", None, None])
    rng = Random(seed)
    while table.table.status == "playing":
        table.move_any(rng)
        playing = table.table.status == "playing"
        if undo and playing and table.table.last_turn(0) is not None and rng.random() < 0.1:
            table.do(Undo(0), "ana")
    return table


def checked(text: str) -> int:
    lines = text.splitlines()
    ((game, record),) = read_records(lines, lambda header: load(header.game))
    fate = fate_in(lines[0])
    assert fate is not None
    return verify(game, record, fate)


@pytest.mark.parametrize("name", ["galore", "ghosts", "train"])
def test_the_record_of_any_table_verifies_draw_by_draw(name: str) -> None:
    table = finished(name)
    assert table.table.undone, "some draws were taken back"
    draws = checked(record_of(table.table))
    assert draws == table.table.drawn - len(table.table.undone)


def test_nobody_gets_the_record_of_a_game_that_goes_on() -> None:
    with pytest.raises(Refusal, match="not-over"):
        record_of(ghosts("ana", "bo").table)
    with pytest.raises(Refusal, match="not-over"):
        record_of(ghosts("ana", "bo", start=False).table)


def test_a_game_that_somebody_gave_up_has_a_record_without_an_outcome() -> None:
    table = ghosts("ana", "bo")
    table.do(Resign(0), "ana")
    text = record_of(table.table)
    assert '"outcome"' not in text
    assert checked(text) == table.table.drawn


def changed(text: str, **fate: Any) -> str:
    first, _, rest = text.partition("\n")
    header = json.loads(first)
    header["fate"] |= fate
    return json.dumps(header) + "\n" + rest


@pytest.mark.parametrize(
    ("fate", "code"),
    [
        ({"secret": "00" * 32}, "secret"),
        ({"secret": "no hex"}, "secret"),
        ({"commitment": "0" * 64}, "secret"),
        ({"nonces": ["a", "b", "c"]}, "draw"),
        ({"nonces": ["a"]}, "secret"),
        ({"table": "another"}, "draw"),
        ({"undone": [0]}, "draw"),
    ],
)
def test_a_bent_fate_is_found(fate: dict[str, Any], code: str) -> None:
    text = changed(record_of(finished("ghosts", undo=False).table), **fate)
    with pytest.raises(BentFate) as caught:
        checked(text)
    assert caught.value.code == code


def test_the_command_says_plainly_that_all_is_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = finished("ghosts", undo=False)
    file = tmp_path / "game.jsonl"
    file.write_text(record_of(table.table))
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    created = table.table.created
    assert created is not None
    assert f"All {table.table.drawn} draws" in said
    assert created.commitment in said
    assert main(["verify", str(file), "--commitment", created.commitment, "--lang", "es"]) == 0
    assert "se siguen" in capsys.readouterr().out


def test_the_command_refuses_another_commitment_a_bent_draw_and_a_bare_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record_of(finished("ghosts", undo=False).table)
    file = tmp_path / "game.jsonl"
    for content, options, wanted in (
        (text, ["--commitment", "0" * 64], "another commitment"),
        (changed(text, nonces=["x", "y", "z"]), [], "this draw is not"),
        (changed(text, secret="11" * 32), [], "not the one the server had committed to"),
        (text.replace('"fate"', '"fete"'), [], "reveals no secret"),
    ):
        file.write_text(content)
        assert main(["verify", str(file), *options]) == 1
        assert wanted in capsys.readouterr().err
