"""The store: what the rest of the server reads and writes through."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection

from phantomline.server.store.backend import Backend, Heard
from phantomline.server.store.errors import StoreUnavailable, StoreUnusable
from phantomline.server.store.items import Append, Done, Work
from phantomline.server.store.sqlite import READERS, Sqlite
from phantomline.server.store.urls import read_url
from phantomline.server.store.writer import Figures, Writer

__all__ = ["Store", "backend_of", "upgrade"]

T = TypeVar("T")


class Store:
    """A database, open for one server. All methods are called on the event loop's thread."""

    def __init__(self, backend: Backend) -> None:
        self._backend: Final = backend
        self._readers: Final = ThreadPoolExecutor(READERS, "phantomline-reader")
        self._writer: Writer | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @staticmethod
    def open(url: str) -> "Store":
        """Open the database at ``sqlite:///FILE`` or ``postgresql://…``.

        Raises `NeedsUpgrade` for one that must be brought up to date first, and another
        `StoreError` for one that cannot be used.
        """
        backend = backend_of(url)
        try:
            backend.check()
        except BaseException:
            backend.close()
            raise
        return Store(backend)

    @property
    def where(self) -> str:
        """The database as people may see it: a path, or a URL without the password."""
        return self._backend.where

    @property
    def shared(self) -> bool:
        """Whether other nodes may write to the same database."""
        return self._backend.shared

    @property
    def figures(self) -> Figures:
        """What was written so far."""
        return Figures() if self._writer is None else self._writer.figures

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start the writer, which reports to this loop."""
        assert self._loop is None, "a store is started once"
        self._loop = loop
        self._writer = Writer(self._backend, loop)

    def append(
        self,
        table: str,
        seq: int,
        entry: bytes,
        done: Done,
        along: Callable[[Connection], object] | None = None,
    ) -> None:
        """Append an entry to a table's log.

        ``done`` is called on the loop: with `Landed` once the row is durable, with `Lost` if
        somebody else's row has this number, or with `StoreUnavailable`. ``along`` is a write
        that happens exactly if the row lands, in the same transaction.
        """
        if self._writer is None:
            self._running().call_soon(done, StoreUnavailable("closed"))
        else:
            self._writer.put(Append(table, seq, entry, done, along))

    def also(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """Do any other write, in the writer's thread and next commit; return its result then.

        Within one commit such work comes before the rows of the log. It may be done again if a
        commit fails, so it must do nothing but read and write through its connection.
        """
        future: asyncio.Future[T] = self._running().create_future()
        if self._writer is None:
            future.set_exception(StoreUnavailable("closed"))
        else:
            self._writer.put(Work(work, future))
        return future

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what this work reads, in a thread and from one consistent state."""
        loop = asyncio.get_running_loop()
        try:
            reading = loop.run_in_executor(self._readers, self._backend.read, work)
        except RuntimeError:
            raise StoreUnavailable("closed") from None
        return await reading

    def listen(self, heard: Heard) -> None:
        """Hear on the loop which rows other nodes have appended, as ``(table, seq, entry)``.

        The entry is ``None`` where it was too long to travel with the news.

        An empty list means that some may have been missed: at the start, and after the
        connection was lost. SQLite has no other nodes, and is silent.
        """
        self._backend.listen(self._running(), heard)

    def announce(self, connection: Connection, table: str, number: int) -> None:
        """Let the other nodes hear this pair too; called inside `also`, and told if it commits.

        Numbers of the log are above 0, so whoever listens can tell others apart: those of chat
        are below, and with 0 it is no table, but a person.
        """
        self._backend.announce(connection, table, number)

    async def close(self) -> None:
        """Commit and report all that was asked for, then close the database."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await asyncio.to_thread(writer.finish)
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._backend.close)

    def _running(self) -> asyncio.AbstractEventLoop:
        assert self._loop is not None, "the store was not started"
        return self._loop


def upgrade(url: str) -> bool:
    """Make a database, or bring it up to date; return whether there was anything to do."""
    backend = backend_of(url)
    try:
        return backend.upgrade()
    finally:
        backend.close()


def backend_of(text: str) -> Backend:
    """Return the database at this URL; nothing of it is touched yet."""
    url = read_url(text)
    if url.get_backend_name() == "sqlite":
        return Sqlite(url)
    try:
        from phantomline.server.store.postgres import Postgres
    except ImportError:
        raise StoreUnusable("no-driver") from None
    return Postgres(url)
