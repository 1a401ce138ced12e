"""The map of Ghost Train under fingers and mouse: moved, enlarged, and pointed at."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.fingers import Fingers, Point
from tests.e2e.people import Meet, Person
from tests.e2e.tables import Following, Json, sit_at
from tests.e2e.test_train import ROOT, look_of, on_map, shown_part

SLOP = 8
"""So many pixels a finger goes before it is a drag."""


def transform(page: Page) -> tuple[float, float, float]:
    """How far the map is moved to the right and down, and how much it is enlarged."""
    x, y, k = re.findall(r"-?[\d.]+", look_of(page))
    return float(x), float(y), float(k)


def surface(page: Page) -> Locator:
    return page.locator(".train-town svg[role=group]")


def seen_at(page: Page, at: Point) -> Point:
    """Which point of the town is seen at a pixel."""
    box = surface(page).bounding_box()
    assert box is not None
    x, y, k = transform(page)
    return (at[0] - box["x"] - x) / k, (at[1] - box["y"] - y) / k


def closer(ana: Person, times: int) -> None:
    """Look at a part of the map, from its middle."""
    for _ in range(times):
        before = look_of(ana.page)
        ana.use(ana.page.get_by_role("button", name=ana.word("board-train-closer")))
        expect(shown_part(ana.page)).not_to_have_attribute("style", before)


def an_open_slot(it: Following) -> Point:
    """The middle of the map's view, or of what can be claimed the slot that is nearest to it."""
    box = surface(it.page).bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    boxes = [one.bounding_box() for one in it.page.locator(".route.open rect.slot").all()]
    slots = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
    return min(slots, key=lambda at: abs(at[0] - middle[0]) + abs(at[1] - middle[1]))


def nothing_done(it: Following) -> None:
    """No route was picked, and nothing was asked of the server."""
    expect(it.page.locator("[data-picked]")).to_have_count(0)
    expect(it.page.locator("[data-route][aria-pressed=true]")).to_have_count(0)
    assert not it.requests()


@pytest.mark.parametrize("hand", ["mouse", "touch"])
def test_a_drag_moves_the_map_and_picks_nothing(meet: Meet, hand: str) -> None:
    ana = meet(hand, path=None)
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    assert it.until_asked()
    page = it.page
    page.evaluate("scrollTo(0, 0)")
    closer(ana, 2)
    scrolled = page.evaluate("scrollY")
    # From a route that could be claimed, where a careless touch would pick it.
    x, y = an_open_slot(it)
    for right, down in ((40, 30), (-70, -50)):
        before = transform(page)
        if hand == "touch":
            Fingers(page).move(((x, y), (x + right, y + down)))
        else:
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + right, y + down, steps=5)
            page.mouse.up()
        x, y = x + right, y + down
        after = transform(page)
        assert after[2] == before[2]
        assert after[0] - before[0] == pytest.approx(right, abs=SLOP)
        assert after[1] - before[1] == pytest.approx(down, abs=SLOP)
        assert page.evaluate("scrollY") == scrolled, "the page stays where it is"
        nothing_done(it)
    # The same place does pick it, if the finger stays there.
    ana.use(page.get_by_role("button", name=ana.word("board-train-whole")))
    x, y = an_open_slot(it)
    page.touchscreen.tap(x, y) if hand == "touch" else page.mouse.click(x, y)
    expect(page.locator("[data-picked]")).to_be_visible()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_two_fingers_bring_the_town_nearer_and_pick_nothing(meet: Meet, theme: str) -> None:
    ana = meet("touch", path=None, language="es", theme=theme)
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    assert it.until_asked()
    page = it.page
    page.evaluate("scrollTo(0, 0)")
    whole, scrolled = transform(page), page.evaluate("scrollY")
    x, y = an_open_slot(it)
    town = seen_at(page, (x, y))
    Fingers(page).move(((x - 30, y), (x - 60, y)), ((x + 30, y), (x + 60, y)), steps=10)
    near = transform(page)
    assert near[2] == pytest.approx(2 * whole[2], rel=0.05)
    # What was between them still is, but for what the edge of the town allows.
    assert seen_at(page, (x, y)) == pytest.approx(town, abs=20)
    nothing_done(it)
    Fingers(page).move(((x - 60, y), (x - 20, y)), ((x + 60, y), (x + 20, y)), steps=10)
    assert transform(page) == pytest.approx(whole, rel=0.01), "no farther than all of it"
    assert page.evaluate("scrollY") == scrolled
    assert page.evaluate("visualViewport.scale") == 1, "the page itself is as large as before"
    nothing_done(it)


