"""What one viewer may know of a game of Ghosts Galore."""

from phantomline.core import View
from phantomline.games.galore.actions import Choose, Claim, Draw, Keep, Leave, Place, Side

__all__ = ["Decision", "GaloreView"]

Decision = Draw | Claim | Leave | Choose | Place | Keep | Side


class GaloreView(View, frozen=True, kw_only=True, tag="galore"):
    """The table from one seat.

    - ``lamp`` is the seat with the lamp, -1 before anyone has it; ``turn`` the seat on turn or
      being dealt to. While all choose at once, the seats still to choose are the ``actors``.
    - ``stack`` counts the tiles left in the current stack.
    - ``boards`` names board sides: ``""``, ``"3"`` while its side is open, ``"3a"``.
    - ``placed`` holds nine spaces a seat: four times the tile's number plus its clockwise
      quarter turns, 0 for an empty space.
    - ``face_up`` lists unclaimed tiles as they came; while deciding, the last was just drawn.
    - ``claims`` holds each seat's claimed tile, 0 for none.
    - ``gone`` lists tiles that left the game in public; ``unseen`` those never face up yet,
      hidden tiles among them.
    - ``hand_sizes`` counts everyone's hidden tiles; ``hidden`` are the viewer's own,
      ``returned`` is the one they gave back (0 for none), and ``choice`` what they chose while
      others still choose.
    """

    choose_sides: bool
    experts: bool
    round: int
    lamp: int
    turn: int
    stack: int
    boards: tuple[str, ...]
    placed: tuple[tuple[int, ...], ...]
    face_up: tuple[int, ...]
    claims: tuple[int, ...]
    gone: tuple[int, ...]
    unseen: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hidden: tuple[int, ...]
    returned: int
    choice: Decision | None
    legal: tuple[Decision, ...]
