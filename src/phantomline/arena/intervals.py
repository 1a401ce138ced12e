"""How far a share of wins can be trusted."""

from math import sqrt
from typing import Final

__all__ = ["Z95", "wilson"]

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: float, seats: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins by Wilson's score method.

    Unlike the textbook's plus and minus it stays within 0 and 1 and says something even of a bot
    that never wins. Shared wins count as fractions. Without any games it is all of 0 to 1.
    """
    if seats == 0:
        return 0.0, 1.0
    rate = wins / seats
    z2 = Z95 * Z95 / seats
    centre = (rate + z2 / 2) / (1 + z2)
    half = Z95 / (1 + z2) * sqrt(rate * (1 - rate) / seats + z2 / (4 * seats))
    return max(0.0, centre - half), min(1.0, centre + half)
