"""A plain but sensible player of Ghost Train, to see how the town plays.

It sees a view and nothing else. It looks for the fewest carriages that complete its
tickets, claims what it can afford on that way, longest route first, and draws
float cards until it can. Tickets out of reach it discards, but not for ever.
"""

from heapq import heappop, heappush
from random import Random

from phantomline.core import Action
from phantomline.games.train.actions import Claim, Discard, Draw
from phantomline.games.train.town import Town
from phantomline.games.train.view import TrainView

PATIENCE = 3
"""How often in a row it discards tickets before it rather builds anything at all."""


class Planner:
    """Plays one seat. ``treat`` is how many carriages a way from forest to shore may cost."""

    def __init__(self, town: Town, rng: Random, treat: int = 5) -> None:
        self.town = town
        self.rng = rng
        self.treat = treat
        self.discards = 0
        edition = town.edition
        places = range(len(edition.locations))
        self.forest = {place for place in places if town.forest >> place & 1}
        self.shore = {place for place in places if town.shore >> place & 1}
        self.ends = {ticket.id: ticket.ends for ticket in edition.tickets}
        self.by_place: list[list[tuple[int, int]]] = [[] for _ in places]
        for index, route in enumerate(edition.routes):
            a, b = route.ends
            self.by_place[a].append((b, index))
            self.by_place[b].append((a, index))

    def choose(self, view: TrainView) -> Action:
        """Return what to do in this view."""
        seat = view.turn
        mine = {self.town.route_index[name] for name in view.routes[seat]}
        closed = {self.town.route_index[name] for names in view.routes for name in names} - mine
        for route in mine:
            if self.town.twins[route]:
                closed.add(self.town.twins[route].bit_length() - 1)
        wanted = self.plan(view, mine, closed)
        action = self.pursue(view, wanted)
        self.discards = self.discards + 1 if isinstance(action, Discard) else 0
        return action

    def pursue(self, view: TrainView, wanted: set[int]) -> Action:
        """Return a claim on the way, a draw towards one, or what to do without a plan."""
        claims = [action for action in view.legal if isinstance(action, Claim)]
        if wanted:
            best = self.best_claim([c for c in claims if self.town.route_index[c.route] in wanted])
            if best is not None:
                return best
            return self.first(view, Draw) or self.rng.choice(view.legal)
        return self.without_a_plan(view, claims)

    def plan(self, view: TrainView, mine: set[int], closed: set[int]) -> set[int]:
        """Return the routes that are missing for what is worth completing now."""
        left = view.carriages[view.turn]
        goals = [({self.ends[name][0]}, {self.ends[name][1]}) for name in view.tickets]
        bonus = "trick-or-treat" not in view.bonuses[view.turn]
        best: tuple[float, set[int]] = (0.0, set())
        orders = [goals, goals[::-1]] if len(goals) > 1 else [goals]
        for order in [*orders, *[[goal] for goal in goals]]:
            missing: set[int] = set()
            for sources, targets in order:
                way = self.way(sources, targets, mine | missing, closed)
                if way is None:
                    break
                missing |= way
            else:
                cost = self.cost(missing)
                if order and cost <= left:
                    worth = len(order) * 8 - cost
                    if worth > best[0] or not best[1]:
                        best = (worth, missing)
        if bonus:
            way = self.way(self.forest, self.shore, mine | best[1], closed)
            if way is not None:
                both = best[1] | way
                if self.cost(both) <= left and self.cost(way) <= self.treat:
                    return both
        return best[1]

    def cost(self, routes: set[int]) -> int:
        return sum(self.town.spaces[route] for route in routes)

    def way(
        self, sources: set[int], targets: set[int], mine: set[int], closed: set[int]
    ) -> set[int] | None:
        """Return the cheapest missing routes that connect a source with a target."""
        found: dict[int, tuple[int, int, int]] = {}
        queue: list[tuple[int, float, int, int, int]] = [
            (0, self.rng.random(), place, -1, -1) for place in sources
        ]
        while queue:
            cost, _, place, before, by = heappop(queue)
            if place in found:
                continue
            found[place] = (cost, before, by)
            if place in targets:
                missing: set[int] = set()
                while by >= 0:
                    if by not in mine:
                        missing.add(by)
                    place = before
                    _, before, by = found[place]
                return missing
            for there, route in self.by_place[place]:
                if route not in closed and there not in found:
                    step = 0 if route in mine else self.town.spaces[route]
                    heappush(queue, (cost + step, self.rng.random(), there, place, route))
        return None

    def best_claim(self, claims: list[Claim]) -> Claim | None:
        """Return the longest route's claim that spends the fewest locomotives."""
        if not claims:
            return None
        spaces = self.town.spaces
        index = self.town.route_index
        return min(claims, key=lambda c: (c.locomotives, -spaces[index[c.route]]))

    def without_a_plan(self, view: TrainView, claims: list[Claim]) -> Action:
        """Change tickets, or run out of carriages if that wins."""
        leads = view.scores[view.turn] == max(view.scores)
        few = view.carriages[view.turn] <= 4
        weary = self.discards >= PATIENCE
        if weary or (leads and few):
            return self.best_claim(claims) or self.first(view, Draw) or view.legal[0]
        return self.first(view, Discard) or view.legal[0]

    def first(self, view: TrainView, kind: type[Action]) -> Action | None:
        return next((action for action in view.legal if isinstance(action, kind)), None)
