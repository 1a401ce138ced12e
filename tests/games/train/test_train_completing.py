"""What a route of Ghost Train can bring: tickets, bonuses, and the end of the game."""

import pytest

from phantomline.games.train.actions import Claim, Discard, Draw, DrawFloat, DrawTicket, Pass
from phantomline.games.train.state import (
    BONUS,
    OVER,
    PLAYING,
    TICKETS,
    TO_CRYPT,
    TO_MANSION,
    TRICK_OR_TREAT,
    State,
)
from phantomline.games.train.view import TrainView
from tests.games.train.table import GAME, bag, chances, ending, held, pile, refuse, step, table

FIVE = ["glade--mill", "mill--well", "barn--hall", "hall--swamp", "mansion--oak"]
PLENTY = ["red", "blue", "green", "black"]


@pytest.mark.rule("GT-30")
def test_a_connected_ticket_is_revealed_and_replaced() -> None:
    state = table(
        ["blue"],
        [],
        deck=PLENTY,
        routes=[["oak--hall"], []],
        tickets=[["oak--well", "glade--mill"], []],
        ticket_deck=["crypt--pier", "mansion--well"],
    )
    state = step(state, Claim("well--hall", 0))
    assert state.completed == (("oak--well",), ())
    assert state.tickets[0] == held("glade--mill")
    assert set(chances(state)) == {DrawTicket(0, "crypt--pier"), DrawTicket(0, "mansion--well")}
    state = step(state, DrawTicket(0, "crypt--pier"))
    assert state.tickets[0] == held("glade--mill", "crypt--pier")
    assert (state.phase, state.turn) == (PLAYING, 1)


@pytest.mark.rule("GT-30")
def test_a_gap_leaves_a_ticket_open() -> None:
    # Both ends have carriages, but the line between them is broken.
    state = table(
        ["green"],
        [],
        deck=PLENTY,
        routes=[["barn--well", "oak--hall"], []],
        tickets=[["oak--well", "glade--mill"], []],
        ticket_deck=["crypt--pier"],
    )
    state = step(state, Claim("oak--mill", 0))
    assert state.completed == ((), ())
    assert state.turn == 1


@pytest.mark.rule("GT-30")
def test_other_players_carriages_do_not_connect() -> None:
    state = table(
        ["blue"],
        [],
        deck=PLENTY,
        routes=[[], ["oak--hall"]],
        tickets=[["oak--well"], ["oak--pier"]],
    )
    assert step(state, Claim("well--hall", 0)).completed == ((), ())


@pytest.mark.rule("GT-30")
def test_two_lines_become_one_when_a_route_joins_them() -> None:
    state = table(
        ["red", "red"],
        [],
        deck=PLENTY,
        routes=[["glade--oak", "well--hall"], []],
        tickets=[["glade--hall"], []],
    )
    state = step(state, Claim("oak--hall", 0))
    assert state.completed[0] == ("glade--hall",)
    assert state.networks[0] == (sum(1 << place for place in (0, 1, 4, 6)),)


@pytest.mark.rule("GT-31")
def test_one_route_completes_several_tickets_before_any_is_replaced() -> None:
    state = table(
        ["blue"],
        [],
        deck=PLENTY,
        routes=[["oak--hall", "oak--mill"], []],
        tickets=[["oak--well", "mill--well"], []],
        ticket_deck=["crypt--pier", "barn--hall"],
    )
    state = step(state, Claim("well--hall", 0))
    assert state.completed[0] == ("oak--well", "mill--well")
    assert state.tickets[0] == ()
    assert (state.phase, state.due) == (TICKETS, 2)
    state = step(state, DrawTicket(0, "crypt--pier"))
    assert state.phase == TICKETS
    state = step(state, DrawTicket(0, "barn--hall"))
    assert state.tickets[0] == held("crypt--pier", "barn--hall")
    assert state.turn == 1


