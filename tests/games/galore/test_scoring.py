"""Each line of the score sheet, on boards small enough to check by eye."""

import pytest

from phantomline.games.galore.pieces import CATEGORIES
from phantomline.games.galore.scoring import Sheet, winners, with_majority
from tests.games.galore.boards import board, doors, face, score

EMPTY = board({})


def line(category: str, sheet: Sheet) -> int:
    return sheet.points[CATEGORIES.index(category)]


def spread(monster: str, count: int) -> Sheet:
    """So many of a monster on straights that never meet, three to a tile."""
    tiles: dict[int, tuple[str, int, str]] = {}
    for cell in range(9):
        here = min(3, count - 3 * cell)
        if here > 0:
            tiles[cell] = ("straight", 0, " ".join([monster] * here))
    return score(board(tiles))


@pytest.mark.rule("GG-50")
@pytest.mark.parametrize(("count", "points"), [(0, -5), (1, 1), (2, 4), (3, 9), (5, 25), (8, 64)])
def test_dragons_score_their_square_and_none_costs_five(count: int, points: int) -> None:
    assert line("dragons", spread("dragon", count)) == points


@pytest.mark.rule("GG-51")
def test_ghosts_score_double_once_three_share_a_path() -> None:
    two = board({0: ("straight", 90, "ghost"), 1: ("straight", 90, "ghost")})
    assert line("ghosts", score(two)) == 6
    three = board(
        {0: ("straight", 90, "ghost"), 1: ("straight", 90, "ghost"), 2: ("curve", 180, "ghost")}
    )
    assert line("ghosts", score(three)) == 18
    broken = board(
        {0: ("straight", 90, "ghost"), 1: ("straight", 0, "ghost"), 2: ("straight", 90, "ghost")}
    )
    assert line("ghosts", score(broken)) == 9


@pytest.mark.rule("GG-51")
@pytest.mark.rule("GG-03")
def test_a_monster_counts_only_for_the_section_it_stands_on() -> None:
    together = board({4: ("bridge", 0, "ghost ghost ghost")})
    apart = board({4: ("bridge", 0, "ghost ghost ghost/1")})
    assert line("ghosts", score(together)) == 18
    assert line("ghosts", score(apart)) == 9


@pytest.mark.rule("GG-52")
@pytest.mark.parametrize(
    ("cells", "points"),
    [
        ((), 0),
        ((4,), 4),
        ((0, 8), 10),
        ((0, 2, 4), 18),
        ((0, 2, 6, 8), 28),
        ((0, 2, 4, 6, 8), 40),
        ((0, 1), 0),
        ((0, 1, 8), 4),
        ((0, 4), 10),
    ],
)
def test_golems_score_when_no_neighbour_has_one(cells: tuple[int, ...], points: int) -> None:
    placed = board(dict.fromkeys(cells, ("straight", 0, "golem")))
    assert line("golems", score(placed)) == points


@pytest.mark.rule("GG-53")
def test_a_satyr_scores_the_kinds_on_its_own_path() -> None:
    row = board(
        {
            0: ("straight", 90, "satyr bat"),
            1: ("bridge", 0, "dragon wisp/1 bat/1"),
            2: ("straight", 90, "satyr slime"),
        }
    )
    # Satyr, bat, wisp and slime; the dragon crosses on the other section.
    assert line("satyrs", score(row)) == 4 + 4
    assert line("satyrs", score(board({0: ("curve", 0, "satyr")}))) == 1


@pytest.mark.rule("GG-54")
def test_a_skeleton_scores_every_diamond_symbol_whatever_its_value() -> None:
    cells = [None] * 7 + [(face("straight", "skeleton skeleton", [3, 1]), 0)]
    assert line("skeletons", score([*cells, (face("curve", "", [3]), 0)])) == 2 * 3
    assert line("skeletons", score([*cells[:7], None, (face("curve", "skeleton"), 0)])) == 0


@pytest.mark.rule("GG-55")
def test_a_slime_scores_every_curve_and_double_curves_twice() -> None:
    placed = board(
        {
            0: ("straight", 0, "slime"),
            1: ("curve", 0, ""),
            4: ("double-curve", 0, ""),
            6: ("bridge", 0, "slime/1"),
            8: ("double-curve", 90, ""),
        }
    )
    assert line("slimes", score(placed)) == 2 * 5


