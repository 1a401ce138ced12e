"""What depends on which spaces of a Ghosts Galore board are side by side: golems and bats."""

from typing import Final

from phantomline.bots.greedy.galore_feature_names import (
    BAT_LONE,
    BAT_POINTS,
    BAT_ROOM,
    GOLEM_POINTS,
    GOLEM_RISK,
    GOLEM_ROOM,
    GOLEM_SERIES,
)
from phantomline.games.galore.geometry import NEIGHBOUR_MASK

__all__ = ["BITS", "SPREAD", "read_bats", "read_golems"]

_GOLEM_TABLE: Final = (0, 4, 10, 18, 28, 40)


def _spread_table() -> tuple[int, ...]:
    table: list[int] = []
    for cells in range(512):
        beside = 0
        for cell in range(9):
            if cells >> cell & 1:
                beside |= NEIGHBOUR_MASK[cell]
        table.append(beside)
    return tuple(table)


SPREAD: Final = _spread_table()
"""``SPREAD[cells]`` has a bit for every cell beside any of these."""

BITS: Final = tuple([sum([cells >> cell & 1 for cell in range(9)]) for cells in range(512)])


def read_golems(found: list[int], golems: int, empty: int) -> None:
    """Count lone golems (GG-52) and the room for more.

    ``golems`` and ``empty`` have a bit for every space with a golem, and without a tile.
    """
    lone = 0
    risk = 0
    for cell in range(9):
        if golems >> cell & 1 and not golems & NEIGHBOUR_MASK[cell]:
            lone += 1
            risk |= NEIGHBOUR_MASK[cell]
    room = BITS[empty & ~SPREAD[golems]]
    found[GOLEM_POINTS] = _GOLEM_TABLE[min(lone, 5)]
    found[GOLEM_SERIES] = lone * room
    found[GOLEM_ROOM] = room
    found[GOLEM_RISK] = BITS[risk & empty]


def read_bats(found: list[int], bats: int, held: list[int], empty: int) -> None:
    """Count bats in company (GG-56), those that may find some, and where.

    ``held`` says how many bats the tile on a space has.
    """
    for cell in range(9):
        if bats >> cell & 1:
            here = held[cell]
            if bats & NEIGHBOUR_MASK[cell]:
                found[BAT_POINTS] += 5 * here
            else:
                beside = BITS[empty & NEIGHBOUR_MASK[cell]]
                if beside:
                    found[BAT_LONE + min(beside, 3) - 1] += here
    found[BAT_ROOM] = BITS[empty & SPREAD[bats]]
