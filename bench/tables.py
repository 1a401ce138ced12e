"""Figures as the docs show them: Markdown tables, shares with their intervals."""

from collections.abc import Iterable
from typing import Final

from phantomline.words.numbers import bounds, per_cent

GAMES: Final = ("ghosts", "train", "galore")
TITLES: Final = {"ghosts": "Ghosts", "train": "Ghost Train", "galore": "Ghosts Galore"}


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a Markdown table."""
    names = list(head)
    lines = [names, ["---"] * len(names), *map(list, rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def share(rate: float) -> str:
    return f"{per_cent(rate)} %"


def interval(low: float, high: float) -> str:
    return "\N{EN DASH}".join(bounds(low, high))
