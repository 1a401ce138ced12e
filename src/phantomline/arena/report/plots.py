"""Plots as SVG: small enough to read on a phone, coloured by the page they stand in."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

import msgspec

__all__ = ["Bar", "Scale", "Series", "dot_plot", "interval_plot", "linear", "logarithmic"]

WIDTH: Final = 400
LEFT: Final = 8
RIGHT: Final = 392
ROW: Final = 36
LINE: Final = 22  # below the label of its row
AXIS: Final = 24
SHAPES: Final = 6
COLOURS: Final = 8


class Bar(msgspec.Struct, frozen=True):
    """One row: what it is called, its value, what it may be, and the words for it."""

    label: str
    value: float
    low: float
    high: float
    text: str


class Series(msgspec.Struct, frozen=True):
    """One bot's values, one for every row of a dot plot."""

    name: str
    values: tuple[float, ...]


class Scale(msgspec.Struct, frozen=True):
    """Where values lie on the axis, and which are written below it."""

    place: Callable[[float], float]
    ticks: tuple[tuple[float, str], ...]

    def x(self, value: float) -> float:
        """Return how far to the right a value is drawn."""
        share = min(max(self.place(value), 0.0), 1.0)
        return round(LEFT + share * (RIGHT - LEFT), 1)


def linear(low: float, high: float, tell: Callable[[float], str]) -> Scale:
    """Return an axis with some five round numbers from ``low`` to ``high`` or beyond."""
    step = _round_step((high - low) / 4 if high > low else 1.0)
    first, last = floor(low / step), ceil(high / step)
    last = max(last, first + 1)
    span = (last - first) * step
    ticks = tuple((number * step, tell(number * step)) for number in range(first, last + 1))
    return Scale(lambda value: (value - first * step) / span, ticks)


def logarithmic(low: float, high: float, tell: Callable[[float], str]) -> Scale:
    """Return an axis on which every step is ten times the one before."""
    first, last = floor(log10(low)), ceil(log10(high))
    last = max(last, first + 1)
    ticks = tuple((10.0**power, tell(10.0**power)) for power in range(first, last + 1))
    return Scale(lambda value: (log10(max(value, 1e-9)) - first) / (last - first), ticks)


def interval_plot(
    title: str, bars: Sequence[Bar], scale: Scale, reference: float | None = None
) -> str:
    """Return a plot with a dot and its interval for each row, and a dashed line to compare."""
    height = ROW * len(bars) + AXIS
    parts = [_opening(title, height), _grid(scale, height)]
    if reference is not None:
        x = scale.x(reference)
        parts.append(f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="{height - AXIS}"/>')
    for number, bar in enumerate(bars):
        y = ROW * number
        line = y + LINE + 4
        low, value, high = scale.x(bar.low), scale.x(bar.value), scale.x(bar.high)
        parts += [
            f'<text x="{LEFT}" y="{y + 14}">{escape(bar.label)}</text>',
            f'<text class="end" x="{RIGHT}" y="{y + 14}">{escape(bar.text)}</text>',
            f'<line class="span" x1="{low}" x2="{high}" y1="{line}" y2="{line}"/>',
            f'<circle class="dot" cx="{value}" cy="{line}" r="5"/>',
        ]
    return "".join([*parts, "</svg>"])


def dot_plot(title: str, rows: Sequence[str], series: Sequence[Series], scale: Scale) -> str:
    """Return a plot with a mark for every series in each row; marks differ in form and colour."""
    height = ROW * len(rows) + AXIS
    parts = [_opening(title, height), _grid(scale, height)]
    for number, row in enumerate(rows):
        y = ROW * number
        line = y + LINE + 4
        xs = [scale.x(one.values[number]) for one in series]
        parts.append(f'<text x="{LEFT}" y="{y + 14}">{escape(row)}</text>')
        parts.append(f'<line class="reach" x1="{min(xs)}" x2="{max(xs)}" y1="{line}" y2="{line}"/>')
        parts += [mark(place, x, line) for place, x in enumerate(xs)]
    return "".join([*parts, "</svg>"])


def mark(place: int, x: float, y: float) -> str:
    """Return the mark of a series: its colour and its form say which."""
    look = f'class="mark c{place % COLOURS}"'
    forms = (
        f'<circle {look} cx="{x}" cy="{y}" r="5"/>',
        f'<rect {look} x="{x - 4.5}" y="{y - 4.5}" width="9" height="9"/>',
        f'<path {look} d="M{x} {y - 6}l6 10h-12z"/>',
        f'<path {look} d="M{x} {y - 6}l6 6l-6 6l-6-6z"/>',
        f'<path {look} d="M{x} {y + 6}l6-10h-12z"/>',
        f'<path {look} d="M{x - 2} {y - 6}h4v4h4v4h-4v4h-4v-4h-4v-4h4z"/>',
    )
    return forms[place % SHAPES]


def _opening(title: str, height: int) -> str:
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">'


def _grid(scale: Scale, height: int) -> str:
    parts: list[str] = []
    for value, text in scale.ticks:
        x = scale.x(value)
        side = "start" if x < LEFT + 10 else "end" if x > RIGHT - 10 else "middle"
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{height - AXIS}"/>')
        look = f'class="tick" text-anchor="{side}"'
        parts.append(f'<text {look} x="{x}" y="{height - 8}">{escape(text)}</text>')
    return "".join(parts)


def _round_step(rough: float) -> float:
    size = 10.0 ** floor(log10(rough))
    return next(step * size for step in (1, 2, 5, 10) if step * size >= rough * 0.999)
