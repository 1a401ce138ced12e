"""Why a board is worth what it is: for every line, the pieces that earn it.

This says the same as ``scoring``, with reasons and without hurry: a page lights up what a
line comes from, and a printed score can be checked by hand. It reads the rules a second time,
piece by piece, so the two also check each other.
"""

from collections.abc import Sequence

from phantomline.games.galore.geometry import NEIGHBOUR
from phantomline.games.galore.paths import Placed, find_paths
from phantomline.games.galore.pieces import (
    BAT,
    BONE,
    CATEGORIES,
    CURVE,
    DOORS,
    DOUBLE_CURVE,
    DRAGON,
    GHOST,
    GOLEM,
    SATYR,
    SECTIONS,
    SKELETON,
    SLIME,
    TOOTH,
    WEREWOLF,
    WISP,
)
from phantomline.games.galore.wire import Earning, Explanation, Line

__all__ = ["explain"]


def explain(cells: Sequence[Placed], doors: Sequence[int], bonus: int = 0) -> Explanation:
    """Explain a board: nine placed faces, twelve doors, and the werewolf bonus it won."""
    return _Board(cells, doors).explanation(bonus)


class _Board:
    """One board while it is being explained."""

    def __init__(self, cells: Sequence[Placed], doors: Sequence[int]) -> None:
        self.cells = cells
        self.paths = find_paths(cells, doors)
        self.path_of = {
            section: index for index, path in enumerate(self.paths) for section in path.sections
        }
        self.monsters = [
            (cell, place, kind, section)
            for cell, placed in enumerate(cells)
            if placed is not None
            for place, (kind, section) in enumerate(placed[0].monsters)
        ]
        self.diamonds = [
            (cell, place, value)
            for cell, placed in enumerate(cells)
            if placed is not None
            for place, value in enumerate(placed[0].diamonds)
        ]

    def explanation(self, bonus: int) -> Explanation:
        bone, tooth, other = self.doors()
        earnings = (
            self.dragons(),
            self.ghosts(),
            self.golems(),
            self.satyrs(),
            self.skeletons(),
            self.slimes(),
            self.bats(),
            self.werewolves(bonus),
            self.wisps(),
            [Earning(value, diamonds=((cell, place),)) for cell, place, value in self.diamonds],
            bone,
            tooth,
            other,
        )
        lines = tuple(
            Line(category, sum(earning.points for earning in line), tuple(line))
            for category, line in zip(CATEGORIES, earnings, strict=True)
        )
        dead_ends = tuple(end for path in self.paths for end in path.ends if end.door is None)
        return Explanation(lines, sum(line.points for line in lines), self.paths, dead_ends)

    def all_of(self, kind: int) -> tuple[tuple[int, int], ...]:
        return tuple((cell, place) for cell, place, one, _ in self.monsters if one == kind)

    def beside(self, cell: int, kind: int) -> bool:
        """Whether a tile orthogonally next to this cell shows such a monster."""
        near = NEIGHBOUR[cell * 4 : cell * 4 + 4]
        return any(at in near for at, _ in self.all_of(kind))

    def dragons(self) -> list[Earning]:
        dragons = self.all_of(DRAGON)
        return [Earning(len(dragons) ** 2 if dragons else -5, dragons)]

    def ghosts(self) -> list[Earning]:
        earnings: list[Earning] = []
        for index, path in enumerate(self.paths):
            ghosts = tuple(
                (cell, place)
                for cell, place, kind, section in self.monsters
                if kind == GHOST and (cell, section) in path.sections
            )
            if len(ghosts) >= 3:
                earnings.append(
                    Earning(6 * len(ghosts), ghosts, sections=path.sections, path=index)
                )
            elif ghosts:
                earnings.append(Earning(3 * len(ghosts), ghosts, path=index))
        return earnings

    def golems(self) -> list[Earning]:
        lone = tuple(golem for golem in self.all_of(GOLEM) if not self.beside(golem[0], GOLEM))
        return [Earning((0, 4, 10, 18, 28, 40)[min(len(lone), 5)], lone)] if lone else []

    def satyrs(self) -> list[Earning]:
        earnings: list[Earning] = []
        for cell, place, kind, section in self.monsters:
            if kind != SATYR:
                continue
            index = self.path_of[cell, section]
            path = self.paths[index]
            company = [one for one in self.monsters if (one[0], one[3]) in path.sections]
            others = [(at, spot) for at, spot, _, _ in company if (at, spot) != (cell, place)]
            earnings.append(
                Earning(
                    len({one[2] for one in company}),
                    ((cell, place), *others),
                    sections=path.sections,
                    path=index,
                )
            )
        return earnings

    def skeletons(self) -> list[Earning]:
        diamonds = tuple((cell, place) for cell, place, _ in self.diamonds)
        skeletons = self.all_of(SKELETON)
        return [Earning(len(diamonds), (one,), diamonds) for one in skeletons]

    def slimes(self) -> list[Earning]:
        curves = tuple(
            (cell, section)
            for cell, placed in enumerate(self.cells)
            if placed is not None and placed[0].track in (CURVE, DOUBLE_CURVE)
            for section in range(SECTIONS[placed[0].track])
        )
        return [Earning(len(curves), (one,), sections=curves) for one in self.all_of(SLIME)]

    def bats(self) -> list[Earning]:
        return [Earning(5, (bat,)) for bat in self.all_of(BAT) if self.beside(bat[0], BAT)]

    def werewolves(self, bonus: int) -> list[Earning]:
        pack = self.all_of(WEREWOLF)
        earnings = [Earning(4, (one,)) for one in pack]
        return [*earnings, Earning(bonus, pack)] if bonus else earnings

    def wisps(self) -> list[Earning]:
        wisps = self.all_of(WISP)
        each = 3 if len(wisps) <= 3 else 4 if len(wisps) <= 6 else 5
        return [Earning(each * len(wisps), wisps)] if wisps else []

    def doors(self) -> tuple[list[Earning], list[Earning], list[Earning]]:
        """Bone, tooth and other paths that lead from door to door."""
        bone: list[Earning] = []
        tooth: list[Earning] = []
        other: list[Earning] = []
        for index, path in enumerate(self.paths):
            doors = [end.door for end in path.ends]
            if not doors or None in doors:
                continue
            length = len(path.sections)
            if doors == [DOORS[BONE]] * 2:
                bone.append(Earning(2 * length, sections=path.sections, path=index))
            elif doors == [DOORS[TOOTH]] * 2:
                tooth.append(Earning(2 * length, sections=path.sections, path=index))
            else:
                other.append(Earning(length, sections=path.sections, path=index))
        return bone, tooth, other
