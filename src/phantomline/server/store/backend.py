"""What SQLite and PostgreSQL have in common: how a batch becomes one transaction."""

from abc import ABC, abstractmethod
from asyncio import AbstractEventLoop
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, Engine

from phantomline.server.store.errors import NeedsUpgrade, StoreUnavailable
from phantomline.server.store.items import LANDED, Append, Item, Work
from phantomline.server.store.upgrades import check_current, revision_of, run_revisions
from phantomline.server.store.urls import shown

__all__ = ["Backend", "Heard"]

T = TypeVar("T")
Heard = Callable[[list[tuple[str, int, str | None]]], None]


class Backend(ABC):
    """One database. `commit` belongs to the writer's thread, `read` to any.

    ``shared`` says that other nodes may write to it too.
    """

    shared = False

    def __init__(self, url: URL, reader: Engine, writer: Engine) -> None:
        self.where: Final = shown(url)
        self._reader: Final = reader
        self._writer: Final = writer
        self._connection: Connection | None = None

    def check(self) -> None:
        """Refuse a database of another version, and one that cannot be used."""
        self.read(lambda connection: check_current(connection, self.where))

    def look(self) -> None:
        """Raise `NeedsUpgrade` where nothing was ever kept, without making anything."""
        if self.read(lambda connection: revision_of(connection, self.where)) is None:
            raise NeedsUpgrade("nothing-there", where=self.where)

    def upgrade(self) -> bool:
        """Bring the database up to date; return whether there was anything to do."""
        with self._explaining(), self._writer.connect() as connection:
            return run_revisions(connection, self.where)

    def read(self, work: Callable[[Connection], T]) -> T:
        """Return what this work reads, from one consistent state of the database."""
        with self._explaining(), self._reader.connect() as connection:
            return work(connection)

    @abstractmethod
    def commit(self, batch: Sequence[Item]) -> None:
        """Make the batch durable and note in every item what came of it.

        Where that cannot be done it raises `StoreUnavailable`, and all of the batch is refused.
        """

    @abstractmethod
    def explain(self, error: BaseException) -> StoreUnavailable | None:
        """Return what an error says about the database, if it is not the work's own."""

    @abstractmethod
    def insert(self, connection: Connection, rows: Sequence[Append]) -> None:
        """Insert rows inside a transaction, and note for each whether it landed."""

    @abstractmethod
    def listen(self, loop: AbstractEventLoop, heard: Heard) -> None:
        """Hear on the loop what other nodes have appended, where there can be any."""

    @abstractmethod
    def announce(self, connection: Connection, table: str, number: int) -> None:
        """Tell the other nodes of something beside the log, if this transaction commits."""

    def close(self) -> None:
        """Let go of all connections."""
        self._disconnect()
        self._reader.dispose()
        self._writer.dispose()

    @contextmanager
    def _explaining(self) -> Generator[None]:
        """Turn the driver's errors about the database into our own."""
        try:
            yield
        except Exception as error:
            problem = self.explain(error)
            if problem is None:
                raise
            raise problem from error

    # -- the writer's connection ---------------------------------------------

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._writer.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Forget the connection, in whatever state it is."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _fill(self, connection: Connection, batch: Sequence[Item]) -> None:
        """Do everything in the batch, other work first; the transaction is the caller's."""
        rows: list[Append] = []
        together: list[Append] = []
        for item in batch:
            if isinstance(item, Work):
                item.error = self._guarded(connection, item.do)
            elif item.along is None:
                rows.append(item)
            else:
                together.append(item)
        if rows:
            self.insert(connection, rows)
        for row in together:
            error = self._guarded(connection, partial(self._together, row))
            if error is not None:
                row.outcome = StoreUnavailable("failed", detail=str(error))

    def _together(self, row: Append, connection: Connection) -> None:
        self.insert(connection, [row])
        if row.outcome is LANDED and row.along is not None:
            row.along(connection)

    def _guarded(
        self, connection: Connection, work: Callable[[Connection], None]
    ) -> Exception | None:
        """Do some work; if it fails nothing of it stays, and the rest of the batch goes on."""
        failure: Exception | None = None
        connection.exec_driver_sql("SAVEPOINT work")
        try:
            work(connection)
        except Exception as error:
            if self.explain(error) is not None:
                raise
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
            failure = error
        connection.exec_driver_sql("RELEASE SAVEPOINT work")
        return failure
