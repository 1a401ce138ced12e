"""A round: claiming (GG-20 to GG-26) and placing (GG-30 to GG-32)."""

import pytest

from phantomline.core import CHANCE, SPECTATOR
from phantomline.games.galore.actions import Choose, Claim, Draw, Leave, Place, Reveal
from phantomline.games.galore.events import (
    Chose,
    Claimed,
    Cleared,
    Decided,
    Drew,
    Ended,
    LastToClaim,
    Left,
    PathFinished,
    Placed,
    RoundBegan,
    Scored,
    TurnedUp,
    Unveiled,
)
from phantomline.games.galore.state import State
from tests.games.galore.tables import (
    GAME,
    after,
    drawn,
    look,
    phase,
    quick_claims,
    quick_round,
    ready,
    refused,
    told,
)

# -- claiming ----------------------------------------------------------------


@pytest.mark.rule("GG-20")
def test_the_lamp_holder_begins_and_turns_go_clockwise_past_those_with_a_tile() -> None:
    state = ready(4, start=2)
    assert GAME.actors(state) == (2,)
    refused(state, 3, Draw(), "not-on-turn", "GG-20")
    state = after(state, *drawn(2, 1, Leave()))
    assert GAME.actors(state) == (3,)
    state = after(state, *drawn(3, 2, Claim()), *drawn(0, 3, Leave()), *drawn(1, 4, Leave()))
    assert GAME.actors(state) == (2,)
    state = after(state, *drawn(2, 5, Leave()))
    # Seat 3 has claimed and is skipped.
    assert GAME.actors(state) == (0,)


@pytest.mark.rule("GG-21")
def test_a_turn_is_a_draw_that_is_claimed_or_left() -> None:
    state = ready(3)
    assert list(GAME.legal(state, 0)) == [Draw()]
    state = after(state, (0, Draw()))
    assert GAME.actors(state) == (CHANCE,)
    refused(state, 0, Draw(), "not-now", "GG-21")
    assert told(state, (CHANCE, Reveal(5)), 1) == [Drew(0, 5)]
    state = after(state, (CHANCE, Reveal(5)))
    assert (look(state, 1).face_up, look(state, 1).stack) == ((5,), 6)
    assert 5 not in look(state, 1).unseen
    assert list(GAME.legal(state, 0)) == [Claim(), Leave()]
    refused(state, 0, Draw(), "not-now", "GG-22")
    assert told(state, (0, Claim()), 2) == [Claimed(0, 5)]
    assert told(state, (0, Leave()), 2) == [Left(0, 5)]
    assert look(after(state, (0, Claim())), 2).claims == (5, 0, 0)
    assert look(after(state, (0, Leave())), 2).face_up == (5,)


@pytest.mark.rule("GG-21")
def test_fate_reveals_only_what_can_be_in_the_stack() -> None:
    state = after(ready(2), *drawn(0, 5, Leave()), (1, Draw()))
    for tile in (5, 70, 71, 0, 79):
        refused(state, CHANCE, Reveal(tile), "tile-not-in-stack", "GG-13")


@pytest.mark.rule("GG-22")
def test_after_drawing_only_the_drawn_tile_can_be_claimed() -> None:
    state = after(ready(3), *drawn(0, 5, Leave()), (1, Draw()), (CHANCE, Reveal(6)))
    refused(state, 1, Choose(5), "only-the-drawn-tile", "GG-22")
    refused(state, 1, Choose(6), "only-the-drawn-tile", "GG-22")
    assert look(after(state, (1, Claim())), 0).claims == (0, 6, 0)


@pytest.mark.rule("GG-23")
def test_a_face_up_tile_can_be_chosen_also_by_who_left_it() -> None:
    state = ready(3)
    refused(state, 0, Choose(5), "not-face-up", "GG-23")
    state = after(state, *drawn(0, 5, Leave()), *drawn(1, 6, Leave()))
    assert list(GAME.legal(state, 2)) == [Draw(), Choose(5), Choose(6)]
    state = after(state, *drawn(2, 7, Leave()))
    assert told(state, (0, Choose(5)), 1) == [Chose(0, 5)]
    chosen = after(state, (0, Choose(5)))
    assert look(chosen, 1).claims == (5, 0, 0)
    assert (look(chosen, 1).face_up, look(chosen, 1).stack) == ((6, 7), 4)
    refused(chosen, 1, Choose(5), "not-face-up", "GG-23")
    refused(state, 0, Claim(), "not-now", "GG-21")


