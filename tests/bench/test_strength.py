"""The measurement of how strong the bots are, at a tiny size."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bench.strength import (
    GAMES,
    PAIRINGS,
    SEARCHING,
    Pairing,
    Report,
    Result,
    decisions_table,
    measure,
    met,
    play,
    strength_table,
    wanted_in,
)
from phantomline.arena.intervals import wilson
from phantomline.games import GAMES as ALL_GAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def report() -> Report:
    return measure(4, 0, only=["ghosts"], workers=1, timed=1)


def test_every_pairing_is_played_and_told_with_its_interval(report: Report) -> None:
    assert [one.pairing for one in report.results] == [wanted_in(one, "ghosts") for one in PAIRINGS]
    for one in report.results:
        assert one.games == 4
        assert (one.low, one.high) == wilson(one.wins, one.games)
        assert one.rate == one.wins / one.games
    lines = strength_table(report.results).splitlines()
    assert len(lines) == 2 + len(PAIRINGS)
    assert lines[2].startswith("| Ghosts | `greedy` | `random` | 4 | 100.0 % | 51.0–100.0 |")  # noqa: RUF001 a range is written so


def test_the_same_seed_gives_the_same_games(report: Report) -> None:
    again = play("ghosts", PAIRINGS[2], 4, workers=1)
    first = report.results[2]
    assert (again.wins, again.score) == (first.wins, first.score)


def test_decisions_are_timed_by_phase(report: Report) -> None:
    (one,) = report.decisions
    assert (one.game, one.phase, one.slowest) == ("ghosts", "playing", False)
    assert one.count > 20
    assert 0 < one.mean_ms <= one.p99_ms
    assert "| Ghosts | playing |" in decisions_table(report.decisions)


def test_a_target_is_missed_on_its_own_side() -> None:
    def won(pairing: Pairing, rate: float, failures: int = 0) -> bool:
        result = Result(
            game="train",
            pairing=pairing,
            games=100,
            wins=100 * rate,
            rate=rate,
            low=0.0,
            high=1.0,
            score=1.0,
            others_score=1.0,
            mean_ms=1.0,
            failures=failures,
        )
        return met(Report(mode="compiled", seed=1, results=(result,), decisions=()))

    by_random, by_greedy = PAIRINGS[1], PAIRINGS[3]
    assert (by_random.bot, by_greedy.bot) == ("easy", "easy")
    assert won(by_random, 0.9)
    assert not won(by_random, 0.2)
    assert won(by_greedy, 0.1)
    assert not won(by_greedy, 0.3)
    assert won(SEARCHING, 0.41)
    assert not won(SEARCHING, 0.39)
    assert not won(SEARCHING, 0.9, failures=1)


@pytest.mark.parametrize(("game", "wanted"), [("ghosts", "45"), ("train", "60"), ("galore", "60")])
def test_more_is_wanted_of_greedy_than_a_fair_share(game: str, wanted: str) -> None:
    assert wanted_in(PAIRINGS[0], game).wanted == f"≥ {wanted}%"
    assert wanted_in(PAIRINGS[1], game) == PAIRINGS[1]


def test_figures_can_be_written_and_shown_again(report: Report, tmp_path: Path) -> None:
    kept = tmp_path / "strength.json"
    kept.write_bytes(msgspec.json.encode(report))
    command = [sys.executable, "-m", "bench", "strength", "--from", str(kept)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert strength_table(report.results) in done.stdout, done.stderr
    assert "--mcts" in done.stdout, "what was left out is said"


def test_options_without_a_measurement_are_refused() -> None:
    command = [sys.executable, "-m", "bench", "--turns", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Name a measurement" in done.stderr
    assert "strength" in done.stdout


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_game_is_measured(name: str) -> None:
    assert name in GAMES
    result = play(name, Pairing("easy", "random"), 1, workers=1)
    assert (result.game, result.games, result.failures) == (name, 1, 0)
