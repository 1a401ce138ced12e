"""Which moments of a game are worth a look, and at which of them it turned.

Looking at all of them would take minutes. A first pass looks at some, evenly spread, from coarse
to fine, so that a chart has its shape early; a second one goes on where the chances changed most,
until it is known which move it was; a third looks again at those, since luck in the imagined games
must not be taken for a turn of the real one.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
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

SURE: Final = 3
"""How often both sides of a turning point are looked at."""

MOST_TURNS: Final = 5
NEAR: Final = 2
"""Turning points so close to a greater one are the same."""


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """What the public could expect at ``frame``: each seat's chance to win, and its score."""

    frame: int
    wins: tuple[float, ...]
    scores: tuple[float, ...]


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A move that changed much: whose chance most, and from what to what."""

    frame: int
    seat: int
    before: float
    after: float


class Estimate:
    """What is known of one moment so far; every look at it counts the same."""

    def __init__(self, wins: Sequence[float], scores: Sequence[float], *, exact: bool) -> None:
        self.wins = list(wins)
        self.scores = list(scores)
        self.looks = 1
        self.exact = exact

    def again(self, wins: Sequence[float], scores: Sequence[float]) -> None:
        """Take one more look into account."""
        self.looks += 1
        for seat, (win, score) in enumerate(zip(wins, scores, strict=True)):
            self.wins[seat] += (win - self.wins[seat]) / self.looks
            self.scores[seat] += (score - self.scores[seat]) / self.looks


def next_look(known: Mapping[int, Estimate], last: int) -> int | None:
    """Return the moment to look at next, or ``None`` once enough is known. ``last`` is the end."""
    if sum(one.looks for one in known.values()) >= MOST_LOOKS:
        return None
    for frame in _evenly(last):
        if frame not in known:
            return frame
    steps = sorted(_steps(known), key=lambda step: (-step[2], step[0]))
    if len(known) < CLOSELY:
        for before, after, change in steps:
            if change < NOTABLE:
                break
            if after - before > 1:
                return (before + after) // 2
    for before, after, change in steps:
        if change < NOTABLE:
            break
        for frame in (before, after):
            if known[frame].looks < SURE and not known[frame].exact:
                return frame
    return None


def turns_of(known: Mapping[int, Estimate], frames: Sequence[int]) -> list[Turn]:
    """Return the turning points, in the order of the game; ``frames`` are those of the moments."""
    found: list[Turn] = []
    for before, after, change in sorted(_steps(known), key=lambda step: (-step[2], step[0])):
        if change < TURNING or len(found) == MOST_TURNS:
            break
        if any(abs(frames[after] - one.frame) <= NEAR for one in found):
            continue
        was, now = known[before].wins, known[after].wins
        seat = max(range(len(now)), key=lambda seat: abs(now[seat] - was[seat]))
        found.append(Turn(frame=frames[after], seat=seat, before=was[seat], after=now[seat]))
    return sorted(found, key=lambda turn: turn.frame)


def _steps(known: Mapping[int, Estimate]) -> Iterator[tuple[int, int, float]]:
    """Return each two moments next to each other, with how much anybody's chance changed."""
    frames = sorted(known)
    for before, after in pairwise(frames):
        pairs = zip(known[before].wins, known[after].wins, strict=True)
        yield before, after, max(abs(now - was) for was, now in pairs)


def _evenly(last: int) -> Iterator[int]:
    """Return evenly spread frames: both ends, the middle, the quarters, and so on."""
    parts = 1
    while parts < EVENLY:
        for part in range(parts + 1):
            yield part * last // parts
        parts *= 2
