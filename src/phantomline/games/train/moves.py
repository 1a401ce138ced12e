"""What the seats of Ghost Train may do: the only place where that is listed."""

from typing import Final

from phantomline.games.train.actions import Claim, Discard, Draw, Move, Pass
from phantomline.games.train.floats import FLOATS, LOCOMOTIVE
from phantomline.games.train.state import State
from phantomline.games.train.town import Town, is_connected

__all__ = ["PASS", "can_discard", "can_draw", "claims", "is_stalemate", "moves"]

DRAW: Final = Draw()
DISCARD: Final = Discard()
PASS: Final = Pass()


def can_draw(state: State) -> bool:
    """Say whether there is a float card to draw, discards counting as a deck (GT-26)."""
    return state.deck != 0 or state.discards != 0


def can_discard(state: State) -> bool:
    """Say whether there is a ticket to draw before any is discarded (GT-27)."""
    return state.ticket_deck != 0 or state.ticket_discards != 0


def claims(town: Town, state: State, seat: int) -> list[Claim]:
    """Return the claims this seat could pay for, by route (GT-21 to GT-24)."""
    found: list[Claim] = []
    hand = state.hands[seat]
    closed = state.taken | state.barred[seat]
    carriages = state.carriages[seat]
    wild = FLOATS.count(hand, LOCOMOTIVE)
    for route in range(town.route_count):
        if closed >> route & 1:
            continue
        spaces = town.spaces[route]
        least = spaces - FLOATS.count(hand, town.colours[route])
        if least > wild or spaces > carriages:
            continue
        found.extend(town.claims[route][max(0, least) : min(spaces, wild) + 1])
    return found


def moves(town: Town, state: State) -> list[Move]:
    """Return all that the seat on turn may do: draw, then claims by route, then discard."""
    found: list[Move] = []
    if can_draw(state):
        found.append(DRAW)
    found.extend(claims(town, state, state.turn))
    if can_discard(state):
        found.append(DISCARD)
    if not found:
        found.append(PASS)
    return found


def is_stalemate(town: Town, state: State) -> bool:
    """Say whether discarding tickets is all that anyone can do, and can never complete one.

    Without this the players could discard for ever: every float card is in a hand,
    nobody can pay for a route, and no ticket left in play is one that somebody
    has connected.
    """
    if can_draw(state) or not can_discard(state):
        return False
    seats = range(len(state.hands))
    for seat in seats:
        if claims(town, state, seat):
            return False
    left = state.ticket_deck | state.ticket_discards
    for held in state.tickets:
        for ticket in held:
            left |= 1 << ticket
    for ticket in range(len(town.ticket_ids)):
        if left >> ticket & 1:
            for seat in seats:
                if is_connected(state.networks[seat], town.ticket_ends[ticket]):
                    return False
    return True
