"""What a player of Ghosts sees, and how well the unseen is imagined."""

from collections import Counter
from itertools import pairwise, permutations
from random import Random

import pytest

from phantomline.core import CHANCE, SPECTATOR
from phantomline.games.ghosts.actions import Draw, Play, Take
from phantomline.games.ghosts.cards import CARDS, NAMES
from phantomline.games.ghosts.events import Drew
from phantomline.games.ghosts.view import GhostsView
from tests.chi_square import assert_follows
from tests.games.ghosts.table import GAME, bag, table


def test_a_view_shows_the_own_hand_and_counts_the_rest() -> None:
    state = table(["red-1"], ["red-2", "mist"], deck=["blue-3", "mist"], pile=["green-1"])
    own = GAME.view(state, 0)
    assert isinstance(own, GhostsView)
    assert own.hand == ("red-1",)
    assert own.hand_sizes == (1, 2)
    assert own.deck_size == 2
    assert own.unseen == {"red-2": 1, "blue-3": 1, "mist": 2}
    public = GAME.view(state, SPECTATOR)
    assert isinstance(public, GhostsView)
    assert public.seat is None
    assert public.hand == ()
    assert public.unseen == {"red-1": 1, "red-2": 1, "blue-3": 1, "mist": 2}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everyone_can_look_up_what_was_done_in_this_round(viewer: int) -> None:
    """What lies at the bottom of the pile or face down was played for all to see."""
    state = table(["red-3", "mist"], ["mist", "red-1"], ["blue-3", "green-1"])
    for seat, action in ((0, Play("red-3")), (1, Play("mist")), (2, Take()), (2, Play("blue-3"))):
        state = GAME.apply(state, seat, action)
    view = GAME.view(state, viewer)
    assert isinstance(view, GhostsView)
    assert view.history == ((0, "red-3"), (1, "mist"), (2, "take"), (2, "blue-3"))
    assert GAME.view(GAME.sample(view, Random(1)), viewer) == view


@pytest.mark.rule("GH-28")
@pytest.mark.parametrize(
    ("players", "direction", "way"),
    [
        (2, 1, "alternate"),
        (2, -1, "alternate"),
        (3, 1, "clockwise"),
        (3, -1, "counterclockwise"),
        (6, -1, "counterclockwise"),
    ],
)
def test_a_view_says_which_way_play_goes(players: int, direction: int, way: str) -> None:
    view = GAME.view(table(*[["red-1"]] * players, direction=direction), SPECTATOR)
    assert isinstance(view, GhostsView)
    assert view.way == way


@pytest.mark.rule("GH-33")
@pytest.mark.parametrize(
    ("fright", "places"),
    [
        ((4, 6, 4), (1, 3, 1)),
        ((7, 12, 7, 9), (1, 4, 1, 3)),
        ((3, 3), (1, 1)),
        ((0, 9, 9, 10, 2, 10), (1, 3, 3, 5, 2, 5)),
    ],
)
def test_the_fewest_points_come_first_and_equals_share_a_place(
    fright: tuple[int, ...], places: tuple[int, ...]
) -> None:
    view = GAME.view(table(*[["red-1"]] * len(fright), fright=fright), 0)
    assert isinstance(view, GhostsView)
    assert view.places == places


def test_a_new_round_has_no_history() -> None:
    state = GAME.apply(table(["red-3"], []), 0, Play("red-3"))
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, GhostsView)
    assert (view.round, view.history) == (2, ())


def test_only_the_one_who_draws_sees_the_card() -> None:
    state = GAME.apply(table(["red-1"], ["red-2"], deck=["mist"]), 0, Play("red-1"))
    drawn = Draw(0, "mist")
    after = GAME.apply(state, CHANCE, drawn)
    assert GAME.events(state, CHANCE, drawn, after, 0) == [Drew(0, "mist")]
    for viewer in (1, SPECTATOR):
        assert GAME.events(state, CHANCE, drawn, after, viewer) == [Drew(0, None)]


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_every_deal_of_the_unseen_cards_is_equally_likely(viewer: int) -> None:
    """Physical cards are dealt: twins of one kind count as two cards."""
    state = table(["red-1"], ["red-2", "mist"], ["mist"], deck=["blue-3"])
    hidden = ["red-2", "mist", "mist", "blue-3"] + (["red-1"] if viewer == SPECTATOR else [])
    sizes = [1, 2, 1] if viewer == SPECTATOR else [0, 2, 1]
    expected: Counter[tuple[int, ...]] = Counter()
    for order in permutations(hidden):
        cut = [0, sizes[0], sizes[0] + sizes[1], sum(sizes), len(order)]
        hands = [bag(*order[a:b]) for a, b in pairwise(cut)]
        if viewer == 0:
            hands[0] = bag("red-1")
        expected[tuple(hands)] += 1
    rng = Random(11)
    view = GAME.view(state, viewer)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4000):
        sample = GAME.sample(view, rng)
        seen[(*sample.hands, sample.deck)] += 1
    assert_follows(seen, expected)


def test_packing_keeps_counts_apart() -> None:
    rng = Random(5)
    for _ in range(200):
        counts = [rng.randint(0, 7) for _ in NAMES]
        packed = CARDS.pack(counts)
        assert list(CARDS.unpack(packed)) == counts
        assert CARDS.size(packed) == sum(counts)
        cards = CARDS.cards(packed)
        assert cards == [kind for kind, count in enumerate(counts) for _ in range(count)]
        assert [CARDS.pick(packed, index) for index in range(len(cards))] == cards
        assert CARDS.present(packed) == sorted(set(cards))
