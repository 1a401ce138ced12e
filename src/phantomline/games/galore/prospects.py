"""What a page shows beside a board: everyone's sheet, and what an open placement would score.

All of it comes from one view, so it holds nothing that this viewer may not know. Points come from
``scoring`` and reasons from ``explain``; nothing is counted here.
"""

from collections.abc import Sequence

import msgspec

from phantomline.games.galore.actions import Place
from phantomline.games.galore.game import Galore
from phantomline.games.galore.pieces import BOARD_IDS, ROTATIONS
from phantomline.games.galore.scoring import WEREWOLF_LINE, Sheet, with_majority
from phantomline.games.galore.tables import DOOR_LINES, Tables
from phantomline.games.galore.view import GaloreView
from phantomline.games.galore.wire import Explanation, PathEnd

__all__ = ["Finished", "GaloreProspects", "HiddenLaid", "Placement", "prospects"]

Cells = tuple[int, ...]


class Finished(msgspec.Struct, frozen=True):
    """A path from door to door that a placement would finish.

    ``line`` is the score line that it counts for, ``sections`` its pairs of a cell and a section
    from one of its ``ends`` to the other.
    """

    line: str
    points: int
    sections: tuple[tuple[int, int], ...]
    ends: tuple[PathEnd, ...]


class Placement(msgspec.Struct, frozen=True):
    """What an open placement would make of the board.

    ``points`` are the thirteen lines and ``total`` their sum; ``with_hidden`` is the total with
    the hidden tile laid as well, where it would then earn most, if it is not the one being laid.
    """

    cell: int
    rotation: int
    points: tuple[int, ...]
    total: int
    dead_ends: int
    with_hidden: int | None
    finished: tuple[Finished, ...]


class HiddenLaid(msgspec.Struct, frozen=True):
    """One's own board with the hidden tile laid where it earns most now."""

    cell: int
    rotation: int
    sheet: Explanation


class GaloreProspects(msgspec.Struct, frozen=True, tag_field="game", tag="galore"):
    """The sheets as one viewer knows them, with what earns every line.

    ``sheets`` has one for every seat, or none before the boards lie there; the viewer's own counts
    a tile that they have placed while others still choose. ``hidden`` and ``placements`` are for
    the viewer alone: their hidden tile, and all that they may place now.
    """

    sheets: tuple[Explanation, ...] = ()
    hidden: HiddenLaid | None = None
    placements: tuple[Placement, ...] = ()


def prospects(game: Galore, view: GaloreView) -> GaloreProspects:
    """Return what this viewer can see coming."""
    if any(board not in BOARD_IDS for board in view.boards):
        return GaloreProspects()
    tables, seat = game.tables, view.seat
    if seat is None:
        return GaloreProspects(tables.explanations(view.boards, view.placed))
    own = _Own(tables, view, seat)
    return GaloreProspects(
        tables.explanations(view.boards, own.placed), own.hidden_laid(), own.placements()
    )


class _Own:
    """The viewer's board among those of the others, who stay as they are."""

    def __init__(self, tables: Tables, view: GaloreView, seat: int) -> None:
        self.tables = tables
        self.view = view
        self.seat = seat
        self.board = view.boards[seat]
        self.unveiling = view.phase == "unveiling"
        hidden = view.hidden[0] if len(view.hidden) == 1 else 0
        self.laying = hidden if self.unveiling else view.claims[seat]
        cells = view.placed[seat]
        if isinstance(view.choice, Place):
            cells = _with(cells, self.laying, view.choice.cell, view.choice.rotation // 90)
        self.cells = cells
        # A hidden tile that is being laid, or has been, counts there and nowhere else.
        self.hidden = 0 if self.unveiling else hidden
        self.placed = (*view.placed[:seat], cells, *view.placed[seat + 1 :])
        self.scored = [tables.score(*one) for one in zip(view.boards, self.placed, strict=True)]

    def sheet(self, cells: Cells) -> Sheet:
        """Score the viewer's board, with the werewolf bonus as things stand (GG-57)."""
        self.scored[self.seat] = self.tables.score(self.board, cells)
        return with_majority(self.scored)[self.seat]

    def best(self, cells: Cells) -> tuple[int, int, Sheet] | None:
        """Find where the hidden tile earns most, of equals the place with fewest dead ends."""
        tried = [
            (cell, turns, self.sheet(_with(cells, self.hidden, cell, turns)))
            for cell in range(len(cells))
            if self.hidden and not cells[cell]
            for turns in range(len(ROTATIONS))
        ]
        return max(tried, key=lambda one: (one[2].total, -one[2].dead_ends), default=None)

    def hidden_laid(self) -> HiddenLaid | None:
        best = self.best(self.cells)
        if best is None:
            return None
        cell, turns, sheet = best
        bonus = sheet.points[WEREWOLF_LINE] - 4 * sheet.werewolves
        cells = _with(self.cells, self.hidden, cell, turns)
        told = self.tables.explain(self.board, cells, bonus)
        return HiddenLaid(cell, ROTATIONS[turns], told)

    def placements(self) -> tuple[Placement, ...]:
        known = self.finished(self.cells)
        return tuple(
            [
                self.placement(action.cell, action.rotation, known)
                for action in self.view.legal
                if isinstance(action, Place)
            ]
        )

    def placement(self, cell: int, rotation: int, known: Sequence[Finished]) -> Placement:
        cells = _with(self.cells, self.laying, cell, rotation // 90)
        sheet = self.sheet(cells)
        best = self.best(cells)
        return Placement(
            cell,
            rotation,
            sheet.points,
            sheet.total,
            sheet.dead_ends,
            None if best is None else best[2].total,
            tuple([path for path in self.finished(cells) if path not in known]),
        )

    def finished(self, cells: Cells) -> list[Finished]:
        """Every path from door to door."""
        told = self.tables.explain(self.board, cells)
        return [
            Finished(line.category, earning.points, earning.sections, told.paths[earning.path].ends)
            for line in told.lines
            if line.category in DOOR_LINES
            for earning in line.earnings
            if earning.path is not None
        ]


def _with(cells: Cells, tile: int, cell: int, turns: int) -> Cells:
    """Lay a tile."""
    return (*cells[:cell], tile * 4 + turns, *cells[cell + 1 :])
