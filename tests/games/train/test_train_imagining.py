"""How well the unseen is imagined: every physical lie of the hidden cards is equally likely."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from phantomline.core import CHANCE, SPECTATOR
from phantomline.games.train import Train
from phantomline.games.train.actions import Claim, Draw, DrawFloat
from phantomline.games.train.floats import FLOATS
from phantomline.games.train.state import BONUS, State, replaced
from phantomline.games.train.town import is_connected
from tests.chi_square import assert_follows
from tests.games.train.table import GAME, TOWN, bag, held, step, table

Key = tuple[object, ...]


def samples(state: State, viewer: int, key: Callable[[State], Key], count: int) -> Counter[Key]:
    view = GAME.view(state, viewer)
    rng = Random(11)
    seen: Counter[Key] = Counter()
    for _ in range(count):
        sample = GAME.sample(view, rng)
        assert GAME.view(sample, viewer) == view
        seen[key(sample)] += 1
    return seen


def floats_of(state: State) -> Key:
    return (*state.hands, state.deck)


def tickets_of(state: State) -> Key:
    return (*state.tickets, state.ticket_deck)


def lay(cards: list[str], sizes: list[int]) -> Counter[Key]:
    """All ways to lay these physical cards into places of these sizes."""
    ways: Counter[Key] = Counter()
    for order in permutations(cards):
        places: list[int] = []
        start = 0
        for size in sizes:
            places.append(bag(*order[start : start + size]))
            start += size
        ways[tuple(places)] += 1
    return ways


def test_any_unseen_float_card_may_be_anywhere_in_the_first_deck() -> None:
    state = table(["red"], ["red", "locomotive"], ["blue"], deck=["red", "green"])
    expected: Counter[Key] = Counter()
    for places, count in lay(["red", "locomotive", "blue", "red", "green"], [2, 1, 2]).items():
        expected[bag("red"), *places] += count
    assert_follows(samples(state, 0, floats_of, 6000), expected)


def test_a_spectator_imagines_all_hands() -> None:
    state = table(["red"], ["red", "locomotive"], deck=["green"])
    expected = lay(["red", "red", "locomotive", "green"], [1, 2, 1])
    assert_follows(samples(state, SPECTATOR, floats_of, 4000), expected)


def test_a_remade_deck_holds_only_what_went_into_it() -> None:
    """Seat 1 kept two black cards from before; the deck was made of red, red, blue, green."""
    state = table(
        ["red", "yellow"],
        ["black", "black", "blue"],
        deck=["red", "green"],
        source=["red", "red", "blue", "green"],
        drawn=[["red"], ["blue"]],
    )
    bound = bag("red", "blue", "green")
    expected: Counter[Key] = Counter()
    for (hand, deck), count in lay(["black", "black", "blue", "red", "green"], [3, 2]).items():
        assert isinstance(deck, int)
        if all(FLOATS.count(deck, kind) <= FLOATS.count(bound, kind) for kind in range(7)):
            expected[bag("red", "yellow"), hand, deck] += count
    assert len(expected) == 3
    assert_follows(samples(state, 0, floats_of, 3000), expected)


def test_what_others_drew_from_the_deck_is_imagined_to_match() -> None:
    state = table(
        ["red"],
        ["blue", "green"],
        ["black"],
        deck=["yellow"],
        source=["red", "blue", "green", "black", "yellow"],
        drawn=[["red"], ["blue", "green"], ["black"]],
    )
    view = GAME.view(state, 0)
    rng = Random(3)
    for _ in range(50):
        sample = GAME.sample(view, rng)
        assert sample.drawn[0] == bag("red")
        assert [FLOATS.size(drawn) for drawn in sample.drawn] == [1, 2, 1]
        assert sum(sample.drawn) + sample.deck == sample.source


def test_playing_tracks_where_the_deck_came_from() -> None:
    state = table(["red"], ["blue"], deck=["green"], discards=["black", "black", "yellow"])
    state = step(state, Draw(), DrawFloat(0, "green"))
    assert state.source == bag("black", "black", "yellow")
    assert state.drawn == (0, 0)
    state = step(state, DrawFloat(0, "black"), Draw(), DrawFloat(1, "yellow"))
    assert state.drawn == (bag("black"), bag("yellow"))
    assert state.source == state.deck + sum(state.drawn)


def fits(state: State, places: list[tuple[int, tuple[int, ...]]]) -> bool:
    """Whether no ticket lies with a seat that has connected it."""
    return not any(
        is_connected(state.networks[seat], TOWN.ticket_ends[ticket])
        for seat, tickets in places
        for ticket in tickets
    )


def test_unseen_tickets_may_be_with_anyone_who_has_not_connected_them() -> None:
    state = table(
        ["red"],
        [],
        [],
        deck=["blue"],
        routes=[[], ["oak--hall", "well--hall"], ["glade--oak", "oak--mill"]],
        tickets=[["crypt--pier"], ["glade--mill", "barn--hall"], ["oak--well"]],
        ticket_deck=["mansion--well", "hall--swamp"],
    )
    hidden = held("glade--mill", "barn--hall", "oak--well", "mansion--well", "hall--swamp")
    expected: Counter[Key] = Counter()
    for order in permutations(hidden):
        if fits(state, [(1, order[:2]), (2, order[2:3])]):
            deck = sum(1 << ticket for ticket in order[3:])
            expected[held("crypt--pier"), order[:2], order[2:3], deck] += 1
    # Seat 1 has connected oak and well, seat 2 glade and mill.
    assert 0 < len(expected) < 60
    assert_follows(samples(state, 0, tickets_of, 5000), expected)


def test_tickets_of_an_old_deck_stay_in_the_hands_that_drew_from_it() -> None:
    """Two tickets are left of the first deck; everything else has been discarded since."""
    state = table(
        [],
        [],
        [],
        deck=["blue"],
        tickets=[["crypt--pier"], ["oak--well", "mill--well"], ["barn--hall", "oak--pier"]],
        eras=[[1], [0, 1], [1, 0]],
        era=1,
        ticket_deck=["hall--swamp"],
    )
    expected: Counter[Key] = Counter()
    for old in permutations(held("oak--well", "oak--pier")):
        for new in permutations(held("mill--well", "barn--hall", "hall--swamp")):
            hands = (held("crypt--pier"), (old[0], new[0]), (new[1], old[1]))
            expected[(*hands, 1 << new[2])] += 1
    assert_follows(samples(state, 0, tickets_of, 3000), expected)


def test_tickets_not_yet_compared_may_be_connected_by_the_newest_route() -> None:
    """While seat 0 draws its bonus, nobody else knows whether its ticket is complete."""
    before = table(
        ["yellow"] * 2,
        [],
        deck=["blue"] * 3,
        routes=[["well--hall", "oak--hall"], []],
        tickets=[["mansion--well"], ["hall--swamp"]],
        ticket_deck=["oak--well", "glade--mill"],
    )
    state = step(before, Claim("hall--mansion", 0))
    assert state.phase == BONUS
    seen = samples(state, 1, lambda sample: (sample.tickets[0],), 600)
    # Oak and well were connected before, so that ticket would have been shown long ago.
    assert set(seen) == {(held("mansion--well"),), (held("glade--mill"),)}
    done = step(
        replaced_tickets(before, "glade--mill", "mansion--well"),
        Claim("hall--mansion", 0),
        DrawFloat(0, "blue"),
        DrawFloat(0, "blue"),
    )
    assert done.turn == 1
    seen = samples(done, 1, lambda sample: (sample.tickets[0],), 200)
    assert set(seen) == {(held("glade--mill"),)}


def replaced_tickets(state: State, ticket: str, into_deck: str) -> State:
    other = state.copy()
    other.tickets = replaced(state.tickets, 0, held(ticket))
    other.ticket_deck = state.ticket_deck & ~(1 << TOWN.ticket_index[ticket])
    other.ticket_deck |= 1 << TOWN.ticket_index[into_deck]
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_of_whole_games_agree_with_what_was_seen(players: int) -> None:
    game = Train()
    rng = Random(players)
    for _ in range(6):
        state = game.initial(players)
        while actors := game.actors(state):
            if rng.random() < 0.2:
                viewer = rng.choice([*range(players), SPECTATOR])
                view = game.view(state, viewer)
                sample = game.sample(view, rng)
                assert game.view(sample, viewer) == view
                assert sample.source == sample.deck + sum(sample.drawn)
                # And what another seat sees of the imagined state can be imagined in turn.
                game.sample(game.view(sample, (viewer + 1) % players), rng)
            actor = actors[0]
            if actor == CHANCE:
                action = game.fate(state, rng)
            else:
                action = rng.choice(game.legal(state, actor))
            state = game.apply(state, actor, action)
