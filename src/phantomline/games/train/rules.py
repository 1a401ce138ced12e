"""What a player may do on a turn, and what it does at once.

A move takes a state and returns the next one; a refusal is raised as
`IllegalAction` with the rule it comes from. What follows is in `resolving`.
"""

from typing import Final

from phantomline.core.errors import IllegalAction
from phantomline.games.train.floats import FLOATS, LOCOMOTIVE, PALETTE
from phantomline.games.train.moves import PASS, can_discard, can_draw, moves
from phantomline.games.train.resolving import draw_floats, draw_tickets, end_turn, resolve_claim
from phantomline.games.train.state import DEALT_TICKETS, DRAWING, TICKETS, State, replaced
from phantomline.games.train.town import Town, join

__all__ = ["claim", "discard", "draw", "pass_turn"]

DRAWN_FLOATS: Final = 2


def draw(town: Town, state: State) -> State:
    """Ask for two float cards (GT-20)."""
    if not can_draw(state):
        raise IllegalAction("no-floats-left", "GT-26")
    after = state.copy()
    after.passes = 0
    after.phase = DRAWING
    after.due = DRAWN_FLOATS
    draw_floats(town, after)
    return after


def claim(town: Town, state: State, route: int, locomotives: int) -> State:
    """Pay for a route, place the carriages and see what it connects (GT-21 to GT-24)."""
    refusal = _refusal(town, state, route, locomotives)
    if refusal is not None:
        raise refusal
    seat = state.turn
    price = town.price(route, locomotives)
    after = state.copy()
    after.passes = 0
    after.hands = replaced(state.hands, seat, state.hands[seat] - price)
    after.discards = state.discards + price
    after.carriages = replaced(state.carriages, seat, state.carriages[seat] - town.spaces[route])
    after.routes = replaced(state.routes, seat, (*state.routes[seat], town.route_ids[route]))
    after.taken = state.taken | 1 << route
    if town.twins[route]:
        after.barred = replaced(state.barred, seat, state.barred[seat] | town.twins[route])
    after.networks = replaced(
        state.networks, seat, join(state.networks[seat], town.route_ends[route])
    )
    resolve_claim(town, after)
    return after


def _refusal(town: Town, state: State, route: int, locomotives: int) -> IllegalAction | None:
    seat = state.turn
    hand = state.hands[seat]
    spaces = town.spaces[route]
    name = town.route_ids[route]
    if state.taken >> route & 1:
        return IllegalAction("route-taken", "GT-21", {"route": name})
    if state.barred[seat] >> route & 1:
        return IllegalAction("double-route", "GT-24", {"route": name})
    if state.carriages[seat] < spaces:
        left = state.carriages[seat]
        return IllegalAction(
            "too-few-carriages", "GT-23", {"route": name, "spaces": spaces, "carriages": left}
        )
    if not 0 <= locomotives <= spaces:
        return IllegalAction(
            "locomotives-do-not-fit", "GT-22", {"locomotives": locomotives, "spaces": spaces}
        )
    wild = FLOATS.count(hand, LOCOMOTIVE)
    if wild < locomotives:
        return IllegalAction(
            "too-few-locomotives", "GT-22", {"locomotives": locomotives, "held": wild}
        )
    colour = town.colours[route]
    held = FLOATS.count(hand, colour)
    if held < spaces - locomotives:
        return IllegalAction(
            "too-few-cards",
            "GT-21",
            {"card": PALETTE[colour], "needed": spaces - locomotives, "held": held},
        )
    return None


def discard(town: Town, state: State) -> State:
    """Discard the tickets in hand for all to see and ask for two new ones (GT-25)."""
    if not can_discard(state):
        raise IllegalAction("no-tickets-left", "GT-27")
    seat = state.turn
    after = state.copy()
    after.passes = 0
    for ticket in state.tickets[seat]:
        after.ticket_discards |= 1 << ticket
    after.tickets = replaced(state.tickets, seat, ())
    after.eras = replaced(state.eras, seat, ())
    after.phase = TICKETS
    after.due = DEALT_TICKETS
    draw_tickets(town, after)
    return after


def pass_turn(town: Town, state: State) -> State:
    """Pass, which only a player without any other move may (GT-26, GT-42)."""
    if moves(town, state)[0] is not PASS:
        raise IllegalAction("may-not-pass", "GT-26")
    after = state.copy()
    after.passes = state.passes + 1
    end_turn(town, after)
    return after
