"""Ghosts: play cards onto one pile without pushing the fright level past seven."""

from phantomline.games.ghosts.game import Ghosts

__all__ = ["Ghosts"]
