"""What there is to connect beside tickets, and the line by which somebody has connected something.

Views and events tell of these; the rules themselves go by the sets of a `Town`.
"""

from typing import Final, Literal

from phantomline.games.train.edition import DARK_FOREST, SEASHORE, Edition
from phantomline.games.train.town import Town

__all__ = ["BONUSES", "CRYPT", "MANSION", "TREAT", "Bonus", "Ends", "bonus_ends", "line"]

Ends = tuple[tuple[int, ...], tuple[int, ...]]
"""Any location of the first is to be connected with any of the second."""

Bonus = Literal["trick-or-treat", "crypt", "mansion"]

TREAT: Final = "trick-or-treat"
CRYPT: Final = "crypt"
MANSION: Final = "mansion"
BONUSES: Final[tuple[Bonus, ...]] = (TREAT, CRYPT, MANSION)
"""The bonuses in the order of their flags in a state."""


def bonus_ends(edition: Edition) -> dict[Bonus, Ends]:
    """Return what each bonus wants connected (GT-32, GT-33)."""
    roles = edition.roles
    return {
        TREAT: (_within(edition, DARK_FOREST), _within(edition, SEASHORE)),
        CRYPT: ((roles.town_hall,), (roles.crypt,)),
        MANSION: ((roles.town_hall,), (roles.mansion,)),
    }


def line(town: Town, routes: tuple[str, ...], ends: Ends) -> tuple[str, ...]:
    """Return the fewest of these routes that lead from end to end, in order, if any do."""
    starts, stops = ends
    edges = [(name, town.edition.routes[town.route_index[name]].ends) for name in routes]
    came: dict[int, tuple[str, ...]] = dict.fromkeys(starts, ())
    waiting = list(starts)
    for here in waiting:
        if here in stops:
            return came[here]
        for name, (one, other) in edges:
            there = other if here == one else one
            if here in (one, other) and there not in came:
                came[there] = (*came[here], name)
                waiting.append(there)
    return ()


def _within(edition: Edition, region: str) -> tuple[int, ...]:
    places = enumerate(edition.locations)
    return tuple([place for place, location in places if location.region == region])
