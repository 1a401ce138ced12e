"""``phantomline play`` in a real terminal of 80 by 24."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from phantomline.core import read_records, replay
from phantomline.games import load
from tests.cli.running import Terminal

Opening = Callable[..., Terminal]

PROMPTS = ("Your move: ", "(5 r90): ")


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_a_whole_game_to_the_end(terminal: Opening, tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.jsonl"
    options = ("--players", "2", "--seed", "5", "--record", str(path))
    shown = terminal("--lang", "en", "play", game, *options)
    for _ in range(400):
        if shown.expect(*PROMPTS, "Play again? (y/n) ") == "Play again? (y/n) ":
            break
        shown.type("1")
    shown.type("n")
    assert shown.close() == 0
    assert "\x1b[" in shown.text
    assert "Traceback" not in shown.text
    with path.open("rb") as lines:
        [(rules, record)] = read_records(lines, lambda header: load(header.game))
    for _ in replay(rules, record):
        pass
    assert record.outcome is not None


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("game", "players"), [("galore", "5"), ("galore", "2"), ("ghosts", "4"), ("train", "4")]
)
def test_a_turn_fits_the_screen(terminal: Opening, game: str, players: str, language: str) -> None:
    shown = terminal(
        "--lang", language, "play", game, "--players", players, "--seed", "2", "--start", "0"
    )
    prompts = (*PROMPTS, "Tu jugada: ")
    for _ in range(8):
        shown.expect(*prompts)
        screen = shown.text[shown.text.rindex("\x1b[H") :]
        lines = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", screen).split("\r\n")
        assert len(lines) <= 24
        assert max(len(line) for line in lines) <= 80
        shown.type("1")
    shown.expect(*prompts)
    shown.press(b"\x04")
    assert shown.close() == 0


def test_an_interrupt_leaves_at_once_with_a_record(terminal: Opening, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = terminal("--lang", "en", "play", "ghosts", "--seed", "5", "--record", str(path))
    shown.expect("Your move: ")
    shown.press(b"\x03")
    assert shown.close() == 130
    assert "Traceback" not in shown.text
    assert path.read_text().count("\n") > 15


def test_the_end_of_input_leaves_with_success(terminal: Opening) -> None:
    shown = terminal("--lang", "en", "play", "ghosts", "--seed", "5")
    shown.expect("Your move: ")
    shown.press(b"\x04")
    assert shown.close() == 0
    assert "Until next time." in shown.text


def test_an_interrupt_in_the_menu(terminal: Opening) -> None:
    shown = terminal("--lang", "en", "play")
    shown.expect("or q: ")
    shown.press(b"\x03")
    assert shown.close() == 130
    assert "Traceback" not in shown.text


def test_waiting_shows_a_bar_that_an_interrupt_ends(terminal: Opening) -> None:
    shown = terminal("--lang", "en", "simulate", "galore", "--games", "100000")
    shown.expect("Playing")
    shown.press(b"\x03")
    assert shown.close() == 130
    assert "Traceback" not in shown.text
