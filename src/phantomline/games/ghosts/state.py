"""One moment of a game of Ghosts."""

from typing import Final

from phantomline.core.value import Value
from phantomline.games.ghosts.cards import DECK, NO_CARD

__all__ = ["DEALING", "DRAWING", "OVER", "PHASES", "PLAYING", "STARTING", "State", "first_state"]

STARTING: Final = 0
DEALING: Final = 1
PLAYING: Final = 2
DRAWING: Final = 3
OVER: Final = 4
PHASES: Final = ("starting", "dealing", "playing", "drawing", "over")


class State(Value):
    """Everything there is to know, hidden or not. Treat it as a value: `apply` makes new ones.

    ``hands`` and ``deck`` are bags. ``pile`` lists cards from the bottom, mists
    first; ``top`` is its uppermost ghost card. ``turn`` is also the seat that is
    being dealt to or that draws. ``history`` is what was done in this round, in order,
    as views tell it.
    """

    def __init__(
        self,
        phase: int,
        round: int,
        starter: int,
        turn: int,
        direction: int,
        level: int,
        top: int,
        pile: tuple[int, ...],
        hands: tuple[int, ...],
        deck: int,
        face_down: tuple[int, ...],
        fright: tuple[int, ...],
        history: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.phase = phase
        self.round = round
        self.starter = starter
        self.turn = turn
        self.direction = direction
        self.level = level
        self.top = top
        self.pile = pile
        self.hands = hands
        self.deck = deck
        self.face_down = face_down
        self.fright = fright
        self.history = history

    def copy(self) -> "State":
        """Return a fresh state for one step to write its changes into."""
        return State(
            self.phase,
            self.round,
            self.starter,
            self.turn,
            self.direction,
            self.level,
            self.top,
            self.pile,
            self.hands,
            self.deck,
            self.face_down,
            self.fright,
            self.history,
        )

    def key(self) -> tuple[object, ...]:
        """Return all fields."""
        return (
            self.phase,
            self.round,
            self.starter,
            self.turn,
            self.direction,
            self.level,
            self.top,
            self.pile,
            self.hands,
            self.deck,
            self.face_down,
            self.fright,
            self.history,
        )


def first_state(players: int, start: int | None) -> State:
    """Return the table before the first deal (GH-10)."""
    known = start is not None
    return State(
        phase=DEALING if known else STARTING,
        round=1,
        starter=start if start is not None else 0,
        turn=start if start is not None else 0,
        direction=1,
        level=0,
        top=NO_CARD,
        pile=(),
        hands=(0,) * players,
        deck=DECK,
        face_down=(0,) * players,
        fright=(3,) * players,
    )
