"""What all tests share: how hypothesis looks for examples, and which rules are tested."""

import os

import pytest
from hypothesis import settings

from phantomline import _build

pytest_plugins = ["tests.databases"]

settings.register_profile("ci", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("thorough", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("PHANTOMLINE_HYPOTHESIS", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="look as long as it takes")


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the tests that could go on for ever may take their time."""
    return bool(request.config.getoption("--full"))


def pytest_configure() -> None:
    expected = os.environ.get("PHANTOMLINE_EXPECT", _build.mode())
    if expected != _build.mode():
        raise pytest.UsageError(f"expected {expected} rules, but they run {_build.mode()}")


def pytest_report_header() -> str:
    return f"rules: {_build.mode()}"
