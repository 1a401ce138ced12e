"""Three ghostly tabletop games on one small engine: Ghosts Galore, Ghosts and Ghost Train."""

from phantomline import _build

_build.settle()  # before any rules are imported, since it decides how they are

__version__ = "0.1.0"

__all__ = ["__version__"]
