"""Studying games that are over, in a process of its own that gives way to everything else.

One game is studied at a time and a few may wait, in turn for everybody who asks. What was found is
kept for whoever asks next, and a game that nobody waits for any more is put aside. Tables never
notice: the bots that play have processes of their own.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from time import process_time
from typing import Any, Final, Literal

import msgspec

from phantomline.bots.forecasting import forecast
from phantomline.core import Game
from phantomline.games import load
from phantomline.server.errors import Refusal
from phantomline.server.live.thinkers import Pool
from phantomline.server.replays.course import Course
from phantomline.server.replays.line import Line
from phantomline.server.replays.plan import (
    MOST_LOOKS,
    Estimate,
    Point,
    Turn,
    next_look,
    turns_of,
)

log = logging.getLogger("phantomline.replays")

__all__ = ["IMAGINED", "Analysis", "Analysts", "Course", "imagined"]

IMAGINED: Final = {"galore": 240, "ghosts": 800, "train": 150}
"""How many games are imagined at one look, where there is time for them."""

SECONDS: Final = 0.25
"""How long one look may take, as a rule: with `MOST_LOOKS`, no game keeps a core for 20 seconds."""

LONGEST: Final = 1.0
"""How long it may take where even a few imagined games take longer."""

WHOLE: Final = 19.0
"""How long a core may be kept by all looks at a game; the rest is for what comes between them."""

OTHERWISE: Final = 100

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


class _Seen(msgspec.Struct, frozen=True):
    """What one look said: chances and scores by seat, from so many games, and what time it took."""

    wins: Sequence[float]
    scores: Sequence[float]
    games: int
    seconds: float


class _Study:
    """One game that is or was studied."""

    def __init__(self, course: Course) -> None:
        self.id = course.id
        self.course: Course | None = course
        self.frames = course.frames
        self.last = len(course.views) - 1
        self.given_up = course.given_up
        self.known: dict[int, Estimate] = {}
        self.took = 0.0
        self.longest = 0.0
        self.state: Literal["waiting", "working", "done", "failed"] = "waiting"
        self.changed = asyncio.Event()
        self.waiting = 0
        self.asked = asyncio.get_running_loop().time()
        if course.outcome is not None:
            # How it ended, everybody knows.
            winners, scores = course.outcome.winners, course.outcome.scores
            wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
            self.known[self.last] = Estimate(wins, scores, games=None)

    @property
    def over(self) -> bool:
        return self.state in ("done", "failed")

    @property
    def wanted(self) -> bool:
        return self.waiting > 0 or asyncio.get_running_loop().time() - self.asked < PATIENCE

    def turns(self) -> Sequence[Turn]:
        """Return where the game turned; giving up is nobody's move."""
        known = dict(self.known)
        if self.given_up:
            known.pop(self.last, None)
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

    No look takes that process longer than so many ``seconds``, as a rule, and all looks at a game
    no longer than the ``whole`` time: if it is over, what is known has to do.
    """

    def __init__(
        self, pool: Pool | None = None, seconds: float = SECONDS, whole: float = WHOLE
    ) -> None:
        self._pool = pool or Pool(1, POLITENESS)
        self._seconds = seconds
        self._whole = whole
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
                    while study in self._line and _looks(study) <= after:
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
        done = _looks(study)
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
                for at, one in sorted(study.known.items())
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
            at = next_look(study.known, study.last)
            if at is None or study.took + study.longest > self._whole:
                study.state = "done"
                return
            known = study.known.get(at)
            seed = f"{course.id} {at} {0 if known is None else known.looks}"
            seen = await self._look(course, course.views[at], seed)
            study.took += seen.seconds
            study.longest = max(study.longest, seen.seconds)
            if known is None:
                study.known[at] = Estimate(seen.wins, seen.scores, seen.games)
            else:
                known.again(seen.wins, seen.scores, seen.games)
            study.tell()

    async def _look(self, course: Course, view: bytes, seed: str) -> _Seen:
        question = (course.game, course.edition, view, seed, self._seconds)
        answer = await self._pool.ask(imagined, *question)
        return msgspec.json.decode(answer, type=_Seen)


def _looks(study: _Study) -> int:
    return sum(one.looks for one in study.known.values())


@lru_cache(maxsize=4)
def _game(name: str, edition: str | None) -> Game[Any]:
    return load(name, edition)


def imagined(
    name: str, edition: str | None, view: bytes, seed: str, seconds: float = SECONDS
) -> bytes:
    """Return what one look at a view says, in a process of the pool."""
    began = process_time()
    try:
        game = _game(name, edition)
        seen = game.codec.view(msgspec.json.decode(view))
        games = IMAGINED.get(name, OTHERWISE)
        found, done = forecast(game, seen, Random(seed), games, seconds, LONGEST)
    except Exception as error:  # noqa: BLE001 (whatever it is must be able to travel back)
        raise RuntimeError(type(error).__name__) from None
    took = process_time() - began
    return msgspec.json.encode(_Seen(found.wins, found.scores, done, took))
