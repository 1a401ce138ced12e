"""A round of Ghosts Galore: claiming a tile (GG-20 to GG-26) and placing it (GG-30 to GG-32)."""

from typing import Final

from phantomline.core.errors import IllegalAction
from phantomline.games.galore.pieces import CELLS
from phantomline.games.galore.state import (
    CLAIMING,
    DECIDING,
    DRAWING,
    NO_CHOICE,
    NO_TILE,
    OVER,
    PLACING,
    UNCOVERING,
    UNVEILING,
    State,
)
from phantomline.games.galore.steps import (
    begin_round,
    is_drawable,
    replaced,
    wait_for_all,
    without,
)

__all__ = ["ROUNDS", "choose", "claim", "draw", "leave", "place", "reveal"]

ROUNDS: Final = 8


def draw(state: State) -> State:
    """Take the top tile of the stack; fate says which it is (GG-21)."""
    if state.stack == 0:
        alone = state.claims.count(NO_TILE) == 1
        raise IllegalAction("stack-empty", "GG-25" if alone else "GG-24")
    after = state.copy()
    after.phase = DRAWING
    return after


def reveal(state: State, tile: int) -> State:
    """Turn this tile of the stack face up, for the drawing seat or for the last one (GG-25)."""
    if not is_drawable(state, tile):
        raise IllegalAction("tile-not-in-stack", "GG-13", {"tile": tile})
    after = state.copy()
    after.stack = state.stack - 1
    after.unseen = without(state.unseen, tile)
    after.face_up = state.face_up + (tile,)
    if state.phase == DRAWING:
        after.phase = DECIDING
    elif after.stack == 0:
        after.phase = CLAIMING
    return after


def claim(state: State) -> State:
    """Claim the tile just drawn (GG-22)."""
    after = state.copy()
    after.claims = replaced(state.claims, state.turn, state.face_up[-1])
    after.face_up = state.face_up[:-1]
    _pass_turn(after)
    return after


def leave(state: State) -> State:
    """Leave the tile just drawn to everyone (GG-21)."""
    after = state.copy()
    _pass_turn(after)
    return after


def choose(state: State, tile: int) -> State:
    """Claim a face-up tile without drawing (GG-23)."""
    if tile not in state.face_up:
        raise IllegalAction("not-face-up", "GG-23", {"tile": tile})
    at = state.face_up.index(tile)
    after = state.copy()
    after.claims = replaced(state.claims, state.turn, tile)
    after.face_up = state.face_up[:at] + state.face_up[at + 1 :]
    _pass_turn(after)
    return after


def place(state: State, seat: int, cell: int, rotation: int) -> State:
    """Note where this seat's tile goes; all tiles are laid together (GG-30, GG-32)."""
    rule = "GG-30" if state.phase == PLACING else "GG-32"
    if not 0 <= cell < CELLS:
        raise IllegalAction("no-such-space", rule, {"cell": cell})
    if rotation % 90 != 0 or not 0 <= rotation < 360:
        raise IllegalAction("no-such-rotation", rule, {"rotation": rotation})
    if state.placed[seat][cell] != 0:
        raise IllegalAction("space-taken", rule, {"cell": cell})
    after = state.copy()
    after.waiting = state.waiting & ~(1 << seat)
    after.pending = replaced(state.pending, seat, cell * 4 + rotation // 90)
    if after.waiting == 0:
        _lay_all(after)
    return after


def _pass_turn(after: State) -> None:
    """Go on to the next seat without a tile, to the last one (GG-25), or to placing."""
    unclaimed = after.claims.count(NO_TILE)
    if unclaimed == 0:
        wait_for_all(after, PLACING)
        return
    players = len(after.claims)
    seat = (after.turn + 1) % players
    while after.claims[seat] != NO_TILE:
        seat = (seat + 1) % players
    after.turn = seat
    after.phase = UNCOVERING if unclaimed == 1 and after.stack > 0 else CLAIMING


def _lay_all(after: State) -> None:
    """Lay everyone's tile and go on: a new round, the hidden tiles, or the end."""
    hidden = after.phase == UNVEILING
    placed: list[tuple[int, ...]] = []
    for seat, choice in enumerate(after.pending):
        tile = after.hands[seat][0] if hidden else after.claims[seat]
        placed.append(replaced(after.placed[seat], choice >> 2, tile * 4 + (choice & 3)))
    players = len(placed)
    after.placed = tuple(placed)
    after.pending = (NO_CHOICE,) * players
    if hidden:
        for hand in after.hands:
            after.unseen = without(after.unseen, hand[0])
        after.hands = ((),) * players
        after.returned = (NO_TILE,) * players
        after.phase = OVER
        return
    after.gone = after.gone + after.face_up
    after.face_up = ()
    after.claims = (NO_TILE,) * players
    if after.round == ROUNDS:
        wait_for_all(after, UNVEILING)
    else:
        after.lamp = (after.lamp + 1) % players
        begin_round(after)
