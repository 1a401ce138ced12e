"""An edition made ready to play on: what the rules look up, as ints and sets packed into ints.

A set of locations, routes or tickets is an int whose bit ``i`` stands for the
one with index ``i``.
"""

from typing import Final

from phantomline.games.train.actions import Claim, DrawTicket
from phantomline.games.train.edition import DARK_FOREST, SEASHORE, Edition
from phantomline.games.train.floats import FLOATS, LOCOMOTIVE

__all__ = ["MAX_PLAYERS", "Town", "is_connected", "join"]

MAX_PLAYERS: Final = 4


class Town:
    """The map, the cards and the tickets of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.floats: Final[int] = FLOATS.pack(edition.cards)
        self.tickets: Final[int] = (1 << len(edition.tickets)) - 1

        routes = edition.routes
        self.route_count: Final[int] = len(routes)
        self.route_ids: Final = [route.id for route in routes]
        self.route_index: Final = {route.id: index for index, route in enumerate(routes)}
        self.colours: Final = [route.colour for route in routes]
        self.spaces: Final = [route.spaces for route in routes]
        self.route_ends: Final = [_pair(route.ends) for route in routes]
        self.twins: Final = [_twin(edition, index) for index in range(len(routes))]

        self.ticket_ids: Final = [ticket.id for ticket in edition.tickets]
        self.ticket_index: Final = {ticket.id: i for i, ticket in enumerate(edition.tickets)}
        self.ticket_ends: Final = [_pair(ticket.ends) for ticket in edition.tickets]

        self.forest: Final[int] = _region(edition, DARK_FOREST)
        self.shore: Final[int] = _region(edition, SEASHORE)
        roles = edition.roles
        self.to_crypt: Final[int] = _pair((roles.town_hall, roles.crypt))
        self.to_mansion: Final[int] = _pair((roles.town_hall, roles.mansion))

        # Actions are values, so each is made once and handed out again and again.
        self.claims: Final = [
            [Claim(route.id, locomotives) for locomotives in range(route.spaces + 1)]
            for route in routes
        ]
        self.ticket_draws: Final = [
            [DrawTicket(seat, name) for name in self.ticket_ids] for seat in range(MAX_PLAYERS)
        ]

    def price(self, route: int, locomotives: int) -> int:
        """Return the bag of cards that this route costs with so many locomotives (GT-21)."""
        coloured = FLOATS.one(self.colours[route]) * (self.spaces[route] - locomotives)
        return coloured + FLOATS.one(LOCOMOTIVE) * locomotives

    def names_of(self, tickets: int) -> tuple[str, ...]:
        """Return the ids of a set of tickets, in the edition's order."""
        names: list[str] = []
        index = 0
        while tickets:
            if tickets & 1:
                names.append(self.ticket_ids[index])
            tickets >>= 1
            index += 1
        return tuple(names)

    def network(self, routes: tuple[str, ...]) -> tuple[int, ...]:
        """Return the groups of locations that these routes connect."""
        groups: tuple[int, ...] = ()
        for name in routes:
            groups = join(groups, self.route_ends[self.route_index[name]])
        return groups


def join(groups: tuple[int, ...], ends: int) -> tuple[int, ...]:
    """Return the groups of connected locations once a route joins its ends; the joined one last."""
    joined = ends
    apart: list[int] = []
    for group in groups:
        if group & ends:
            joined |= group
        else:
            apart.append(group)
    apart.append(joined)
    return tuple(apart)


def is_connected(groups: tuple[int, ...], ends: int) -> bool:
    """Say whether one group holds both ends."""
    for group in groups:  # noqa: SIM110 compiled, a loop is faster than a generator
        if group & ends == ends:
            return True
    return False


def _pair(ends: tuple[int, int]) -> int:
    return 1 << ends[0] | 1 << ends[1]


def _region(edition: Edition, region: str) -> int:
    places = enumerate(edition.locations)
    return sum([1 << index for index, location in places if location.region == region])


def _twin(edition: Edition, index: int) -> int:
    """Return the set of routes that run beside this one: none, or the other of a double route."""
    here = set(edition.routes[index].ends)
    twins = 0
    for other, route in enumerate(edition.routes):
        if other != index and set(route.ends) == here:
            twins |= 1 << other
    return twins
