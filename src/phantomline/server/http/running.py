"""Running the application on a socket until somebody says stop."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Generator
from types import FrameType
from typing import Any, Final

import h11
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol

from phantomline.server.http.config import Config

__all__ = ["listen", "run"]

BACKLOG: Final = 2048
HEAD_BYTES: Final = 16 * 1024  # of a request's line and headers together
KEEP_ALIVE: Final = 30
GRACE: Final = 10  # seconds for requests that are under way
PING_EVERY: Final = 25.0
PING_PATIENCE: Final = 25.0


def listen(host: str, port: int) -> socket.socket:
    """Take the address; raises ``OSError`` where it cannot be had."""
    family, kind, proto, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    taken = socket.socket(family, kind, proto)
    try:
        if sys.platform != "win32":
            # What is left of connections to the server before this one keeps no port taken. On
            # Windows the same option would let two servers have one port.
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
        taken.listen(BACKLOG)
        taken.setblocking(False)
    except OSError:
        taken.close()
        raise
    return taken


def run(app: Litestar, config: Config, at: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; ``ready`` is called once everybody can come."""
    limits = config.limits
    settings = uvicorn.Config(
        app,
        http=_patient(limits.head_seconds),
        ws="websockets-sansio",
        # A compressed message saves a kilobyte or two and costs some 50 us and, for every
        # connection, more memory than the rest of it.
        ws_per_message_deflate=False,
        ws_max_size=limits.frame,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_PATIENCE,
        loop="auto",  # uvloop where there is one
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `limits.client_address` reads them, if it is told to
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=HEAD_BYTES,
    )
    _Server(settings, ready).run(sockets=[at])


class _Server(uvicorn.Server):
    """Says when it is ready, and leaves in peace when it is told to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _collect_seldom()
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        # uvicorn's own raises the signal again at the end, and the program would die of it.
        before = {one: signal.signal(one, self._stop) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.handle_exit(number, frame)


def _collect_seldom() -> None:
    """Let Python look for garbage in circles less often.

    A look at all that thousands of tables hold takes as long as many moves, and next to nothing
    here is ever in a circle.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 50, 100)


def _patient(seconds: float) -> type[asyncio.Protocol]:
    """Return the HTTP protocol with an end to its patience.

    uvicorn waits for ever for the head of a request, so that connections which say nothing, or
    a byte now and then, could use up all there are.
    """

    class Patient(H11Protocol):
        _waiting: asyncio.TimerHandle | None = None

        # uvicorn itself narrows what asyncio hands it, so the ignore is about its types.
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._calm()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.their_state is not h11.IDLE:
                self._calm()
            elif self._waiting is None:
                self._wait()  # a part of the next head has come

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            super().handle_websocket_upgrade(event)
            _end_unread(self.transport)

        def _wait(self) -> None:
            self._waiting = self.loop.call_later(seconds, self._give_up)

        def _calm(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

        def _give_up(self) -> None:
            self._waiting = None
            cycle: Any = (
                self.cycle
            )  # there is none before the first request, whatever its type says
            busy = cycle is not None and not cycle.response_complete
            if not busy and self.conn.their_state is h11.IDLE:
                self.transport.close()

    return Patient


def _end_unread(transport: asyncio.Transport) -> None:
    """End a handshake that the WebSocket library did not take, such as one with a 9 kB header.

    uvicorn forgets about those: nobody would ever answer or end them.
    """
    upgraded: Any = transport.get_protocol()
    if not upgraded.handshake_initiated:
        transport.write(b"".join(upgraded.conn.data_to_send()))
        transport.close()
