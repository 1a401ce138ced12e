"""What a seat works out from the others' plays in Ghosts, and which hands it then imagines."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from phantomline.bots import Budget, make_bot
from phantomline.bots.policies.ghosts import GhostsPolicy
from phantomline.bots.policies.ghosts_hands import Effort, Hands, all_bags, is_within
from phantomline.bots.policies.ghosts_memory import Memory, Seen, moment
from phantomline.core import CHANCE
from phantomline.games.ghosts.actions import Play, Take
from phantomline.games.ghosts.cards import CARDS, DECK, INDEX, MIST, NAMES
from phantomline.games.ghosts.state import State
from phantomline.games.ghosts.view import GhostsView
from tests.games.ghosts.table import GAME, table

PLAYERS = [2, 3, 4, 6]


def look(state: State, seat: int) -> GhostsView:
    view = GAME.view(state, seat)
    assert isinstance(view, GhostsView)
    return view


@pytest.mark.parametrize("players", PLAYERS)
def test_it_knows_who_played_what(players: int) -> None:
    """From look to look nothing is missing, mists and piles that were taken neither."""
    bot = make_bot("greedy", GAME)
    looks = 0
    for seed in range(4):
        rng = Random(seed)
        state = GAME.initial(players)
        memory = Memory()
        played: list[tuple[int, str]] = []
        while actors := GAME.actors(state):
            seat = actors[0]
            if seat == CHANCE:
                state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
                continue
            view = look(state, seat)
            if seat == 0:
                assert told(memory.look(view)) == played
                looks += 1
                played = []
            action = bot.choose(view, rng, Budget())
            if isinstance(action, Play):
                played.append((seat, action.card))
            turned = GAME.apply(state, seat, action)
            if turned.round > state.round:
                played = []
            state = turned
    assert looks > 20


def test_who_looks_for_the_first_time_knows_the_whole_round() -> None:
    """So advice for a moment of a record goes by as much as that of a bot at the table."""
    bot = make_bot("greedy", GAME)
    rng = Random(8)
    state = GAME.initial(3)
    memory = Memory()
    seen: list[tuple[int, str]] = []
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
            continue
        view = look(state, seat)
        if seat == 0:
            if not view.history:
                seen = []
            plays = told(memory.look(view))
            seen = plays if memory.fresh else seen + plays
            assert told(Memory().look(view)) == seen
        state = GAME.apply(state, seat, bot.choose(view, rng, Budget()))


def after(state: State, *plays: tuple[int, str]) -> State:
    """Return the state after these seats have played these cards."""
    rng = Random(1)
    for seat, card in plays:
        state = GAME.apply(state, seat, Play(card))
        if GAME.actors(state) == (CHANCE,):
            state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
    return state


def told(plays: list[Seen]) -> list[tuple[int, str]]:
    return [(one.seat, NAMES[one.card]) for one in plays]


def three_hands() -> State:
    return table(
        ["mist", "red-3"],
        ["mist", "blue-1"],
        ["mist", "green-2"],
        pile=["black-1"],
        level=1,
        deck=["white-1", "white-2", "white-3"],
    )


@pytest.mark.parametrize("mist", [0, 1, 2])
def test_a_mist_is_known_to_be_its_players(mist: int) -> None:
    """At the bottom of the pile mists are all alike, but everyone saw who played them."""
    memory = Memory()
    memory.look(look(three_hands(), 0))
    shown = ["red-3", "blue-1", "green-2"]
    plays = [(seat, "mist" if seat == mist else shown[seat]) for seat in range(3)]
    assert told(memory.look(look(after(three_hands(), *plays), 0))) == plays


def test_tables_with_other_hand_sizes_do_not_look_alike() -> None:
    """Once the deck is empty they say who has played."""
    one = moment(look(table(["red-1"], ["blue-1", "blue-2"], ["green-1"], deck=[]), 0))
    other = moment(look(table(["red-1"], ["blue-1"], ["green-1", "blue-2"], deck=[]), 0))
    assert one.looks_like(one)
    assert not one.looks_like(other)


def test_a_table_that_cannot_be_explained_says_nothing_of_hands() -> None:
    memory = Memory()
    pile = ["red-3", "blue-3", "red-1"]
    view = look(table(["mist"], ["red-2"], pile=pile, face_down=[20, 9]), 0)
    assert memory.look(view) == []
    policy = GhostsPolicy()
    policy.begin(view, Budget(iterations=20))
    assert GAME.view(policy.imagine(GAME, view, Random(1)), 0) == view


def test_it_comes_to_know_what_greedy_players_hold() -> None:
    """Late in a round it imagines far more of the next player's very cards than chance would."""
    bot = make_bot("greedy", GAME)
    believed = evenly = 0
    for seed in range(2):
        rng = Random(seed)
        state = GAME.initial(4)
        policy = GhostsPolicy()
        while actors := GAME.actors(state):
            seat = actors[0]
            if seat == CHANCE:
                state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
                continue
            view = look(state, seat)
            if seat == 0:
                policy.begin(view, Budget(iterations=40))
                if view.deck_size < 10:
                    for _ in range(20):
                        believed += shared(policy.imagine(GAME, view, rng), state, 1)
                        evenly += shared(GAME.sample(view, rng), state, 1)
            state = GAME.apply(state, seat, bot.choose(view, rng, Budget()))
    assert believed > 1.2 * evenly


