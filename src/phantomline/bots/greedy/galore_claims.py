"""Taking a tile of Ghosts Galore now, or drawing on and hoping for a better one."""

from math import sqrt
from random import Random
from typing import Final

__all__ = ["PATIENCE", "Race"]

RUNS: Final = 60
PATIENCE: Final = 0.9
"""How far above the average, in standard deviations, a tile must be to be taken at once."""
AGREEMENT: Final = 0.4
"""How much of what the others think of a tile is what this seat thinks of it."""


class Race:
    """Plays the rest of a round's claiming many times over, on values instead of tiles.

    ``lying`` holds what the face-up tiles are worth to this seat, ``pool`` what the tiles are
    worth that may come. Everyone in it takes a tile that pleases them well enough and draws
    on otherwise; what pleases the others is partly what pleases this seat.
    """

    def __init__(
        self,
        lying: list[float],
        pool: list[float],
        stack: int,
        rivals: int,
        rng: Random,
        patience: float = PATIENCE,
    ) -> None:
        self.patience = patience
        self.lying = lying
        self.pool = pool
        self.stack = stack
        self.rivals = rivals
        self.rng = rng
        total = 0.0
        squares = 0.0
        for value in pool:
            total += value
            squares += value * value
        self.mean = total / len(pool)
        self.spread = sqrt(max(squares / len(pool) - self.mean * self.mean, 0.01))

    def after_leaving(self) -> float:
        """Return what to expect after leaving the tile just drawn."""
        total = 0.0
        for _ in range(RUNS):
            total += self.run(False)
        return total / RUNS

    def after_drawing(self) -> float:
        """Return what to expect from drawing, before anything is drawn."""
        total = 0.0
        for _ in range(RUNS):
            total += self.run(True)
        return total / RUNS

    def run(self, drawing: bool) -> float:
        """Play the rest of the claiming once; return what this seat gets."""
        lying = list(self.lying)
        stack = self.stack
        rivals = self.rivals
        enough = self.mean + self.patience * self.spread
        first = drawing
        while True:
            # This seat's turn, unless it has just left a tile.
            if drawing:
                if rivals == 0:
                    while stack:
                        lying.append(self.drawn())
                        stack -= 1
                best = max(lying) if lying else -1000.0
                if stack == 0 or (best >= enough and not first):
                    return best
                tile = self.drawn()
                stack -= 1
                if tile >= enough:
                    return tile
                lying.append(tile)
            drawing = True
            first = False
            # The others, one after the other.
            asked = rivals
            while asked:
                asked -= 1
                if self.rival_claims(lying, stack):
                    rivals -= 1
                elif stack:
                    stack -= 1
                    lying.append(self.drawn())
                    if self.fancy(lying[-1]) >= self.patience:
                        lying.pop()
                        rivals -= 1

    def rival_claims(self, lying: list[float], stack: int) -> bool:
        """Let another seat take a face-up tile if it likes one, or must."""
        at = -1
        best = self.patience if stack else -1000.0
        for index in range(len(lying)):
            fancy = self.fancy(lying[index])
            if fancy >= best:
                best = fancy
                at = index
        if at < 0:
            return False
        lying.pop(at)
        return True

    def fancy(self, value: float) -> float:
        """Return how much another seat likes a tile, in standard deviations."""
        shared = (value - self.mean) / self.spread
        rng = self.rng
        # Three even numbers make a bell that is good enough, and quicker than a true one.
        own = (rng.random() + rng.random() + rng.random() - 1.5) * 2.0
        return AGREEMENT * shared + (1.0 - AGREEMENT) * own * 1.3

    def drawn(self) -> float:
        """Return what some tile of the pool is worth."""
        return self.pool[int(self.rng.random() * len(self.pool))]
