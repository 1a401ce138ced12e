"""Working out what people ask to see beside the news: each thing once, and few at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeVar

from phantomline.server.errors import Refusal

__all__ = ["Lookout"]

MOST_AT_ONCE: Final = 2
"""So many threads at most: whoever sits down or comes back must never wait for those who look."""

MOST_KEPT: Final = 256
A_MOMENT: Final = 5
"""After how many seconds it may be worth asking again."""

T = TypeVar("T")


class Lookout:
    """Does slow work off the loop and keeps what came of it, for whoever asks the same next.

    A key must name all that the answer depends on.
    """

    def __init__(self, at_once: int = MOST_AT_ONCE, waiting: int | None = None) -> None:
        self._gate = asyncio.Semaphore(at_once)
        self._most = None if waiting is None else at_once + waiting
        self._inside = 0
        self._kept: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()

    async def once(self, key: Hashable, work: Callable[[], T]) -> T:
        """Return what this work gives, which may have been done before or be under way."""
        return await self.shared(key, lambda: self.do(work))

    async def shared(self, key: Hashable, begin: Callable[[], Awaitable[T]]) -> T:
        """Return what comes of something that others do, in processes of their own.

        Those others see to it themselves that they do not do too much at once.
        """
        task: asyncio.Task[T] | None = self._kept.get(key)
        if task is None:
            task = asyncio.ensure_future(begin())
            self._kept[key] = task
            task.add_done_callback(lambda done: self._forget_failed(key, done))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        # Whoever hangs up leaves the work to the others who wait for it.
        return await asyncio.shield(task)

    async def do(self, work: Callable[[], T]) -> T:
        """Do this work when it is its turn, and keep nothing; refused where too many wait."""
        if self._most is not None and self._inside >= self._most:
            raise Refusal("too-many", seconds=A_MOMENT)
        self._inside += 1
        try:
            async with self._gate:
                return await asyncio.to_thread(work)
        finally:
            self._inside -= 1

    def _forget_failed(self, key: Hashable, task: "asyncio.Task[Any]") -> None:
        if (task.cancelled() or task.exception()) and self._kept.get(key) is task:
            del self._kept[key]
