"""The web application: its one page for every place, and the files that it is made of."""

import contextlib
import mimetypes
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from phantomline.server.http.services import AnyRequest, Here, words_of
from phantomline.server.store.errors import StoreUnavailable
from phantomline.server.store.queries import table_of

__all__ = ["WebFiles"]

TABLE: Final = "/t/{id:str}"
PLACES: Final = (
    "/", "/j/{code:str}", "/gallery", "/rules/{game:str}",
    "/learn/{game:str}", "/me", "/pad", "/replay", "/replay/{id:str}",
)  # fmt: skip
"""Where the page may be asked for; which of its places that is, it finds out itself."""

PAGE: Final = "index.html"
AHEAD: Final = "ahead.json"
"""Which files the page will ask for, by language and by game and language (web/ahead.ts)."""

ASSETS: Final = "assets/"
# The name of an asset changes with what is in it, so that it can be kept for ever.
KEPT: Final = "public, max-age=31536000, immutable"
ASKED_ANEW: Final = "no-cache"
NO_PAGES: Final = ("/api/", "/schema", "/assets/")
COPIES: Final = (("br", ".br"), ("gzip", ".gz"))


class File(msgspec.Struct, frozen=True):
    """A file with the compressed copies that lie beside it, by their encoding."""

    kind: str
    plain: bytes
    copies: dict[str, bytes]


class WebFiles:
    """A folder with the web application, which answers for every place of it.

    It is read once: nothing that is put there later, and nothing outside, is ever served.
    """

    def __init__(self, folder: Path) -> None:
        self._files = _read(folder)
        ahead = self._files.pop(AHEAD, None)
        told = {} if ahead is None else msgspec.json.decode(ahead.plain, type=dict[str, list[str]])
        self._ahead = {where: _links(names) for where, names in told.items()}

    def routes(self) -> list[Any]:
        """Return the routes of its places and files."""

        @get(list(PLACES), include_in_schema=False, sync_to_thread=False)
        def page(request: AnyRequest) -> Response[bytes]:
            return self._page(request)

        @get(TABLE, include_in_schema=False)
        async def table(request: AnyRequest, services: Here, id: FromPath[str]) -> Response[bytes]:
            game = ""
            # A page that cannot be told what is coming finds out by itself.
            with contextlib.suppress(StoreUnavailable):
                row = await services.store.read(lambda connection: table_of(connection, id[:40]))
                game = "" if row is None else row.game
            return self._page(request, game)

        @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
        def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
            return self._answer(request, ASSETS + name)

        @get("/{name:str}", include_in_schema=False, sync_to_thread=False)
        def beside(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
            return self._answer(request, name)

        return [page, table, asset, beside]

    def lost(self, request: AnyRequest) -> Response[bytes] | None:
        """Return the page for people who went astray; programs, and the API, get no page."""
        wanted = request.headers.get("accept", "")
        astray = "text/html" in wanted and not request.url.path.startswith(NO_PAGES)
        if not astray or PAGE not in self._files:
            return None
        return self._answer(request, PAGE, 404)

    def _page(self, request: AnyRequest, game: str = "") -> Response[bytes]:
        """Answer with the page, and with what it is going to ask for: it need not wait for that."""
        answer = self._answer(request, PAGE)
        language = words_of(request).language
        links = self._ahead.get(f"{game} {language}") or self._ahead.get(language)
        if links:
            answer.headers.update({"link": links, "vary": "accept-encoding, accept-language"})
        return answer

    def _answer(self, request: AnyRequest, name: str, status: int = 200) -> Response[bytes]:
        file = self._files.get(name)
        if file is None:
            raise NotFoundException
        headers = {
            "cache-control": KEPT if name.startswith(ASSETS) else ASKED_ANEW,
            "vary": "accept-encoding",
        }
        accepted = request.headers.get("accept-encoding", "")
        taken = {part.partition(";")[0].strip() for part in accepted.split(",")}
        body = file.plain
        for encoding, copy in file.copies.items():
            if encoding in taken:
                headers["content-encoding"] = encoding
                body = copy
                break
        return Response(body, status_code=status, media_type=file.kind, headers=headers)


def _links(names: Sequence[str]) -> str:
    kinds = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}
    return ", ".join(f"</{name}>; {kinds[Path(name).suffix]}" for name in names)


def _read(folder: Path) -> dict[str, File]:
    found = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    files: dict[str, File] = {}
    for name, path in found.items():
        if path.suffix in (".br", ".gz"):
            continue
        copies = {
            encoding: found[name + ending].read_bytes()
            for encoding, ending in COPIES
            if name + ending in found
        }
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        files[name] = File(kind, path.read_bytes(), copies)
    return files
