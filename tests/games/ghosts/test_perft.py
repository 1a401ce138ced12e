"""How many ways there are to play on in Ghosts."""

import pytest

from tests.games.ghosts.table import GAME, table
from tests.perft import perft

OPENING = table(
    ["red-1", "blue-2", "mist"], ["red-3", "black-3", "white-1"], ["green-2", "mist", "yellow-3"]
)
STEEP = table(["red-3", "blue-1"], ["blue-3", "mist"], pile=["red-3", "green-3"], deck=["mist"])


def test_the_first_plies_by_hand() -> None:
    assert perft(GAME, OPENING, 1) == 3, "three different cards, and no pile to take"
    # Whatever was played, the next player may play all three of theirs or take the pile.
    assert perft(GAME, OPENING, 2) == 3 * 4
    # At level six only blue-1 goes, or the pile is taken.
    assert perft(GAME, STEEP, 1) == 2


@pytest.mark.parametrize(("depth", "count"), [(3, 42), (4, 130), (5, 326), (6, 770), (7, 1827)])
def test_an_opening_without_a_deck(depth: int, count: int) -> None:
    assert perft(GAME, OPENING, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(2, 3), (3, 5), (4, 12), (6, 60), (8, 506)])
def test_a_steep_pile_with_one_card_to_draw(depth: int, count: int) -> None:
    assert perft(GAME, STEEP, depth) == count


@pytest.mark.parametrize(("players", "depth", "count"), [(2, 2, 38), (4, 4, 27436), (6, 3, 2166)])
def test_a_fresh_game(players: int, depth: int, count: int) -> None:
    assert perft(GAME, GAME.initial(players), depth) == count
