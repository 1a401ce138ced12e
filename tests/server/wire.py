"""A WebSocket client that keeps every frame it gets, and can send what no honest client would."""

import socket
import time
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

__all__ = ["PATIENCE", "Gone", "Wire", "soon"]

PATIENCE = 30.0


class Gone(Exception):
    """The server has ended the connection; ``code`` and ``reason`` are those it gave."""

    def __init__(self, code: int | None, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Wire:
    """One connection to a server at this port.

    ``answer`` is the server's answer to the handshake, ``frames`` all that came after it but for
    pings; ``bytes`` counts everything.
    """

    def __init__(
        self,
        port: int,
        path: str,
        cookie: str | None = None,
        headers: Iterable[tuple[str, str]] = (),
        buffer: int | None = None,
    ) -> None:
        self.frames: list[Frame] = []
        self.answer: Response | None = None
        self.bytes = 0
        self._read = 0
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}{path}"), max_size=None)
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = self.protocol.connect()
        if cookie is not None:
            request.headers["Cookie"] = f"phantomline={cookie}"
        for name, value in headers:
            if name in request.headers:
                del request.headers[name]
            request.headers[name] = value
        self.protocol.send_request(request)
        self._flush()
        self._hear_out()

    @property
    def open(self) -> bool:
        """Whether the server has let us in."""
        return self.answer is not None and self.answer.status_code == 101

    def _hear_out(self) -> None:
        while self.answer is None:
            if not self._more():
                return

    # -- sending -------------------------------------------------------------

    def send(self, data: str | bytes) -> None:
        """Send one message, as text or in binary."""
        if isinstance(data, str):
            self.protocol.send_text(data.encode())
        else:
            self.protocol.send_binary(data)
        self._flush()

    def ask(self, **message: Any) -> None:
        """Send a request of the protocol."""
        self.send(msgspec.json.encode(message).decode())

    def send_raw(self, data: bytes) -> None:
        """Send bytes that need not be a frame at all."""
        self.socket.sendall(data)

    def _flush(self) -> None:
        data = b"".join(self.protocol.data_to_send())
        if data:
            self.socket.sendall(data)

    # -- receiving -----------------------------------------------------------

    def receive(self) -> dict[str, Any]:
        """Return the next message; raises `Gone` when there will be none."""
        while True:
            while self._read < len(self.frames):
                frame = self.frames[self._read]
                self._read += 1
                if frame.opcode is Opcode.CLOSE:
                    raise _gone(frame)
                message: dict[str, Any] = msgspec.json.decode(frame.data)
                return message
            if not self._more():
                raise Gone(None, "cut off")

    def wait(self, kind: str, fits: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """Return the next message of this type that fits, reading over all others."""
        while True:
            message = self.receive()
            if message["type"] == kind and fits(message):
                return message

    def until_gone(self) -> Gone:
        """Read until the server ends the connection, and return how it did."""
        while True:
            try:
                self.receive()
            except Gone as gone:
                return gone

    def _more(self) -> bool:
        """Take in what has come; say whether anything did before the end."""
        try:
            data = self.socket.recv(65536)
        except ConnectionError:
            data = b""
        self.bytes += len(data)
        if data:
            self.protocol.receive_data(data)
        else:
            self.protocol.receive_eof()
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self.answer = event
            elif isinstance(event, Frame) and event.opcode not in (Opcode.PING, Opcode.PONG):
                self.frames.append(event)
        try:
            self._flush()
        except ConnectionError:
            return bool(data)
        return bool(data)

    def close(self) -> None:
        """Leave without a word."""
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _gone(frame: Frame) -> Gone:
    close = Close.parse(frame.data)
    return Gone(close.code, close.reason)


def soon(done: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Look again and again, for so long, whether something has come about."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True
