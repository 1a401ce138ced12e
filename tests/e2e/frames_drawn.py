"""How much a page works for each picture that it draws, by the browser's own account."""

import json
import math
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Page

Event = dict[str, Any]


REST = 1000 / 60
"""For so many milliseconds a picture is on the screen: who rests that long could have drawn one."""


class Work:
    """What the page did, in milliseconds of its main thread's own time, the most first.

    ``tasks`` are single ones; ``pictures`` all that it did in a row for one picture, from the
    picture before or from when it last had nothing to do. ``since_click`` is everything from the
    last click on.
    """

    def __init__(self) -> None:
        self.tasks: list[float] = []
        self.pictures: list[float] = []
        self.since_click = 0.0


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
        told = _main(json.loads(browser.stop_tracing())["traceEvents"])
        tasks = _tasks(told)
        done.tasks = sorted((task.took for task in tasks), reverse=True)
        done.pictures = sorted(per_picture(tasks, _drawn(told)), reverse=True)
        clicked = max(_clicks(told), default=math.inf)
        done.since_click = sum(task.took for task in tasks if task.end > clicked)


def pictures(page: Page, seconds: float) -> int:
    """Count the pictures that the browser draws of a page by itself, for so long."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline.frame"])
    page.wait_for_timeout(1000 * seconds)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(one["name"] == "StartDrawToSwapStart" and one["ph"] == "b" for one in events)


class Task(NamedTuple):
    """A task with its begin and end on the clock, and the time that its thread had for it."""

    begin: float
    end: float
    took: float


def _main(events: list[Event]) -> list[Event]:
    """What is told of the page's main thread."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    return [one for one in events if (one["pid"], one["tid"]) in mains]


def _tasks(events: list[Event]) -> list[Task]:
    return sorted(
        Task(one["ts"] / 1000, (one["ts"] + one["dur"]) / 1000, min(one["tdur"], one["dur"]) / 1000)
        for one in events
        if one["name"].endswith("RunTask") and "tdur" in one
    )


def _drawn(events: list[Event]) -> list[float]:
    """When the main thread had a picture ready."""
    return sorted(one["ts"] / 1000 for one in events if one["name"] == "Layerize")


def _clicks(events: list[Event]) -> list[float]:
    """When something was clicked."""
    dispatched = (one for one in events if one["name"] == "EventDispatch")
    return [one["ts"] / 1000 for one in dispatched if one["args"]["data"]["type"] == "click"]


def per_picture(tasks: list[Task], drawn: list[float]) -> list[float]:
    """How long was worked for each picture; at the end there may be a part of one."""
    pictures, work, before = list[float](), 0.0, -math.inf
    ready = deque(drawn)
    for task in tasks:
        if task.begin - before > REST:
            pictures.append(work)
            work = 0.0
        work, before = work + task.took, task.end
        while ready and ready[0] <= task.end:
            ready.popleft()
            pictures.append(work)
            work = 0.0
    return [*pictures, work]
