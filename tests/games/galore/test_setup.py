"""Setting the table: boards, hidden tiles, stacks and the lamp (GG-10 to GG-14)."""

from collections import Counter

import pytest

from phantomline.core import CHANCE, SPECTATOR, OptionError, Options
from phantomline.games.galore.actions import Board, Draw, Hidden, Keep, Reveal, Side, Start
from phantomline.games.galore.events import Decided, HiddenDealt, Returned, SideShown
from phantomline.games.galore.options import GaloreOptions
from phantomline.games.galore.pieces import BOARD_IDS
from tests.games.galore.tables import GAME, after, look, phase, ready, refused, told


@pytest.mark.rule("GG-10")
def test_a_random_board_comes_with_a_random_side() -> None:
    state = GAME.initial(2)
    assert GAME.actors(state) == (CHANCE,)
    assert GAME.chances(state) == [(Board(0, board), 1) for board in BOARD_IDS]
    state = after(state, (CHANCE, Board(0, "3b")))
    assert look(state, 1).boards == ("3b", "")
    # The other side of board 3 is the same piece of cardboard.
    assert len(GAME.chances(state)) == 8
    refused(state, CHANCE, Board(1, "3a"), "board-not-free", "GG-10")
    refused(state, CHANCE, Board(0, "1a"), "wrong-seat", "GG-10")
    refused(state, CHANCE, Board(1, "1"), "board-not-free", "GG-10")
    state = after(state, (CHANCE, Board(1, "1a")))
    assert phase(state) == "hidden"


@pytest.mark.rule("GG-10")
def test_players_choose_sides_at_once_where_the_table_says_so() -> None:
    state = GAME.initial(3, GaloreOptions(choose_sides=True))
    assert [action for action, _ in GAME.chances(state)] == [Board(0, n) for n in "12345"]
    state = after(state, *[(CHANCE, Board(seat, board)) for seat, board in enumerate("315")])
    assert GAME.actors(state) == (0, 1, 2)
    assert list(GAME.legal(state, 1)) == [Side("a"), Side("b")]
    refused(state, 1, Side("c"), "no-such-side", "GG-10")
    refused(state, 1, Draw(), "not-now", "GG-10")
    step = (1, Side("b"))
    assert told(state, step, 1) == [Decided(1, board="1b")]
    assert told(state, step, 0) == told(state, step, SPECTATOR) == [Decided(1)]
    state = after(state, step)
    assert GAME.actors(state) == (0, 2)
    assert look(state, 0).boards == ("3", "1", "5")
    assert (look(state, 1).choice, look(state, 0).choice) == (Side("b"), None)
    refused(state, 1, Side("a"), "already-chosen", "GG-10")
    state = after(state, (2, Side("a")))
    shown = told(state, (0, Side("a")), 1)
    assert shown[1:] == [SideShown(0, "3a"), SideShown(1, "1b"), SideShown(2, "5a")]
    state = after(state, (0, Side("a")))
    assert look(state, SPECTATOR).boards == ("3a", "1b", "5a")


@pytest.mark.rule("GG-11")
def test_everyone_gets_a_hidden_tile_that_only_they_see() -> None:
    state = GAME.initial(2, GaloreOptions(start=0))
    state = after(state, (CHANCE, Board(0, "1a")), (CHANCE, Board(1, "2a")))
    assert GAME.chances(state) == [(Hidden(0, tile), 1) for tile in range(1, 79)]
    step = (CHANCE, Hidden(0, 33))
    assert told(state, step, 0) == [HiddenDealt(0, 33)]
    assert told(state, step, 1) == told(state, step, SPECTATOR) == [HiddenDealt(0, None)]
    state = after(state, step)
    refused(state, CHANCE, Hidden(1, 33), "tile-not-in-stack", "GG-11")
    refused(state, CHANCE, Hidden(0, 34), "wrong-seat", "GG-11")
    assert Hidden(1, 33) not in [action for action, _ in GAME.chances(state)]
    state = after(state, (CHANCE, Hidden(1, 34)))
    assert (look(state, 0).hidden, look(state, 1).hidden) == ((33,), (34,))
    assert look(state, SPECTATOR).hidden == ()
    # Whoever does not hold it still counts it among the tiles never seen.
    assert look(state, 1).unseen == tuple(range(1, 79))


