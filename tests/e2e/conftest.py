"""A real server, a real browser, and people with it. See CONTRIBUTING.md for how to run these."""

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.chromium import Missing, launched
from tests.e2e.people import PATIENCE, Hand, Looks, Meet, Person
from tests.e2e.pictures import Snapshots
from tests.server.serving import Server

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
LEFT_BEHIND = ROOT / "build" / "e2e"
"""What failed tests leave behind: pictures, accessibility trees, what was said."""
FAILED = pytest.StashKey[set[str]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash.setdefault(FAILED, set())
    if report.failed:
        item.stash[FAILED].add(call.when)
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The table server with an empty database, as `phantomline serve` starts it."""
    with Server(tmp_path_factory.mktemp("e2e")) as running:
        yield running


@pytest.fixture(scope="session")
def fated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which every game goes the same way."""
    with Server(tmp_path_factory.mktemp("fated"), program=("tests.e2e.fated",)) as running:
        yield running


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers of one's own; they are gone after the test."""
    running: list[Server] = []

    def start(*options: str, **more: Any) -> Server:
        running.append(Server(tmp_path, *options, **more))
        return running[-1]

    yield start
    for one in running:
        one.__exit__(None, None, None)


@pytest.fixture(scope="session")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A Chromium of this machine; scripts/test brings one along where there is none."""
    expect.set_options(timeout=PATIENCE / 2)
    with sync_playwright() as playwright:
        try:
            browser = launched(playwright, headed=bool(request.config.getoption("--headed")))
        except Missing as missing:
            pytest.fail(str(missing), pytrace=False)
        yield browser
        browser.close()


@pytest.fixture
def meet(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[Meet]:
    """Meet somebody with a browser of their own: ``meet(hand="touch", language="es", ...)``.

    ``at`` is the server they go to, ``path`` what they open first (nothing if `None`); all else
    is as in `Looks`. After the test no page may have complained.
    """
    people: list[Person] = []
    traces = bool(request.config.getoption("--traces"))
    marker = request.node.get_closest_marker("looks")
    usual = Looks(**(marker.kwargs if marker else {}))

    def somebody(
        hand: Hand = "any", *, at: Server = server, path: str | None = "/", **looks: Any
    ) -> Person:
        if hand == "touch":
            looks.setdefault("size", "phone")
        person = Person(chromium, at.url, usual.with_(**looks), hand)
        people.append(person)
        if traces:
            person.context.tracing.start(screenshots=True, snapshots=True)
        if path is not None:
            person.go(path)
        return person

    yield somebody
    failed = bool(request.node.stash.get(FAILED, None))
    complaints: list[AssertionError] = []
    for person in people:
        try:
            person.check()
        except AssertionError as complaint:
            complaints.append(complaint)
    folder = LEFT_BEHIND / re.sub(r"[^\w.-]+", "-", request.node.nodeid.removeprefix("tests/e2e/"))
    for n, person in enumerate(people):
        if failed or complaints:
            person.keep(folder / str(n))
        if traces:
            kept = {"path": folder / str(n) / "trace.zip"} if failed or complaints else {}
            person.context.tracing.stop(**kept)
        person.context.close()
    if complaints:
        raise complaints[0]


@pytest.fixture
def mouse_page(meet: Meet) -> Page:
    """Home, on a laptop with a mouse."""
    return meet("mouse").page


@pytest.fixture
def keyboard_page(meet: Meet) -> Page:
    """Home, on a laptop, by keyboard alone: a click fails the test."""
    return meet("keyboard").page


@pytest.fixture
def touch_page(meet: Meet) -> Page:
    """Home, on a phone of 390 by 844, by touch alone."""
    return meet("touch").page


@pytest.fixture
def snapshot(request: pytest.FixtureRequest, chromium: Browser) -> Snapshots:
    """Compare pictures with those that are kept: ``snapshot(page, "name")``."""
    update = bool(request.config.getoption("--update-snapshots"))
    return Snapshots(HERE / "snapshots", LEFT_BEHIND, update, chromium.version)
