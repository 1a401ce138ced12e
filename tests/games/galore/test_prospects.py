"""What a page is told about sheets and open placements: the true points, and nothing hidden."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.core import CHANCE, SPECTATOR
from phantomline.games.galore.actions import Board, Hidden, Place
from phantomline.games.galore.options import GaloreOptions
from phantomline.games.galore.pieces import ROTATIONS
from phantomline.games.galore.prospects import GaloreProspects, prospects
from phantomline.games.galore.state import OVER, PLACING, UNVEILING, State
from tests.conformance.hidden import SWAPS
from tests.games.galore.tables import GAME, after, look, quick_claims, random_walk, ready

PLAIN = GaloreOptions()
EXPERTS = GaloreOptions(choose_sides=True, experts=True)


def ahead(state: State, viewer: int) -> GaloreProspects:
    return prospects(GAME, look(state, viewer))


@st.composite
def moments(draw: st.DrawFn) -> State:
    """Any state of a random game."""
    options = draw(st.sampled_from([PLAIN, EXPERTS]))
    walk = random_walk(draw(st.integers(2, 5)), options, draw(st.integers(0, 2**32 - 1)))
    return walk[draw(st.integers(0, len(walk) - 1))]


@st.composite
def placing_moments(draw: st.DrawFn) -> State:
    """A state of a random game in which some have to place a tile."""
    walk = random_walk(draw(st.integers(2, 5)), PLAIN, draw(st.integers(0, 2**32 - 1)))
    return draw(st.sampled_from([one for one in walk if one.phase in (PLACING, UNVEILING)]))


def laid(state: State, seat: int, place: Place) -> tuple[tuple[int, ...], ...]:
    """All boards, with this placement shown on this seat's."""
    tile = state.hands[seat][0] if state.phase == UNVEILING else state.claims[seat]
    return with_tile(state.placed, seat, tile, place.cell, place.rotation // 90)


def with_tile(
    placed: tuple[tuple[int, ...], ...], seat: int, tile: int, cell: int, turns: int
) -> tuple[tuple[int, ...], ...]:
    cells = [list(row) for row in placed]
    assert not cells[seat][cell]
    cells[seat][cell] = tile * 4 + turns
    return tuple(tuple(row) for row in cells)


@given(state=moments())
def test_everyone_is_told_the_sheets_as_they_stand(state: State) -> None:
    told = ahead(state, SPECTATOR)
    assert (told.hidden, told.placements) == (None, ())
    if any(len(board) < 2 for board in state.boards):
        assert told.sheets == ()
        return
    assert [tuple(line.points for line in sheet.lines) for sheet in told.sheets] == [
        sheet.points for sheet in GAME.sheets(state)
    ]
    assert [len(one.dead_ends) for one in told.sheets] == [
        sheet.dead_ends for sheet in GAME.sheets(state)
    ]


@given(state=placing_moments())
def test_a_placement_scores_what_it_then_scores(state: State) -> None:
    for seat in GAME.actors(state):
        told = ahead(state, seat).placements
        legal = [one for one in GAME.legal(state, seat) if isinstance(one, Place)]
        assert [(one.cell, one.rotation) for one in told] == [
            (one.cell, one.rotation) for one in legal
        ]
        for place, one in zip(legal, told, strict=True):
            sheet = GAME.tables.sheets(state.boards, laid(state, seat, place))[seat]
            assert (one.points, one.total, one.dead_ends) == (
                sheet.points,
                sheet.total,
                sheet.dead_ends,
            )


@given(state=placing_moments())
def test_finished_paths_are_those_that_the_table_hears_of(state: State) -> None:
    for seat in GAME.actors(state):
        before = GAME.tables.finished_paths(state.boards[seat], state.placed[seat])
        for one in ahead(state, seat).placements[::5]:
            cells = laid(state, seat, Place(one.cell, one.rotation))[seat]
            then = GAME.tables.finished_paths(state.boards[seat], cells)
            assert [
                (path.line, tuple(cell for cell, _ in path.sections), path.points)
                for path in one.finished
            ] == [path for path in then if path not in before]
            assert all(end.door for path in one.finished for end in path.ends)


@given(state=placing_moments(), data=st.data())
def test_the_hidden_tile_counts_where_it_earns_most(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(state.boards) - 1))
    told = ahead(state, seat)
    if state.phase == UNVEILING:
        assert told.hidden is None
        assert all(one.with_hidden is None for one in told.placements)
        return
    assert told.hidden is not None
    own = state.placed
    if (choice := look(state, seat).choice) is not None:
        assert isinstance(choice, Place)
        own = laid(state, seat, choice)
    assert told.hidden.sheet.total == best_hidden(state, own, seat)
    if told.placements:
        one = data.draw(st.sampled_from(told.placements))
        placed = laid(state, seat, Place(one.cell, one.rotation))
        assert one.with_hidden == best_hidden(state, placed, seat)


def best_hidden(state: State, placed: tuple[tuple[int, ...], ...], seat: int) -> int:
    """The most that a board can be worth with its hidden tile on any space left."""
    hidden = state.hands[seat][0]
    return max(
        GAME.tables.sheets(state.boards, with_tile(placed, seat, hidden, cell, turns))[seat].total
        for cell in range(9)
        if not placed[seat][cell]
        for turns in range(len(ROTATIONS))
    )


@given(state=moments(), seed=st.integers(0, 999))
def test_it_tells_nothing_that_is_hidden(state: State, seed: int) -> None:
    for viewer in (SPECTATOR, *range(len(state.boards))):
        other = SWAPS["galore"](state, viewer, Random(seed))
        assert ahead(other, viewer) == ahead(state, viewer)


def test_whoever_has_placed_sees_their_tile_counted_and_the_others_do_not() -> None:
    state = quick_claims(ready(3))
    placed = after(state, (1, Place(4, 90)))
    [then] = [one for one in ahead(state, 1).placements if (one.cell, one.rotation) == (4, 90)]
    mine = ahead(placed, 1)
    assert mine.sheets[1].total == then.total
    assert mine.placements == ()
    assert mine.hidden is not None
    assert mine.hidden.sheet.total == then.with_hidden
    for viewer in (0, SPECTATOR):
        assert ahead(placed, viewer).sheets == ahead(state, viewer).sheets


def test_there_is_nothing_to_see_before_the_boards_lie_there() -> None:
    state = GAME.initial(2, EXPERTS)
    assert ahead(state, 0) == GaloreProspects()
    state = after(state, (CHANCE, Board(0, "1")), (CHANCE, Board(1, "2")))
    assert ahead(state, 0) == GaloreProspects()


def test_two_hidden_tiles_are_not_counted_before_one_is_kept() -> None:
    state = GAME.initial(2, GaloreOptions(experts=True))
    state = after(state, (CHANCE, Board(0, "1a")), (CHANCE, Board(1, "2b")))
    for seat, tile in ((0, 1), (0, 2), (1, 3), (1, 4)):
        state = after(state, (CHANCE, Hidden(seat, tile)))
    assert ahead(state, 0).hidden is None
    assert [sheet.total for sheet in ahead(state, 0).sheets] == [-5, -5]


@pytest.mark.rule("GG-32")
def test_at_the_end_the_sheets_are_the_result() -> None:
    end = random_walk(3, PLAIN, seed=5)[-1]
    assert end.phase == OVER
    outcome = GAME.outcome(end)
    assert outcome is not None
    for viewer in (0, SPECTATOR):
        told = ahead(end, viewer)
        assert tuple(sheet.total for sheet in told.sheets) == outcome.scores
        assert told.hidden is None
