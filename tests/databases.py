"""Databases for any test: empty, up to date, and gone afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from phantomline.server.store import upgrade, url_of_file
from tests.server.postgres import PostgresServer, running_postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL that runs until the last test, started when the first one needs it."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An empty SQLite database that is up to date."""
    url = url_of_file(tmp_path / "tables.sqlite")
    upgrade(url)
    return url


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """An empty PostgreSQL database that is up to date."""
    with postgres_server.database() as url:
        upgrade(url)
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database that is up to date, once of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
