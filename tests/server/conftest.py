"""Servers under test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

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
