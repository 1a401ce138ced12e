"""How strong the bots are: who beats whom in every game, how surely, and how long they think.

    scripts/bench strength [--full] [--mcts GAMES] [--json FILE] [--plots FOLDER]

Four players, one bot against three others of one kind, duplicate deals with the seats rotated,
the same seed every time: what is counted, and not timed, comes out the same on every machine.
By itself it plays 200 games a pairing, with --full 1,000 and also the search at a second a move,
which takes hours: a process for every core, each with a core to itself. What was kept of such long
runs (`kept`) is printed below, and drawn with the rest.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.decisions import Decisions, time_greedy
from bench.kept import RESULTS, Kept, kept_commands, kept_table, read_kept
from bench.strength_plots import dots_of, dots_of_kept, draw_plots
from bench.tables import GAMES, TITLES, interval, share, table
from phantomline import _build, load
from phantomline.arena import make_plan, run_arena
from phantomline.arena.run import cores
from phantomline.cli.progress import Waiting

PLAYERS: Final = 4
FAIR: Final = 1 / PLAYERS
SEED: Final = 1

MODEST, FULL, FULL_SEARCH = 200, 1000, 100
SEARCH: Final = "mcts:1s"
TIMED: Final = 40
"""How many games of greedy players are played to time their decisions."""

GREEDY_MS: Final = 2.0
SLOWEST_MS: Final = 20.0
"""How long a greedy decision may take on average, in any phase and in the slowest."""


class Pairing(msgspec.Struct, frozen=True):
    """One bot against three of another, and the share of wins that we want of it."""

    bot: str
    others: str
    least: float = 0.0
    most: float = 1.0

    @property
    def wanted(self) -> str:
        return f"≥ {self.least:.0%}" if self.least else f"≤ {self.most:.0%}"


GREEDY_LEAST: Final = {"ghosts": 0.45, "train": 0.6, "galore": 0.6}
"""What greedy is to win against three random players; Ghosts has more luck in it."""
SEARCH_LEAST: Final = {"ghosts": 0.4, "train": 0.3, "galore": 0.4}
"""What the search is to win against three greedy ones. Even shown the true state it wins 43 % in
Ghost Train."""

# The easy bot belongs between the other two; all beyond a fair share is told by the figures.
PAIRINGS: Final = (
    Pairing("greedy", "random", least=FAIR),
    Pairing("easy", "random", least=FAIR),
    Pairing("greedy", "easy", least=FAIR),
    Pairing("easy", "greedy", most=FAIR),
)
SEARCHING: Final = Pairing(SEARCH, "greedy", least=FAIR)


def wanted_in(pairing: Pairing, game: str) -> Pairing:
    """Return the pairing with what is wanted of it in this game."""
    match pairing.bot, pairing.others:
        case "greedy", "random":
            return msgspec.structs.replace(pairing, least=GREEDY_LEAST[game])
        case bot, "greedy" if bot == SEARCH:
            return msgspec.structs.replace(pairing, least=SEARCH_LEAST[game])
        case _:
            return pairing


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What one pairing came to in one game."""

    game: str
    pairing: Pairing
    games: int
    wins: float
    rate: float
    low: float
    high: float
    score: float
    others_score: float
    mean_ms: float
    failures: int

    @property
    def met(self) -> bool:
        return self.pairing.least <= self.rate <= self.pairing.most and not self.failures


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that was measured."""

    mode: str
    seed: int
    results: tuple[Result, ...]
    decisions: tuple[Decisions, ...]


def play(name: str, pairing: Pairing, games: int, *, workers: int, seed: int = SEED) -> Result:
    """Let one pairing play so many games."""
    table = (pairing.bot, *[pairing.others] * (PLAYERS - 1))
    game = load(name)
    plan = make_plan(
        game,
        players=PLAYERS,
        options=game.codec.options({}),
        bots=table,
        games=games,
        table=True,
        seed=seed,
    )
    with Waiting(f"{pairing.bot} against three {pairing.others}", games) as waiting:
        tally = run_arena(plan, workers=workers, on_game=lambda so_far: waiting.step(so_far.games))
    one, others = tally.table().bots
    return Result(
        game=name,
        pairing=pairing,
        games=tally.games,
        wins=one.wins,
        rate=one.win_rate,
        low=one.low,
        high=one.high,
        score=known(one.mean_score),
        others_score=known(others.mean_score),
        mean_ms=known(one.mean_ms),
        failures=len(tally.failures),
    )


def known(mean: float | None) -> float:
    """Return a mean that is there, since none of these bots fails in every game."""
    assert mean is not None, "a bot failed in every game"
    return mean


def measure(
    games: int,
    searches: int,
    *,
    only: Sequence[str] = GAMES,
    workers: int | None = None,
    seed: int = SEED,
    timed: int = TIMED,
    say: Callable[[str], None] = lambda _: None,
) -> Report:
    """Play all pairings, ``games`` times each and with the search ``searches`` times."""
    count = workers or cores()
    results: list[Result] = []
    todo = [(pairing, games) for pairing in PAIRINGS] + [(SEARCHING, searches)]
    for pairing, many in todo:
        for name in only if many else ():
            say(f"{name}: {pairing.bot} against three {pairing.others}, {many:,} games ...")
            results.append(play(name, wanted_in(pairing, name), many, workers=count, seed=seed))
    decisions: list[Decisions] = []
    for name in only:
        say(f"{name}: timing greedy players, {timed} games ...")
        decisions += time_greedy(load(name), PLAYERS, timed, seed)
    return Report(mode=_build.mode(), seed=seed, results=tuple(results), decisions=tuple(decisions))


def word(met: bool) -> str:
    return "met" if met else "MISSED"


def strength_table(results: Sequence[Result]) -> str:
    """Return who beats whom, with Wilson's 95 % interval and the share that is wanted."""
    head = ["game", "bot", "against three", "games", "wins", "95 %", "scores", "wanted"]
    rows = [
        [
            TITLES[one.game],
            f"`{one.pairing.bot}`",
            f"`{one.pairing.others}`",
            f"{one.games:,}",
            share(one.rate),
            interval(one.low, one.high),
            f"{one.score:.1f} to {one.others_score:.1f}",
            f"{one.pairing.wanted} {word(one.met)}".replace("%", " %"),
        ]
        for one in results
    ]
    return table(head, rows)


