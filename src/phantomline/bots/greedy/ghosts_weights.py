"""What the greedy player of Ghosts thinks things are worth, in fright points.

Found by playing: each set won the most games at its table size against copies of the one
before it, hundreds of thousands of games with the same deals for every seating.
"""

from typing import Final

__all__ = ["WEIGHTS", "Weights", "level_chances"]


class Weights:
    """The worth of everything that the evaluation looks at, for one number of players."""

    def __init__(
        self,
        *,
        survival: float,
        passing: float,
        rivalry: float,
        danger: float,
        mist: float,
        more_mist: float,
        one: float,
        two: float,
        three: float,
        colours: float,
        returned: float,
        fright: float,
        last_passing: float,
        horizon: float,
        last_fright: float,
        calm: float,
        levels: tuple[float, ...],
        turning: float,
    ) -> None:
        self.survival = survival  # the chance to get through one turn unafraid
        self.passing = passing  # the next player must take the pile
        self.rivalry = rivalry  # how much less it helps if someone behind the best must
        self.danger = danger  # having to take the pile at the next turn
        self.mist = mist  # the first mist in hand ...
        self.more_mist = more_mist  # ... and each one more
        self.one = one  # any card with one ghost in hand
        self.two = two  # each card with two ...
        self.three = three  # ... and with three
        self.colours = colours  # holding all colours that are still to come
        self.returned = returned  # having to take it because the next player turns it back
        self.fright = fright  # taking the pile
        self.last_passing = last_passing  # how much more passing trouble counts in the last round
        self.horizon = horizon  # the turns left from which a hand is worth its full worth
        self.last_fright = last_fright  # how much more taking counts in the last round
        self.calm = calm  # each point that would be returned to the unafraid
        self.levels = levels  # leaving each level, from 0 to 7
        self.turning = turning  # turning the direction of play


# In a hundred games of greedy players, how the level went on within one turn: a row for each
# level from 0 to 7, the chance of each next level in it.
_STEP: Final = (
    (0.00, 0.01, 0.28, 0.71, 0.00, 0.00, 0.00, 0.00),
    (0.00, 0.19, 0.22, 0.24, 0.35, 0.00, 0.00, 0.00),
    (0.00, 0.00, 0.05, 0.09, 0.35, 0.51, 0.00, 0.00),
    (0.00, 0.00, 0.00, 0.04, 0.08, 0.30, 0.58, 0.00),
    (0.00, 0.00, 0.00, 0.00, 0.12, 0.17, 0.53, 0.18),
    (0.00, 0.00, 0.00, 0.01, 0.00, 0.29, 0.43, 0.27),
    (0.00, 0.00, 0.01, 0.03, 0.00, 0.00, 0.55, 0.41),
    (0.00, 0.02, 0.13, 0.20, 0.00, 0.00, 0.00, 0.65),
)


def level_chances(turns: int) -> list[list[float]]:
    """Return, for each level now, the chances of each level after so many turns."""
    chances = [[1.0 if level == later else 0.0 for later in range(8)] for level in range(8)]
    for _ in range(turns):
        chances = [
            [sum([row[mid] * _STEP[mid][later] for mid in range(8)]) for later in range(8)]
            for row in chances
        ]
    return chances


_FOUR: Final = Weights(
    survival=0.92,
    passing=0.5,
    rivalry=0.5,
    danger=0.1,
    mist=0.3,
    more_mist=0.28,
    one=0.06,
    two=-0.1,
    three=-0.11,
    colours=0.06,
    returned=0.75,
    fright=1.2,
    last_passing=1.6,
    horizon=1.5,
    last_fright=0.8,
    calm=1.1,
    levels=(-0.1, 0.1, 0.03, 0.09, 0.05, 0.12, 0.16, -0.2),
    turning=-0.04,
)

WEIGHTS: Final[dict[int, Weights]] = {2: _FOUR, 3: _FOUR, 4: _FOUR, 5: _FOUR, 6: _FOUR}
