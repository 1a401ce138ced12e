"""Telling a table to its viewers: to each no more than it may know."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from phantomline.core import SPECTATOR, Event, View, Viewer
from phantomline.server.table.entries import Answered, AnyEntry, Handed, Moved, Resigned, Sat
from phantomline.server.table.messages import (
    ClockShown,
    QuestionShown,
    SeatShown,
    Summary,
    Told,
)
from phantomline.server.table.parts import Change, Seat
from phantomline.server.table.table import Table

__all__ = ["clocks_of", "narrate", "seat_shown", "summary_of", "tell", "view_of"]


def tell(table: Table, change: Change, viewer: Viewer) -> Told:
    """Return one change as this viewer saw it."""
    game = table.game
    events: list[Event] = []
    for before, actor, action, after in change.moments:
        events.extend(game.events(before, actor, action, after, viewer))
    entry = change.entry
    if isinstance(entry, Moved):
        return Told(seq=change.seq, at=entry.at, kind="moved", seat=entry.seat, events=events)
    return Told(
        seq=change.seq,
        at=entry.at,
        kind=type(entry).__name__.lower(),
        seat=getattr(entry, "seat", None),
        bot=entry.bot if isinstance(entry, Sat | Handed | Resigned) else None,
        yes=entry.yes if isinstance(entry, Answered) else None,
        why=getattr(entry, "why", None),
        events=events,
    )


def narrate(
    table: Table, entries: Iterable[AnyEntry], viewer: Viewer, since: int, until: int
) -> list[Told]:
    """Fold these entries into an empty table and tell those behind ``since``, up to ``until``.

    The whole log is told as it happened, with what was later taken back.
    """
    told: list[Told] = []
    for entry in entries:
        if table.seq == until:
            break
        change = table.fold(entry)
        if change.seq > since:
            told.append(tell(table, change, viewer))
    return told


def view_of(table: Table, viewer: Viewer) -> View | None:
    """Return what this viewer may know of the game, once there is one."""
    return None if table.state is None else table.game.view(table.state, viewer)


def clocks_of(table: Table) -> Sequence[ClockShown] | None:
    """Return every seat's clock, if the table has any."""
    clocks = table.clocks
    if clocks is None:
        return None
    return [
        ClockShown(left=left, until=clocks.deadline(seat)) for seat, left in enumerate(clocks.left)
    ]


def summary_of(
    table: Table,
    code: str,
    name: Callable[[str], str],
    *,
    called: Mapping[int, str],
    readable: bool,
) -> Summary:
    """Return what everybody may know of a table.

    ``name`` gives the name of a player, and ``called`` what those at some seats are called here.
    """
    created = table.created
    assert created is not None
    asked = table.asked
    return Summary(
        id=table.id,
        code=code,
        game=created.settings.game,
        settings=created.settings,
        status=table.status,
        host=table.host,
        seats=[
            seat_shown(seat, None if seat.player is None else name(seat.player), called.get(place))
            for place, seat in enumerate(table.seats)
        ],
        commitment=created.commitment,
        rules=created.rules,
        edition=created.edition,
        created=created.at,
        asked=None
        if asked is None
        else QuestionShown(
            seat=asked.seat,
            waiting=[seat for seat in table.judges(asked.seat) if seat not in asked.agreed],
        ),
        rematch=table.rematch,
        outcome=table.outcome,
        readable=readable,
    )


def seat_shown(seat: Seat | SeatShown, name: str | None, called: str | None) -> SeatShown:
    """Return who sits here; those who have left us have neither a name nor another one."""
    called = called if name else None
    return SeatShown(
        player=seat.player,
        name=called or name,
        bot=seat.bot,
        resigned=seat.resigned,
        called=called,
    )


def viewer_of(seat: int | None) -> Viewer:
    """Return the engine's name for somebody at this seat, or at none."""
    return SPECTATOR if seat is None else seat
