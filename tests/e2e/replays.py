"""A replay of a whole game on the page, and somebody who drags it to and fro."""

import math

from playwright.sync_api import Locator, Page, expect

import phantomline
from phantomline.arena import simulate
from phantomline.core import Record, write_record
from tests.e2e.frames_drawn import Work, working
from tests.e2e.people import Person
from tests.e2e.slowness import MUCH, slowness

LONGEST_FRAME = 50.0
"""How many milliseconds a page may work for one picture."""


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.word("web-replay-where"))


def at(person: Person, n: int, last: int) -> None:
    """Expect to be at a move."""
    expect(person.page.locator(".at")).to_have_text(
        person.word("web-replay-at", n=n, all=last) if n else person.word("web-replay-at-deal")
    )


def last_of(person: Person) -> int:
    return int(slider(person).get_attribute("max") or "")


def drop(page: Page, name: str, text: str) -> None:
    """Let go of a file over the page."""
    told = page.evaluate_handle(
        """([name, text]) => {
          const told = new DataTransfer()
          told.items.add(new File([text], name))
          return told
        }""",
        [name, text],
    )
    for event in ("dragenter", "dragover", "drop"):
        page.dispatch_event("body", event, {"dataTransfer": told})


def bring_galore_for_five(person: Person) -> int:
    """Drop the record of a whole game on the page of replays; return how many moves it has."""
    kept: list[Record] = []
    simulate(phantomline.load("galore"), 5, 1, seed=8, on_record=kept.append)
    expect(person.page.get_by_role("heading", name="Watch a game again")).to_be_visible()
    drop(person.page, "five.jsonl", write_record(kept[0]))
    at(person, 0, 0)
    return last_of(person)


def allowed(person: Person) -> tuple[float, str]:
    """How long a picture may take here, and why: 50 ms, unless this machine is much slower."""
    slower = slowness(person.context)
    why = f"this machine takes {slower:.1f} times the usual"
    if slower < MUCH:
        return LONGEST_FRAME, why
    return LONGEST_FRAME * slower, f"{why}, and so it may take longer"


def scrub(person: Person) -> Work:
    """Drag the handle over the whole game and back; return how hard the page worked at it."""
    place = slider(person).bounding_box()
    assert place is not None
    page = person.page
    left, width, y = place["x"] + 12, place["width"] - 24, place["y"] + place["height"] / 2
    page.mouse.move(left + width * int(slider(person).input_value()) / last_of(person), y)
    with working(page) as work:
        page.mouse.down()
        for step in range(60):
            page.mouse.move(left + width * (0.5 - 0.5 * math.cos(step / 60 * 2 * math.pi)), y)
        page.mouse.up()
    assert len(work.pictures) > 60
    return work
