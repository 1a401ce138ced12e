"""How Ghosts Galore plays with an edition: seats, lengths, lines of the sheet, boards and tiles.

    python -m bench.balance.galore [--games 600] [--edition FILE] [--plots FOLDER] [--jobs 2]

Plays the greedy bot against itself at two to five seats. Then, at two seats, it plays against one
that sees no promise in a line of the sheet, once for every line: a line is worth pursuing if
ignoring it loses.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import correlation, mean, pstdev, quantiles

from phantomline.bots.bot import Budget
from phantomline.bots.greedy.galore import GreedyGalore
from phantomline.bots.greedy.galore_feature_names import LINES
from phantomline.bots.greedy.galore_weights import WEIGHTS
from phantomline.core import CHANCE
from phantomline.games.galore import Galore
from phantomline.games.galore.pieces import BOARD_IDS, CATEGORIES, TILE_COUNT
from phantomline.games.galore.view import GaloreView

TABLES = (2, 3, 4, 5)
USUAL = 4
"""The number of players for which lines, boards and tiles are shown."""


@dataclass(frozen=True)
class Seat:
    """One player's game."""

    board: str
    points: tuple[int, ...]
    total: int
    dead_ends: int
    won: float
    """A whole win, or a share of one."""


@dataclass(frozen=True)
class Played:
    """One game."""

    seats: tuple[Seat, ...]
    starter: int
    decisions: int
    turns: int
    taken: tuple[int, ...]
    left: tuple[int, ...]


@cache
def load(edition: Path | None) -> Galore:
    return Galore(edition)


def player(game: Galore, ignored: str | None) -> GreedyGalore:
    """A greedy bot, to which everything that promises points in a line may be worth nothing."""
    if ignored is None:
        return GreedyGalore(game)
    line = CATEGORIES.index(ignored)
    weights = [
        tuple(0.0 if LINES[at] == line else weight for at, weight in enumerate(row[: len(LINES)]))
        + row[len(LINES) :]
        for row in WEIGHTS
    ]
    return GreedyGalore(game, tuple(weights))