def test_what_it_knew_outlives_a_look_that_came_too_late() -> None:
    """What was played since is not judged then, but whoever held these hands may have played it."""
    bot, players = make_bot("greedy", GAME), 4
    asked = believed = evenly = looks = 0
    rng = Random(1)
    state = GAME.initial(players)
    policy = GhostsPolicy()
    while state.round == 1:
        seat = GAME.actors(state)[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
            continue
        view = look(state, seat)
        if seat == 0:
            before = policy.belief.hands
            looks += 1
            late = looks % 3 == 0
            policy.begin(view, NO_TIME if late else Budget(iterations=4000))
            if late and not policy.belief.memory.fresh:
                for one, other in zip(before[1:], policy.belief.hands[1:], strict=True):
                    assert one.kept is None or other.kept is not None
                    asked += one.kept is not None
                for _ in range(20):
                    imagined, even = policy.imagine(GAME, view, rng), GAME.sample(view, rng)
                    assert GAME.view(imagined, 0) == view
                    believed += sum(shared(imagined, state, other) for other in range(1, players))
                    evenly += sum(shared(even, state, other) for other in range(1, players))
        state = GAME.apply(state, seat, bot.choose(view, rng, Budget()))
    assert asked > 3
    assert believed > 1.1 * evenly


@given(
    hand=st.lists(st.sampled_from(NAMES), min_size=2, max_size=5),
    drew=st.booleans(),
    deck=st.lists(st.sampled_from(NAMES), max_size=8),
    others=st.integers(0, 2000),
)
def test_a_play_without_time_to_judge_it_leaves_what_may_be_left(
    hand: list[str], drew: bool, deck: list[str], others: int
) -> None:
    """Of whoever's hand was known, and of all hands beside it that are far less likely."""
    assume(all((hand + deck).count(name) <= 3 for name in NAMES))
    held = CARDS.pack([hand.count(name) for name in NAMES])
    unseen = held + CARDS.pack([deck.count(name) for name in NAMES])
    card = INDEX[hand[0]]
    rest = held - CARDS.one(card)
    kept = dict.fromkeys(all_bags(DECK, len(hand) - drew)[:others], 1e-3)
    kept[held - CARDS.one(INDEX[hand[-1]]) if drew else held] = 1.0
    before = moment(look(table(hand, ["red-1"], deck=deck), 0))
    effort = Effort(NO_TIME)
    effort.over = True
    after = Hands(kept, drew).after(Seen(0, card, before, None), unseen, effort)
    assert after.kept is not None
    assert after.drew == bool(deck)
    assert rest in after.kept
    left = unseen - CARDS.one(card)
    for bag in after.kept:
        assert CARDS.size(bag) == len(hand) - 1
        assert is_within(bag, left)


NO_TIME = Budget(seconds=-1.0)
"""Over before anything can be judged."""


def test_where_time_is_up_before_anything_is_known_all_hands_are_alike() -> None:
    policy = GhostsPolicy()
    policy.begin(look(three_hands(), 0), NO_TIME)
    state = after(three_hands(), (0, "red-3"), (1, "blue-1"), (2, "green-2"))
    policy.begin(look(state, 0), NO_TIME)
    assert GAME.view(policy.imagine(GAME, look(state, 0), Random(1)), 0) == look(state, 0)


def shared(one: State, other: State, seat: int) -> int:
    """Return how many cards a seat has in both states."""
    return sum(map(min, CARDS.unpack(one.hands[seat]), CARDS.unpack(other.hands[seat])))


@pytest.mark.parametrize("players", PLAYERS)
def test_what_it_imagines_looks_like_the_view(players: int) -> None:
    bot = make_bot("greedy", GAME)
    rng = Random(players)
    state = GAME.initial(players)
    policy = GhostsPolicy()
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
            continue
        view = GAME.view(state, seat)
        if seat == 0:
            policy.begin(view, Budget(iterations=20))
            for _ in range(3):
                assert GAME.view(policy.imagine(GAME, view, rng), 0) == view
        state = GAME.apply(state, seat, bot.choose(view, rng, Budget()))


def test_whoever_took_the_pile_had_nothing_to_play() -> None:
    """Seat 1 takes at level 7 and so had no mist then; all but its newest card is from before."""
    hand = ["red-3", "white-1", "white-2", "white-3", "green-1"]
    stuck = ["blue-3", "blue-2", "black-3", "black-2", "black-1"]
    state = table(
        hand, stuck, pile=["green-3", "yellow-1"], level=4, deck=["mist"] * 6 + ["green-2"] * 3
    )
    policy = GhostsPolicy()
    policy.begin(GAME.view(state, 0), Budget(iterations=40))
    rng = Random(1)
    for seat, action in ((0, Play("red-3")), (1, Take()), (1, Play("blue-3"))):
        state = GAME.apply(state, seat, action)
        if GAME.actors(state) == (CHANCE,):
            state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
    view = GAME.view(state, 0)
    policy.begin(view, Budget(iterations=20))
    believed = evenly = 0
    for _ in range(300):
        believed += CARDS.count(policy.imagine(GAME, view, rng).hands[1], MIST)
        evenly += CARDS.count(GAME.sample(view, rng).hands[1], MIST)
    assert INDEX["mist"] == MIST
    assert believed < evenly / 2


def test_it_cannot_peek_with_a_memory() -> None:
    """Views alone decide what is imagined, also after a few of them."""
    bot = make_bot("greedy", GAME)
    rng = Random(3)
    state = GAME.initial(4)
    policies = [GhostsPolicy(), GhostsPolicy()]
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
            continue
        view = GAME.view(state, seat)
        if seat == 0:
            twin = GAME.view(GAME.sample(view, rng), seat)
            imagined: list[State] = []
            for policy, seen in zip(policies, (view, twin), strict=True):
                policy.begin(seen, Budget(iterations=20))
                imagined.append(policy.imagine(GAME, seen, Random(5)))
            assert imagined[0] == imagined[1]
        state = GAME.apply(state, seat, bot.choose(view, rng, Budget()))
