"""What tiles promise on a board of Ghosts Galore, worked out when asked and remembered."""

from math import sqrt
from typing import Final

from phantomline.bots.greedy.galore_outlook import Outlook

__all__ = ["Prospect"]

POOL: Final = 8
"""How many of the tiles to come tell what a good one is."""
PATIENCE: Final = 0.9
"""How far above the average, in standard deviations, a tile must be to be taken at once."""
UNKNOWN: Final = -1000.0


class Prospect:
    """One board, and what each tile would be worth on it.

    A careful player finds the best place for a tile before judging it; a quick one adds up
    what the tile counts for and, from ``standing``, what such a tile brings wherever it lies.
    """

    def __init__(self, outlook: Outlook, standing: list[float], careful: bool) -> None:
        self.outlook = outlook
        self.standing = standing
        self.careful = careful
        self.places: dict[int, tuple[float, int]] = {}
        self.enough = UNKNOWN

    def best(self, tile: int) -> tuple[float, int]:
        """Return where a tile does best: the value, and ``cell * 4 + quarter turns``."""
        found = self.places.get(tile)
        if found is None:
            found = self.outlook.best(tile)
            self.places[tile] = found
        return found

    def worth(self, tile: int) -> float:
        """Return what the board promises with this tile on it."""
        if self.careful:
            return self.best(tile)[0]
        outlook = self.outlook
        outlook.count(tile, 1)
        outlook.empties -= 1
        value = outlook.of_counts() + self.standing[tile]
        outlook.empties += 1
        outlook.count(tile, -1)
        return value

    def pleases(self, value: float, unseen: tuple[int, ...]) -> bool:
        """Say whether a tile of this worth is much better than those to come."""
        if self.enough == UNKNOWN:
            count = len(unseen)
            most = min(count, POOL)
            total = 0.0
            squares = 0.0
            for index in range(most):
                one = self.worth(unseen[index * count // most])
                total += one
                squares += one * one
            mean = total / most
            self.enough = mean + PATIENCE * sqrt(max(squares / most - mean * mean, 0.01))
        return value >= self.enough
