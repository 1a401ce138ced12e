"""News between nodes: which rows the others have appended, by PostgreSQL's LISTEN and NOTIFY."""

import selectors
import socket
from asyncio import AbstractEventLoop
from collections.abc import Iterable, Iterator
from threading import Thread
from typing import Final

import msgspec
import psycopg

from phantomline.server.store.backend import Heard

__all__ = ["CHANNEL", "Notices", "payloads"]

CHANNEL: Final = "phantomline"
MOST_BYTES: Final = 7_900
"""PostgreSQL takes payloads under 8000 bytes."""

FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0

Row = tuple[str, int, str | None]
"""A table, a number, and the entry itself if it is short: who hears it need not read it."""

LONGEST_ENTRY: Final = 2_000


class News(msgspec.Struct, array_like=True):
    """What one notification says: which node has appended what."""

    node: str
    rows: list[Row]


_news = msgspec.json.Decoder(News)


def payloads(node: str, rows: Iterable[Row]) -> Iterator[str]:
    """Yield as few payloads as these rows fit into."""
    head = msgspec.json.encode(node)
    batch: list[bytes] = []
    size = len(head) + 4
    for row in rows:
        told = msgspec.json.encode(row)
        if len(told) > LONGEST_ENTRY:
            told = msgspec.json.encode((row[0], row[1], None))
        if size + len(told) + 1 > MOST_BYTES and batch:
            yield _payload(head, batch)
            batch, size = [], len(head) + 4
        batch.append(told)
        size += len(told) + 1
    if batch:
        yield _payload(head, batch)


def _payload(head: bytes, rows: list[bytes]) -> str:
    return (b"[" + head + b",[" + b",".join(rows) + b"]]").decode()


class Notices:
    """Listens in a thread of its own, on a connection that is made again when it breaks.

    ``heard`` is called on the loop with what other nodes than ``node`` have appended, and with
    nothing whenever some of it may have been missed: news is not kept for those who are away.
    """

    def __init__(self, url: str, node: str, loop: AbstractEventLoop, heard: Heard) -> None:
        self._url: Final = url
        self._node: Final = node
        self._loop: Final = loop
        self._heard: Final = heard
        self._stopping, self._stop = socket.socketpair()
        self._thread: Final = Thread(target=self._run, name="phantomline-notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening; blocks until the connection is closed."""
        self._stop.close()
        self._thread.join()
        self._stopping.close()

    def _run(self) -> None:
        pause = FIRST_PAUSE
        with selectors.DefaultSelector() as selector:
            selector.register(self._stopping, selectors.EVENT_READ)
            while True:
                try:
                    with psycopg.connect(self._url, autocommit=True) as connection:
                        connection.execute(f"LISTEN {CHANNEL}")
                        pause = FIRST_PAUSE
                        self._tell([])
                        if self._follow(connection, selector):
                            return
                except psycopg.Error:
                    if selector.select(pause):
                        return
                    pause = min(2 * pause, LONGEST_PAUSE)

    def _follow(
        self, connection: "psycopg.Connection[object]", selector: selectors.BaseSelector
    ) -> bool:
        """Pass on what is heard, until told to stop; a lost connection is an error."""
        line = connection.fileno()
        selector.register(line, selectors.EVENT_READ)
        try:
            while True:
                ready = selector.select()
                if any(key.fileobj is self._stopping for key, _ in ready):
                    return True
                heard = [notice.payload for notice in connection.notifies(timeout=0)]
                news = [row for payload in heard for row in self._read(payload)]
                if news:
                    self._tell(news)
        finally:
            selector.unregister(line)

    def _read(self, payload: str) -> list[Row]:
        try:
            news = _news.decode(payload)
        except msgspec.DecodeError:  # somebody else uses the channel
            return []
        return [] if news.node == self._node else news.rows

    def _tell(self, rows: list[Row]) -> None:
        self._loop.call_soon_threadsafe(self._heard, rows)
