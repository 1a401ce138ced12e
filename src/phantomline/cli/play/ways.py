"""What is missing to complete a ticket of Ghost Train: the cheapest way still open."""

from heapq import heappop, heappush
from typing import NamedTuple

from phantomline.games.train.town import Town
from phantomline.games.train.view import TrainView

__all__ = ["Leg", "way_left"]


class Leg(NamedTuple):
    """One route of a way: whether the seat has it already, and the place it leads to."""

    route: str
    owned: bool
    to: int


def way_left(town: Town, view: TrainView, seat: int, ticket: str) -> list[Leg] | None:
    """Return the way with the fewest carriages to add for a ticket; ``None`` if it is cut off."""
    own = set(view.routes[seat])
    taken = {route for routes in view.routes for route in routes} - own
    start, goal = town.edition.tickets[town.ticket_index[ticket]].ends
    frontier: list[tuple[int, int, list[Leg]]] = [(0, start, [])]
    reached: set[int] = set()
    while frontier:
        cost, here, way = heappop(frontier)
        if here == goal:
            return way
        if here in reached:
            continue
        reached.add(here)
        for route in town.edition.routes:
            if here in route.ends and route.id not in taken:
                there = route.ends[0] + route.ends[1] - here
                owned = route.id in own
                leg = Leg(route.id, owned, there)
                heappush(frontier, (cost + (0 if owned else route.spaces), there, [*way, leg]))
    return None
