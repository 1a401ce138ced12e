"""PostgreSQL: many servers, on as many machines as needed.

A batch is one transaction: an INSERT for all rows, which waits for other nodes that want the same
numbers and then yields to them, and the news of it to those nodes. When the connection breaks
while a commit is under way, the transaction's id tells afterwards whether it went through.
"""

import secrets
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from time import monotonic, sleep
from typing import Any, Final, TypeVar, cast

import psycopg
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from phantomline.server.store.backend import Backend, Heard
from phantomline.server.store.errors import StoreUnavailable
from phantomline.server.store.items import LANDED, LOST, Append, Item
from phantomline.server.store.notices import CHANNEL, Notices, payloads

__all__ = ["Postgres"]

T = TypeVar("T")

READERS: Final = 4
PATIENCE: Final = 10.0
"""How many seconds a batch waits for a database that went away: time enough for a restart."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0

INSERT: Final = """
INSERT INTO log (table_id, seq, entry)
SELECT * FROM unnest(%b::text[], %b::int4[], %b::bytea[])
ON CONFLICT (table_id, seq) DO NOTHING
RETURNING table_id, seq
"""
TELL: Final = f"""
SELECT pg_current_xact_id()::text,
       (SELECT count(pg_notify('{CHANNEL}', payload)) FROM unnest(%s::text[]) AS payload)
"""
STATUS: Final = "SELECT pg_xact_status(%s::xid8)"
KEPT: Final = "SELECT entry FROM log WHERE table_id = %s AND seq = %s"
SET_UP: Final = """
SELECT set_config('lock_timeout', '5s', false),
       set_config('idle_in_transaction_session_timeout', '30s', false),
       set_config('synchronous_commit', coalesce(
           nullif(current_setting('synchronous_commit'), 'off'), 'on'), false)
