"""Why the greedy player of Ghosts Galore likes an action, as terms that add up to its worth."""

from typing import Final

from phantomline.bots.advice import Reason
from phantomline.bots.greedy.galore_outlook import Outlook
from phantomline.games.galore.pieces import CATEGORIES
from phantomline.games.galore.scoring import score_board

__all__ = ["Reasons"]

GROWTH: Final = "growth"
HIDDEN_TILE: Final = "hidden-tile"
NEXT_TILE: Final = "next-tile"
OPEN_PATH: Final = "open-path"
PATH_LINES: Final = (10, 11, 12)
TOO_SMALL: Final = 0.05


class Reasons:
    """Explains what becomes of a board, as gains over the board as it lies.

    - a line of the score sheet, such as ``ghosts``: points that it gains at once;
    - ``open-path``: track that may yet join doors, beyond such points;
    - ``growth``: what else the tiles on the board may yet bring;
    - ``hidden-tile``: what the hidden tile adds to that;
    - ``next-tile``: what a look at the tiles to come adds.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.points = self.current()
        self.paths = self.promised_paths()
        self.hidden = self.by_hidden()
        self.value = outlook.value()

    def of_placement(self, tile: int, code: int, value: float) -> tuple[Reason, ...]:
        """Say what speaks for laying a tile there, which is worth so much in the end."""
        outlook = self.outlook
        outlook.lay(code >> 2, tile * 4 + (code & 3))
        points = self.current()
        paths = self.promised_paths()
        hidden = self.by_hidden()
        judged = outlook.value()
        outlook.lift(code >> 2)
        codes: list[str] = []
        values: list[float] = []
        gained = 0
        gained_on_paths = 0
        for line in range(len(points)):
            gain = points[line] - self.points[line]
            gained += gain
            if line in PATH_LINES:
                gained_on_paths += gain
            codes.append(CATEGORIES[line])
            values.append(float(gain))
        # Before the last tile the value is exact, and all that is still to come is that tile.
        exact = outlook.empties <= 2 and outlook.hidden != 0
        open_path = 0.0 if exact else paths - self.paths - gained_on_paths
        by_hidden = judged - self.value - gained if exact else hidden - self.hidden
        codes += [OPEN_PATH, HIDDEN_TILE, GROWTH, NEXT_TILE]
        values.append(open_path)
        values.append(by_hidden)
        values.append(judged - self.value - gained - open_path - by_hidden)
        values.append(value - judged)
        return weighty(codes, values)

    def of_waiting(self, code: str, value: float) -> tuple[Reason, ...]:
        """Say what an action promises that lays no tile."""
        return weighty([code], [value - self.value])

    def current(self) -> tuple[int, ...]:
        """Return the lines of the score sheet as the board lies."""
        outlook = self.outlook
        return score_board(outlook.faces, outlook.doors, tuple(outlook.cells)).points

    def promised_paths(self) -> float:
        """Return what the lines for paths are expected to say in the end."""
        lines = self.outlook.lines()
        return lines[10] + lines[11] + lines[12]

    def by_hidden(self) -> float:
        """Return what the counts of the hidden tile add to what is expected."""
        outlook = self.outlook
        if not outlook.hidden or outlook.empties == 0:
            return 0.0
        with_it = outlook.of_counts()
        outlook.count(outlook.hidden, -1)
        without = outlook.of_counts()
        outlook.count(outlook.hidden, 1)
        return with_it - without


def weighty(codes: list[str], values: list[float]) -> tuple[Reason, ...]:
    """Return the terms that matter, the weightiest first; small ones go with the last term."""
    rest = 0.0
    order: list[tuple[float, int]] = []
    for index in range(len(codes)):
        if abs(values[index]) < TOO_SMALL and len(codes) > 1:
            rest += values[index]
        else:
            order.append((-abs(values[index]), index))
    order.sort()
    reasons: list[Reason] = []
    for place in range(len(order)):
        index = order[place][1]
        last = place == len(order) - 1
        reasons.append(Reason(codes[index], values[index] + (rest if last else 0.0)))
    return tuple(reasons)
