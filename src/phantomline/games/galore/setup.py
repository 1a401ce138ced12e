"""Setting the table: boards, their sides, hidden tiles and the lamp (GG-10 to GG-14)."""

from phantomline.core.errors import IllegalAction
from phantomline.games.galore.pieces import BOARD_IDS, BOARD_NUMBERS, BOARD_SIDES
from phantomline.games.galore.state import (
    HIDDEN,
    KEEPING,
    NO_CHOICE,
    SIDES,
    STARTING,
    State,
)
from phantomline.games.galore.steps import begin_round, is_drawable, replaced, wait_for_all

__all__ = ["choose_side", "deal_board", "deal_hidden", "free_boards", "keep", "start"]


def free_boards(state: State) -> list[str]:
    """The boards that fate may deal next, with their sides unless players choose them."""
    taken = [board[0] for board in state.boards if board]
    names = BOARD_NUMBERS if state.choose_sides else BOARD_IDS
    return [name for name in names if name[0] not in taken]


def deal_board(state: State, board: str) -> State:
    """Give the next seat its board (GG-10)."""
    if board not in free_boards(state):
        raise IllegalAction("board-not-free", "GG-10", {"board": board})
    after = state.copy()
    after.boards = _named(state.boards, state.turn, board)
    after.turn = state.turn + 1
    if after.turn == len(state.boards):
        after.turn = 0
        if state.choose_sides:
            wait_for_all(after, SIDES)
        else:
            after.phase = HIDDEN
    return after


def choose_side(state: State, seat: int, side: str) -> State:
    """Note the side this seat wants up; all sides are shown together (GG-10)."""
    if side not in BOARD_SIDES:
        raise IllegalAction("no-such-side", "GG-10", {"side": side})
    after = state.copy()
    after.waiting = state.waiting & ~(1 << seat)
    after.pending = replaced(state.pending, seat, BOARD_SIDES.index(side))
    if after.waiting == 0:
        for chooser, choice in enumerate(after.pending):
            name = after.boards[chooser] + BOARD_SIDES[choice]
            after.boards = _named(after.boards, chooser, name)
        after.pending = (NO_CHOICE,) * len(state.boards)
        after.phase = HIDDEN
    return after


def deal_hidden(state: State, tile: int) -> State:
    """Give the next seat a hidden tile (GG-11), or its second one (GG-12)."""
    if not is_drawable(state, tile):
        raise IllegalAction("tile-not-in-stack", "GG-11", {"tile": tile})
    seat = state.turn
    hand = state.hands[seat] + (tile,)
    after = state.copy()
    after.hands = state.hands[:seat] + (hand,) + state.hands[seat + 1 :]
    if len(hand) == (2 if state.experts else 1):
        after.turn = seat + 1
        if after.turn == len(state.hands):
            after.turn = 0
            if state.experts:
                wait_for_all(after, KEEPING)
            else:
                _give_lamp(after)
    return after


def keep(state: State, seat: int, tile: int) -> State:
    """Note which hidden tile this seat keeps; the others go back when all have chosen (GG-12)."""
    if tile not in state.hands[seat]:
        raise IllegalAction("not-your-tile", "GG-12", {"tile": tile})
    after = state.copy()
    after.waiting = state.waiting & ~(1 << seat)
    after.pending = replaced(state.pending, seat, tile)
    if after.waiting == 0:
        returned: list[int] = []
        kept: list[tuple[int, ...]] = []
        for owner, hand in enumerate(state.hands):
            choice = after.pending[owner]
            kept.append((choice,))
            returned.append(hand[1] if hand[0] == choice else hand[0])
        after.hands = tuple(kept)
        after.returned = tuple(returned)
        after.pending = (NO_CHOICE,) * len(state.hands)
        _give_lamp(after)
    return after


def start(state: State, seat: int) -> State:
    """Give the lamp to the seat that fate picked (GG-14)."""
    if not 0 <= seat < len(state.boards):
        raise IllegalAction("no-such-seat", "GG-14", {"seat": seat})
    after = state.copy()
    after.lamp = seat
    begin_round(after)
    return after


def _give_lamp(after: State) -> None:
    if after.lamp < 0:
        after.phase = STARTING
    else:
        begin_round(after)


def _named(boards: tuple[str, ...], seat: int, name: str) -> tuple[str, ...]:
    return boards[:seat] + (name,) + boards[seat + 1 :]