@pytest.mark.rule("GT-31")
def test_a_new_ticket_that_is_connected_is_complete_at_once() -> None:
    state = table(
        ["blue"],
        [],
        deck=PLENTY,
        routes=[["oak--hall", "oak--mill"], []],
        tickets=[["oak--well", "crypt--pier"], []],
        ticket_deck=["mill--well", "barn--hall", "glade--mill"],
    )
    state = step(state, Claim("well--hall", 0), DrawTicket(0, "mill--well"))
    assert state.completed[0] == ("oak--well", "mill--well")
    assert state.tickets[0] == held("crypt--pier")
    assert state.phase == TICKETS
    assert step(state, DrawTicket(0, "glade--mill")).turn == 1


@pytest.mark.rule("GT-31")
def test_tickets_drawn_for_discarded_ones_may_be_complete_too() -> None:
    state = table(
        [],
        [],
        deck=PLENTY,
        routes=[["oak--hall"], []],
        tickets=[["crypt--pier", "barn--hall"], []],
        ticket_deck=["glade--hall", "mansion--well", "glade--mill"],
    )
    state = step(state, Discard(), DrawTicket(0, "mansion--well"))
    connected = table(
        [],
        [],
        deck=PLENTY,
        routes=[["oak--hall", "glade--oak"], []],
        tickets=[["crypt--pier", "barn--hall"], []],
        ticket_deck=["glade--hall", "mansion--well", "glade--mill"],
    )
    assert step(state, DrawTicket(0, "glade--hall")).tickets[0] == held(
        "mansion--well", "glade--hall"
    )
    state = step(connected, Discard(), DrawTicket(0, "glade--hall"))
    assert state.completed[0] == ("glade--hall",)
    state = step(state, DrawTicket(0, "mansion--well"), DrawTicket(0, "glade--mill"))
    assert state.tickets[0] == held("mansion--well", "glade--mill")
    assert state.turn == 1


@pytest.mark.rule("GT-27", "GT-30")
def test_the_last_tickets_are_completed_without_replacement() -> None:
    state = table(
        ["blue"],
        [],
        deck=PLENTY,
        routes=[["oak--hall", "oak--mill"], []],
        tickets=[["oak--well", "mill--well"], []],
    )
    state = step(state, Claim("well--hall", 0))
    assert state.completed[0] == ("oak--well", "mill--well")
    assert state.tickets[0] == ()
    assert state.turn == 1


# --- Trick or Treat ---


def ready_to_treat(bonuses: int = 0, completed: int = 0) -> State:
    return table(
        ["blue"] * 3,
        [],
        deck=PLENTY,
        routes=[["oak--hall"], []],
        bonuses=[bonuses, 0],
        completed=[FIVE[:completed], []],
        tickets=[["glade--mill"] if completed == 0 else [], []],
    )


@pytest.mark.rule("GT-32")
def test_forest_to_shore_is_worth_a_ticket() -> None:
    state = step(ready_to_treat(), Claim("hall--pier", 0))
    assert state.bonuses == (TRICK_OR_TREAT, 0)
    assert state.completed == ((), ())
    view = GAME.view(state, 1)
    assert isinstance(view, TrainView)
    assert (view.bonuses, view.scores) == ((("trick-or-treat",), ()), (1, 0))


@pytest.mark.rule("GT-32")
def test_trick_or_treat_comes_once_for_each_player() -> None:
    again = step(ready_to_treat(TRICK_OR_TREAT, completed=4), Claim("hall--pier", 0))
    assert again.ending == 0
    # The other player may still have it.
    state = table(
        [],
        ["yellow"],
        deck=PLENTY,
        routes=[["hall--pier"], ["oak--hall", "hall--mansion"]],
        bonuses=[TRICK_OR_TREAT, TO_MANSION],
        turn=1,
    )
    assert step(state, Claim("pier--swamp", 0)).bonuses[1] & TRICK_OR_TREAT == 0
    both = table(
        ["black"],
        ["blue"] * 3,
        deck=PLENTY,
        routes=[[], ["oak--hall"]],
        bonuses=[TRICK_OR_TREAT, 0],
        turn=1,
    )
    assert step(both, Claim("hall--pier", 0)).bonuses == (TRICK_OR_TREAT, TRICK_OR_TREAT)


@pytest.mark.rule("GT-32")
def test_two_lines_that_do_not_meet_are_no_treat() -> None:
    state = table(["black"], [], deck=PLENTY, routes=[["hall--pier"], []])
    assert step(state, Claim("glade--oak", 0)).bonuses == (0, 0)


