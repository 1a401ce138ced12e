"""The rules of Ghosts, one by one. Every test names the rule it proves."""

from collections import Counter
from random import Random

import pytest

from phantomline.core import CHANCE, SPECTATOR, IllegalAction, Options, play_out
from phantomline.games.ghosts.actions import Draw, Play, Start, Take
from phantomline.games.ghosts.cards import CARDS, DECK, NAMES
from phantomline.games.ghosts.state import State
from phantomline.games.ghosts.view import GhostsView
from tests.games.ghosts.table import GAME, bag, table


def step(state: State, *actions: Play | Take | Draw) -> State:
    for action in actions:
        actor = CHANCE if isinstance(action, Draw) else state.turn
        state = GAME.apply(state, actor, action)
    return state


def refuse(state: State, action: Play | Take, seat: int | None = None) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, state.turn if seat is None else seat, action)
    return refused.value


def dealt(players: int, start: int = 0) -> State:
    state = GAME.initial(players, Options(start=start))
    rng = Random(players)
    while GAME.actors(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
    return state


@pytest.mark.rule("GH-01")
def test_the_deck_has_three_of_each_ghost_and_six_mists() -> None:
    deck = Counter({name: CARDS.count(DECK, card) for card, name in enumerate(NAMES)})
    assert deck.total() == 60
    assert deck.pop("mist") == 6
    assert len(deck) == 18
    assert set(deck.values()) == {3}
    colours = {name.split("-")[0] for name in deck}
    assert colours == {"red", "yellow", "blue", "black", "white", "green"}
    assert {name.split("-")[1] for name in deck} == {"1", "2", "3"}


@pytest.mark.rule("GH-01")
def test_a_card_the_box_has_not_is_refused() -> None:
    assert refuse(table(["red-1"], ["red-2"]), Play("red-4")).code == "no-such-card"


@pytest.mark.rule("GH-02")
def test_fright_points_never_run_out() -> None:
    state = table(["red-1"], ["red-2"], pile=["blue-1"], fright=[500, 3])
    assert step(state, Take()).fright == (501, 3)


@pytest.mark.rule("GH-10")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_starts_with_three_points(players: int) -> None:
    assert GAME.initial(players).fright == (3,) * players


@pytest.mark.rule("GH-11")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_is_dealt_five_cards(players: int) -> None:
    state = dealt(players)
    assert [CARDS.size(hand) for hand in state.hands] == [5] * players
    assert CARDS.size(state.deck) == 60 - 5 * players


@pytest.mark.rule("GH-11", "GH-32")
def test_the_next_round_is_dealt_from_all_cards_by_the_one_who_could_not_play() -> None:
    state = table([], ["red-1"], [], turn=1, pile=["blue-1"], face_down=[1, 2, 3])
    after = step(state, Play("red-1"))
    assert after.round == 2
    assert after.deck == DECK
    assert after.hands == (0, 0, 0)
    assert (after.pile, after.level, after.face_down) == ((), 0, (0, 0, 0))
    assert (after.starter, after.turn) == (2, 2)


@pytest.mark.rule("GH-12")
def test_the_first_starter_is_random_or_chosen() -> None:
    state = GAME.initial(4)
    assert GAME.chances(state) == [(Start(seat), 1) for seat in range(4)]
    assert GAME.apply(state, CHANCE, Start(2)) == GAME.initial(4, Options(start=2))
    assert GAME.actors(dealt(4, start=3)) == (3,)


@pytest.mark.rule("GH-12")
def test_every_round_starts_clockwise() -> None:
    state = table([], ["red-1"], turn=1, direction=-1, pile=["blue-1"])
    after = step(state, Play("red-1"))
    assert (after.round, after.direction) == (2, 1)


@pytest.mark.rule("GH-20")
def test_a_turn_is_a_card_played_and_one_drawn() -> None:
    state = table(["red-1", "red-2"], ["blue-1"], ["blue-2"], deck=["mist", "white-1"])
    after = step(state, Play("red-1"))
    assert GAME.actors(after) == (CHANCE,)
    assert GAME.chances(after) == [(Draw(0, "white-1"), 1), (Draw(0, "mist"), 1)]
    after = step(after, Draw(0, "mist"))
    assert after.hands[0] == bag("red-2", "mist")
    assert GAME.actors(after) == (1,)


@pytest.mark.rule("GH-20")
def test_with_an_empty_deck_nothing_is_drawn() -> None:
    after = step(table(["red-1", "red-2"], ["blue-1"]), Play("red-1"))
    assert after.hands[0] == bag("red-2")
    assert GAME.actors(after) == (1,)


@pytest.mark.rule("GH-20")
def test_only_the_player_on_turn_plays_and_only_from_hand() -> None:
    state = table(["red-1"], ["blue-1"])
    assert refuse(state, Play("blue-1"), seat=1).code == "not-on-turn"
    error = refuse(state, Play("blue-1"))
    assert (error.code, error.rule) == ("not-in-hand", "GH-20")


@pytest.mark.rule("GH-21")
@pytest.mark.parametrize(("card", "level"), [("red-1", 1), ("red-2", 2), ("red-3", 3)])
def test_the_first_ghost_sets_the_level(card: str, level: int) -> None:
    after = step(table([card], ["blue-1"]), Play(card))
    assert after.level == level


@pytest.mark.rule("GH-22")
def test_another_colour_adds_its_ghosts_up_to_seven() -> None:
    state = table(["blue-2", "blue-3"], ["red-1"], pile=["red-3", "green-2"])
    assert step(state, Play("blue-2")).level == 7
    error = refuse(state, Play("blue-3"))
    assert (error.code, error.rule) == ("past-seven", "GH-22")
    assert error.params == {"card": "blue-3", "level": 5, "would": 8}
    assert GAME.legal(state, 0) == [Play("blue-2"), Take()]


@pytest.mark.rule("GH-22")
def test_another_colour_keeps_the_direction() -> None:
    state = table(["blue-1"], ["red-1"], ["red-2"], pile=["red-3"], direction=-1)
    after = step(state, Play("blue-1"))
    assert (after.direction, after.turn) == (-1, 2)


@pytest.mark.rule("GH-23")
def test_the_top_colour_leaves_the_level_and_turns_the_direction() -> None:
    state = table(["black-3"], ["red-1"], ["red-2"], pile=["red-3", "black-3"], level=7, turn=0)
    after = step(state, Play("black-3"))
    assert after.level == 7
    assert after.direction == -1
    assert after.turn == 2, "the seat that played just before is next"


@pytest.mark.rule("GH-23")
def test_two_reversals_bring_the_turn_back_and_forth() -> None:
    state = table(["red-1", "mist"], ["red-2", "mist"], ["mist"], ["mist"], pile=["red-3"])
    state = step(state, Play("mist"))
    assert state.turn == 1
    state = step(state, Play("red-2"))
    assert state.turn == 0
    state = step(state, Play("red-1"))
    assert state.turn == 1


@pytest.mark.rule("GH-24")
def test_mist_goes_under_the_pile_and_changes_nothing() -> None:
    state = table(["mist"], ["red-1"], pile=["red-3", "black-3"], level=7)
    after = step(state, Play("mist"))
    assert after.pile == (NAMES.index("mist"), *state.pile)
    assert (after.level, after.top, after.direction) == (7, state.top, 1)


@pytest.mark.rule("GH-25")
def test_a_ghost_after_mist_alone_is_a_first_ghost() -> None:
    state = step(table(["mist"], ["red-3"], ["red-1"]), Play("mist"))
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, GhostsView)
    assert (view.level, view.top, view.pile) == (0, None, ("mist",))
    after = step(state, Play("red-3"))
    assert (after.level, after.direction) == (3, 1)


