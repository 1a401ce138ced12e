"""Numbers and shares of wins as a language writes them."""

from typing import Final

from phantomline.words.sentences import Words

__all__ = ["NOTHING", "bounds", "digits", "number", "per_cent", "percent", "span"]

WHOLE_FROM: Final = 1000
"""The numbers from which on three digits would not show all that are before the point."""
NOTHING: Final = "\N{EN DASH}"
"""Stands where there is no number to tell."""


def number(words: Words, value: float, places: int) -> str:
    """Return a number with so many places behind the point."""
    return _local(words, f"{value:.{places}f}")


def digits(words: Words, value: float) -> str:
    """Return a number with three digits that count, or with all that are before the point."""
    return _local(words, f"{value:.0f}" if value >= WHOLE_FROM else f"{value:.3g}")


def percent(words: Words, share: float) -> str:
    """Return a share in percent, to a tenth; only all of it is 100 %, and only nothing 0 %."""
    return words.say("percent", value=_local(words, per_cent(share)))


def span(words: Words, low: float, high: float) -> str:
    """Return an interval of shares in percent."""
    least, most = bounds(low, high)
    return words.say("percent", value=_local(words, f"{least}\N{EN DASH}{most}"))


def per_cent(share: float) -> str:
    """Return how many hundredths a share is, in English and without the sign."""
    rounded = f"{100 * share:.1f}"
    if rounded == "100.0" and share < 1:
        return ">\N{NO-BREAK SPACE}99.9"
    if rounded == "0.0" and share > 0:
        return "<\N{NO-BREAK SPACE}0.1"
    return rounded


def bounds(low: float, high: float) -> tuple[str, str]:
    """Return both ends of an interval of shares, likewise.

    Where rounding would have it end in all or nothing it is rounded outwards: it may reach
    that far, but what surely is not all has no interval of 100 to 100.
    """
    least, most = f"{100 * low:.1f}", f"{100 * high:.1f}"
    if least == "100.0" and low < 1:
        least = "99.9"
    if most == "0.0" and high > 0:
        most = "0.1"
    return least, most


def _local(words: Words, text: str) -> str:
    return text.replace(".", ",") if words.language == "es" else text
