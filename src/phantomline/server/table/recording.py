"""The record of a table, with all that is needed to check its fate."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from phantomline.core import CHANCE, Game, PhantomlineError, Record, replay, write_record
from phantomline.server.errors import Refusal
from phantomline.server.table.fate import Fate, commitment_of, seed_of
from phantomline.server.table.table import Table

__all__ = [
    "BentFate",
    "Revealed",
    "brought_in",
    "fate_in",
    "fate_of",
    "record_in",
    "record_of",
    "verify",
]


class Revealed(msgspec.Struct, frozen=True, kw_only=True):
    """What the header of a record says of fate, once the game is over.

    ``undone`` are the numbers of draws that were taken back. Draws are counted from 0.
    """

    table: str
    commitment: str
    secret: str
    nonces: Sequence[str]
    undone: Sequence[int] = ()


class BentFate(PhantomlineError):
    """A record whose fate is not what was promised: on which line (from 1), and in what way."""

    def __init__(self, code: str, line: int) -> None:
        super().__init__(code, line)
        self.code = code
        self.line = line


class _Header(msgspec.Struct, frozen=True):
    fate: Revealed | None = None


class _Box(msgspec.Struct, frozen=True):
    brought: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None


def record_in(table: Table) -> Record:
    """Return the whole game; nobody gets it before the table has ended."""
    if table.status not in ("over", "closed") or table.state is None:
        raise Refusal("not-over")
    assert table.created is not None
    game, settings = table.game, table.created.settings
    options = game.codec.options(settings.options)
    # A game that ended because people gave up is an unfinished one to its rules.
    outcome = game.outcome(table.state)
    return Record.of(game, settings.seats, options, table.steps, outcome)


def record_of(table: Table) -> str:
    """Return the whole game as the text of a record, with what is needed to check its fate.

    Of an edition that somebody brought along it also has the hash, so that it can be found again.
    """
    first, _, rest = write_record(record_in(table)).partition("\n")
    assert table.created is not None
    header: dict[str, Any] = msgspec.json.decode(first)
    header["fate"] = fate_of(table)
    if table.created.settings.edition is not None:
        header["brought"] = table.created.settings.edition
    return msgspec.json.encode(header).decode() + "\n" + rest


def fate_of(table: Table) -> Revealed:
    """Return what is revealed of a table's fate once it has ended."""
    created = table.created
    assert created is not None
    return Revealed(
        table=table.id,
        commitment=created.commitment,
        secret=table.secret.hex(),
        nonces=[seat.nonce for seat in table.seats],
        undone=table.undone,
    )


def fate_in(line: str | bytes) -> Revealed | None:
    """Return what the first line of a record reveals of its fate, if anything."""
    try:
        return msgspec.json.decode(line, type=_Header).fate
    except msgspec.DecodeError:
        return None


def brought_in(line: str | bytes) -> str | None:
    """Return the hash of the edition that a record was made with, if its first line has one."""
    try:
        return msgspec.json.decode(line, type=_Box).brought
    except msgspec.DecodeError:
        return None


def verify(game: Game[Any], record: Record, fate: Revealed) -> int:
    """Draw everything again and return how many draws there were.

    Raises `BentFate` where the secret is not the promised one or a draw is another, and
    `RecordError` where the record breaks the rules.
    """
    try:
        secret = bytes.fromhex(fate.secret)
    except ValueError:
        raise BentFate("secret", record.line) from None
    if commitment_of(secret) != fate.commitment or len(fate.nonces) != record.header.players:
        raise BentFate("secret", record.line)
    draws = Fate(seed_of(secret, fate.table, fate.nonces))
    undone = set(fate.undone)
    number = drawn = 0
    for moment in replay(game, record):
        if moment.actor != CHANCE:
            continue
        while number in undone:
            number += 1
        if draws.draw(game, moment.before, number) != moment.action:
            raise BentFate("draw", moment.line)
        number += 1
        drawn += 1
    return drawn
