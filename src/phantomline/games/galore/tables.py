"""An edition made ready for play: what scoring and explaining boards of a game needs."""

from collections.abc import Sequence
from typing import Final

from phantomline.core import Outcome
from phantomline.games.galore.edition import Edition
from phantomline.games.galore.explain import explain
from phantomline.games.galore.paths import Placed
from phantomline.games.galore.scoring import (
    WEREWOLF_LINE,
    Faces,
    Sheet,
    edge_doors,
    score_board,
    winners,
    with_majority,
)
from phantomline.games.galore.wire import Explanation

__all__ = ["Tables"]

DOOR_LINES: Final = ("bone_doors", "tooth_doors", "other_paths")


class Tables:
    """Scores boards as states and views hold them: a side's name and nine placed tiles."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.faces: Final = Faces(edition.faces)
        self.doors: Final = {side.id: edge_doors(side.doors) for side in edition.boards}
        self.outer: Final = {side.id: side.doors for side in edition.boards}

    def score(self, board: str, placed: tuple[int, ...]) -> Sheet:
        """Score one board, full or not, without the werewolf bonus. The quick way."""
        return score_board(self.faces, self.doors[board], placed)

    def sheets(self, boards: Sequence[str], placed: Sequence[tuple[int, ...]]) -> tuple[Sheet, ...]:
        """Score a whole table, with the werewolf bonus as things stand (GG-57)."""
        scored = [self.score(board, cells) for board, cells in zip(boards, placed, strict=True)]
        return with_majority(scored)

    def explain(self, board: str, placed: tuple[int, ...], bonus: int = 0) -> Explanation:
        """Say which pieces earn every line of one board."""
        return explain(self.cells(placed), self.outer[board], bonus)

    def explanations(
        self, boards: Sequence[str], placed: Sequence[tuple[int, ...]]
    ) -> tuple[Explanation, ...]:
        """Say which pieces earn every line, for a whole table."""
        told: list[Explanation] = []
        for seat, sheet in enumerate(self.sheets(boards, placed)):
            bonus = sheet.points[WEREWOLF_LINE] - 4 * sheet.werewolves
            told.append(self.explain(boards[seat], placed[seat], bonus))
        return tuple(told)

    def cells(self, placed: tuple[int, ...]) -> tuple[Placed, ...]:
        """The faces that lie on a board."""
        faces = self.edition.faces
        return tuple([(faces[(code >> 2) - 1], code & 3) if code else None for code in placed])

    def finished_paths(
        self, board: str, placed: tuple[int, ...]
    ) -> list[tuple[str, tuple[int, ...], int]]:
        """Every path from door to door: its score line, its cells in order and its points."""
        found: list[tuple[str, tuple[int, ...], int]] = []
        for line in self.explain(board, placed).lines:
            if line.category in DOOR_LINES:
                for earning in line.earnings:
                    cells = tuple([cell for cell, _ in earning.sections])
                    found.append((line.category, cells, earning.points))
        return found

    def outcome(self, sheets: Sequence[Sheet]) -> Outcome:
        """Say who wins with these sheets (GG-64)."""
        totals = tuple([sheet.total for sheet in sheets])
        return Outcome("boards-full", winners(sheets), totals)
