"""A plot of how strong the bots are; drawing it needs matplotlib."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bench.kept import Kept
from bench.tables import TITLES

if TYPE_CHECKING:
    from bench.strength import Result

LAMP, MINT, LILAC = "#ffb347", "#7fe9c6", "#b9a5ff"
INK, PAPER, NIGHT, MUTED = "#f6ecd4", "#1b2444", "#121932", "#8f94b8"
COLOURS = {"ghosts": LAMP, "train": MINT, "galore": LILAC}


class Dot(NamedTuple):
    """A share of wins with its interval, in the row of who played whom and the colour of a game."""

    row: str
    game: str
    rate: float
    low: float
    high: float


def dots_of(results: Iterable["Result"]) -> list[Dot]:
    """Return a dot for each result. A pairing has one row, though more is wanted in some games."""
    return [
        Dot(
            f"{one.pairing.bot} against three {one.pairing.others}",
            one.game,
            one.rate,
            one.low,
            one.high,
        )
        for one in results
    ]


def dots_of_kept(kept: Iterable[Kept]) -> list[Dot]:
    """Return a dot for each search that was kept, but for those that cheat or count no more."""
    return [
        Dot(f"{one.table[0]} against {one.against()}", one.game, one.rate, *one.bounds)
        for one in kept
        if one.kind == "search" and not one.superseded
    ]


def draw_plots(dots: Sequence[Dot], folder: Path) -> None:
    """Write the plot into a folder."""
    # Those who draw nothing need not have it.
    import matplotlib as mpl
    import matplotlib.pyplot as plt

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
    folder.mkdir(parents=True, exist_ok=True)
    figure, axes = plt.subplots(figsize=(9, 0.9 + 0.75 * len(rows_of(dots))), layout="constrained")
    _draw_wins(axes, dots)
    figure.savefig(folder / "strength.svg", metadata={"Date": None})
    plt.close(figure)


def rows_of(dots: Iterable[Dot]) -> list[str]:
    """Return the rows from the top, each once."""
    return list(dict.fromkeys(dot.row for dot in dots))


def _draw_wins(axes: Any, dots: Sequence[Dot]) -> None:
    """The share of wins of every row with its interval, a colour for every game."""
    rows = rows_of(dots)
    games = list(dict.fromkeys(dot.game for dot in dots))
    for number, game in enumerate(games):
        here = [dot for dot in dots if dot.game == game]
        axes.errorbar(
            [100 * dot.rate for dot in here],
            [rows.index(dot.row) + 0.22 * (number - (len(games) - 1) / 2) for dot in here],
            xerr=[
                [100 * (dot.rate - dot.low) for dot in here],
                [100 * (dot.high - dot.rate) for dot in here],
            ],
            fmt="o",
            markersize=6,
            color=COLOURS[game],
            ecolor=COLOURS[game],
            capsize=3,
            label=TITLES[game],
        )
    axes.axvline(100 / 4, color=INK, lw=1, ls="--")
    axes.text(26, -0.45, "a fair share", color=INK, va="center", fontsize=9)
    axes.set(title="Games won against three others", xlabel="%, with 95 % intervals", xlim=(0, 101))
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_yticks(range(len(rows)), rows)
    axes.invert_yaxis()
    axes.grid(axis="x", color=MUTED, alpha=0.25)
    axes.legend(frameon=False, loc="upper center")  # all of the first rows lies at the right
