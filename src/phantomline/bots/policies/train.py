"""How a search imagines that everyone plays on in Ghost Train.

A seat wishes for the nearest of its goals, then for one more that fits, claims what it can
pay for on the way, and draws until it can. Wishes are remembered, since a seat's
only change when it builds, gets tickets or loses a route to someone.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from phantomline.bots.greedy.train_ways import CLOSED, NO_WAY, Ways
from phantomline.bots.policy import Policy
from phantomline.core import Action, Game
from phantomline.games.train.actions import Claim, Discard, Draw
from phantomline.games.train.floats import FLOATS, LOCOMOTIVE
from phantomline.games.train.game import Train
from phantomline.games.train.state import TRICK_OR_TREAT, State, score
from phantomline.games.train.town import is_connected

__all__ = ["TrainPolicy"]

MOST_WISHES: Final = 100_000
TURN: Final = 1000
CARD: Final = 600
READY: Final = 0.25
"""From which share of connected tickets on it is worth looking for one, if the next is far."""
LONG: Final = 5
ELSEWHERE: Final = 3
"""How many claims off the way to try where there is no way."""


class Wish:
    """The routes missing for the next goal and for all goals; or to change tickets instead."""

    def __init__(self, near: int, routes: int, change: bool) -> None:
        self.near: Final = near
        self.routes: Final = routes
        self.change: Final = change


class TrainPolicy(Policy):
    """Builds towards the seat's own tickets, knowing its cards and the board alone."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, Train)
        self.town: Final = game.town
        self.ways: Final = Ways(game.town)
        self.weights: Final = [TURN + CARD * spaces for spaces in game.town.spaces]
        self.wishes: dict[tuple[tuple[int, ...], tuple[int, ...]], Wish] = {}

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return a claim on the way, or else a draw; without a way, new tickets or the end."""
        assert isinstance(state, State)
        wish = self.wish(state, seat)
        claim = self._claim(state, seat, wish.near)
        if claim is None and wish.routes != wish.near:
            claim = self._claim(state, seat, wish.routes)
        if claim is not None:
            return claim
        first = legal[0]
        last = legal[len(legal) - 1]
        if wish.change or wish.routes == 0:
            if _leads(state, seat):
                claim = self._claim(state, seat, -1)
                if claim is not None and wish.routes == 0:
                    return claim
            # Nothing to build towards: more often than not new tickets help sooner than cards.
            if isinstance(last, Discard) and rng.random() < 0.7:
                return last
        if isinstance(first, Draw):
            return first
        claim = self._claim(state, seat, -1)
        return last if claim is None else claim

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action] | None:
        """Return what deserves a try, the most promising first: fewer actions than are legal.

        A few hundred rounds cannot tell thirty claims apart, and most lead nowhere.
        """
        assert isinstance(state, State)
        wish = self.wish(state, seat)
        near: list[Action] = []
        later: list[Action] = []
        others: list[Action] = []
        elsewhere: list[Action] = []
        seen = -1
        for action in legal:
            if isinstance(action, Claim):
                route = self.town.route_index[action.route]
                if route == seen:
                    # A locomotive can do what a coloured card can: other mixes are no better.
                    continue
                seen = route
                if wish.near >> route & 1:
                    near.append(action)
                elif wish.routes >> route & 1:
                    later.append(action)
                else:
                    elsewhere.append(action)
            else:
                others.append(action)
        found = near + later + others
        if wish.routes == 0 or not found:
            found.extend(elsewhere[:ELSEWHERE])
        return found

    def wish(self, state: State, seat: int) -> Wish:
        """Return what this seat builds towards."""
        key = (state.tickets[seat], state.networks[seat])
        found = self.wishes.get(key)
        closed = state.taken | state.barred[seat]
        if found is not None and not found.routes & closed:
            return found
        if len(self.wishes) > MOST_WISHES:
            self.wishes = {}
        found = self._wish(state, seat, closed)
        self.wishes[key] = found
        return found

    def _wish(self, state: State, seat: int, closed: int) -> Wish:
        ways = self.ways
        groups = state.networks[seat]
        carriages = state.carriages[seat]
        weights = list(self.weights)
        left = closed
        while left:
            low = left & -left
            left ^= low
            weights[low.bit_length() - 1] = CLOSED
        starts = [ways.ticket_starts[ticket] for ticket in state.tickets[seat]]
        stops = [ways.ticket_stops[ticket] for ticket in state.tickets[seat]]
        if not state.bonuses[seat] & TRICK_OR_TREAT:
            starts.append(self.town.forest)
            stops.append(self.town.shore)
        near = 0
        routes = 0
        length = 0
        # The nearest goal, then the one that adds the least to it.
        for _ in range(2):
            best = 0
            best_length = carriages + 1
            for goal, start in enumerate(starts):
                way = ways.missing(start, stops[goal], weights, routes, groups)
                if way != NO_WAY and way != 0:
                    longer = ways.length(way)
                    if longer + length < best_length:
                        best = way
                        best_length = longer + length
            if best == 0:
                break
            routes |= best
            length = best_length
            if near == 0:
                near = routes
        change = ways.length(near) >= LONG and self._ready(state, seat, groups) >= READY
        return Wish(near, routes, change)

    def _ready(self, state: State, seat: int, groups: tuple[int, ...]) -> float:
        """Return the share of the tickets that may come which this seat has connected."""
        gone = state.ticket_discards
        for ticket in state.tickets[seat]:
            gone |= 1 << ticket
        ready = 0
        others = 0
        ends = self.town.ticket_ends
        for ticket, pair in enumerate(ends):
            if not gone >> ticket & 1:
                others += 1
                if is_connected(groups, pair):
                    ready += 1
        # Completed tickets lie open and are connected, but never come back.
        done = len(state.completed[seat])
        return max(0, ready - done) / max(1, others - done)

    def _claim(self, state: State, seat: int, routes: int) -> Action | None:
        """Return the claim of the longest of these routes that the seat can pay for, if any."""
        town = self.town
        hand = state.hands[seat]
        wild = FLOATS.count(hand, LOCOMOTIVE)
        carriages = state.carriages[seat]
        left = ((1 << town.route_count) - 1) & routes & ~(state.taken | state.barred[seat])
        best: Action | None = None
        best_spaces = 0
        while left:
            low = left & -left
            left ^= low
            route = low.bit_length() - 1
            spaces = town.spaces[route]
            if spaces <= best_spaces or spaces > carriages:
                continue
            least = spaces - FLOATS.count(hand, town.colours[route])
            if least > wild:
                continue
            best = town.claims[route][least if least > 0 else 0]
            best_spaces = spaces
        return best


def _leads(state: State, seat: int) -> bool:
    """Say whether nobody has completed more tickets than this seat."""
    mine = score(state, seat)
    for other in range(len(state.hands)):  # noqa: SIM110 compiled, a loop is faster
        if score(state, other) > mine:
            return False
    return True
