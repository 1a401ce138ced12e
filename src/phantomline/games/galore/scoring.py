"""The thirteen lines of the score sheet (GG-40 to GG-64).

Search bots and live previews score boards thousands of times a second, so this module works
on flat tuples of small integers and walks every path once. ``explain`` says the same things
slowly, with reasons; a test holds the two together.
"""

from collections.abc import Sequence
from typing import Final

from phantomline.core.value import Value
from phantomline.games.galore.edition import Face
from phantomline.games.galore.geometry import JOINS, NEIGHBOUR, NEIGHBOUR_MASK, OUTER_EDGES
from phantomline.games.galore.pieces import BONE, CURVES, PLAIN, WALL

__all__ = [
    "WEREWOLF_LINE",
    "Faces",
    "Sheet",
    "edge_doors",
    "score_board",
    "winners",
    "with_majority",
]

# Monsters are counted in one integer, five bits a kind: nine tiles hold at most 27 of a kind.
_BITS: Final = 5
_MASK: Final = 31

_GHOST: Final = 5
_GOLEM: Final = 10
_SATYR: Final = 15
_SKELETON: Final = 20
_SLIME: Final = 25
_BAT: Final = 30
_WEREWOLF: Final = 35
_WISP: Final = 40

_GOLEM_POINTS: Final = (0, 4, 10, 18, 28, 40)
_LOOP: Final = -1

WEREWOLF_LINE: Final = 7
"""The line of the sheet that needs the other players' boards (GG-57)."""


