"""What stands between the network and the application.

It wraps the whole application once. A WebSocket is looked at when it opens and then left alone,
so that its messages cost nothing here. An HTTP request is turned away early if it comes from
another web site, too often, or with a body that is too large or too slow.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.enums import HttpMethod, ScopeType

from phantomline.server.errors import Refusal
from phantomline.server.http.limits import Crowd, client_address, is_https
from phantomline.server.http.problems import language_asked, problem_of, words_in

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

    from phantomline.server.http.config import Config
    from phantomline.server.http.limits import Throttle
    from phantomline.server.http.metrics import Metrics

__all__ = ["CSP", "SAFE_METHODS", "UPLOADS", "Safety", "is_same_site"]

log = logging.getLogger("phantomline.http")

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
# What a form of another web site can send without asking, in every browser.
FORM_TYPES: Final = frozenset(
    {b"application/x-www-form-urlencoded", b"multipart/form-data", b"text/plain"}
)
HEAD_BYTES: Final = 16 * 1024
MOST_HEADERS: Final = 100
DRAINED: Final = 1024 * 1024
UPLOADS: Final = ("/api/editions", "/api/records/")

CSP: Final = "; ".join(
    [
        "default-src 'self'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "frame-src 'none'",
        "img-src 'self' data:",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
    ]
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    # Not no-referrer: browsers would then call our own requests' origin null.
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
NOT_KEPT: Final = (b"cache-control", b"no-store")


class Safety:
    """The application with a guard at its door."""

    def __init__(
        self, app: "ASGIApp", config: "Config", throttle: "Throttle", metrics: "Metrics"
    ) -> None:
        self.app = app
        self.limits = config.limits
        self.proxies = config.proxies
        self.origins = frozenset(origin.lower().encode() for origin in config.origins)
        self.throttle = throttle
        self.metrics = metrics
        self.crowd = Crowd(config.limits.sockets)

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Let the request in, or answer it here."""
        address = client_address(scope["client"], scope["headers"], self.proxies)
        scope["state"]["address"] = address
        scope["state"]["https"] = is_https(scope["scheme"], scope["headers"], self.proxies)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send, address)
        else:
            await self._request(scope, receive, send, address)

    # -- WebSockets ----------------------------------------------------------

    async def _socket(
        self, scope: "WebSocketScope", receive: "Receive", send: "Send", address: str
    ) -> None:
        try:
            _check_head(scope)
            if not is_same_site(scope, self.origins):
                raise Refusal("foreign-origin")
            self.throttle.check("requests", address)
            if self.throttle.on and not self.crowd.enter(address):
                raise Refusal("too-many", seconds=60)
        except Refusal as refusal:
            await self._refuse_socket(scope, receive, send, refusal)
            return
        self.metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.sockets.dec()
            if self.throttle.on:
                self.crowd.leave(address)

    async def _refuse_socket(
        self, scope: "WebSocketScope", receive: "Receive", send: "Send", refusal: Refusal
    ) -> None:
        self.metrics.refused.labels(refusal.code).inc()
        await receive()  # the attempt to connect
        status, body, headers = _problem(refusal, scope)
        start: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
        await send(start)
        end: Any = {"type": "websocket.http.response.body", "body": body}
        await send(end)

    # -- requests ------------------------------------------------------------

    async def _request(
        self, scope: "HTTPScope", receive: "Receive", send: "Send", address: str
    ) -> None:
        began = time.perf_counter()
        status = 0
        head_only = scope["method"] == "HEAD"

        async def send_safely(message: "Message") -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_safe_headers(message["headers"], scope["path"])
            elif head_only and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            self._check_request(scope, address)
            body = await self._read_body(scope, receive)
        except Refusal as refusal:
            self.metrics.refused.labels(refusal.code).inc()
            await _answer(refusal, scope, send_safely)
        else:
            if head_only:
                scope["method"] = (
                    HttpMethod.GET
                )  # what can be read has a head, and routes need not know
            await self.app(scope, _replay(body, receive), send_safely)
        self._note(scope, status, time.perf_counter() - began)

    def _check_request(self, scope: "HTTPScope", address: str) -> None:
        _check_head(scope)
        if scope["method"] not in SAFE_METHODS:
            if not is_same_site(scope, self.origins):
                raise Refusal("foreign-origin")
            if _header(scope, b"content-type").partition(b";")[0].strip().lower() in FORM_TYPES:
                raise Refusal("wrong-type")
        self.throttle.check("requests", address)

    async def _read_body(self, scope: "HTTPScope", receive: "Receive") -> bytes:
        """Return the body, which is small or refused."""
        upload = scope["path"].startswith(UPLOADS)
        most = self.limits.upload if upload else self.limits.body
        length = _header(scope, b"content-length")
        if not length and not _header(scope, b"transfer-encoding"):
            return b""
        if length.isdigit() and int(length) > most + DRAINED:
            raise Refusal("too-large", most=most)
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        break  # the client has gone; the answer will find nobody
                    size += len(message["body"])
                    # What is too large is read on for a while: who still sends would not hear us.
                    if size <= most:
                        parts.append(message["body"])
                    elif size > most + DRAINED:
                        break
                    if not message["more_body"]:
                        break
        except TimeoutError:
            raise Refusal("too-slow") from None
        if size > most:
            raise Refusal("too-large", most=most)
        return b"".join(parts)

    def _note(self, scope: "HTTPScope", status: int, seconds: float) -> None:
        # What is turned away has no route, and of what is not found there are too many.
        found: Any = scope
        route: str = found.get("path_template", "other") if status != 404 else "other"
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        if log.isEnabledFor(logging.INFO):
            log.info(
                "request",
                extra={
                    "method": method,
                    "route": route,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )


def is_same_site(scope: "Scope", origins: frozenset[bytes]) -> bool:
    """Say whether a request comes from our own pages, or from no browser at all.

    Browsers name the page's origin with everything that is not a plain GET, and no script can
    change what they say. Programs do not, and have no cookies that they do not know of.
    """
    origin = _header(scope, b"origin").lower()
    if origin:
        if origin in origins:
            return True
        host = _header(scope, b"host").lower()
        return bool(host) and origin in (b"http://" + host, b"https://" + host)
    return _header(scope, b"sec-fetch-site") in (b"", b"same-origin", b"none")


def _check_head(scope: "Scope") -> None:
    """Refuse a head that no browser of ours would send."""
    if "\0" in scope["path"]:  # neither a file nor PostgreSQL can be asked for it
        raise Refusal("malformed")
    headers = list(scope["headers"])
    size = len(scope["raw_path"]) + len(scope["query_string"])
    size += sum(len(name) + len(value) for name, value in headers)
    if size > HEAD_BYTES or len(headers) > MOST_HEADERS:
        raise Refusal("head-too-large", most=HEAD_BYTES)


def _header(scope: "Scope", wanted: bytes) -> bytes:
    for name, value in scope["headers"]:
        if name == wanted:
            return value
    return b""


def _with_safe_headers(headers: "Any", path: str) -> "list[tuple[bytes, bytes]]":
    """Add what every answer says to browsers, unless it says so itself."""
    given: list[tuple[bytes, bytes]] = [(bytes(name), bytes(value)) for name, value in headers]
    said = {name.lower() for name, _ in given}
    given.extend(header for header in HEADERS if header[0] not in said)
    if path.startswith("/api/") and NOT_KEPT[0] not in said:
        given.append(NOT_KEPT)
    return given


def _replay(body: bytes, receive: "Receive") -> "Receive":
    """Return a ``receive`` that gives the body again, and then what really comes."""
    given = False

    async def receive_again() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def _problem(refusal: Refusal, scope: "Scope") -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
    status, problem = problem_of(refusal, words_in(language_asked(scope["headers"])))
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if refusal.code == "too-many":
        headers.append((b"retry-after", str(refusal.params["seconds"]).encode()))
    if refusal.code in ("too-large", "too-slow"):
        # What is left of the body will not be read.
        headers.append((b"connection", b"close"))
    return status, body, headers


async def _answer(refusal: Refusal, scope: "HTTPScope", send: "Send") -> None:
    status, body, headers = _problem(refusal, scope)
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    sent = b"" if scope["method"] == "HEAD" else body
    end: Any = {"type": "http.response.body", "body": sent, "more_body": False}
    await send(end)


_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
