"""What a Ghosts Galore board promises, as a list of small whole numbers.

The score sheet says what a board is worth now; these features say what it may become: paths
that can still grow, doors that can still be joined, bats that may find company. They are
listed in ``galore_feature_names``.
"""

from typing import Final

from phantomline.bots.greedy.galore_feature_names import (
    BONE_NEAR,
    BONE_POINTS,
    COUNTS,
    CURVED,
    DIAMONDS,
    DRAGONS,
    DRAGONS_SQUARED,
    GHOST_FREE_ENDS,
    GHOST_LONE,
    GHOST_PAIR,
    GHOST_POINTS,
    GHOST_TRIPLE_ENDS,
    NO_DRAGON,
    OTHER_DOOR,
    OTHER_DOOR_LENGTH,
    OTHER_OPEN,
    OTHER_OPEN_LENGTH,
    OTHER_POINTS,
    SATYR_GROWTH,
    SATYR_POINTS,
    SATYR_STAGE,
    SIZE,
    SKELETON_POINTS,
    SKELETONS,
    SLIME_POINTS,
    SLIMES,
    SYMBOLS,
    TOOTH_NEAR,
    TOOTH_POINTS,
    WEREWOLVES,
    WISP_POINTS,
    WISPS,
    WISPS_SQUARED,
)
from phantomline.bots.greedy.galore_neighbours import SPREAD, read_bats, read_golems
from phantomline.games.galore.geometry import JOINS, NEIGHBOUR
from phantomline.games.galore.pieces import BONE, PLAIN, WALL
from phantomline.games.galore.scoring import Faces

__all__ = ["Features"]

# One of nine monsters takes five bits of a packed count, as in the tables of `Faces`.
_MASK: Final = 31
_GHOST: Final = 5
_GOLEM: Final = 10
_SATYR: Final = 15
_SKELETON: Final = 20
_SLIME: Final = 25
_BAT: Final = 30
_WEREWOLF: Final = 35
_WISP: Final = 40

_FARTHEST: Final = 5
_NOWHERE: Final = -1
_LOOP: Final = -1
# Behind the doors, ends of paths that run into an empty space: 4 plus its number.
_OPEN: Final = 4


