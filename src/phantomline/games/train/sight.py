"""Looking at a game of Ghost Train from one seat."""

from typing import Final

from phantomline.core import View, Viewer
from phantomline.games.train.actions import Move
from phantomline.games.train.floats import FLOATS, KINDS
from phantomline.games.train.goals import BONUSES
from phantomline.games.train.state import PHASES, PLAYING, REASONS, State, score
from phantomline.games.train.town import Town
from phantomline.games.train.view import TrainView

__all__ = ["BONUS_NAMES", "look"]

BONUS_NAMES: Final[list[tuple[str, ...]]] = [
    tuple([name for bit, name in enumerate(BONUSES) if flags >> bit & 1]) for flags in range(8)
]
"""The bonuses of a seat by its flags."""


def look(town: Town, state: State, viewer: Viewer, legal: list[Move]) -> View:
    """Return all that this viewer may know; ``legal`` is what they may do."""
    unseen = state.deck
    hand_sizes: list[int] = []
    drawn_sizes: list[int] = []
    for seat, hand in enumerate(state.hands):
        hand_sizes.append(FLOATS.size(hand))
        drawn_sizes.append(FLOATS.size(state.drawn[seat]))
        if seat != viewer:
            unseen += hand
    sees = viewer >= 0
    return TrainView(
        seat=viewer if sees else None,
        players=len(state.hands),
        phase=PHASES[state.phase],
        actors=(state.turn,) if state.phase == PLAYING else (),
        starter=state.starter,
        turn=state.turn,
        due=state.due,
        passes=state.passes,
        ending=REASONS[state.ending] or None,
        hand=_counts(state.hands[viewer]) if sees else {},
        hand_sizes=tuple(hand_sizes),
        deck_size=FLOATS.size(state.deck),
        discards=_counts(state.discards),
        unseen=_counts(unseen),
        source=_counts(state.source),
        drawn=_counts(state.drawn[viewer]) if sees else {},
        drawn_sizes=tuple(drawn_sizes),
        tickets=_names(town, state.tickets[viewer]) if sees else (),
        eras=state.eras,
        ticket_deck_size=_size(state.ticket_deck),
        ticket_discards=town.names_of(state.ticket_discards),
        unseen_tickets=_unseen_tickets(town, state, viewer),
        completed=state.completed,
        bonuses=tuple([BONUS_NAMES[flags] for flags in state.bonuses]),
        scores=tuple([score(state, seat) for seat in range(len(state.hands))]),
        carriages=state.carriages,
        routes=state.routes,
        legal=tuple(legal),
    )


def _counts(bag: int) -> dict[str, int]:
    """Return how many of each kind a bag holds, by name."""
    found: dict[str, int] = {}
    kind = 0
    while bag:
        count = bag & FLOATS.mask
        if count:
            found[KINDS[kind]] = count
        bag >>= FLOATS.width
        kind += 1
    return found


def _names(town: Town, tickets: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([town.ticket_ids[ticket] for ticket in tickets])


def _size(tickets: int) -> int:
    return tickets.bit_count()


def _unseen_tickets(town: Town, state: State, viewer: Viewer) -> tuple[tuple[str, ...], ...]:
    """Return by era the tickets that this viewer has not located."""
    eras = [0] * state.era + [state.ticket_deck]
    for seat, held in enumerate(state.tickets):
        if seat != viewer:
            for place, ticket in enumerate(held):
                eras[state.eras[seat][place]] |= 1 << ticket
    return tuple([town.names_of(tickets) for tickets in eras])