# --- Town Hall ---


@pytest.mark.rule("GT-33")
@pytest.mark.parametrize(
    ("hand", "route", "flag"),
    [
        (["green"], "crypt--hall--green", TO_CRYPT),
        (["orange"], "crypt--hall--orange", TO_CRYPT),
        (["yellow"] * 2, "hall--mansion", TO_MANSION),
    ],
)
def test_the_town_hall_gives_two_cards(hand: list[str], route: str, flag: int) -> None:
    state = step(table(hand, ["black"], deck=["blue"] * 3), Claim(route, 0))
    assert state.bonuses == (flag, 0)
    assert (state.phase, state.due) == (BONUS, 2)
    state = step(state, DrawFloat(0, "blue"), DrawFloat(0, "blue"))
    assert state.hands[0] == bag("blue", "blue")
    assert state.turn == 1


@pytest.mark.rule("GT-33")
def test_both_bonuses_may_come_in_one_turn() -> None:
    state = table(["green"], [], deck=["blue"] * 9, routes=[["crypt--mansion"], []])
    state = step(state, Claim("crypt--hall--green", 0))
    assert state.bonuses[0] == TO_CRYPT | TO_MANSION
    state = step(state, *[DrawFloat(0, "blue")] * 4)
    assert state.hands[0] == bag(*["blue"] * 4)
    assert state.turn == 1


@pytest.mark.rule("GT-33")
def test_each_bonus_comes_once() -> None:
    state = table(
        ["yellow"] * 2,
        [],
        deck=["blue"] * 9,
        routes=[["crypt--hall--green"], []],
        bonuses=[TO_CRYPT, 0],
    )
    state = step(state, Claim("hall--mansion", 0))
    assert state.due == 2
    had_both = table(
        ["black"] * 2,
        [],
        deck=["blue"] * 9,
        routes=[["crypt--hall--green", "hall--mansion"], []],
        bonuses=[TO_CRYPT | TO_MANSION, 0],
    )
    assert step(had_both, Claim("crypt--mansion", 0)).turn == 1


@pytest.mark.rule("GT-26", "GT-33")
def test_bonus_cards_may_be_the_ones_just_paid() -> None:
    state = step(table(["green"], ["black"]), Claim("crypt--hall--green", 0))
    assert chances(state) == {DrawFloat(0, "green"): 1}
    state = step(state, DrawFloat(0, "green"))
    assert state.hands[0] == bag("green")
    assert state.turn == 1


# --- the order of things ---


@pytest.mark.rule("GT-34")
def test_town_hall_then_trick_or_treat_then_tickets() -> None:
    state = table(
        ["red"] * 2,
        [],
        deck=["blue"] * 9,
        routes=[["crypt--hall--green", "hall--pier"], []],
        bonuses=[TO_CRYPT, 0],
        tickets=[["oak--pier"], []],
        ticket_deck=["mill--well", "barn--hall"],
    )
    # A forest, the shore and a ticket at once, and no new bonus of the Town Hall.
    after = step(state, Claim("oak--hall", 0))
    assert after.bonuses[0] == TO_CRYPT | TRICK_OR_TREAT
    assert after.completed[0] == ("oak--pier",)
    assert after.phase == TICKETS
    with_hall = table(
        ["red"] * 2,
        [],
        deck=["blue"] * 9,
        routes=[["hall--pier", "oak--mill"], []],
        tickets=[["oak--pier"], []],
        ticket_deck=["mill--well", "barn--hall"],
    )
    assert step(with_hall, Claim("oak--hall", 0)).phase == TICKETS


