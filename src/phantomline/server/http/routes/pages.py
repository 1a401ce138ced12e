"""What is no part of the API: the root page, whether all is well, and the metrics."""

import asyncio
import base64
import hashlib
import html
from typing import Final, Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import Connection, text

from phantomline import __version__
from phantomline.server.http.metrics import CONTENT_TYPE
from phantomline.server.http.problems import words_in
from phantomline.server.http.safety import CSP
from phantomline.server.http.services import Here
from phantomline.server.store.errors import StoreUnavailable
from phantomline.words import LANGUAGES

__all__ = ["health", "metrics", "root_page"]

PATIENCE: Final = 3.0  # seconds for the database to answer

STYLE: Final = (
    "body{background:#16131f;color:#e8e3f5;font:1.1rem/1.6 system-ui,sans-serif;max-width:36rem;"
    "margin:12vh auto;padding:0 1.5rem}h1{font-size:1.6rem;color:#b9f2d0}a{color:#b9f2d0}"
)


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "store-away"]
    version: str


@get(
    "/health",
    responses={503: ResponseSpec(Health, generate_examples=False)},
    tags=["server"],
)
async def health(services: Here) -> Response[Health]:
    """Say whether the server can do its work; 503 while the database is away."""
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.read(_ping)
    except (StoreUnavailable, TimeoutError):
        return Response(Health("store-away", __version__), status_code=503)
    return Response(Health("ok", __version__))


def _ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: Here) -> Response[bytes]:
    """Give all counters in Prometheus' format."""
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


@get("/", include_in_schema=False, sync_to_thread=False)
def root_page() -> Response[str]:
    """Say that the server runs, in every language, as long as there is no web application."""
    sections = "".join(_section(language) for language in LANGUAGES)
    return _page("Phantomline", sections)


def _section(language: str) -> str:
    words = words_in(language)
    title, told, more = (
        html.escape(words.say(f"server-page-{part}")) for part in ("title", "text", "more")
    )
    return (
        f'<section lang="{language}"><h1>{title}</h1><p>{told}</p>'
        f'<p>{more} <a href="/schema">/schema</a>.</p></section>'
    )


def _page(title: str, body: str) -> Response[str]:
    whole = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>{body}</body></html>"
    )
    # The page is one file, so its style is allowed by its hash and nothing else is.
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    csp = CSP.replace("style-src 'self'", f"style-src 'sha256-{digest}'")
    return Response(whole, media_type=MediaType.HTML, headers={"content-security-policy": csp})
