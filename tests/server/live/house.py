"""Rooms over a real database on a clock of the test's own, and people who come and go."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from phantomline.server.live.connection import Connection
from phantomline.server.live.room import Room
from phantomline.server.live.rooms import Rooms
from phantomline.server.live.thinkers import Thinkers
from phantomline.server.live.visit import Visit, viewer_for
from phantomline.server.store import Store, upgrade


class Alarm:
    """Something that happens at a time, unless it is called off."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class TestTime:
    """A clock that stands still until it is told to go on."""

    __test__ = False

    def __init__(self) -> None:
        self.time = 1_000_000
        self._alarms: list[tuple[int, int, Alarm]] = []
        self._order = count()

    def now(self) -> int:
        return self.time

    def later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(call)
        at = self.time + max(0, milliseconds)
        heapq.heappush(self._alarms, (at, next(self._order), alarm))
        return alarm

    def go(self, milliseconds: int) -> None:
        """Let time pass, and let everything happen that is due."""
        end = self.time + milliseconds
        while self._alarms and self._alarms[0][0] <= end:
            at, _, alarm = heapq.heappop(self._alarms)
            self.time = max(self.time, at)
            if alarm.call is not None:
                alarm.call()
        self.time = end


class House:
    """All rooms of one node."""

    def __init__(self, store: Store, time: TestTime) -> None:
        self.store = store
        self.time = time
        self.thinkers = Thinkers(1)
        self.rooms = Rooms(store, time, self.thinkers, pace=(0, 0))

    async def quiet(self, room: Room) -> None:
        """Wait until nothing is under way that does not wait for the clock or for people."""
        while not self.still(room):
            if self.rooms.tasks:
                await asyncio.wait(self.rooms.tasks, return_when=asyncio.FIRST_COMPLETED)
            else:
                await self.store.also(lambda _: None)  # comes after all that was saved before

    def still(self, room: Room) -> bool:
        return not (room.busy or room.attendant.thinking or self.rooms.tasks)


class Guest:
    """Somebody at a table, who hears everything and remembers what they have seen."""

    def __init__(self, room: Room, player: str | None, seat: int | None = None) -> None:
        self.room = room
        self.player = player
        self.viewer = viewer_for(room.table, player, seat)
        self.heard: list[dict[str, Any]] = []
        self.seen = 0
        self.log: list[dict[str, Any]] = []
        self.view: Any = None
        self.visit: Visit | None = None
        self._pump: asyncio.Task[int] | None = None
        self._pong = asyncio.Event()

    async def come(self, since: int | None = None) -> None:
        connection = Connection(self.viewer, self.player)
        visit = Visit(self.room, connection, lambda error: (getattr(error, "code", "?"), "", {}))
        self._pump = asyncio.ensure_future(connection.pump(self._hear))
        await visit.welcome(self.seen if since is None else since)
        self.visit = visit

    async def listen(self) -> None:
        """Hear everything that was said so far."""
        self._pong.clear()
        self.say(type="ping")
        await self._pong.wait()

    async def go(self) -> None:
        """Leave; what was not heard yet is lost."""
        assert self.visit is not None
        assert self._pump is not None
        self.visit.leave()
        self.visit.connection.close(1000)
        await self._pump
        self.visit = None

    def say(self, **message: Any) -> None:
        assert self.visit is not None
        self.visit.take(msgspec.json.encode(message))

    async def _hear(self, text: str) -> None:
        message = msgspec.json.decode(text)
        self.heard.append(message)
        if message["type"] == "hello":
            self.log += message["log"]
            self.view, self.seen = message["view"], message["seq"]
        elif message["type"] == "news":
            self.log.append(message["told"])
            self.view, self.seen = message["view"], message["told"]["seq"]
        elif message["type"] == "pong":
            self._pong.set()


@asynccontextmanager
async def house(where: Path | str, time: TestTime | None = None) -> AsyncIterator[House]:
    """A node over a new database in this folder, or over the one at this URL."""
    url = where if isinstance(where, str) else f"sqlite:///{where / 'tables.sqlite'}"
    upgrade(url)
    store = Store.open(url)
    store.start(asyncio.get_running_loop())
    made = House(store, time or TestTime())
    try:
        yield made
    finally:
        await made.rooms.close()
        made.thinkers.close()
        await store.close()
