"""What all tests share: how hypothesis looks for examples, and which rules are tested."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from phantomline import _build

pytest_plugins = ["tests.databases"]

MANY = 30  #: of these a cause is better looked for above

settings.register_profile("ci", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("thorough", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("PHANTOMLINE_HYPOTHESIS", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="look as long as it takes")
    browser = parser.getgroup("tests in a browser")
    browser.addoption("--update-snapshots", action="store_true", help="keep the pictures anew")
    browser.addoption("--traces", action="store_true", help="keep Playwright traces of failures")
    browser.addoption("--headed", action="store_true", help="let the browser be seen")


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Keep a line for every failure where scripts/test gathers them."""
    kept = os.environ.get("PHANTOMLINE_FAILURES")
    stats = terminalreporter.stats
    broken = [*stats.get("failed", ()), *stats.get("error", ())]
    if not kept or not broken or "PYTEST_XDIST_WORKER" in os.environ:
        return
    with Path(kept).open("a", encoding="utf-8") as failures:
        for report in broken[:MANY]:
            crash = getattr(report.longrepr, "reprcrash", None)
            why = crash.message if crash else report.longreprtext
            first = why.strip().partition("\n")[0]
            failures.write(f"{report.nodeid}: {first[:200]}\n")
        if len(broken) > MANY:
            failures.write(f"... and {len(broken) - MANY} more\n")
