"""What a seat of Ghost Train might build towards, found once and remembered.

The ways to its goals depend on a seat's tickets and on the board, hardly on its cards, so they
hold until it builds, gets tickets or loses a route to someone. Only what they are worth has
to be reckoned anew every turn.
"""

from typing import Final

from phantomline.bots.greedy.train_plans import TREAT
from phantomline.bots.greedy.train_ways import CLOSED, NO_WAY, Ways
from phantomline.games.train.floats import LOCOMOTIVE
from phantomline.games.train.state import TO_CRYPT, TO_MANSION, TRICK_OR_TREAT
from phantomline.games.train.town import Town, is_connected, join

__all__ = ["NO_SKETCH", "Atlas", "Place", "Prospect", "Sketch"]

TURN: Final = 1000
CARD: Final = 600
HELD: Final = 300
NO_CARDS: Final = [0] * (LOCOMOTIVE + 1)
MOST_PROSPECTS: Final = 50_000


class Place:
    """Where a seat stands on the board: what it has connected, what is left, what is closed."""

    def __init__(self, groups: tuple[int, ...], carriages: int, closed: int, flags: int) -> None:
        self.groups: Final = groups
        self.carriages: Final = carriages
        self.closed: Final = closed
        self.flags: Final = flags


class Sketch:
    """Goals in one order, and which of its prospect's sets of routes each of them takes.

    ``halls`` counts the Town Hall bonuses that come with them, and ``ready`` is the set of
    tickets connected then.
    """

    def __init__(
        self,
        goals: list[int],
        steps: list[int],
        routes: int,
        length: int,
        halls: int,
        ready: int,
    ) -> None:
        self.goals: Final = goals
        self.steps: Final = steps
        self.routes: Final = routes
        self.length: Final = length
        self.halls: Final = halls
        self.ready: Final = ready


NO_SKETCH: Final = Sketch([], [], 0, 0, 0, 0)


class Prospect:
    """Sketches for one seat, their sets of routes, and for each of these what it takes and brings.

    Where others close some of its routes there is another prospect, or sketch of a single goal.
    """

    def __init__(self) -> None:
        self.sketches: list[Sketch] = []
        self.routes = 0
        self.sets: list[int] = []
        self.needs: list[list[int]] = []
        self.halls: list[int] = []
        self.ready: list[int] = []
        self.detours: dict[tuple[int, int], Prospect] = {}
        self.others: dict[int, Prospect] = {}
        self.singles: dict[tuple[int, int], Sketch] = {}


