"""Which database: its URL, and where one is kept when nobody says."""

from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from phantomline.server.store.errors import StoreUnusable

__all__ = ["default_url", "file_of", "named_url", "read_url", "shown", "url_of_file"]


def default_url() -> str:
    """Return the URL of the SQLite file in the user's data directory."""
    return url_of_file(user_data_path("phantomline", appauthor=False) / "tables.sqlite")


def named_url(name: str | None) -> str:
    """Return the URL of what somebody named: a URL, the path of an SQLite file, or nothing."""
    if name is None:
        return default_url()
    return name if "://" in name else url_of_file(Path(name).absolute())


def url_of_file(path: Path) -> str:
    """Return the URL of an SQLite file."""
    return str(URL.create("sqlite", database=str(path)))


def read_url(text: str) -> URL:
    """Return the parts of a URL, with the driver that we use."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreUnusable("bad-url", where=text) from None
    kind = url.get_backend_name()
    if kind == "postgres":  # what some hosts call it
        kind = "postgresql"
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite" or not url.database or url.database == ":memory:":
        raise StoreUnusable("bad-url", where=url.render_as_string())
    return URL.create("sqlite", database=url.database)


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def shown(url: URL) -> str:
    """Return a URL as people may see it: a plain path, or without the password."""
    path = file_of(url)
    return str(path) if path else url.set(drivername="postgresql").render_as_string()
