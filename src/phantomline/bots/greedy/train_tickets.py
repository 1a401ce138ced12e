"""When to change tickets in Ghost Train: what two new ones promise."""

from phantomline.bots.greedy.train_plans import TREAT, Planner
from phantomline.bots.greedy.train_ways import NO_WAY
from phantomline.games.train.town import is_connected

__all__ = ["change_worth", "is_any_ready"]


def change_worth(planner: Planner) -> float:
    """Return what it is worth on average to discard the tickets in hand for two others.

    A new ticket that is connected already counts at once, and brings another (GT-31).
    """
    tastes = planner.tastes
    table = planner.table
    worths: list[float] = []
    ready = 0
    for ticket in table.pool:
        if is_connected(table.groups, planner.town.ticket_ends[ticket]):
            ready += 1
        else:
            worths.append(goal_worth(planner, ticket))
    if not table.pool:
        return -1.0
    treat = 0.0 if table.treated else goal_worth(planner, TREAT)
    # How many tickets are complete as soon as they are drawn, one replacing another.
    share = min(0.8, ready / len(table.pool))
    lucky = 2.0 * share / (1.0 - share)
    if table.score + lucky >= 6:
        lucky += tastes.jackpot
    hoped = _hoped(worths, treat, tastes.second)
    return lucky * planner.chance(1.0) + hoped - tastes.turn - tastes.keep


def is_any_ready(planner: Planner) -> bool:
    """Say whether a new ticket may be one that is connected already."""
    groups = planner.table.groups
    for ticket in planner.table.pool:
        if is_connected(groups, planner.town.ticket_ends[ticket]):
            return True
    return False


def goal_worth(planner: Planner, goal: int) -> float:
    """Return what a goal is worth by itself after this turn, nothing if it is out of reach."""
    way = planner.way(goal, planner.weights[0], 0)
    if way == NO_WAY or planner.ways.length(way) > planner.table.carriages:
        return 0.0
    return max(0.0, planner.worth([way], planner.table.hand, 0, 1.0, 0.0))


def _hoped(worths: list[float], treat: float, second: float) -> float:
    """Return what two of these and the bonus are worth together: the best, and part of the rest."""
    if not worths:
        return treat
    total = 0.0
    pairs = 0
    for place, first in enumerate(worths):
        for other in range(place):
            both = first + worths[other]
            best = max(first, worths[other], treat)
            total += best + second * (both + treat - best)
            pairs += 1
    if pairs == 0:
        return max(worths[0], treat)
    return total / pairs