class Atlas:
    """Finds prospects and keeps them."""

    def __init__(self, town: Town) -> None:
        self.town: Final = town
        self.ways: Final = Ways(town)
        self.goals: Final = [*range(len(town.ticket_ids)), TREAT]
        self.prospects: dict[tuple[tuple[int, ...], tuple[int, ...], int], Prospect] = {}
        self.singles: dict[tuple[tuple[int, ...], int, int], Prospect] = {}

    def forget(self) -> None:
        """Begin anew, so that what was found with routes closed does not outlive their closing."""
        self.prospects = {}
        self.singles = {}

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

    def single(self, place: Place) -> Prospect:
        """Return a prospect for `reach`, where every goal there is stands by itself."""
        key = (place.groups, place.carriages, place.flags)
        found = self.singles.get(key)
        if found is None:
            if len(self.singles) > MOST_PROSPECTS:
                self.singles = {}
            found = Prospect()
            self.singles[key] = found
            weights = self.weights(NO_CARDS, place.closed)
            for goal in self.goals:
                found.sketches.append(self._onward(found, place, weights, NO_SKETCH, goal))
        return found

    def reach(self, place: Place, single: Prospect, index: int) -> Sketch:
        """Return the sketch of one of all goals by itself, `NO_SKETCH` if it is out of reach."""
        found = single.sketches[index]
        blocked = found.routes & place.closed
        if not blocked:
            return found
        other = single.singles.get((index, blocked))
        if other is None or other.routes & place.closed:
            weights = self.weights(NO_CARDS, place.closed)
            other = self._onward(single, place, weights, NO_SKETCH, self.goals[index])
            single.singles[index, blocked] = other
        return other

    def suited(self, place: Place, sketch: Sketch, hand: list[int], closed: int) -> Prospect:
        """Return a prospect of the same goals alone, by ways that suit this hand.

        It is empty if there is no such way, or no other than the sketch's own.
        """
        found = Prospect()
        weights = self.weights(hand, closed)
        last = NO_SKETCH
        for goal in sketch.goals:
            last = self._onward(found, place, weights, last, goal)
            if last is NO_SKETCH:
                return found
        if last.routes != sketch.routes:
            found.sketches.append(last)
        return found

    def detour(self, place: Place, prospect: Prospect, sketch: Sketch, route: int) -> Prospect:
        """Return a prospect of the same goals alone, in case someone else takes this route."""
        key = (sketch.routes, route)
        found = prospect.detours.get(key)
        if found is None or found.routes & place.closed:
            found = self.suited(place, sketch, NO_CARDS, place.closed | 1 << route)
            prospect.detours[key] = found
        return found

    def weights(self, hand: list[int], closed: int) -> list[int]:
        """Return what each route weighs: a turn is 1000, a card so much missing or in hand."""
        town = self.town
        weights: list[int] = []
        for route, spaces in enumerate(town.spaces):
            if closed >> route & 1:
                weights.append(CLOSED)
            else:
                held = hand[town.colours[route]]
                weights.append(TURN + CARD * spaces - HELD * (held if held < spaces else spaces))
        return weights

    def connected(self, groups: tuple[int, ...]) -> int:
        """Return the set of tickets that these groups connect."""
        ready = 0
        for ticket, ends in enumerate(self.town.ticket_ends):
            for group in groups:
                if group & ends == ends:
                    ready |= 1 << ticket
                    break
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
        self._extend(found, place, self.weights(NO_CARDS, place.closed), goals, NO_SKETCH)
        return found

    def _extend(
        self, found: Prospect, place: Place, weights: list[int], left: list[int], sketch: Sketch
    ) -> None:
        """Add all sketches that go on from this one."""
        for goal in left:
            further = self._onward(found, place, weights, sketch, goal)
            if further is not NO_SKETCH:
                found.sketches.append(further)
                if len(left) > 1:
                    rest = [other for other in left if other != goal]
                    self._extend(found, place, weights, rest, further)

    def _onward(
        self, found: Prospect, place: Place, weights: list[int], sketch: Sketch, goal: int
    ) -> Sketch:
        """Return a sketch with one more goal, or `NO_SKETCH` where that is out of reach."""
        town = self.town
        if goal == TREAT:
            sources, targets = town.forest, town.shore
        else:
            sources, targets = self.ways.ticket_starts[goal], self.ways.ticket_stops[goal]
        way = self.ways.missing(sources, targets, weights, sketch.routes, place.groups)
        if way == NO_WAY:
            return NO_SKETCH
        routes = sketch.routes | way
        length = self.ways.length(routes)
        if length > place.carriages:
            return NO_SKETCH
        found.routes |= routes
        position = self._position(found, place, routes)
        return Sketch(
            [*sketch.goals, goal],
            [*sketch.steps, position],
            routes,
            length,
            found.halls[position],
            found.ready[position],
        )

    def _position(self, found: Prospect, place: Place, routes: int) -> int:
        """Return where a set of routes stands in the prospect, adding it if it is new."""
        for position, known in enumerate(found.sets):
            if known == routes:
                return position
        town = self.town
        needs = [0] * LOCOMOTIVE
        groups = place.groups
        left = routes
        while left:
            low = left & -left
            left ^= low
            route = low.bit_length() - 1
            needs[town.colours[route]] += town.spaces[route]
            groups = join(groups, town.route_ends[route])
        found.halls.append(self.halls(groups, place.flags))
        found.ready.append(self.connected(groups))
        found.sets.append(routes)
        found.needs.append(needs)
        return len(found.sets) - 1