@pytest.mark.rule("GH-26")
def test_taking_the_pile_costs_a_point_and_the_same_seat_starts_anew() -> None:
    state = table(
        ["red-3", "blue-3"], ["red-1"], ["red-2"], pile=["mist", "black-3", "green-3"], direction=-1
    )
    after = step(state, Take())
    assert (after.face_down, after.fright) == ((3, 0, 0), (4, 3, 3))
    assert (after.pile, after.level, after.direction) == ((), 0, -1)
    assert GAME.actors(after) == (0,)
    assert GAME.legal(after, 0) == [Play("red-3"), Play("blue-3")]
    assert step(after, Play("red-3")).turn == 2


@pytest.mark.rule("GH-26")
def test_taking_is_free_to_choose_and_forced_without_a_playable_card() -> None:
    assert Take() in GAME.legal(table(["red-1"], ["red-1"], pile=["red-2"]), 0)
    stuck = table(["blue-3"], ["red-1"], pile=["red-3", "green-3"])
    assert GAME.legal(stuck, 0) == [Take()]


@pytest.mark.rule("GH-27")
def test_an_empty_pile_cannot_be_taken_but_mist_alone_can() -> None:
    assert refuse(table(["red-1"], ["red-1"]), Take()).rule == "GH-27"
    assert Take() in GAME.legal(table(["red-1"], ["red-1"], pile=["mist"]), 0)


@pytest.mark.rule("GH-28")
def test_with_two_players_a_reversal_changes_nothing() -> None:
    state = table(["red-1", "blue-1"], ["mist"], pile=["red-2"])
    assert step(state, Play("red-1")).turn == step(state, Play("blue-1")).turn == 1


@pytest.mark.rule("GH-30")
def test_a_round_ends_when_the_player_on_turn_has_no_cards() -> None:
    state = table(["red-1", "red-2"], ["blue-1"], ["mist"])
    state = step(state, Play("red-1"), Play("blue-1"))
    assert state.round == 1, "an empty hand alone does not end it"
    state = step(state, Play("mist"))
    assert state.round == 1, "seat 0 can still play"
    state = step(state, Play("red-2"))
    assert state.round == 2, "seat 1 cannot"
    assert state.starter == 1


@pytest.mark.rule("GH-31")
def test_the_unafraid_return_up_to_three_points() -> None:
    state = table(["red-1"], [], [], pile=["blue-1"], face_down=[0, 0, 4], fright=[8, 2, 9])
    assert step(state, Play("red-1")).fright == (5, 0, 9)


@pytest.mark.rule("GH-33")
def test_after_three_rounds_the_fewest_points_win_together() -> None:
    state = table(["red-1"], [], [], round=3, face_down=[1, 1, 1], fright=[4, 6, 4])
    assert GAME.outcome(state) is None
    after = step(state, Play("red-1"))
    assert GAME.actors(after) == ()
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("three-rounds", (0, 2), (4, 6, 4))
    assert refuse(after, Take()).code == "game-over"


@pytest.mark.rule("GH-33")
def test_a_whole_game_has_three_rounds() -> None:
    steps: list[tuple[int, object]] = []
    state, rounds = GAME.initial(5), set()
    rng = Random(3)
    while actors := GAME.actors(state):
        rounds.add(state.round)
        action = GAME.fate(state, rng) if actors == (CHANCE,) else GAME.legal(state, actors[0])[0]
        state = GAME.apply(state, actors[0], action)
        steps.append((actors[0], action))
    assert rounds == {1, 2, 3}
    assert GAME.outcome(play_out(GAME, state, rng)[0]) == GAME.outcome(state)
