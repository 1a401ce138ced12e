"""Stores under test: open for a while, and awaited instead of called back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from threading import Event

from sqlalchemy import Connection, text

from phantomline.server.store import Store
from phantomline.server.store.items import Outcome
from phantomline.server.store.queries import TableRow

SECONDS = 60.0


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open a store, and close it at the end."""
    store = Store.open(url)
    store.start(asyncio.get_running_loop())
    try:
        yield store
    finally:
        await store.close()


def append(
    store: Store,
    table: str,
    seq: int,
    entry: bytes = b"{}",
    along: Callable[[Connection], object] | None = None,
) -> "asyncio.Future[Outcome]":
    """Append a row at once; what came of it can be awaited."""
    future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    store.append(table, seq, entry, future.set_result, along)
    return future


@asynccontextmanager
async def held_up(store: Store) -> AsyncIterator[None]:
    """Keep the writer busy, so that all that is asked for meanwhile is one batch."""
    loop = asyncio.get_running_loop()
    begun, go_on = asyncio.Event(), Event()

    def wait(_: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        assert go_on.wait(SECONDS)

    waiting = asyncio.ensure_future(store.also(wait))
    await begun.wait()
    try:
        yield
    finally:
        go_on.set()
    await waiting


def rows(connection: Connection) -> dict[tuple[str, int], bytes]:
    """Return the whole log."""
    found = connection.execute(text("SELECT table_id, seq, entry FROM log"))
    return {(table, seq): bytes(entry) for table, seq, entry in found}


def some_table(id: str, **changes: object) -> TableRow:
    """Return a table as it might have been made."""
    row: dict[str, object] = {
        "id": id,
        "code": None,
        "game": "ghosts",
        "status": "open",
        "public": True,
        "rated": False,
        "host": "ana",
        "secret": b"s" * 32,
        "created": 1,
        "touched": 1,
        "rules": "1",
        "edition": "",
        "summary": {"seats": 4},
    }
    # A test may leave out or change any column, which no type can say.
    return TableRow(**{**row, **changes})  # type: ignore[arg-type]