"""
"""Nobody waits for ever for a node that hangs, and committed means on the disk."""

CONNECTING: Final = {
    "connect_timeout": "5",
    # A line that is cut without a word is noticed within some ten seconds.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

PASSING: Final = ("away", "busy")
"""What may be over after a moment."""

STATES: Final = {
    "08": "away",
    "25006": "read-only",
    "25P03": "away",  # we were silent for too long, and thrown out
    "40": "busy",  # a deadlock, or a conflict with another transaction
    "53100": "full",
    "53300": "crowded",
    "55P03": "busy",
    "57P": "away",
    "58": "disk",
    "XX001": "damaged",
    "XX002": "damaged",
}


class Postgres(Backend):
    """A database that many nodes share."""

    shared = True

    def __init__(self, url: URL, patience: float = PATIENCE) -> None:
        line = url.set(query={**CONNECTING, **url.query})
        reader = create_engine(
            line, pool_size=READERS, pool_pre_ping=True, isolation_level="REPEATABLE READ"
        )
        super().__init__(url, reader, _writing_engine(line))
        self.node: Final = secrets.token_hex(4)
        self._patience: Final = patience
        self._line: Final = line.set(drivername="postgresql").render_as_string(hide_password=False)
        self._committing: str | None = None  # the transaction whose end is not known
        self._down = True  # until it has answered for the first time
        self._notices: list[Notices] = []

    def listen(self, loop: AbstractEventLoop, heard: Heard) -> None:
        """Hear on the loop what other nodes have appended."""
        self._notices.append(Notices(self._line, self.node, loop, heard))

    def read(self, work: Callable[[Connection], T]) -> T:
        """Return what this work reads; a restart of the database only takes a little longer."""
        pauses = self._pauses()
        while True:
            try:
                found = super().read(work)
            except StoreUnavailable as problem:
                pauses.rest(problem)
            else:
                self._down = False
                return found

    def commit(self, batch: Sequence[Item]) -> None:
        """Commit the batch, on a new connection if need be."""
        self._committing = None
        pauses = self._pauses()
        while True:
            try:
                connection = self._connected()
                if not self._went_through(connection, batch):
                    self._attempt(connection, batch)
            except (DBAPIError, psycopg.Error) as error:
                self._disconnect()
                problem = self.explain(error)
                if problem is None:
                    raise
                self._down = not pauses.left
                pauses.rest(problem)
            else:
                self._down = False
                return

    def insert(self, connection: Connection, rows: Sequence[Append]) -> None:
        """Insert the rows whose numbers are free."""
        mine: dict[tuple[str, int], Append] = {}
        for row in rows:
            row.outcome = LOST
            mine.setdefault((row.table, row.seq), row)
        # In the same order on every node, so that two never wait for each other.
        keys = sorted(mine)
        columns = (
            [table for table, _ in keys],
            [seq for _, seq in keys],
            [mine[key].entry for key in keys],
        )
        with _driver(connection).cursor() as cursor:
            for key in cursor.execute(INSERT, columns).fetchall():
                mine[key].outcome = LANDED

    def explain(self, error: BaseException) -> StoreUnavailable | None:
        """Return what PostgreSQL's state says, or the lack of one when it is gone."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if not isinstance(cause, psycopg.Error):
            return None
        state = cause.sqlstate
        detail = {"detail": _first_line(cause)}
        if state is None:
            gone = isinstance(cause, psycopg.OperationalError | psycopg.InterfaceError)
            return StoreUnavailable("away", **detail) if gone else None
        for start, code in STATES.items():
            if state.startswith(start):
                return StoreUnavailable(code, **detail)
        return None

    def announce(self, connection: Connection, table: str, number: int) -> None:
        """Tell the other nodes of something beside the log, if this transaction commits."""
        with _driver(connection).cursor() as cursor:
            cursor.execute(TELL, (list(payloads(self.node, [(table, number, None)])),))

    def close(self) -> None:
        """Stop listening, and close all connections."""
        for notices in self._notices:
            notices.close()
        super().close()

    # -- one transaction -----------------------------------------------------

    def _attempt(self, connection: Connection, batch: Sequence[Item]) -> None:
        with connection.begin() as transaction:
            self._fill(connection, batch)
            news = [
                (item.table, item.seq, _text(item.entry))
                for item in batch
                if isinstance(item, Append) and item.outcome is LANDED
            ]
            with _driver(connection).cursor() as cursor:
                found = cursor.execute(TELL, (list(payloads(self.node, news)),)).fetchone()
            assert found is not None
            self._committing = found[0]
            transaction.commit()
            self._committing = None

    def _went_through(self, connection: Connection, batch: Sequence[Item]) -> bool:
        """Say whether the commit that was under way when the connection broke went through."""
        if self._committing is None:
            return False
        with _driver(connection).cursor() as cursor:
            try:
                found = cursor.execute(STATUS, (self._committing,)).fetchone()
            except psycopg.errors.InvalidParameterValue:
                found = None  # after a crash the database has not even heard of its number
            else:
                if found == ("committed",) and not _kept(cursor, batch):
                    found = None  # or has given it to somebody else
        _driver(connection).rollback()
        if found == ("in progress",):  # its server process has not noticed yet that we are gone
            raise psycopg.OperationalError("a commit is still under way")
        self._committing = None
        return found == ("committed",)

    def _pauses(self) -> "_Pauses":
        # While it is down nobody waits for it: each batch tries once.
        return _Pauses(0.0 if self._down else self._patience)


def _text(entry: bytes) -> str | None:
    """Return an entry as it may travel with the news of it."""
    try:
        text = entry.decode()
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else text  # which PostgreSQL would not take


class _Pauses:
    """Longer and longer pauses between attempts, until patience runs out."""

    def __init__(self, patience: float) -> None:
        self._end: Final = monotonic() + patience
        self._pause = FIRST_PAUSE

    @property
    def left(self) -> bool:
        return monotonic() + self._pause < self._end

    def rest(self, problem: StoreUnavailable) -> None:
        """Pause, or raise the problem if it is of no use to wait any longer."""
        if problem.code not in PASSING or not self.left:
            raise problem
        sleep(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


def _writing_engine(url: URL) -> Engine:
    engine = create_engine(url, poolclass=NullPool)

    def set_up(driver: "psycopg.Connection[Any]", _: object) -> None:
        driver.execute(SET_UP)
        driver.commit()

    event.listen(engine, "connect", set_up)
    return engine


def _driver(connection: Connection) -> "psycopg.Connection[Any]":
    driver = cast("psycopg.Connection[Any] | None", connection.connection.driver_connection)
    assert driver is not None
    return driver


def _kept(cursor: "psycopg.Cursor[Any]", batch: Sequence[Item]) -> bool:
    """Say whether a row of this batch is in the log, if it has any; then all of them are."""
    for item in batch:
        if isinstance(item, Append) and item.outcome is LANDED:
            found = cursor.execute(KEPT, (item.table, item.seq)).fetchone()
            return found is not None and bytes(found[0]) == item.entry
    return True


def _first_line(error: psycopg.Error) -> str:
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
