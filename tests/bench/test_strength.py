"""The measurement of how strong the bots are, at a tiny size."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bench.strength import (
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
from bench.strength_plots import dots_of, rows_of
from bench.tables import GAMES
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


def came_to(pairing: Pairing, rate: float, *, failures: int = 0, game: str = "train") -> Result:
    low, high = wilson(1000 * rate, 1000)
    return Result(
        game=game,
        pairing=pairing,
        games=1000,
        wins=1000 * rate,
        rate=rate,
        low=low,
        high=high,
        score=1.0,
        others_score=1.0,
        mean_ms=1.0,
        failures=failures,
    )


def test_a_win_short_of_all_is_not_all_of_them() -> None:
    line = strength_table([came_to(PAIRINGS[0], 0.9995)]).splitlines()[2]
    assert "| 1,000 | >\N{NO-BREAK SPACE}99.9 % | 99.5\N{EN DASH}100.0 |" in line
    line = strength_table([came_to(PAIRINGS[0], 1.0)]).splitlines()[2]
    assert "| 1,000 | 100.0 % | 99.6\N{EN DASH}100.0 |" in line


def test_a_pairing_has_one_row_in_the_plot_with_all_its_games() -> None:
    results = [came_to(wanted_in(one, game), 0.5, game=game) for one in PAIRINGS for game in GAMES]
    dots = dots_of(results)
    assert rows_of(dots) == [f"{one.bot} against three {one.others}" for one in PAIRINGS]
    for row in rows_of(dots):
        assert [dot.game for dot in dots if dot.row == row] == list(GAMES)


def test_a_target_is_missed_on_its_own_side() -> None:
    def won(pairing: Pairing, rate: float, failures: int = 0) -> bool:
        result = came_to(pairing, rate, failures=failures)
        return met(Report(mode="compiled", seed=1, results=(result,), decisions=()))

    by_random, by_greedy = PAIRINGS[1], PAIRINGS[3]
    assert (by_random.bot, by_greedy.bot) == ("easy", "easy")
    assert won(by_random, 0.9)
    assert not won(by_random, 0.2)
    assert won(by_greedy, 0.1)
    assert not won(by_greedy, 0.3)
    search = wanted_in(SEARCHING, "ghosts")
    assert won(search, 0.41)
    assert not won(search, 0.39)
    assert not won(search, 0.9, failures=1)


@pytest.mark.parametrize(("game", "wanted"), [("ghosts", "45"), ("train", "60"), ("galore", "60")])
def test_more_is_wanted_of_greedy_than_a_fair_share(game: str, wanted: str) -> None:
    assert wanted_in(PAIRINGS[0], game).wanted == f"≥ {wanted}%"
    assert wanted_in(PAIRINGS[1], game) == PAIRINGS[1]


@pytest.mark.parametrize(("game", "wanted"), [("ghosts", "40"), ("train", "30"), ("galore", "40")])
def test_what_the_search_is_to_win_depends_on_luck(game: str, wanted: str) -> None:
    assert wanted_in(SEARCHING, game).wanted == f"≥ {wanted}%"


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
