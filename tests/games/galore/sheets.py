"""Boards as a score sheet writes them."""

from collections.abc import Sequence
from typing import Any

from phantomline.games.galore.pieces import DOORS, MONSTERS, SIDES, TRACKS
from tests.games.galore.boards import Cell


def written(name: str, cells: Sequence[Cell], doors: Sequence[int]) -> dict[str, Any]:
    """One player of a sheet, every tile as it is printed."""
    return {
        "name": name,
        "doors": {
            side: [DOORS[kind] for kind in doors[3 * place : 3 * place + 3]]
            for place, side in enumerate(SIDES)
        },
        "tiles": [
            None
            if cell is None
            else {
                "track": TRACKS[cell[0].track],
                "rotation": 90 * cell[1],
                "monsters": [[MONSTERS[kind], section] for kind, section in cell[0].monsters],
                "diamonds": list(cell[0].diamonds),
            }
            for cell in cells
        ],
    }