def all_left(players: int) -> State:
    """Everyone leaves what they draw until the stack is empty."""
    state = ready(players)
    for tile in range(1, players + 5):
        state = after(state, *drawn((tile - 1) % players, tile, Leave()))
    return state


@pytest.mark.rule("GG-24")
def test_with_an_empty_stack_everyone_must_choose() -> None:
    state = all_left(3)
    assert look(state, 1).stack == 0
    for seat in (1, 2, 0):
        assert GAME.actors(state) == (seat,)
        assert {type(action) for action in GAME.legal(state, seat)} == {Choose}
        rule = "GG-25" if seat == 0 else "GG-24"
        refused(state, seat, Draw(), "stack-empty", rule)
        state = after(state, (seat, GAME.legal(state, seat)[0]))
    assert phase(state) == "placing"


@pytest.mark.rule("GG-25")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_seat_sees_the_whole_stack_and_has_five_tiles(players: int) -> None:
    state = ready(players)
    for seat in range(players - 2):
        state = after(state, *drawn(seat, seat + 1, Claim()))
    state = after(state, (players - 2, Draw()), (CHANCE, Reveal(60)))
    last = players - 1
    assert LastToClaim(last, 5) in told(state, (players - 2, Claim()), 0)
    state = after(state, (players - 2, Claim()))
    for tile in range(20, 25):
        assert GAME.actors(state) == (CHANCE,)
        refused(state, last, Draw(), "not-now", "GG-25")
        assert told(state, (CHANCE, Reveal(tile)), 0) == [TurnedUp(last, tile)]
        state = after(state, (CHANCE, Reveal(tile)))
    assert list(GAME.legal(state, last)) == [Choose(tile) for tile in range(20, 25)]
    assert look(state, 0).stack == 0


@pytest.mark.rule("GG-25")
def test_there_are_five_tiles_for_the_last_also_after_many_were_left() -> None:
    for left in range(1, 6):
        state = ready(2)
        for tile in range(1, left + 1):
            state = after(state, *drawn((tile - 1) % 2, tile, Leave()))
        state = after(state, (left % 2, Choose(1)))
        while GAME.actors(state) == (CHANCE,):
            state = after(state, (CHANCE, GAME.chances(state)[0][0]))
        assert len(look(state, 0).face_up) == 5
        assert GAME.actors(state) == ((left + 1) % 2,)


@pytest.mark.rule("GG-26")
def test_claims_are_public_and_unclaimed_tiles_leave_in_public() -> None:
    state = quick_claims(ready(3))
    assert look(state, SPECTATOR).claims == look(state, 0).claims
    left = look(state, 0).face_up
    assert len(left) == 4
    for seat in (0, 1):
        state = after(state, (seat, Place(0, 0)))
    assert Cleared(1, left) in told(state, (2, Place(0, 0)), 1)
    state = after(state, (2, Place(0, 0)))
    assert look(state, SPECTATOR).gone == left
    assert look(state, 0).face_up == ()
    assert not set(left) & set(look(state, 0).unseen)


# -- placing -----------------------------------------------------------------


@pytest.mark.rule("GG-30")
def test_a_tile_goes_on_any_empty_space_in_any_rotation() -> None:
    state = quick_claims(ready(2))
    every = [Place(cell, rotation) for cell in range(9) for rotation in (0, 90, 180, 270)]
    assert list(GAME.legal(state, 0)) == every
    state = after(state, (0, Place(4, 90)), (1, Place(8, 270)))
    assert look(state, 0).placed[0][4] % 4 == 1
    state = quick_claims(state)
    assert list(GAME.legal(state, 0)) == [action for action in every if action.cell != 4]
    refused(state, 0, Place(4, 0), "space-taken", "GG-30")
    refused(state, 0, Place(9, 0), "no-such-space", "GG-30")
    refused(state, 0, Place(-1, 0), "no-such-space", "GG-30")
    for rotation in (45, 360, -90):
        refused(state, 0, Place(0, rotation), "no-such-rotation", "GG-30")
    refused(state, 0, Claim(), "not-now", "GG-30")


