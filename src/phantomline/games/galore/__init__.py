"""Ghosts Galore: claim track, lay it on a small board and fill it with monsters."""

from phantomline.games.galore.game import Galore

__all__ = ["Galore"]
