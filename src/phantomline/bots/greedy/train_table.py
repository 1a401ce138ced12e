"""What one seat knows of a table of Ghost Train, made ready for planning."""

from typing import Final

from phantomline.bots.greedy.train_ways import CLOSED
from phantomline.games.train.floats import INDEX, LOCOMOTIVE
from phantomline.games.train.town import Town
from phantomline.games.train.view import TrainView

__all__ = ["Table", "read_table"]


class Table:
    """A view in numbers. ``shares`` says how likely each kind is to be drawn next.

    Routes are open to the seat unless ``closed``; ``rivals`` are the sets of places that
    each opponent has connected, and ``rival_hands`` how many cards they hold.
    """

    def __init__(
        self,
        mine: int,
        closed: int,
        groups: tuple[int, ...],
        hand: list[int],
        shares: list[float],
        carriages: int,
        score: int,
        treated: bool,
        halls: int,
        tickets: list[int],
        pool: list[int],
        rivals: list[tuple[int, ...]],
        rival_hands: list[int],
        rival_carriages: list[int],
        rival_scores: list[int],
    ) -> None:
        self.mine: Final = mine
        self.closed: Final = closed
        self.groups: Final = groups
        self.hand: Final = hand
        self.shares: Final = shares
        self.carriages: Final = carriages
        self.score: Final = score
        self.treated: Final = treated
        self.halls: Final = halls
        self.tickets: Final = tickets
        self.pool: Final = pool
        self.rivals: Final = rivals
        self.rival_hands: Final = rival_hands
        self.rival_carriages: Final = rival_carriages
        self.rival_scores: Final = rival_scores


TO_CRYPT: Final = 1
TO_MANSION: Final = 2


def read_table(town: Town, view: TrainView) -> Table:
    """Return what the seat on turn knows."""
    seat = view.turn
    mine = 0
    taken = 0
    twins = 0
    for owner, routes in enumerate(view.routes):
        for name in routes:
            route = town.route_index[name]
            taken |= 1 << route
            if owner == seat:
                mine |= 1 << route
                twins |= town.twins[route]
    others = [other for other in range(view.players) if other != seat]
    bonuses = view.bonuses[seat]
    return Table(
        mine=mine,
        closed=(taken | twins) & ~mine,
        groups=town.network(view.routes[seat]),
        hand=_counts(view.hand),
        shares=_shares(view),
        carriages=view.carriages[seat],
        score=view.scores[seat],
        treated="trick-or-treat" in bonuses,
        halls=("crypt" in bonuses) * TO_CRYPT + ("mansion" in bonuses) * TO_MANSION,
        tickets=[town.ticket_index[name] for name in view.tickets],
        pool=_pool(town, view),
        rivals=[town.network(view.routes[other]) for other in others],
        rival_hands=[view.hand_sizes[other] for other in others],
        rival_carriages=[view.carriages[other] for other in others],
        rival_scores=[view.scores[other] for other in others],
    )


def route_weights(table: Table, town: Town, missing: int, held: int) -> list[int]:
    """Return what each route weighs: a turn is 1000, a card so much missing or in hand."""
    weights: list[int] = []
    for route in range(town.route_count):
        if table.closed >> route & 1:
            weights.append(CLOSED)
        elif table.mine >> route & 1:
            weights.append(0)
        else:
            spaces = town.spaces[route]
            short = max(0, spaces - table.hand[town.colours[route]])
            weights.append(1000 + short * missing + (spaces - short) * held)
    return weights


def _counts(cards: dict[str, int]) -> list[int]:
    counts = [0] * (LOCOMOTIVE + 1)
    for name, count in cards.items():
        counts[INDEX[name]] = count
    return counts


def _shares(view: TrainView) -> list[float]:
    """Return the chance of each kind to come next, with the discards once they are near."""
    counts = _counts(view.unseen)
    if view.deck_size < 8:
        for name, count in view.discards.items():
            counts[INDEX[name]] += count
    total = max(1, sum(counts))
    return [count / total for count in counts]


def _pool(town: Town, view: TrainView) -> list[int]:
    """Return the tickets that a discard might bring, as far as the seat can tell."""
    names = list(view.unseen_tickets[-1])
    if view.ticket_deck_size < 2:
        names.extend(view.ticket_discards)
    return [town.ticket_index[name] for name in names]
