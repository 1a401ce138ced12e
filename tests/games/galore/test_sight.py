"""What a viewer sees, and the states they can imagine behind it."""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations
from random import Random

import pytest

from phantomline.core import CHANCE, SPECTATOR
from phantomline.games.galore.actions import Board, Draw, Hidden, Keep, Place, Reveal
from phantomline.games.galore.options import GaloreOptions
from phantomline.games.galore.state import State
from tests.chi_square import assert_follows
from tests.games.galore.tables import GAME, after, look, quick_claims, random_walk, ready

OPTIONS = [
    GaloreOptions(),
    GaloreOptions(choose_sides=True),
    GaloreOptions(experts=True, start=1),
    GaloreOptions(choose_sides=True, experts=True),
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS)
def test_an_imagined_state_looks_the_same_at_every_moment(
    players: int, options: GaloreOptions
) -> None:
    rng = Random(players)
    for state in random_walk(players, options, seed=players)[::3]:
        for viewer in (SPECTATOR, *range(players)):
            view = GAME.view(state, viewer)
            imagined = GAME.sample(view, rng)
            assert GAME.view(imagined, viewer) == view
            assert GAME.actors(imagined) == GAME.actors(state)
            assert all_tiles(imagined) == list(range(1, 79))


def all_tiles(state: State) -> list[int]:
    """Every tile that lies somewhere: each is in one place only."""
    laid = [code >> 2 for cells in state.placed for code in cells if code]
    claimed = [tile for tile in state.claims if tile]
    for hand in state.hands:
        assert set(hand) <= set(state.unseen)
    return sorted([*state.unseen, *state.face_up, *state.gone, *claimed, *laid])


@pytest.mark.rule("GG-01")
def test_no_tile_is_ever_lost_or_doubled() -> None:
    for state in random_walk(5, GaloreOptions(experts=True), seed=3):
        assert all_tiles(state) == list(range(1, 79))


def few_tiles() -> State:
    """Three seats with hidden tiles, and only five tiles that nobody has seen."""
    state = ready(3).copy()
    state.unseen = (68, 69, 70, 71, 72)
    return state


def drawn_evenly(seen: Iterable[Hashable], possible: Iterable[Hashable]) -> None:
    assert_follows(Counter(seen), Counter(possible))


@pytest.mark.rule("GG-11")
def test_the_others_hidden_tiles_are_imagined_evenly() -> None:
    rng = Random(1)
    view = GAME.view(few_tiles(), 0)
    counts = [GAME.sample(view, rng).hands for _ in range(3000)]
    arrangements = {((70,), (a,), (b,)) for a, b in permutations((68, 69, 71, 72), 2)}
    drawn_evenly(counts, arrangements)


@pytest.mark.rule("GG-12")
def test_a_viewer_knows_that_nobody_hides_what_they_gave_back() -> None:
    state = GAME.initial(2, GaloreOptions(start=0, experts=True))
    state = after(state, (CHANCE, Board(0, "1a")), (CHANCE, Board(1, "2a")))
    for seat, tile in ((0, 10), (0, 20), (1, 30), (1, 40)):
        state = after(state, (CHANCE, Hidden(seat, tile)))
    state = after(state, (0, Keep(10)), (1, Keep(30))).copy()
    state.unseen = (10, 20, 30, 40, 50)
    rng = Random(2)
    mine = [GAME.sample(GAME.view(state, 0), rng).hands[1] for _ in range(1000)]
    drawn_evenly(mine, [(30,), (40,), (50,)])
    theirs = [GAME.sample(GAME.view(state, SPECTATOR), rng).hands for _ in range(3000)]
    pairs = permutations((10, 20, 30, 40, 50), 2)
    drawn_evenly(theirs, [((one,), (other,)) for one, other in pairs])
    # It does not matter to what they know whether it has turned up since.
    state = after(state, (0, Draw()), (CHANCE, Reveal(20)))
    again = {GAME.sample(GAME.view(state, 0), rng).hands[1] for _ in range(200)}
    assert again == {(30,), (40,), (50,)}


@pytest.mark.rule("GG-12")
def test_what_the_others_gave_back_may_be_any_other_tile() -> None:
    state = GAME.initial(2, GaloreOptions(start=0, experts=True))
    state = after(state, (CHANCE, Board(0, "1a")), (CHANCE, Board(1, "2a")))
    for seat, tile in ((0, 10), (0, 20), (1, 30), (1, 40)):
        state = after(state, (CHANCE, Hidden(seat, tile)))
    state = after(state, (0, Keep(10)), (1, Keep(30)))
    rng = Random(3)
    for _ in range(300):
        imagined = GAME.sample(GAME.view(state, 0), rng)
        (mine,), (theirs,) = imagined.hands
        assert len({mine, theirs, *imagined.returned}) == 4
        assert imagined.returned[0] == 20


@pytest.mark.rule("GG-30")
def test_a_choice_others_have_made_is_imagined_evenly_among_those_they_had() -> None:
    state = quick_claims(ready(2)).copy()
    filled = (4, 4, 4, 4, 4, 4, 4, 0, 0)
    state.placed = (filled, filled)
    state = after(state, (1, Place(7, 180)))
    rng = Random(4)
    counts = [GAME.sample(GAME.view(state, 0), rng).pending for _ in range(2000)]
    open_to_them = [(-1, cell * 4 + turns) for cell in (7, 8) for turns in range(4)]
    drawn_evenly(counts, open_to_them)
    own = {GAME.sample(GAME.view(state, 1), rng).pending for _ in range(20)}
    assert own == {(-1, 7 * 4 + 2)}


@pytest.mark.rule("GG-11", "GG-30")
def test_others_cannot_tell_hidden_tiles_or_choices_apart() -> None:
    state = quick_claims(ready(3))
    other = state.copy()
    other.hands = ((70,), (72,), (71,))
    left, right = after(state, (1, Place(0, 0))), after(other, (1, Place(5, 90)))
    for viewer in (0, SPECTATOR):
        assert GAME.view(left, viewer) == GAME.view(right, viewer)
        before = GAME.events(state, 1, Place(0, 0), left, viewer)
        assert before == GAME.events(other, 1, Place(5, 90), right, viewer)


def test_the_view_shares_the_tuples_of_the_state() -> None:
    state = ready(4)
    view = look(state, 2)
    assert view.unseen is state.unseen
    assert view.placed is state.placed
    assert view.hidden is state.hands[2]


class Fixed(Random):
    """A source of one number."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


@pytest.mark.rule("GG-21")
def test_fate_comes_to_the_same_tile_as_the_list_of_chances() -> None:
    rng = Random(5)
    for state in random_walk(4, GaloreOptions(experts=True), seed=9):
        if GAME.actors(state) == (CHANCE,):
            number = rng.random()
            chances = GAME.chances(state)
            assert GAME.fate(state, Fixed(number)) == chances[int(number * len(chances))][0]
