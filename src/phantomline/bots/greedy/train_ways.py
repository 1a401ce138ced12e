"""Finding ways through the town of Ghost Train."""

from typing import Final

from mypy_extensions import i64

from phantomline.games.train.town import Town

__all__ = ["CLOSED", "NO_WAY", "Ways", "count_bits"]

CLOSED: Final = -1
NO_WAY: Final = -1
FAR: Final = 1 << 40

# How a place is reached: not at all, as a source, by a route below `JUMP`, or from `JUMP` + place.
UNKNOWN: Final = -2
SOURCE: Final = -1
JUMP: Final = 64
BITS: Final = 6
ROUTE: Final = 63


class Ways:
    """The town as a net to travel on, and how much each route is in demand.

    Sets of places and of routes are packed into ints as in `Town`.
    """

    def __init__(self, town: Town) -> None:
        self.places: Final[int] = len(town.edition.locations)
        # For each place: its neighbours and the routes that lead there, packed into an int each.
        self.links: Final[list[list[int]]] = [[] for _ in range(self.places)]
        # For each route: its ends added up, so that less one of them it is the other.
        self.sums: Final[list[int]] = []
        for index, route in enumerate(town.edition.routes):
            first, second = route.ends
            self.links[first].append(second << BITS | index)
            self.links[second].append(first << BITS | index)
            self.sums.append(first + second)
        self.spaces: Final[list[int]] = list(town.spaces)
        self.ticket_starts: Final[list[int]] = [1 << t.ends[0] for t in town.edition.tickets]
        self.ticket_stops: Final[list[int]] = [1 << t.ends[1] for t in town.edition.tickets]
        self.demand: Final[list[float]] = self._demand(town)

    def missing(
        self,
        sources: int,
        targets: int,
        weights: list[int],
        free: int,
        groups: tuple[int, ...],
        closed: int = 0,
    ) -> int:
        """Return the routes to claim on the lightest way from a source to a target, or `NO_WAY`.

        A route weighs ``weights[route]``, `CLOSED` where there is no getting through,
        and nothing if it is in the set ``free``. There is no getting through the set ``closed``
        either. Moving within one of the ``groups`` of places is free.
        """
        by = [UNKNOWN] * self.places
        here = self._spread(by, sources, targets, False, weights, free, groups, closed)
        return NO_WAY if here < 0 else self._way_to(by, here) & ~free

    def all_missing(
        self,
        sources: int,
        targets: list[int],
        weights: list[int],
        groups: tuple[int, ...],
        closed: int,
    ) -> list[int]:
        """Return what `missing` does for each of these places, at little more than one's cost."""
        by = [UNKNOWN] * self.places
        wanted = 0
        for place in targets:
            wanted |= 1 << place
        self._spread(by, sources, wanted, True, weights, 0, groups, closed)
        return [NO_WAY if by[place] == UNKNOWN else self._way_to(by, place) for place in targets]

    def length(self, routes: int) -> int:
        """Return how many spaces a set of routes has."""
        total: i64 = 0
        left: i64 = routes
        while left:
            low = left & -left
            left ^= low
            total += self.spaces[int(low).bit_length() - 1]
        return total

    def _spread(
        self,
        by: list[int],
        sources: i64,
        targets: i64,
        to_all: bool,
        weights: list[int],
        free: i64,
        groups: tuple[int, ...],
        closed: i64,
    ) -> int:
        """Go ever further from the sources until a target, or every one, is reached.

        Returns the last of them, or -1. ``by`` gets how each place on the way is reached: by a
        route, or from `JUMP` and the place in the same group. Plain machine words and small
        ints make this many times as fast as objects would: bots spend most of their time here.
        (A bit is ``1 << 60`` shifted down, since mypyc 2.4 shifts a plain 1 in only 32 bits.)
        """
        distance = [FAR] * self.places
        waiting = sources
        left = sources
        while left:
            low = left & -left
            left ^= low
            source = int(low).bit_length() - 1
            distance[source] = 0
            by[source] = SOURCE
        grouped: i64 = 0
        for group in groups:
            grouped |= group
        done: i64 = 0
        while waiting:
            here = nearest(waiting, distance)
            bit = i64(1 << 60) >> 60 - here
            waiting ^= bit
            done |= bit
            if targets & bit:
                targets ^= bit
                if not to_all or not targets:
                    return here
            if grouped & bit:
                for group in groups:
                    if group & bit:
                        # The others in it are no nearer to anything, once they are reached.
                        grouped &= ~group
                        waiting |= jump(by, distance, here, group & ~done)
            waiting |= self._leave(by, distance, here, weights, free, done, closed)
        return -1

    def _leave(
        self,
        by: list[int],
        distance: list[int],
        here: i64,
        weights: list[int],
        free: i64,
        done: i64,
        closed: i64,
    ) -> i64:
        """Take all routes from here; returns the places that are nearer now."""
        reached: i64 = 0
        so_far: i64 = distance[here]
        for link in self.links[here]:
            packed: i64 = link
            place = packed >> BITS
            route = packed & ROUTE
            if (done >> place | closed >> route) & 1:
                continue
            weight: i64 = weights[route]
            if weight < 0:
                continue
            far: i64 = distance[place]
            weight = so_far if free >> route & 1 else so_far + weight
            if weight < far:
                distance[place] = weight
                by[place] = route
                reached |= i64(1 << 60) >> 60 - place
        return reached

    def _way_to(self, by: list[int], place: int) -> int:
        """Return the routes on the way to a place."""
        routes: i64 = 0
        here: i64 = place
        while True:
            step: i64 = by[here]
            if step < 0:
                return routes
            if step >= JUMP:
                here = step - JUMP
            else:
                routes |= i64(1 << 60) >> 60 - step
                here = self.sums[step] - here

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


def nearest(waiting: i64, distance: list[int]) -> i64:
    """Return the nearest of a set of places."""
    found: i64 = -1
    least: i64 = FAR
    while waiting:
        low = waiting & -waiting
        waiting ^= low
        place: i64 = int(low).bit_length() - 1
        far: i64 = distance[place]
        if far < least:
            least = far
            found = place
    return found


def jump(by: list[int], distance: list[int], here: i64, group: i64) -> i64:
    """Move within a group of places; returns those that are nearer now."""
    reached: i64 = 0
    so_far: i64 = distance[here]
    while group:
        low = group & -group
        group ^= low
        place: i64 = int(low).bit_length() - 1
        far: i64 = distance[place]
        if so_far < far:
            distance[place] = so_far
            by[place] = JUMP + here
            reached |= low
    return reached


def count_bits(bits: i64) -> int:
    """Return how many bits are set, compiled much faster than `int.bit_count`."""
    bits -= bits >> 1 & 0x5555_5555_5555_5555
    bits = (bits & 0x3333_3333_3333_3333) + (bits >> 2 & 0x3333_3333_3333_3333)
    bits = bits + (bits >> 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 0x7F
