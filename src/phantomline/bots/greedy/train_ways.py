"""Finding ways through the town of Ghost Train."""

from typing import Final

from phantomline.games.train.town import Town

__all__ = ["CLOSED", "NO_WAY", "Ways"]

CLOSED: Final = -1
NO_WAY: Final = -1
FAR: Final = 1 << 40


class Ways:
    """The town as a net to travel on, and how much each route is in demand.

    Sets of places and of routes are packed into ints as in `Town`.
    """

    def __init__(self, town: Town) -> None:
        self.places: Final[int] = len(town.edition.locations)
        # For each place: the neighbour and the route that leads there, in turn.
        self.links: Final[list[list[int]]] = [[] for _ in range(self.places)]
        for index, route in enumerate(town.edition.routes):
            first, second = route.ends
            self.links[first].extend([second, index])
            self.links[second].extend([first, index])
        self.spaces: Final[list[int]] = list(town.spaces)
        self.ticket_starts: Final[list[int]] = [1 << t.ends[0] for t in town.edition.tickets]
        self.ticket_stops: Final[list[int]] = [1 << t.ends[1] for t in town.edition.tickets]
        self.demand: Final[list[float]] = self._demand(town)

    def missing(
        self, sources: int, targets: int, weights: list[int], free: int, groups: tuple[int, ...]
    ) -> int:
        """Return the routes to claim on the lightest way from a source to a target, or `NO_WAY`.

        A route weighs ``weights[route]``, `CLOSED` where there is no getting through,
        and nothing if it is in the set ``free``. Moving within one of the ``groups``
        of places is free.
        """
        places = self.places
        distance = [FAR] * places
        before = [0] * places
        by = [-1] * places
        reached = 0
        for place in range(places):
            if sources >> place & 1:
                distance[place] = 0
                reached |= 1 << place
        done = 0
        while True:
            waiting = reached & ~done
            if waiting == 0:
                return NO_WAY
            nearest = FAR
            here = 0
            while waiting:
                low = waiting & -waiting
                waiting ^= low
                place = low.bit_length() - 1
                if distance[place] < nearest:
                    nearest = distance[place]
                    here = place
            bit = 1 << here
            if targets & bit:
                break
            done |= bit
            for group in groups:
                if group & bit:
                    fresh = group & ~done
                    while fresh:
                        low = fresh & -fresh
                        fresh ^= low
                        place = low.bit_length() - 1
                        if distance[place] > nearest:
                            distance[place] = nearest
                            before[place] = here
                            by[place] = -1
                            reached |= low
                    break
            links = self.links[here]
            for index in range(0, len(links), 2):
                there = links[index]
                if done >> there & 1:
                    continue
                route = links[index + 1]
                weight = weights[route]
                if weight < 0:
                    continue
                if free >> route & 1:
                    weight = 0
                if nearest + weight < distance[there]:
                    distance[there] = nearest + weight
                    before[there] = here
                    by[there] = route
                    reached |= 1 << there
        found = 0
        while not sources >> here & 1:
            route = by[here]
            if route >= 0:
                found |= 1 << route
            here = before[here]
        return found & ~free

    def length(self, routes: int) -> int:
        """Return how many spaces a set of routes has."""
        total = 0
        while routes:
            low = routes & -routes
            routes ^= low
            total += self.spaces[low.bit_length() - 1]
        return total

    def _demand(self, town: Town) -> list[float]:
        """Return for each route on what share of the tickets' shortest ways it lies."""
        # Routes side by side share what both would get.
        weights = [1000 * spaces + 300 for spaces in town.spaces]
        tickets = len(self.ticket_starts)
        demand = [0.0] * town.route_count
        for ticket in range(tickets):
            way = self.missing(
                self.ticket_starts[ticket], self.ticket_stops[ticket], weights, 0, ()
            )
            for route in range(town.route_count):
                if way >> route & 1:
                    twin = town.twins[route]
                    demand[route] += 0.5 / tickets if twin else 1.0 / tickets
                    if twin:
                        demand[twin.bit_length() - 1] += 0.5 / tickets
        return demand
