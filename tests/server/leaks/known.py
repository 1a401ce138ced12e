"""What a seat knows by the rules, read off the true state and not off any view.

Whoever sits at a real table sees what lies on it and what they hold themselves. Two histories
in which all of that is the same, step by step, must look the same over the wire.
"""

from collections.abc import Callable
from typing import Any

from phantomline.core import SPECTATOR, Action
from phantomline.games.galore import actions as galore
from phantomline.games.ghosts import actions as ghosts
from phantomline.games.ghosts.cards import CARDS
from phantomline.games.train import actions as train
from phantomline.games.train.floats import FLOATS

__all__ = ["SECRET_CHOICES", "SECRET_DRAWS", "known"]

SECRET_DRAWS: tuple[type[Action], ...] = (
    ghosts.Draw,
    train.DrawFloat,
    train.DrawTicket,
    galore.Hidden,
)
"""What fate gives to a seat behind everyone else's back."""

SECRET_CHOICES: tuple[type[Action], ...] = (galore.Keep, galore.Side, galore.Place)
"""What a seat chooses in secret, for ever or until all have chosen."""


def known(name: str, state: Any, viewer: int) -> tuple[Any, ...]:
    """Return all that this viewer knows of a state by the rules."""
    mine = None if viewer == SPECTATOR else OWN[name](state, viewer)
    return ON_THE_TABLE[name](state), mine


def ghosts_table(state: Any) -> Any:
    return (
        (state.phase, state.round, state.starter, state.turn, state.direction, state.level),
        (state.top, state.pile, state.face_down, state.fright),
        (tuple(map(CARDS.size, state.hands)), CARDS.size(state.deck)),
    )


def ghosts_own(state: Any, seat: int) -> Any:
    return state.hands[seat]


def train_table(state: Any) -> Any:
    return (
        (state.phase, state.ending, state.starter, state.turn, state.due, state.passes),
        (tuple(map(FLOATS.size, state.hands)), FLOATS.size(state.deck)),
        # Discarded cards lie open, and a new deck is made of them for all to see.
        (state.discards, state.source, tuple(map(FLOATS.size, state.drawn))),
        (tuple(map(len, state.tickets)), state.eras, state.era, state.ticket_deck.bit_count()),
        (state.ticket_discards, state.completed, state.bonuses),
        (state.carriages, state.routes),
    )


def train_own(state: Any, seat: int) -> Any:
    return state.hands[seat], state.drawn[seat], state.tickets[seat]


def galore_table(state: Any) -> Any:
    return (
        (state.phase, state.round, state.lamp, state.turn, state.stack, state.boards),
        (state.placed, state.face_up, state.claims, state.gone, state.unseen),
        (tuple(map(len, state.hands)), state.waiting),
    )


def galore_own(state: Any, seat: int) -> Any:
    return state.hands[seat], state.returned[seat], state.pending[seat]


ON_THE_TABLE: dict[str, Callable[[Any], Any]] = {
    "ghosts": ghosts_table,
    "train": train_table,
    "galore": galore_table,
}
OWN: dict[str, Callable[[Any, int], Any]] = {
    "ghosts": ghosts_own,
    "train": train_own,
    "galore": galore_own,
}
