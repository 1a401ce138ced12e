"""Who may act in Ghosts Galore and what they may do: the only place where that is listed."""

from typing import Final

from phantomline.core import CHANCE, Actor
from phantomline.games.galore.actions import Choose, Claim, Draw, Keep, Leave, Place, Side
from phantomline.games.galore.pieces import BOARD_SIDES, CELLS, ROTATIONS, TILE_COUNT
from phantomline.games.galore.state import (
    CLAIMING,
    DECIDING,
    KEEPING,
    OVER,
    PLACING,
    SIDES,
    UNVEILING,
    State,
)
from phantomline.games.galore.view import Decision

__all__ = ["MOST_PLAYERS", "acting_seats", "actors", "choice_code", "chosen", "legal_actions"]

MOST_PLAYERS: Final = 5

NOBODY: Final[tuple[int, ...]] = ()
FATE: Final[tuple[int, ...]] = (CHANCE,)
SEATS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([seat for seat in range(MOST_PLAYERS) if waiting >> seat & 1])
        for waiting in range(1 << MOST_PLAYERS)
    ]
)
"""``SEATS[waiting]`` lists the seats whose bits are set."""

# Actions are values, so each is made once and handed out again and again.
NOTHING: Final[tuple[Decision, ...]] = ()
DRAW: Final[tuple[Decision, ...]] = (Draw(),)
DECIDE: Final[tuple[Decision, ...]] = (Claim(), Leave())
BOTH_SIDES: Final[tuple[Decision, ...]] = tuple([Side(side=side) for side in BOARD_SIDES])
CHOOSES: Final[tuple[Decision, ...]] = tuple([Choose(tile=n) for n in range(TILE_COUNT + 1)])
KEEPS: Final[tuple[Decision, ...]] = tuple([Keep(tile=n) for n in range(TILE_COUNT + 1)])
TURNS: Final[tuple[tuple[Decision, ...], ...]] = tuple(
    [
        tuple([Place(cell=cell, rotation=rotation) for rotation in ROTATIONS])
        for cell in range(CELLS)
    ]
)


def _places(filled: int) -> tuple[Decision, ...]:
    found: tuple[Decision, ...] = ()
    for cell in range(CELLS):
        if not filled >> cell & 1:
            found = found + TURNS[cell]
    return found


PLACES: Final[tuple[tuple[Decision, ...], ...]] = tuple(
    [_places(filled) for filled in range(1 << CELLS)]
)
"""``PLACES[filled]`` lists every placement that is left when these cells are filled."""


def acting_seats(state: State) -> tuple[int, ...]:
    """The seats that may act now; none while fate decides and at the end."""
    phase = state.phase
    if phase in (CLAIMING, DECIDING):
        return SEATS[1 << state.turn]
    return SEATS[state.waiting]


def actors(state: State) -> tuple[Actor, ...]:
    """The seats that may act now, fate alone, or nobody at the end."""
    seats = acting_seats(state)
    if seats:
        return seats
    return NOBODY if state.phase == OVER else FATE


def legal_actions(state: State, seat: int) -> tuple[Decision, ...]:
    """All that this seat may do now, in a stable order."""
    phase = state.phase
    if phase in (CLAIMING, DECIDING):
        if seat != state.turn:
            return NOTHING
        if phase == DECIDING:
            return DECIDE
        choices = tuple([CHOOSES[tile] for tile in state.face_up])
        return DRAW + choices if state.stack else choices
    if seat < 0 or not state.waiting >> seat & 1:
        return NOTHING
    if phase in (PLACING, UNVEILING):
        filled = 0
        bit = 1
        for code in state.placed[seat]:
            if code:
                filled |= bit
            bit <<= 1
        return PLACES[filled]
    if phase == KEEPING:
        return tuple([KEEPS[tile] for tile in state.hands[seat]])
    return BOTH_SIDES


def chosen(state: State, seat: int) -> Decision | None:
    """What this seat has chosen while others still choose."""
    if seat < 0 or state.waiting == 0 or state.pending[seat] < 0:
        return None
    choice = state.pending[seat]
    if state.phase == SIDES:
        return BOTH_SIDES[choice]
    if state.phase == KEEPING:
        return KEEPS[choice]
    return TURNS[choice >> 2][choice & 3]


def choice_code(choice: Decision) -> int:
    """How the state notes such a choice: what `chosen` reads back."""
    if isinstance(choice, Place):
        return choice.cell * 4 + choice.rotation // 90
    if isinstance(choice, Keep):
        return choice.tile
    assert isinstance(choice, Side)
    return BOARD_SIDES.index(choice.side)
