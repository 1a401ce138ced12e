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


# In two thousand games of greedy players, how the level went on within one turn: a row for each
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
            [sum([row[mid] * _STEP[mid][later] for mid in range(8)], 0.0) for later in range(8)]
            for row in chances
        ]
    return chances


_TWO: Final = Weights(
    survival=0.901,
    passing=0.95,
    rivalry=0.347,
    danger=0.438,
    mist=0.55,
    more_mist=0.404,
    one=0.007,
    two=-0.083,
    three=-0.096,
    colours=-0.162,
    returned=0.6,
    fright=0.87,
    last_passing=1.239,
    horizon=4.115,
    last_fright=0.804,
    calm=0.08,
    levels=(-0.176, -0.02, 0.052, 0.177, 0.08, -0.093, -0.154, 0.101),
    turning=0.091,
)

_THREE: Final = Weights(
    survival=0.905,
    passing=0.841,
    rivalry=0.125,
    danger=-0.007,
    mist=0.472,
    more_mist=0.554,
    one=0.218,
    two=-0.03,
    three=-0.108,
    colours=0.037,
    returned=1.299,
    fright=2.534,
    last_passing=1.678,
    horizon=0.5,
    last_fright=0.967,
    calm=1.331,
    levels=(-0.077, -0.042, -0.036, -0.283, -0.187, 0.014, 0.183, -0.094),
    turning=-0.015,
)

_FOUR: Final = Weights(
    survival=0.882,
    passing=0.567,
    rivalry=0.332,
    danger=0.0,
    mist=0.312,
    more_mist=0.326,
    one=0.083,
    two=-0.084,
    three=-0.113,
    colours=0.174,
    returned=0.513,
    fright=1.456,
    last_passing=1.436,
    horizon=0.5,
    last_fright=0.697,
    calm=1.217,
    levels=(-0.12, -0.003, 0.018, 0.095, 0.08, 0.14, 0.129, -0.196),
    turning=-0.056,
)

_MORE: Final = Weights(
    survival=0.863,
    passing=0.721,
    rivalry=0.338,
    danger=0.014,
    mist=0.307,
    more_mist=0.355,
    one=0.082,
    two=-0.07,
    three=-0.124,
    colours=0.087,
    returned=0.585,
    fright=1.653,
    last_passing=1.643,
    horizon=0.5,
    last_fright=0.764,
    calm=1.195,
    levels=(-0.101, 0.025, 0.025, 0.086, 0.068, 0.163, 0.106, -0.195),
    turning=-0.05,
)

WEIGHTS: Final[dict[int, Weights]] = {2: _TWO, 3: _THREE, 4: _FOUR, 5: _MORE, 6: _MORE}
