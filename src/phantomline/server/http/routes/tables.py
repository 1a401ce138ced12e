"""``/api/tables``: making, finding, starting and ending tables."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from phantomline.core import PhantomlineError
from phantomline.server.errors import Refusal
from phantomline.server.http.problems import refusals
from phantomline.server.http.services import AnyRequest, Here, Services, words_of
from phantomline.server.people.history import names_of
from phantomline.server.people.names import SentName, clean_name
from phantomline.server.store.queries import TableRow, lobby, table_called, tables_of
from phantomline.server.table.commands import Arrange, Close, Command, Start
from phantomline.server.table.messages import SeatShown, Summary
from phantomline.server.table.recording import record_of
from phantomline.server.table.settings import MOST_SEATS, Settings, Wishes
from phantomline.server.table.telling import seat_shown

__all__ = ["ROUTES", "TableId", "answer_table", "asked_of_table", "named", "seats_named"]

ME: Final = "me"
MOST_LOOKED_INTO: Final = 12
"""At how many of somebody's tables it is looked up whose turn it is: the liveliest."""

TableId = Annotated[str, PathParameter(max_length=40, description="The id of a table.")]
Code = Annotated[str, PathParameter(max_length=40, description="What people type to join.")]
GameName = Literal["galore", "ghosts", "train"]


class NewTable(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as its host wants it.

    ``placings`` says seat by seat who sits down at once: ``"me"``, the name of a bot, or ``null``
    for a seat that stays free, as do all that it does not name. ``names`` says what those are
    called who share my seats with me, around one screen.
    """

    game: GameName
    edition: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    placings: Annotated[list[str | None], msgspec.Meta(max_length=MOST_SEATS)] = msgspec.field(
        default_factory=list[str | None]
    )
    names: Annotated[list[SentName | None], msgspec.Meta(max_length=MOST_SEATS)] = msgspec.field(
        default_factory=list[str | None]
    )


class MyTable(Summary, frozen=True, kw_only=True):
    """A table of mine. ``turn`` says whether I am to act; of many it is not known for all."""

    turn: bool | None


@post("/api/tables", responses=refusals(401, 403, 408, 409, 415, 422), tags=["tables"])
async def create(request: AnyRequest, services: Here, data: JSONBody[NewTable]) -> Summary:
    """Make a table. Whoever makes it is its host."""
    guest = await services.changing_guest(request)
    services.throttle.check("tables", guest.id)
    fields = {name: getattr(data, name) for name in Settings.__struct_fields__}
    settings = Settings(**fields)
    _check_placings(data)
    placings = [(guest.id, None) if who == ME else (None, who) for who in data.placings]
    called = _called(data)
    room = await services.rooms.create(settings, guest.id, placings, called)
    return named(room.summary(), services.rooms.people.names, request)


def _check_placings(table: NewTable) -> None:
    if len(table.placings) > table.seats:
        raise Refusal("no-such-seat", seats=table.seats)
    if not table.rated:
        return
    if any(who not in (ME, None) for who in table.placings):
        raise Refusal("rated-people")
    if table.placings.count(ME) > 1:
        raise Refusal("rated-once")


def _called(table: NewTable) -> dict[int, str]:
    """Return the names for my seats, cleaned as one's own name is; nobody names anybody else."""
    wanted = {seat: name for seat, name in enumerate(table.names) if name is not None}
    if any(table.placings[seat : seat + 1] != [ME] for seat in wanted):
        raise Refusal("not-your-seat")
    return {seat: clean_name(name) for seat, name in wanted.items()}


@get("/api/tables", responses=refusals(), tags=["tables"])
async def list_public(
    request: AnyRequest,
    services: Here,
    game: Annotated[GameName | None, QueryParameter()] = None,
    status: Annotated[Literal["open", "playing"] | None, QueryParameter()] = None,
) -> list[Summary]:
    """List the public tables that wait for players or play now, the liveliest first."""
    wanted = ("open", "playing") if status is None else (status,)
    return await _listed(request, services, lambda db: lobby(db, wanted, game))


@get("/api/me/tables", responses=refusals(401), tags=["me"])
async def list_mine(
    request: AnyRequest,
    services: Here,
    status: Annotated[Literal["open", "playing", "over", "closed"] | None, QueryParameter()] = None,
) -> list[MyTable]:
    """List the tables at which I have a seat, the liveliest first."""
    guest = await services.guest(request)
    wanted = () if status is None else (status,)
    found = await _listed(request, services, lambda db: tables_of(db, guest.id, status=wanted))
    playing = [table.id for table in found if table.status == "playing"][:MOST_LOOKED_INTO]
    turns = await asyncio.gather(*(_is_turn(services, table, guest.id) for table in playing))
    known = dict(zip(playing, turns, strict=True))
    return [
        MyTable(
            **{name: getattr(table, name) for name in Summary.__struct_fields__},
            turn=known.get(table.id) if table.status == "playing" else False,
        )
        for table in found
    ]


async def _is_turn(services: Services, id: str, player: str) -> bool | None:
    """Say whether somebody is to act at a table, themselves rather than a bot in their stead.

    Of a table that cannot be read, nobody knows; the others are still to be listed.
    """
    try:
        room = await services.rooms.room(id)
    except (PhantomlineError, msgspec.MsgspecError):
        return None
    if not room.readable:
        return None
    table = room.table
    return any(table.seats[seat].human for seat in table.held_by(player) if seat in table.actors())


@get("/api/tables/{table:str}", responses=refusals(), tags=["tables"])
async def show(request: AnyRequest, services: Here, table: TableId) -> Summary:
    """Tell all that everybody may know of a table beside its game."""
    return await answer_table(request, services, table)


@patch(
    "/api/tables/{table:str}",
    responses=refusals(401, 403, 408, 409, 415, 422),
    tags=["tables"],
)
async def arrange(
    request: AnyRequest, services: Here, table: TableId, data: JSONBody[Wishes]
) -> Summary:
    """Set a table up otherwise before its game begins, as the host. Free seats may go."""
    return await asked_of_table(request, services, table, Arrange(data))


@get("/api/codes/{code:str}", responses=refusals(), tags=["tables"])
async def find(request: AnyRequest, services: Here, code: Code) -> Summary:
    """Find the table that people join with this code."""
    plain = code.strip().upper()
    row = await services.store.read(lambda connection: table_called(connection, plain))
    if row is None:
        raise Refusal("no-such-code")
    return await answer_table(request, services, row.id)


@post(
    "/api/tables/{table:str}/start",
    status_code=200,
    responses=refusals(401, 403, 409, 415),
    tags=["tables"],
)
async def start(request: AnyRequest, services: Here, table: TableId) -> Summary:
    """Begin the game, as the host, once every seat is taken."""
    return await asked_of_table(request, services, table, Start())


@post(
    "/api/tables/{table:str}/close",
    status_code=200,
    responses=refusals(401, 403, 409, 415),
    tags=["tables"],
)
async def close(request: AnyRequest, services: Here, table: TableId) -> Summary:
    """End the table before its game is over, as the host."""
    return await asked_of_table(request, services, table, Close())


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    responses=refusals(401, 403, 409, 415),
    tags=["tables"],
)
async def rematch(request: AnyRequest, services: Here, table: TableId) -> Summary:
    """Play again with the same people, everyone one seat further; the answer is the new table."""
    guest = await services.changing_guest(request)
    services.throttle.check("tables", guest.id)
    again = await services.rooms.rematch(table, guest.id)
    return await answer_table(request, services, again)


