"""How a table of Ghosts Galore is set up."""

from phantomline.core import Options

__all__ = ["GaloreOptions"]


class GaloreOptions(Options, frozen=True, kw_only=True):
    """The choices a table has.

    ``choose_sides`` lets players choose the side of their board (GG-10); ``experts`` plays the
    variant for experienced players (GG-12).
    """

    choose_sides: bool = False
    experts: bool = False
