"""Lessons and replays in words: the moment that is looked at, from the view that is shown of it."""

import hashlib
from collections.abc import Collection
from functools import partial
from itertools import islice
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from phantomline.core import Frame, Game, Record, UnknownGame, Viewer, frames
from phantomline.games import GAMES, load
from phantomline.lessons import lesson_for
from phantomline.server.errors import Refusal
from phantomline.server.http.naming import left_at, names_at
from phantomline.server.http.problems import refusals
from phantomline.server.http.routes.described import Described, told
from phantomline.server.http.routes.prospects import room_to_see
from phantomline.server.http.routes.replays import played, viewer_asked
from phantomline.server.http.routes.tables import TableId
from phantomline.server.http.routes.uploads import MOST_RECORD, box_of, only_record
from phantomline.server.http.services import AnyRequest, Here, address_of, words_of
from phantomline.server.table.settings import MOST_SEATS

__all__ = ["ROUTES", "MomentFrom"]

FrameAsked = Annotated[int, QueryParameter(ge=0, le=9_999, description="The number of a frame.")]
SeatAsked = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Whose view; without it the public's.")
]


class MomentFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of one game, as its text in JSON Lines, and which frame of it is to be told.

    Without a ``seat`` it is told to the public.
    """

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_RECORD)]
    frame: Annotated[int, msgspec.Meta(ge=0, le=9_999)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None


@get("/api/lessons/{game:str}/described", responses=refusals(409, 422), tags=["games"])
async def describe_lesson(
    request: AnyRequest,
    services: Here,
    game: Annotated[str, PathParameter(max_length=40, description="The id of a game.")],
    frame: FrameAsked,
) -> Described:
    """Tell a frame of a guided first game in words, to whoever learns."""
    services.throttle.check("looks", address_of(request))
    if game not in GAMES:
        raise UnknownGame(game, GAMES)
    words = words_of(request)
    lesson = await services.archive.once(("the lesson", game), partial(lesson_for, game))
    names = list(lesson.friends)
    names.insert(lesson.seat, words.say("web-lesson-you"))
    found = next((one for one in lesson.frames if one.n == frame), None)
    if found is None:
        raise Refusal("no-such-moment", seq=lesson.frames[-1].n)

    def work() -> Described:
        return _told(words.language, load(game), found, names)

    return await services.lookout.once(("lesson told", game, frame, words.language), work)


@get("/api/tables/{table:str}/replay/described", responses=refusals(409), tags=["replays"])
async def describe_replay(
    request: AnyRequest, services: Here, table: TableId, frame: FrameAsked, seat: SeatAsked = None
) -> Described:
    """Tell a frame of a game that is over in words, as one seat or the public saw it."""
    services.throttle.check("looks", address_of(request))
    room, _ = await room_to_see(request, services, table)
    ended, words = room.table, words_of(request)
    record = played(ended)
    viewer = viewer_asked(seat, record.header.players)
    seats = room.summary().seats
    names, left = names_at(seats, words), left_at(seats)

    def work() -> Described:
        found = _frame(ended.game, record, viewer, frame)
        last = found.steps == len(record.steps)
        if last and found.outcome is None:
            # Its people gave up, where the rules would have gone on.
            found = msgspec.structs.replace(found, outcome=ended.outcome)
        closed = last and ended.status == "closed"
        return _told(words.language, ended.game, found, names, left, closed=closed)

    key = ("replay told", ended.id, ended.status, viewer, frame, words.language, tuple(names), left)
    return await services.archive.once(key, work)


@post(
    "/api/records/described",
    status_code=200,
    responses=refusals(403, 408, 409, 415, 422),
    tags=["replays"],
)
async def describe_record(
    request: AnyRequest, services: Here, data: JSONBody[MomentFrom]
) -> Described:
    """Tell a frame of the game of a record in words, as one seat or the public saw it."""
    services.throttle.check("looks", address_of(request))
    words, box = words_of(request), await box_of(services, data.record)

    # Words belong to the loop, and what the record says is only known in the thread.
    everybody = [words.say("web-replay-player", n=seat + 1) for seat in range(MOST_SEATS)]

    def work() -> Described:
        game, record = only_record(data.record, box)
        players = record.header.players
        viewer = viewer_asked(data.seat, players)
        found = _frame(game, record, viewer, data.frame)
        return _told(words.language, game, found, everybody[:players])

    text = hashlib.sha256(data.record.encode()).hexdigest()
    key = ("record told", text, data.seat, data.frame, words.language)
    return await services.archive.once(key, work)


def _frame(game: Game[Any], record: Record, viewer: Viewer, n: int) -> Frame:
    found = next(islice(frames(game, record, viewer), n, None), None)
    if found is None:
        raise Refusal("no-such-moment", seq=len(record.steps))
    return found


def _told(
    language: str,
    game: Game[Any],
    frame: Frame,
    names: list[str],
    left: Collection[int] = (),
    *,
    closed: bool = False,
) -> Described:
    found = told(language, game, frame.view, tuple(names), frame.outcome, left, closed=closed)
    return Described(frame.n, frame.view.seat, found.sections, found.notes)


ROUTES: Final[list[Any]] = [describe_lesson, describe_replay, describe_record]
