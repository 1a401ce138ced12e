"""The words of Ghosts Galore: monsters, tracks, doors and scoring categories.

Everything else in this folder counts with small integers; the integer of a thing is its
place in the tuples below, and these tuples are the only spelling of its name.
"""

from typing import Final

MONSTERS: Final = (
    "dragon",
    "ghost",
    "golem",
    "satyr",
    "skeleton",
    "slime",
    "bat",
    "werewolf",
    "wisp",
)
DRAGON: Final = 0
GHOST: Final = 1
GOLEM: Final = 2
SATYR: Final = 3
SKELETON: Final = 4
SLIME: Final = 5
BAT: Final = 6
WEREWOLF: Final = 7
WISP: Final = 8

TRACKS: Final = ("straight", "curve", "bridge", "double-curve")
STRAIGHT: Final = 0
CURVE: Final = 1
BRIDGE: Final = 2
DOUBLE_CURVE: Final = 3

SECTIONS: Final = (1, 1, 2, 2)
"""How many track sections each track type has (GG-02)."""

CURVES: Final = (0, 1, 0, 2)
"""How many curves a slime counts on each track type (GG-55)."""

DOORS: Final = ("wall", "plain", "bone", "tooth")
WALL: Final = 0
PLAIN: Final = 1
BONE: Final = 2
TOOTH: Final = 3

SIDES: Final = ("north", "east", "south", "west")
"""The four edges of a tile and of a board, clockwise from the top."""

CATEGORIES: Final = (
    "dragons",
    "ghosts",
    "golems",
    "satyrs",
    "skeletons",
    "slimes",
    "bats",
    "werewolves",
    "wisps",
    "diamonds",
    "bone_doors",
    "tooth_doors",
    "other_paths",
)
"""The lines of the score sheet, in its order; the first nine follow ``MONSTERS``."""

ROTATIONS: Final = (0, 90, 180, 270)
"""Clockwise degrees; the state keeps the index (quarter turns)."""

TILE_COUNT: Final = 78
BOARD_NUMBERS: Final = ("1", "2", "3", "4", "5")
BOARD_SIDES: Final = ("a", "b")
BOARD_IDS: Final = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b", "5a", "5b")
MOST_MONSTERS: Final = 3
CELLS: Final = 9
