"""The games of this package, found by name."""

from pathlib import Path
from typing import Any

from phantomline.core import EditionError, Game, UnknownGame

__all__ = ["GAMES", "load"]

GAMES = ("galore", "ghosts", "train")


def load(name: str, edition: str | Path | None = None) -> Game[Any]:
    """Return the game called ``galore``, ``ghosts`` or ``train``.

    ``edition`` is the path of an edition file to play with instead of the one
    in the package; raises `EditionError` if it cannot be.
    """
    # Imported here so that playing one game does not read the data of the others.
    if name == "ghosts":
        from phantomline.games.ghosts import Ghosts

        if edition is not None:
            raise EditionError(
                str(edition), "", "Ghosts has no edition data, its cards are all known"
            )
        return Ghosts()
    if name == "galore":
        from phantomline.games.galore import Galore

        return Galore(edition)
    if name == "train":
        from phantomline.games.train import Train

        return Train(edition)
    raise UnknownGame(name, GAMES)
