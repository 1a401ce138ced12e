"""The rules of a turn of Ghost Train, one by one. Every test names the rule it proves."""

from random import Random

import pytest

from phantomline.core import CHANCE, IllegalAction, OptionError, Options
from phantomline.games.train import Train
from phantomline.games.train.actions import (
    Claim,
    Discard,
    Draw,
    DrawFloat,
    DrawTicket,
    Pass,
    Start,
)
from phantomline.games.train.floats import FLOATS
from phantomline.games.train.state import State
from tests.games.train.table import GAME, TOWN, bag, chances, held, pile, refuse, step, table


def legal(state: State) -> list[object]:
    return list(GAME.legal(state, state.turn))


def claims(state: State, route: str) -> list[int]:
    return [
        action.locomotives
        for action in GAME.legal(state, state.turn)
        if isinstance(action, Claim) and action.route == route
    ]


# --- setup ---


@pytest.mark.rule("GT-01", "GT-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_carriages_cards_and_tickets(players: int) -> None:
    game = Train()
    state = game.initial(players, Options(start=1))
    rng = Random(players)
    while game.actors(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.fate(state, rng))
    assert state.carriages == (20,) * players
    assert [FLOATS.size(hand) for hand in state.hands] == [4] * players
    assert [len(tickets) for tickets in state.tickets] == [2] * players
    assert FLOATS.size(state.deck) == 72 - 4 * players
    assert state.ticket_deck.bit_count() == 33 - 2 * players
    assert game.actors(state) == (1,)


@pytest.mark.rule("GT-10")
def test_the_deal_goes_round_from_the_starter_float_cards_first() -> None:
    state = GAME.initial(2, Options(start=1))
    dealt: list[tuple[str, int]] = []
    rng = Random(0)
    while GAME.actors(state) == (CHANCE,):
        action = GAME.fate(state, rng)
        assert isinstance(action, DrawFloat | DrawTicket)
        dealt.append(("float" if isinstance(action, DrawFloat) else "ticket", action.seat))
        state = GAME.apply(state, CHANCE, action)
    one_seat = [("float", 1)] * 4 + [("ticket", 1)] * 2
    assert dealt == one_seat + [(kind, 0) for kind, _ in one_seat]


@pytest.mark.rule("GT-11")
def test_chance_picks_the_starter_unless_the_host_does() -> None:
    open_start = GAME.initial(3)
    assert chances(open_start) == {Start(0): 1, Start(1): 1, Start(2): 1}
    assert step(open_start, Start(2)).starter == 2
    assert GAME.initial(3, Options(start=2)).turn == 2
    with pytest.raises(OptionError):
        GAME.initial(3, Options(start=3))


@pytest.mark.rule("GT-11")
def test_turns_go_clockwise() -> None:
    state = table([], [], [], deck=["red"] * 8, turn=1)
    order: list[int] = []
    for _ in range(4):
        order.append(state.turn)
        state = step(state, Draw(), *[DrawFloat(state.turn, "red")] * 2)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("GT-11")
def test_only_the_seat_on_turn_may_act() -> None:
    state = table([], [], deck=["red"] * 3)
    assert refuse(state, Draw(), seat=1).code == "not-on-turn"
    drawing = step(state, Draw())
    assert refuse(drawing, Draw(), seat=0).code == "not-on-turn"
    with pytest.raises(IllegalAction, match="wrong-seat"):
        GAME.apply(drawing, CHANCE, DrawFloat(1, "red"))


# --- drawing ---


@pytest.mark.rule("GT-20")
def test_drawing_gives_two_cards_by_what_the_deck_holds() -> None:
    state = step(table(["blue"], [], deck=["red", "red", "locomotive"]), Draw())
    assert chances(state) == {DrawFloat(0, "red"): 2, DrawFloat(0, "locomotive"): 1}
    state = step(state, DrawFloat(0, "locomotive"))
    assert chances(state) == {DrawFloat(0, "red"): 2}
    state = step(state, DrawFloat(0, "red"))
    assert state.hands[0] == bag("blue", "locomotive", "red")
    assert state.deck == bag("red")
    assert state.turn == 1


@pytest.mark.rule("GT-20")
def test_a_card_that_is_not_in_the_deck_cannot_be_drawn() -> None:
    state = step(table([], [], deck=["red", "red"]), Draw())
    for card, code in (("blue", "not-in-deck"), ("pink", "no-such-card")):
        with pytest.raises(IllegalAction, match=code):
            GAME.apply(state, CHANCE, DrawFloat(0, card))


@pytest.mark.rule("GT-26")
def test_an_empty_deck_is_remade_of_the_discards_before_a_draw() -> None:
    state = step(table([], [], discards=["red", "blue", "blue"]), Draw())
    assert state.deck == bag("red", "blue", "blue")
    assert state.discards == 0
    assert chances(state) == {DrawFloat(0, "red"): 1, DrawFloat(0, "blue"): 2}


@pytest.mark.rule("GT-26")
def test_the_deck_is_remade_in_the_middle_of_a_draw() -> None:
    state = step(table([], [], deck=["red"], discards=["blue"]), Draw())
    assert chances(state) == {DrawFloat(0, "red"): 1}
    state = step(state, DrawFloat(0, "red"))
    assert chances(state) == {DrawFloat(0, "blue"): 1}
    assert step(state, DrawFloat(0, "blue")).turn == 1


@pytest.mark.rule("GT-26")
def test_a_draw_gives_what_there_is() -> None:
    # Seat 1 can still pay for a route, or the game would be at its end.
    state = step(table([], ["black"], deck=["red"]), Draw(), DrawFloat(0, "red"))
    assert state.hands[0] == bag("red")
    assert state.turn == 1
    assert refuse(state, Draw()).code == "no-floats-left"
    assert Draw() not in legal(state)


@pytest.mark.rule("GT-26")
def test_passing_is_the_only_move_of_a_player_without_any() -> None:
    stuck = table(["red"], ["red"])
    assert legal(stuck) == [Pass()]
    assert step(stuck, Pass()).turn == 1
    for other in (
        table(["red"], ["red"], discards=["blue"]),
        table(["red"], ["red"], ticket_discards=["oak--well"]),
        table(["black"], ["red"]),
    ):
        assert Pass() not in legal(other)
        refusal = refuse(other, Pass())
        assert (refusal.code, refusal.rule) == ("may-not-pass", "GT-26")


# --- claiming ---


@pytest.mark.rule("GT-21")
def test_a_claim_costs_a_card_of_the_colour_for_every_space() -> None:
    state = table(["red", "red", "red", "blue"], [], deck=["black"], discards=["green"])
    after = step(state, Claim("oak--hall", 0))
    assert after.hands[0] == bag("red", "blue")
    assert after.discards == bag("green", "red", "red")
    assert after.carriages == (18, 20)
    assert after.routes == (("oak--hall",), ())
    assert after.turn == 1


@pytest.mark.rule("GT-21")
def test_cards_of_another_colour_do_not_pay() -> None:
    state = table(["red", "blue", "blue"], [], deck=["black"])
    refusal = refuse(state, Claim("oak--hall", 0))
    assert (refusal.code, refusal.rule) == ("too-few-cards", "GT-21")
    assert refusal.params == {"card": "red", "needed": 2, "held": 1}


@pytest.mark.rule("GT-21")
def test_a_route_need_not_connect_but_must_be_free() -> None:
    state = table(["black", "orange"], ["black"], deck=["red"] * 9)
    state = step(state, Claim("glade--oak", 0))
    refusal = refuse(state, Claim("glade--oak", 0))
    assert (refusal.code, refusal.rule) == ("route-taken", "GT-21")
    assert claims(state, "glade--oak") == []
    state = step(state, Draw(), DrawFloat(1, "red"), DrawFloat(1, "red"))
    # Nowhere near the first route; and still not free to the one who has it.
    assert step(state, Claim("barn--well", 0)).routes[0] == ("glade--oak", "barn--well")
    assert refuse(state, Claim("glade--oak", 0)).code == "route-taken"


@pytest.mark.rule("GT-21")
def test_a_turn_claims_one_route() -> None:
    state = step(table(["black", "green"], [], deck=["red"]), Claim("glade--oak", 0))
    assert state.turn == 1
    assert refuse(state, Claim("oak--mill", 0), seat=0).code == "not-on-turn"


@pytest.mark.rule("GT-04", "GT-21")
def test_a_route_the_town_has_not_is_refused() -> None:
    state = table(["black"], [], deck=["red"])
    assert refuse(state, Claim("glade--moon", 0)).code == "no-such-route"


@pytest.mark.rule("GT-22")
@pytest.mark.parametrize(
    ("hand", "mixes"),
    [
        (["red"] * 4, [0]),
        (["red"] * 4 + ["locomotive"] * 2, [0, 1, 2]),
        (["red"] * 3 + ["locomotive"] * 2, [1, 2]),
        (["red"] * 9 + ["locomotive"] * 9, [0, 1, 2, 3, 4]),
        (["locomotive"] * 4, [4]),
        (["red"] * 2 + ["locomotive"], []),
    ],
)
def test_every_mix_with_locomotives_is_a_move(hand: list[str], mixes: list[int]) -> None:
    state = table(hand, [], deck=["blue"])
    assert claims(state, "mill--barn") == mixes
    for locomotives in mixes:
        after = step(state, Claim("mill--barn", locomotives))
        paid = ["red"] * (4 - locomotives) + ["locomotive"] * locomotives
        assert after.discards == bag(*paid)
    for locomotives in {-1, *range(6)} - set(mixes):
        assert refuse(state, Claim("mill--barn", locomotives)).rule in {"GT-21", "GT-22"}


@pytest.mark.rule("GT-22")
def test_locomotives_must_be_held_and_fit() -> None:
    state = table(["black", "locomotive"], [], deck=["blue"])
    assert refuse(state, Claim("glade--oak", 2)).code == "locomotives-do-not-fit"
    assert refuse(state, Claim("glade--oak", -1)).code == "locomotives-do-not-fit"
    assert refuse(state, Claim("oak--hall", 2)).code == "too-few-locomotives"


@pytest.mark.rule("GT-23")
def test_every_space_needs_a_carriage() -> None:
    hand = ["red"] * 6
    assert claims(table(hand, [], carriages=[4, 20]), "mill--barn") == [0]
    short = table(hand, [], carriages=[3, 20], deck=["blue"])
    assert claims(short, "mill--barn") == []
    refusal = refuse(short, Claim("mill--barn", 0))
    assert (refusal.code, refusal.rule) == ("too-few-carriages", "GT-23")
    assert refusal.params == {"route": "mill--barn", "spaces": 4, "carriages": 3}


@pytest.mark.rule("GT-24")
@pytest.mark.parametrize("players", [2, 4])
def test_one_player_may_claim_only_one_of_a_double_route(players: int) -> None:
    hands = [["green", "orange"]] * players
    routes = [["crypt--hall--green"]] + [[]] * (players - 1)
    mine = table(*hands, deck=["red"], routes=routes, bonuses=[2] + [0] * (players - 1))
    refusal = refuse(mine, Claim("crypt--hall--orange", 0))
    assert (refusal.code, refusal.rule) == ("double-route", "GT-24")
    assert claims(mine, "crypt--hall--orange") == []
    theirs = table(*hands, deck=["red"] * 5, routes=routes, turn=1)
    assert claims(theirs, "crypt--hall--orange") == [0]
    assert claims(theirs, "crypt--hall--green") == []
    assert step(theirs, Claim("crypt--hall--orange", 0)).routes[1] == ("crypt--hall--orange",)


@pytest.mark.rule("GT-24")
def test_the_double_routes_of_the_town_are_twins() -> None:
    town = Train().town
    for index, route in enumerate(town.edition.routes):
        twins = [
            other
            for other, candidate in enumerate(town.edition.routes)
            if other != index and set(candidate.ends) == set(route.ends)
        ]
        assert town.twins[index] == sum(1 << twin for twin in twins)


# --- tickets ---


@pytest.mark.rule("GT-25")
def test_discarding_swaps_all_tickets_for_two_new_ones() -> None:
    state = table(
        ["red"],
        [],
        deck=["blue"],
        tickets=[["oak--well", "oak--pier"], []],
        ticket_deck=["glade--hall", "glade--mill", "mill--well"],
    )
    state = step(state, Discard())
    assert state.ticket_discards == pile("oak--well", "oak--pier")
    assert set(chances(state)) == {
        DrawTicket(0, name) for name in ("glade--hall", "glade--mill", "mill--well")
    }
    state = step(state, DrawTicket(0, "mill--well"), DrawTicket(0, "glade--hall"))
    assert state.tickets[0] == held("mill--well", "glade--hall")
    assert state.hands[0] == bag("red")
    assert state.turn == 1


@pytest.mark.rule("GT-27")
def test_discarded_tickets_become_the_deck_when_it_runs_out() -> None:
    state = table(
        [],
        [],
        deck=["blue"],
        tickets=[["oak--well", "oak--pier"], []],
        ticket_deck=["glade--hall"],
        ticket_discards=["mill--well"],
    )
    state = step(state, Discard(), DrawTicket(0, "glade--hall"))
    # What has just been discarded is shuffled in as well.
    assert set(chances(state)) == {
        DrawTicket(0, name) for name in ("oak--well", "oak--pier", "mill--well")
    }
    state = step(state, DrawTicket(0, "oak--pier"))
    assert state.tickets[0] == held("glade--hall", "oak--pier")
    assert state.ticket_deck == pile("oak--well", "mill--well")
    assert state.ticket_discards == 0


@pytest.mark.rule("GT-27")
def test_discarding_needs_a_ticket_to_draw() -> None:
    state = table([], [], deck=["blue"], tickets=[["oak--well", "oak--pier"], []])
    refusal = refuse(state, Discard())
    assert (refusal.code, refusal.rule) == ("no-tickets-left", "GT-27")
    assert Discard() not in legal(state)
    from_discards = table([], [], deck=["blue"], ticket_discards=["oak--well"])
    assert Discard() in legal(from_discards)


@pytest.mark.rule("GT-27")
def test_a_player_draws_as_many_tickets_as_there_are() -> None:
    state = table([], [], deck=["blue"], ticket_deck=["oak--well"])
    state = step(state, Discard(), DrawTicket(0, "oak--well"))
    assert state.tickets[0] == held("oak--well")
    assert state.turn == 1


@pytest.mark.rule("GT-03")
def test_a_ticket_that_is_not_in_the_deck_cannot_be_drawn() -> None:
    state = step(table([], [], deck=["blue"], ticket_deck=["oak--well", "oak--pier"]), Discard())
    for ticket, code in (("mill--well", "ticket-not-in-deck"), ("nowhere", "no-such-ticket")):
        with pytest.raises(IllegalAction, match=code):
            GAME.apply(state, CHANCE, DrawTicket(0, ticket))


@pytest.mark.rule("GT-20", "GT-21", "GT-25")
def test_a_turn_is_one_of_draw_claims_and_discard_in_this_order() -> None:
    state = table(["black", "locomotive"], [], deck=["blue"], ticket_deck=["oak--well"])
    assert legal(state) == [
        Draw(),
        Claim("glade--oak", 0),
        Claim("glade--oak", 1),
        Claim("oak--mill", 1),
        Claim("barn--well", 1),
        Claim("well--hall", 1),
        Claim("crypt--hall--green", 1),
        Claim("crypt--hall--orange", 1),
        Claim("crypt--mansion", 1),
        Claim("pier--swamp", 1),
        Discard(),
    ]


def test_the_village_is_what_the_tests_take_it_for() -> None:
    assert (TOWN.route_count, len(TOWN.ticket_ids)) == (13, 12)
