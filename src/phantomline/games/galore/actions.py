"""What players and chance do in Ghosts Galore."""

from phantomline.core import Action

__all__ = [
    "ACTIONS",
    "Board",
    "Choose",
    "Claim",
    "Draw",
    "Hidden",
    "Keep",
    "Leave",
    "Place",
    "Reveal",
    "Side",
    "Start",
]


class Draw(Action, frozen=True, tag="draw"):
    """Draw the top tile of the stack; a `Claim` or `Leave` by the same seat follows (GG-21)."""


class Claim(Action, frozen=True, tag="claim"):
    """Claim the tile just drawn (GG-22)."""


class Leave(Action, frozen=True, tag="leave"):
    """Leave the tile just drawn face up beside the stack (GG-21)."""


class Choose(Action, frozen=True, tag="choose"):
    """Claim a face-up tile instead of drawing (GG-23)."""

    tile: int


class Place(Action, frozen=True, tag="place"):
    """Place the claimed or the hidden tile; clockwise degrees (GG-30, GG-32)."""

    cell: int
    rotation: int


class Keep(Action, frozen=True, tag="keep"):
    """Keep one of two hidden tiles, in the variant for experienced players (GG-12)."""

    tile: int


class Side(Action, frozen=True, tag="side"):
    """Choose the side of one's board (GG-10)."""

    side: str


class Reveal(Action, frozen=True, tag="reveal"):
    """Chance: the stack's top tile, when it is drawn or turned up (GG-21, GG-25)."""

    tile: int


class Hidden(Action, frozen=True, tag="hidden"):
    """Chance: this seat takes this hidden tile (GG-11)."""

    seat: int
    tile: int


class Board(Action, frozen=True, tag="board"):
    """Chance: this seat gets this board, with its side unless players choose it (GG-10)."""

    seat: int
    board: str


class Start(Action, frozen=True, tag="start"):
    """Chance: this seat gets the lamp first (GG-14)."""

    seat: int


ACTIONS = (Draw, Claim, Leave, Choose, Place, Keep, Side, Reveal, Hidden, Board, Start)
