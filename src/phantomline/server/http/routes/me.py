"""``/api/me``: the guest that this browser is, and everything kept about them."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from phantomline.server.errors import Refusal
from phantomline.server.http.problems import NOTHING, refusals, words_in
from phantomline.server.http.routes.tables import seats_named
from phantomline.server.http.services import (
    COOKIE,
    AnyRequest,
    Here,
    Services,
    address_of,
    now_ms,
    words_of,
)
from phantomline.server.people import guests
from phantomline.server.people.data import Everything, delete_guest, export_guest
from phantomline.server.people.guests import Guest
from phantomline.server.people.history import (
    Played,
    Statistics,
    count_of,
    games_of,
    names_of,
    statistics_of,
)
from phantomline.server.people.insight import Insight, insight_of
from phantomline.server.people.names import SentName, clean_name, is_spooky, spooky_name
from phantomline.server.store.queries import summaries_of
from phantomline.server.table.messages import SeatShown

__all__ = ["ROUTES", "Language"]

KEPT_FOR: Final = 400 * 24 * 60 * 60  # seconds; browsers keep no cookie longer

Language = Literal["en", "es"]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody new. Without a name they get a spooky one."""

    name: SentName | None = None
    lang: Language | None = None


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called, and which language they speak."""

    name: SentName | None = None
    lang: Language | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, such as ``7K2QF-0XJ4M-PZ8RA-H3TWC``."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class MyGame(Played, frozen=True, kw_only=True):
    """One of my games, with everyone who played; ``seats`` is empty if the table is not kept."""

    seats: Sequence[SeatShown]


class Me(msgspec.Struct, frozen=True):
    """The guest that this browser is. ``named`` says whether they told their name themselves.

    ``finished`` are all their games that are over, also those that count in no statistics.
    """

    id: str
    name: str
    named: bool
    lang: Language
    created: int
    finished: int
    statistics: dict[str, Statistics]


@post(
    "/api/me",
    responses={200: ResponseSpec(Me, generate_examples=False), **refusals(403, 408, 415, 422)},
    tags=["me"],
)
async def arrive(request: AnyRequest, services: Here, data: JSONBody[NewGuest]) -> Response[Me]:
    """Make a guest of this browser; if it is one already, say which."""
    known = await services.guest_or_none(request.cookies.get(COOKIE))
    if known is not None:
        return Response(await _me(services, known), status_code=200)
    services.throttle.check("newcomers", address_of(request))
    lang = data.lang or words_of(request).language
    name = spooky_name(words_in(lang)) if data.name is None else clean_name(data.name)
    now = now_ms()
    guest, key = await services.store.also(
        lambda connection: guests.make_guest(connection, name, lang, now)
    )
    return Response(_told(guest, 0, {}), cookies=[_cookie(request, key)])


@get("/api/me", responses={**NOTHING, **refusals(401)}, tags=["me"])
async def who_am_i(
    request: AnyRequest, services: Here, maybe: Annotated[bool, QueryParameter()] = False
) -> Response[Me | None]:
    """Say which guest this browser is, with statistics for every game.

    A browser that may be nobody's yet asks with `maybe`, and hears that with 204 instead of 401.
    """
    if maybe and await services.guest_or_none(request.cookies.get(COOKIE)) is None:
        return Response(None, status_code=204)
    guest = await services.guest(request)
    # The cookie begins its life anew, so that whoever plays now and then keeps it.
    key = request.cookies[COOKIE]
    return Response(await _me(services, guest), cookies=[_cookie(request, key)])


@patch("/api/me", responses=refusals(401, 403, 408, 415, 422), tags=["me"])
async def change(request: AnyRequest, services: Here, data: JSONBody[Changes]) -> Me:
    """Change my name or language."""
    guest = await services.changing_guest(request)
    name = None if data.name is None else clean_name(data.name)

    def work(connection: Connection) -> Guest | None:
        services.rooms.people.announce(connection, guest.id)
        return guests.rename(connection, guest.id, name, data.lang)

    changed = await services.store.also(work)
    if changed is None:
        raise Refusal("no-guest")
    services.rooms.people.rename(changed.id, changed.name)
    return await _me(services, changed)


@delete("/api/me", responses={**NOTHING, **refusals(401, 403)}, tags=["me"])
async def leave(request: AnyRequest, services: Here) -> Response[None]:
    """Delete all that is kept about me. My seats in old games become a ghost's.

    Where I wait for a game my seat becomes free, and where one is under way a bot plays on. Tables
    of mine go to somebody else there, or are closed.
    """
    guest = await services.changing_guest(request)
    await services.rooms.depart(guest.id)

    def work(connection: Connection) -> None:
        services.rooms.people.announce(connection, guest.id)
        delete_guest(connection, guest.id)

    await services.store.also(work)
    services.rooms.people.forget(guest.id)
    return Response(None, cookies=[_cookie(request, None)])


@post("/api/me/recovery", responses=refusals(401, 403, 415), tags=["me"])
async def make_recovery(request: AnyRequest, services: Here) -> Code:
    """Make a recovery code. It works once; one made before no longer does."""
    guest = await services.changing_guest(request)
    now = now_ms()
    code = await services.store.also(
        lambda connection: guests.make_recovery(connection, guest.id, now)
    )
    return Code(code)


@post("/api/me/recover", status_code=200, responses=refusals(403, 408, 415), tags=["me"])
async def recover(request: AnyRequest, services: Here, data: JSONBody[Code]) -> Response[Me]:
    """Become the guest that a recovery code belongs to, on this browser too."""
    services.throttle.check("recoveries", address_of(request))
    now = now_ms()
    found = await services.store.also(lambda connection: guests.recover(connection, data.code, now))
    if found is None:
        raise Refusal("no-such-recovery")
    guest, key = found
    return Response(await _me(services, guest), cookies=[_cookie(request, key)])


@post(
    "/api/me/leave", status_code=204, responses={**NOTHING, **refusals(401, 403, 415)}, tags=["me"]
)
async def sign_off(request: AnyRequest, services: Here) -> Response[None]:
    """Let this browser forget me. Other browsers, and a recovery code, still know me."""
    await services.changing_guest(request)
    key = request.cookies[COOKIE]
    await services.store.also(lambda connection: guests.forget_key(connection, key))
    return Response(None, cookies=[_cookie(request, None)])


@get("/api/me/export", responses=refusals(401), tags=["me"])
async def export(request: AnyRequest, services: Here) -> Response[Everything]:
    """Give me all that is kept about me."""
    guest = await services.guest(request)
    everything = await services.store.read(lambda connection: export_guest(connection, guest))
    name = f'attachment; filename="phantomline-{guest.id}.json"'
    return Response(everything, headers={"content-disposition": name})


@get("/api/me/games", responses=refusals(401), tags=["me"])
async def my_games(
    request: AnyRequest,
    services: Here,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    table: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> list[MyGame]:
    """List my finished games, the latest first; `before` pages on to those before a time.

    With the `table` of the last one that is known, others that ended at that time are listed, too.
    """
    guest = await services.guest(request)

    def look(
        connection: Connection,
    ) -> tuple[list[Played], dict[str, list[SeatShown]], dict[str, str]]:
        games = games_of(connection, guest.id, before=before, table=table)
        found = summaries_of(connection, [game.table for game in games])
        seats = {
            table: msgspec.convert(summary["seats"], list[SeatShown])
            for table, summary in found.items()
        }
        people = {seat.player for some in seats.values() for seat in some if seat.player}
        return games, seats, names_of(connection, people)

    games, seats, names = await services.store.read(look)
    return [
        MyGame(
            **msgspec.structs.asdict(game),
            seats=seats_named(seats.get(game.table, ()), names, request),
        )
        for game in games
    ]


@get("/api/me/statistics", responses=refusals(401), tags=["me"])
async def my_statistics(request: AnyRequest, services: Here) -> dict[str, Insight]:
    """Tell how I play, game by game: wins, points by line, favourite routes, ratings over time."""
    guest = await services.guest(request)
    return await services.store.read(lambda connection: insight_of(connection, guest.id))


async def _me(services: Services, guest: Guest) -> Me:
    def look(connection: Connection) -> tuple[int, dict[str, Statistics]]:
        return count_of(connection, guest.id), statistics_of(connection, guest.id)

    return _told(guest, *await services.store.read(look))


def _told(guest: Guest, finished: int, statistics: dict[str, Statistics]) -> Me:
    lang: Language = "es" if guest.lang == "es" else "en"
    named = not is_spooky(guest.name)
    return Me(guest.id, guest.name, named, lang, guest.created, finished, statistics)


def _cookie(request: AnyRequest, key: str | None) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=key or "",
        max_age=KEPT_FOR if key else 0,
        path="/",
        httponly=True,
        secure=bool(request.scope["state"]["https"]),
        samesite="lax",
        documentation_only=False,
    )


ROUTES: Final[list[Any]] = [
    arrive, who_am_i, change, leave, make_recovery, recover, sign_off, export, my_games,
    my_statistics,
]  # fmt: skip
