"""The questions that are asked most, as plain functions over a connection.

Those that change something are for `Store.also`; the others do for `Store.read` too.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Connection, Row, Table, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from phantomline.server.store.schema import chat, log, seats, tables

__all__ = [
    "Said",
    "TableRow",
    "add_table",
    "chat_tail",
    "entries_since",
    "forget_table",
    "idle_tables",
    "last_seq",
    "lobby",
    "put",
    "put_seats",
    "say",
    "seats_of",
    "summaries_of",
    "table_called",
    "table_of",
    "tables_of",
    "touch",
    "unfinished",
    "unfinished_with",
]

Cell = str | int | float | bool | bytes | None


class TableRow(msgspec.Struct, frozen=True):
    """What is known of a table without reading its log. Times are milliseconds since 1970."""

    id: str
    code: str | None
    game: str
    status: str
    public: bool
    rated: bool
    host: str | None
    secret: bytes
    created: int
    touched: int
    rules: str
    edition: str
    summary: dict[str, object]


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    player: str | None
    at: int
    text: str


# -- the log -----------------------------------------------------------------

_SINCE: Final = text(
    "SELECT seq, entry FROM log WHERE table_id = :table AND seq > :seq ORDER BY seq"
)
_LAST: Final = select(func.max(log.c.seq))


def entries_since(connection: Connection, table: str, seq: int = 0) -> list[tuple[int, bytes]]:
    """Return a table's entries behind this number, in order, each with its own number."""
    found = connection.execute(_SINCE, {"table": table, "seq": seq})
    return [(number, bytes(entry)) for number, entry in found]


def last_seq(connection: Connection, table: str) -> int:
    """Return the number of a table's latest entry, 0 if it has none."""
    return connection.execute(_LAST.where(log.c.table_id == table)).scalar() or 0


# -- tables ------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow) -> None:
    """Note a new table. A code that is in use raises SQLAlchemy's ``IntegrityError``."""
    connection.execute(insert(tables).values(msgspec.structs.asdict(row)))


def touch(connection: Connection, table: str, now: int, **changes: object) -> None:
    """Note that something happened at a table, and what is different now."""
    connection.execute(update(tables).where(tables.c.id == table).values(touched=now, **changes))


def forget_table(connection: Connection, table: str) -> None:
    """Remove a table with its log, chat and seats; results stay. Nothing may be under way."""
    connection.execute(delete(log).where(log.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))


def table_of(connection: Connection, table: str) -> TableRow | None:
    """Return the table with this id."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return None if row is None else _table(row)


def table_called(connection: Connection, code: str) -> TableRow | None:
    """Return the table that people join with this code."""
    row = connection.execute(select(tables).where(tables.c.code == code)).one_or_none()
    return None if row is None else _table(row)


def lobby(
    connection: Connection, status: Sequence[str], game: str | None = None, most: int = 100
) -> list[TableRow]:
    """Return public tables in one of these states, the liveliest first."""
    query = select(tables).where(tables.c.public, tables.c.status.in_(status))
    if game is not None:
        query = query.where(tables.c.game == game)
    found = connection.execute(query.order_by(tables.c.touched.desc(), tables.c.id).limit(most))
    return [_table(row) for row in found]


def tables_of(
    connection: Connection, player: str, most: int = 100, *, status: Sequence[str] = ()
) -> list[TableRow]:
    """Return the tables at which somebody has a seat, the liveliest first."""
    mine = select(seats.c.table_id).where(seats.c.player == player)
    query = select(tables).where(tables.c.id.in_(mine))
    if status:
        query = query.where(tables.c.status.in_(status))
    found = connection.execute(query.order_by(tables.c.touched.desc(), tables.c.id).limit(most))
    return [_table(row) for row in found]


def summaries_of(connection: Connection, some: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Return what is told of these tables; those that are no longer kept are not among them."""
    query = select(tables.c.id, tables.c.summary).where(tables.c.id.in_(some))
    return {row.id: row.summary for row in connection.execute(query)}


def idle_tables(
    connection: Connection, status: Sequence[str], before: int, most: int = 100
) -> list[str]:
    """Return the ids of tables that nobody has touched since then, the stalest first."""
    query = select(tables.c.id).where(tables.c.status.in_(status), tables.c.touched < before)
    return list(connection.execute(query.order_by(tables.c.touched).limit(most)).scalars())


def unfinished(connection: Connection, status: Sequence[str]) -> list[str]:
    """Return the ids of all tables in one of these states."""
    query = select(tables.c.id).where(tables.c.status.in_(status))
    return list(connection.execute(query.order_by(tables.c.touched.desc())).scalars())


def unfinished_with(connection: Connection, player: str) -> list[str]:
    """Return the ids of all tables at which somebody waits or plays, or that they host."""
    mine = select(seats.c.table_id).where(seats.c.player == player)
    query = select(tables.c.id).where(tables.c.status.in_(("open", "playing")))
    theirs = query.where(tables.c.id.in_(mine) | (tables.c.host == player))
    return list(connection.execute(theirs.order_by(tables.c.touched.desc())).scalars())


# -- seats and chat ----------------------------------------------------------


def seats_of(connection: Connection, table: str) -> dict[int, str | None]:
    """Return who sits where, ``None`` for a bot's seat."""
    query = select(seats.c.seat, seats.c.player).where(seats.c.table_id == table)
    return {row.seat: row.player for row in connection.execute(query.order_by(seats.c.seat))}


def put_seats(connection: Connection, table: str, people: Mapping[int, str | None]) -> None:
    """Note who sits where, instead of what was noted before."""
    connection.execute(delete(seats).where(seats.c.table_id == table))
    if people:
        rows = [{"table_id": table, "seat": seat, "player": who} for seat, who in people.items()]
        connection.execute(insert(seats), rows)


def say(connection: Connection, table: str, player: str | None, at: int, line: str) -> int:
    """Keep a line of chat, and return its number."""
    # Two nodes that keep a line at the same time take turns.
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    before = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == table)
    number: int = connection.execute(before).scalar_one() + 1
    row = {"table_id": table, "n": number, "player": player, "at": at, "text": line}
    connection.execute(insert(chat).values(row))
    return number


def chat_tail(connection: Connection, table: str, most: int = 100, since: int = 0) -> list[Said]:
    """Return the latest lines of chat behind this number, in order."""
    query = (
        select(chat.c.n, chat.c.player, chat.c.at, chat.c.text)
        .where(chat.c.table_id == table, chat.c.n > since)
        .order_by(chat.c.n.desc())
        .limit(most)
    )
    return [Said(*row) for row in connection.execute(query)][::-1]


# -- how it is done ----------------------------------------------------------


def put(connection: Connection, into: Table, row: Mapping[str, Cell]) -> None:
    """Insert a row, or change the one with the same primary key."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    key = [column.name for column in into.primary_key]
    rest = {name: value for name, value in row.items() if name not in key}
    statement = dialect.insert(into).values(row)
    if rest:
        statement = statement.on_conflict_do_update(index_elements=key, set_=rest)
    else:
        statement = statement.on_conflict_do_nothing(index_elements=key)
    connection.execute(statement)


def _table(row: "Row[Any]") -> TableRow:
    return TableRow(*cast("tuple[Any, ...]", row))
