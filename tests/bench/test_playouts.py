"""Imagined games a second: counted with all that a search does at its move."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.playouts import positions
from phantomline import load
from phantomline.bots.policies.ghosts_memory import Memory
from phantomline.games import GAMES
from phantomline.games.ghosts.view import GhostsView

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_a_choice_that_a_seat_comes_to_from_its_move_before(name: str) -> None:
    for before, view in positions(load(name), 4):
        assert before.seat == view.seat
        assert before != view
        assert len(view.legal) > 1


def test_the_search_has_something_to_look_at() -> None:
    """It has seen what went before its last move, and not yet what was played since."""
    fresh = 0
    for before, view in positions(load("ghosts"), 8):
        assert isinstance(before, GhostsView)
        assert isinstance(view, GhostsView)
        memory = Memory()
        memory.look(before)
        assert memory.look(view)
        fresh += memory.fresh
    assert fresh < 4, "most of them go on with what they knew"


@pytest.mark.parametrize(("target", "code", "word"), [(1, 0, "met"), (10**9, 1, "MISSED")])
def test_whoever_misses_a_target_says_so_to_programs_too(target: int, code: int, word: str) -> None:
    options = ["--game", "train", "--seconds", "0.02", "--turns", "1", "--positions", "1"]
    command = [sys.executable, "-m", "bench", "playouts", *options, "--target", str(target)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, f"target {target:,} {word}" in done.stdout) == (code, True)
    assert ("a target was missed" in done.stderr) == (code == 1)
