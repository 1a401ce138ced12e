"""Ghost Train on its map: whole games by mouse, by keyboard and by touch, and what it tells."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from phantomline.games.train.edition import load_edition
from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person, focused, has_focus, press_on, tab_to
from tests.e2e.tables import Following, Json, arrive, set_table, sit_at

SPACES = {route.id: route.spaces for route in load_edition().routes}
ROOT = Path(__file__).parent.parent.parent
VILLAGE = ROOT / "tests" / "games" / "train" / "village.toml"


def on_map(page: Page, route: str) -> Locator:
    return page.locator(f'[data-route="{route}"]')


def longest(it: Following) -> Json | None:
    """An open claim of the longest route there is, since that brings the end nearest."""
    claims = [action for action in it.legal if action["type"] == "claim"]
    return max(claims, key=lambda one: SPACES[one["route"]], default=None)


def do(person: Person, it: Following, message: str) -> None:
    """Press a button that says what it does."""
    with it.moving():
        person.use(it.page.get_by_role("button", name=person.word(message), exact=True))


def go_on(person: Person, it: Following) -> None:
    """Draw, or where that is not open, pass or swap tickets."""
    if {"type": "draw"} in it.legal:
        do(person, it, "train-action-draw")
    elif {"type": "pass"} in it.legal:
        do(person, it, "train-action-pass")
    else:
        swap(person, it)


def swap(person: Person, it: Following) -> None:
    """Give two tickets for others, after a question."""
    name = person.word("board-train-swap")
    person.use(it.page.get_by_role("button", name=name, exact=True))
    asked = it.page.get_by_role("dialog", name=person.word("board-train-swap-sure"))
    expect(asked).to_be_visible()
    with it.moving():
        person.use(asked.get_by_role("button", name=name))


def claimed(it: Following, route: str) -> None:
    """The route is one's own now, on the map as at the server."""
    assert it.view is not None
    assert route in it.view["routes"][it.viewer or 0]
    expect(on_map(it.page, route).locator("use")).not_to_have_count(0)


def told_end(it: Following) -> None:
    standing = it.page.get_by_role("region", name="Final standing")
    expect(standing.locator("article")).to_have_count(2)
    assert_accessible(it.page, "the end of a game")


