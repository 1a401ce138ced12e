"""Leaving Python's collector of garbage aside while a search runs."""

import gc
from threading import Lock
from typing import Final

__all__ = ["pause", "resume"]


class _Pauses:
    """How many searches run now, in threads perhaps, and whether there was a collector before."""

    def __init__(self) -> None:
        self.lock: Final = Lock()
        self.count = 0
        self.collecting = False


PAUSES: Final = _Pauses()


def pause() -> None:
    """Stop looking for circles of objects until `resume` is called as often as this."""
    with PAUSES.lock:
        if PAUSES.count == 0:
            PAUSES.collecting = gc.isenabled()
            gc.disable()
        PAUSES.count += 1


def resume() -> None:
    """Leave the collector as it was found, once nobody needs it paused any more."""
    with PAUSES.lock:
        PAUSES.count -= 1
        if PAUSES.count == 0 and PAUSES.collecting:
            gc.enable()
