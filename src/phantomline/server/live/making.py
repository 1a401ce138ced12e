"""Making a table: its first entries, its secret, its link and its code."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from phantomline.core import Game
from phantomline.server.errors import Refusal
from phantomline.server.live.ledger import Note
from phantomline.server.store.schema import log, tables
from phantomline.server.store.store import Store
from phantomline.server.table.arranging import checked
from phantomline.server.table.deciding import check_bot
from phantomline.server.table.entries import AnyEntry, Created, Sat, write_entry
from phantomline.server.table.fate import SECRET_BYTES, Fate, commitment_of
from phantomline.server.table.settings import Settings
from phantomline.server.table.table import Table
from phantomline.server.table.telling import summary_of

__all__ = ["Placing", "make_table", "save_table"]

LETTERS = "abcdefghjkmnpqrstvwxyz0123456789"
ID_LENGTH = 16
"""80 bits: whoever has the link was given it."""

CODE_LETTERS = "BCDFGHJKMNPQRSTVWXZ"
CODE_LENGTH = 6
"""Without vowels, so that no code is a word."""

TRIES = 20

Placing = tuple[str | None, str | None]
"""A seat's player or its bot."""


def make_table(
    game: Game[Any],
    settings: Settings,
    host: str,
    placings: Sequence[Placing],
    now: int,
    fate: Callable[[bytes], Fate],
) -> tuple[Table, list[AnyEntry]]:
    """Return a new table and the entries that made it, which are still to be saved.

    Raises `OptionError` for settings that the game does not offer.
    """
    settings = checked(game, settings)
    for _, bot in placings:
        if bot is not None:
            check_bot(bot)
    secret = secrets.token_bytes(SECRET_BYTES)
    entries: list[AnyEntry] = [
        Created(
            at=now,
            by=host,
            settings=settings,
            rules=game.facts.rules,
            edition=game.facts.edition,
            commitment=commitment_of(secret),
        )
    ]
    entries += [
        Sat(at=now, by=host, seat=seat, player=player, bot=bot)
        for seat, (player, bot) in enumerate(placings)
        if player is not None or bot is not None
    ]
    table = Table(_any(LETTERS, ID_LENGTH), game, secret, fate)
    for entry in entries:
        table.fold(entry)
    return table, entries


async def save_table(
    store: Store,
    table: Table,
    entries: Sequence[AnyEntry],
    name: Callable[[str], str],
    called: Mapping[int, str],
) -> str:
    """Save a new table with its first entries, and return the code that people join with."""
    created = table.created
    assert created is not None
    lines = [
        {"table_id": table.id, "seq": number, "entry": write_entry(entry)}
        for number, entry in enumerate(entries, start=1)
    ]
    row: dict[str, Any] = {
        "id": table.id,
        "game": created.settings.game,
        "public": created.settings.public,
        "rated": created.settings.rated,
        "secret": table.secret,
        "created": created.at,
        "rules": created.rules,
        "edition": created.edition,
    }
    for _ in range(TRIES):
        code = _any(CODE_LETTERS, CODE_LENGTH)
        note = Note(table, summary_of(table, code, name, called=called, readable=True))

        def work(db: Connection, code: str = code, note: Note = note) -> None:
            db.execute(insert(tables).values(row | note.row | {"code": code}))
            db.execute(insert(log), lines)
            note.write(db)

        try:
            await store.also(work)
        except IntegrityError:
            continue  # the code is taken
        return code
    raise Refusal("too-busy")


def _any(letters: str, length: int) -> str:
    return "".join(secrets.choice(letters) for _ in range(length))
