"""Where track runs: the 3x3 grid, rotated tracks and the twelve outer edges.

Edges are numbered clockwise from north (0 north, 1 east, 2 south, 3 west), cells 0 to 8 in
reading order, rotations in clockwise quarter turns. The tables are flat tuples of small
integers because the scorer reads them in its innermost loop.
"""

from typing import Final

from phantomline.games.galore.pieces import SECTIONS, TRACKS

OUTSIDE: Final = -1

_UNROTATED: Final = (
    ((0, 2),),
    ((0, 1),),
    ((0, 2), (1, 3)),
    ((0, 1), (2, 3)),
)


def section_ends(track: int, turns: int, section: int) -> tuple[int, int]:
    """The two edges that a section joins once its tile is turned clockwise."""
    first, second = _UNROTATED[track][section]
    return (first + turns) % 4, (second + turns) % 4


def _neighbours() -> tuple[int, ...]:
    table: list[int] = []
    for cell in range(9):
        row, column = divmod(cell, 3)
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = row + down, column + right
            inside = 0 <= r < 3 and 0 <= c < 3
            table.append(r * 3 + c if inside else OUTSIDE)
    return tuple(table)


def _neighbour_masks() -> tuple[int, ...]:
    return tuple(
        sum(1 << NEIGHBOUR[cell * 4 + edge] for edge in range(4) if NEIGHBOUR[cell * 4 + edge] >= 0)
        for cell in range(9)
    )


def _joins() -> tuple[int, ...]:
    table: list[int] = []
    for track in range(len(TRACKS)):
        for turns in range(4):
            row = [-1, -1, -1, -1]
            for section in range(SECTIONS[track]):
                first, second = section_ends(track, turns, section)
                row[first] = section * 4 + second
                row[second] = section * 4 + first
            table.extend(row)
    return tuple(table)


def _outer_edges() -> tuple[int, ...]:
    """``cell * 4 + edge`` of the outer edges: each side in the order a sheet lists it."""
    north = [cell * 4 for cell in (0, 1, 2)]
    east = [cell * 4 + 1 for cell in (2, 5, 8)]
    south = [cell * 4 + 2 for cell in (6, 7, 8)]
    west = [cell * 4 + 3 for cell in (0, 3, 6)]
    return tuple(north + east + south + west)


NEIGHBOUR: Final = _neighbours()
"""``NEIGHBOUR[cell * 4 + edge]`` is the cell across that edge, or ``OUTSIDE``."""

NEIGHBOUR_MASK: Final = _neighbour_masks()
"""``NEIGHBOUR_MASK[cell]`` has a bit for each orthogonally adjacent cell."""

JOINS: Final = _joins()
"""``JOINS[(track * 4 + turns) * 4 + edge]`` is -1 where an edge has no track, else
``section * 4 + far`` for the section met there and the edge it leads to."""

OUTER_EDGES: Final = _outer_edges()
"""The twelve outer edges: north and south left to right, east and west top to bottom."""
