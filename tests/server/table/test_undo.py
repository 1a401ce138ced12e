"""Taking back: freely while nothing was learned, otherwise if everyone agrees."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from phantomline import load
from phantomline.core import CHANCE
from phantomline.server.errors import Refusal
from phantomline.server.table.commands import Answer, Undo
from phantomline.server.table.fate import Fate, seed_of
from phantomline.server.table.undo import learned
from tests.server.table.played import SECRET, Played, ghosts, told


def test_a_first_secret_placement_is_taken_back_freely_the_last_one_is_not() -> None:
    """In Ghosts Galore placements are shown when the last has come: then something was learned."""
    table = Played(load("galore"), ["ana", "bo", "cleo"])
    rng = Random(3)
    while len(table.table.actors()) < 3:
        table.move_any(rng)
    before = [table.game.view(table.table.state, seat) for seat in range(3)]
    steps = list(table.table.steps)
    table.move(0, table.game.legal(table.table.state, 0)[0])
    table.do(Undo(0), "ana")
    assert table.table.steps == steps
    assert [table.game.view(table.table.state, seat) for seat in range(3)] == before
    table.move(0, table.game.legal(table.table.state, 0)[0])
    table.move(1, table.game.legal(table.table.state, 1)[0])
    table.do(Undo(0), "ana")  # someone else has acted since
    assert table.table.asked is not None
    assert told(table.again()) == told(table.table)


def test_a_move_that_shows_the_mover_something_was_learned_from() -> None:
    game = load("galore")
    table = Played(game, ["ana", "bo", "cleo"])
    rng = Random(3)
    while len(table.table.actors()) < 3:
        table.move_any(rng)
    for seat in (0, 1):
        before = table.table.state
        action = game.legal(before, seat)[0]
        change = table.move(seat, action)
        assert not learned(game, before, seat, action, change.moments[0][3])
    before = table.table.state
    action = game.legal(before, 2)[0]
    change = table.move(2, action)
    assert learned(game, before, 2, action, change.moments[0][3])


def draws_once(table: Played, rng: Random) -> int:
    """Play until a move drew something, and return who made it."""
    while True:
        change = table.move_any(rng)
        if len(change.moments) > 1:
            return change.moments[0][1]


def test_what_fate_decided_is_taken_back_only_if_all_people_agree() -> None:
    table = ghosts("ana", "bo", "cleo")
    seat = draws_once(table, Random(2))
    names = ("ana", "bo", "cleo")
    others = [one for one in range(3) if one != seat]
    steps = list(table.table.steps)
    table.do(Undo(seat), names[seat])
    assert table.table.steps == steps, "asking changes nothing yet"
    with pytest.raises(Refusal, match="not-asked"):
        table.do(Answer(seat, yes=True), names[seat])
    table.do(Answer(others[0], yes=True), names[others[0]])
    assert table.table.steps == steps
    table.do(Answer(others[1], yes=True), names[others[1]])
    assert len(table.table.steps) < len(steps)
    assert table.table.steps == steps[: len(table.table.steps)]
    assert told(table.again()) == told(table.table)


def test_one_no_is_enough() -> None:
    table = ghosts("ana", "bo", "cleo")
    seat = draws_once(table, Random(2))
    names = ("ana", "bo", "cleo")
    other = (seat + 1) % 3
    table.do(Undo(seat), names[seat])
    steps = list(table.table.steps)
    table.do(Answer(other, yes=False), names[other])
    assert table.table.asked is None
    assert table.table.steps == steps
    with pytest.raises(Refusal, match="nothing-asked"):
        table.do(Answer(other, yes=True), names[other])


def test_a_move_answers_the_question_too() -> None:
    table = ghosts("ana", "bo", "cleo")
    rng = Random(2)
    seat = draws_once(table, rng)
    table.do(Undo(seat), ("ana", "bo", "cleo")[seat])
    table.move_any(rng)
    assert table.table.asked is None


def test_alone_with_bots_one_agrees_with_oneself() -> None:
    table = ghosts("ana", None, None)
    rng = Random(4)
    while not (table.table.last_turn(0) and table.table.turns[-1].seat != 0):
        table.move_any(rng)
    turn = table.table.last_turn(0)
    assert turn is not None
    table.do(Undo(0), "ana")
    assert len(table.table.steps) == turn.steps


def test_nobody_takes_back_what_they_have_not_done() -> None:
    table = ghosts("ana", "bo", "cleo")
    seat = table.table.actors()[0]
    with pytest.raises(Refusal, match="nothing-to-undo"):
        table.do(Undo(seat), table.table.seats[seat].player)


def test_draws_are_never_used_twice() -> None:
    """Whoever takes a draw back has seen its number, so the next draw has another."""
    table = ghosts("ana", None, None)
    rng = Random(9)
    for _ in range(40):
        if table.table.status != "playing":
            break
        table.move_any(rng)
        if table.table.last_turn(0) is not None and rng.random() < 0.3:
            table.do(Undo(0), "ana")
    final = table.table
    assert final.undone, "the test takes draws back"
    fate = Fate(seed_of(SECRET, "t", [seat.nonce for seat in final.seats]))
    in_force = [number for number in range(final.drawn) if number not in set(final.undone)]
    state = final.first_state()
    for actor, action in final.steps:
        if actor == CHANCE:
            assert fate.draw(table.game, state, in_force.pop(0)) == action
        state = table.game.apply(state, actor, action)
    assert not in_force
    assert told(table.again()) == told(final)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.booleans(), min_size=20, max_size=60), st.integers(0, 2**32))
def test_taking_back_leads_to_where_one_would_have_been(backs: list[bool], seed: int) -> None:
    """However many moves are made and taken back: the state is what the moves in force make it."""
    table = Played(load("ghosts"), ["ana", "ana"])
    rng = Random(seed)
    for back in backs:
        turns = table.table.turns
        if back and turns:
            table.do(Undo(rng.choice(turns).seat), "ana")
        elif table.table.actors():
            table.move_any(rng)
    state = table.table.first_state()
    for actor, action in table.table.steps:
        state = table.game.apply(state, actor, action)
    for seat in (0, 1):
        assert table.game.view(table.table.state, seat) == table.game.view(state, seat)
    assert told(table.again()) == told(table.table)
