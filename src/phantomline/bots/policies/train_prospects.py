"""What a seat of Ghost Train might build towards, found once and remembered.

The ways to its goals depend on a seat's tickets and on the board, hardly on its cards, so they
hold until it builds, gets tickets or loses a route to someone. Only what they are worth has
to be reckoned anew every turn.

A search remembers very many of them, so they are few and small objects, which Python's collector
of garbage leaves alone: numbers, and sets and lists of small numbers packed into one.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from phantomline.bots.greedy.train_plans import TREAT
from phantomline.bots.greedy.train_ways import NO_WAY, Ways
from phantomline.games.train.state import TO_CRYPT, TO_MANSION, TRICK_OR_TREAT
from phantomline.games.train.town import Town, is_connected, join

__all__ = [
    "BITS",
    "NO_SKETCH",
    "NO_STAGE",
    "ONE",
    "Atlas",
    "Place",
    "Prospect",
    "Reach",
    "Sketch",
    "Stage",
]

# What makes a route heavy: a turn, and each card, less if it is in hand.
TURN: Final = 10
CARD: Final = 6
HELD: Final = 3
MOST_PROSPECTS: Final = 50_000

# A packed list has so many bits for each number, the first one lowest.
BITS: Final = 6
ONE: Final = 63
# What makes a goal a positive number.
POSITIVE: Final = 2


@mypyc_attr(acyclic=True)
class Place:
    """Where a seat stands on the board: what it has connected, what is left, what is closed."""

    def __init__(self, groups: tuple[int, ...], carriages: int, closed: int, flags: int) -> None:
        self.groups: Final = groups
        self.carriages: Final = carriages
        self.closed: Final = closed
        self.flags: Final = flags


@mypyc_attr(acyclic=True)
class Stage:
    """A set of routes, and what it takes and brings.

    ``needs`` is a packed list of how many cards it takes of each colour. ``groups`` are the places
    connected then, ``halls`` counts the Town Hall bonuses that come with that, and ``ready`` is
    the set of tickets connected.
    """

    def __init__(
        self,
        routes: i64,
        count: i64,
        length: i64,
        needs: i64,
        groups: tuple[int, ...],
        halls: i64,
        ready: i64,
    ) -> None:
        self.routes: Final[i64] = routes
        self.count: Final[i64] = count
        self.length: Final[i64] = length
        self.needs: Final[i64] = needs
        self.groups: Final = groups
        self.halls: Final[i64] = halls
        self.ready: Final[i64] = ready


NO_STAGE: Final = Stage(0, 0, 0, 0, (), 0, 0)


@mypyc_attr(acyclic=True)
class Sketch:
    """Goals in one order, and which of its prospect's stages each of them takes.

    Both are packed lists, of positive numbers. ``last`` is the stage in the end.
    """

    def __init__(self, goals: i64, steps: i64, shift: i64, last: Stage) -> None:
        self.goals: Final[i64] = goals
        self.steps: Final[i64] = steps
        self.shift: Final[i64] = shift
        self.last: Final = last


NO_SKETCH: Final = Sketch(0, 0, 0, NO_STAGE)


# Detours and others are found later than the prospect that they belong to, never in a circle.
@mypyc_attr(acyclic=True)
class Prospect:
    """Sketches for one seat, and their stages.

    Where others close some of its routes there is another prospect.
    """

    def __init__(self) -> None:
        self.sketches: list[Sketch] = []
        self.routes: i64 = 0
        self.stages: list[Stage] = []
        self.detours: dict[tuple[int, int], Prospect] = {}
        self.others: dict[int, Prospect] = {}


@mypyc_attr(acyclic=True)
class Reach:
    """Each of all goals by itself, as far as asked for, and again where its way was closed."""

    def __init__(self, goals: int) -> None:
        self.stages: list[Stage | None] = [None] * goals
        self.others: dict[tuple[int, int], Stage] = {}


class Atlas:
    """Finds prospects and keeps them."""

    def __init__(self, town: Town) -> None:
        self.town: Final = town
        self.ways: Final = Ways(town)
        self.goals: Final = [*range(len(town.ticket_ids)), TREAT]
        self.prospects: dict[tuple[tuple[int, ...], tuple[int, ...], int], Prospect] = {}
        self.reaches: dict[tuple[tuple[int, ...], int, int], Reach] = {}
        # What each route weighs without any cards, and its cards as a packed list.
        self.plain: Final = [TURN + CARD * spaces for spaces in town.spaces]
        self.prices: Final = [
            spaces << BITS * town.colours[route] for route, spaces in enumerate(town.spaces)
        ]
        # For each place the sets of tickets that start and stop there, and which start there.
        self.starting: Final = [0] * self.ways.places
        self.stopping: Final = [0] * self.ways.places
        self.starters: Final[list[list[int]]] = [[] for _ in range(self.ways.places)]
        self.stops: Final = [ticket.ends[1] for ticket in town.edition.tickets]
        for index, ticket in enumerate(town.edition.tickets):
            self.starting[ticket.ends[0]] |= 1 << index
            self.stopping[ticket.ends[1]] |= 1 << index
            self.starters[ticket.ends[0]].append(index)

    def forget(self) -> None:
        """Begin anew, so that what was found with routes closed does not outlive their closing."""
        self.prospects = {}
        self.reaches = {}

    def prospect(self, place: Place, tickets: tuple[int, ...]) -> Prospect:
        """Return all orders in which a seat might reach some of its goals."""
        key = (tickets, place.groups, place.carriages)
        found = self.prospects.get(key)
        if found is None:
            if len(self.prospects) > MOST_PROSPECTS:
                self.prospects = {}
            found = self._explore(place, tickets)
            self.prospects[key] = found
        blocked = found.routes & place.closed
        if not blocked:
            return found
        other = found.others.get(blocked)
        if other is None or other.routes & place.closed:
            other = self._explore(place, tickets)
            found.others[blocked] = other
        return other

    def reach(self, place: Place, wanted: int) -> Reach:
        """Return where `alone` looks, with the goals of a set found if there was nothing yet."""
        key = (place.groups, place.carriages, place.flags)
        found = self.reaches.get(key)
        if found is None:
            if len(self.reaches) > MOST_PROSPECTS:
                self.reaches = {}
            found = Reach(len(self.goals))
            self.reaches[key] = found
            for start, tickets in enumerate(self.starters):
                asked = [ticket for ticket in tickets if wanted >> ticket & 1]
                if asked:
                    stops = [self.stops[ticket] for ticket in asked]
                    ways = self.ways.all_missing(
                        1 << start, stops, self.plain, place.groups, place.closed
                    )
                    for index, ticket in enumerate(asked):
                        found.stages[ticket] = self._stage(place, NO_STAGE, ways[index])
        return found

    def alone(self, place: Place, reach: Reach, index: int) -> Stage:
        """Return the stage of one of all goals by itself, `NO_STAGE` if it is out of reach."""
        found = reach.stages[index]
        if found is None:
            found = self._single(place, index)
            reach.stages[index] = found
        blocked = found.routes & place.closed
        if not blocked:
            return found
        other = reach.others.get((index, blocked))
        if other is None or other.routes & place.closed:
            other = self._single(place, index)
            reach.others[index, blocked] = other
        return other

    def suited(self, place: Place, sketch: Sketch, weights: list[int], closed: int) -> Prospect:
        """Return a prospect of the same goals alone, by ways that suit these weights.

        It is empty if there is no such way, or no other than the sketch's own.
        """
        found = Prospect()
        last = NO_SKETCH
        goals = sketch.goals
        while goals:
            goal = (goals & ONE) - POSITIVE
            goals >>= BITS
            way = self._way(place, last, goal, weights, closed)
            last = self._onward(found, place, last, goal, way)
            if last is NO_SKETCH:
                return found
        if last.last.routes != sketch.last.routes:
            found.sketches.append(last)
        return found

    def detour(self, place: Place, prospect: Prospect, sketch: Sketch, route: int) -> Prospect:
        """Return a prospect of the same goals alone, in case someone else takes this route."""
        key = (sketch.last.routes, route)
        found = prospect.detours.get(key)
        if found is None or found.routes & place.closed:
            found = self.suited(place, sketch, self.plain, place.closed | 1 << route)
            prospect.detours[key] = found
        return found

    def weights(self, hand: list[int]) -> list[int]:
        """Return what each route weighs with this hand."""
        town = self.town
        weights = list(self.plain)
        for route, spaces in enumerate(town.spaces):
            held = hand[town.colours[route]]
            if held:
                weights[route] -= HELD * (held if held < spaces else spaces)
        return weights

    def connected(self, groups: tuple[int, ...]) -> int:
        """Return the set of tickets that these groups connect."""
        ready: i64 = 0
        for group in groups:
            starting: i64 = 0
            stopping: i64 = 0
            left: i64 = group
            while left:
                low = left & -left
                left ^= low
                place = int(low).bit_length() - 1
                starting |= self.starting[place]
                stopping |= self.stopping[place]
            ready |= starting & stopping
        return ready

    def halls(self, groups: tuple[int, ...], flags: int) -> int:
        """Return how many Town Hall bonuses these groups bring that a seat has not had."""
        halls = 0
        if not flags & TO_CRYPT and is_connected(groups, self.town.to_crypt):
            halls += 1
        if not flags & TO_MANSION and is_connected(groups, self.town.to_mansion):
            halls += 1
        return halls

    def _explore(self, place: Place, tickets: tuple[int, ...]) -> Prospect:
        found = Prospect()
        goals = list(tickets)
        if not place.flags & TRICK_OR_TREAT:
            goals.append(TREAT)
        self._extend(found, place, goals, NO_SKETCH, {})
        return found

    def _extend(
        self,
        found: Prospect,
        place: Place,
        left: list[int],
        sketch: Sketch,
        known: dict[tuple[int, int], int],
    ) -> None:
        """Add all sketches that go on from this one; ``known`` ways are not looked for again."""
        for goal in left:
            # In another order the same routes may have come together.
            key = (sketch.last.routes, goal)
            way = known.get(key)
            if way is None:
                way = self._way(place, sketch, goal, self.plain, place.closed)
                known[key] = way
            further = self._onward(found, place, sketch, goal, way)
            if further is not NO_SKETCH:
                found.sketches.append(further)
                if len(left) > 1:
                    rest = [other for other in left if other != goal]
                    self._extend(found, place, rest, further, known)

    def _single(self, place: Place, index: int) -> Stage:
        """Return the stage of one goal by itself."""
        way = self._way(place, NO_SKETCH, self.goals[index], self.plain, place.closed)
        return self._stage(place, NO_STAGE, way)

    def _way(self, place: Place, sketch: Sketch, goal: int, weights: list[int], closed: int) -> int:
        """Return the routes that one more goal takes after a sketch, or `NO_WAY`."""
        town = self.town
        ways = self.ways
        free = sketch.last.routes
        if goal == TREAT:
            return ways.missing(town.forest, town.shore, weights, free, place.groups, closed)
        sources, targets = ways.ticket_starts[goal], ways.ticket_stops[goal]
        return ways.missing(sources, targets, weights, free, place.groups, closed)

    def _onward(self, found: Prospect, place: Place, sketch: Sketch, goal: i64, way: int) -> Sketch:
        """Return a sketch with one more goal, or `NO_SKETCH` where that is out of reach."""
        if way == NO_WAY:
            return NO_SKETCH
        routes = sketch.last.routes | way
        position: i64 = 1
        stage = NO_STAGE
        for known in found.stages:
            if known.routes == routes:
                stage = known
                break
            position += 1
        if stage is NO_STAGE:
            stage = self._stage(place, sketch.last, way)
            if stage is NO_STAGE:
                return NO_SKETCH
            found.stages.append(stage)
            found.routes |= routes
        return Sketch(
            sketch.goals | goal + POSITIVE << sketch.shift,
            sketch.steps | position << sketch.shift,
            sketch.shift + BITS,
            stage,
        )

    def _stage(self, place: Place, before: Stage, way: int) -> Stage:
        """Return what a stage becomes with one more way, `NO_STAGE` where that is out of reach."""
        if way == NO_WAY:
            return NO_STAGE
        town = self.town
        ends: i64 = 0
        count = before.count
        length = before.length
        needs = before.needs
        left: i64 = way
        while left:
            low = left & -left
            left ^= low
            route = int(low).bit_length() - 1
            count += 1
            length += town.spaces[route]
            needs += self.prices[route]
            ends |= town.route_ends[route]
        if length > place.carriages:
            return NO_STAGE
        groups = place.groups if before is NO_STAGE else before.groups
        if ends:
            # Between its routes a way goes through what is connected already: it is all one.
            groups = join(groups, ends)
        halls = self.halls(groups, place.flags)
        return Stage(
            before.routes | way, count, length, needs, groups, halls, self.connected(groups)
        )
