"""One moment of a game of Ghosts Galore."""

from typing import Final

from phantomline.core.value import Value
from phantomline.games.galore.pieces import CELLS, TILE_COUNT

__all__ = [
    "BOARDS",
    "CLAIMING",
    "DECIDING",
    "DRAWING",
    "HIDDEN",
    "KEEPING",
    "NO_CHOICE",
    "NO_TILE",
    "OVER",
    "PHASES",
    "PLACING",
    "SIDES",
    "STARTING",
    "UNCOVERING",
    "UNVEILING",
    "State",
    "first_state",
]

BOARDS: Final = 0
SIDES: Final = 1
HIDDEN: Final = 2
KEEPING: Final = 3
STARTING: Final = 4
CLAIMING: Final = 5
DRAWING: Final = 6
DECIDING: Final = 7
UNCOVERING: Final = 8
PLACING: Final = 9
UNVEILING: Final = 10
OVER: Final = 11
PHASES: Final = (
    "boards",
    "sides",
    "hidden",
    "keeping",
    "starting",
    "claiming",
    "drawing",
    "deciding",
    "uncovering",
    "placing",
    "unveiling",
    "over",
)

NO_TILE: Final = 0
NO_CHOICE: Final = -1


class State(Value):
    """Everything there is to know, hidden or not. Treat it as a value: `apply` makes new ones.

    - ``lamp`` is the seat with the lamp, -1 before anyone has it; ``turn`` the seat on turn or
      being dealt to.
    - ``stack`` counts the tiles left in the current stack; which they are, chance will say.
    - ``boards`` names each seat's board side: ``""``, ``"3"`` while its side is open, ``"3a"``.
    - ``placed`` holds nine spaces a seat: ``tile * 4 + quarter turns``, 0 for an empty one.
    - ``hands`` holds each seat's hidden tiles, ``returned`` the one given back (GG-12).
    - ``face_up`` lists unclaimed tiles in the order they came; one just drawn is the last.
    - ``claims`` holds each seat's claimed tile until it is placed.
    - ``unseen`` lists the tiles that have never been face up, hidden ones among them, in order;
      ``gone`` those that have left the game in public.
    - ``waiting`` has a bit for each seat that still has to choose while all choose at once, and
      ``pending`` what the others chose.
    """

    def __init__(
        self,
        phase: int,
        choose_sides: bool,
        experts: bool,
        round: int,
        lamp: int,
        turn: int,
        stack: int,
        boards: tuple[str, ...],
        placed: tuple[tuple[int, ...], ...],
        hands: tuple[tuple[int, ...], ...],
        returned: tuple[int, ...],
        face_up: tuple[int, ...],
        claims: tuple[int, ...],
        unseen: tuple[int, ...],
        gone: tuple[int, ...],
        waiting: int,
        pending: tuple[int, ...],
    ) -> None:
        self.phase = phase
        self.choose_sides = choose_sides
        self.experts = experts
        self.round = round
        self.lamp = lamp
        self.turn = turn
        self.stack = stack
        self.boards = boards
        self.placed = placed
        self.hands = hands
        self.returned = returned
        self.face_up = face_up
        self.claims = claims
        self.unseen = unseen
        self.gone = gone
        self.waiting = waiting
        self.pending = pending

    def copy(self) -> "State":
        """Return a fresh state for one step to write its changes into."""
        return State(
            self.phase,
            self.choose_sides,
            self.experts,
            self.round,
            self.lamp,
            self.turn,
            self.stack,
            self.boards,
            self.placed,
            self.hands,
            self.returned,
            self.face_up,
            self.claims,
            self.unseen,
            self.gone,
            self.waiting,
            self.pending,
        )

    def key(self) -> tuple[object, ...]:
        """Return all fields."""
        return (
            self.phase,
            self.choose_sides,
            self.experts,
            self.round,
            self.lamp,
            self.turn,
            self.stack,
            self.boards,
            self.placed,
            self.hands,
            self.returned,
            self.face_up,
            self.claims,
            self.unseen,
            self.gone,
            self.waiting,
            self.pending,
        )


def first_state(players: int, start: int | None, choose_sides: bool, experts: bool) -> State:
    """Return the table with nothing on it yet."""
    return State(
        phase=BOARDS,
        choose_sides=choose_sides,
        experts=experts,
        round=0,
        lamp=-1 if start is None else start,
        turn=0,
        stack=0,
        boards=("",) * players,
        placed=((0,) * CELLS,) * players,
        hands=((),) * players,
        returned=(NO_TILE,) * players,
        face_up=(),
        claims=(NO_TILE,) * players,
        unseen=tuple(range(1, TILE_COUNT + 1)),
        gone=(),
        waiting=0,
        pending=(NO_CHOICE,) * players,
    )
