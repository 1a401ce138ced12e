"""Ending one's own process when a bot hangs where no alarm reaches it.

The pool does this for its workers from outside. What plays for a cluster has nobody beside it who
could, so it watches itself; that its process has ended is what the cluster reports then.
"""

import faulthandler
import os
import threading
from time import monotonic
from types import TracebackType
from typing import Final, Self

__all__ = ["Watchdog"]

POLL: Final = 0.5
STATUS: Final = 1


class Watchdog:
    """Ends this process once a bot has been asked for longer than so many seconds.

    A thread looks at the clock. Code that never lets go of the interpreter would stop that thread
    too, so it has to calm down another one, which is not Python's and waits for the same time.
    """

    def __init__(self, limit: float) -> None:
        self.limit: Final = limit
        self._since: float | None = None
        self._over: Final = threading.Event()
        self._nowhere: Final = open(os.devnull, "w")  # noqa: PTH123, SIM115 (no path, closed below)
        self._thread: Final = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        self._calm()  # at once, for the thread may never get to it
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._thread.join()
        faulthandler.cancel_dump_traceback_later()
        self._nowhere.close()

    def asked(self, seat: int, moves: int) -> None:
        """Note that a bot is asked now; see `play_match`."""
        del seat, moves
        self._since = monotonic()

    def answered(self) -> None:
        """Note that nobody is asked any more, until somebody is asked again."""
        self._since = None

    def _look(self) -> None:
        while not self._over.wait(POLL):
            self._calm()
            since = self._since
            if since is not None and monotonic() - since > self.limit:
                os._exit(STATUS)

    def _calm(self) -> None:
        faulthandler.dump_traceback_later(self.limit + POLL, exit=True, file=self._nowhere)
