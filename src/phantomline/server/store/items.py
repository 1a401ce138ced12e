"""What the writer is asked to do: rows of the log, and any other work in the same commit."""

from asyncio import Future
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection

from phantomline.server.store.errors import StoreUnavailable

__all__ = ["LANDED", "LOST", "Append", "Done", "Item", "Landed", "Lost", "Outcome", "Work"]


class Landed:
    """The row is durable."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Landed()"


class Lost:
    """Somebody else's row has this number; read it and decide again."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Lost()"


LANDED: Final = Landed()
LOST: Final = Lost()

Outcome = Landed | Lost | StoreUnavailable
Done = Callable[[Outcome], None]


class Append:
    """One row for the log. ``along`` is done if the row lands, and then together with it."""

    __slots__ = ("along", "done", "entry", "outcome", "seq", "table")

    def __init__(
        self,
        table: str,
        seq: int,
        entry: bytes,
        done: Done,
        along: Callable[[Connection], object] | None,
    ) -> None:
        self.table = table
        self.seq = seq
        self.entry = entry
        self.done = done
        self.along = along
        self.outcome: Outcome = LOST

    def refuse(self, error: StoreUnavailable) -> None:
        """Note that this was not committed."""
        self.outcome = error

    def deliver(self) -> None:
        """Tell whoever asked; on the loop."""
        self.done(self.outcome)


class Work:
    """Any other write, and who waits for what it returns."""

    __slots__ = ("error", "future", "value", "work")

    def __init__(self, work: Callable[[Connection], object], future: "Future[Any]") -> None:
        self.work = work
        self.future = future
        self.value: object = None
        self.error: Exception | None = None

    def do(self, connection: Connection) -> None:
        """Do it, and keep what it returns."""
        self.value = self.work(connection)

    def refuse(self, error: StoreUnavailable) -> None:
        """Note that this was not committed."""
        self.error = error

    def deliver(self) -> None:
        """Tell whoever waits; on the loop."""
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.value)
        else:
            self.future.set_exception(self.error)


Item = Append | Work
