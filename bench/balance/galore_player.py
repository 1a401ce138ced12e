"""A plain but sensible player of Ghosts Galore, to see how the edition plays.

It sees a view and nothing else. To value a tile it tries every space and turn, fills the rest of
its board with tiles it has not seen, many times at random, and takes the mean of the scores. Two
things a random fill would never bring about are valued by themselves: paths between the special
doors, by how many of their spaces are still empty, and the majority of werewolves.
"""

from collections.abc import Sequence
from math import exp
from random import Random

from phantomline.core import Action
from phantomline.games.galore.actions import Choose, Claim, Draw, Leave, Place
from phantomline.games.galore.geometry import JOINS, NEIGHBOUR, OUTER_EDGES
from phantomline.games.galore.pieces import BONE, CATEGORIES, CELLS, TOOTH
from phantomline.games.galore.scoring import WEREWOLF_LINE, Sheet
from phantomline.games.galore.tables import Tables
from phantomline.games.galore.view import GaloreView

TURNS = ((0, 1), (0, 1, 2, 3), (0, 1), (0, 1, 2, 3))
"""The turns of each track that differ: a straight or a bridge looks the same upside down."""

CLAIM_FILLS, PLACE_FILLS = 8, 24
SAMPLE = 6
"""How many unseen tiles tell what a tile is worth on average."""

DRAWN_MARGIN, CHOSEN_MARGIN = 2.0, 3.0
"""How much better than average a tile must be to be taken right away."""

REACHED = 0.75
"""The chance, for each empty space on the way, that a path between doors gets past it."""

BONE_LINE, TOOTH_LINE = CATEGORIES.index("bone_doors"), CATEGORIES.index("tooth_doors")
WEREWOLVES_A_TILE = 0.3

Route = tuple[tuple[int, int, int], ...]
"""Cells on the way from door to door, each with the edges where track enters and leaves it."""