@pytest.mark.rule("GG-30")
def test_placements_are_shown_together_and_their_order_does_not_matter() -> None:
    state = quick_claims(ready(3))
    places = [(0, Place(0, 0)), (1, Place(4, 90)), (2, Place(8, 180))]
    ends = [
        after(state, *[places[seat] for seat in order])
        for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2), (2, 0, 1))
    ]
    assert all(end == ends[0] for end in ends)
    once = after(state, places[1])
    assert GAME.actors(once) == (0, 2)
    assert look(once, 0).placed == look(state, 0).placed
    assert (look(once, 1).choice, look(once, 0).choice) == (Place(4, 90), None)
    refused(once, 1, Place(5, 0), "already-chosen", "GG-30")
    tile = state.claims[1]
    assert told(state, places[1], 0) == [Decided(1)]
    assert told(state, places[1], 1) == [Decided(1, tile=tile, cell=4, rotation=90)]
    twice = after(once, places[2])
    shown = told(twice, places[0], SPECTATOR)
    assert [event for event in shown if isinstance(event, Placed)] == [
        Placed(0, state.claims[0], 0, 0),
        Placed(1, tile, 4, 90),
        Placed(2, state.claims[2], 8, 180),
    ]


@pytest.mark.rule("GG-31")
def test_the_lamp_passes_to_the_left_each_round() -> None:
    state = ready(3, start=1)
    for round_number in range(1, 9):
        assert (state.round, state.lamp) == (round_number, round_number % 3)
        assert state.turn == state.lamp
        assert look(state, 0).stack == 7
        state = quick_claims(state)
        for seat in (0, 1):
            state = after(state, (seat, GAME.legal(state, seat)[0]))
        step = (2, GAME.legal(state, 2)[0])
        began = RoundBegan(round_number + 1, (round_number + 1) % 3, 7)
        assert (began in told(state, step, 0)) == (round_number < 8)
        state = after(state, step)
    assert phase(state) == "unveiling"


@pytest.mark.rule("GG-32")
def test_after_eight_rounds_the_hidden_tiles_fill_the_last_spaces_together() -> None:
    state = ready(2)
    for _ in range(8):
        state = quick_round(state)
    assert GAME.actors(state) == (0, 1)
    assert list(GAME.legal(state, 0)) == [Place(8, rotation) for rotation in (0, 90, 180, 270)]
    refused(state, 0, Place(3, 0), "space-taken", "GG-32")
    assert told(state, (0, Place(8, 90)), 1) == [Decided(0)]
    state = after(state, (0, Place(8, 90)))
    # Nothing shows before the last one has placed.
    assert look(state, 1).placed[0][8] == 0
    assert look(state, 1).unseen == look(state, 0).unseen
    assert {70, 71} <= set(look(state, SPECTATOR).unseen)
    shown = told(state, (1, Place(8, 0)), SPECTATOR)
    assert Unveiled(0, 70, 8, 90) in shown
    assert Unveiled(1, 71, 8, 0) in shown
    assert [type(event) for event in shown[-3:]] == [Scored, Scored, Ended]
    state = after(state, (1, Place(8, 0)))
    assert state.placed[0][8] == 70 * 4 + 1
    assert not {70, 71} & set(look(state, 0).unseen)
    assert GAME.actors(state) == ()
    refused(state, 0, Draw(), "game-over", "GG-64")
    refused(state, CHANCE, Reveal(1), "no-chance-now", "GG-64")


@pytest.mark.rule("GG-64")
def test_the_outcome_has_the_totals_of_the_sheets() -> None:
    state = ready(3)
    assert GAME.outcome(state) is None
    for _ in range(8):
        state = quick_round(state)
    for seat in range(3):
        assert GAME.outcome(state) is None
        state = after(state, (seat, GAME.legal(state, seat)[seat]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    sheets = GAME.sheets(state)
    assert outcome.reason == "boards-full"
    assert outcome.scores == tuple(sheet.total for sheet in sheets)
    best = max(outcome.scores)
    assert all(outcome.scores[seat] == best for seat in outcome.winners)
    assert GAME.view_sheets(GAME.view(state, SPECTATOR)) == sheets


@pytest.mark.rule("GG-62")
def test_a_finished_path_is_told_with_its_score_line() -> None:
    # Board 1a has bone doors in the middle of north and south; tile 78 is a straight.
    state = quick_claims(ready(2))
    column = (0, 4 * 78, 0, 0, 4 * 78, 0, 0, 0, 0)
    state = state.copy()
    state.placed = (column, column)
    state.claims = (78, 77)
    state = after(state, (1, Place(8, 0)))
    shown = told(state, (0, Place(7, 0)), 1)
    assert PathFinished(0, "bone_doors", (1, 4, 7), 6) in shown