@pytest.mark.rule("GG-12")
def test_experts_keep_one_of_two_hidden_tiles() -> None:
    state = GAME.initial(2, GaloreOptions(start=1, experts=True))
    state = after(state, (CHANCE, Board(0, "1a")), (CHANCE, Board(1, "2a")))
    for seat, tile in ((0, 10), (0, 20), (1, 30), (1, 40)):
        state = after(state, (CHANCE, Hidden(seat, tile)))
    assert GAME.actors(state) == (0, 1)
    assert list(GAME.legal(state, 0)) == [Keep(10), Keep(20)]
    refused(state, 0, Keep(30), "not-your-tile", "GG-12")
    refused(state, 0, Keep(50), "not-your-tile", "GG-12")
    step = (0, Keep(20))
    assert told(state, step, 1) == [Decided(0)]
    assert told(state, step, 0) == [Decided(0, tile=20)]
    state = after(state, step)
    refused(state, 0, Keep(10), "already-chosen", "GG-12")
    assert look(state, 0).choice == Keep(20)
    shown = told(state, (1, Keep(30)), 1)
    assert Returned(0, None, None) in shown
    assert Returned(1, 30, 40) in shown
    state = after(state, (1, Keep(30)))
    assert (look(state, 0).hidden, look(state, 0).returned) == ((20,), 10)
    assert (look(state, 1).hidden, look(state, 1).returned) == ((30,), 40)
    assert look(state, SPECTATOR).returned == 0
    # What went back can be drawn, what is kept cannot.
    state = after(state, (1, Draw()))
    tiles = {action.tile for action, _ in GAME.chances(state) if isinstance(action, Reveal)}
    assert {10, 40} <= tiles
    assert not {20, 30} & tiles


@pytest.mark.rule("GG-13")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_a_stack_has_four_tiles_more_than_players(players: int, size: int) -> None:
    state = ready(players)
    assert look(state, 0).stack == size
    # Eight stacks and the hidden tiles leave some tiles that nobody sees.
    assert 8 * size + players <= 78


@pytest.mark.rule("GG-14")
def test_fate_gives_the_lamp_unless_the_table_did() -> None:
    state = GAME.initial(3)
    for seat in range(3):
        state = after(state, (CHANCE, Board(seat, BOARD_IDS[2 * seat])))
    for seat in range(3):
        state = after(state, (CHANCE, Hidden(seat, seat + 1)))
    assert GAME.chances(state) == [(Start(seat), 1) for seat in range(3)]
    refused(state, CHANCE, Start(3), "no-such-seat", "GG-14")
    refused(state, CHANCE, Reveal(9), "no-chance-now", "GG-14")
    begun = after(state, (CHANCE, Start(2)))
    assert (begun.lamp, begun.turn, begun.round) == (2, 2, 1)
    fixed = ready(3, start=1)
    assert (fixed.lamp, fixed.turn, fixed.round) == (1, 1, 1)


@pytest.mark.rule("GG-13")
def test_reveals_come_evenly_from_all_tiles_nobody_has_seen() -> None:
    state = after(ready(2), (0, Draw()))
    weights = Counter(dict(GAME.chances(state)))
    assert len(weights) == 76
    assert set(weights.values()) == {1}


def test_options_are_checked() -> None:
    with pytest.raises(OptionError, match="players: must be from 2 to 5, not 6"):
        GAME.initial(6)
    with pytest.raises(OptionError, match="players: must be from 2 to 5, not 1"):
        GAME.initial(1)
    with pytest.raises(OptionError, match="start"):
        GAME.initial(3, GaloreOptions(start=3))
    with pytest.raises(OptionError, match="GaloreOptions"):
        GAME.initial(3, Options())
    assert GAME.codec.options({"experts": True}) == GaloreOptions(experts=True)
    with pytest.raises(OptionError):
        GAME.codec.options({"expert": True})
