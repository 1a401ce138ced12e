"""What is missing to complete a ticket of Ghost Train: the cheapest way still open."""

from heapq import heappop, heappush

from phantomline.games.train.town import Town
from phantomline.games.train.view import TrainView

__all__ = ["way_left"]


def way_left(town: Town, view: TrainView, seat: int, ticket: str) -> list[str] | None:
    """Return the routes to claim for a ticket with the fewest carriages; ``None`` if cut off."""
    own = set(view.routes[seat])
    taken = {route for routes in view.routes for route in routes} - own
    start, goal = town.edition.tickets[town.ticket_index[ticket]].ends
    frontier: list[tuple[int, int, list[str]]] = [(0, start, [])]
    reached: set[int] = set()
    while frontier:
        cost, here, way = heappop(frontier)
        if here == goal:
            return way
        if here in reached:
            continue
        reached.add(here)
        for route in town.edition.routes:
            if here not in route.ends or route.id in taken:
                continue
            there = route.ends[0] + route.ends[1] - here
            if route.id in own:
                heappush(frontier, (cost, there, way))
            else:
                heappush(frontier, (cost + route.spaces, there, [*way, route.id]))
    return None
