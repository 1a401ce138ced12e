"""Where points come from, in games whose score has several lines."""

from typing import Any

from phantomline.core import Game
from phantomline.games.galore import Galore
from phantomline.games.galore.pieces import CATEGORIES

__all__ = ["breakdown", "categories_of"]


def categories_of(game: str) -> tuple[str, ...]:
    """Return the lines of a game's score sheet; none where a score is one number."""
    return tuple(CATEGORIES) if game == "galore" else ()


def breakdown(game: Game[Any], end: Any) -> tuple[tuple[int, ...], ...]:
    """Return every seat's points by category at the end of a game, or nothing."""
    if isinstance(game, Galore):
        return tuple(sheet.points for sheet in game.sheets(end))
    return ()