@pytest.mark.rule("GG-56")
def test_a_bat_scores_beside_a_tile_with_a_bat_but_not_by_its_own_tile() -> None:
    assert line("bats", score(board({4: ("straight", 0, "bat bat")}))) == 0
    pair = {4: ("straight", 0, "bat bat"), 5: ("curve", 0, "bat")}
    assert line("bats", score(board(pair))) == 15
    diagonal = {4: ("straight", 0, "bat"), 8: ("straight", 0, "bat")}
    assert line("bats", score(board(diagonal))) == 0


@pytest.mark.rule("GG-57")
def test_werewolves_score_four_each_and_the_most_once_ten_even_when_tied() -> None:
    sheets = with_majority([spread("werewolf", count) for count in (2, 3, 3)])
    assert [line("werewolves", sheet) for sheet in sheets] == [8, 22, 22]
    assert [sheet.total for sheet in sheets] == [3, 17, 17]


@pytest.mark.rule("GG-57")
def test_with_two_players_the_most_werewolves_bring_five() -> None:
    sheets = with_majority([spread("werewolf", count) for count in (3, 2)])
    assert [line("werewolves", sheet) for sheet in sheets] == [17, 8]


@pytest.mark.rule("GG-57")
def test_nobody_has_the_most_werewolves_without_any() -> None:
    sheets = with_majority([score(EMPTY)] * 4)
    assert [line("werewolves", sheet) for sheet in sheets] == [0, 0, 0, 0]


@pytest.mark.rule("GG-58")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 3), (3, 9), (4, 16), (6, 24), (7, 35), (9, 45)]
)
def test_wisps_score_more_each_in_larger_numbers(count: int, points: int) -> None:
    assert line("wisps", spread("wisp", count)) == points


@pytest.mark.rule("GG-59")
def test_diamonds_score_their_printed_values() -> None:
    cells = [(face("straight", "", [3, 1]), 0), (face("curve", "", [1]), 0)]
    assert line("diamonds", score([*cells, *[None] * 7])) == 5


@pytest.mark.rule("GG-60")
def test_a_path_between_both_bone_doors_scores_two_a_section() -> None:
    column = board(dict.fromkeys((1, 4, 7), ("straight", 0, "")))
    sheet = score(column, doors(n1="bone", s1="bone", e0="tooth", e1="tooth"))
    assert sheet.points[-3:] == (6, 0, 0)


@pytest.mark.rule("GG-61")
def test_a_path_between_both_tooth_doors_scores_two_a_section() -> None:
    column = board(dict.fromkeys((1, 4, 7), ("straight", 0, "")))
    sheet = score(column, doors(n1="tooth", s1="tooth", e0="bone", e1="bone"))
    assert sheet.points[-3:] == (0, 6, 0)


@pytest.mark.rule("GG-62")
@pytest.mark.parametrize(
    "outer",
    [
        doors(n1="bone", s1="tooth", e0="bone", e1="tooth"),
        doors(n1="bone", e0="bone", e1="tooth", e2="tooth"),
        doors(s1="tooth", e0="bone", e1="bone", e2="tooth"),
        doors(e0="bone", e1="bone", w0="tooth", w1="tooth"),
    ],
)
def test_any_other_path_between_two_doors_scores_one_a_section(outer: tuple[int, ...]) -> None:
    column = board(dict.fromkeys((1, 4, 7), ("straight", 0, "")))
    assert score(column, outer).points[-3:] == (0, 0, 3)


@pytest.mark.rule("GG-62")
@pytest.mark.rule("GG-42")
def test_a_path_with_a_dead_end_or_at_a_wall_scores_nothing() -> None:
    two_thirds = board(dict.fromkeys((1, 4), ("straight", 0, "")))
    sheet = score(two_thirds)
    assert (sheet.points[-3:], sheet.dead_ends) == ((0, 0, 0), 1)
    column = board(dict.fromkeys((1, 4, 7), ("straight", 0, "")))
    sheet = score(column, doors(s1="wall", n1="bone", e0="bone", e1="tooth", e2="tooth"))
    assert (sheet.points[-3:], sheet.dead_ends) == ((0, 0, 0), 1)


