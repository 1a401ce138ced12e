"""The command line under test."""

from collections.abc import Callable, Iterator

import pytest

from tests.cli.running import PLAIN, InProcess, Terminal


@pytest.fixture
def phantomline(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> InProcess:
    for variable, value in PLAIN.items():
        monkeypatch.setenv(variable, value)
    return InProcess(capsys, monkeypatch)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Open a terminal with the program in it; it is gone after the test."""
    opened: list[Terminal] = []

    def open_one(*arguments: str) -> Terminal:
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield open_one
    for one in opened:
        one.discard()
