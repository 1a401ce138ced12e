"""What happens in Ghosts Galore, as a person at the table would tell it."""

from phantomline.core import Event

__all__ = [
    "EVENTS",
    "Began",
    "BoardDealt",
    "Chose",
    "Claimed",
    "Cleared",
    "Decided",
    "Drew",
    "Ended",
    "HiddenDealt",
    "LastToClaim",
    "Left",
    "PathFinished",
    "Placed",
    "Returned",
    "RoundBegan",
    "Scored",
    "SideShown",
    "TurnedUp",
    "Unveiled",
]


class BoardDealt(Event, frozen=True, tag="board-dealt"):
    """A seat got its board (GG-10)."""

    seat: int
    board: str


class SideShown(Event, frozen=True, tag="side-shown"):
    """All have chosen, and this seat's board lies this side up (GG-10)."""

    seat: int
    board: str


class HiddenDealt(Event, frozen=True, tag="hidden-dealt"):
    """A seat took a hidden tile; only they know which (GG-11)."""

    seat: int
    tile: int | None


class Returned(Event, frozen=True, tag="returned"):
    """A seat kept one hidden tile and gave the other back (GG-12)."""

    seat: int
    tile: int | None
    returned: int | None


class Began(Event, frozen=True, tag="began"):
    """A seat got the lamp first (GG-14)."""

    seat: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A new stack lies ready and the seat with the lamp begins (GG-20)."""

    round: int
    seat: int
    tiles: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew this tile and decides whether to claim it (GG-21)."""

    seat: int
    tile: int


class Claimed(Event, frozen=True, tag="claimed"):
    """A seat claimed the tile it drew (GG-22)."""

    seat: int
    tile: int


class Left(Event, frozen=True, tag="left"):
    """A seat left the tile it drew (GG-21)."""

    seat: int
    tile: int


class Chose(Event, frozen=True, tag="chose"):
    """A seat claimed a face-up tile (GG-23)."""

    seat: int
    tile: int


class LastToClaim(Event, frozen=True, tag="last-to-claim"):
    """Only this seat has yet to claim; so many tiles of the stack are turned up (GG-25)."""

    seat: int
    tiles: int


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """A tile of the stack was turned up for the last seat (GG-25)."""

    seat: int
    tile: int


class Decided(Event, frozen=True, tag="decided"):
    """A seat has chosen while others still choose.

    Only they know what: a board side, the hidden tile they keep, or where their tile goes.
    """

    seat: int
    board: str | None = None
    tile: int | None = None
    cell: int | None = None
    rotation: int | None = None


class Placed(Event, frozen=True, tag="placed"):
    """A seat's claimed tile was laid (GG-30)."""

    seat: int
    tile: int
    cell: int
    rotation: int


class Unveiled(Event, frozen=True, tag="unveiled"):
    """A seat's hidden tile was shown and laid (GG-32)."""

    seat: int
    tile: int
    cell: int
    rotation: int


class PathFinished(Event, frozen=True, tag="path-finished"):
    """The tile just laid finished a path from door to door; ``path`` names the score line."""

    seat: int
    path: str
    cells: tuple[int, ...]
    points: int


class Cleared(Event, frozen=True, tag="cleared"):
    """The round is over, and the tiles nobody claimed leave the game (GG-26)."""

    round: int
    tiles: tuple[int, ...]


class Scored(Event, frozen=True, tag="scored"):
    """A seat's thirteen lines in order, their sum, and its dead ends."""

    seat: int
    points: tuple[int, ...]
    total: int
    dead_ends: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over (GG-64)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


EVENTS = (
    BoardDealt,
    SideShown,
    HiddenDealt,
    Returned,
    Began,
    RoundBegan,
    Drew,
    Claimed,
    Left,
    Chose,
    LastToClaim,
    TurnedUp,
    Decided,
    Placed,
    Unveiled,
    PathFinished,
    Cleared,
    Scored,
    Ended,
)
