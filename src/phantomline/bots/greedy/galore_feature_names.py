"""The features of a Ghosts Galore board, by their places in the list that `Features` fills.

Each belongs to one line of the score sheet, so that what is expected of a line can be said.
Counts depend on the tiles alone, everything before `DRAGONS` on where they lie.
"""

from typing import Final

GHOST_POINTS: Final = 0
GHOST_TRIPLE_ENDS: Final = 1
GHOST_PAIR: Final = 2  # with one open end; the next one with two
GHOST_LONE: Final = 4  # likewise
GHOST_FREE_ENDS: Final = 6
SATYR_POINTS: Final = 7
SATYR_GROWTH: Final = 8
SATYR_STAGE: Final = 9
GOLEM_POINTS: Final = 10
GOLEM_SERIES: Final = 11
GOLEM_ROOM: Final = 12
GOLEM_RISK: Final = 13
BAT_POINTS: Final = 14
BAT_LONE: Final = 15  # with one empty space beside it; the next ones with two, three and more
BAT_ROOM: Final = 18
BONE_POINTS: Final = 19
BONE_NEAR: Final = 20  # one tile short; the next ones two, three, four, five and more
TOOTH_POINTS: Final = 25
TOOTH_NEAR: Final = 26
OTHER_POINTS: Final = 31
OTHER_DOOR: Final = 32
OTHER_DOOR_LENGTH: Final = 33
OTHER_OPEN: Final = 34
OTHER_OPEN_LENGTH: Final = 35
DRAGONS: Final = 36
DRAGONS_SQUARED: Final = 37
NO_DRAGON: Final = 38
WISPS: Final = 39
WISPS_SQUARED: Final = 40
WISP_POINTS: Final = 41
WEREWOLVES: Final = 42
SKELETONS: Final = 43
SYMBOLS: Final = 44
SKELETON_POINTS: Final = 45
SLIMES: Final = 46
CURVED: Final = 47
SLIME_POINTS: Final = 48
DIAMONDS: Final = 49

COUNTS: Final = 36
"""Where the features begin that depend on the tiles alone."""

SIZE: Final = 50

LINES: Final = (
    (1,) * 7
    + (3,) * 3
    + (2,) * 4
    + (6,) * 5
    + (10,) * 6
    + (11,) * 6
    + (12,) * 5
    + (0,) * 3
    + (8,) * 3
    + (7,)
    + (4,) * 3
    + (5,) * 3
    + (9,)
)
"""The line of the score sheet that each feature belongs to."""
