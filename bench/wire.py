"""A WebSocket client that costs next to nothing, so that a benchmark measures the server.

Frames from the server are cut out of the stream and handed over as bytes; nothing is decoded
that nobody asks for. Good for loopback against our own server, and for nothing else.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

__all__ = ["Wire", "connect"]

MASK = b"\x00\x00\x00\x00"  # a mask of zeros is a mask, and spares the client the work


class Wire(asyncio.Protocol):
    """One connection. ``heard`` gets every text frame."""

    def __init__(self, request: bytes, heard: "Callable[[Wire, bytes], None]") -> None:
        self.request = request
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.received = 0
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is one without saying so
        self._transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 asyncio asks so
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(
                ConnectionError(f"the server hung up: {self._buffer[:200]!r}")
            )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, rest = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = buffer
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
            buffer = rest
        at = 0
        size = len(buffer)
        while size - at >= 2:
            kind, length = buffer[at], buffer[at + 1] & 127
            start = at + 2
            if length == 126:
                if size - at < 4:
                    break
                length = int.from_bytes(buffer[at + 2 : at + 4], "big")
                start = at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length = int.from_bytes(buffer[at + 2 : at + 10], "big")
                start = at + 10
            if size < start + length:
                break
            payload = buffer[start : start + length]
            at = start + length
            if kind & 15 == 1:
                self.received += 1
                self.heard(self, payload)
            elif kind & 15 == 9:
                self._frame(0x8A, payload)
        self._buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        self._frame(0x81, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            head = bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + MASK + payload)


async def connect(port: int, path: str, cookie: str, heard: Callable[[Wire, bytes], None]) -> Wire:
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Origin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, heard), "127.0.0.1", port)
    await wire.opened
    return wire
