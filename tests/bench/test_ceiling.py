"""What a search wins that sees everything: it is measured, kept, and may try every move."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bench.ceiling import PLAYERS, searcher
from bench.kept import read_kept
from phantomline import load
from phantomline.arena.builds import build_of
from phantomline.bots import Budget
from phantomline.bots.policies import policy_for
from phantomline.core import CHANCE, View

ROOT = Path(__file__).resolve().parents[2]


def test_a_ceiling_is_kept_with_how_it_was_played(tmp_path: Path) -> None:
    options = ["--game", "ghosts", "--games", "2", "--rounds", "3", "--first", "7", "--all-moves"]
    keep = ["--keep", "sees-all", "--results", str(tmp_path), "--machine", "two cores"]
    command = [sys.executable, "-m", "bench", "ceiling", *options, *keep]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [one] = read_kept(tmp_path)
    assert (one.kind, one.game, one.all_moves, one.machine) == (
        "cheat",
        "ghosts",
        True,
        "two cores",
    )
    assert one.build == build_of(())
    assert (one.rounds, one.seed, one.planned, one.games) == (3, 7, 2, 2)
    assert f"{one.wins:g} of 2 games" in done.stdout
    assert one.command == (
        "python -m bench ceiling --game ghosts --games 2 --rounds 3 --first 7 --all-moves"
    )
    again = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert again.returncode == 1
    assert again.stdout == "", "it is refused before anything is played"


def wide_choice(name: str) -> View:
    """Return a view with more legal moves than greedy's best six."""
    game, rng = load(name), Random(3)
    state = game.initial(PLAYERS)
    while actors := game.actors(state):
        if actors[0] == CHANCE:
            state = game.apply(state, CHANCE, game.fate(state, rng))
            continue
        view = game.view(state, actors[0])
        if len(view.legal) > 6:
            return view
        state = game.apply(state, actors[0], rng.choice(view.legal))
    raise AssertionError("nobody ever has so many moves")


@pytest.mark.parametrize("name", ["train", "galore"])
def test_a_search_may_try_every_legal_move(name: str) -> None:
    game, view = load(name), wide_choice(name)

    def tried(all_moves: bool) -> list[object]:
        search = searcher(game, policy_for(game), 1, all_moves)
        return [arm.action for arm in search.search(view, Random(1), Budget())]

    assert len(tried(all_moves=False)) <= 6
    actions = tried(all_moves=True)
    assert len(actions) == len(view.legal)
    assert set(actions) == set(view.legal)
