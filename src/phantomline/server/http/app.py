"""The application: all routes, behind one guard, with one way to tell what went wrong."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Any, Final

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from phantomline.server.http.config import Config
from phantomline.server.http.limits import Throttle
from phantomline.server.http.metrics import Metrics, watch
from phantomline.server.http.openapi import openapi_config, say_more
from phantomline.server.http.problems import answer_problem
from phantomline.server.http.routes import (
    described,
    games,
    hints,
    lessons,
    me,
    moments,
    pages,
    people,
    prospects,
    reach,
    replays,
    retold,
    score,
    seats,
    tables,
    uploads,
)
from phantomline.server.http.routes.web import WebFiles
from phantomline.server.http.safety import Safety
from phantomline.server.http.services import AnyRequest, Services
from phantomline.server.http.socket import live
from phantomline.server.live.rooms import Rooms
from phantomline.server.live.thinkers import Thinkers
from phantomline.server.live.timekeeper import LoopTime
from phantomline.server.store.store import Store

__all__ = ["create_app"]

SWEEP_EVERY: Final = 60.0  # seconds


def create_app(config: Config, opened: Store | None = None) -> Litestar:
    """Make the application of a server.

    The database is opened when it starts, unless it has been ``opened`` already; either way it
    is closed when it stops.
    """
    metrics, throttle = Metrics(), Throttle(config.limits)

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None]:
        loop = asyncio.get_running_loop()
        store = Store.open(config.database) if opened is None else opened
        store.start(loop)
        thinkers = Thinkers(config.bot_workers)
        pace = (int(1000 * config.bot_pace), int(1800 * config.bot_pace))
        rooms = Rooms(store, LoopTime(loop), thinkers, pace=pace)
        app.state.services = Services(config, store, rooms, metrics, throttle)
        watch(metrics, store, rooms, thinkers)
        sweeping = loop.create_task(_sweep(rooms))
        try:
            yield
        finally:
            sweeping.cancel()
            await rooms.close()
            app.state.services.analysts.close()
            thinkers.close()
            rooms.editions.close()
            await store.close()

    def services() -> Services:
        made: Services = app.state.services
        return made

    web = None if config.web is None else WebFiles(config.web)

    def answer(request: AnyRequest, error: Exception) -> Response[Any]:
        page = (
            web.lost(request) if web is not None and isinstance(error, NotFoundException) else None
        )
        return answer_problem(request, error) if page is None else page

    app = Litestar(
        [*_routes(), *([pages.root_page] if web is None else web.routes())],
        lifespan=[life],
        dependencies={"services": Provide(services, sync_to_thread=False)},
        exception_handlers={Exception: answer},
        openapi_config=openapi_config(),
        logging_config=None,
        request_max_body_size=config.limits.upload,
    )
    say_more(app)
    app.asgi_handler = Safety(app.asgi_handler, config, throttle, metrics)
    return app


async def _sweep(rooms: Rooms) -> None:
    """Let go of what nobody looks at, again and again."""
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        rooms.sweep()


def _routes() -> list[Any]:
    return [
        games.list_games,
        reach.tell_reach,
        *lessons.ROUTES,
        *me.ROUTES,
        people.show_person,
        *tables.ROUTES,
        *seats.ROUTES,
        *prospects.ROUTES,
        *hints.ROUTES,
        *moments.ROUTES,
        *described.ROUTES,
        *retold.ROUTES,
        *uploads.ROUTES,
        *replays.ROUTES,
        *score.ROUTES,
        live,
        pages.health,
        pages.metrics,
    ]
