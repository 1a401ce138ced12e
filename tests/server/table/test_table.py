"""One table: who may do what, and that its log tells it whole."""

from random import Random

import pytest

from phantomline import load
from phantomline.core import CHANCE, IllegalAction
from phantomline.server.errors import Refusal
from phantomline.server.table import deciding
from phantomline.server.table.commands import (
    Close,
    Command,
    Hand,
    Move,
    PutBot,
    Rematch,
    Resign,
    Return,
    Sit,
    Stand,
    Start,
    TimeUp,
    Undo,
)
from phantomline.server.table.deciding import Again
from phantomline.server.table.settings import Clock
from tests.server.table.played import Played, ghosts, told


def refused(table: Played, command: Command, player: str | None) -> str:
    before = told(table.table)
    with pytest.raises(Refusal) as caught:
        table.do(command, player)
    assert told(table.table) == before, "what is refused changes nothing"
    return caught.value.code


@pytest.mark.parametrize("name", ["galore", "ghosts", "train"])
@pytest.mark.parametrize("seed", range(3))
def test_the_log_tells_the_whole_table(name: str, seed: int) -> None:
    table = Played(load(name), ["ana", "bo", None], clock=Clock(move=60, game=900, increment=3))
    rng = Random(seed)
    while table.table.status == "playing":
        table.now += rng.randrange(5_000)
        table.move_any(rng)
        if rng.random() < 0.05:
            assert told(table.again()) == told(table.table)
    assert table.table.outcome is not None
    assert told(table.again()) == told(table.table)


def test_a_seat_is_for_one_and_only_the_host_clears_it() -> None:
    table = ghosts("ana", "bo", "cleo", start=False)
    assert refused(table, Sit(1), "dan") == "seat-taken"
    assert refused(table, Sit(3), "dan") == "no-such-seat"
    assert refused(table, Stand(2), "bo") == "host-only"
    assert refused(table, Start(), "bo") == "host-only"
    table.do(Stand(2), "ana")  # the host may kick before the start
    assert refused(table, Stand(2), "ana") == "seat-free"
    assert refused(table, Start(), "ana") == "seats-free"
    assert refused(table, PutBot(2, "greedy"), "bo") == "host-only"
    assert refused(table, PutBot(2, "./evil.py"), "ana") == "no-such-bot"
    table.do(PutBot(2, "greedy"), "ana")
    table.do(Start(), "ana")
    assert refused(table, Stand(1), "bo") == "started"
    assert refused(table, Start(), "ana") == "started"


def test_a_host_who_leaves_hands_the_table_on() -> None:
    table = ghosts("ana", "bo", "cleo", start=False)
    table.do(Stand(0), "ana")
    assert table.table.host == "bo"


def test_one_person_may_hold_several_seats_but_not_at_a_rated_table() -> None:
    table = ghosts("ana", "ana", "bo", start=False)
    assert table.table.held_by("ana") == [0, 1]
    with pytest.raises(Refusal, match="rated-once"):
        ghosts("ana", "ana", "bo", rated=True)
    with pytest.raises(Refusal, match="rated-people"):
        ghosts("ana", None, rated=True)


def test_only_the_one_in_the_seat_moves_it_and_only_in_turn() -> None:
    table = ghosts("ana", "bo", "cleo")
    seat = table.table.actors()[0]
    other = (seat + 1) % 3
    mover, bystander = (table.table.seats[one].player for one in (seat, other))
    action = table.game.legal(table.table.state, seat)[0]
    seq = table.table.seq
    assert refused(table, Move(seat, seq, action), bystander) == "not-your-seat"
    assert refused(table, Move(seat, seq, action), None) == "not-your-seat"
    assert refused(table, Move(seat, seq, action, bot=True), None) == "not-your-seat"
    assert refused(table, Move(other, seq, action), bystander) == "not-your-turn"
    assert refused(table, Move(seat, seq - 1, action), mover) == "stale"
    assert refused(table, Move(seat, seq + 1, action), mover) == "stale"
    table.move(seat, action)


def test_an_illegal_move_names_its_rule() -> None:
    table = ghosts("ana", "bo", "cleo")
    seat = table.table.actors()[0]
    legal = set(table.game.legal(table.table.state, seat))
    cards = [
        {"type": "play", "card": f"{hue}-{worth}"} for hue in ("red", "blue") for worth in "123"
    ]
    bad = next(card for card in map(table.game.codec.action, cards) if card not in legal)
    with pytest.raises(IllegalAction) as caught:
        table.do(Move(seat, table.table.seq, bad), table.table.seats[seat].player)
    assert caught.value.rule.startswith("GH-")


def test_the_same_move_asked_twice_is_made_once() -> None:
    table = ghosts("ana", "bo", "cleo")
    seat = table.table.actors()[0]
    player = table.table.seats[seat].player
    move = Move(seat, table.table.seq, table.game.legal(table.table.state, seat)[0], "m1")
    made = table.do(move, player)
    for again in (table.table, table.again()):  # also after a restart
        table.table = again
        with pytest.raises(Again) as caught:
            table.do(move, player)
        assert caught.value.seq == made.seq
    assert sum(b'"m1"' in line for line in table.log) == 1


