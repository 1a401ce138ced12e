"""Servers and databases under test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from phantomline.server.store import upgrade, url_of_file
from tests.server.postgres import PostgresServer, running_postgres
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module; it limits nobody."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers with options of their own; they are gone after the test."""
    with ExitStack() as stack:
        yield lambda *options, **more: stack.enter_context(Server(tmp_path, *options, **more))


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
