"""When to change tickets in an imagined game of Ghost Train, as the greedy player sees it."""

from typing import Final

from phantomline.bots.greedy.train_ways import count_bits
from phantomline.bots.policies.train_prospects import NO_STAGE, Atlas, Reach
from phantomline.bots.policies.train_seat import GOAL, Seat
from phantomline.games.train.state import TRICK_OR_TREAT

__all__ = ["Changes"]

UNSURE: Final = 0.3
HOPED: Final = 1.2
"""What new tickets are hardly ever worth more than, where nothing is known yet."""
MOST_CHANGES: Final = 50_000
READIEST: Final = 0.8


class Changes:
    """What two new tickets promise. Remembers its answers as guesses for the next time."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas: Final = atlas
        self.known: dict[tuple[tuple[int, ...], int, int, int], float] = {}

    def forget(self) -> None:
        """Begin anew."""
        self.known = {}

    def worth(self, me: Seat, rival: float) -> float:
        """Return what new tickets are worth, roughly if that is clearly less than a rival."""
        place = me.place
        key = (place.groups, place.carriages, place.flags, me.score)
        known = self.known.get(key, HOPED)
        if known + UNSURE < rival:
            return known
        if len(self.known) > MOST_CHANGES:
            self.known = {}
        found = self._worth(me)
        self.known[key] = found
        return found

    def _worth(self, me: Seat) -> float:
        if me.pool == 0:
            return -1.0
        tastes = me.tastes
        ready = self.atlas.connected(me.place.groups) & me.pool
        coming = me.pool & ~ready
        reach = self.atlas.reach(me.place, coming)
        goals = len(self.atlas.goals) - 1
        worths = [self._goal(me, reach, goal) for goal in range(goals) if coming >> goal & 1]
        treat = 0.0 if me.place.flags & TRICK_OR_TREAT else self._goal(me, reach, goals)
        # How many tickets are complete as soon as they are drawn, one replacing another.
        share = min(READIEST, count_bits(ready) / me.pool_size)
        lucky = 2.0 * share / (1.0 - share)
        if me.score + lucky >= GOAL:
            lucky += tastes.jackpot
        hoped = hoped_for(worths, treat, tastes.second)
        return lucky * me.chance(1.0) + hoped - tastes.turn - tastes.keep

    def _goal(self, me: Seat, reach: Reach, index: int) -> float:
        """Return what a goal is worth by itself after this turn, nothing if it is out of reach."""
        stage = self.atlas.alone(me.place, reach, index)
        return 0.0 if stage is NO_STAGE else max(0.0, me.alone(stage))


def hoped_for(worths: list[float], treat: float, second: float) -> float:
    """Return what two of these and the bonus are worth together: the best, and part of the rest."""
    ordered = sorted(worths)
    size = len(ordered)
    if size == 0:
        return treat
    if size == 1:
        return max(ordered[0], treat)
    # In this order each is the better one of as many pairs as there are others before it.
    total = 0.0
    before = 0.0
    for place, worth in enumerate(ordered):
        best = max(worth, treat)
        total += place * (best + second * (worth + treat - best)) + second * before
        before += worth
    return total / (size * (size - 1) / 2)
