"""What a Ghosts Galore board is expected to score in the end, and where a tile does best."""

from math import exp
from typing import Final

from phantomline.bots.greedy.galore_feature_names import COUNTS, LINES, SIZE
from phantomline.bots.greedy.galore_features import Features
from phantomline.games.galore.pieces import CELLS, CURVES, WEREWOLF
from phantomline.games.galore.scoring import WEREWOLF_LINE, Faces, score_board

__all__ = ["Outlook", "majority_chances"]

# Turned half round, a straight and a bridge are what they were.
DISTINCT_TURNS: Final = (2, 4, 2, 4)
MOST_WEREWOLVES: Final = 28
_MASK: Final = 31
_WEREWOLF: Final = 5 * WEREWOLF


class Outlook:
    """Values one seat's board: ``cells`` as they lie, and the hidden tile still to come.

    ``weights`` says for every number of empty spaces what each feature is worth in the end,
    and behind the features what each line of the sheet is worth anyway. ``bonus`` is what the
    majority of werewolves is expected to be worth to a seat that has so many. ``features`` is
    what reads boards with these doors, for those who have many of them to value.
    """

    def __init__(
        self,
        faces: Faces,
        doors: tuple[int, ...],
        weights: tuple[tuple[float, ...], ...],
        placed: tuple[int, ...],
        hidden: int,
        bonus: list[float],
        features: Features | None = None,
    ) -> None:
        self.faces = faces
        self.doors = doors
        self.weights = weights
        self.features = Features(faces, doors) if features is None else features
        self.cells = list(placed)
        self.hidden = hidden
        self.bonus = bonus
        self.monsters = 0
        self.symbols = 0
        self.values = 0
        self.curves = 0
        self.empties = 0
        for code in placed:
            if code:
                self.count(code >> 2, 1)
            else:
                self.empties += 1
        if hidden:
            self.count(hidden, 1)

    def count(self, tile: int, sign: int) -> None:
        """Take the monsters, diamonds and curves of a tile into account, or out of it."""
        faces = self.faces
        self.monsters += sign * (faces.first[tile] + faces.second[tile])
        self.symbols += sign * faces.symbols[tile]
        self.values += sign * faces.values[tile]
        self.curves += sign * CURVES[faces.track[tile]]

    def lay(self, cell: int, code: int) -> None:
        """Put a tile on an empty space for the time being."""
        self.cells[cell] = code
        self.empties -= 1
        self.count(code >> 2, 1)

    def lift(self, cell: int) -> None:
        """Take that tile away again."""
        self.count(self.cells[cell] >> 2, -1)
        self.cells[cell] = 0
        self.empties += 1

    def value(self) -> float:
        """Return the expected final score of the board as it lies."""
        if self.empties == 0 or (self.empties == 1 and self.hidden):
            return self.final()
        return self.of_counts() + self.of_places()

    def of_counts(self) -> float:
        """Return the part of the value that depends on the tiles alone."""
        self.features.read_counts(self.monsters, self.symbols, self.values, self.curves)
        found = self.features.found
        weights = self.weights[self.empties]
        total = self.bonus[(self.monsters >> _WEREWOLF) & _MASK]
        for index in range(COUNTS, SIZE):
            total += found[index] * weights[index]
        for index in range(SIZE, len(weights)):
            total += weights[index]
        return total

    def of_places(self) -> float:
        """Return the part of the value that depends on where the tiles lie."""
        self.features.read_places(self.cells)
        found = self.features.found
        weights = self.weights[self.empties]
        total = 0.0
        for index in range(COUNTS):
            here = found[index]
            if here:
                total += here * weights[index]
        return total

    def final(self) -> float:
        """Return the score once the hidden tile lies on the last space, turned at its best."""
        bonus = self.bonus[(self.monsters >> _WEREWOLF) & _MASK]
        if self.empties == 0:
            return bonus + score_board(self.faces, self.doors, tuple(self.cells)).total
        cells = self.cells
        last = cells.index(0)
        best = -1000
        for turn in range(DISTINCT_TURNS[self.faces.track[self.hidden]]):
            cells[last] = self.hidden * 4 + turn
            best = max(best, score_board(self.faces, self.doors, tuple(cells)).total)
        cells[last] = 0
        return bonus + best

    def placements(self, tile: int) -> list[tuple[float, int]]:
        """Return every way to lay a tile: the value, and ``cell * 4 + quarter turns``."""
        found: list[tuple[float, int]] = []
        self.count(tile, 1)
        self.empties -= 1
        exact = self.empties == 0 or (self.empties == 1 and self.hidden != 0)
        counted = 0.0 if exact else self.of_counts()
        cells = self.cells
        turns = DISTINCT_TURNS[self.faces.track[tile]]
        for cell in range(CELLS):
            if cells[cell]:
                continue
            for turn in range(turns):
                cells[cell] = tile * 4 + turn
                value = self.final() if exact else counted + self.of_places()
                found.append((value, cell * 4 + turn))
            cells[cell] = 0
        self.empties += 1
        self.count(tile, -1)
        return found

    def best(self, tile: int) -> tuple[float, int]:
        """Return where a tile does best: the value, and ``cell * 4 + quarter turns``."""
        found = self.placements(tile)
        best = found[0]
        for one in found:
            if one[0] > best[0]:
                best = one
        return best

    def lines(self) -> list[float]:
        """Return what each line of the sheet is expected to say in the end."""
        if self.empties == 0:
            exact = score_board(self.faces, self.doors, tuple(self.cells)).points
            told = [float(points) for points in exact]
        else:
            self.of_counts()
            self.of_places()
            weights = self.weights[self.empties]
            told = list(weights[SIZE:])
            for index in range(SIZE):
                told[LINES[index]] += self.features.found[index] * weights[index]
        told[WEREWOLF_LINE] += self.bonus[(self.monsters >> _WEREWOLF) & _MASK]
        return told


def majority_chances(points: int, mine: float, others: list[int], theirs: float) -> list[float]:
    """Return what having so many werewolves is worth towards having the most of them (GG-57).

    One may still get about ``mine`` more, and each of the others, who have as many as said,
    about ``theirs`` more.
    """
    more = _poisson(mine)
    within = _summed(_poisson(theirs))
    at_most: list[float] = []
    for count in range(MOST_WEREWOLVES):
        chance = 0.0 if count == 0 else 1.0
        for other in others:
            chance *= within[count - other] if count >= other else 0.0
        at_most.append(chance)
    found: list[float] = []
    for count in range(MOST_WEREWOLVES):
        chance = 0.0
        for extra in range(MOST_WEREWOLVES):
            chance += more[extra] * at_most[min(count + extra, MOST_WEREWOLVES - 1)]
        found.append(points * chance)
    return found


def _poisson(mean: float) -> list[float]:
    chance = exp(-mean)
    found: list[float] = []
    for count in range(MOST_WEREWOLVES):
        found.append(chance)
        chance *= mean / (count + 1)
    return found


def _summed(chances: list[float]) -> list[float]:
    total = 0.0
    found: list[float] = []
    for chance in chances:
        total += chance
        found.append(total)
    return found
