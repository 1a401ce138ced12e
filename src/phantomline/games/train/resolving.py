"""What follows from a player's choice: cards from chance, bonuses, completed tickets, the end.

These functions write into a state that nobody else has seen yet, ``after``,
except `start`, `give_float` and `give_ticket`, which chance calls and which make one.
"""

from typing import Final

from phantomline.games.train.floats import FLOATS
from phantomline.games.train.moves import is_stalemate
from phantomline.games.train.state import (
    ALL_PASSED,
    BONUS,
    DEALING,
    DEALT,
    DEALT_TICKETS,
    DRAWING,
    GOING_ON,
    LAST_CARRIAGE,
    OVER,
    PLAYING,
    SIXTH_TICKET,
    STALEMATE,
    TICKETS,
    TO_CRYPT,
    TO_MANSION,
    TRICK_OR_TREAT,
    State,
    replaced,
    score,
)
from phantomline.games.train.town import Town, is_connected

__all__ = [
    "draw_floats",
    "draw_tickets",
    "end_turn",
    "gets_float",
    "gets_ticket",
    "give_float",
    "give_ticket",
    "resolve_claim",
    "start",
]

GOAL: Final = 6
TOWN_HALL_CARDS: Final = 2


def gets_float(state: State) -> bool:
    """Say whether chance is to give the seat on turn a float card."""
    phase = state.phase
    if phase == DEALING:
        return state.due > DEALT_TICKETS
    return phase in (DRAWING, BONUS)


def gets_ticket(state: State) -> bool:
    """Say whether chance is to give the seat on turn a ticket."""
    return state.phase == TICKETS or (state.phase == DEALING and state.due <= DEALT_TICKETS)


def start(state: State, seat: int) -> State:
    """Let this seat begin (GT-11)."""
    after = state.copy()
    after.phase = DEALING
    after.starter = seat
    after.turn = seat
    after.due = DEALT
    return after


def give_float(town: Town, state: State, kind: int) -> State:
    """Give the seat on turn a float card that it is due."""
    seat = state.turn
    card = FLOATS.one(kind)
    after = state.copy()
    after.deck = state.deck - card
    after.hands = replaced(state.hands, seat, state.hands[seat] + card)
    after.drawn = replaced(state.drawn, seat, state.drawn[seat] + card)
    after.due = state.due - 1
    if state.phase != DEALING:
        draw_floats(town, after)
    return after


def give_ticket(town: Town, state: State, ticket: int) -> State:
    """Give the seat on turn a ticket; one it has connected already is complete at once (GT-31)."""
    seat = state.turn
    after = state.copy()
    after.ticket_deck = state.ticket_deck & ~(1 << ticket)
    if is_connected(state.networks[seat], town.ticket_ends[ticket]):
        _complete(town, after, ticket)
    else:
        after.tickets = replaced(state.tickets, seat, (*state.tickets[seat], ticket))
        after.eras = replaced(state.eras, seat, (*state.eras[seat], state.era))
        after.due = state.due - 1
    if state.phase == DEALING:
        _deal_on(after)
    else:
        draw_tickets(town, after)
    return after


def _deal_on(after: State) -> None:
    """Turn to the next seat when this one has all its cards, and play once all have (GT-10)."""
    if after.due == 0:
        after.turn = (after.turn + 1) % len(after.hands)
        if after.turn == after.starter:
            after.phase = PLAYING
        else:
            after.due = DEALT


def draw_floats(town: Town, after: State) -> None:
    """Wait for the float cards that are due, or go on when there are none (GT-26)."""
    if after.due > 0 and after.deck == 0:
        after.deck = after.discards
        after.source = after.discards
        after.drawn = (0,) * len(after.hands)
        after.discards = 0
    if after.due > 0 and after.deck != 0:
        return
    after.due = 0
    if after.phase == BONUS:
        _trick_or_treat(town, after)
    else:
        end_turn(town, after)


def resolve_claim(town: Town, after: State) -> None:
    """See what the newest route connects, in the order of GT-34."""
    seat = after.turn
    flags = after.bonuses[seat]
    joined = after.networks[seat][-1]
    if not flags & TO_CRYPT and joined & town.to_crypt == town.to_crypt:
        flags |= TO_CRYPT
        after.due += TOWN_HALL_CARDS
    if not flags & TO_MANSION and joined & town.to_mansion == town.to_mansion:
        flags |= TO_MANSION
        after.due += TOWN_HALL_CARDS
    if flags != after.bonuses[seat]:
        after.bonuses = replaced(after.bonuses, seat, flags)
    after.phase = BONUS
    draw_floats(town, after)


def _trick_or_treat(town: Town, after: State) -> None:
    """Reward the first way from the Dark Forest to the Seashore (GT-32)."""
    seat = after.turn
    joined = after.networks[seat][-1]
    flags = after.bonuses[seat]
    if not flags & TRICK_OR_TREAT and joined & town.forest and joined & town.shore:
        after.bonuses = replaced(after.bonuses, seat, flags | TRICK_OR_TREAT)
        _end_at_goal(after)
    _reveal_tickets(town, after)
    draw_tickets(town, after)


def _reveal_tickets(town: Town, after: State) -> None:
    """Reveal all that the seat on turn has connected, before any is replaced (GT-30, GT-34)."""
    seat = after.turn
    held: list[int] = []
    eras: list[int] = []
    for ticket, era in zip(after.tickets[seat], after.eras[seat], strict=True):
        connected = is_connected(after.networks[seat], town.ticket_ends[ticket])
        if connected and after.ending == GOING_ON:
            after.due += 1
            _complete(town, after, ticket)
        else:
            held.append(ticket)
            eras.append(era)
    after.tickets = replaced(after.tickets, seat, tuple(held))
    after.eras = replaced(after.eras, seat, tuple(eras))


def draw_tickets(town: Town, after: State) -> None:
    """Wait for the tickets that are due, or end the turn when there are none (GT-27, GT-31)."""
    if after.ending != GOING_ON:
        return
    if after.due > 0:
        if after.ticket_deck == 0:
            _remake_tickets(after)
        if after.ticket_deck != 0:
            after.phase = TICKETS
            return
        after.due = 0
    end_turn(town, after)


def _remake_tickets(after: State) -> None:
    """Shuffle the discarded tickets into a new deck, if there are any (GT-27)."""
    if after.ticket_discards != 0:
        after.ticket_deck = after.ticket_discards
        after.ticket_discards = 0
        after.era += 1


def _complete(town: Town, after: State, ticket: int) -> None:
    seat = after.turn
    names = after.completed[seat]
    after.completed = replaced(after.completed, seat, (*names, town.ticket_ids[ticket]))
    _end_at_goal(after)


def _end_at_goal(after: State) -> None:
    """End the game at the sixth completed ticket, before anything else is drawn (GT-40)."""
    if score(after, after.turn) >= GOAL:
        after.phase = OVER
        after.ending = SIXTH_TICKET
        after.due = 0


def end_turn(town: Town, after: State) -> None:
    """Pass the turn clockwise, unless the last carriage is placed (GT-11, GT-41, GT-42)."""
    if after.carriages[after.turn] == 0:
        after.phase = OVER
        after.ending = LAST_CARRIAGE
    elif after.passes == len(after.hands):
        after.phase = OVER
        after.ending = ALL_PASSED
    elif is_stalemate(town, after):
        after.phase = OVER
        after.ending = STALEMATE
    else:
        after.phase = PLAYING
        after.turn = (after.turn + 1) % len(after.hands)
