"""Results of long runs: kept from an arena's folder or a ceiling, and printed again."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from bench.kept import Kept, from_arena, kept_table, place_for, read_kept, write_kept
from bench.strength import SEARCH_LEAST, Report
from bench.strength_plots import dots_of_kept
from bench.tables import GAMES, interval, share
from phantomline import load
from phantomline.arena import Store, make_plan, run_arena
from phantomline.arena.builds import build_of
from phantomline.arena.intervals import wilson

ROOT = Path(__file__).resolve().parents[2]
TABLE = ("mcts:2", "greedy", "greedy", "greedy")


def bench(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def played(folder: Path, *bots: str, table: bool = True, games: int = 4) -> Path:
    game = load("ghosts")
    plan = make_plan(
        game,
        players=len(bots) if table else 2,
        options=game.codec.options({}),
        bots=bots,
        games=games,
        table=table,
        seed=5,
    )
    with Store(folder, plan, resume=False) as store:
        run_arena(plan, workers=1, store=store)
    return folder


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("arena"), *TABLE)


def kept(wins: float = 5, games: int = 10, **changed: object) -> Kept:
    shares = [1.0] * int(wins) + [0.0] * (games - int(wins))
    fields: dict[str, object] = {
        "kind": "search",
        "game": "train",
        "table": TABLE,
        "rounds": 2,
        "seed": 1,
        "planned": games,
        "games": games,
        "wins": wins,
        "commit": "abc1234",
        "command": "phantomline arena train",
        "shares": shares,
    }
    return msgspec.convert(fields | changed, Kept)


def test_all_that_is_kept_can_be_shown() -> None:
    everything = read_kept()
    assert kept_table(everything, SEARCH_LEAST).count("\n") == 1 + len(everything)


def test_a_run_of_the_arena_is_kept_and_printed_again(arena: Path, tmp_path: Path) -> None:
    results, report = tmp_path / "results", tmp_path / "report.json"
    source = ("keep", "ghosts-2", "--arena", arena, "--commit", "abc1234")
    done = bench(*source, "--machine", "two cores", "--results", results)
    assert done.returncode == 0, done.stderr
    [one] = read_kept(results)
    lines = (arena / "results.jsonl").read_text().splitlines()
    winners = [msgspec.json.decode(line) for line in lines]
    shares = [
        1 / len(game["winners"]) if game["bots"].index(TABLE[0]) in game["winners"] else 0.0
        for game in winners
    ]
    assert (one.table, one.rounds, one.seconds) == (TABLE, 2, None)
    assert (one.game, one.seed, one.planned, one.games) == ("ghosts", 5, 4, 4)
    assert one.shares == tuple(shares)
    assert one.wins == pytest.approx(sum(shares))
    assert one.build == build_of(TABLE)
    assert one.command == (
        "phantomline arena ghosts --table mcts:2,greedy,greedy,greedy --games 4 --seed 5 --limit 60"
    )

    report.write_bytes(
        msgspec.json.encode(Report(mode="compiled", seed=1, results=(), decisions=()))
    )
    shown = bench("strength", "--from", report, "--results", results)
    assert shown.returncode == 0, shown.stderr
    figures = f"{share(one.rate)} | {interval(*wilson(one.wins, 4))}"
    row = f"| Ghosts | `mcts:2` | three `greedy` | 2 rounds a move | 4 | {figures} | ≥ 40 % "
    assert row in shown.stdout
    assert "| `abc1234`, this one |" in shown.stdout
    assert f"{one.command} # abc1234, two cores\n" in shown.stdout

    again = bench(*source, "--results", results)
    assert (again.returncode, "no result is replaced" in again.stderr) == (1, True)


def test_a_run_that_is_still_under_way_counts_its_whole_games(arena: Path, tmp_path: Path) -> None:
    lines = (arena / "results.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "plan.json").write_bytes((arena / "plan.json").read_bytes())
    (tmp_path / "results.jsonl").write_bytes(b"".join(lines[:2]) + lines[2][:-9])
    one = from_arena(tmp_path, commit="abc1234", machine="")
    assert (one.games, one.planned) == (2, 4)
    assert "| 2 of 4 |" in kept_table([one], SEARCH_LEAST)


@pytest.mark.parametrize(
    ("bots", "table", "why"),
    [
        (("mcts:2", "greedy", "random"), False, "one table"),
        (("mcts:2", "mcts:2", "greedy"), True, "one such bot"),
        (("greedy", "random"), True, "no search"),
    ],
)
def test_what_says_nothing_of_a_search_is_not_kept(
    tmp_path: Path, bots: tuple[str, ...], table: bool, why: str
) -> None:
    folder = played(tmp_path, *bots, table=table, games=1)
    with pytest.raises(SystemExit, match=why):
        from_arena(folder, commit="abc1234", machine="")


def test_a_search_that_cheats_is_told_apart() -> None:
    cheat = kept(kind="cheat", all_moves=True)
    row = kept_table([cheat], SEARCH_LEAST).splitlines()[2]
    assert "| `mcts:2` that sees all and tries all moves | three `greedy` |" in row
    assert "≥" not in row, "nothing is wanted of it"
    assert dots_of_kept([cheat]) == []


def test_a_build_is_this_one_only_if_its_sources_are() -> None:
    """Whatever its commit is called: that may be one of a working copy."""
    today = build_of(TABLE)
    assert "| `abc1234`, this one |" in kept_table([kept(build=today)], SEARCH_LEAST)
    for other in ("", today[:-1], f"{today}0"):
        assert "| `abc1234` |" in kept_table([kept(build=other)], SEARCH_LEAST)


def test_a_run_that_another_has_superseded_is_told_but_not_drawn() -> None:
    old = kept(superseded=True)
    assert "| `abc1234`, superseded |" in kept_table([old], SEARCH_LEAST)
    assert [dot.rate for dot in dots_of_kept([old, kept(6)])] == [0.6]


def test_in_the_plot_no_search_is_there_twice_and_every_game_has_one() -> None:
    dots = dots_of_kept(read_kept())
    assert len({(dot.row, dot.game) for dot in dots}) == len(dots)
    assert {dot.game for dot in dots} == set(GAMES)


def test_a_run_of_which_only_the_sum_is_known_is_told_so() -> None:
    assert "| 10, only their sum |" in kept_table([kept(shares=())], SEARCH_LEAST)


def test_searches_that_were_kept_are_in_the_plot() -> None:
    [dot] = dots_of_kept([kept(5, 10)])
    assert (dot.row, dot.game, dot.rate) == ("mcts:2 against three greedy", "train", 0.5)
    assert (dot.low, dot.high) == wilson(5, 10)


@pytest.mark.parametrize(("wins", "said"), [(20, "MISSED"), (35, "met"), (45, "shown")])
def test_what_was_wanted_is_met_or_shown(wins: int, said: str) -> None:
    assert f"| ≥ 30 % {said} |" in kept_table([kept(wins, 100)], {"train": 0.3})


def test_games_that_a_bot_lost_by_failing_are_told() -> None:
    assert "| 10, 1 failed |" in kept_table([kept(failures=1)], SEARCH_LEAST)


def test_a_result_that_does_not_add_up_is_refused(tmp_path: Path) -> None:
    write_kept(kept(), tmp_path / "one.json")
    text = (tmp_path / "one.json").read_text()
    assert text.count("\n") < 25, "a line a field, so that a change of it can be read"
    (tmp_path / "one.json").write_text(text.replace('"wins": 5', '"wins": 6'))
    with pytest.raises(SystemExit, match="do not add up"):
        read_kept(tmp_path)


@pytest.mark.parametrize("name", ["../up", "A", "", "x/y"])
def test_a_name_is_a_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="a name has"):
        place_for(name, tmp_path)
