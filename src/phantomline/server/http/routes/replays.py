"""Games that are over, or that somebody brings along: all of it to look at, and to study."""

import hashlib
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from phantomline.core import SPECTATOR, Game, Outcome, Record, Viewer, write_record
from phantomline.server.errors import Refusal
from phantomline.server.http.problems import refusals
from phantomline.server.http.routes.prospects import room_to_see
from phantomline.server.http.routes.tables import TableId
from phantomline.server.http.routes.uploads import (
    MOST_RECORD,
    MOST_STEPS,
    Checked,
    NewRecord,
    box_of,
    checked,
    only_record,
)
from phantomline.server.http.services import AnyRequest, Here, Services, address_of
from phantomline.server.http.squeezing import answer_squeezed
from phantomline.server.replays.analysts import Analysis
from phantomline.server.replays.course import Course
from phantomline.server.replays.showing import Replay, replay_of
from phantomline.server.table.recording import fate_of, record_in
from phantomline.server.table.table import Table

__all__ = ["ROUTES", "RecordFrom", "played", "viewer_asked"]

WAIT: Final = 5.0
"""How many seconds somebody who follows an analysis waits for news at most."""

SHOWN: Final = {
    200: ResponseSpec(Replay, generate_examples=False, description="The whole game, in frames."),
}

SeatAsked = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Whose view; without it the public's.")
]


class RecordFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of one game, as its text in JSON Lines, and whose view of it is wanted.

    Without a ``seat`` it is the public's.
    """

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_RECORD)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None


# -- frames --------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/replay", responses={**SHOWN, **refusals(409)}, tags=["replays"],
)  # fmt: skip
async def show_replay(
    request: AnyRequest, services: Here, table: TableId, seat: SeatAsked = None
) -> Response[Replay]:
    """Show a game that is over from its deal to its end, as one seat or the public saw it."""
    services.throttle.check("looks", address_of(request))
    room, _ = await room_to_see(request, services, table)
    ended = room.table
    record = played(ended)
    viewer = viewer_asked(seat, record.header.players)
    edition = _edition_of(ended)

    def work() -> bytes:
        return replay_of(ended.game, record, viewer, edition=edition, outcome=ended.outcome)

    key = ("replay", ended.id, ended.status, viewer)
    return await answer_squeezed(request, await services.archive.once(key, work))


@get("/api/tables/{table:str}/check", responses=refusals(409), tags=["replays"])
async def check_table(request: AnyRequest, services: Here, table: TableId) -> Checked:
    """Say whether a game that is over kept the rules, and whether its luck was fair."""
    services.throttle.check("looks", address_of(request))
    room, _ = await room_to_see(request, services, table)
    ended = room.table
    record = played(ended)
    work = partial(checked, ended.game, record, fate_of(ended))
    return await services.archive.once(("check", ended.id, ended.status), work)


@post(
    "/api/records/replay",
    status_code=200,
    responses={**SHOWN, **refusals(403, 408, 415, 422)},
    tags=["replays"],
)
async def replay_record(
    request: AnyRequest, services: Here, data: JSONBody[RecordFrom]
) -> Response[Replay]:
    """Show the game of a record, as one seat or the public saw it."""
    services.throttle.check("replays", address_of(request))
    box = await box_of(services, data.record)

    def work() -> bytes:
        game, record = only_record(data.record, box)
        viewer = viewer_asked(data.seat, record.header.players)
        return replay_of(game, record, viewer, edition=box.hash if box else None)

    text = hashlib.sha256(data.record.encode()).hexdigest()
    squeezed = await services.archive.once(("record", text, data.seat), work)
    return await answer_squeezed(request, squeezed)


def played(table: Table) -> Record:
    """Return the record of a table that is over, unless people have made it far too long."""
    record = record_in(table)
    if len(record.steps) > MOST_STEPS:
        raise Refusal("worn-out")
    return record


def viewer_asked(seat: int | None, players: int) -> Viewer:
    """Return whose view of a game is asked for."""
    if seat is None:
        return SPECTATOR
    if seat >= players:
        raise Refusal("no-such-seat", seats=players)
    return seat


def _edition_of(table: Table) -> str | None:
    assert table.created is not None
    return table.created.settings.edition


# -- analysis ------------------------------------------------------------------


@get("/api/tables/{table:str}/analysis", responses=refusals(409), tags=["replays"])
async def study_table(request: AnyRequest, services: Here, table: TableId) -> Analysis:
    """Begin to study a game that is over: each seat's chance of winning along the way.

    It comes from what the public saw at each moment, and is worked out bit by bit; ask for its
    ``id`` to follow it. The work stops when nobody asks any more.
    """
    services.throttle.check("looks", address_of(request))
    room, _ = await room_to_see(request, services, table)
    ended = room.table
    record = played(ended)
    edition = _edition_of(ended)
    _, path = await services.rooms.editions.game(record.header.game, edition)
    return await _study(request, services, ended.game, record, edition, path, ended.outcome)


@post(
    "/api/records/analysis",
    status_code=200,
    responses=refusals(403, 408, 409, 415, 422),
    tags=["replays"],
)
async def study_record(request: AnyRequest, services: Here, data: JSONBody[NewRecord]) -> Analysis:
    """Begin to study the game of a record."""
    services.throttle.check("replays", address_of(request))
    box = await box_of(services, data.record)
    game, record = await services.archive.do(lambda: only_record(data.record, box))
    edition, path = (box.hash, box.path) if box else (None, None)
    return await _study(request, services, game, record, edition, path)


@get("/api/analyses/{analysis:str}", responses=refusals(), tags=["replays"])
async def follow_analysis(
    request: AnyRequest,
    services: Here,
    analysis: Annotated[str, PathParameter(max_length=64, description="The id of an analysis.")],
    after: Annotated[
        int | None, QueryParameter(ge=0, le=999, description="Wait for more than so many looks.")
    ] = None,
) -> Analysis:
    """Tell how far an analysis has come; with ``after``, as soon as it is further than that."""
    services.throttle.check("looks", address_of(request))
    seconds = 0.0 if after is None else WAIT
    return await services.analysts.follow(analysis, after or 0, seconds)


async def _study(
    request: AnyRequest,
    services: Services,
    game: Game[Any],
    record: Record,
    edition: str | None,
    path: str | None,
    outcome: Outcome | None = None,
) -> Analysis:
    asker = address_of(request)

    def named() -> str:
        # The same moves may have been given up here, and just not finished there.
        text = f"{edition}\n{record.outcome or outcome}\n{write_record(record)}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    name = await services.archive.do(named)
    known = services.analysts.known(name, asker)
    if known is not None:
        return known
    services.analysts.check_room(asker)
    course = await services.archive.do(lambda: Course.of(game, record, name, path, outcome))
    return services.analysts.begin(course, asker)


ROUTES: Final[list[Any]] = [
    show_replay, check_table, replay_record, study_table, study_record, follow_analysis,
]  # fmt: skip