class Faces:
    """Tile faces as tables, indexed by tile number; number 0 is the empty space."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self.track: Final = (0, *(face.track for face in faces))
        self.first: Final = (0, *(_packed(face, 0) for face in faces))
        self.second: Final = (0, *(_packed(face, 1) for face in faces))
        self.symbols: Final = (0, *(len(face.diamonds) for face in faces))
        self.values: Final = (0, *(sum(face.diamonds) for face in faces))


class Sheet(Value):
    """What one board is worth: thirteen lines in the order of ``CATEGORIES``."""

    def __init__(self, points: tuple[int, ...], werewolves: int, dead_ends: int) -> None:
        self.points: Final = points
        self.werewolves: Final = werewolves
        self.dead_ends: Final = dead_ends
        self.total: Final = sum(points)

    def key(self) -> tuple[object, ...]:
        """Return all fields."""
        return self.points, self.werewolves, self.dead_ends


def edge_doors(doors: Sequence[int]) -> tuple[int, ...]:
    """Spread twelve doors in ``OUTER_EDGES`` order over ``cell * 4 + edge``."""
    table = [WALL] * 36
    for place, edge in enumerate(OUTER_EDGES):
        table[edge] = doors[place]
    return tuple(table)


def score_board(faces: Faces, doors: tuple[int, ...], placed: tuple[int, ...]) -> Sheet:
    """Score a full or partly filled board, werewolves without their bonus.

    ``doors`` comes from ``edge_doors``. ``placed`` holds ``tile * 4 + quarter turns`` for the
    nine cells, 0 for an empty one.
    """
    survey = _Survey(faces, doors, placed)
    for cell in range(9):
        if placed[cell]:
            survey.visit(cell)
    return survey.sheet()


def with_majority(boards: Sequence[Sheet]) -> tuple[Sheet, ...]:
    """Add the werewolf bonus to the sheets of a whole table (GG-57)."""
    most = max([board.werewolves for board in boards], default=0)
    if most == 0:
        return tuple(boards)
    bonus = 5 if len(boards) == 2 else 10
    return tuple(
        _with_bonus(board, bonus) if board.werewolves == most else board for board in boards
    )


def winners(sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """Who wins: most points, then fewest dead ends, then together (GG-64)."""
    best = max([(sheet.total, -sheet.dead_ends) for sheet in sheets])
    return tuple(
        seat for seat, sheet in enumerate(sheets) if (sheet.total, -sheet.dead_ends) == best
    )


class _Survey:
    """A board while it is scored: sums over its tiles and over the paths found so far."""

    def __init__(self, faces: Faces, doors: tuple[int, ...], placed: tuple[int, ...]) -> None:
        self.faces = faces
        self.doors = doors
        self.placed = placed
        self.monsters = 0
        self.symbols = 0
        self.values = 0
        self.curves = 0
        self.golem_cells = 0
        self.bat_cells = 0
        self.ghosts = 0
        self.satyrs = 0
        self.bone = 0
        self.tooth = 0
        self.other = 0
        self.dead_ends = 0
        # One bit a section, and what the path being followed holds so far.
        self.seen = 0
        self.on_path = 0
        self.length = 0

    def visit(self, cell: int) -> None:
        """Count what a tile shows, and every path first met on it."""
        code = self.placed[cell]
        tile = code >> 2
        track = self.faces.track[tile]
        held = self.faces.first[tile] + self.faces.second[tile]
        self.monsters += held
        self.symbols += self.faces.symbols[tile]
        self.values += self.faces.values[tile]
        self.curves += CURVES[track]
        if (held >> _GOLEM) & _MASK:
            self.golem_cells |= 1 << cell
        if (held >> _BAT) & _MASK:
            self.bat_cells |= 1 << cell
        row = (track * 4 + (code & 3)) * 4
        for edge in range(4):
            join = JOINS[row + edge]
            # A section shows under both of its edges: take it up at the lower one.
            if join >= 0 and (join & 3) > edge and not (self.seen >> (cell * 2 + (join >> 2))) & 1:
                self.trace(cell, tile, edge, join)

    def trace(self, cell: int, tile: int, edge: int, join: int) -> None:
        """Follow the path through a section both ways and count what it earns."""
        section = join >> 2
        self.seen |= 1 << (cell * 2 + section)
        self.on_path = self.faces.second[tile] if section else self.faces.first[tile]
        self.length = 1
        near = self.follow(cell, edge)
        if near != _LOOP:
            far = self.follow(cell, join & 3)
            if near != WALL and far != WALL:
                self.connect(near, far)
            else:
                self.dead_ends += 2 if near == far else 1
        ghosts = (self.on_path >> _GHOST) & _MASK
        self.ghosts += ghosts * (6 if ghosts >= 3 else 3)
        satyrs = (self.on_path >> _SATYR) & _MASK
        if satyrs:
            self.satyrs += satyrs * _kinds(self.on_path)

    def follow(self, cell: int, edge: int) -> int:
        """Leave a cell across an edge and follow the track to its end.

        Returns the door there, ``WALL`` for a dead end or ``_LOOP`` when back at the start.
        """
        while True:
            across = NEIGHBOUR[cell * 4 + edge]
            if across < 0:
                return self.doors[cell * 4 + edge]
            code = self.placed[across]
            if code == 0:
                return WALL
            tile = code >> 2
            join = JOINS[(self.faces.track[tile] * 4 + (code & 3)) * 4 + (edge ^ 2)]
            if join < 0:
                return WALL
            section = join >> 2
            bit = 1 << (across * 2 + section)
            if self.seen & bit:
                return _LOOP
            self.seen |= bit
            self.on_path += self.faces.second[tile] if section else self.faces.first[tile]
            self.length += 1
            cell = across
            edge = join & 3

    def connect(self, near: int, far: int) -> None:
        """Count a path that leads from door to door (GG-60 to GG-62)."""
        if near != far or near == PLAIN:
            self.other += self.length
        elif near == BONE:
            self.bone += 2 * self.length
        else:
            self.tooth += 2 * self.length

    def lone_golems(self) -> int:
        """Golems with none on a tile beside theirs (GG-52)."""
        golems = 0
        for cell in range(9):
            if (self.golem_cells >> cell) & 1 and not self.golem_cells & NEIGHBOUR_MASK[cell]:
                golems += self.on_tile(cell, _GOLEM)
        return golems

    def flocking_bats(self) -> int:
        """Bats with one on a tile beside theirs (GG-56)."""
        bats = 0
        for cell in range(9):
            if (self.bat_cells >> cell) & 1 and self.bat_cells & NEIGHBOUR_MASK[cell]:
                bats += self.on_tile(cell, _BAT)
        return bats

    def on_tile(self, cell: int, kind: int) -> int:
        tile = self.placed[cell] >> 2
        return ((self.faces.first[tile] + self.faces.second[tile]) >> kind) & _MASK

    def sheet(self) -> Sheet:
        """Write the thirteen lines."""
        dragons = self.monsters & _MASK
        werewolves = (self.monsters >> _WEREWOLF) & _MASK
        wisps = (self.monsters >> _WISP) & _MASK
        points = (
            dragons * dragons if dragons else -5,
            self.ghosts,
            # A sheet may show two golems on a tile; the printed table ends at five.
            _GOLEM_POINTS[min(self.lone_golems(), 5)],
            self.satyrs,
            ((self.monsters >> _SKELETON) & _MASK) * self.symbols,
            ((self.monsters >> _SLIME) & _MASK) * self.curves,
            self.flocking_bats() * 5,
            werewolves * 4,
            wisps * (3 if wisps < 4 else 4 if wisps < 7 else 5),
            self.values,
            self.bone,
            self.tooth,
            self.other,
        )
        return Sheet(points, werewolves, self.dead_ends)


def _packed(face: Face, section: int) -> int:
    return sum(1 << (_BITS * kind) for kind, stands_on in face.monsters if stands_on == section)


def _kinds(on_path: int) -> int:
    kinds = 0
    while on_path:
        if on_path & _MASK:
            kinds += 1
        on_path >>= _BITS
    return kinds


def _with_bonus(board: Sheet, bonus: int) -> Sheet:
    line = board.points[WEREWOLF_LINE] + bonus
    points = board.points[:WEREWOLF_LINE] + (line,) + board.points[WEREWOLF_LINE + 1 :]
    return Sheet(points, board.werewolves, board.dead_ends)
