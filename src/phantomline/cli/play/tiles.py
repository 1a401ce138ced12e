"""Track tiles and boards of Ghosts Galore drawn with box characters.

A tile's first section is drawn with double lines and its second with single ones. On a tile with
two sections a monster's code carries the line it stands on: ``═Gh`` or ``─Ba``.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from phantomline.games.galore.edition import Face
from phantomline.games.galore.geometry import JOINS, NEIGHBOUR, OUTER_EDGES, section_ends
from phantomline.games.galore.paths import Placed
from phantomline.games.galore.pieces import (
    BRIDGE,
    CURVE,
    DOORS,
    DOUBLE_CURVE,
    MONSTERS,
    SECTIONS,
    STRAIGHT,
)

__all__ = ["Canvas", "Codes", "codes_of", "draw_board", "draw_tile", "glyph"]

NORTH, EAST, SOUTH, WEST = range(4)
HALF: Final = 5
STYLES: Final = ("bold cyan", "magenta")
LINES: Final = ("║═", "│─")
CORNERS: Final = (
    {(NORTH, EAST): "╚", (EAST, SOUTH): "╔", (SOUTH, WEST): "╗", (NORTH, WEST): "╝"},
    {(NORTH, EAST): "└", (EAST, SOUTH): "┌", (SOUTH, WEST): "┐", (NORTH, WEST): "┘"},
)
DOOR_STYLES: Final = {
    "wall": "dim",
    "plain": "green",
    "bone": "reverse bold",
    "tooth": "reverse red",
}

Codes = Mapping[str, str]
"""The two letters of every monster and the mark of every door, in one language."""


class Canvas:
    """A grid of characters with styles."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from this place to the right."""
        for offset, character in enumerate(text):
            if 0 <= x + offset < self.width:
                self.cells[y][x + offset] = (character, style)

    def text(self) -> Text:
        """Return the picture."""
        lines = [Text.assemble(*row) for row in self.cells]
        return Text("\n").join(lines)


def glyph(track: int, turns: int) -> str:
    """Return one character for a track."""
    if track == STRAIGHT:
        return "║═"[turns % 2]
    if track == CURVE:
        return "╚╔╗╝"[turns]
    return "╬" if track == BRIDGE else "╲\u2571"[turns % 2]


def codes_of(face: Face, codes: Codes) -> list[tuple[str, str]]:
    """Return a face's monsters and diamonds as short texts with their styles."""
    found: list[tuple[str, str]] = []
    two = SECTIONS[face.track] == 2
    for kind, section in face.monsters:
        mark = LINES[section][1] if two else ""
        found.append((mark + codes[MONSTERS[kind]], STYLES[section]))
    if face.diamonds:
        found.append(("◆" + "+".join(str(value) for value in face.diamonds), "bold yellow"))
    return found


def draw_tile(canvas: Canvas, left: int, top: int, face: Face, turns: int, half: int) -> None:
    """Draw a tile's track, three lines high and twice ``half`` plus one wide."""
    for section in range(SECTIONS[face.track]):
        ends = section_ends(face.track, turns, section)
        _draw_section(canvas, left, top, ends, section, half, split=face.track == DOUBLE_CURVE)
    if face.track == BRIDGE:
        canvas.put(left + half, top + 1, "╪" if turns % 2 else "╫", STYLES[0])


def draw_board(cells: Sequence[Placed], doors: Sequence[int], codes: Codes) -> Text:
    """Draw a whole board: nine tiles, and the doors on its frame."""
    width = 2 * HALF + 1
    canvas = Canvas(3 * width + 4, 13)
    for row in range(4):
        line = ("┌┬┐", "├┼┤", "├┼┤", "└┴┘")[row]
        canvas.put(0, row * 4, line[0] + line[1].join(["─" * width] * 3) + line[2], "dim")
    for cell in range(9):
        row, column = divmod(cell, 3)
        left, top = column * (width + 1) + 1, row * 4 + 1
        for y in range(3):
            canvas.put(left - 1, top + y, "│", "dim")
            canvas.put(left + width, top + y, "│", "dim")
        placed = cells[cell]
        if placed is None:
            canvas.put(left + HALF, top + 1, str(cell + 1), "dim")
            continue
        face, turns = placed
        draw_tile(canvas, left, top, face, turns, HALF)
        _label(canvas, left, top, face, codes)
    _draw_joints(canvas, cells, width)
    for place, edge in enumerate(OUTER_EDGES):
        door = DOORS[doors[place]]
        x, y = _joint(edge // 4, edge % 4, width)
        canvas.put(x, y, codes[door], DOOR_STYLES[door])
    return canvas.text()


def _label(canvas: Canvas, left: int, top: int, face: Face, codes: Codes) -> None:
    slots = [(left, top), (left + 7, top), (left, top + 2), (left + 7, top + 2)]
    shown = codes_of(face, codes)
    for (text, style), (x, y) in zip(shown, slots, strict=False):
        canvas.put(x, y, text[:4], style)


def _draw_section(
    canvas: Canvas,
    left: int,
    top: int,
    ends: tuple[int, int],
    section: int,
    half: int,
    *,
    split: bool,
) -> None:
    """Draw one section. Of two curves, the one to the west keeps a column to the left."""
    style = STYLES[section]
    upright, level = LINES[section]
    first, second = sorted(ends)
    centre = left + half
    if (first, second) == (NORTH, SOUTH):
        for y in range(3):
            canvas.put(centre, top + y, upright, style)
        return
    if (first, second) == (EAST, WEST):
        canvas.put(left, top + 1, level * (2 * half + 1), style)
        return
    corner = CORNERS[section][first, second]
    edge_row = top if NORTH in ends else top + 2
    if EAST in ends:
        canvas.put(centre, top + 1, corner + level * half, style)
        canvas.put(centre, edge_row, upright, style)
    elif split:
        across = CORNERS[section][(EAST, SOUTH) if NORTH in ends else (NORTH, EAST)]
        canvas.put(left, top + 1, level * (half - 1) + corner, style)
        canvas.put(centre - 1, edge_row, across + corner, style)
    else:
        canvas.put(left, top + 1, level * half + corner, style)
        canvas.put(centre, edge_row, upright, style)


def _draw_joints(canvas: Canvas, cells: Sequence[Placed], width: int) -> None:
    """Open the border wherever track runs on from one tile to the next."""
    for cell in range(9):
        for edge in (EAST, SOUTH):
            across = NEIGHBOUR[cell * 4 + edge]
            if across >= 0 and _meets(cells[cell], edge) and _meets(cells[across], edge ^ 2):
                x, y = _joint(cell, edge, width)
                canvas.put(x, y, "═" if edge == EAST else "║", "bold")


def _meets(placed: Placed, edge: int) -> bool:
    return placed is not None and JOINS[(placed[0].track * 4 + placed[1]) * 4 + edge] >= 0


def _joint(cell: int, edge: int, width: int) -> tuple[int, int]:
    """Return where on the frame the middle of a cell's edge is."""
    row, column = divmod(cell, 3)
    left, top = column * (width + 1) + 1, row * 4 + 1
    return {
        NORTH: (left + width // 2, top - 1),
        EAST: (left + width, top + 1),
        SOUTH: (left + width // 2, top + 3),
        WEST: (left - 1, top + 1),
    }[edge]
