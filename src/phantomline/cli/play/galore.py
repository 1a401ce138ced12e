"""Ghosts Galore in a terminal: your board drawn with its tracks, the others' beside it."""

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from phantomline.cli.play.display import Display, numbered
from phantomline.cli.play.tiles import Canvas, Codes, codes_of, draw_board, draw_tile, glyph
from phantomline.cli.score import sheet_table
from phantomline.cli.session import Session
from phantomline.core import Action, Event, Game, View
from phantomline.games.galore import Galore
from phantomline.games.galore.actions import Choose, Claim, Draw, Keep, Leave, Place
from phantomline.games.galore.events import Decided, HiddenDealt, Scored, SideShown, TurnedUp
from phantomline.games.galore.pieces import BOARD_SIDES, CELLS, DOORS, MONSTERS, ROTATIONS
from phantomline.games.galore.view import GaloreView

__all__ = ["GaloreDisplay"]

PREVIEW: Final = 3
MOST_BESIDE: Final = 3  # so many columns of points fit beside a board
PLACEMENT: Final = re.compile(r"([1-9])\s*[rg°\s]\s*(\d{1,3})°?")
TILE: Final = re.compile(r"(?:[^\d\s]+\s*)(\d{1,2})")


class GaloreDisplay(Display):
    """Draws Ghosts Galore."""

    def __init__(self, game: Game[Any], names: Sequence[str], seat: int, session: Session) -> None:
        super().__init__(game, names, seat, session)
        assert isinstance(game, Galore)
        self.rules: Final = game
        self.tables: Final = game.tables
        self.codes: Final[Codes] = {
            **{monster: self.say(f"cli-galore-code-{monster}") for monster in MONSTERS},
            **{door: self.say(f"cli-galore-mark-{door}") for door in DOORS},
        }

    # -- the table -----------------------------------------------------------

    def table(self, view: View, legal: Sequence[Action]) -> RenderableType:
        """Return the own board, and beside it the others and the moves."""
        assert isinstance(view, GaloreView)
        if view.phase == "sides":
            return Group(self._sides(view), self._moves(view, legal))
        both = Table.grid(padding=(0, 2))
        right = Group(self._status(view), self._others(view), self._moves(view, legal))
        if view.boards[self.seat] in self.tables.outer:
            both.add_row(Group(self.board(view, self.seat), self._hidden(view)), right)
        else:
            both.add_row(right)
        return both

    def moves(self, view: View, legal: Sequence[Action], room: int) -> RenderableType:
        """Return nothing: the moves stand beside the board."""
        del view, legal, room
        return Group()

    def board(self, view: GaloreView, seat: int) -> Text:
        """Return a seat's board in full."""
        cells = self.tables.cells(view.placed[seat])
        return draw_board(cells, self.tables.outer[view.boards[seat]], self.codes)

    def standings(self, view: View) -> RenderableType:
        """Return the thirteen lines of everyone's sheet as the boards stand."""
        assert isinstance(view, GaloreView)
        if not all(board in self.tables.doors for board in view.boards):
            return Text(self.say("cli-galore-no-boards"))
        return sheet_table(self.rules.view_sheets(view), list(self.names), self.session)

    def final(self, view: View) -> RenderableType:
        """Return the own board, full now, and the sheets; side by side where they fit."""
        assert isinstance(view, GaloreView)
        board, sheet = self.board(view, self.seat), self.standings(view)
        if view.players > MOST_BESIDE:
            return Group(board, sheet)
        both = Table.grid(padding=(0, 2))
        both.add_row(board, sheet)
        return both

    def tile(self, number: int) -> Text:
        """Return a tile in one short line: number, track and what stands on it."""
        face = self.tables.edition.faces[number - 1]
        line = Text(f"{number:>2} {glyph(face.track, 0)} ")
        for text, style in codes_of(face, self.codes):
            line.append(text + " ", style)
        return line

    def _sides(self, view: GaloreView) -> RenderableType:
        """Return both sides of the own board, to choose from."""
        sides = [view.boards[self.seat] + side for side in BOARD_SIDES]
        both = Table.grid(padding=(0, 2))
        both.add_row(*(Text(side, style="bold") for side in sides))
        empty = (None,) * CELLS
        both.add_row(*(draw_board(empty, self.tables.outer[side], self.codes) for side in sides))
        return both

    def _status(self, view: GaloreView) -> Text:
        lamp = self.seats.called(view.lamp) if view.lamp >= 0 else "-"
        return Text(
            self.say("cli-galore-status", round=max(view.round, 1), lamp=lamp, stack=view.stack),
            style="bold",
        )

    def _hidden(self, view: GaloreView) -> Text:
        line = Text(self.say("cli-galore-hidden") + " ", style="dim") if view.hidden else Text("")
        for tile in view.hidden:
            line.append_text(self.tile(tile))
        return line

    def _others(self, view: GaloreView) -> RenderableType:
        """Return the others' boards, a glyph a tile, with their points so far."""
        if view.phase in ("placing", "unveiling", "over", "boards", "sides", "hidden"):
            return Group()
        sheets = self.rules.view_sheets(view)
        grid = Table.grid(padding=(0, 2))
        columns: list[RenderableType] = []
        for seat in range(view.players):
            if seat == self.seat:
                continue
            claim = view.claims[seat]
            glyphs = [self._glyph(code) for code in view.placed[seat]]
            rows = [Text(" ".join(glyphs[at : at + 3]), "cyan") for at in (0, 3, 6)]
            name = Text(f"{self.names[seat][:8]} {sheets[seat].total}")
            columns.append(Group(name, *rows, Text(f"→ {claim}" if claim else "", "dim")))
        grid.add_row(*columns)
        return grid

    def _glyph(self, code: int) -> str:
        return glyph(self.tables.edition.faces[(code >> 2) - 1].track, code & 3) if code else "·"

    # -- moves ---------------------------------------------------------------

    def _moves(self, view: GaloreView, legal: Sequence[Action]) -> RenderableType:
        if legal and isinstance(legal[0], Place):
            tile = view.hidden[0] if view.phase == "unveiling" else view.claims[self.seat]
            return self._placements(legal, tile)
        lines: list[RenderableType] = []
        if view.phase == "deciding" and legal:
            lines.append(
                Text.assemble(self.say("cli-galore-drawn") + " ", self.tile(view.face_up[-1]))
            )
        for number, action in enumerate(legal, 1):
            if isinstance(action, Choose | Keep):
                says = "cli-galore-claim" if isinstance(action, Choose) else "cli-galore-keep"
                line = numbered(number, self.say(says) + " ")
                line.append_text(self.tile(action.tile))
                lines.append(line)
            else:
                said = self.words.action(action, self.game, view, self.names)
                lines.append(numbered(number, said))
        return Group(*lines)

    def _placements(self, legal: Sequence[Action], tile: int) -> RenderableType:
        """Return the four turns of a tile over the number of every space for each of them."""
        face = self.tables.edition.faces[tile - 1]
        canvas = Canvas(4 * (2 * PREVIEW + 2), 3)
        for turns in range(4):
            draw_tile(canvas, turns * (2 * PREVIEW + 2), 0, face, turns, PREVIEW)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", width=2)
        for _ in ROTATIONS:
            grid.add_column(justify="center", width=2 * PREVIEW + 1)
        grid.add_row("", *(Text(f"r{rotation}", "dim") for rotation in ROTATIONS))
        numbers = {action: str(number) for number, action in enumerate(legal, 1)}
        for cell in range(9):
            row = [numbers.get(Place(cell=cell, rotation=turn)) for turn in ROTATIONS]
            if None not in row:
                grid.add_row(f"{cell + 1}:", *(Text(number or "", "bold cyan") for number in row))
        picture = Table.grid(padding=(0, 1))
        picture.add_column(width=2)
        picture.add_row("", canvas.text())
        title = Text.assemble(self.say("cli-galore-place") + " ", self.tile(tile))
        return Group(title, picture, grid)

    def prompt(self, view: View) -> str:
        """Ask for a move, or for a space and a turn."""
        placing = view.phase in ("placing", "unveiling")
        return self.say("cli-galore-where" if placing else "cli-play-your-move")

    def entry(self, text: str, view: View) -> Action | None:
        """Read ``5 r90``, a tile such as ``tile 17``, or the word for a move."""
        typed = text.lower()
        placement = PLACEMENT.fullmatch(typed)
        if placement is not None:
            return Place(cell=int(placement[1]) - 1, rotation=int(placement[2]))
        tile = TILE.fullmatch(typed)
        if tile is not None:
            number = int(tile[1])
            return Keep(tile=number) if view.phase == "keeping" else Choose(tile=number)
        words: dict[str, Action] = {"draw": Draw(), "claim": Claim(), "leave": Leave()}
        for word, action in words.items():
            if typed in (word, self.say(f"cli-galore-{word}-word")):
                return action
        return None

    # -- the rest ------------------------------------------------------------

    def is_news(self, event: Event) -> bool:
        """Leave out that others have chosen, and what the table shows anyway."""
        if isinstance(event, HiddenDealt):
            return event.seat == self.seat
        return not isinstance(event, Decided | Scored | SideShown | TurnedUp)

    def extra_keys(self) -> dict[str, str]:
        """Return the key for the others' boards."""
        return {"b": "cli-galore-boards"}

    def press(self, key: str, view: View) -> RenderableType:
        """Return everyone else's board in full."""
        del key
        assert isinstance(view, GaloreView)
        parts: list[RenderableType] = []
        for seat in range(view.players):
            if seat != self.seat and view.boards[seat] in self.tables.outer:
                parts += [Text(self.names[seat], style="bold"), self.board(view, seat)]
        return Group(*parts)
