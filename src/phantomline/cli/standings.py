"""How a tournament stands: as a table, and as one that runs along while it is played."""

import signal
import sys
import threading
from textwrap import wrap
from time import monotonic
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

from phantomline.arena import Plan, Tally, UnderWay
from phantomline.cli.session import Session
from phantomline.words import Words
from phantomline.words.numbers import NOTHING, digits, number, percent, span

if TYPE_CHECKING:
    from rich.live import Live
    from rich.progress import Progress
    from rich.table import Table

__all__ = ["RunningStandings", "standings_table"]

PATIENCE: Final = 1.0
EVERY: Final = 0.5
NARROW: Final = 10


def standings_table(tally: Tally, words: Words) -> "Table":
    """Return the standings, the best first."""
    from rich import box
    from rich.table import Table

    say, standings = words.say, tally.standings()
    failed = any(standing.failures for standing in standings)
    headings = ["seats", "win-rate", "interval", "rating", "mean-score", "mean-ms"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=failed)
    table.add_column(say("arena-bot"), overflow="fold")
    for heading in [*headings, "failed"] if failed else headings:
        # Where there is little room names are folded, but no number is cut.
        shown = "\n".join(wrap(say(f"arena-{heading}"), NARROW))
        table.add_column(shown, justify="right", no_wrap=True)
    for standing in sorted(standings, key=lambda one: -one.row.rating):
        row, rating = standing.row, standing.rating
        cells = [
            row.name,
            str(row.seats),
            percent(words, row.win_rate),
            span(words, row.low, row.high),
            f"{row.rating:.0f} ±{rating.high - rating.rating:.0f}",
            NOTHING if row.mean_score is None else number(words, row.mean_score, 2),
            NOTHING if row.mean_ms is None else digits(words, row.mean_ms),
        ]
        if failed:
            cells.append(str(standing.failures))
        table.add_row(*cells)
    return table


class RunningStandings:
    """A bar and the standings so far on standard error, once it has taken a while."""

    def __init__(self, session: Session, plan: Plan) -> None:
        self.session: Final = session
        self.plan: Final = plan
        self.shown: Final = sys.stderr.isatty()
        self.next = monotonic() + PATIENCE
        self.live: Live | None = None
        self.bar: Progress | None = None
        self.tally: Tally | None = None
        self.under_way: UnderWay | None = None
        self.interrupted = False
        self.before: Any = None

    def show(self, tally: Tally) -> None:
        """Show how it stands now, unless that was done just before."""
        self.tally = tally
        self._draw()

    def wait(self, under_way: UnderWay) -> None:
        """Show that it is going on, while there may be nothing else to tell for long."""
        self.under_way = under_way
        self._draw()

    def _draw(self) -> None:
        # An interrupt that came while some library would not be disturbed is not forgotten.
        if self.interrupted:
            raise KeyboardInterrupt
        if not self.shown or monotonic() < self.next or self.tally is None:
            return
        from rich.console import Group, RenderableType
        from rich.text import Text

        self.next = monotonic() + EVERY
        tally = self.tally
        live, bar = self._begun(tally.games)
        bar.update(bar.task_ids[0], completed=tally.games)
        parts: list[RenderableType] = [bar]
        if self.under_way is not None:
            parts.append(Text(self._told(self.under_way)))
        if tally.games:
            parts.append(standings_table(tally, self.session.words))
        live.update(Group(*parts), refresh=True)

    def _told(self, under_way: UnderWay) -> str:
        say, games, moves = self.session.say, under_way.games, under_way.moves
        if moves is None:
            return say("arena-under-way", games=games)
        return say("arena-under-way-moves", games=games, moves=moves)

    def _begun(self, done: int) -> "tuple[Live, Progress]":
        from rich.console import Console
        from rich.live import Live

        from phantomline.cli.progress import new_bar

        if self.live is None or self.bar is None:
            console = Console(stderr=True)
            self.bar = new_bar(console)
            label = self.session.say("arena-playing")
            self.bar.add_task(label, total=self.plan.games, completed=done)
            self.live = Live(console=console, transient=True, auto_refresh=False)
            self.live.start()
        return self.live, self.bar

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self.interrupted = True
        signal.default_int_handler(number, frame)

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)
        if self.live is not None:
            self.live.stop()
