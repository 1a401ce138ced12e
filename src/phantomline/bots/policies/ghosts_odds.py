"""How often greedy players of Ghosts choose each kind of card over another, by level.

Fitted to tens of thousands of choices of greedy players at each size of table: the chance of a
card is its number divided by the sum over all that could be played. A row has a number for every
level from 0 to 7; where a card cannot be played it is 0.
"""

from typing import Final

__all__ = ["ODDS", "TAKE", "Odds"]

Odds = tuple[tuple[float, ...], ...]

TAKE: Final = 0.001
"""Taking the pile, at any level, while there is something to play."""

_TWO: Final[Odds] = (
    (0.0, 0.038, 0.006, 0.27, 0.02, 0.0081, 0.002, 0.05),  # one ghost, matching
    (0.0, 0.061, 0.71, 2.6, 0.12, 0.026, 0.0091, 0.59),  # two, matching
    (0.0, 0.27, 7.8, 26.0, 0.36, 0.068, 0.031, 6.0),  # three, matching
    (0.001, 0.011, 0.03, 0.0087, 0.001, 0.0014, 0.32, 0.0),  # one ghost
    (0.0032, 2.4, 0.011, 0.001, 0.001, 0.48, 0.0, 0.0),  # two
    (0.34, 0.075, 0.001, 0.001, 0.75, 0.0, 0.0, 0.0),  # three
    (0.001, 0.002, 0.001, 0.001, 0.001, 0.001, 0.001, 0.0034),  # mist
)

_THREE: Final[Odds] = (
    (0.0, 0.0073, 0.0083, 0.012, 0.013, 0.021, 0.38, 0.2),  # one ghost, matching
    (0.0, 2.3, 0.053, 0.069, 0.072, 0.2, 0.94, 1.0),  # two, matching
    (0.0, 20.0, 0.19, 0.083, 0.11, 0.43, 3.0, 6.4),  # three, matching
    (0.0042, 0.082, 0.001, 0.02, 0.054, 0.38, 0.16, 0.0),  # one ghost
    (1.5, 0.0055, 0.0011, 0.45, 1.1, 0.39, 0.0, 0.0),  # two
    (0.0014, 0.053, 3.7, 4.5, 0.6, 0.0, 0.0, 0.0),  # three
    (0.001, 0.001, 0.001, 0.0017, 0.001, 0.001, 0.012, 0.036),  # mist
)

_FOUR: Final[Odds] = (
    (0.0, 0.088, 0.0022, 0.001, 0.02, 0.037, 0.44, 0.14),  # one ghost, matching
    (0.0, 0.19, 0.0055, 0.0091, 0.098, 0.88, 2.1, 0.91),  # two, matching
    (0.0, 0.36, 0.0097, 0.026, 0.2, 2.6, 15.0, 7.7),  # three, matching
    (0.001, 0.037, 0.004, 0.001, 0.068, 0.25, 0.057, 0.0),  # one ghost
    (0.0087, 1.0, 0.12, 0.24, 1.1, 0.14, 0.0, 0.0),  # two
    (1.8, 3.1, 7.3, 1.9, 0.18, 0.0, 0.0, 0.0),  # three
    (0.001, 0.0062, 0.001, 0.001, 0.0013, 0.001, 0.022, 0.026),  # mist
)

_MORE: Final[Odds] = (
    (0.0, 0.04, 0.0039, 0.001, 0.048, 0.16, 0.49, 0.22),  # one ghost, matching
    (0.0, 0.51, 0.017, 0.027, 0.2, 1.7, 1.9, 0.9),  # two, matching
    (0.0, 0.7, 0.042, 0.066, 0.31, 4.8, 7.8, 5.9),  # three, matching
    (0.001, 0.029, 0.0062, 0.0014, 0.15, 0.22, 0.15, 0.0),  # one ghost
    (0.011, 0.5, 0.16, 0.37, 1.2, 0.19, 0.0, 0.0),  # two
    (2.3, 8.0, 7.0, 1.8, 0.32, 0.0, 0.0, 0.0),  # three
    (0.001, 0.004, 0.001, 0.001, 0.0026, 0.001, 0.017, 0.065),  # mist
)

ODDS: Final[tuple[Odds, ...]] = (_TWO, _TWO, _TWO, _THREE, _FOUR, _MORE, _MORE)
"""The odds for each number of players, to be indexed by it."""
