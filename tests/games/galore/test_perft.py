"""How many ways there are to play on in Ghosts Galore."""

import pytest

from phantomline.core import CHANCE
from phantomline.games.galore.actions import Draw, Leave, Reveal
from phantomline.games.galore.options import GaloreOptions
from phantomline.games.galore.state import State
from tests.games.galore.tables import GAME, after, quick_claims, ready
from tests.perft import perft


def small(players: int, tiles: int) -> State:
    """A first round in which only so many tiles can turn up."""
    state = ready(players).copy()
    state.unseen = (*range(1, tiles + 1), *range(70, 70 + players))
    return state


def test_the_first_plies_by_hand() -> None:
    # Ten board sides; then the eight that do not share the first one's board.
    assert perft(GAME, GAME.initial(2), 2) == 10 * 8
    # Then one of 78 tiles to hide.
    assert perft(GAME, GAME.initial(2), 3) == 10 * 8 * 78
    # A draw, one of 76 tiles, and claiming or leaving it.
    assert perft(GAME, ready(2), 3) == 76 * 2
    # If it was claimed, the others turn up one by one; if not, the next seat draws or chooses.
    assert perft(GAME, ready(2), 4) == 76 * (75 + 2)


def test_choosing_sides_by_hand() -> None:
    options = GaloreOptions(choose_sides=True, experts=True)
    assert perft(GAME, GAME.initial(2, options), 4) == 5 * 4 * 2 * 2


def test_placing_by_hand() -> None:
    placing = quick_claims(ready(2))
    assert perft(GAME, placing, 2) == 36 * 36


def test_the_last_one_to_claim_by_hand() -> None:
    state = after(small(2, 6), (0, Draw()), (CHANCE, Reveal(1)), (0, Leave()))
    # Seat 1 takes tile 1: the other five turn up in any order, and seat 0 chooses one of them.
    # Seat 1 draws one of five: claimed, four turn up; left, seat 0 draws again or takes one.
    assert perft(GAME, state, 1) == 2
    assert perft(GAME, state, 2) == 5 + 5
    assert perft(GAME, state, 3) == 5 * 4 + 5 * 2
    assert perft(GAME, state, 4) == 5 * 4 * 3 + 5 * (4 + 3)


@pytest.mark.parametrize(
    ("players", "tiles", "depth", "count"),
    [(2, 6, 7, 1290), (2, 6, 9, 6000), (3, 7, 9, 7560), (4, 8, 10, 13104), (5, 9, 10, 17640)],
)
def test_a_first_round(players: int, tiles: int, depth: int, count: int) -> None:
    assert perft(GAME, small(players, tiles), depth) == count
