"""Where points come from, in games whose score has several lines."""

from typing import Any

from phantomline.core import Game

__all__ = ["breakdown", "categories_of"]


def categories_of(game: str) -> tuple[str, ...]:
    """Return the lines of a game's score sheet; none where a score is one number."""
    if game != "galore":
        return ()
    # Imported here so that other games do not load this one.
    from phantomline.games.galore.pieces import CATEGORIES

    return tuple(CATEGORIES)


def breakdown(game: Game[Any], end: Any) -> tuple[tuple[int, ...], ...]:
    """Return every seat's points by category at the end of a game, or nothing."""
    if game.facts.id != "galore":
        return ()
    from phantomline.games.galore import Galore

    assert isinstance(game, Galore)
    return tuple(sheet.points for sheet in game.sheets(end))