def test_choices_at_the_same_time_may_come_in_any_order() -> None:
    """A seat's choice is not stale because another seat has chosen meanwhile."""
    table = Played(load("galore"), ["ana", "bo", "cleo"])
    rng = Random(5)
    while len(table.table.actors()) < 3:
        table.move_any(rng)
    seq = table.table.seq
    for seat in (2, 0, 1):
        action = table.game.legal(table.table.state, seat)[0]
        table.do(Move(seat, seq, action), table.table.seats[seat].player)
    assert table.table.seq == seq + 3


def test_fate_is_what_the_secret_and_the_nonces_say() -> None:
    """The same nonces give the same deal, one other nonce another."""
    deals = []
    for nonce in ("a", "a", "b"):
        table = ghosts("ana", "bo", start=False)
        table.do(Stand(1), "bo")
        table.do(Sit(1, nonce), "bo")
        table.do(Start(), "ana")
        deals.append([step for step in table.table.steps if step[0] == CHANCE])
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def test_resigning_ends_a_game_for_two_and_leaves_others_to_play_on() -> None:
    table = ghosts("ana", "bo")
    table.do(Resign(0), "ana")
    assert table.table.outcome is not None
    assert (table.table.outcome.reason, table.table.outcome.winners) == ("resigned", (1,))
    table = ghosts("ana", "bo", "cleo")
    table.do(Resign(0), "ana")
    assert table.table.status == "playing"
    assert table.table.seats[0].bot is not None
    assert refused(table, Return(0), "ana") == "resigned"


def test_a_bot_plays_on_for_whoever_leaves_until_they_return() -> None:
    table = ghosts("ana", "bo", "cleo")
    assert refused(table, Hand(1, "easy"), "cleo") == "host-only"
    table.do(Hand(1, "easy"), "bo")
    assert refused(table, Hand(1, "easy"), "bo") == "bot-plays"
    rng = Random(1)
    while table.table.actors() != (1,):
        table.move_any(rng)
    action = table.game.legal(table.table.state, 1)[0]
    assert refused(table, Move(1, table.table.seq, action), "bo") == "bot-plays"
    table.move(1, action)
    assert refused(table, Return(1), "cleo") == "not-your-seat"
    table.do(Return(1), "bo")
    assert refused(table, Return(1), "bo") == "seat-yours"


def test_time_that_is_up_hands_the_seat_to_a_bot() -> None:
    table = ghosts("ana", "bo", clock=Clock(move=10))
    seat = table.table.actors()[0]
    other = 1 - seat
    table.now += 9_999
    assert refused(table, TimeUp(seat), None) == "time-left"
    assert refused(table, TimeUp(other), None) == "time-left"
    table.now += 1
    table.do(TimeUp(seat), None)
    assert table.table.seats[seat].bot == "easy"


def test_a_bank_of_time_runs_only_in_turn_and_grows_by_the_increment() -> None:
    table = ghosts("ana", "bo", clock=Clock(game=60, increment=5))
    clocks = table.table.clocks
    assert clocks is not None
    seat = table.table.actors()[0]
    table.now += 20_000
    table.move(seat, table.game.legal(table.table.state, seat)[0])
    while table.table.actors() == (seat,):
        table.move(seat, table.game.legal(table.table.state, seat)[0])
    assert clocks.left[seat] in {45_000, 50_000}  # one move or two
    assert clocks.left[1 - seat] == 60_000
    assert clocks.deadline(seat) is None
    assert clocks.deadline(1 - seat) == table.now + 60_000


def test_the_host_may_close_a_table_and_then_nothing_happens_there() -> None:
    table = ghosts("ana", "bo")
    assert refused(table, Close(), "bo") == "host-only"
    table.do(Close(), "ana")
    for command in (Resign(0), Undo(0), Rematch("x"), Sit(0), Start()):
        assert refused(table, command, "ana") == "closed"


def test_only_those_who_played_ask_for_a_rematch_and_only_once() -> None:
    table = ghosts("ana", "bo")
    assert refused(table, Rematch("next"), "ana") == "not-over"
    table.do(Resign(0), "ana")
    assert refused(table, Rematch("next"), "zoe") == "not-your-seat"
    table.do(Rematch("next"), "bo")
    assert refused(table, Rematch("other"), "ana") == "rematched"


def test_a_log_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who sits down and stands up all night cannot fill the disk; a game plays on."""
    monkeypatch.setattr(deciding, "LONGEST_LOG", 40)
    table = ghosts("ana", "bo")
    rng = Random(1)
    while table.table.seq < 60:
        table.move_any(rng)
    assert refused(table, Resign(0), "ana") == "worn-out"
    table.do(Close(), "ana")
