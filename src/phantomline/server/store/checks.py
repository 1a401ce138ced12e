"""Looking after a database: whether it is sound, and a copy of it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, text

from phantomline.server.store.backend import Backend
from phantomline.server.store.errors import StoreUnusable
from phantomline.server.store.schema import FIRST
from phantomline.server.store.sqlite import Sqlite

__all__ = ["Finding", "Findings", "back_up", "check_database"]

MOST: Final = 100
"""How many findings of a kind are listed; the first are enough to know."""
AT_ONCE: Final = 5_000

GAPS: Final = text(
    "SELECT table_id, count(*), min(seq), max(seq) FROM log GROUP BY table_id"
    f" HAVING min(seq) <> {FIRST} OR max(seq) - min(seq) + 1 <> count(*)"
    f" ORDER BY table_id LIMIT {MOST}"
)
ORPHANS: Final = text(
    "SELECT DISTINCT table_id FROM log WHERE NOT EXISTS"
    f" (SELECT 1 FROM tables WHERE tables.id = log.table_id) ORDER BY table_id LIMIT {MOST}"
)
EMPTY: Final = text(
    "SELECT id FROM tables WHERE NOT EXISTS"
    f" (SELECT 1 FROM log WHERE log.table_id = tables.id) ORDER BY id LIMIT {MOST}"
)
ENTRIES: Final = text("SELECT table_id, seq, entry FROM log")


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong: what, at which table and entry, and how it shows.

    ``damaged``    the database itself is
    ``gap``        a log has gaps
    ``orphan``     a log belongs to no table
    ``empty``      a table has no log
    ``unreadable`` an entry cannot be read
    """

    code: str
    table: str = ""
    seq: int = 0
    detail: str = ""


class Findings(msgspec.Struct, frozen=True):
    """How much was looked at, and all that is wrong."""

    tables: int
    entries: int
    wrong: list[Finding]


def check_database(backend: Backend, read_entry: Callable[[bytes], object]) -> Findings:
    """Look at everything, from one consistent state; a server may go on meanwhile.

    ``read_entry`` raises a ``ValueError`` for what is no entry.
    """
    backend.look()

    def check(connection: Connection) -> Findings:
        wrong: list[Finding] = []
        if isinstance(backend, Sqlite):
            wrong += _damage(connection)
        if wrong:  # then nothing else that it says can be trusted
            return Findings(0, 0, wrong)
        for table, count, first, last in connection.execute(GAPS):
            wrong.append(Finding("gap", table, first, f"{first}-{last}: {count}"))
        wrong += [Finding("orphan", table) for table in connection.execute(ORPHANS).scalars()]
        wrong += [Finding("empty", table) for table in connection.execute(EMPTY).scalars()]
        entries, unreadable = _read_all(connection, read_entry)
        tables = connection.execute(text("SELECT count(*) FROM tables")).scalar_one()
        return Findings(tables, entries, wrong + unreadable)

    return backend.read(check)


def back_up(backend: Backend, target: Path, *, force: bool = False) -> int:
    """Copy an SQLite database as it is at one moment, and return the size of the copy.

    A server may go on meanwhile. There is a file of this name once the copy is whole, and not
    before. `FileExistsError` says that there already is one, unless by ``force``; any other
    `OSError` that it cannot be written. PostgreSQL has tools of its own: ``use-pg-dump``.
    """
    if not isinstance(backend, Sqlite):
        raise StoreUnusable("use-pg-dump", where=backend.where)
    backend.look()
    if target.exists() and not force:
        raise FileExistsError(str(target))
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    part.open("xb").close()
    try:
        backend.copy(part)
        with part.open("rb+") as copy:
            os.fsync(copy.fileno())
            size = copy.seek(0, os.SEEK_END)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return size


def _damage(connection: Connection) -> list[Finding]:
    found = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    wrong = [str(line) for line in found if line != "ok"]
    for table, row, other, _ in connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        wrong.append(f"row {row} of {table} belongs to no row of {other}")
    return [Finding("damaged", detail=detail) for detail in wrong[:MOST]]


def _read_all(
    connection: Connection, read_entry: Callable[[bytes], object]
) -> tuple[int, list[Finding]]:
    count = 0
    wrong: list[Finding] = []
    for table, seq, entry in connection.execute(ENTRIES, execution_options={"yield_per": AT_ONCE}):
        count += 1
        try:
            read_entry(bytes(entry))
        except (ValueError, TypeError) as error:  # SQLite may hold text where bytes belong
            if len(wrong) < MOST:
                wrong.append(Finding("unreadable", table, seq, str(error)))
    return count, wrong
