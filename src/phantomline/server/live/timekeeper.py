"""Where time comes from, so that a test can be its own clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

__all__ = ["LoopTime", "Timekeeper", "Timer"]


class Timer(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None:
        """Call it off."""


class Timekeeper(Protocol):
    """Knows the time and calls back."""

    def now(self) -> int:
        """Return the time, in milliseconds since 1970."""
        ...

    def later(self, milliseconds: int, call: Callable[[], None]) -> Timer:
        """Call back after so long."""
        ...


class LoopTime:
    """The time of the machine and the timers of the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def now(self) -> int:
        """Return the time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def later(self, milliseconds: int, call: Callable[[], None]) -> Timer:
        """Call back after so long."""
        return self.loop.call_later(max(0, milliseconds) / 1000, call)
