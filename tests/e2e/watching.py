"""What goes wrong on a page without anybody saying so: errors, lost requests, other hosts."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket


class Watch:
    """Everything that the pages of one person ask for and complain about.

    ``problems`` must be empty at the end; `allow` lets through what a test brings about itself.
    """

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.origin = origin
        self.problems: list[str] = []
        self.asked: list[str] = []
        self.heard: list[str] = []
        """What came over sockets, word by word."""
        self.said: list[str] = []
        self.sockets: list[WebSocket] = []
        self._allowed: list[re.Pattern[str]] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("response", self._response)
        context.on("requestfailed", self._failed)
        context.on("page", self._page)

    def allow(self, pattern: str) -> None:
        """From now on, problems that match ``pattern`` are expected."""
        self._allowed.append(re.compile(pattern))

    def check(self) -> None:
        """Fail if anything went wrong."""
        assert not self.problems, "\n".join(["The page complained:", *self.problems])

    def _note(self, problem: str) -> None:
        if not any(pattern.search(problem) for pattern in self._allowed):
            self.problems.append(problem)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        where = message.location.get("url", "")
        if message.text.startswith("Failed to load resource") and "status of" in message.text:
            return  # the response says the same, and what was asked for
        if message.text == "Service Worker registration blocked by Playwright":
            return
        if "was preloaded using link preload but not used within" in message.text:
            return  # a few seconds are short on a busy machine
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} ({where})")

    def _request(self, request: Request) -> None:
        self.asked.append(request.url)
        self._same_host(request.url)

    def _same_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("data", "blob"):
            return
        if parts.netloc != urlsplit(self.origin).netloc:
            self._note(f"another host: {url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status} {response.request.method} {response.url}")

    def _failed(self, request: Request) -> None:
        # A page that goes elsewhere drops what it was still waiting for.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"failed: {request.method} {request.url}: {request.failure}")

    def _socket(self, socket: WebSocket) -> None:
        self._same_host(socket.url)
        self.sockets.append(socket)
        socket.on("framereceived", lambda data: self.heard.append(_text(data)))
        socket.on("framesent", lambda data: self.said.append(_text(data)))


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode(errors="replace")
