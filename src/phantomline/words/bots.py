"""Words about bots: what a kind is like, and what speaks for a move."""

from collections.abc import Sequence
from typing import Final

from phantomline.words.sentences import Words

__all__ = ["character", "reason", "stars", "why"]

MOST_STARS: Final = 5


def character(words: Words, spec: str) -> str:
    """Return what a bot is like in one line, by its spec; strangers are called programs."""
    message = f"bot-{spec.partition(':')[0]}-character"
    return words.say(message if words.catalogue.has(message) else "bot-program-character")


def stars(strength: int) -> str:
    """Return a strength from 1 to 5 as stars."""
    return "★" * strength + "☆" * (MOST_STARS - strength)


def reason(words: Words, game: str, code: str) -> str:
    """Return one reason for a move as a phrase that follows it: "to keep mist for worse times"."""
    return words.say(f"bot-reason-{game}-{code}")


def why(words: Words, game: str, codes: Sequence[str]) -> str:
    """Return several reasons as one phrase."""
    return words.join([reason(words, game, code) for code in codes])
