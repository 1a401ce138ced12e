"""Planning for Ghost Train: which goals to pursue, by which routes, and how long it takes.

A plan's worth is in tickets. A goal counts one, less the later it comes; every
turn costs what a turn usually brings.
"""

from math import exp
from typing import Final

from phantomline.bots.greedy.train_table import TO_CRYPT, TO_MANSION, Table, route_weights
from phantomline.bots.greedy.train_tastes import Tastes
from phantomline.bots.greedy.train_ways import NO_WAY, Ways
from phantomline.games.train.floats import LOCOMOTIVE
from phantomline.games.train.town import Town, is_connected, join

__all__ = ["NOTHING", "TREAT", "Plan", "Planner"]

GOAL: Final = 6
TREAT: Final = -1
"""The goal that stands for Trick or Treat; other goals are tickets."""
MOST_CARDS: Final = 40


class Plan:
    """Goals in the order they are to be reached, and the routes still missing by then."""

    def __init__(self, goals: list[int], steps: list[int], worth: float) -> None:
        self.goals: Final = goals
        self.steps: Final = steps
        self.worth: Final = worth

    def routes(self) -> int:
        """Return all routes that are missing."""
        return self.steps[-1] if self.steps else 0


NOTHING: Final = Plan([], [], 0.0)


class Planner:
    """Finds and appraises plans for one table."""

    def __init__(self, town: Town, ways: Ways, tastes: Tastes, table: Table) -> None:
        self.town: Final = town
        self.ways: Final = ways
        self.tastes: Final = tastes
        self.table: Final = table
        self.horizon: Final[float] = self._horizon()
        # How much of a game is left for tickets to come.
        self.future: Final[float] = min(1.0, self.horizon / tastes.whole)
        self.weights: Final = [
            route_weights(table, town, tastes.missing, tastes.held),
            route_weights(table, town, tastes.missing, tastes.missing),
        ]
        self.leader: Final[int] = max(table.rival_scores)

    # -- finding -------------------------------------------------------------

    def best(self, tickets: list[int], without: int = 0) -> Plan:
        """Return the best plan for these tickets and the bonus, doing without some routes."""
        goals = list(tickets)
        if not self.table.treated:
            goals.append(TREAT)
        best = NOTHING
        for weights in self.weights:
            if without:
                weights = [-1 if without >> r & 1 else w for r, w in enumerate(weights)]  # noqa: PLW2901 (the same, less some)
            found = self._extend(best, weights, goals, [], [])
            if found.worth > best.worth:
                best = found
        return best

    def _extend(
        self, best: Plan, weights: list[int], left: list[int], goals: list[int], steps: list[int]
    ) -> Plan:
        """Return the best of a plan and all that go on from these goals."""
        routes = steps[-1] if steps else 0
        for goal in left:
            way = self.way(goal, weights, routes)
            if way == NO_WAY or self.ways.length(routes | way) > self.table.carriages:
                continue
            here = goals + [goal]
            to_here = steps + [routes | way]
            worth = self.worth(to_here, self.table.hand, 0, 0.0, 0.0)
            if worth > best.worth:
                best = Plan(here, to_here, worth)
            if len(left) > 1:
                rest = [other for other in left if other != goal]
                best = self._extend(best, weights, rest, here, to_here)
        return best

    def way(self, goal: int, weights: list[int], routes: int) -> int:
        """Return the routes that a goal still takes when some are had, or `NO_WAY`."""
        if goal == TREAT:
            sources, targets = self.town.forest, self.town.shore
        else:
            sources, targets = self.ways.ticket_starts[goal], self.ways.ticket_stops[goal]
        return self.ways.missing(sources, targets, weights, routes, self.table.groups)

    # -- appraising ----------------------------------------------------------

    def worth(
        self, steps: list[int], hand: list[int], claimed: int, spent: float, drawn: float
    ) -> float:
        """Return what reaching these steps is worth with this hand.

        ``claimed`` routes are had already, ``spent`` turns are gone by then, and
        ``drawn`` draws are on their way.
        """
        tastes = self.tastes
        table = self.table
        worth = 0.0
        turns = 0.0
        score = table.score
        for routes in steps:
            missing = routes & ~claimed
            draws = self.draws(missing, hand) - drawn
            turns = spent + missing.bit_count() + (draws if draws > 0.0 else 0.0)
            score += 1
            chance = self.chance(turns)
            worth += chance
            if score >= GOAL:
                worth += tastes.jackpot * chance
                break
        routes = steps[-1]
        worth -= tastes.turn * turns
        used = self.ways.length(routes)
        worth -= tastes.carriage * used
        if used == table.carriages and score < GOAL:
            # The last carriage ends the game (GT-41), which is good for whoever leads.
            worth += tastes.closing if score > self.leader else -tastes.closing
        return worth + self._network(routes)

    def _network(self, routes: int) -> float:
        """Return what these routes bring beside their goals: cards, and tickets to come."""
        tastes = self.tastes
        table = self.table
        groups = table.groups
        left = routes
        while left:
            low = left & -left
            left ^= low
            groups = join(groups, self.town.route_ends[low.bit_length() - 1])
        worth = 0.0
        if not table.halls & TO_CRYPT and is_connected(groups, self.town.to_crypt):
            worth += tastes.hall
        if not table.halls & TO_MANSION and is_connected(groups, self.town.to_mansion):
            worth += tastes.hall
        if tastes.network:
            ready = 0
            for ticket in table.pool:
                if is_connected(groups, self.town.ticket_ends[ticket]):
                    ready += 1
            worth += tastes.network * self.future * ready / max(1, len(table.pool))
        return worth

    def draws(self, routes: int, hand: list[int]) -> float:
        """Return how many draws it takes until a hand pays for all these routes, on average."""
        short = [-count for count in hand]
        left = routes
        while left:
            low = left & -left
            left ^= low
            route = low.bit_length() - 1
            short[self.town.colours[route]] += self.town.spaces[route]
        shares = self.table.shares
        last = 0.0
        for cards in range(MOST_CARDS):
            open_spaces = 0.0
            for colour in range(LOCOMOTIVE):
                gap = short[colour] - cards * shares[colour]
                if gap > 0.0:
                    open_spaces += gap
            open_spaces += short[LOCOMOTIVE] - cards * shares[LOCOMOTIVE]
            if open_spaces <= 0.0:
                if cards == 0:
                    return 0.0
                part = last / (last - open_spaces)
                return (cards - 1 + part) * self.tastes.luck / 2
            last = open_spaces
        return MOST_CARDS / 2

    def chance(self, turns: float) -> float:
        """Return how likely the game still goes on after so many turns."""
        return 1.0 / (1.0 + exp((turns - self.horizon) / self.tastes.haste))

    def _horizon(self) -> float:
        """Return in how many turns some opponent may end the game."""
        tastes = self.tastes
        table = self.table
        soonest = 40.0
        for rival, carriages in enumerate(table.rival_carriages):
            cards = max(0.0, carriages - table.rival_hands[rival] * 0.7)
            by_carriages = cards / 2 + carriages / 2.0
            by_score = (GOAL - table.rival_scores[rival]) * tastes.pace
            soonest = min(soonest, by_carriages, by_score)
        return soonest
