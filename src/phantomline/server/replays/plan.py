"""Which moments of a game are worth a look, and at which of them it turned.

Looking at all of them would take minutes. A first pass looks at some, evenly spread, from coarse
to fine, so that a chart has its shape early; a second one goes on where the chances changed most,
until it is known which move it was; a third looks again at those, since luck in the imagined games
must not be taken for a turn of the real one. How many games a look imagines depends on the machine,
so each estimate knows how many it comes from, and how far luck may have moved it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import Final

import msgspec

__all__ = ["MOST_LOOKS", "Estimate", "Point", "Turn", "next_look", "turns_of"]

MOST_LOOKS: Final = 72
"""How often a game is looked at, at most."""

EVENLY: Final = 33
"""How many moments the first pass looks at."""

CLOSELY: Final = 60
"""How many moments are looked at in all."""

NOTABLE: Final = 0.1
"""A change of somebody's chance from which on it is worth knowing which move it was."""

TURNING: Final = 0.15
"""A change from which on a move is called a turning point."""

LIKELY: Final = 2.0
"""How many standard errors a change must have to be worth more looks."""

CERTAIN: Final = 3.0
"""How many it must have to be called a turning point."""

SURE: Final = 3
"""How often both sides of a turning point are looked at, at least."""

MOST_AGAIN: Final = 8
"""How often where few games could be imagined at each look."""

USUAL: Final = 1.96
"""An estimate is right within so many standard errors nineteen times in twenty."""

MOST_TURNS: Final = 5
NEAR: Final = 2
"""Turning points so close to a greater one are the same."""


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """What the public could expect at ``frame``: each seat's chance to win, and its score.

    Luck in the imagined games may have moved a chance by so much as ``within`` says, nineteen
    times in twenty. It is 0 where nothing had to be imagined.
    """

    frame: int
    wins: tuple[float, ...]
    scores: tuple[float, ...]
    within: tuple[float, ...]


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A move that changed much: whose chance most, and from what to what."""

    frame: int
    seat: int
    before: float
    after: float


class Estimate:
    """What is known of one moment so far, from so many imagined ``games``, or exactly.

    Every one of these games counts the same, whichever look it belongs to.
    """

    def __init__(self, wins: Sequence[float], scores: Sequence[float], games: int | None) -> None:
        self.wins = list(wins)
        self.scores = list(scores)
        self.looks = 1
        self.games = games

    @property
    def exact(self) -> bool:
        """Say whether nothing had to be imagined."""
        return self.games is None

    def again(self, wins: Sequence[float], scores: Sequence[float], games: int) -> None:
        """Take one more look into account."""
        assert self.games is not None, "there is nothing to imagine"
        self.looks += 1
        self.games += games
        part = games / self.games
        for seat, (win, score) in enumerate(zip(wins, scores, strict=True)):
            self.wins[seat] += (win - self.wins[seat]) * part
            self.scores[seat] += (score - self.scores[seat]) * part

    def error(self, seat: int) -> float:
        """Return the standard error of a seat's chance.

        One game more is taken to have been won and lost: whoever won none of forty may still win.
        """
        if self.games is None:
            return 0.0
        chance = (self.wins[seat] * self.games + 1) / (self.games + 2)
        return sqrt(chance * (1 - chance) / (self.games + 2))

    def within(self, seat: int) -> float:
        """Return by how much luck may have moved a seat's chance, nineteen times in twenty."""
        return USUAL * self.error(seat)


class _Step(msgspec.Struct, frozen=True):
    """Two moments next to each other, whose chance changed most in between, and how much."""

    before: int
    after: int
    seat: int
    change: float
    error: float

    @property
    def worth_more(self) -> bool:
        """Say whether it is worth knowing which move it was, and whether it was one at all."""
        return self.change >= max(NOTABLE, LIKELY * self.error)

    @property
    def turns(self) -> bool:
        """Say whether it is one move that changed much, beyond what luck does."""
        single = self.after - self.before == 1
        return single and self.change >= max(TURNING, CERTAIN * self.error)


def next_look(known: Mapping[int, Estimate], last: int) -> int | None:
    """Return the moment to look at next, or ``None`` once enough is known. ``last`` is the end."""
    if sum(one.looks for one in known.values()) >= MOST_LOOKS:
        return None
    for frame in _evenly(last):
        if frame not in known:
            return frame
    steps = [step for step in _steps(known) if step.worth_more]
    if len(known) < CLOSELY:
        for step in steps:
            if step.after - step.before > 1:
                return (step.before + step.after) // 2
    for step in steps:
        unsure = CERTAIN * step.error > TURNING
        sides = [frame for frame in (step.before, step.after) if not known[frame].exact]
        for frame in sorted(sides, key=lambda frame: known[frame].looks):
            if known[frame].looks < (MOST_AGAIN if unsure else SURE):
                return frame
    return None


def turns_of(known: Mapping[int, Estimate], frames: Sequence[int]) -> list[Turn]:
    """Return the turning points, in the order of the game; ``frames`` are those of the moments."""
    found: list[Turn] = []
    for step in _steps(known):
        if len(found) == MOST_TURNS:
            break
        frame = frames[step.after]
        if not step.turns or any(abs(frame - one.frame) <= NEAR for one in found):
            continue
        before, after = (known[at].wins[step.seat] for at in (step.before, step.after))
        found.append(Turn(frame=frame, seat=step.seat, before=before, after=after))
    return sorted(found, key=lambda turn: turn.frame)


def _steps(known: Mapping[int, Estimate]) -> list[_Step]:
    """Return each two moments next to each other, those where most changed first."""
    steps = [_step(known, before, after) for before, after in pairwise(sorted(known))]
    return sorted(steps, key=lambda step: (-step.change, step.before))


def _step(known: Mapping[int, Estimate], before: int, after: int) -> _Step:
    was, now = known[before], known[after]
    changes = [abs(then - first) for first, then in zip(was.wins, now.wins, strict=True)]
    seat = changes.index(max(changes))
    return _Step(before, after, seat, changes[seat], hypot(was.error(seat), now.error(seat)))


def _evenly(last: int) -> Iterator[int]:
    """Return evenly spread frames: both ends, the middle, the quarters, and so on."""
    parts = 1
    while parts < EVENLY:
        for part in range(parts + 1):
            yield part * last // parts
        parts *= 2