class Features:
    """Reads boards, one at a time, into ``found``. The same object is used again and again."""

    def __init__(self, faces: Faces, doors: tuple[int, ...]) -> None:
        self.track = faces.track
        self.first = faces.first
        self.second = faces.second
        self.symbols = faces.symbols
        self.values = faces.values
        self.doors = doors
        self.found = [0] * SIZE
        self.cells = [0] * 9
        self.held_bats = [0] * 9
        self.empty = 0
        self.seen = 0
        self.on_path = 0
        self.length = 0
        self.stage = 0
        # For bone and for tooth doors: the spaces where track between the two has to begin and
        # to end, and how many sections lead there already.
        self.spots = [0, 0]
        self.from_spot = [_NOWHERE, _NOWHERE]
        self.to_spot = [_NOWHERE, _NOWHERE]
        self.laid = [0, 0]
        self.special = [edge for edge in range(36) if doors[edge] > PLAIN]

    def read_counts(self, monsters: int, symbols: int, values: int, curves: int) -> None:
        """Fill in the features that depend on the tiles alone."""
        found = self.found
        dragons = monsters & _MASK
        found[DRAGONS] = dragons
        found[DRAGONS_SQUARED] = dragons * dragons
        found[NO_DRAGON] = 0 if dragons else 1
        wisps = (monsters >> _WISP) & _MASK
        found[WISPS] = wisps
        found[WISPS_SQUARED] = wisps * wisps
        found[WISP_POINTS] = wisps * (3 if wisps < 4 else 4 if wisps < 7 else 5)
        found[WEREWOLVES] = (monsters >> _WEREWOLF) & _MASK
        skeletons = (monsters >> _SKELETON) & _MASK
        found[SKELETONS] = skeletons
        found[SYMBOLS] = symbols
        found[SKELETON_POINTS] = skeletons * symbols
        slimes = (monsters >> _SLIME) & _MASK
        found[SLIMES] = slimes
        found[CURVED] = curves
        found[SLIME_POINTS] = slimes * curves
        found[DIAMONDS] = values

    def read_places(self, cells: list[int]) -> None:
        """Fill in the features that depend on where tiles lie.

        ``cells`` holds ``tile * 4 + quarter turns``, 0 for an empty space.
        """
        found = self.found
        for index in range(COUNTS):
            found[index] = 0
        self.cells = cells
        self.seen = 0
        self.stage = 0
        self.spots[0] = 0
        self.spots[1] = 0
        empty = 0
        golems = 0
        bats = 0
        held_bats = self.held_bats
        for cell in range(9):
            code = cells[cell]
            if code == 0:
                empty |= 1 << cell
                continue
            held = self.first[code >> 2] + self.second[code >> 2]
            if (held >> _GOLEM) & _MASK:
                golems |= 1 << cell
            here = (held >> _BAT) & _MASK
            if here:
                bats |= 1 << cell
                held_bats[cell] = here
        self.empty = empty
        for cell in range(9):
            if cells[cell]:
                self.trace_tile(cell)
        found[SATYR_STAGE] = self.stage
        read_golems(found, golems, empty)
        read_bats(found, bats, held_bats, empty)
        for edge in self.special:
            if cells[edge >> 2] == 0:
                self.begin(self.doors[edge], edge >> 2, 0)
        self.read_gap(0, BONE_NEAR)
        self.read_gap(1, TOOTH_NEAR)

    def trace_tile(self, cell: int) -> None:
        """Follow every path first met on a tile."""
        code = self.cells[cell]
        tile = code >> 2
        row = (self.track[tile] * 4 + (code & 3)) * 4
        for edge in range(4):
            join = JOINS[row + edge]
            if join < 0 or (join & 3) < edge:
                continue
            section = join >> 2
            bit = 1 << (cell * 2 + section)
            if self.seen & bit:
                continue
            self.seen |= bit
            self.on_path = self.second[tile] if section else self.first[tile]
            self.length = 1
            near = self.follow(cell, edge)
            far = self.follow(cell, join & 3) if near != _LOOP else _LOOP
            self.judge(near, far)

    def follow(self, cell: int, edge: int) -> int:
        """Follow the track across an edge to its end: a door, ``WALL``, open, or a loop."""
        while True:
            across = NEIGHBOUR[cell * 4 + edge]
            if across < 0:
                return self.doors[cell * 4 + edge]
            code = self.cells[across]
            if code == 0:
                return _OPEN + across
            tile = code >> 2
            join = JOINS[(self.track[tile] * 4 + (code & 3)) * 4 + (edge ^ 2)]
            if join < 0:
                return WALL
            section = join >> 2
            bit = 1 << (across * 2 + section)
            if self.seen & bit:
                return _LOOP
            self.seen |= bit
            self.on_path += self.second[tile] if section else self.first[tile]
            self.length += 1
            cell = across
            edge = join & 3

    def judge(self, near: int, far: int) -> None:
        """Count what a path with these ends is worth and may become."""
        found = self.found
        ends = (1 if near >= _OPEN else 0) + (1 if far >= _OPEN else 0)
        self.judge_monsters(ends)
        if ends == 0:
            if near > WALL and far > WALL:
                if near != far or near == PLAIN:
                    found[OTHER_POINTS] += self.length
                elif near == BONE:
                    found[BONE_POINTS] += 2 * self.length
                else:
                    found[TOOTH_POINTS] += 2 * self.length
        elif ends == 2:
            found[OTHER_OPEN] += 1
            found[OTHER_OPEN_LENGTH] += self.length
        else:
            door, spot = (near, far) if far >= _OPEN else (far, near)
            if door > WALL:
                found[OTHER_DOOR] += 1
                found[OTHER_DOOR_LENGTH] += self.length
                if door > PLAIN:
                    self.begin(door, spot - _OPEN, self.length)

    def judge_monsters(self, ends: int) -> None:
        """Count the ghosts and satyrs of a path with so many open ends."""
        found = self.found
        on_path = self.on_path
        ghosts = (on_path >> _GHOST) & _MASK
        if ghosts >= 3:
            found[GHOST_POINTS] += 6 * ghosts
            found[GHOST_TRIPLE_ENDS] += ends
        elif ghosts:
            found[GHOST_POINTS] += 3 * ghosts
            if ends:
                found[(GHOST_PAIR if ghosts == 2 else GHOST_LONE) + ends - 1] += 1
        else:
            found[GHOST_FREE_ENDS] += ends
        satyrs = (on_path >> _SATYR) & _MASK
        if satyrs or ends:
            kinds = _kinds(on_path)
            found[SATYR_POINTS] += satyrs * kinds
            found[SATYR_GROWTH] += satyrs * ends * (9 - kinds)
            if ends and kinds > self.stage:
                self.stage = kinds

    def begin(self, door: int, cell: int, length: int) -> None:
        """Note that track from this special door goes on in this empty space."""
        kind = 0 if door == BONE else 1
        if self.spots[kind] == 0:
            self.from_spot[kind] = cell
            self.laid[kind] = length
        else:
            self.to_spot[kind] = cell
            self.laid[kind] += length
        self.spots[kind] += 1

    def read_gap(self, kind: int, near: int) -> None:
        """Measure how many tiles are missing between two special doors, at the least."""
        if self.spots[kind] != 2:
            return
        wanted = 1 << self.to_spot[kind]
        reached = 1 << self.from_spot[kind]
        missing = 1
        while not reached & wanted:
            wider = (reached | SPREAD[reached]) & self.empty
            if wider == reached:
                return
            reached = wider
            missing += 1
        length = self.laid[kind] + missing
        self.found[near + min(missing, _FARTHEST) - 1] = 2 * length


def _kinds(on_path: int) -> int:
    kinds = 0
    while on_path:
        if on_path & _MASK:
            kinds += 1
        on_path >>= 5
    return kinds
