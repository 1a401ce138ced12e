"""Telling one viewer what a step of Ghosts Galore looked like."""

from phantomline.core import Action, Event, Viewer
from phantomline.games.galore.actions import (
    Board,
    Choose,
    Claim,
    Hidden,
    Keep,
    Leave,
    Place,
    Reveal,
    Side,
    Start,
)
from phantomline.games.galore.events import (
    Began,
    BoardDealt,
    Chose,
    Claimed,
    Cleared,
    Decided,
    Drew,
    Ended,
    HiddenDealt,
    LastToClaim,
    Left,
    PathFinished,
    Placed,
    Returned,
    RoundBegan,
    Scored,
    SideShown,
    TurnedUp,
    Unveiled,
)
from phantomline.games.galore.pieces import ROTATIONS
from phantomline.games.galore.state import (
    CLAIMING,
    DRAWING,
    KEEPING,
    OVER,
    SIDES,
    UNCOVERING,
    UNVEILING,
    State,
)
from phantomline.games.galore.tables import Tables

__all__ = ["step_events"]


def step_events(
    tables: Tables, before: State, actor: int, action: Action, after: State, viewer: Viewer
) -> list[Event]:
    """Return what one step looked like to one viewer."""
    told: list[Event] = []
    if isinstance(action, Side | Keep | Place):
        told.append(_decided(before, actor, action, viewer))
        if after.waiting == 0 or after.phase != before.phase:
            told.extend(_shown(tables, before, after, viewer))
    elif isinstance(action, Reveal):
        tile = action.tile
        drawn = before.phase == DRAWING
        told.append(Drew(before.turn, tile) if drawn else TurnedUp(before.turn, tile))
    elif isinstance(action, Claim | Leave | Choose):
        told.append(_claimed(before, action))
        if after.phase == UNCOVERING:
            told.append(LastToClaim(after.turn, after.stack))
    elif isinstance(action, Hidden):
        told.append(HiddenDealt(action.seat, action.tile if viewer == action.seat else None))
    elif isinstance(action, Board):
        told.append(BoardDealt(action.seat, action.board))
    elif isinstance(action, Start):
        told.append(Began(action.seat))
    if after.phase == CLAIMING and after.round > before.round:
        told.append(RoundBegan(after.round, after.lamp, after.stack))
    return told


def _claimed(before: State, action: Claim | Leave | Choose) -> Event:
    if isinstance(action, Choose):
        return Chose(before.turn, action.tile)
    if isinstance(action, Claim):
        return Claimed(before.turn, before.face_up[-1])
    return Left(before.turn, before.face_up[-1])


def _decided(before: State, seat: int, action: Side | Keep | Place, viewer: Viewer) -> Event:
    if viewer != seat:
        return Decided(seat)
    if isinstance(action, Side):
        return Decided(seat, board=before.boards[seat] + action.side)
    if isinstance(action, Keep):
        return Decided(seat, tile=action.tile)
    hidden = before.phase == UNVEILING
    tile = before.hands[seat][0] if hidden else before.claims[seat]
    return Decided(seat, tile=tile, cell=action.cell, rotation=action.rotation)


def _shown(tables: Tables, before: State, after: State, viewer: Viewer) -> list[Event]:
    """What comes to light once the last seat has chosen."""
    seats = range(len(after.boards))
    if before.phase == SIDES:
        return [SideShown(seat, after.boards[seat]) for seat in seats]
    if before.phase == KEEPING:
        return [
            Returned(seat, after.hands[seat][0], after.returned[seat])
            if seat == viewer
            else Returned(seat, None, None)
            for seat in seats
        ]
    told: list[Event] = []
    for seat in seats:
        told.extend(_laid(tables, before, after, seat))
    if after.phase != OVER:
        told.append(Cleared(before.round, before.face_up))
    else:
        sheets = tables.sheets(after.boards, after.placed)
        for seat, sheet in enumerate(sheets):
            told.append(Scored(seat, sheet.points, sheet.total, sheet.dead_ends))
        outcome = tables.outcome(sheets)
        told.append(Ended(outcome.winners, outcome.scores))
    return told


def _laid(tables: Tables, before: State, after: State, seat: int) -> list[Event]:
    told: list[Event] = []
    for cell, code in enumerate(after.placed[seat]):
        if code != before.placed[seat][cell]:
            rotation = ROTATIONS[code & 3]
            if before.phase == UNVEILING:
                told.append(Unveiled(seat, code >> 2, cell, rotation))
            else:
                told.append(Placed(seat, code >> 2, cell, rotation))
    known = tables.finished_paths(before.boards[seat], before.placed[seat])
    for path in tables.finished_paths(after.boards[seat], after.placed[seat]):
        if path not in known:
            line, cells, points = path
            told.append(PathFinished(seat, line, cells, points))
    return told
