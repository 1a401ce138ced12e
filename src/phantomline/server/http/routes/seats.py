"""``/api/tables/…/seats``: sitting down, leaving, bots, coming back and giving up."""

from typing import Annotated, Any, Final

import msgspec
from litestar import delete, post
from litestar.params import JSONBody, PathParameter

from phantomline.server.errors import Refusal
from phantomline.server.http.problems import refusals
from phantomline.server.http.routes.tables import TableId, answer_table, asked_of_table
from phantomline.server.http.services import AnyRequest, Here, Services
from phantomline.server.people.guests import Guest
from phantomline.server.table.commands import Hand, PutBot, Resign, Return, Sit, Stand
from phantomline.server.table.deciding import STAND_IN
from phantomline.server.table.messages import Summary

__all__ = ["ROUTES"]

Seat = Annotated[int, PathParameter(ge=0, le=99, description="A seat, counted from 0.")]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down. ``nonce`` is mixed into fate, so that nobody can have known it before."""

    nonce: Annotated[str, msgspec.Meta(max_length=128)] = ""


class ChooseBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The kind of bot to put there."""

    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=refusals(401, 403, 408, 409, 415, 422),
    tags=["seats"],
)
async def sit(
    request: AnyRequest, services: Here, table: TableId, seat: Seat, data: JSONBody[SitDown]
) -> Summary:
    """Sit down in a free seat before the game begins. One may have several."""
    return await asked_of_table(request, services, table, Sit(seat, data.nonce))


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    responses=refusals(401, 403, 409),
    tags=["seats"],
)
async def leave(request: AnyRequest, services: Here, table: TableId, seat: Seat) -> Summary:
    """Leave a seat: one's own, or as the host anyone's before the game begins.

    During the game a bot plays on, and the seat can be taken back.
    """
    guest = await services.changing_guest(request)
    room = await services.rooms.room(table)
    if room.table.status == "playing":
        return await _hand(request, services, guest, table, seat, STAND_IN)
    await room.act(Stand(seat), guest.id)
    return await answer_table(request, services, table)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    responses=refusals(401, 403, 408, 409, 415, 422),
    tags=["seats"],
)
async def put_bot(
    request: AnyRequest, services: Here, table: TableId, seat: Seat, data: JSONBody[ChooseBot]
) -> Summary:
    """Put a bot into a free seat as the host; during the game, let a bot play on for someone.

    For oneself that is always possible; the host may do it for people who are away.
    """
    guest = await services.changing_guest(request)
    room = await services.rooms.room(table)
    if room.table.status == "playing":
        return await _hand(request, services, guest, table, seat, data.bot)
    await room.act(PutBot(seat, data.bot), guest.id)
    return await answer_table(request, services, table)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/return",
    status_code=200,
    responses=refusals(401, 403, 409, 415),
    tags=["seats"],
)
async def come_back(request: AnyRequest, services: Here, table: TableId, seat: Seat) -> Summary:
    """Take one's seat back from the bot."""
    return await asked_of_table(request, services, table, Return(seat))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/resign",
    status_code=200,
    responses=refusals(401, 403, 409, 415),
    tags=["seats"],
)
async def resign(request: AnyRequest, services: Here, table: TableId, seat: Seat) -> Summary:
    """Give up."""
    return await asked_of_table(request, services, table, Resign(seat))


async def _hand(
    request: AnyRequest, services: Services, guest: Guest, table: str, seat: int, bot: str
) -> Summary:
    room = await services.rooms.room(table)
    seats = room.table.seats
    if seat < len(seats) and seats[seat].player != guest.id and seat in room.present():
        raise Refusal("still-here")
    await room.act(Hand(seat, bot), guest.id)
    return await answer_table(request, services, table)


ROUTES: Final[list[Any]] = [sit, leave, put_bot, come_back, resign]