def decisions_table(decisions: Sequence[Decisions]) -> str:
    """Return how long greedy players think, phase by phase."""
    head = ["game", "decision", "asked", "ms, mean", "ms, 99 % within", "wanted"]
    rows: list[list[str]] = []
    for one in decisions:
        most = SLOWEST_MS if one.slowest else GREEDY_MS
        rows.append(
            [
                TITLES[one.game],
                one.phase,
                f"{one.count:,}",
                milliseconds(one.mean_ms),
                milliseconds(one.p99_ms),
                f"≤ {most:g} ms {word(one.mean_ms <= most)}",
            ]
        )
    return table(head, rows)


def milliseconds(value: float) -> str:
    return f"{value:.3f}" if value < 0.1 else f"{value:.2f}" if value < 10 else f"{value:,.0f}"


def met(report: Report) -> bool:
    """Say whether everything is as it is wanted; times count only where the rules are compiled."""
    quick = report.mode != "compiled" or all(
        one.mean_ms <= (SLOWEST_MS if one.slowest else GREEDY_MS) for one in report.decisions
    )
    return quick and all(one.met for one in report.results)


BUILDS: Final = """\
A build is called as it was when it played, often in a working copy whose commits landed under other
names. What is not said to be this one may come out otherwise when it is played again."""


def tell_kept(kept: Sequence[Kept]) -> None:
    """Print what long runs came to, and how to play them again."""
    for kind, told in (
        ("search", "Kept of long runs (where the interval lies above what is wanted, it is shown)"),
        ("cheat", "Kept of searches that were shown the true state"),
    ):
        of_kind = [one for one in kept if one.kind == kind]
        if of_kind:
            print(f"\n{told}:\n\n{kept_table(of_kind, SEARCH_LEAST)}\n")
            print(f"{BUILDS}\n")
            print(f"```sh\n{kept_commands(of_kind)}\n```")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--full", action="store_true", help="play as often as the docs tell of")
    parser.add_argument("--games", type=int, help=f"games a pairing ({MODEST}, or {FULL} in full)")
    parser.add_argument("--mcts", type=int, metavar="GAMES", help="games of the search, each game")
    parser.add_argument("--only", action="append", choices=GAMES, help="leave out other games")
    parser.add_argument("--workers", type=int, help="processes, else one for every core")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="draw them there, as SVG")
    parser.add_argument("--from", type=Path, dest="source", help="show figures of --json again")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where long runs are kept")
    asked = parser.parse_args()
    kept = read_kept(asked.results)
    if asked.source is not None:
        report = msgspec.json.decode(asked.source.read_bytes(), type=Report)
    else:
        usual = (FULL, FULL_SEARCH) if asked.full else (MODEST, 0)
        report = measure(
            usual[0] if asked.games is None else asked.games,
            usual[1] if asked.mcts is None else asked.mcts,
            only=asked.only or GAMES,
            workers=asked.workers,
            seed=asked.seed,
            say=lambda text: print(text, file=sys.stderr, flush=True),
        )
    print(f"\nrules {report.mode}, {PLAYERS} players, seed {report.seed}, fair share {FAIR:.0%}\n")
    print(strength_table(report.results))
    print(f"\n{decisions_table(report.decisions)}")
    if not any(one.pairing.bot == SEARCH for one in report.results):
        print(
            f"\nThe search was left out: --mcts 100 plays {SEARCH} against three greedy, for hours."
        )
    tell_kept(kept)
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    if asked.plots is not None:
        draw_plots([*dots_of(report.results), *dots_of_kept(kept)], asked.plots)
    if not met(report):
        sys.exit("a target was missed")


if __name__ == "__main__":
    main()
