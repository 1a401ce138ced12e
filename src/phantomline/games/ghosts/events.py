"""What happens in Ghosts, as a person at the table would tell it."""

from phantomline.core import CHANCE, Action, Actor, Event, Viewer
from phantomline.games.ghosts.actions import Draw, Play, Start, Take
from phantomline.games.ghosts.cards import COLOURS, GHOSTS, INDEX, NO_CARD
from phantomline.games.ghosts.rules import winners
from phantomline.games.ghosts.state import DEALING, OVER, State

__all__ = [
    "EVENTS",
    "Began",
    "Dealt",
    "Drew",
    "Ended",
    "Hidden",
    "Raised",
    "Reversed",
    "RoundBegan",
    "RoundEnded",
    "Took",
    "step_events",
]


class Began(Event, frozen=True, tag="began"):
    """A seat was picked to begin."""

    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A card was dealt; only its owner knows which."""

    seat: int
    card: str | None


class RoundBegan(Event, frozen=True, tag="round-began"):
    """All cards are dealt and this seat plays first."""

    round: int
    seat: int


class Raised(Event, frozen=True, tag="raised"):
    """A ghost of a new colour raised the level (GH-21, GH-22)."""

    seat: int
    card: str
    ghosts: int
    level: int


class Reversed(Event, frozen=True, tag="reversed"):
    """A ghost of the top colour turned the direction and left the level (GH-23)."""

    seat: int
    card: str
    level: int


class Hidden(Event, frozen=True, tag="hidden"):
    """A mist slipped under the pile (GH-24)."""

    seat: int
    level: int


class Took(Event, frozen=True, tag="took"):
    """A seat took the pile and a fright point (GH-26)."""

    seat: int
    cards: int
    fright: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a card; only they know which."""

    seat: int
    card: str | None


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A seat could not play. ``seats`` were unafraid; ``fright`` counts everyone's points after."""

    round: int
    seat: int
    seats: tuple[int, ...]
    fright: tuple[int, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The third round is over (GH-33)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


EVENTS = (Began, Dealt, RoundBegan, Raised, Reversed, Hidden, Took, Drew, RoundEnded, Ended)


def step_events(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Event]:
    """Return what one step looked like to one viewer."""
    seat = before.turn
    told: list[Event] = []
    if isinstance(action, Start):
        told.append(Began(action.seat))
    elif isinstance(action, Draw):
        card = action.card if viewer == action.seat else None
        if before.phase == DEALING:
            told.append(Dealt(seat, card))
            if after.phase != DEALING:
                told.append(RoundBegan(after.round, after.starter))
        else:
            told.append(Drew(seat, card))
    elif isinstance(action, Take):
        told.append(Took(seat, len(before.pile), after.fright[seat]))
    elif isinstance(action, Play):
        told.append(_played(before, seat, INDEX[action.card], action.card))
    if actor != CHANCE or before.phase != DEALING:
        told.extend(_round_end(before, after))
    return told


def _played(before: State, seat: int, card: int, name: str) -> Event:
    if GHOSTS[card] == 0:
        return Hidden(seat, before.level)
    if before.top != NO_CARD and COLOURS[card] == COLOURS[before.top]:
        return Reversed(seat, name, before.level)
    return Raised(seat, name, GHOSTS[card], before.level + GHOSTS[card])


def _round_end(before: State, after: State) -> list[Event]:
    if after.phase == OVER:
        last = after.turn
    elif after.round > before.round:
        last = after.starter
    else:
        return []
    # The piles are gone from the new round's state, so they are read from the old one.
    unafraid = tuple([seat for seat, cards in enumerate(before.face_down) if cards == 0])
    told: list[Event] = [RoundEnded(before.round, last, unafraid, after.fright)]
    if after.phase == OVER:
        told.append(Ended(winners(after.fright), after.fright))
    return told
