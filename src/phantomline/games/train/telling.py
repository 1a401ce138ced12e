"""Telling one step of a game of Ghost Train to one viewer, as events."""

from typing import Final

from phantomline.core import Action, Event, Viewer
from phantomline.games.train.actions import Claim, Discard, DrawFloat, DrawTicket, Pass, Start
from phantomline.games.train.events import (
    Began,
    Claimed,
    Completed,
    DealtFloat,
    DealtTicket,
    Drew,
    DrewTicket,
    Ended,
    FloatsReshuffled,
    LastCarriage,
    Passed,
    PlayBegan,
    TicketsDiscarded,
    TicketsReshuffled,
    TownHall,
    TrickOrTreat,
)
from phantomline.games.train.floats import FLOATS, PALETTE
from phantomline.games.train.goals import CRYPT, MANSION, TREAT, Bonus, Ends, bonus_ends, line
from phantomline.games.train.state import (
    DEALING,
    LAST_CARRIAGE,
    PLAYING,
    TO_CRYPT,
    TO_MANSION,
    TRICK_OR_TREAT,
    State,
    result,
)
from phantomline.games.train.town import Town

__all__ = ["step_events"]

HALLS: Final[tuple[tuple[int, Bonus], ...]] = ((TO_CRYPT, CRYPT), (TO_MANSION, MANSION))


def step_events(
    town: Town, before: State, action: Action, after: State, viewer: Viewer
) -> list[Event]:
    """Return what one step looked like to one viewer, in the order of GT-34."""
    seat = before.turn
    told = _choice(town, before, action, after, viewer)
    gained = after.bonuses[seat] & ~before.bonuses[seat]
    ends: dict[Bonus, Ends] = bonus_ends(town.edition) if gained else {}
    mine = after.routes[seat]
    for flag, bonus in HALLS:
        if gained & flag:
            reached = town.edition.locations[ends[bonus][1][0]].id
            told.append(TownHall(seat, reached, line(town, mine, ends[bonus])))
    if after.discards == 0 and (before.discards != 0 or isinstance(action, Claim)):
        told.append(FloatsReshuffled(FLOATS.size(after.deck)))
    count = len(before.completed[seat]) + (before.bonuses[seat] & TRICK_OR_TREAT)
    if gained & TRICK_OR_TREAT:
        count += 1
        told.append(TrickOrTreat(seat, count, line(town, mine, ends[TREAT])))
    for ticket in after.completed[seat][len(before.completed[seat]) :]:
        count += 1
        one, other = town.edition.tickets[town.ticket_index[ticket]].ends
        told.append(Completed(seat, ticket, count, line(town, mine, ((one,), (other,)))))
    if after.era > before.era:
        told.append(TicketsReshuffled(after.ticket_deck.bit_count()))
    if before.phase == DEALING and after.phase == PLAYING:
        told.append(PlayBegan(after.turn))
    told.extend(_ending(after))
    return told


def _choice(town: Town, before: State, action: Action, after: State, viewer: Viewer) -> list[Event]:
    """Return what the player or chance did themselves."""
    seat = before.turn
    knows = viewer == seat
    if isinstance(action, DrawFloat):
        card = action.card if knows else None
        return [DealtFloat(seat, card) if before.phase == DEALING else Drew(seat, card)]
    if isinstance(action, DrawTicket):
        name = action.ticket if knows else None
        return [DealtTicket(seat, name) if before.phase == DEALING else DrewTicket(seat, name)]
    if isinstance(action, Claim):
        route = town.route_index[action.route]
        return [
            Claimed(
                seat,
                action.route,
                PALETTE[town.colours[route]],
                town.spaces[route] - action.locomotives,
                action.locomotives,
                after.carriages[seat],
            )
        ]
    if isinstance(action, Discard):
        discarded = sum([1 << ticket for ticket in before.tickets[seat]])
        return [TicketsDiscarded(seat, town.names_of(discarded))]
    if isinstance(action, Pass):
        return [Passed(seat)]
    if isinstance(action, Start):
        return [Began(action.seat)]
    return []


def _ending(after: State) -> list[Event]:
    outcome = result(after)
    if outcome is None:
        return []
    told: list[Event] = []
    if after.ending == LAST_CARRIAGE:
        told.append(LastCarriage(after.turn))
    told.append(Ended(outcome.reason, outcome.winners, outcome.scores))
    return told
