"""Plots of how Ghosts Galore plays; needs matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import matplotlib as mpl
import matplotlib.pyplot as plt

LAMP, MINT = "#ffb347", "#7fe9c6"
INK, PAPER, NIGHT, MUTED = "#f6ecd4", "#1b2444", "#121932", "#8f94b8"


class Counted(Protocol):
    """What a plot needs of a line's figures."""

    @property
    def category(self) -> str: ...
    @property
    def winners(self) -> float: ...
    @property
    def others(self) -> float: ...
    @property
    def cost(self) -> float: ...
    @property
    def cost_error(self) -> float: ...


def draw_plots(lines: Sequence[Counted], rates: dict[int, float], folder: Path) -> None:
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
    _save(_lines(lines), folder / "galore-lines.svg")
    _save(_tiles(rates), folder / "galore-tiles.svg")


def _save(figure: Any, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def _lines(lines: Sequence[Counted]) -> Any:
    """What each line brings, and what ignoring it costs."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 4.2), sharey=True, layout="constrained")
    places = range(len(lines))
    names = [line.category.replace("_", " ") for line in lines]
    left.barh([at - 0.2 for at in places], [line.winners for line in lines], 0.38, color=LAMP)
    left.barh([at + 0.2 for at in places], [line.others for line in lines], 0.38, color=MUTED)
    left.set(title="Points of winners and of others", xlabel="points, four players")
    left.legend(["winners", "others"], frameon=False, loc="lower right")
    left.set_yticks(places, names)
    left.invert_yaxis()
    right.barh(places, [line.cost for line in lines], 0.6, color=MINT)
    errors = [1.96 * line.cost_error for line in lines]
    right.errorbar([line.cost for line in lines], places, xerr=errors, fmt="none", ecolor=INK)
    right.axvline(0, color=INK, lw=1)
    right.set(title="Lost by ignoring the line", xlabel="points behind, two players")
    return figure


def _tiles(rates: dict[int, float]) -> Any:
    """How often every tile is taken."""
    figure, axes = plt.subplots(figsize=(9, 2.6), layout="constrained")
    ordered = sorted(rates.values())
    axes.bar(range(1, len(ordered) + 1), [100 * rate for rate in ordered], 0.8, color=LAMP)
    axes.set(title="Tiles, from the least to the most wanted", ylabel="taken, % of times seen")
    axes.set(xlim=(0, len(ordered) + 1), ylim=(0, 100), xticks=[])
    return figure
