"""Results of runs too long to be repeated: a file for each, which `bench strength` prints again.

    python -m bench keep NAME --arena FOLDER --commit COMMIT [--machine TEXT]

keeps a run of the search that `phantomline arena ... --out FOLDER` has played, as
`bench/results/NAME.json`; `bench ceiling --keep NAME` keeps its own. A file says what was played
and what came of it game by game, so that anyone can add it up again, or play it again.

A commit may be one of a working copy, which has another name once it has landed, or none. So there
is a digest of the sources beside it, and what is printed says whether they are those of today.
"""

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from bench.tables import GAMES, TITLES, interval, share, table
from phantomline import load
from phantomline.arena.builds import build_of
from phantomline.arena.files import write_whole
from phantomline.arena.intervals import wilson
from phantomline.arena.plan import GameResult, Plan
from phantomline.bots import Budget, make_bot
from phantomline.bots.mcts import Mcts

RESULTS: Final = Path(__file__).resolve().parent / "results"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
COUNTS: Final = ("no", "one", "two", "three", "four", "five")
NEARLY: Final = 1e-6


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One long run: who sat down, with what to think, and the wins of the one named first.

    A ``cheat`` is a search that was shown the true state; ``all_moves`` says whether it tried
    every legal move or greedy's best ones. ``planned`` games were to be played, and ``shares``
    has what each of those that were brought the first bot; of some older runs nobody kept that, nor
    how many ``failures`` there were.
    ``commit`` is what the build was called when it played, and ``build`` what it was made from
    (`arena.builds`). A run is ``superseded`` where a later one counts in its place.
    """

    kind: Literal["search", "cheat"]
    game: str
    table: tuple[str, ...]
    rounds: int | None = None
    seconds: float | None = None
    all_moves: bool = False
    seed: int
    planned: int
    games: int
    wins: float
    failures: int | None = 0
    commit: str
    build: str = ""
    superseded: bool = False
    machine: str = ""
    command: str
    shares: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        one_by_one = len(self.shares) == self.games and abs(sum(self.shares) - self.wins) <= NEARLY
        if self.shares and not one_by_one:
            raise ValueError("the games do not add up to what is said of them")
        if (self.rounds is None) == (self.seconds is None):
            raise ValueError("a search has either rounds or seconds")

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def budget(self) -> str:
        return f"{self.seconds:g} s" if self.rounds is None else f"{self.rounds:,} rounds"

    def against(self, mark: str = "") -> str:
        """Return who the others are, each name between two marks."""
        others = self.table[1:]
        names = [f"{mark}{name}{mark}" for name in others]
        return ", ".join(names) if len(set(others)) > 1 else f"{COUNTS[len(others)]} {names[0]}"


def read_kept(folder: Path = RESULTS) -> list[Kept]:
    """Return all that was kept, by game, and as their files are called."""
    found: list[Kept] = []
    for path in sorted(folder.glob("*.json")):
        try:
            found.append(msgspec.json.decode(path.read_bytes(), type=Kept))
        except msgspec.DecodeError as error:
            raise SystemExit(f"{path}: {error}") from None
    return sorted(found, key=lambda one: GAMES.index(one.game))


def write_kept(kept: Kept, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fields = msgspec.structs.asdict(kept).items()
    # A line for each field: three hundred games would otherwise be three hundred lines.
    lines = [f' "{name}": {msgspec.json.encode(value).decode()}' for name, value in fields]
    write_whole(path, ("{\n" + ",\n".join(lines) + "\n}\n").encode())


def place_for(name: str, folder: Path) -> Path:
    """Return where to keep a result of this name, or say that it cannot be."""
    path = folder / f"{name}.json"
    if NAME.fullmatch(name) is None:
        raise SystemExit(f"{name}: a name has small letters, digits and hyphens")
    if path.exists():
        raise SystemExit(f"{path} is there already: no result is replaced")
    return path


def from_arena(folder: Path, *, commit: str, machine: str) -> Kept:
    """Return the run of a search that an arena has left in this folder, as far as it got."""
    plan = msgspec.json.decode((folder / "plan.json").read_bytes(), type=Plan)
    seated, *other_tables = plan.tables
    first, *others = seated
    if other_tables or first in others:
        raise SystemExit(f"{folder}: only of one table with one such bot can be said what it won")
    if plan.options or plan.edition is not None:
        raise SystemExit(f"{folder}: played with options or an edition, which nobody else has")
    search = make_bot(first, load(plan.game))
    if not isinstance(search, Mcts):
        raise SystemExit(f"{folder}: {first} is no search, so it can be played again by itself")
    granted = search.granted(Budget(plan.budget))
    rounds, seconds = granted.iterations, granted.seconds
    spec = f"mcts:{seconds:g}s" if rounds is None else f"mcts:{rounds}"
    results = _whole_results(folder / "results.jsonl")
    shares = tuple(_share(one, one.bots.index(first)) for one in results)
    budget = "" if plan.budget is None else f" --budget {plan.budget:g}"
    return Kept(
        kind="search",
        game=plan.game,
        table=(spec, *others),
        rounds=rounds,
        seconds=None if rounds is not None else seconds,
        seed=plan.seed,
        planned=plan.games,
        games=len(shares),
        wins=sum(shares),
        failures=sum(len(one.failures) for one in results),
        commit=commit,
        build=plan.build,
        machine=machine,
        command=f"phantomline arena {plan.game} --table {','.join(seated)}"
        f" --games {plan.games} --seed {plan.seed}{budget} --limit {plan.limit:g}",
        shares=shares,
    )


def _whole_results(path: Path) -> list[GameResult]:
    decoder = msgspec.json.Decoder(GameResult)
    with path.open("rb") as lines:
        # While it is still being played the last line may be half a game.
        return [decoder.decode(line) for line in lines if line.endswith(b"\n")]


def _share(result: GameResult, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


# -- showing it -----------------------------------------------------------------------------------


def kept_table(kept: Sequence[Kept], least: Mapping[str, float]) -> str:
    """Return what long runs came to, and the ``least`` that a search is to win of greedy ones."""
    head = ["game", "bot", "against", "budget", "games", "wins", "95 %", "wanted", "build"]
    rows = [
        [
            TITLES[one.game],
            f"`{one.table[0]}`{_traits(one)}",
            one.against("`"),
            f"{one.budget} a move",
            _games(one),
            share(one.rate),
            interval(*one.bounds),
            _verdict(one, least),
            _build(one),
        ]
        for one in kept
    ]
    return table(head, rows)


def kept_commands(kept: Sequence[Kept]) -> str:
    """Return how to play all of this again, for a shell."""
    lines = [
        f"{one.command} # {', '.join(filter(None, (one.commit, one.machine)))}" for one in kept
    ]
    return "\n".join(lines)


def _games(one: Kept) -> str:
    planned = f" of {one.planned:,}" if one.games < one.planned else ""
    failed = f", {one.failures} failed" if one.failures else ""
    return f"{one.games:,}{planned}{failed}" + ("" if one.shares else ", only their sum")


def _build(one: Kept) -> str:
    traits = ["this one"] if one.build == build_of(one.table) else []
    traits += ["superseded"] if one.superseded else []
    return ", ".join([f"`{one.commit}`", *traits])


def _traits(one: Kept) -> str:
    traits = ["sees all"] if one.kind == "cheat" else []
    traits += ["tries all moves"] if one.all_moves else []
    return f" that {' and '.join(traits)}" if traits else ""


def _verdict(one: Kept, least: Mapping[str, float]) -> str:
    if one.kind == "cheat" or set(one.table[1:]) != {"greedy"}:
        return ""
    wanted = least[one.game]
    low, _ = one.bounds
    word = "shown" if low >= wanted else "met" if one.rate >= wanted else "MISSED"
    return f"≥ {wanted:.0%} {word}".replace("%", " %")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", help="what the file will be called")
    parser.add_argument("--arena", type=Path, required=True, metavar="FOLDER", help="its --out")
    parser.add_argument("--commit", required=True, help="the build that has played it")
    parser.add_argument("--machine", default="", metavar="TEXT", help="what it was played on")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FOLDER", help="keep here")
    asked = parser.parse_args()
    path = place_for(asked.name, asked.results)
    try:
        kept = from_arena(asked.arena, commit=asked.commit, machine=asked.machine)
    except (OSError, msgspec.DecodeError) as error:
        sys.exit(f"{asked.arena}: {error}")
    write_kept(kept, path)
    print(f"{path}: {kept.wins:g} of {kept.games} games, {share(kept.rate)}")


if __name__ == "__main__":
    main()
