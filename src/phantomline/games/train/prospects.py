"""What a page shows beside the map: the shortest way that is still missing for a ticket or a bonus.

All of it comes from one view, so it holds nothing that this viewer may not know.
"""

from collections.abc import Collection, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

import msgspec

from phantomline.games.train.edition import Edition
from phantomline.games.train.floats import PALETTE
from phantomline.games.train.game import Train
from phantomline.games.train.goals import Ends, bonus_ends
from phantomline.games.train.view import TrainView

__all__ = ["TrainProspects", "Way", "prospects"]

TICKET: Final = "ticket"


class Way(msgspec.Struct, frozen=True):
    """The fewest carriages that would reach a goal, and the routes they would stand on, in order.

    ``goal`` is ``ticket``, or a bonus: ``trick-or-treat``, ``crypt`` or ``mansion``. Of several
    such ways it is one with the fewest routes, and then the fewest missing cards. ``routes`` is
    ``None`` where others have closed every way; ``enough`` says whether the carriages suffice.
    """

    goal: str
    ticket: str | None
    routes: tuple[str, ...] | None
    carriages: int
    enough: bool


class TrainProspects(msgspec.Struct, frozen=True, tag_field="game", tag="train"):
    """Ways for the viewer's tickets in the order of the hand, then for the bonuses still to be had.

    Watchers have no tickets, and nothing to reach.
    """

    ways: tuple[Way, ...] = ()


class _Cost(NamedTuple):
    """What makes a way long: carriages, then turns, then cards to draw."""

    carriages: int = 0
    routes: int = 0
    cards: int = 0


class _Edge(NamedTuple):
    there: int
    cost: _Cost
    #: The route to claim; ``None`` where one's carriages stand already.
    route: str | None


def prospects(game: Train, view: TrainView) -> TrainProspects:
    """Work out the ways of one viewer from what they see."""
    seat = view.seat
    if seat is None:
        return TrainProspects()
    edition = game.town.edition
    edges = _edges(edition, view, seat)
    left = view.carriages[seat]
    tickets = {ticket.id: ticket.ends for ticket in edition.tickets}
    goals: list[tuple[str, str | None, Ends]] = [
        (TICKET, ticket, ((tickets[ticket][0],), (tickets[ticket][1],))) for ticket in view.tickets
    ]
    goals += [
        (bonus, None, ends)
        for bonus, ends in bonus_ends(edition).items()
        if bonus not in view.bonuses[seat]
    ]
    return TrainProspects(
        tuple(
            _way(goal, ticket, _shortest(edges, starts, stops), left)
            for goal, ticket, (starts, stops) in goals
        )
    )


def _edges(edition: Edition, view: TrainView, seat: int) -> list[list[_Edge]]:
    """From each place, where one can go: over one's own carriages, or over free routes for a price.

    The other track of one's own double route leads nowhere new (GT-24).
    """
    own = set(view.routes[seat])
    taken = {route for routes in view.routes for route in routes}
    edges: list[list[_Edge]] = [[] for _ in edition.locations]
    for route in edition.routes:
        if route.id in own:
            cost, claimed = _Cost(), None
        elif route.id in taken:
            continue
        else:
            missing = max(0, route.spaces - view.hand.get(PALETTE[route.colour], 0))
            cost, claimed = _Cost(route.spaces, 1, missing), route.id
        first, second = route.ends
        edges[first].append(_Edge(second, cost, claimed))
        edges[second].append(_Edge(first, cost, claimed))
    return edges


def _shortest(
    edges: Sequence[Sequence[_Edge]], starts: Collection[int], ends: Collection[int]
) -> tuple[_Cost, tuple[str, ...]] | None:
    """Find the cheapest way from any start to any end (Dijkstra's way)."""
    # The routes are part of what is compared, so that the same view always gets the same way.
    waiting: list[tuple[_Cost, tuple[str, ...], int]] = []
    for start in starts:
        heappush(waiting, (_Cost(), (), start))
    done: set[int] = set()
    while waiting:
        cost, routes, here = heappop(waiting)
        if here in ends:
            return cost, routes
        if here in done:
            continue
        done.add(here)
        for there, more, route in edges[here]:
            if there not in done:
                total = _Cost(
                    cost.carriages + more.carriages,
                    cost.routes + more.routes,
                    cost.cards + more.cards,
                )
                heappush(waiting, (total, routes if route is None else (*routes, route), there))
    return None


def _way(
    goal: str, ticket: str | None, found: tuple[_Cost, tuple[str, ...]] | None, left: int
) -> Way:
    if found is None:
        return Way(goal, ticket, None, 0, enough=False)
    cost, routes = found
    return Way(goal, ticket, routes, cost.carriages, enough=cost.carriages <= left)
