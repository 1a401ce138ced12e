"""What a seat works out from the others' plays in Ghosts, and which hands it then imagines."""

from random import Random

import pytest

from phantomline.bots import Budget, make_bot
from phantomline.bots.policies.ghosts import GhostsPolicy
from phantomline.bots.policies.ghosts_memory import Memory
from phantomline.core import CHANCE
from phantomline.games.ghosts.actions import Play, Take
from phantomline.games.ghosts.cards import CARDS, INDEX, MIST, NAMES
from phantomline.games.ghosts.state import State
from phantomline.games.ghosts.view import GhostsView
from tests.games.ghosts.table import GAME, table

PLAYERS = [2, 3, 4, 6]


def look(state: State, seat: int) -> GhostsView:
    view = GAME.view(state, seat)
    assert isinstance(view, GhostsView)
    return view


@pytest.mark.parametrize("players", PLAYERS)
def test_it_works_out_nearly_everything_that_was_played(players: int) -> None:
    """Only mists, and piles that were taken, can leave it open who played what."""
    bot = make_bot("greedy", GAME)
    right = wrong = 0
    for seed in range(4):
        rng = Random(seed)
        state = GAME.initial(players)
        memory = Memory()
        played: list[str] = [""] * players
        while actors := GAME.actors(state):
            seat = actors[0]
            if seat == CHANCE:
                state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
                continue
            view = look(state, seat)
            if seat == 0:
                memory.look(view)
                for other in range(1, players):
                    if memory.seen[other]:
                        same = NAMES[memory.seen[other][-1].card] == played[other]
                        right += same
                        wrong += not same
            action = bot.choose(view, rng, Budget())
            if isinstance(action, Play):
                played[seat] = action.card
            state = GAME.apply(state, seat, action)
    assert right > 50
    assert right > 3 * wrong


def test_whoever_joins_late_remembers_nothing() -> None:
    memory = Memory()
    pile = ["red-3", "blue-3", "red-1"]
    memory.look(look(table(["mist"], ["red-2"], pile=pile, face_down=[20, 9]), 0))
    assert memory.seen == [[], []]


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
            policy.begin(view)
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
    policy.begin(GAME.view(state, 0))
    rng = Random(1)
    for seat, action in ((0, Play("red-3")), (1, Take()), (1, Play("blue-3"))):
        state = GAME.apply(state, seat, action)
        if GAME.actors(state) == (CHANCE,):
            state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
    view = GAME.view(state, 0)
    policy.begin(view)
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
                policy.begin(seen)
                imagined.append(policy.imagine(GAME, seen, Random(5)))
            assert imagined[0] == imagined[1]
        state = GAME.apply(state, seat, bot.choose(view, rng, Budget()))
