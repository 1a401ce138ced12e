"""The writer: one thread that commits whatever has gathered while it was busy."""

import logging
from asyncio import AbstractEventLoop
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from phantomline.server.store.backend import Backend
from phantomline.server.store.errors import StoreUnavailable
from phantomline.server.store.items import Append, Item

__all__ = ["Figures", "Writer"]

MOST: Final = 1_000
"""The most items in one commit, so that nobody waits for a crowd."""

logger = logging.getLogger(__name__)


class Figures(msgspec.Struct):
    """What the writer has done so far."""

    commits: int = 0
    rows: int = 0
    works: int = 0
    failures: int = 0


class Writer:
    """Commits what it is given, in batches, and tells the loop once for each batch."""

    def __init__(self, backend: Backend, loop: AbstractEventLoop) -> None:
        self.figures: Final = Figures()
        self._backend: Final = backend
        self._loop: Final = loop
        self._queue: Final[SimpleQueue[Item | None]] = SimpleQueue()
        self.put: Final = self._queue.put
        self._thread: Final = Thread(target=self._run, name="phantomline-writer", daemon=True)
        self._thread.start()

    def finish(self) -> None:
        """Commit all that was put, then end; blocks until then."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._gather()
            if batch:
                self._commit(batch)
                self._loop.call_soon_threadsafe(_deliver, self._loop, batch)
            if last:
                return

    def _gather(self) -> tuple[list[Item], bool]:
        """Wait for something to do, and take what else is there; say whether it is the last."""
        item = self._queue.get()
        batch: list[Item] = []
        try:
            while item is not None:
                batch.append(item)
                if len(batch) == MOST:
                    break
                item = self._queue.get_nowait()
            else:
                return batch, True
        except Empty:
            pass
        return batch, False

    def _commit(self, batch: Sequence[Item]) -> None:
        figures = self.figures
        try:
            self._backend.commit(batch)
        except Exception as error:
            if not isinstance(error, StoreUnavailable):
                # The rows are refused like any others, and the thread must live on.
                logger.exception("a batch could not be written")
                error = StoreUnavailable("failed", detail=str(error))
            figures.failures += 1
            for item in batch:
                item.refuse(error)
        else:
            rows = sum(isinstance(item, Append) for item in batch)
            figures.commits += 1
            figures.rows += rows
            figures.works += len(batch) - rows


def _deliver(loop: AbstractEventLoop, batch: Sequence[Item]) -> None:
    for item in batch:
        try:
            item.deliver()
        except Exception as error:  # noqa: BLE001 (the others must still be told)
            told = {"message": "a listener of the store failed", "exception": error}
            loop.call_exception_handler(told)