def routes(doors: Sequence[int], kind: int) -> list[Route]:
    """Every way between the two doors of a kind that visits no cell twice."""
    start, end = [edge for edge, door in zip(OUTER_EDGES, doors, strict=True) if door == kind]
    found: list[Route] = []

    def go(cell: int, entered: int, way: Route) -> None:
        for leaving in range(4):
            if leaving == entered:
                continue
            longer = (*way, (cell, entered, leaving))
            if cell * 4 + leaving == end:
                found.append(longer)
            across = NEIGHBOUR[cell * 4 + leaving]
            if across >= 0 and all(across != passed for passed, _, _ in longer):
                go(across, (leaving + 2) % 4, longer)

    go(start // 4, start % 4, ())
    return found


class Planner:
    """Plays one seat. It does not care for the line of the sheet called ``ignored``."""

    def __init__(self, tables: Tables, rng: Random, ignored: str | None = None) -> None:
        self.tables = tables
        self.rng = rng
        self.ignored = CATEGORIES.index(ignored) if ignored else None
        self.round = 0
        self.fills: list[list[int]] = []
        self.values: dict[int, float] = {}
        self.average = 0.0
        self.ways: list[list[Route]] = []

    def choose(self, view: GaloreView) -> Action:
        """Return what to do in this view."""
        seat = view.seat
        assert seat is not None
        if view.phase == "placing":
            fills = self.imagined(view, seat, PLACE_FILLS)
            return self.best(view, seat, view.claims[seat], fills)[1]
        if view.phase == "unveiling":
            return self.best(view, seat, view.hidden[0], [[]])[1]
        if view.phase in {"claiming", "deciding"}:
            return self.claim(view, seat)
        return self.rng.choice(view.legal)

    def claim(self, view: GaloreView, seat: int) -> Action:
        """Draw until there is something better than the average tile."""
        if view.round != self.round:
            self.begin_round(view, seat)
        values = {tile: self.value(view, seat, tile) for tile in view.face_up}
        if view.phase == "deciding":
            drawn = view.face_up[-1]
            good = values[drawn] >= self.average + DRAWN_MARGIN
            return Claim() if good and values[drawn] == max(values.values()) else Leave()
        best = max(values, key=lambda tile: values[tile], default=0)
        if view.stack == 0 or (values and values[best] >= self.average + CHOSEN_MARGIN):
            return Choose(best)
        return Draw()

    def begin_round(self, view: GaloreView, seat: int) -> None:
        """Imagine futures that serve for all tiles of this round, so that values compare."""
        self.round = view.round
        self.ways = [
            routes(self.tables.outer[view.boards[seat]], kind)
            for line, kind in ((BONE_LINE, BONE), (TOOTH_LINE, TOOTH))
            if line != self.ignored
        ]
        self.fills = self.imagined(view, seat, CLAIM_FILLS)
        self.values = {}
        unseen = [tile for tile in view.unseen if tile not in view.hidden]
        some = self.rng.sample(unseen, min(SAMPLE, len(unseen)))
        self.average = sum(self.value(view, seat, tile) for tile in some) / len(some)

    def value(self, view: GaloreView, seat: int, tile: int) -> float:
        if tile not in self.values:
            self.values[tile] = self.best(view, seat, tile, self.fills)[0]
        return self.values[tile]

    def imagined(self, view: GaloreView, seat: int, count: int) -> list[list[int]]:
        """Fill all empty spaces but one at random, the hidden tile being one of them."""
        spaces = view.placed[seat].count(0) - 1
        unseen = [tile for tile in view.unseen if tile not in view.hidden]
        fills: list[list[int]] = []
        for _ in range(count):
            fill = [tile * 4 + self.rng.randrange(4) for tile in self.rng.sample(unseen, spaces)]
            fill[self.rng.randrange(spaces)] = view.hidden[0] * 4 + self.rng.randrange(4)
            fills.append(fill)
        return fills

    def best(
        self, view: GaloreView, seat: int, tile: int, fills: list[list[int]]
    ) -> tuple[float, Place]:
        """The best space and turn for a tile, and what it promises."""
        board, placed = view.boards[seat], view.placed[seat]
        pack = self.majority(view, seat)
        empty = [cell for cell in range(CELLS) if not placed[cell]]
        found: tuple[float, Place] = (float("-inf"), Place(0, 0))
        for cell in empty:
            rest = [other for other in empty if other != cell]
            for turns in TURNS[self.tables.faces.track[tile]]:
                cells = list(placed)
                cells[cell] = tile * 4 + turns
                worth = self.door_hopes(cells) if rest else 0.0
                for fill in fills:
                    for other, code in zip(rest, fill, strict=True):
                        cells[other] = code
                    sheet = self.tables.score(board, tuple(cells))
                    worth += self.liked(sheet, pack, doors=not rest) / len(fills)
                if worth > found[0]:
                    found = (worth, Place(cell, turns * 90))
        return found

    def liked(self, sheet: Sheet, pack: list[float], *, doors: bool) -> float:
        """What a board is worth to this player; doors count only once they are certain."""
        points = sheet.points
        worth = sheet.total + pack[sheet.werewolves] - 0.1 * sheet.dead_ends
        if not doors:
            worth -= points[BONE_LINE] + points[TOOTH_LINE]
        if self.ignored is not None and (doors or self.ignored not in {BONE_LINE, TOOTH_LINE}):
            worth -= points[self.ignored]
        return worth

    def door_hopes(self, cells: list[int]) -> float:
        """For both kinds of doors, the most promising way between them."""
        return sum(max(self.hope(way, cells) for way in ways) for ways in self.ways)

    def hope(self, way: Route, cells: list[int]) -> float:
        worth = 2.0 * len(way)
        for cell, entered, leaving in way:
            code = cells[cell]
            if code == 0:
                worth *= REACHED
                continue
            join = JOINS[(self.tables.faces.track[code >> 2] * 4 + (code & 3)) * 4 + entered]
            if join < 0 or join & 3 != leaving:
                return 0.0
        return worth

    def majority(self, view: GaloreView, seat: int) -> list[float]:
        """What having so many werewolves at the end promises towards the bonus (GG-57)."""
        if self.ignored == WEREWOLF_LINE:
            return [0.0] * 28
        bonus = 5 if view.players == 2 else 10
        others = [other for other in range(view.players) if other != seat]
        most = max(
            self.tables.score(view.boards[other], view.placed[other]).werewolves for other in others
        )
        ahead = most + WEREWOLVES_A_TILE * view.placed[seat].count(0)
        promise = [bonus / (1 + exp(-1.3 * (count - ahead + 0.3))) for count in range(28)]
        return [0.0, *promise[1:]]
