"""Finding the display of a game."""

from collections.abc import Sequence
from typing import Any

from phantomline.cli.play.display import Display
from phantomline.cli.session import Session
from phantomline.core import Game, UnknownGame
from phantomline.games import GAMES

__all__ = ["display_of"]


def display_of(game: Game[Any], names: Sequence[str], seat: int, session: Session) -> Display:
    """Return what draws this game for this seat."""
    # Imported here so that playing one game does not load the others.
    name = game.facts.id
    if name == "ghosts":
        from phantomline.cli.play.ghosts import GhostsDisplay

        return GhostsDisplay(game, names, seat, session)
    if name == "galore":
        from phantomline.cli.play.galore import GaloreDisplay

        return GaloreDisplay(game, names, seat, session)
    if name == "train":
        from phantomline.cli.play.train import TrainDisplay

        return TrainDisplay(game, names, seat, session)
    raise UnknownGame(name, GAMES)
