"""What a room needs from the house it is in, and how it is asked."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from phantomline.core import PhantomlineError
from phantomline.server.live.backlog import Backlog
from phantomline.server.live.connection import Connection
from phantomline.server.live.thinkers import Thinkers
from phantomline.server.live.timekeeper import Timekeeper
from phantomline.server.store.store import Store
from phantomline.server.table.commands import Command
from phantomline.server.table.deciding import Again
from phantomline.server.table.parts import Change

if TYPE_CHECKING:
    from phantomline.server.live.room import Room

__all__ = ["Answer", "Asking", "Reply", "RoomCare"]

logger = logging.getLogger(__name__)

Answer = int | Again | PhantomlineError
"""The number of the entry that a command made; that it was made before; or why it was not."""

Reply = Callable[[Answer], None]


class Asking:
    """A command on its way: who asks, and how they hear the answer."""

    __slots__ = ("command", "origin", "player", "reply", "request", "tries")

    def __init__(
        self,
        command: Command,
        player: str | None,
        reply: Reply,
        origin: Connection | None = None,
        request: str = "",
    ) -> None:
        self.command = command
        self.player = player
        self.reply = reply
        self.origin = origin
        self.request = request
        self.tries = 0


class RoomCare:
    """What a room needs from the house it is in."""

    def __init__(
        self,
        store: Store,
        time: Timekeeper,
        thinkers: Thinkers,
        *,
        pace: tuple[int, int],
        changed: "Callable[[Room, Change], None]",
        name: Callable[[str], str],
        meet: Callable[[Sequence[str | None]], Awaitable[None]],
    ) -> None:
        self.store = store
        self.time = time
        self.thinkers = thinkers
        self.pace = pace
        self.changed = changed
        self.name = name
        self.meet = meet
        """Learns the names of players who sat down elsewhere."""
        self.backlog = Backlog(thinkers.workers)
        self.luck = Random()
        """For when and how bots move; fate has its own."""
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("something beside the rooms failed", exc_info=error)
