"""Boards for tests: a short way to write one, strategies that draw them, and a slow scorer.

The scorer shares no table with the package: it lays every section out as a pair of points in
the plane and lets points that coincide join sections, which is what track does on cardboard.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from phantomline.games.galore.edition import Face
from phantomline.games.galore.pieces import DOORS, MONSTERS, SECTIONS, TRACKS
from phantomline.games.galore.scoring import Faces, Sheet, edge_doors, score_board

Cell = tuple[Face, int] | None

ALL_PLAIN: tuple[int, ...] = (1,) * 12


def face(track: str, monsters: str = "", diamonds: Sequence[int] = ()) -> Face:
    """``face("bridge", "ghost bat/1", [3])``: a monster stands on section 0 unless it says."""
    standing: list[tuple[int, int]] = []
    for word in monsters.split():
        name, _, section = word.partition("/")
        standing.append((MONSTERS.index(name), int(section or 0)))
    return Face(TRACKS.index(track), tuple(standing), tuple(diamonds))


def board(tiles: Mapping[int, tuple[str, int, str]]) -> tuple[Cell, ...]:
    """``board({4: ("curve", 90, "ghost")})``: the other spaces are empty."""
    cells: list[Cell] = [None] * 9
    for cell, (track, degrees, monsters) in tiles.items():
        cells[cell] = (face(track, monsters), degrees // 90)
    return tuple(cells)


def doors(**special: str) -> tuple[int, ...]:
    """``doors(n1="bone", w2="tooth")``: letter of the side and place on it; the rest plain."""
    found = list(ALL_PLAIN)
    for name, kind in special.items():
        found["nesw".index(name[0]) * 3 + int(name[1])] = DOORS.index(kind)
    return tuple(found)


def score(cells: Sequence[Cell], outer: Sequence[int] = ALL_PLAIN) -> Sheet:
    """Score a board of faces with the package's scorer."""
    faces = Faces([cell[0] for cell in cells if cell is not None])
    numbers = iter(range(1, 10))
    placed = [0 if cell is None else next(numbers) * 4 + cell[1] for cell in cells]
    return score_board(faces, edge_doors(outer), tuple(placed))


# -- strategies --------------------------------------------------------------


@st.composite
def faces(draw: st.DrawFn) -> Face:
    track = draw(st.integers(0, 3))
    monster = st.tuples(st.integers(0, 8), st.integers(0, SECTIONS[track] - 1))
    monsters = draw(st.lists(monster, max_size=3))
    return Face(track, tuple(monsters), tuple(draw(st.lists(st.integers(1, 5), max_size=2))))


def full_cells() -> st.SearchStrategy[tuple[Cell, ...]]:
    placed = st.tuples(faces(), st.integers(0, 3))
    return st.lists(placed, min_size=9, max_size=9).map(tuple)


def any_cells() -> st.SearchStrategy[tuple[Cell, ...]]:
    placed = st.one_of(st.none(), *[st.tuples(faces(), st.integers(0, 3))] * 4)
    return st.lists(placed, min_size=9, max_size=9).map(tuple)


@st.composite
def outer_doors(draw: st.DrawFn) -> tuple[int, ...]:
    kinds = [2, 2, 3, 3] + draw(st.lists(st.sampled_from([0, 1, 1, 1]), min_size=8, max_size=8))
    return tuple(draw(st.permutations(kinds)))


# -- the slow scorer ---------------------------------------------------------

_TRACK = {0: ["NS"], 1: ["NE"], 2: ["NS", "EW"], 3: ["NE", "SW"]}
_STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
Point = tuple[int, int]
Section = tuple[int, int]


def turned(letter: str, quarter_turns: int) -> str:
    return "NESW"[("NESW".index(letter) + quarter_turns) % 4]


