"""How much a page works for each picture that it draws, by the browser's own account."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

Event = dict[str, Any]


class Work:
    """What the page did: the longest tasks of its main thread, in milliseconds of its own time."""

    def __init__(self) -> None:
        self.tasks: list[float] = []


@contextmanager
def working(page: Page) -> Iterator[Work]:
    """Follow what the page works at within.

    The time is what its thread had of a core. A machine with much else to do lets a page wait, and
    that is not what is measured here. Nor is what a virtual machine's clock says that jumped: no
    thread had more of a core than time went by.
    """
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    done = Work()
    try:
        yield done
    finally:
        done.tasks = _tasks(json.loads(browser.stop_tracing())["traceEvents"])


def pictures(page: Page, seconds: float) -> int:
    """Count the pictures that the browser draws of a page by itself, for so long."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline.frame"])
    page.wait_for_timeout(1000 * seconds)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(one["name"] == "StartDrawToSwapStart" and one["ph"] == "b" for one in events)


def _tasks(events: list[Event]) -> list[float]:
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    told = [
        min(one["tdur"], one["dur"]) / 1000
        for one in events
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in mains and "tdur" in one
    ]
    return sorted(told, reverse=True)
