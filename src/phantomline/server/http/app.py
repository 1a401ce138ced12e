"""The application: all routes, behind one guard, with one way to tell what went wrong."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide

from phantomline.server.http.config import Config
from phantomline.server.http.limits import Throttle
from phantomline.server.http.metrics import Metrics, watch
from phantomline.server.http.openapi import openapi_config, say_more
from phantomline.server.http.problems import answer_problem
from phantomline.server.http.routes import games, me, pages, people, seats, tables, uploads
from phantomline.server.http.routes.web import web_routes
from phantomline.server.http.safety import Safety
from phantomline.server.http.services import Services
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
            thinkers.close()
            rooms.editions.close()
            await store.close()

    def services() -> Services:
        made: Services = app.state.services
        return made

    app = Litestar(
        [*_routes(), *_web(config)],
        lifespan=[life],
        dependencies={"services": Provide(services, sync_to_thread=False)},
        exception_handlers={Exception: answer_problem},
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
        *me.ROUTES,
        people.show_person,
        *tables.ROUTES,
        *seats.ROUTES,
        *uploads.ROUTES,
        live,
        pages.health,
        pages.metrics,
    ]


def _web(config: Config) -> list[Any]:
    """Return the web application's files, or the page that says that there are none."""
    return [pages.root_page] if config.web is None else web_routes(config.web)
