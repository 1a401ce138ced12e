"""Three ghostly tabletop games on one small engine: Ghosts Galore, Ghosts and Ghost Train."""

from phantomline import _build

_build.settle()  # before any rules are imported, since it decides how they are

from phantomline.games import GAMES, load

__version__ = "0.1.0"

__all__ = ["GAMES", "__version__", "load"]
