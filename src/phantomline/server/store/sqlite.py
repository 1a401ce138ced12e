"""SQLite: one file, one server.

The hot path is one statement for a whole batch, outside of any transaction of ours. SQLite then
begins, inserts and commits in a single call, during which the event loop runs on: Python gives
the interpreter away once for the batch, and not once for every row.
"""

import os
import sqlite3
from asyncio import AbstractEventLoop
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from phantomline.server.store.backend import Backend, Heard
from phantomline.server.store.errors import NeedsUpgrade, StoreUnavailable
from phantomline.server.store.items import LANDED, LOST, Append, Item
from phantomline.server.store.lock import FileLock
from phantomline.server.store.upgrades import revision_of
from phantomline.server.store.urls import file_of

__all__ = ["Sqlite", "sqlite_engine"]

READERS: Final = 4
BUSY_MS: Final = 5_000
CHECKPOINT_PAGES: Final = 4_096
"""16 MiB: four times as many rows fit between two checkpoints as by default."""

# The entries come as one blob, and where to cut it as JSON.
INSERT: Final = """
INSERT INTO log (table_id, seq, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
       substr(?2, json_extract(value, '$[2]'), json_extract(value, '$[3]'))
FROM json_each(?1)
"""
INSERT_ONE: Final = (
    "INSERT INTO log (table_id, seq, entry) VALUES (?, ?, ?) ON CONFLICT (table_id, seq) DO NOTHING"
)

CODES: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "no-file",
    sqlite3.SQLITE_PERM: "no-file",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_NOMEM: "disk",
    sqlite3.SQLITE_PROTOCOL: "busy",
}


class Sqlite(Backend):
    """A file, which is locked so that there is one server for it."""

    def __init__(self, url: URL) -> None:
        super().__init__(url, sqlite_engine(url), sqlite_engine(url, writing=True))
        path = file_of(url)
        assert path is not None
        self._path: Final = path
        self._lock: FileLock | None = None

    def check(self) -> None:
        """Refuse a database of another version, and one that cannot be written."""
        self._find()
        if not os.access(self._path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            # Opened all the same, SQLite would leave files beside it that are read-only too.
            raise StoreUnavailable("read-only")
        self._take()
        super().check()
        with self._explaining(), self._connected().begin() as trial:
            # Beginning alone says nothing: a transaction on a read-only file just only reads.
            _driver(self._connected()).execute("UPDATE alembic_version SET version_num = ''")
            trial.rollback()

    def look(self) -> None:
        """Raise `NeedsUpgrade` where nothing was ever kept, without making anything."""
        self._find()
        super().look()

    def upgrade(self) -> bool:
        """Make the file, or bring it up to date."""
        self._take()
        self.read(lambda connection: revision_of(connection, self.where))
        return super().upgrade()

    def commit(self, batch: Sequence[Item]) -> None:
        """Commit the batch; rows alone take the short way."""
        try:
            connection = self._connected()
            rows = [item for item in batch if isinstance(item, Append) and item.along is None]
            if len(rows) < len(batch) or not _insert_all(connection, rows):
                with connection.begin():
                    self._fill(connection, batch)
        except (DBAPIError, sqlite3.Error) as error:
            raise self._failed(error) from error

    def insert(self, connection: Connection, rows: Sequence[Append]) -> None:
        """Insert all rows at once, or one by one if a number is taken."""
        if not _insert_all(connection, rows):
            driver = _driver(connection)
            for row in rows:
                done = driver.execute(INSERT_ONE, (row.table, row.seq, row.entry))
                row.outcome = LANDED if done.rowcount else LOST

    def listen(self, loop: AbstractEventLoop, heard: Heard) -> None:
        """Hear nothing: there are no other nodes."""

    def announce(self, connection: Connection, table: str, number: int) -> None:
        """Tell nobody: a file has one server."""

    def explain(self, error: BaseException) -> StoreUnavailable | None:
        """Return what SQLite's error code says."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if not isinstance(cause, sqlite3.Error) or isinstance(cause, sqlite3.IntegrityError):
            return None
        # The lowest byte is the kind of error, the others say more about it.
        code = CODES.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
        return None if code is None else StoreUnavailable(code, **_detail(code, cause))

    def copy(self, target: Path) -> None:
        """Copy the database as it is now into an empty file."""
        with closing(sqlite3.connect(target)) as copy:

            def fill(connection: Connection) -> None:
                _driver(connection).backup(copy)

            self.read(fill)

    def close(self) -> None:
        """Close the file and let others in."""
        super().close()
        if self._lock is not None:
            self._lock.release()

    def _find(self) -> None:
        if not self._path.exists():  # SQLite would make it by looking at it
            raise NeedsUpgrade("nothing-there", where=self.where)

    def _take(self) -> None:
        """Keep other servers out."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(self._path)
        except OSError as error:
            raise StoreUnavailable("no-file", detail=error.strerror or str(error)) from None

    def _failed(self, error: DBAPIError | sqlite3.Error) -> StoreUnavailable:
        # A connection that has seen a full disk may have lost its transaction; a new one has not.
        self._disconnect()
        return self.explain(error) or StoreUnavailable("failed", detail=str(error))


def sqlite_engine(url: URL, *, writing: bool = False) -> Engine:
    """Return an engine whose connections are set up as ours must be."""
    pool: dict[str, Any] = {"poolclass": NullPool} if writing else {"pool_size": READERS}
    engine = create_engine(url, connect_args={"isolation_level": None}, **pool)

    def set_up(driver: sqlite3.Connection, _: object) -> None:
        driver.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        if writing:  # and whoever only reads changes nothing, least of all somebody else's file
            driver.execute("PRAGMA journal_mode = WAL")
        driver.execute("PRAGMA synchronous = FULL")
        driver.execute("PRAGMA foreign_keys = ON")
        driver.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begin)
    return engine


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _insert_all(connection: Connection, rows: Sequence[Append]) -> bool:
    """Insert all rows or, if one of the numbers is taken, none."""
    cuts: list[tuple[str, int, int, int]] = []
    start = 1
    for row in rows:
        size = len(row.entry)
        cuts.append((row.table, row.seq, start, size))
        start += size
    entries = b"".join([row.entry for row in rows])
    try:
        _driver(connection).execute(INSERT, (msgspec.json.encode(cuts).decode(), entries))
    except sqlite3.IntegrityError:
        return False
    for row in rows:
        row.outcome = LANDED
    return True


def _detail(code: str, error: sqlite3.Error) -> dict[str, str]:
    return {"detail": str(error)} if code in ("damaged", "no-file", "disk") else {}
