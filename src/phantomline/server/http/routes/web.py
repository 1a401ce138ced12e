"""The web application: its one page for every place, and the files that it is made of."""

import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from phantomline.server.http.services import AnyRequest

__all__ = ["web_routes"]

PLACES: Final = ("/", "/t/{id:str}", "/j/{code:str}", "/gallery", "/rules/{game:str}")
"""Where the page may be asked for; which of its places that is, it finds out itself."""

PAGE: Final = "index.html"
ASSETS: Final = "assets/"
# The name of an asset changes with what is in it, so that it can be kept for ever.
KEPT: Final = "public, max-age=31536000, immutable"
ASKED_ANEW: Final = "no-cache"
COPIES: Final = (("br", ".br"), ("gzip", ".gz"))


class File(msgspec.Struct, frozen=True):
    """A file with the compressed copies that lie beside it, by their encoding."""

    kind: str
    plain: bytes
    copies: dict[str, bytes]


def web_routes(folder: Path) -> list[Any]:
    """Return the routes of the web application in this folder.

    It is read once: nothing that is put there later, and nothing outside, is ever served.
    """
    files = _read(folder)

    def answer(request: AnyRequest, name: str) -> Response[bytes]:
        file = files.get(name)
        if file is None:
            raise NotFoundException
        headers = {
            "cache-control": KEPT if name.startswith(ASSETS) else ASKED_ANEW,
            "vary": "accept-encoding",
        }
        accepted = request.headers.get("accept-encoding", "")
        taken = {part.partition(";")[0].strip() for part in accepted.split(",")}
        for encoding, copy in file.copies.items():
            if encoding in taken:
                headers["content-encoding"] = encoding
                return Response(copy, media_type=file.kind, headers=headers)
        return Response(file.plain, media_type=file.kind, headers=headers)

    @get(list(PLACES), include_in_schema=False, sync_to_thread=False)
    def page(request: AnyRequest) -> Response[bytes]:
        return answer(request, PAGE)

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return answer(request, ASSETS + name)

    @get("/{name:str}", include_in_schema=False, sync_to_thread=False)
    def beside(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return answer(request, name)

    return [page, asset, beside]


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
