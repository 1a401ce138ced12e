"""What people, bots and time ask of a table."""

import msgspec

from phantomline.core import Action
from phantomline.server.table.settings import Wishes

__all__ = [
    "Answer",
    "Arrange",
    "Close",
    "Command",
    "Depart",
    "Expire",
    "Hand",
    "Move",
    "PutBot",
    "Rematch",
    "Resign",
    "Return",
    "Sit",
    "Stand",
    "Start",
    "TimeUp",
    "Undo",
]


class Command(msgspec.Struct, frozen=True):
    """Something asked of a table. Who asks is said beside it."""


class Sit(Command, frozen=True):
    """Sit down here; ``nonce`` is mixed into fate."""

    seat: int
    nonce: str = ""


class Stand(Command, frozen=True):
    """Free a seat before the start: one's own, or any as the host."""

    seat: int


class PutBot(Command, frozen=True):
    """Put a bot into a free seat, as the host."""

    seat: int
    bot: str


class Arrange(Command, frozen=True):
    """Set the table up otherwise before the start, as the host."""

    wishes: Wishes


class Start(Command, frozen=True):
    """Begin, as the host, once every seat is taken."""


class Move(Command, frozen=True):
    """Act. ``seq`` is the latest number the seat had seen, ``id`` the client's name for the move.

    ``bot`` says that a bot asks, which may only move where one plays.
    """

    seat: int
    seq: int
    action: Action
    id: str = ""
    bot: bool = False


class Undo(Command, frozen=True):
    """Take one's last move back, or ask the others to allow it."""

    seat: int


class Answer(Command, frozen=True):
    """Allow someone to take their move back, or not."""

    seat: int
    yes: bool


class Hand(Command, frozen=True):
    """Let a bot play on: for oneself, or as the host for someone who is away."""

    seat: int
    bot: str


class Return(Command, frozen=True):
    """Take one's seat back from the bot."""

    seat: int


class Resign(Command, frozen=True):
    """Give up."""

    seat: int


class Depart(Command, frozen=True):
    """See to the next of all that somebody leaves behind who is gone for good.

    ``others`` are those who are still somebody, and may be given what was theirs.
    """

    others: frozenset[str]


class TimeUp(Command, frozen=True):
    """Look whether a seat's time is up, and if so let a bot play on."""

    seat: int


class Rematch(Command, frozen=True):
    """Note at which table the same people play again."""

    table: str


class Close(Command, frozen=True):
    """End the table, as the host."""


class Expire(Command, frozen=True):
    """End a table that nobody has touched for long."""
