"""A plot of how strong the bots are; needs matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
import matplotlib.pyplot as plt

if TYPE_CHECKING:
    from bench.strength import Result

LAMP, MINT, LILAC = "#ffb347", "#7fe9c6", "#b9a5ff"
INK, PAPER, NIGHT, MUTED = "#f6ecd4", "#1b2444", "#121932", "#8f94b8"
COLOURS = {"ghosts": LAMP, "train": MINT, "galore": LILAC}
NAMES = {"ghosts": "Ghosts", "train": "Ghost Train", "galore": "Ghosts Galore"}


def draw_plots(results: Sequence["Result"], folder: Path) -> None:
    """Write the plot into a folder."""
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
    figure = _wins(results)
    figure.savefig(folder / "strength.svg", metadata={"Date": None})
    plt.close(figure)


def _wins(results: Sequence["Result"]) -> Any:
    """The share of wins of every pairing with its interval, a colour for every game."""
    pairings = list(dict.fromkeys(one.pairing for one in results))
    games = list(dict.fromkeys(one.game for one in results))
    figure, axes = plt.subplots(figsize=(9, 0.9 + 0.75 * len(pairings)), layout="constrained")
    for number, game in enumerate(games):
        here = [one for one in results if one.game == game]
        rates = [100 * one.rate for one in here]
        errors = [
            [100 * (one.rate - one.low) for one in here],
            [100 * (one.high - one.rate) for one in here],
        ]
        places = [
            pairings.index(one.pairing) + 0.22 * (number - (len(games) - 1) / 2) for one in here
        ]
        axes.errorbar(
            rates,
            places,
            xerr=errors,
            fmt="o",
            markersize=6,
            color=COLOURS[game],
            ecolor=COLOURS[game],
            capsize=3,
            label=NAMES[game],
        )
    axes.axvline(100 / 4, color=INK, lw=1, ls="--")
    axes.text(26, -0.45, "a fair share", color=INK, va="center", fontsize=9)
    axes.set(title="Games won against three others", xlabel="%, with 95 % intervals", xlim=(0, 101))
    axes.set_ylim(-0.6, len(pairings) - 0.4)
    axes.set_yticks(
        range(len(pairings)), [f"{one.bot} against three {one.others}" for one in pairings]
    )
    axes.invert_yaxis()
    axes.grid(axis="x", color=MUTED, alpha=0.25)
    axes.legend(frameon=False, loc="lower right")
    return figure
