"""What one viewer may know of a game of Ghosts."""

from typing import Literal

from phantomline.core import View
from phantomline.games.ghosts.actions import Play, Take

__all__ = ["GhostsView"]


class GhostsView(View, frozen=True, kw_only=True, tag="ghosts"):
    """The table from one seat.

    ``pile`` lists cards from the bottom, mists first, and ``top`` is the card that
    decides. ``unseen`` counts the cards out of this viewer's sight: those in the
    deck and in other hands; every other card has been played for all to see.
    ``history`` is what everyone did in this round, in order: the seat, and the card that
    it played or ``take``. ``way`` is which way play goes, and ``places`` are everyone's by
    their points: the fewest come first, and equals share a place.
    """

    round: int
    starter: int
    turn: int
    direction: int
    way: Literal["clockwise", "counterclockwise", "alternate"]
    level: int
    top: str | None
    pile: tuple[str, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    unseen: dict[str, int]
    face_down: tuple[int, ...]
    fright: tuple[int, ...]
    places: tuple[int, ...]
    history: tuple[tuple[int, str], ...]
    legal: tuple[Play | Take, ...]