@pytest.mark.rule("GG-63")
@pytest.mark.rule("GG-40")
def test_a_tile_crossed_twice_by_one_path_counts_two_sections() -> None:
    # In from the north, round through the lower left and out to the west over the bridge.
    knot = board(
        {
            1: ("straight", 0, ""),
            4: ("bridge", 0, ""),
            7: ("curve", 270, ""),
            6: ("curve", 0, ""),
            3: ("curve", 90, ""),
            5: ("straight", 90, ""),
        }
    )
    sheet = score(knot, doors(n1="tooth", e1="tooth", s0="bone", s2="bone"))
    assert sheet.points[-3:] == (0, 14, 0)
    assert sheet.dead_ends == 0


@pytest.mark.rule("GG-41")
@pytest.mark.rule("GG-42")
def test_a_closed_loop_has_no_ends_and_scores_no_doors() -> None:
    loop = board(
        {
            0: ("curve", 90, "ghost"),
            1: ("curve", 180, "ghost"),
            3: ("curve", 0, "ghost"),
            4: ("curve", 270, "satyr"),
        }
    )
    sheet = score(loop)
    assert (line("ghosts", sheet), line("satyrs", sheet)) == (18, 2)
    assert (sheet.points[-3:], sheet.dead_ends) == ((0, 0, 0), 0)


@pytest.mark.rule("GG-42")
def test_dead_ends_are_ends_at_empty_spaces_trackless_edges_and_walls() -> None:
    lone = board({4: ("bridge", 0, "")})
    assert score(lone).dead_ends == 4
    facing = board({4: ("straight", 0, ""), 1: ("straight", 90, "")})
    assert score(facing).dead_ends == 4
    walled = board({1: ("straight", 0, ""), 4: ("straight", 0, ""), 7: ("straight", 0, "")})
    assert score(walled, doors(n1="wall", s1="wall")).dead_ends == 2


@pytest.mark.rule("GG-40")
def test_track_joins_only_across_a_shared_edge() -> None:
    # The two sections of a double curve stay apart, although they touch one tile.
    placed = board({4: ("double-curve", 0, "satyr ghost/1")})
    assert line("satyrs", score(placed)) == 1
    # A neighbour whose track runs past is not joined.
    past = board({4: ("straight", 90, "satyr"), 5: ("straight", 0, "ghost")})
    assert line("satyrs", score(past)) == 1
    joined = board({4: ("straight", 90, "satyr"), 5: ("straight", 90, "ghost")})
    assert line("satyrs", score(joined)) == 2


@pytest.mark.rule("GG-02")
@pytest.mark.parametrize(
    ("track", "degrees", "met"),
    [
        ("straight", 0, ["ns"]),
        ("straight", 90, ["ew"]),
        ("curve", 0, ["ne"]),
        ("curve", 90, ["es"]),
        ("curve", 180, ["sw"]),
        ("curve", 270, ["wn"]),
        ("bridge", 0, ["ns", "ew"]),
        ("bridge", 90, ["ew", "ns"]),
        ("double-curve", 0, ["ne", "sw"]),
        ("double-curve", 90, ["es", "wn"]),
        ("double-curve", 180, ["sw", "ne"]),
    ],
)
def test_sections_join_these_edges(track: str, degrees: int, met: list[str]) -> None:
    """Each section is found by the ghosts that three straights lead to it."""
    beside = {"n": (1, 0), "e": (5, 90), "s": (7, 0), "w": (3, 90)}
    for section, edges in enumerate(met):
        for letter, (cell, turn) in beside.items():
            placed = board(
                {4: (track, degrees, f"satyr/{section}"), cell: ("straight", turn, "ghost")}
            )
            assert line("satyrs", score(placed)) == (2 if letter in edges else 1)


@pytest.mark.rule("GG-64")
def test_most_points_win_then_fewer_dead_ends_then_together() -> None:
    low = Sheet((1,) * 13, 0, 0)
    high = Sheet((2,) * 13, 0, 5)
    neat = Sheet((2,) * 13, 0, 4)
    assert winners([low, high]) == (1,)
    assert winners([high, low, neat]) == (2,)
    assert winners([neat, low, neat]) == (0, 2)


@pytest.mark.rule("GG-42")
def test_an_empty_board_scores_the_missing_dragon_only() -> None:
    sheet = score(EMPTY)
    assert (sheet.total, sheet.dead_ends, sheet.werewolves) == (-5, 0, 0)
