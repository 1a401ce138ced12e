"""The fast scorer against a slow one, and what turning and mirroring a board must not change."""

from collections.abc import Sequence

import pytest
from hypothesis import given

from phantomline.games.galore.explain import explain
from phantomline.games.galore.pieces import CATEGORIES, SECTIONS
from tests.games.galore.boards import Cell, any_cells, full_cells, outer_doors, score, slow_score


@pytest.mark.rule(
    "GG-40",
    "GG-41",
    "GG-42",
    "GG-50",
    "GG-51",
    "GG-52",
    "GG-53",
    "GG-54",
    "GG-55",
    "GG-56",
    "GG-57",
    "GG-58",
    "GG-59",
    "GG-60",
    "GG-61",
    "GG-62",
    "GG-63",
)
@given(any_cells(), outer_doors())
def test_the_scorer_agrees_with_an_obvious_one(cells: Sequence[Cell], outer: Sequence[int]) -> None:
    sheet = score(cells, outer)
    assert (list(sheet.points), sheet.dead_ends) == slow_score(cells, outer)


@given(full_cells(), outer_doors())
def test_it_agrees_on_full_boards(cells: Sequence[Cell], outer: Sequence[int]) -> None:
    sheet = score(cells, outer)
    assert (list(sheet.points), sheet.dead_ends) == slow_score(cells, outer)


@given(any_cells(), outer_doors())
def test_turning_the_whole_board_changes_nothing(
    cells: Sequence[Cell], outer: Sequence[int]
) -> None:
    turned: list[Cell] = [None] * 9
    for cell, placed in enumerate(cells):
        row, column = divmod(cell, 3)
        if placed is not None:
            turned[column * 3 + 2 - row] = (placed[0], (placed[1] + 1) % 4)
    north, east, south, west = (outer[i : i + 3] for i in (0, 3, 6, 9))
    # A clockwise turn reads the west side upwards along the new north.
    turned_outer = [*west[::-1], *north, *east[::-1], *south]
    assert score(turned, turned_outer) == score(cells, outer)


@given(full_cells(), outer_doors())
def test_mirroring_the_whole_board_changes_nothing(
    cells: Sequence[Cell], outer: Sequence[int]
) -> None:
    mirrored: list[Cell] = [None] * 9
    # Quarter turns of each track seen in a mirror; every section keeps its number.
    turns = {0: [0, 1, 2, 3], 1: [3, 2, 1, 0], 2: [0, 1, 2, 3], 3: [3, 2, 1, 0]}
    for cell, placed in enumerate(cells):
        assert placed is not None
        row, column = divmod(cell, 3)
        mirrored[row * 3 + 2 - column] = (placed[0], turns[placed[0].track][placed[1]])
    north, east, south, west = (outer[i : i + 3] for i in (0, 3, 6, 9))
    mirrored_outer = [*north[::-1], *west, *south[::-1], *east]
    assert score(mirrored, mirrored_outer) == score(cells, outer)


@given(any_cells(), outer_doors())
def test_the_explanation_adds_up_to_the_score(cells: Sequence[Cell], outer: Sequence[int]) -> None:
    sheet = score(cells, outer)
    told = explain(cells, outer)
    assert tuple(line.points for line in told.lines) == sheet.points
    assert tuple(line.category for line in told.lines) == CATEGORIES
    assert (told.total, len(told.dead_ends)) == (sheet.total, sheet.dead_ends)
    sections = [section for path in told.paths for section in path.sections]
    assert len(sections) == len(set(sections))
    assert len(sections) == sum(SECTIONS[placed[0].track] for placed in cells if placed)