def test_a_whole_game_by_mouse(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    page = it.page
    expect(page.locator("[data-route]")).to_have_count(len(SPACES))
    swapped = False
    while it.until_asked():
        if not swapped:
            swapped = True
            before = (it.view or {})["tickets"]
            swap(ana, it)
            assert not set(before) & set((it.view or {})["tickets"])
        elif claim := longest(it):
            on_map(page, claim["route"]).locator("rect.slot").first.click()
            expect(page.locator("[data-picked]")).to_have_attribute("data-picked", claim["route"])
            ways = page.get_by_role("group", name="How to pay").get_by_role("radio")
            if ways.count() > 1:
                # The fewest locomotives are what one would pay; the most is what one may.
                expect(ways.first).to_be_checked()
                ways.last.check(force=True)
            with it.moving():
                page.locator("[data-claim]").click()
            claimed(it, claim["route"])
        else:
            go_on(ana, it)
    told_end(it)


def test_a_whole_game_by_keyboard(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    page = it.page
    walked = False
    while it.until_asked():
        claim = longest(it)
        if claim and not walked:
            # Once over the map: arrows from route to route, Enter, and Enter again.
            walked = True
            tab_to(page.locator("[data-route][tabindex='0']"))
            keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
            for n in range(200):
                if has_focus(page.locator("[data-route].open")):
                    break
                page.keyboard.press(keys[n // 6 % 4])
            route = page.evaluate("document.activeElement.dataset.route")
            assert route, focused(page)
            page.keyboard.press("+")
            page.keyboard.press("0")
            page.keyboard.press("Enter")
            expect(page.locator("[data-claim]")).to_be_focused()
            page.keyboard.press("Escape")
            expect(on_map(page, route)).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator("[data-claim]")).to_be_focused()
            with it.moving():
                page.keyboard.press("Enter")
            claimed(it, route)
        elif claim:
            press_on(page.get_by_role("button", name=re.compile(r"^Claim a route")))
            # What can be claimed comes first; of that, the first that is worth a turn.
            listed = page.locator("[data-list-route]")
            names = listed.evaluate_all("all => all.map((one) => one.dataset.listRoute)")
            few = names[: len({one.get("route") for one in it.legal} - {None})]
            route = next((name for name in few if SPACES[name] > 1), few[0])
            press_on(page.locator(f'[data-list-route="{route}"]'))
            expect(page.locator("[data-claim]")).to_be_focused()
            with it.moving():
                page.keyboard.press("Enter")
            claimed(it, route)
        else:
            go_on(ana, it)
        assert page.evaluate("document.activeElement !== document.body")
    told_end(it)


def test_a_whole_game_by_touch(meet: Meet) -> None:
    ana = meet("touch", path=None, language="es")
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    page = it.page
    world = page.locator(".world")
    zoomed = False
    while it.until_asked():
        if claim := longest(it):
            if not zoomed:
                # Closer with two taps, and the whole town again with a button.
                zoomed = True
                before = world.get_attribute("style")
                box = page.locator("svg[role=group]").bounding_box()
                assert box
                for _ in range(2):
                    page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
                expect(world).not_to_have_attribute("style", before or "")
                ana.use(page.get_by_role("button", name=ana.word("board-train-whole")))
                expect(world).to_have_attribute("style", before or "")
            on_map(page, claim["route"]).locator("rect.slot").first.tap(force=True)
            picked = page.locator("[data-picked]")
            expect(picked).to_be_visible()
            if picked.get_attribute("data-picked") != claim["route"]:
                # Tracks are narrow on a phone: the other one is a tap away.
                page.get_by_role("button", name=re.compile(r"^La otra vía")).tap()
            expect(picked).to_have_attribute("data-picked", claim["route"])
            with it.moving():
                page.locator("[data-claim]").tap()
            claimed(it, claim["route"])
        else:
            go_on(ana, it)
    expect(page.get_by_role("region", name="Clasificación final")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_cannot_be_claimed_says_why(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    assert it.until_asked()
    page = it.page
    open_now = {action.get("route") for action in it.legal}
    closed = next(route for route in SPACES if route not in open_now)
    on_map(page, closed).locator("rect.slot").first.click()
    with it.moving():
        page.get_by_role("button", name=ana.word("board-train-why")).click()
    expect(page.get_by_text(re.compile(r"Read rule GT-2[1-4]"))).to_be_visible()
    assert_accessible(page, "a route that cannot be claimed")


@pytest.mark.parametrize(("size", "theme"), [("laptop", "night"), ("phone", "day")])
def test_every_state_of_the_table_is_accessible(meet: Meet, size: str, theme: str) -> None:
    ana = meet(path=None, size=size, theme=theme, language="es")
    it = sit_at(ana, "train", ("me", "random", "random", "random"), options={"start": 0})
    assert it.until_asked()
    page = it.page
    assert_accessible(page, "one's turn")
    page.locator("[data-route].open").first.press("Enter")
    expect(page.locator("[data-claim]")).to_be_visible()
    assert_accessible(page, "a picked route")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile(r"^Reclamar ruta")).click()
    assert_accessible(page, "all routes", "dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Cambiar billetes").click()
    assert_accessible(page, "the question before tickets go", "dialog[open]")
    page.keyboard.press("Escape")
    page.locator("tbody button").nth(2).click()
    assert_accessible(page, "a company", "dialog[open]")


def test_a_ticket_shows_its_ends_and_its_way(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    assert it.until_asked()
    page = it.page
    told: dict[str, Any] = ana.context.request.get(
        f"/api/tables/{it.table['id']}/prospects?seat=0"
    ).json()
    way = told["prospects"]["ways"][0]
    page.get_by_role("button", name=re.compile(r"^Show the shortest way for")).first.click()
    carriages = way["carriages"]
    text = "One carriage" if carriages == 1 else f"{carriages} carriages"
    expect(page.locator(".said")).to_contain_text(text)
    expect(page.locator("[data-route].lit")).to_have_count(len(way["routes"]))
    for route in way["routes"]:
        expect(on_map(page, route)).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator(".beacon")).to_have_count(2)
    assert_accessible(page, "a way")


def test_watchers_see_the_town_and_no_hand(meet: Meet) -> None:
    ana = meet(path=None)
    arrive(ana, "Ana")
    table = set_table(ana, "train", ("me", "random"), options={"start": 0})
    bruno = meet(path=f"/t/{table}")
    expect(bruno.page.locator("[data-route]")).to_have_count(len(SPACES))
    expect(bruno.page.get_by_role("table", name="The companies")).to_be_visible()
    assert not bruno.page.get_by_role("button", name="Draw two float cards").count()
    assert not bruno.page.get_by_text("Your tickets").count()
    bruno.page.locator("[data-route] rect.slot").first.click()
    expect(bruno.page.locator("[data-picked]")).to_be_visible()
    assert_accessible(bruno.page, "watching a town")


def test_a_town_that_somebody_brought_is_drawn_too(meet: Meet) -> None:
    ana = meet(path=None)
    arrive(ana, "Ana")
    answer = ana.context.request.post(
        "/api/editions", data={"game": "train", "text": VILLAGE.read_text("utf-8")}
    )
    assert answer.ok, answer.text()
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0}, edition=answer.json()["hash"])
    assert it.until_asked()
    expect(it.page.locator("[data-route]")).to_have_count(13)
    names = it.page.locator("svg[role=group] text.name")
    expect(names).to_have_count(11)
    assert_accessible(it.page, "a village")


def look_of(page: Page) -> str:
    """Which part of the map is shown."""
    return str(page.locator(".train-town .world").evaluate("world => world.style.transform"))


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
