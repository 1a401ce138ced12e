"""Long answers that are made once and asked for often: kept compressed, and sent so."""

import asyncio
import gzip
from typing import Any, Final

import msgspec
from litestar import MediaType, Response

from phantomline.server.http.services import AnyRequest

__all__ = ["answer_squeezed", "squeeze"]

SQUEEZED: Final = 6
"""How hard an answer is compressed: more takes much longer and saves little."""


def squeeze(answer: msgspec.Struct) -> bytes:
    """Return an answer as JSON, compressed with gzip."""
    return gzip.compress(msgspec.json.encode(answer), SQUEEZED)


async def answer_squeezed(request: AnyRequest, squeezed: bytes) -> Response[Any]:
    """Send an answer compressed to whoever can read that, and plain to others."""
    takes = "gzip" in request.headers.get("accept-encoding", "")
    return Response(
        squeezed if takes else await asyncio.to_thread(gzip.decompress, squeezed),
        media_type=MediaType.JSON,
        headers={"vary": "accept-encoding", **({"content-encoding": "gzip"} if takes else {})},
    )
