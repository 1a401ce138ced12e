"""Plots of how the town of Ghost Train plays; needs matplotlib."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import matplotlib as mpl
import matplotlib.pyplot as plt

from bench.balance.train_map import COLOURS
from phantomline.games.train.floats import PALETTE
from phantomline.games.train.town import Town

SEATS = ("#ff8b3d", "#6c9ff6", "#7fe9c6", "#b79cf0")
INK, PAPER, NIGHT, MUTED = "#f6ecd4", "#1b2444", "#121932", "#8f94b8"


class Counted(Protocol):
    """What a plot needs of a tally."""

    players: int
    games: int
    wins: list[float]
    turns: list[int]


def draw_plots(
    town: Town,
    tallies: Sequence[Counted],
    routes: dict[str, float],
    tickets: dict[str, float],
    folder: Path,
) -> None:
    """Write the plots into a folder."""
    mpl.rcParams.update(
        {
            "svg.hashsalt": "phantomline",  # the same figures give the same file
            "svg.fonttype": "none",
            "font.family": "sans-serif",
            "font.size": 10,
            "text.color": INK,
            "axes.labelcolor": INK,
            "axes.edgecolor": MUTED,
            "axes.facecolor": PAPER,
            "figure.facecolor": NIGHT,
            "savefig.facecolor": NIGHT,
            "xtick.color": INK,
            "ytick.color": INK,
        }
    )
    _save(_games(tallies), folder / "train-games.svg")
    _save(_use(town, routes, tickets), folder / "train-use.svg")


def _save(figure: Any, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def _games(tallies: Sequence[Counted]) -> Any:
    """How long games are, and which seat wins them."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    for tally, colour in zip(tallies, SEATS, strict=False):
        lengths = Counter(-(-turns // tally.players) for turns in tally.turns)
        span = range(min(lengths), max(lengths) + 1)
        shares = [100 * lengths[length] / tally.games for length in span]
        left.plot(span, shares, color=colour, marker="o", ms=4, label=f"{tally.players} players")
    left.axvspan(12, 25, color=INK, alpha=0.08, lw=0)
    left.set(xlabel="turns of the starter", ylabel="% of games", title="Length of a game")
    left.set(xlim=(10, 30), xticks=range(10, 31, 5))
    left.legend(frameon=False, loc="upper left")
    for place, tally in enumerate(tallies):
        for seat, wins in enumerate(tally.wins):
            at = place + (seat - (tally.players - 1) / 2) * 0.2
            right.bar(at, 100 * wins / tally.games, width=0.18, color=SEATS[seat])
        even = 100 / tally.players
        right.hlines(even, place - 0.45, place + 0.45, color=INK, lw=1, ls="--")
    right.set(title="Wins by seat, the starter first", ylabel="% of games")
    right.set_xticks(range(len(tallies)), [f"{tally.players} players" for tally in tallies])
    return figure


def _use(town: Town, routes: dict[str, float], tickets: dict[str, float]) -> Any:
    """How often each route is claimed and each ticket completed."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 8.2), layout="constrained")
    ordered = sorted(routes, key=lambda name: routes[name])
    colours = [COLOURS[PALETTE[town.colours[town.route_index[name]]]] for name in ordered]
    shares = [100 * routes[name] for name in ordered]
    left.barh(ordered, shares, color=colours, edgecolor=INK, lw=0.6)
    left.set(title="Routes: claimed, % of games")
    ordered = sorted(tickets, key=lambda name: tickets[name])
    right.barh(ordered, [100 * tickets[name] for name in ordered], color=SEATS[0])
    right.set(title="Tickets: completed, % of those drawn")
    for axes in (left, right):
        axes.set_xlim(0, 100)
        axes.margins(y=0.01)
        axes.tick_params(axis="y", labelsize=7.5)
    return figure
