"""The paths of a board as lists of sections, for explanations rather than for speed."""

from collections.abc import Sequence

from phantomline.games.galore.edition import Face
from phantomline.games.galore.geometry import NEIGHBOUR, OUTER_EDGES, OUTSIDE, section_ends
from phantomline.games.galore.pieces import DOORS, SECTIONS, SIDES, WALL
from phantomline.games.galore.wire import PathEnd, TrackPath

__all__ = ["Placed", "find_paths"]

Placed = tuple[Face, int] | None
"""A face with its quarter turns, or an empty space."""


def find_paths(cells: Sequence[Placed], doors: Sequence[int]) -> tuple[TrackPath, ...]:
    """All paths of a board, in reading order of their first section (GG-40, GG-41)."""
    rider = _Rider(cells, doors)
    paths: list[TrackPath] = []
    known: set[tuple[int, int]] = set()
    for cell, section in rider.edges_of:
        if (cell, section) not in known:
            path = rider.path(cell, section)
            known.update(path.sections)
            paths.append(path)
    return tuple(paths)


class _Rider:
    """Rides along the track of one board."""

    def __init__(self, cells: Sequence[Placed], doors: Sequence[int]) -> None:
        self.door_at = {edge: doors[place] for place, edge in enumerate(OUTER_EDGES)}
        self.edges_of = {
            (cell, section): section_ends(placed[0].track, placed[1], section)
            for cell, placed in enumerate(cells)
            if placed is not None
            for section in range(SECTIONS[placed[0].track])
        }
        self.section_at = {
            (cell, edge): section
            for (cell, section), edges in self.edges_of.items()
            for edge in edges
        }

    def path(self, cell: int, section: int) -> TrackPath:
        """The path through a section, from one end to the other."""
        one, other = self.edges_of[cell, section]
        back, first = self.ride(cell, one)
        if first is None:
            return TrackPath(((cell, section), *back), ())
        onward, last = self.ride(cell, other)
        assert last is not None
        return TrackPath((*reversed(back), (cell, section), *onward), (first, last))

    def ride(self, cell: int, edge: int) -> tuple[list[tuple[int, int]], PathEnd | None]:
        """Leave a cell across an edge; the end is ``None`` where the ride closes a loop."""
        start = (cell, self.section_at[cell, edge])
        passed: list[tuple[int, int]] = []
        while True:
            across = NEIGHBOUR[cell * 4 + edge]
            if across == OUTSIDE:
                door = self.door_at[cell * 4 + edge]
                return passed, PathEnd(cell, SIDES[edge], DOORS[door] if door != WALL else None)
            entered = (edge + 2) % 4
            section = self.section_at.get((across, entered))
            if section is None:
                return passed, PathEnd(cell, SIDES[edge], None)
            if (across, section) == start:
                return passed, None
            passed.append((across, section))
            one, other = self.edges_of[across, section]
            cell, edge = across, other if entered == one else one
