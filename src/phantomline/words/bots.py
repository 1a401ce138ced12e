"""Words about bots: what a kind is like, what speaks for a move, what is wrong with a program."""

from collections.abc import Mapping, Sequence
from typing import Final

from phantomline.words.numbers import digits, number
from phantomline.words.sentences import Words

__all__ = ["character", "expected", "fault", "reason", "stars", "why"]

MOST_STARS: Final = 5
WHOLE_FROM: Final = 10
"""The scores from which on points are told whole."""


def character(words: Words, spec: str) -> str:
    """Return what a bot is like in one line, by its spec; strangers are called programs."""
    message = f"bot-{spec.partition(':')[0]}-character"
    return words.say(message if words.catalogue.has(message) else "bot-program-character")


def stars(strength: int) -> str:
    """Return a strength from 1 to 5 as stars."""
    return "★" * strength + "☆" * (MOST_STARS - strength)


def expected(words: Words, game: str, win: float, score: float) -> str:
    """Return what a move leads to: the chance of winning, and the score at the end."""
    return words.say(
        "bot-hint-expected",
        win=round(100 * win),
        # A tenth says nothing of more than a hundred points, and much of three.
        score=number(words, score, 0 if score >= WHOLE_FROM else 1),
        unit=words.say(f"{game}-score"),
    )


def reason(words: Words, game: str, code: str) -> str:
    """Return one reason for a move as a phrase that follows it: "to keep mist for worse times"."""
    own = f"bot-reason-{game}-{code}"
    return words.say(own if words.catalogue.has(own) else f"bot-reason-{code}")


def why(words: Words, game: str, codes: Sequence[str]) -> str:
    """Return several reasons as one phrase."""
    return words.join([reason(words, game, code) for code in codes])


def fault(words: Words, code: str, params: Mapping[str, str | int | float]) -> str:
    """Return what is wrong with a program as a clause: "it ended with status 3"."""
    shown = {
        name: digits(words, value) if isinstance(value, float) else value
        for name, value in params.items()
    }
    return words.say(f"bot-fault-{code}", **shown)
