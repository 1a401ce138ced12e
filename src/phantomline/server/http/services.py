"""What every route works with, made when the application starts."""

import time
from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency

from phantomline.server.errors import Refusal
from phantomline.server.http.config import Config
from phantomline.server.http.limits import Throttle
from phantomline.server.http.metrics import Metrics
from phantomline.server.http.problems import language_asked, words_in
from phantomline.server.live.looking import Lookout
from phantomline.server.live.rooms import Rooms
from phantomline.server.people.guests import SEEN_EVERY, Guest, guest_with_key, was_seen
from phantomline.server.replays.analysts import Analysts
from phantomline.server.store.store import Store
from phantomline.words import Words

__all__ = ["COOKIE", "AnyRequest", "Here", "Services", "address_of", "now_ms", "words_of"]

COOKIE: Final = "phantomline"

MOST_LOOKING: Final = 500
"""How many may wait for a look at a table: each takes milliseconds, and nobody waits for long."""

AnyRequest = Request[Any, Any, Any]


class Services:
    """One server's parts."""

    def __init__(
        self, config: Config, store: Store, rooms: Rooms, metrics: Metrics, throttle: Throttle
    ) -> None:
        self.config = config
        self.store = store
        self.rooms = rooms
        self.metrics = metrics
        self.throttle = throttle
        self.lookout = Lookout(waiting=MOST_LOOKING)
        # Whole games are long: those who study them must not keep waiting those who play.
        self.archive = Lookout(at_once=1, waiting=20)
        self.analysts = Analysts()

    async def guest(self, request: AnyRequest) -> Guest:
        """Return who asks; a browser without a valid key is refused."""
        guest = await self.guest_or_none(request.cookies.get(COOKIE))
        if guest is None:
            raise Refusal("no-guest")
        return guest

    async def changing_guest(self, request: AnyRequest) -> Guest:
        """Return who asks for a change, which nobody may do all the time."""
        guest = await self.guest(request)
        self.throttle.check("changes", guest.id)
        self.rooms.people.names[guest.id] = guest.name
        now = now_ms()
        if now - guest.seen >= SEEN_EVERY:
            await self.store.also(lambda connection: was_seen(connection, guest.id, now))
        return guest

    async def guest_or_none(self, key: str | None) -> Guest | None:
        """Return whose key this is, if anyone's."""
        if not key:
            return None
        return await self.store.read(lambda connection: guest_with_key(connection, key))


Here = NamedDependency[Services]
"""The services, as a route asks for them."""


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def words_of(request: AnyRequest) -> Words:
    """Return the words of the language that a request asks for."""
    return words_in(language_asked(request.scope["headers"]))


def address_of(request: AnyRequest) -> str:
    """Return the address that a request is counted by."""
    return str(request.scope["state"]["address"])
