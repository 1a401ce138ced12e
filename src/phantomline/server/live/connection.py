"""One socket at one table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from phantomline.core import Viewer

__all__ = ["Connection"]

MOST_WAITING = 256
MOST_BYTES = 2_000_000

SLOW = 4008
"""The close code for a reader that cannot keep up: it may come back and ask for what it missed."""


class Connection:
    """Somebody who watches, from a seat or from beside the table.

    Nothing is sent before the greeting, which comes first whatever else happens in the meantime.
    Messages wait in a short queue that its own task empties, so that one slow reader keeps
    nobody waiting; one that is far behind is cut off. With ``sole`` they named no seat, and look
    from theirs only if they have no other.
    """

    def __init__(self, viewer: Viewer, player: str | None, *, sole: bool = False) -> None:
        self.viewer = viewer
        self.player = player
        self.sole = sole
        self.muted: set[str] = set()
        self.closing: int | None = None
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._greeted = False
        self._woken = asyncio.Event()

    def greet(self, text: str) -> None:
        """Send this before anything else, and then all the rest."""
        self._waiting.appendleft(text)
        self._bytes += len(text)
        self._greeted = True
        self._woken.set()

    def put(self, text: str) -> None:
        """Send this as soon as the reader takes it."""
        if self.closing is not None:
            return
        self._waiting.append(text)
        self._bytes += len(text)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.close(SLOW)
        self._woken.set()

    def close(self, code: int) -> None:
        """Close the socket with this code; what still waits is not sent."""
        if self.closing is None:
            self.closing = code
        self._woken.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send everything in order until the connection is to be closed; return the code."""
        while True:
            if self.closing is not None:
                return self.closing
            if self._waiting and self._greeted:
                text = self._waiting.popleft()
                self._bytes -= len(text)
                await send(text)
            else:
                self._woken.clear()
                await self._woken.wait()
