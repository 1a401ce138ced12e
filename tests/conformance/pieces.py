"""Where every physical piece is, so that none can get lost."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from phantomline.core import Game
from phantomline.games.ghosts.cards import CARDS, DECK
from phantomline.games.train.edition import load_edition
from phantomline.games.train.floats import FLOATS

TOWN = load_edition()


def ghosts_pieces(state: Any) -> Counter[Any]:
    """Count all cards; and no kind may be held more often than it was printed."""
    held = Counter(card for bag in (*state.hands, state.deck) for card in CARDS.cards(bag))
    held.update(state.pile)
    assert held <= Counter(CARDS.cards(DECK))
    return Counter(cards=held.total() + sum(state.face_down))


def train_pieces(state: Any) -> Counter[Any]:
    """Float cards by kind, tickets by name, carriages by seat, and claimed routes once each."""
    tickets = [ticket.id for ticket in TOWN.tickets]
    spaces = {route.id: route.spaces for route in TOWN.routes}
    where: Counter[Any] = Counter()
    for bag in (*state.hands, state.deck, state.discards):
        where.update(("float", kind) for kind in FLOATS.cards(bag))
    for held in state.tickets:
        where.update(tickets[ticket] for ticket in held)
    for stock in (state.ticket_deck, state.ticket_discards):
        where.update(name for number, name in enumerate(tickets) if stock >> number & 1)
    for names in state.completed:
        where.update(names)
    for seat, left in enumerate(state.carriages):
        where["carriages", seat] = left + sum(spaces[name] for name in state.routes[seat])
    claimed = [name for names in state.routes for name in names]
    assert len(set(claimed)) == len(claimed), "a route has two owners"
    return where


def galore_pieces(state: Any) -> Counter[Any]:
    """Every tile by number; those never face up are in one place, hidden ones among them."""
    where: Counter[Any] = Counter()
    for tiles in (state.unseen, state.face_up, state.gone, state.claims):
        where.update(tile for tile in tiles if tile)
    for board in state.placed:
        where.update(code >> 2 for code in board if code)
    hidden = [tile for hand in state.hands for tile in hand]
    assert len(set(hidden)) == len(hidden), "a tile has two owners"
    assert set(hidden) <= set(state.unseen)
    boards = [board[:1] for board in state.boards if board]
    assert len(set(boards)) == len(boards), "a board has two owners"
    return where


COUNTS: dict[str, Callable[[Any], Counter[Any]]] = {
    "ghosts": ghosts_pieces,
    "train": train_pieces,
    "galore": galore_pieces,
}


def pieces(game: Game[Any], state: Any) -> Counter[Any]:
    """Count every piece that the state accounts for."""
    return COUNTS[game.facts.id](state)


def pieces_in_the_box(game: Game[Any], players: int) -> Counter[Any]:
    """Count every piece that a table of so many players has."""
    if game.facts.id == "ghosts":
        return Counter(cards=60)
    if game.facts.id == "galore":
        return Counter(range(1, 79))
    box: Counter[Any] = Counter({("float", kind): 10 for kind in range(6)})
    box["float", 6] = 12
    box.update(ticket.id for ticket in TOWN.tickets)
    for seat in range(players):
        box["carriages", seat] = 20
    return box
