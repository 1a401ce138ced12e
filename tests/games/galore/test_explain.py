"""What lights up when somebody asks where the points of a line come from."""

from collections.abc import Sequence

import pytest

from phantomline.core import to_json
from phantomline.games.galore.explain import explain
from phantomline.games.galore.paths import find_paths
from phantomline.games.galore.wire import Earning, PathEnd, TrackPath
from tests.games.galore.boards import ALL_PLAIN, Cell, board, doors
from tests.games.galore.tables import GAME, quick_round, ready


def earnings(
    category: str, cells: Sequence[Cell], outer: tuple[int, ...] = ALL_PLAIN
) -> list[Earning]:
    [line] = [line for line in explain(cells, outer).lines if line.category == category]
    return list(line.earnings)


@pytest.mark.rule("GG-40", "GG-41", "GG-42")
def test_a_path_is_told_from_end_to_end() -> None:
    placed = board({3: ("straight", 90, ""), 4: ("curve", 180, ""), 7: ("straight", 0, "")})
    path = TrackPath(
        ((7, 0), (4, 0), (3, 0)), (PathEnd(7, "south", "bone"), PathEnd(3, "west", "plain"))
    )
    assert find_paths(placed, doors(s1="bone")) == (path,)
    walled = find_paths(placed, doors(w1="wall"))
    assert walled[0].ends[1] == PathEnd(3, "west", None)
    short = board({4: ("curve", 0, "")})
    ends = {(end.cell, end.edge, end.door) for end in explain(short, ALL_PLAIN).dead_ends}
    assert ends == {(4, "north", None), (4, "east", None)}


@pytest.mark.rule("GG-51")
def test_ghosts_light_their_path_only_if_three_share_it() -> None:
    row = {0: ("straight", 90, "ghost"), 1: ("straight", 90, "ghost")}
    assert earnings("ghosts", board(row)) == [Earning(6, ((0, 0), (1, 0)), path=0)]
    row[2] = ("straight", 90, "bat ghost")
    sections = ((2, 0), (1, 0), (0, 0))
    lit = Earning(18, ((0, 0), (1, 0), (2, 1)), sections=sections, path=0)
    assert earnings("ghosts", board(row)) == [lit]


@pytest.mark.rule("GG-53")
def test_a_satyr_lights_the_company_it_counts() -> None:
    placed = board({0: ("straight", 90, "bat satyr"), 1: ("bridge", 0, "wisp slime/1")})
    lit = Earning(3, ((0, 1), (0, 0), (1, 1)), sections=((1, 1), (0, 0)), path=0)
    assert earnings("satyrs", placed) == [lit]


@pytest.mark.rule("GG-52", "GG-56")
def test_neighbours_decide_which_golems_and_bats_light_up() -> None:
    placed = board(
        {
            0: ("straight", 0, "golem bat"),
            1: ("straight", 0, "golem bat"),
            8: ("straight", 0, "golem bat"),
        }
    )
    assert earnings("golems", placed) == [Earning(4, ((8, 0),))]
    assert earnings("bats", placed) == [Earning(5, ((0, 1),)), Earning(5, ((1, 1),))]


@pytest.mark.rule("GG-50")
def test_a_missing_dragon_is_a_line_without_pieces() -> None:
    assert earnings("dragons", board({})) == [Earning(-5)]


@pytest.mark.rule("GG-57")
def test_the_werewolf_bonus_is_told_by_itself() -> None:
    told = explain(board({4: ("curve", 0, "werewolf werewolf")}), ALL_PLAIN, bonus=10)
    assert told.total == -5 + 8 + 10
    [line] = [line for line in told.lines if line.category == "werewolves"]
    assert line.earnings[-1] == Earning(10, ((4, 0), (4, 1)))


def test_a_whole_table_is_explained_as_it_is_scored() -> None:
    state = ready(3)
    for _ in range(5):
        state = quick_round(state)
    sheets = GAME.sheets(state)
    told = GAME.tables.explanations(state.boards, state.placed)
    assert [one.total for one in told] == [sheet.total for sheet in sheets]
    assert [tuple(line.points for line in one.lines) for one in told] == [
        sheet.points for sheet in sheets
    ]
    assert to_json(told[0])["lines"][0]["category"] == "dragons"
