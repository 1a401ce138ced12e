"""A progress bar for whoever waits at a terminal for longer than a second."""

import sys
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

__all__ = ["Waiting", "new_bar"]

PATIENCE = 1.0


class Waiting:
    """Counts steps; shows a bar on standard error once it has taken a while."""

    def __init__(self, label: str, total: int) -> None:
        self.label = label
        self.total = total
        self.began = monotonic()
        self.shown = sys.stderr.isatty()
        self.bar: Progress | None = None

    def step(self, done: int) -> None:
        """Say how many steps are done."""
        if not self.shown:
            return
        if self.bar is None:
            if monotonic() - self.began < PATIENCE:
                return
            from rich.console import Console

            self.bar = new_bar(Console(stderr=True))
            self.bar.add_task(self.label, total=self.total)
            self.bar.start()
        self.bar.update(self.bar.task_ids[0], completed=done)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.bar is not None:
            self.bar.stop()


def new_bar(console: "Console") -> "Progress":
    """Return a bar with how much is done and how long the rest will take."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