@get(
    "/api/tables/{table:str}/record",
    responses={
        200: ResponseSpec(
            str, media_type="application/x-ndjson", generate_examples=False,
            description="The record, JSON Lines.",
        ),
        **refusals(409),
    },
    tags=["tables"],
    media_type="application/x-ndjson",
)  # fmt: skip
async def record(services: Here, table: TableId) -> Response[str]:
    """Give the whole game as a record, with what is needed to check its luck, once it is over."""
    room = await services.rooms.room(table)
    if not room.readable:
        raise Refusal("other-version")
    name = f'attachment; filename="phantomline-{room.table.id}.jsonl"'
    return Response(
        record_of(room.table),
        media_type="application/x-ndjson",
        headers={"content-disposition": name},
    )


# -- what several routes share -------------------------------------------------


async def asked_of_table(
    request: AnyRequest, services: Services, table: str, command: Command
) -> Summary:
    """Ask something of a table as whoever sent the request, and tell the table as it is then."""
    guest = await services.changing_guest(request)
    await services.rooms.act(table, command, guest.id)
    return await answer_table(request, services, table)


async def answer_table(request: AnyRequest, services: Services, table: str) -> Summary:
    """Return what everybody may know of a table."""
    summary = (await services.rooms.room(table)).summary()
    people = {seat.player for seat in summary.seats if seat.player}
    # Somebody may have changed their name, or left us, at another node.
    names = await services.store.read(lambda connection: names_of(connection, people))
    return named(summary, names, request)


async def _listed(
    request: AnyRequest, services: Services, find: Callable[[Connection], list[TableRow]]
) -> list[Summary]:
    def look(connection: Connection) -> tuple[list[Summary], dict[str, str]]:
        found = [msgspec.convert(row.summary, Summary) for row in find(connection)]
        people = {seat.player for table in found for seat in table.seats if seat.player}
        # Names may have changed since the summary was written.
        return found, names_of(connection, people)

    found, names = await services.store.read(look)
    return [named(table, names, request) for table in found]


def named(table: Summary, names: Mapping[str, str], request: AnyRequest) -> Summary:
    """Return a summary with everyone's present name; those who have left us are ghosts."""
    return msgspec.structs.replace(table, seats=seats_named(table.seats, names, request))


def seats_named(
    seats: Sequence[SeatShown], names: Mapping[str, str], request: AnyRequest
) -> list[SeatShown]:
    """Return seats with everyone's present name; those who have left us are ghosts."""
    ghost = words_of(request).say("server-ghost")
    return [
        seat_shown(seat, known, seat.called)
        if (known := names.get(seat.player or "")) or seat.player is None
        else seat_shown(seat, ghost, None)
        for seat in seats
    ]


ROUTES: Final[list[Any]] = [
    create, list_public, list_mine, show, arrange, find, start, close, rematch, record,
]  # fmt: skip
