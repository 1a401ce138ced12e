"""What the database holds, against what people were told."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from phantomline.games import load
from phantomline.server.store.queries import TableRow, entries_since, table_of
from phantomline.server.store.store import backend_of
from phantomline.server.table.entries import AnyEntry, Created, Moved, read_entry
from phantomline.server.table.table import Table
from phantomline.server.table.telling import narrate
from tests.faults.players import Player


def kept(url: str, table: str) -> tuple[TableRow, list[tuple[int, AnyEntry]]]:
    """Return a table and its log as they are in the database."""

    def read(db: Connection) -> tuple[TableRow | None, list[tuple[int, bytes]]]:
        return table_of(db, table), entries_since(db, table)

    backend = backend_of(url)
    try:
        row, log = backend.read(read)
    finally:
        backend.close()
    assert row is not None
    return row, [(seq, read_entry(entry)) for seq, entry in log]


def check_against_log(url: str, players: Sequence[Player]) -> None:
    """Check that nothing acknowledged is missing, nothing happened twice, and all heard it so."""
    row, log = kept(url, players[0].table)
    assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
    made: dict[tuple[int, str], int] = {}
    for seq, entry in log:
        if isinstance(entry, Moved) and entry.id:
            assert (entry.seat, entry.id) not in made, "made twice"
            made[entry.seat, entry.id] = seq
    for player in players:
        mine = {name: seq for (seat, name), seq in made.items() if seat == player.seat}
        assert player.acknowledged.items() <= mine.items(), "acknowledged and lost"
        assert not player.refused & mine.keys(), "refused and made"
        told = _told(row, [entry for _, entry in log], player.seat)
        assert player.log == told[: len(player.log)], "heard something else"


def _told(row: TableRow, entries: Sequence[AnyEntry], seat: int) -> list[dict[str, Any]]:
    """Return the whole log as the player in this seat is told it."""
    created = entries[0]
    assert isinstance(created, Created)
    table = Table(row.id, load(created.settings.game), row.secret)
    told = narrate(table, entries, seat, 0, len(entries))
    again: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(told))
    return again
