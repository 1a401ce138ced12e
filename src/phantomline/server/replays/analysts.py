"""Studying games that are over, in a process of its own that gives way to everything else.

One game is studied at a time and a few may wait, in turn for everybody who asks. What was found is
kept for whoever asks next, and a game that nobody waits for any more is put aside. Tables never
notice: the bots that play have processes of their own.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import process_time
from typing import Final, Literal

import msgspec

from phantomline.server.errors import Refusal
from phantomline.server.live.thinkers import Pool
from phantomline.server.replays.course import Course
from phantomline.server.replays.line import Line
from phantomline.server.replays.looks import SECONDS, Looks, imagined
from phantomline.server.replays.plan import MOST_LOOKS, Point, Turn, turns_of

log = logging.getLogger("phantomline.replays")

__all__ = ["Analysis", "Analysts"]

MOST_KEPT: Final = 64
MOST_WAITING: Final = 6
PATIENCE: Final = 6.0
"""After so many seconds without a question, nobody waits any more."""

POLITENESS: Final = 10
"""How far the process steps back behind everything else on this machine."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What is known so far of how a game could have ended, moment by moment.

    ``done`` of about ``all`` looks have been taken; while it is ``waiting``, ``ahead`` other games
    come first. ``points`` are in the order of the game, ``turns`` are there when it is ``done``.
    """

    id: str
    state: Literal["waiting", "working", "done", "failed"]
    ahead: int
    done: int
    all: int
    points: Sequence[Point]
    turns: Sequence[Turn]


class _Study:
    """One game that is or was studied."""

    def __init__(self, course: Course) -> None:
        self.id = course.id
        self.course: Course | None = course
        self.frames = course.frames
        self.given_up = course.given_up
        self.looks = Looks(course)
        self.state: Literal["waiting", "working", "done", "failed"] = "waiting"
        self.changed = asyncio.Event()
        self.waiting = 0
        self.asked = asyncio.get_running_loop().time()

    @property
    def over(self) -> bool:
        return self.state in ("done", "failed")

    @property
    def wanted(self) -> bool:
        return self.waiting > 0 or asyncio.get_running_loop().time() - self.asked < PATIENCE

    def turns(self) -> Sequence[Turn]:
        """Return where the game turned; giving up is nobody's move."""
        known = dict(self.looks.known)
        if self.given_up:
            known.pop(self.looks.last, None)
        return turns_of(known, self.frames)

    def put_aside(self) -> None:
        """Let go of the views, which are long: if it is studied again, it comes with new ones."""
        self.course = None
        self.tell()

    def tell(self) -> None:
        """Wake up those who wait for news."""
        self.changed.set()
        self.changed = asyncio.Event()


class Analysts:
    """Studies games one by one, in a process that is started when it is first needed.

    No look takes that process longer than so many ``seconds`` of its ``clock``, as a rule.
    """

    def __init__(
        self,
        pool: Pool | None = None,
        seconds: float = SECONDS,
        clock: Callable[[], float] = process_time,
    ) -> None:
        self._pool = pool or Pool(1, POLITENESS)
        self._seconds = seconds
        self._clock = clock
        self._kept: OrderedDict[str, _Study] = OrderedDict()
        self._line: Line[_Study] = Line(1 + MOST_WAITING)
        self._working: asyncio.Task[None] | None = None

    def known(self, id: str, asker: str) -> Analysis | None:
        """Return an analysis that was done or is under way, if there is one."""
        study = self._kept.get(id)
        if study is None or not (study.state == "done" or study in self._line):
            return None
        if study in self._line:
            self._line.join(study, asker)
        study.asked = asyncio.get_running_loop().time()
        self._kept.move_to_end(id)
        return self._told(study)

    def begin(self, course: Course, asker: str) -> Analysis:
        """Study a game, unless that was done or is under way; refused where too many wait."""
        study = self._kept.get(course.id)
        if study is None or study.state == "failed":
            study = _Study(course)
        study.asked = asyncio.get_running_loop().time()
        if not study.over and study not in self._line:
            self.check_room(asker)
            study.course = course
            study.state = "waiting"
            last = self._line.join(study, asker)
            if last is not None:
                last.put_aside()
        self._kept[course.id] = study
        self._kept.move_to_end(course.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if self._line and self._working is None:
            self._working = asyncio.create_task(self._work())
        return self._told(study)

    def check_room(self, asker: str) -> None:
        """Put aside what nobody waits for any more, and refuse if too many wait all the same.

        Whoever has asked for less than others has room in the place of the last of theirs.
        """
        for one in self._line:
            if not (one.wanted or one.state == "working"):
                self._line.leave(one)
                one.put_aside()
        if not self._line.has_room(asker):
            raise Refusal("analysts-busy")

    async def follow(self, id: str, after: int, seconds: float) -> Analysis:
        """Return what is known once it is more than ``after`` looks, or when time is up."""
        study = self._kept.get(id)
        if study is None or not (study.over or study in self._line):
            raise Refusal("no-such-analysis")
        study.waiting += 1
        self._kept.move_to_end(id)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while study in self._line and study.looks.taken <= after:
                        await study.changed.wait()
        finally:
            study.waiting -= 1
            study.asked = asyncio.get_running_loop().time()
        return self._told(study)

    def close(self) -> None:
        """Let the process go."""
        if self._working is not None:
            self._working.cancel()
            self._working = None
        self._pool.close()

    def _told(self, study: _Study) -> Analysis:
        done = study.looks.taken
        return Analysis(
            id=study.id,
            state=study.state,
            ahead=self._line.ahead(study) if study in self._line else 0,
            done=done,
            all=done if study.over else max(done + 1, MOST_LOOKS),
            points=[
                Point(
                    frame=study.frames[at],
                    wins=tuple(round(win, 4) for win in one.wins),
                    scores=tuple(round(score, 2) for score in one.scores),
                    within=tuple(round(one.within(seat), 4) for seat in range(len(one.wins))),
                )
                for at, one in sorted(study.looks.known.items())
            ],
            turns=study.turns() if study.state == "done" else (),
        )

    async def _work(self) -> None:
        try:
            while self._line:
                study = next(iter(self._line))
                study.state = "working"
                try:
                    await self._study(study)
                except Exception:  # a process may die, hang or fail in any way
                    log.exception("a game could not be studied")
                    study.state = "failed"
                finally:
                    self._line.leave(study)
                    study.put_aside()
        finally:
            self._working = None

    async def _study(self, study: _Study) -> None:
        assert study.course is not None
        course = study.course
        while study.wanted:
            look = study.looks.next(course, self._seconds, self._clock)
            if look is None:
                study.state = "done"
                return
            study.looks.take(look, await self._pool.ask(imagined, *look.question))
            study.tell()