def play(edition: Path | None, players: int, seed: int, ignored: str | None = None) -> Played:
    """Play one game; with ``ignored``, seat 0 does not care for that line."""
    game = load(edition)
    rng = Random(f"{players} {seed}")
    seats = [player(game, ignored if seat == 0 else None) for seat in range(players)]
    budget = Budget()
    state = game.initial(players)
    decisions = turns = 0
    starter = -1
    while actors := game.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            action = game.fate(state, rng)
        else:
            view = game.view(state, actor)
            assert isinstance(view, GaloreView)
            if view.phase == "claiming":
                turns += 1
                starter = view.turn if starter < 0 else starter
            action = seats[actor].choose(view, rng, budget)
            decisions += 1
        state = game.apply(state, actor, action)
    outcome = game.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    results = [
        Seat(
            state.boards[seat],
            sheet.points,
            sheet.total,
            sheet.dead_ends,
            share if seat in outcome.winners else 0.0,
        )
        for seat, sheet in enumerate(game.sheets(state))
    ]
    taken = tuple(code >> 2 for cells in state.placed for code in cells)
    return Played(tuple(results), starter, decisions, turns, taken, state.gone)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a Markdown table."""
    names = list(head)
    lines = [names, ["---"] * len(names), *map(list, rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def seats_report(games: dict[int, list[Played]]) -> str:
    """Return who wins and how long it takes, for each number of players."""
    rows = [
        ("games", [f"{len(played):,}" for played in games.values()]),
        ("wins by seat", [_wins(played, 0) for played in games.values()]),
        ("wins by seat, the starter first", [_wins(played, 1) for played in games.values()]),
        ("shared victories", [f"{_shared(played):.1%}" for played in games.values()]),
        ("decisions in a game", [f"{_mean(p, 'decisions'):.0f}" for p in games.values()]),
        ("decisions, 5 % to 95 %", [_range(played) for played in games.values()]),
        (
            "turns to claim a tile",
            [f"{_mean(played, 'turns') / 8 / n:.2f}" for n, played in games.items()],
        ),
        ("score, mean", [f"{mean(_totals(played)):.0f}" for played in games.values()]),
        ("score, standard deviation", [f"{pstdev(_totals(p)):.1f}" for p in games.values()]),
        ("winner before the second", [f"{_margin(played):.1f}" for played in games.values()]),
        ("dead ends on a board", [f"{_dead_ends(played):.1f}" for played in games.values()]),
    ]
    head = ["", *[f"{players} players" for players in games]]
    return table(head, [[name, *cells] for name, cells in rows])


@dataclass(frozen=True)
class Line:
    """How a line of the sheet does."""

    category: str
    mean: float
    share: float
    spread: float
    scored: float
    winners: float
    others: float
    with_total: float
    cost: float
    cost_error: float
    wins: float


def line_figures(played: list[Played], ignoring: dict[str, list[Played]]) -> list[Line]:
    """Return how every line does among equals, and what ignoring it costs."""
    seats = [seat for game in played for seat in game.seats]
    totals = [float(seat.total) for seat in seats]
    lines: list[Line] = []
    for number, category in enumerate(CATEGORIES):
        points = [float(seat.points[number]) for seat in seats]
        lost = [float(two.seats[1].total - two.seats[0].total) for two in ignoring[category]]
        lines.append(
            Line(
                category,
                mean(points),
                mean(points) / mean(totals),
                pstdev(points),
                mean(one > 0 for one in points),
                mean(seat.points[number] for seat in seats if seat.won),
                mean(seat.points[number] for seat in seats if not seat.won),
                correlation(points, totals),
                mean(lost),
                pstdev(lost) / len(lost) ** 0.5,
                mean(two.seats[0].won for two in ignoring[category]),
            )
        )
    return lines


def lines_report(lines: list[Line]) -> str:
    head = [
        "line",
        "points",
        "of all",
        "spread",
        "boards with any",
        "winners",
        "others",
        "correlation with the total",
        "points lost by ignoring it",
        "wins while ignoring it",
    ]
    rows = [
        [
            line.category.replace("_", " "),
            f"{line.mean:.1f}",
            f"{line.share:.1%}",
            f"{line.spread:.1f}",
            f"{line.scored:.0%}",
            f"{line.winners:.1f}",
            f"{line.others:.1f}",
            f"{line.with_total:+.2f}",
            f"{line.cost:.1f} ± {line.cost_error:.1f}",
            f"{line.wins:.0%}",
        ]
        for line in lines
    ]
    return table(head, rows)


def boards_report(played: list[Played]) -> str:
    head = ["board", "boards", "score", "bone doors", "tooth doors", "other paths"]
    rows: list[list[str]] = []
    for side in BOARD_IDS:
        seats = [seat for game in played for seat in game.seats if seat.board == side]
        if not seats:
            continue
        doors = [f"{mean(seat.points[line] for seat in seats):.1f}" for line in (10, 11, 12)]
        score = f"{mean(seat.total for seat in seats):.1f}"
        rows.append([side, str(len(seats)), score, *doors])
    return table(head, rows)


def tile_rates(played: list[Played]) -> dict[int, float]:
    """Return how often each tile is taken, of the times that it was seen."""
    taken = Counter(tile for game in played for tile in game.taken)
    left = Counter(tile for game in played for tile in game.left)
    tiles = range(1, TILE_COUNT + 1)
    return {tile: taken[tile] / max(1, taken[tile] + left[tile]) for tile in tiles}


def _wins(played: list[Played], from_starter: int) -> str:
    seats = len(played[0].seats)
    wins = [0.0] * seats
    for game in played:
        for seat, one in enumerate(game.seats):
            wins[(seat - game.starter * from_starter) % seats] += one.won
    return " / ".join(f"{won / len(played):.1%}" for won in wins)


def _shared(played: list[Played]) -> float:
    return mean(all(seat.won < 1 for seat in game.seats) for game in played)


def _mean(played: list[Played], name: str) -> float:
    return mean(float(getattr(game, name)) for game in played)


def _range(played: list[Played]) -> str:
    cuts = quantiles([game.decisions for game in played], n=20)
    return f"{cuts[0]:.0f} to {cuts[-1]:.0f}"


def _totals(played: list[Played]) -> list[int]:
    return [seat.total for game in played for seat in game.seats]


def _margin(played: list[Played]) -> float:
    ordered = [sorted(seat.total for seat in game.seats) for game in played]
    return mean(totals[-1] - totals[-2] for totals in ordered)


def _dead_ends(played: list[Played]) -> float:
    return mean(seat.dead_ends for game in played for seat in game.seats)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how Ghosts Galore plays.")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--plots", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        games: dict[int, list[Played]] = {}
        for players in TABLES:
            one = partial(play, args.edition, players)
            games[players] = list(pool.map(one, range(args.games), chunksize=10))
        ignoring: dict[str, list[Played]] = {}
        for category in CATEGORIES:
            one = partial(play, args.edition, 2, ignored=category)
            ignoring[category] = list(pool.map(one, range(args.games), chunksize=10))
    lines = line_figures(games[USUAL], ignoring)
    rates = tile_rates(games[USUAL])
    print(seats_report(games), lines_report(lines), boards_report(games[USUAL]), sep="\n\n")
    cuts = quantiles(rates.values(), n=10)
    print(f"\ntiles taken, of the times seen: 10 % to 90 % of them {cuts[0]:.0%} to {cuts[-1]:.0%}")
    ordered = sorted(rates, key=lambda tile: rates[tile])
    for tile in [*ordered[:4], *ordered[-4:]]:
        print(f"  {rates[tile]:4.0%}  tile {tile}")
    if args.plots:
        from bench.balance.galore_plots import draw_plots

        draw_plots(lines, rates, args.plots)


if __name__ == "__main__":
    main()
