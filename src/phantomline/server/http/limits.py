"""How often an address or a guest may ask for things, in bounded memory.

A bucket holds tokens and fills up again with time; what is done takes one out. The buckets that
were not used for longest are forgotten first, and those are the full ones.
"""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from phantomline.server.errors import Refusal
from phantomline.server.http.config import Limits, Rate

__all__ = ["Buckets", "Crowd", "Throttle", "client_address", "is_https"]

Headers = Iterable[tuple[bytes, bytes]]
UNKNOWN: Final = "unknown"


class Buckets:
    """One bucket for every key, such as an address."""

    def __init__(
        self, rate: Rate, remembered: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.remembered = remembered
        self.clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take a token; return 0 if there was one, and else how many seconds to wait for it."""
        now = self.clock()
        tokens, since = self._levels.get(key, (float(self.rate.burst), now))
        tokens = min(self.rate.burst, tokens + (now - since) * self.rate.per_second)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self.rate.per_second
        self._levels[key] = (tokens if wait else tokens - 1, now)
        self._levels.move_to_end(key)
        if len(self._levels) > self.remembered:
            self._levels.popitem(last=False)
        return wait

    def __len__(self) -> int:
        return len(self._levels)


class Crowd:
    """Counts what is open at once for every key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._inside: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one more, unless there are too many; whoever enters must leave."""
        inside = self._inside.get(key, 0)
        if inside >= self.most:
            return False
        self._inside[key] = inside + 1
        return True

    def leave(self, key: str) -> None:
        """Count one less."""
        left = self._inside.get(key, 0) - 1
        if left > 0:
            self._inside[key] = left
        else:
            self._inside.pop(key, None)

    def __len__(self) -> int:
        return len(self._inside)


class Throttle:
    """All that is limited, by what it is called in `Limits`."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = limits.rates
        self._buckets = {
            name: Buckets(rate, limits.remembered, clock)
            for name in Limits.__struct_fields__
            if isinstance(rate := getattr(limits, name), Rate)
        }

    def wait(self, what: str, who: str) -> float:
        """Return 0 if this may be done now, and else after how many seconds."""
        return self._buckets[what].take(who) if self.on else 0.0

    def check(self, what: str, who: str) -> None:
        """Refuse what is done too often."""
        seconds = self.wait(what, who)
        if seconds:
            raise Refusal("too-many", seconds=whole(seconds))


def whole(seconds: float) -> int:
    """Return how many whole seconds to wait, at least one."""
    return max(1, int(seconds + 0.999))


def client_address(client: tuple[str, int] | None, headers: Headers, proxies: int) -> str:
    """Return the address that somebody is counted by.

    Behind ``proxies`` proxies it is what the outermost of them wrote into ``X-Forwarded-For``;
    anything further left in that header was made up by the client.
    """
    address = client[0] if client else UNKNOWN
    if proxies:
        listed = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        hops = [hop.strip() for hop in listed.decode("latin-1").split(",")]
        if len(hops) >= proxies and hops[-proxies]:
            address = hops[-proxies]
    return _network(address)


@lru_cache(maxsize=4096)
def _network(address: str) -> str:
    """Return an IPv4 address as it is, and of an IPv6 one the part that a customer gets."""
    try:
        parsed = ipaddress.ip_address(address[:64].partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def is_https(scheme: str, headers: Headers, proxies: int) -> bool:
    """Say whether the browser came over TLS, to us or to the outermost proxy."""
    if proxies:
        for name, value in headers:
            if name == b"x-forwarded-proto":
                return value.strip().lower() == b"https"
    return scheme in {"https", "wss"}