@pytest.mark.rule("GT-34")
def test_bonus_cards_are_drawn_before_treat_and_tickets() -> None:
    state = table(
        ["yellow"] * 2,
        [],
        deck=["blue"] * 9,
        routes=[["oak--mill", "crypt--mansion"], []],
        tickets=[["mansion--well"], []],
        ticket_deck=["barn--hall", "crypt--pier"],
    )
    state = step(state, Claim("hall--mansion", 0))
    assert (state.phase, state.due, state.completed[0]) == (BONUS, 4, ())
    joined = table(
        ["yellow"] * 2,
        [],
        deck=["blue"] * 9,
        routes=[["well--hall", "oak--hall", "hall--pier"], []],
        tickets=[["mansion--well"], []],
        ticket_deck=["barn--hall", "crypt--pier"],
    )
    state = step(joined, Claim("hall--mansion", 0))
    assert state.phase == BONUS
    assert state.bonuses[0] == TO_MANSION
    assert state.completed[0] == ()
    state = step(state, DrawFloat(0, "blue"))
    assert (state.bonuses[0], state.completed[0]) == (TO_MANSION, ())
    state = step(state, DrawFloat(0, "blue"))
    assert state.bonuses[0] == TO_MANSION | TRICK_OR_TREAT
    assert state.completed[0] == ("mansion--well",)
    assert state.phase == TICKETS


@pytest.mark.rule("GT-34", "GT-40")
def test_a_treat_as_sixth_ends_before_tickets_are_looked_at() -> None:
    state = table(
        ["blue"] * 3,
        [],
        deck=PLENTY,
        routes=[["oak--hall"], []],
        completed=[FIVE, []],
        tickets=[["oak--pier"], []],
        ticket_deck=["crypt--pier"],
    )
    state = step(state, Claim("hall--pier", 0))
    assert state.phase == OVER
    assert state.completed[0] == tuple(FIVE)
    assert state.tickets[0] == held("oak--pier")
    assert ending(state).scores == (6, 0)


@pytest.mark.rule("GT-34", "GT-40")
def test_the_town_hall_comes_before_a_sixth_ticket() -> None:
    state = table(
        ["yellow"] * 2,
        [],
        deck=["blue"] * 9,
        routes=[["well--hall"], []],
        completed=[FIVE, []],
        tickets=[["mansion--well"], []],
    )
    state = step(state, Claim("hall--mansion", 0), DrawFloat(0, "blue"))
    assert state.phase == BONUS
    state = step(state, DrawFloat(0, "blue"))
    assert state.hands[0] == bag("blue", "blue")
    assert ending(state).reason == "sixth-ticket"


# --- the end ---


@pytest.mark.rule("GT-40")
def test_the_sixth_ticket_wins_at_once_and_nothing_more_is_drawn() -> None:
    state = table(
        ["blue"],
        [],
        deck=PLENTY,
        routes=[["oak--hall", "oak--mill"], []],
        completed=[FIVE[:1] + FIVE[2:], ["crypt--oak"]],
        bonuses=[TRICK_OR_TREAT, 0],
        tickets=[["oak--well", "mill--well"], ["crypt--pier"]],
        ticket_deck=["glade--hall"],
    )
    state = step(state, Claim("well--hall", 0))
    outcome = ending(state)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("sixth-ticket", (0,), (6, 1))
    assert state.ticket_deck == pile("glade--hall")
    assert state.tickets[0] == held("mill--well")
    assert GAME.actors(state) == ()
    assert GAME.legal(state, 0) == []
    assert refuse(state, Draw()).code == "game-over"


@pytest.mark.rule("GT-34")
def test_a_fifth_and_a_sixth_ticket_of_one_claim_end_the_game_before_a_draw() -> None:
    state = table(
        ["blue"],
        [],
        deck=PLENTY,
        routes=[["oak--hall", "oak--mill"], []],
        tickets=[["oak--well", "mill--well"], []],
        ticket_deck=["crypt--pier", "barn--hall"],
        completed=[["glade--hall", "glade--mill", "hall--swamp", "hall--pier"], []],
    )
    outcome = ending(step(state, Claim("well--hall", 0)))
    assert (outcome.reason, outcome.scores) == ("sixth-ticket", (6, 0))


@pytest.mark.rule("GT-40")
def test_a_drawn_ticket_may_be_the_sixth() -> None:
    state = table(
        [],
        [],
        deck=PLENTY,
        routes=[["oak--hall", "glade--oak"], []],
        completed=[FIVE, []],
        tickets=[["crypt--pier"], []],
        ticket_deck=["glade--hall", "oak--well"],
    )
    state = step(state, Discard(), DrawTicket(0, "glade--hall"))
    assert ending(state).scores == (6, 0)


