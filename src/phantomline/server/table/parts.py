"""What a table is made of: seats, turns, questions, and the changes that make it."""

from collections.abc import Sequence
from typing import Any

from phantomline.core import Action, Actor
from phantomline.server.table.entries import AnyEntry

__all__ = ["Change", "Moment", "Question", "Seat", "Turn"]

Moment = tuple[Any, Actor, Action, Any]
"""A state, who did what, and the state after it."""


class Seat:
    """Who sits here. With both a player and a bot, the bot plays on for the player."""

    __slots__ = ("bot", "nonce", "player", "resigned")

    def __init__(self) -> None:
        self.player: str | None = None
        self.bot: str | None = None
        self.nonce = ""
        self.resigned = False

    @property
    def free(self) -> bool:
        """Whether anyone may still sit down."""
        return self.player is None and self.bot is None

    @property
    def human(self) -> bool:
        """Whether a person moves here now."""
        return self.player is not None and self.bot is None


class Turn:
    """A move that is in force: its number, its seat, and how many steps came before it.

    Some also keep the state ``before`` them, from which one can play again.
    """

    __slots__ = ("before", "seat", "seq", "steps")

    def __init__(self, seq: int, seat: int, steps: int, before: Any = None) -> None:
        self.seq = seq
        self.seat = seat
        self.steps = steps
        self.before = before


class Question:
    """Whether a seat may take its move back, and which seats have said yes."""

    __slots__ = ("agreed", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.agreed: set[int] = set()


class Change:
    """An entry with its number, and what it does to the game step by step."""

    __slots__ = ("entry", "moments", "seq")

    def __init__(self, seq: int, entry: AnyEntry, moments: Sequence[Moment] = ()) -> None:
        self.seq = seq
        self.entry = entry
        self.moments = moments
