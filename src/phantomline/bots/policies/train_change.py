"""When to change tickets in an imagined game of Ghost Train, as the greedy player sees it."""

from typing import Final

from phantomline.bots.policies.train_prospects import NO_SKETCH, Atlas, Prospect
from phantomline.bots.policies.train_seat import GOAL, Seat

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
        prospect = self.atlas.single(me.place)
        ready = self.atlas.connected(me.place.groups) & me.pool
        coming = me.pool & ~ready
        goals = len(self.atlas.goals) - 1
        worths = [self._goal(me, prospect, goal) for goal in range(goals) if coming >> goal & 1]
        treat = 0.0 if me.place.flags & 1 else self._goal(me, prospect, goals)
        # How many tickets are complete as soon as they are drawn, one replacing another.
        share = min(READIEST, ready.bit_count() / me.pool_size)
        lucky = 2.0 * share / (1.0 - share)
        if me.score + lucky >= GOAL:
            lucky += tastes.jackpot
        hoped = hoped_for(worths, treat, tastes.second)
        return lucky * me.chance(1.0) + hoped - tastes.turn - tastes.keep

    def _goal(self, me: Seat, prospect: Prospect, index: int) -> float:
        """Return what a goal is worth by itself after this turn, nothing if it is out of reach."""
        sketch = self.atlas.reach(me.place, prospect, index)
        if sketch is NO_SKETCH:
            return 0.0
        position = sketch.steps[0]
        draws = me.draws(prospect.needs[position])
        return max(0.0, me.worth(prospect, sketch, [draws] * (position + 1), 0, 1.0, 0.0))


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
