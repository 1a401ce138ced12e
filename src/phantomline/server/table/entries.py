"""What a table's log is made of: one entry for everything that was asked and done.

The log is the truth. An entry says who did what and when, and what fate decided because of
it, so that folding the entries in order gives the table again, anywhere. Entries are never
changed or removed: what is taken back is an entry too.
"""

from typing import Any, Literal

import msgspec

from phantomline.server.table.settings import Settings

__all__ = [
    "Answered",
    "AnyEntry",
    "Arranged",
    "Asked",
    "Closed",
    "Created",
    "Entry",
    "Handed",
    "Hosted",
    "Moved",
    "Rematched",
    "Resigned",
    "Returned",
    "Sat",
    "Started",
    "Stood",
    "TookBack",
    "read_entry",
    "write_entry",
]


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower):
    """Anything in a log: when (milliseconds since 1970) and by which player, if any."""

    at: int
    by: str | None = None


class Created(Entry, frozen=True, kw_only=True):
    """The table was made. ``commitment`` is the hash of the secret that fate comes from."""

    settings: Settings
    rules: str
    edition: str
    commitment: str


class Arranged(Entry, frozen=True, kw_only=True):
    """Before the start, the host wants the table otherwise."""

    settings: Settings


class Sat(Entry, frozen=True, kw_only=True):
    """Somebody sat down: a player, or a bot that the host put there."""

    seat: int
    player: str | None = None
    bot: str | None = None
    nonce: str = ""


class Stood(Entry, frozen=True, kw_only=True):
    """A seat became free before the start: its player left, or the host cleared it."""

    seat: int


class Started(Entry, frozen=True, kw_only=True):
    """The game began. ``draws`` is what fate decided before the first move."""

    draws: list[Any]


class Moved(Entry, frozen=True, kw_only=True):
    """A seat acted. ``id`` is the client's name for the move; ``draws`` is what fate did next."""

    seat: int
    action: Any
    draws: list[Any] = []
    id: str = ""


class Asked(Entry, frozen=True, kw_only=True):
    """A player asks the others to let them take their last move back."""

    seat: int


class Answered(Entry, frozen=True, kw_only=True):
    """A player answers that; the last yes takes the move back, one no ends the question."""

    seat: int
    yes: bool


class TookBack(Entry, frozen=True, kw_only=True):
    """A player took their last move back, which told nobody anything."""

    seat: int


class Handed(Entry, frozen=True, kw_only=True):
    """A bot plays on for someone who left, is away or ran out of time."""

    seat: int
    bot: str
    why: Literal["left", "away", "time"]


class Returned(Entry, frozen=True, kw_only=True):
    """A player took their seat back from the bot."""

    seat: int


class Resigned(Entry, frozen=True, kw_only=True):
    """A player gave up; a bot plays on for them if the game does."""

    seat: int
    bot: str


class Hosted(Entry, frozen=True, kw_only=True):
    """The table has another host: whoever sits here."""

    seat: int


class Rematched(Entry, frozen=True, kw_only=True):
    """The same people play again, at another table."""

    table: str


class Closed(Entry, frozen=True, kw_only=True):
    """The table ended before its game did."""

    why: Literal["host", "idle"]


AnyEntry = (
    Created
    | Arranged
    | Sat
    | Stood
    | Started
    | Moved
    | Asked
    | Answered
    | TookBack
    | Handed
    | Returned
    | Resigned
    | Hosted
    | Rematched
    | Closed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read_entry(data: bytes | str) -> AnyEntry:
    """Read an entry as `write_entry` wrote it."""
    return _decoder.decode(data)


def write_entry(entry: AnyEntry) -> bytes:
    """Return an entry as it lies in the log."""
    return _encoder.encode(entry)
