"""``/api/tables/…/described``: a table in words, for whoever plays without seeing the board."""

from collections.abc import Collection
from functools import cache, partial
from threading import Lock
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter

from phantomline.core import Game, Outcome, View
from phantomline.server.errors import Refusal
from phantomline.server.http.naming import left_at, names_at
from phantomline.server.http.problems import refusals
from phantomline.server.http.routes.moments import then_at
from phantomline.server.http.routes.prospects import room_to_see
from phantomline.server.http.routes.tables import TableId
from phantomline.server.http.services import AnyRequest, Here, address_of, words_of
from phantomline.server.live.visit import viewer_for
from phantomline.server.table.telling import view_of
from phantomline.words import Words
from phantomline.words.describing import Description, Section, describe

__all__ = ["ROUTES", "Described", "told"]

SPEAKING: Final = Lock()


class Described(msgspec.Struct, frozen=True):
    """A table in words after entry ``seq``.

    ``notes`` has one entry for each of the view's legal actions, in their order: what the action
    would do, empty where its own words say it all.
    """

    seq: int
    seat: int | None
    sections: tuple[Section, ...]
    notes: tuple[str, ...]


@get("/api/tables/{table:str}/described", responses=refusals(403, 409), tags=["tables"])
async def describe_table(
    request: AnyRequest,
    services: Here,
    table: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    at: Annotated[int | None, QueryParameter(ge=1, le=2**31)] = None,
) -> Described:
    """Tell the table in words, from one seat's view and nothing else.

    Without a seat it is one's first, or a watcher's; with ``at`` it is told as it stood after that
    entry of the log. The language is the one that the request asks for.
    """
    words = words_of(request)
    if at is not None:
        then = await then_at(request, services, table, at, seat)
        room, _ = await room_to_see(request, services, table)
        view: View = then.view
        seq, outcome, mine = then.seq, then.outcome, None
    else:
        services.throttle.check("looks", address_of(request))
        room, player = await room_to_see(request, services, table)
        now = view_of(room.table, viewer_for(room.table, player, seat))
        if now is None:
            raise Refusal("not-started")
        seq, view, outcome, mine = room.table.seq, now, room.table.outcome, now.seat
    seats = room.summary().seats
    names, left = tuple(names_at(seats, words)), left_at(seats)
    key = ("described", room.table.id, seq, view.seat, at is None, words.language, names, left)
    work = partial(
        told,
        words.language,
        room.table.game,
        view,
        names,
        outcome,
        left,
        closed=room.table.status == "closed" and seq == room.table.seq,
        replaced=mine in left,
    )
    found = await services.lookout.once(key, work)
    return Described(seq, view.seat, found.sections, found.notes)


def told(
    language: str,
    game: Game[Any],
    view: View,
    names: tuple[str, ...],
    outcome: Outcome | None,
    left: Collection[int] = (),
    *,
    closed: bool = False,
    replaced: bool = False,
) -> Description:
    """Return a view in words; in a thread, for telling takes a moment."""
    # Words are for one thread at a time, and those of the other routes belong to the loop.
    with SPEAKING:
        return describe(
            _speaker(language),
            game,
            view,
            names,
            outcome,
            left,
            closed=closed,
            replaced=replaced,
        )


@cache
def _speaker(language: str) -> Words:
    return Words(language)


ROUTES: Final[list[Any]] = [describe_table]
