"""Cutting short a bot that takes too long, where the system allows it."""

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import Final

__all__ = ["Overdue", "deadline"]

AGAIN: Final = 0.5  # a bot that swallows the first alarm meets another


class Overdue(BaseException):
    """The time is up. No `Exception`, so that a bot's own ``except`` lets it through."""


@contextmanager
def deadline(seconds: float | None) -> Generator[None]:
    """Raise `Overdue` in the block once it has taken so long.

    This takes an alarm signal, which only the main thread of a process on a Unix system gets:
    elsewhere the block is left to run, and whoever called must look at the clock afterwards.
    Code that never returns to the interpreter is not reached either; the arena's worker
    processes are watched from outside for that.
    """
    if seconds is None or not _can_be_alarmed():
        yield
        return
    armed = True

    def ring(number: int, frame: FrameType | None) -> None:
        del number, frame
        if armed:  # a signal may still be on its way when the block has ended
            raise Overdue

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        armed = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _can_be_alarmed() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
