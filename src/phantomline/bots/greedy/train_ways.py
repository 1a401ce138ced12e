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
        search = _Search(self.places, sources)
        while True:
            here = search.nearest()
            if here < 0:
                return NO_WAY
            if targets >> here & 1:
                return search.way_to(here) & ~free
            so_far = search.distance[here]
            for group in groups:
                if group >> here & 1:
                    search.reach_all(group, so_far, here)
                    break
            links = self.links[here]
            for index in range(0, len(links), 2):
                route = links[index + 1]
                weight = weights[route]
                if weight >= 0:
                    if free >> route & 1:
                        weight = 0
                    search.reach(links[index], so_far + weight, here, route)

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


class _Search:
    """How far each place is from the sources, as found so far."""

    def __init__(self, places: int, sources: int) -> None:
        self.distance: Final = [FAR] * places
        self.before: Final = [-1] * places
        self.by: Final = [-1] * places
        self.waiting = sources
        self.done = 0
        while sources:
            low = sources & -sources
            sources ^= low
            self.distance[low.bit_length() - 1] = 0

    def nearest(self) -> int:
        """Return the nearest place not yet done, which is done now, or -1 if none is left."""
        waiting = self.waiting
        distance = self.distance
        nearest = FAR
        found = -1
        while waiting:
            low = waiting & -waiting
            waiting ^= low
            place = low.bit_length() - 1
            if distance[place] < nearest:
                nearest = distance[place]
                found = place
        if found >= 0:
            self.waiting &= ~(1 << found)
            self.done |= 1 << found
        return found

    def reach(self, place: int, distance: int, before: int, by: int) -> None:
        """Note that a place is so far from the sources on this way."""
        if not self.done >> place & 1 and distance < self.distance[place]:
            self.distance[place] = distance
            self.before[place] = before
            self.by[place] = by
            self.waiting |= 1 << place

    def reach_all(self, places: int, distance: int, before: int) -> None:
        """Note that all these places are as near as one of them."""
        places &= ~self.done
        while places:
            low = places & -places
            places ^= low
            self.reach(low.bit_length() - 1, distance, before, -1)

    def way_to(self, place: int) -> int:
        """Return the routes on the way to a place."""
        routes = 0
        while place >= 0:
            if self.by[place] >= 0:
                routes |= 1 << self.by[place]
            place = self.before[place]
        return routes