@pytest.mark.parametrize(("language", "theme"), [("es", "day"), ("en", "night")])
def test_a_hint_leaves_the_map_as_it_was(meet: Meet, language: str, theme: str) -> None:
    ana = meet("touch", path=None, language=language, theme=theme)
    it = sit_at(ana, "train", ("me", "random"))
    page = ana.page
    assert it.until_asked()
    claims = [action for action in it.legal if action["type"] == "claim"]
    told_of: list[Json] = []

    def answer(route: Route) -> None:
        real = route.fetch()
        told = real.json()
        for hint, claim in zip(told["hints"], told_of, strict=False):
            hint["action"] = claim
        route.fulfill(response=real, json=told)

    page.route("**/hints?*", answer)
    asking = page.get_by_role("button", name=ana.word("web-hints-ask"), exact=True)
    sheet = page.get_by_role("region", name=ana.word("web-hints-title"))
    whole = look_of(page)
    # All of it is in sight already, at the edges too.
    for n in range(0, len(claims), 3):
        told_of[:] = claims[n:]
        ana.use(asking)
        expect(sheet.get_by_role("listitem").first).to_be_visible()
        assert look_of(page) == whole
        ana.use(page.get_by_role("button", name=ana.word("web-hints-close")))
        expect(sheet).to_have_count(0)
    # Whoever was nearer is there again afterwards.
    for _ in range(3):
        ana.use(page.get_by_role("button", name=ana.word("board-train-closer")))
    near = look_of(page)
    assert near != whole
    moved = False
    for n in range(0, len(claims), 3):
        told_of[:] = claims[n:]
        ana.use(asking)
        expect(sheet.get_by_role("listitem").first).to_be_visible()
        moved = moved or look_of(page) != near
        ana.use(page.get_by_role("button", name=ana.word("web-hints-close")))
        expect(sheet).to_have_count(0)
        assert look_of(page) == near
    assert moved, "no hint was out of sight"
    # Whoever moves the map meanwhile stays there.
    ana.use(asking)
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    page.get_by_role("button", name=ana.word("board-train-whole")).dispatch_event("click")
    ana.use(page.get_by_role("button", name=ana.word("web-hints-close")))
    expect(sheet).to_have_count(0)
    assert look_of(page) == whole


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_picked_route_stands_out_on_a_phone(meet: Meet, theme: str) -> None:
    it = sit_at(meet("touch", path=None, theme=theme), "train", ("me", "random"))
    assert it.until_asked()
    page = it.page
    pin = page.locator(".train-town .pin")
    expect(pin).to_have_count(0)
    one = next(action["route"] for action in it.legal if action["type"] == "claim")
    on_map(page, one).locator(".hit").dispatch_event("click")
    expect(on_map(page, one)).to_have_attribute("aria-pressed", "true")
    # By its shape, not by colour alone: a pin as large on every map.
    expect(pin).to_have_count(1)
    at = pin.bounding_box()
    assert at is not None
    assert at["width"] >= 20
    expect(on_map(page, one).locator(".edge")).to_have_count(1)


@pytest.mark.parametrize(("size", "language"), [("laptop", "en"), ("phone", "es"), ("small", "en")])
def test_the_ends_of_ones_tickets_are_named_and_can_be_read(
    meet: Meet, size: str, language: str
) -> None:
    ana = meet(path=None, size=size, language=language)
    it = sit_at(ana, "train", ("me", "random"))
    assert it.until_asked()
    page = ana.page
    names = page.locator(".world .name")
    expect(names.first).to_be_attached()
    told = {re.sub(r"\s", "", name) for name in names.all_text_contents()}
    words = json.loads((ROOT / "web/src/protocol/train-pieces.json").read_text("utf-8"))
    called = {place["id"]: place["names"][language] for place in words["places"]}
    ends = {ticket["id"]: ticket["ends"] for ticket in words["tickets"]}
    mine = {end for ticket in (it.view or {})["tickets"] for end in ends[ticket]}
    assert {called[end].replace(" ", "") for end in mine} <= told
    assert size != "laptop" or len(told) >= len(called) - 1
    high = "all => all.map((e) => e.getScreenCTM().a * parseFloat(getComputedStyle(e).fontSize))"
    for letters in (names, page.locator(".world .flag text")):
        assert min(letters.evaluate_all(high)) >= 10.99
