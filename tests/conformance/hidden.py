"""Changing what a viewer cannot see, piece by piece, without the help of the game.

`Game.sample` must not be the judge of its own views: if a view gave something away, a
sample drawn from that view would agree with it. So here hidden pieces of the true state
trade places by hand.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from phantomline.games.galore.state import KEEPING, SIDES
from phantomline.games.ghosts.cards import CARDS
from phantomline.games.train.edition import load_edition
from phantomline.games.train.floats import FLOATS
from phantomline.games.train.state import PLAYING
from phantomline.games.train.town import Town, is_connected

TOWN = Town(load_edition())


def swap_ghosts(state: Any, viewer: int, rng: Random) -> Any:
    """Trade cards between the hands of others and the deck."""
    other = state.copy()
    places = [seat for seat in range(len(state.hands)) if seat != viewer and state.hands[seat]]
    for seat in places:
        if other.deck:
            mine = CARDS.one(rng.choice(CARDS.cards(other.hands[seat])))
            theirs = CARDS.one(rng.choice(CARDS.cards(other.deck)))
            other.deck += mine - theirs
            other.hands = changed(other.hands, seat, other.hands[seat] - mine + theirs)
    return other


def swap_train(state: Any, viewer: int, rng: Random) -> Any:
    """Trade float cards and tickets that others hold with those in the decks."""
    other = state.copy()
    for seat in range(len(state.hands)):
        if seat == viewer:
            continue
        # Once the deck was remade its cards are known as a set, so only the first deck trades.
        if other.hands[seat] and other.deck and other.source == TOWN.floats:
            mine = FLOATS.one(rng.choice(FLOATS.cards(other.hands[seat])))
            theirs = FLOATS.one(rng.choice(FLOATS.cards(other.deck)))
            other.deck += mine - theirs
            other.hands = changed(other.hands, seat, other.hands[seat] - mine + theirs)
            other.drawn = changed(other.drawn, seat, other.drawn[seat] - mine + theirs)
        if state.phase == PLAYING:
            swap_ticket(other, seat, rng)
    return other


def swap_ticket(other: Any, seat: int, rng: Random) -> None:
    for slot, era in enumerate(other.eras[seat]):
        free = [
            ticket
            for ticket in range(len(TOWN.ticket_ids))
            if other.ticket_deck >> ticket & 1
            and not is_connected(other.networks[seat], TOWN.ticket_ends[ticket])
        ]
        if era == other.era and free:
            mine, theirs = other.tickets[seat][slot], rng.choice(free)
            other.ticket_deck ^= 1 << mine | 1 << theirs
            held = changed(other.tickets[seat], slot, theirs)
            other.tickets = changed(other.tickets, seat, held)


def swap_galore(state: Any, viewer: int, rng: Random) -> Any:
    """Trade hidden tiles of others with ones nobody has seen; change what others chose."""
    other = state.copy()
    for seat, hand in enumerate(state.hands):
        if seat == viewer or (state.phase == KEEPING and state.pending[seat] >= 0):
            continue
        # A tile that the viewer gave back is known to lie in the stacks (GG-12).
        known = state.returned[viewer] if viewer >= 0 else 0
        for slot in range(len(hand)):
            held = {tile for tiles in other.hands for tile in tiles}
            free = [t for t in other.unseen if t not in held and t != known]
            mine = other.returned[seat]
            free = [t for t in free if t != mine]
            if free:
                tiles = changed(other.hands[seat], slot, rng.choice(free))
                other.hands = changed(other.hands, seat, tiles)
        if state.phase == SIDES and other.pending[seat] >= 0:
            other.pending = changed(other.pending, seat, rng.randrange(2))
        elif state.phase != KEEPING and other.pending[seat] >= 0:
            empty = [cell for cell, code in enumerate(state.placed[seat]) if code == 0]
            choice = rng.choice(empty) * 4 + rng.randrange(4)
            other.pending = changed(other.pending, seat, choice)
    return other


def changed(values: Any, index: int, value: Any) -> Any:
    return (*values[:index], value, *values[index + 1 :])


SWAPS: dict[str, Callable[[Any, int, Random], Any]] = {
    "ghosts": swap_ghosts,
    "train": swap_train,
    "galore": swap_galore,
}
