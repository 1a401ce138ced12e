"""How many ways there are to play on in Ghost Train."""

import pytest

from phantomline.games.train import Train
from tests.games.train.table import GAME, table
from tests.perft import perft

CLAIMS_ONLY = table(["black", "green"], ["orange", "locomotive"], routes=[[], []])
OPENING = table(
    ["red", "red", "locomotive"],
    ["blue", "yellow", "locomotive"],
    deck=["red", "green", "green"],
    tickets=[["oak--well"], ["oak--pier"]],
    ticket_deck=["crypt--pier", "mansion--well"],
)


def test_the_first_plies_by_hand() -> None:
    # Black claims glade--oak; green claims oak--mill or crypt--hall--green.
    assert perft(GAME, CLAIMS_ONLY, 1) == 3
    # Draw; oak--hall with none or one locomotive; every route of one space with the
    # locomotive (seven of them); discard.
    assert perft(GAME, OPENING, 1) == 1 + 2 + 7 + 1
    # A draw and a discard have two outcomes. After oak--hall, paid either way, the other seat
    # has twelve moves. A route that it could pay for with the locomotive alone takes one of
    # them away, well--hall and pier--swamp two; those to the crypt bring a card first.
    assert perft(GAME, OPENING, 2) == 2 + 2 + 2 * 12 + 3 * 11 + 2 * 10 + 2 * 2


@pytest.mark.parametrize(("depth", "count"), [(3, 235), (4, 664), (5, 1763), (6, 5333)])
def test_an_opening_in_the_village(depth: int, count: int) -> None:
    assert perft(GAME, OPENING, depth) == count


@pytest.mark.parametrize(("players", "depth", "count"), [(2, 3, 98), (4, 3, 196)])
def test_a_fresh_game_with_any_starter_and_two_cards_dealt(
    players: int, depth: int, count: int
) -> None:
    game = Train()
    assert perft(game, game.initial(players), depth) == count
