"""Cutting short a bot that takes too long, where the system allows it."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any, Final, Self

__all__ = ["Alarm", "Overdue", "deadline"]

AGAIN: Final = 0.5  # a bot that swallows the first alarm meets another


class Overdue(BaseException):
    """The time is up. No `Exception`, so that a bot's own ``except`` lets it through."""


class Alarm:
    """Raises `Overdue` when what lies between `start` and `stop` takes too long.

    This takes an alarm signal, which only the main thread of a process on a Unix system gets:
    elsewhere it never rings, and whoever uses it must look at the clock afterwards. Code
    that never returns to the interpreter is not reached either; the arena's worker processes
    are watched from outside for that. The signal is taken for a whole ``with`` block, since
    taking it costs more than many a bot's move.
    """

    def __init__(self) -> None:
        main = threading.current_thread() is threading.main_thread()
        self._works: Final = main and hasattr(signal, "setitimer")
        self._armed = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if self._works:
            self._before = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        if self._works:
            signal.signal(signal.SIGALRM, self._before)

    def start(self, seconds: float | None) -> None:
        """Let it ring in so many seconds, or never."""
        if self._works and seconds is not None:
            self._armed = True
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)

    def stop(self) -> None:
        """Let it ring no more."""
        if self._armed:
            self._armed = False
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        if self._armed:  # a signal may still be on its way when the time is stopped
            raise Overdue


@contextmanager
def deadline(seconds: float | None) -> Generator[None]:
    """Raise `Overdue` in the block once it has taken so long; see `Alarm` for where it cannot."""
    with Alarm() as alarm:
        alarm.start(seconds)
        try:
            yield
        finally:
            alarm.stop()