def points_of(cells: Sequence[Cell]) -> dict[Section, list[Point]]:
    """The two points where each section meets the edges of its tile, in the plane."""
    points: dict[Section, list[Point]] = {}
    for cell, placed in enumerate(cells):
        if placed is not None:
            x, y = cell % 3 * 2 + 1, cell // 3 * 2 + 1
            for section, letters in enumerate(_TRACK[placed[0].track]):
                steps = [_STEP[turned(letter, placed[1])] for letter in letters]
                points[cell, section] = [(x + dx, y + dy) for dx, dy in steps]
    return points


def door_points(outer: Sequence[int]) -> dict[Point, str]:
    north = [(1, 0), (3, 0), (5, 0)]
    east = [(6, 1), (6, 3), (6, 5)]
    south = [(1, 6), (3, 6), (5, 6)]
    west = [(0, 1), (0, 3), (0, 5)]
    named = zip(north + east + south + west, outer, strict=True)
    return {point: DOORS[kind] for point, kind in named if DOORS[kind] != "wall"}


def components(points: Mapping[Section, Sequence[Point]]) -> list[set[Section]]:
    at: dict[Point, list[Section]] = defaultdict(list)
    for section, ends in points.items():
        for end in ends:
            at[end].append(section)
    left = set(points)
    found: list[set[Section]] = []
    while left:
        group: set[Section] = set()
        edge = [left.pop()]
        while edge:
            section = edge.pop()
            group.add(section)
            for end in points[section]:
                edge.extend(other for other in at[end] if other not in group)
        left -= group
        found.append(group)
    return found


def slow_score(cells: Sequence[Cell], outer: Sequence[int]) -> tuple[list[int], int]:
    """Thirteen lines (werewolves without bonus) and the number of dead ends."""
    points = points_of(cells)
    meeting = Counter(point for ends in points.values() for point in ends)
    door_at = door_points(outer)
    standing = [
        (cell, section, MONSTERS[kind])
        for cell, placed in enumerate(cells)
        if placed is not None
        for kind, section in placed[0].monsters
    ]
    diamonds = [value for placed in cells if placed is not None for value in placed[0].diamonds]
    count = Counter(name for _, _, name in standing)

    def tiles_with(name: str) -> set[tuple[int, int]]:
        return {(cell % 3, cell // 3) for cell, _, one in standing if one == name}

    def near(cell: int, name: str) -> bool:
        x, y = cell % 3, cell // 3
        return bool({(x + dx, y + dy) for dx, dy in _STEP.values()} & tiles_with(name))

    ghosts = satyrs = bone = tooth = other = dead = 0
    for path in components(points):
        on_path = [name for cell, section, name in standing if (cell, section) in path]
        ghosts += on_path.count("ghost") * (6 if on_path.count("ghost") >= 3 else 3)
        satyrs += on_path.count("satyr") * len(set(on_path))
        ends = [end for section in path for end in points[section] if meeting[end] == 1]
        reached = sorted(door_at[end] for end in ends if end in door_at)
        dead += len(ends) - len(reached)
        if reached == ["bone", "bone"]:
            bone += 2 * len(path)
        elif reached == ["tooth", "tooth"]:
            tooth += 2 * len(path)
        elif len(reached) == 2:
            other += len(path)

    lone = sum(1 for cell, _, name in standing if name == "golem" and not near(cell, "golem"))
    bats = sum(1 for cell, _, name in standing if name == "bat" and near(cell, "bat"))
    curves = sum({1: 1, 3: 2}.get(placed[0].track, 0) for placed in cells if placed is not None)
    wisp = count["wisp"]
    lines = [
        count["dragon"] ** 2 or -5,
        ghosts,
        {0: 0, 1: 4, 2: 10, 3: 18, 4: 28}.get(lone, 40),
        satyrs,
        count["skeleton"] * len(diamonds),
        count["slime"] * curves,
        5 * bats,
        4 * count["werewolf"],
        wisp * (5 if wisp >= 7 else 4 if wisp >= 4 else 3),
        sum(diamonds),
        bone,
        tooth,
        other,
    ]
    return lines, dead
