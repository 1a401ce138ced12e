"""A table's WebSocket: who comes in, from where they look, and the frames both ways."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, QueryParameter

from phantomline.core import IllegalAction, PhantomlineError
from phantomline.server.http.problems import problem_of, words_in
from phantomline.server.http.services import COOKIE, Here
from phantomline.server.live.connection import Connection
from phantomline.server.live.visit import Visit, viewer_for
from phantomline.server.store.errors import StoreUnavailable
from phantomline.words import LANGUAGES

__all__ = ["live"]

REFUSED = 4400
"""The close code for somebody who cannot come in; the reason is a code of ours."""

LATER = 1013
"""The close code for somebody who comes while the database is away: try again soon."""


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    services: Here,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter()] = None,
    sole: Annotated[bool, QueryParameter()] = False,
    since: Annotated[int, QueryParameter()] = 0,
    lang: Annotated[str, QueryParameter()] = "",
) -> None:
    """Watch a table, and play at it from a seat of one's own."""
    await socket.accept()
    try:
        guest = await services.guest_or_none(socket.cookies.get(COOKIE))
        room = await services.rooms.room(table)
        if guest is not None:
            services.rooms.people.names[guest.id] = guest.name
        player = None if guest is None else guest.id
        viewer = viewer_for(room.table, player, seat, sole=sole)
        language = lang if lang in LANGUAGES else guest.lang if guest is not None else "en"
        connection = Connection(viewer, player, sole=sole and seat is None)
        words = words_in(language)

        def explain(error: Exception) -> tuple[str, str, Mapping[str, str | int]]:
            if isinstance(error, IllegalAction):
                return error.code, words.error(error, room.table.game), error.params
            problem = problem_of(error, words)[1]
            return problem.code, problem.message, problem.params or {}

        visit = Visit(room, connection, explain)
        await visit.welcome(since)
    except StoreUnavailable:
        await socket.close(LATER, "store-away")
        return
    except PhantomlineError as error:
        code = getattr(error, "code", "failed")
        await socket.close(REFUSED, str(code))
        return
    await _stay(socket, connection, visit)


async def _stay(socket: WebSocket[Any, Any, Any], connection: Connection, visit: Visit) -> None:
    """Carry frames both ways until one side has had enough."""
    sending = asyncio.ensure_future(_send(socket, connection))
    try:
        while True:
            message: Any = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            visit.take(text if text is not None else message.get("bytes") or b"")
    finally:
        visit.leave()
        sending.cancel()
        # It may have met the end of the connection first; nobody else asks it how it ended.
        await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    code = await connection.pump(send)
    await socket.close(code)