@pytest.mark.rule("GT-41")
def test_the_last_carriage_ends_the_game_after_bonuses_and_tickets() -> None:
    state = table(
        ["yellow"] * 2,
        [],
        deck=["blue"] * 9,
        routes=[["well--hall"], []],
        carriages=[2, 20],
        completed=[[], ["glade--mill"]],
        tickets=[["mansion--well"], []],
        ticket_deck=["crypt--pier"],
    )
    state = step(state, Claim("hall--mansion", 0), *[DrawFloat(0, "blue")] * 2)
    assert state.phase == TICKETS
    state = step(state, DrawTicket(0, "crypt--pier"))
    outcome = ending(state)
    assert (outcome.reason, outcome.scores) == ("last-carriage", (1, 1))
    assert outcome.winners == (0, 1)
    assert state.tickets[0] == held("crypt--pier")


@pytest.mark.rule("GT-41")
def test_one_carriage_left_is_not_the_end() -> None:
    state = table(["black"], [], deck=PLENTY, carriages=[2, 20])
    state = step(state, Claim("glade--oak", 0))
    assert (state.phase, state.turn) == (PLAYING, 1)


@pytest.mark.rule("GT-41")
def test_most_tickets_win_whoever_placed_the_last_carriage() -> None:
    state = table(
        ["black"],
        [],
        [],
        deck=PLENTY,
        carriages=[1, 20, 20],
        completed=[["glade--mill"], ["mill--well", "barn--hall"], []],
        bonuses=[0, 0, TRICK_OR_TREAT],
    )
    outcome = ending(step(state, Claim("glade--oak", 0)))
    assert (outcome.winners, outcome.scores) == ((1,), (1, 2, 1))


@pytest.mark.rule("GT-41")
def test_a_sixth_ticket_with_the_last_carriage_is_a_jackpot() -> None:
    state = table(
        ["blue"],
        [],
        deck=PLENTY,
        routes=[["oak--hall"], []],
        carriages=[1, 20],
        completed=[FIVE, []],
        tickets=[["oak--well"], []],
    )
    assert ending(step(state, Claim("well--hall", 0))).reason == "sixth-ticket"


@pytest.mark.rule("GT-42")
def test_the_game_ends_when_everyone_passes_in_a_row() -> None:
    state = table(["red"], ["red"], ["red"], completed=[["oak--pier"], [], ["oak--well"]])
    state = step(state, Pass(), Pass())
    assert GAME.outcome(state) is None
    outcome = ending(step(state, Pass()))
    assert (outcome.reason, outcome.winners) == ("all-passed", (0, 2))


@pytest.mark.rule("GT-42")
def test_a_move_in_between_starts_the_passes_anew() -> None:
    state = table(["red"], ["black"], completed=[["oak--pier"], []])
    state = step(state, Pass(), Claim("glade--oak", 0))
    # The claim's card can be drawn again, so seat 0 need not pass now.
    assert state.passes == 0
    assert Draw() in GAME.legal(state, 0)


@pytest.mark.rule("GT-42")
def test_the_game_ends_when_only_useless_tickets_go_round() -> None:
    stuck = table(
        ["red"],
        ["red"],
        tickets=[["oak--well"], ["oak--pier"]],
        ticket_deck=["glade--hall", "mill--well"],
        completed=[["crypt--oak"], []],
    )
    state = step(stuck, Discard(), DrawTicket(0, "glade--hall"), DrawTicket(0, "mill--well"))
    outcome = ending(state)
    assert (outcome.reason, outcome.winners) == ("stalemate", (0,))


@pytest.mark.rule("GT-42")
@pytest.mark.parametrize("saved_by", ["a float card", "a claim", "a ticket"])
def test_the_game_goes_on_while_anything_can_change(saved_by: str) -> None:
    state = table(
        ["red"],
        ["black"] if saved_by == "a claim" else ["red"],
        deck=["red"] if saved_by == "a float card" else [],
        routes=[[], ["oak--hall", "well--hall"] if saved_by == "a ticket" else []],
        tickets=[["oak--pier"], []],
        ticket_deck=["glade--hall", "mill--well", "oak--well"],
    )
    state = step(state, Discard(), DrawTicket(0, "glade--hall"), DrawTicket(0, "mill--well"))
    assert (state.phase, state.turn) == (PLAYING, 1)
