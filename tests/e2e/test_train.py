"""Ghost Train on its map: whole games by mouse, by keyboard and by touch, and what it tells."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from phantomline.games.train.edition import load_edition
from tests.e2e.axe import assert_accessible
from tests.e2e.people import Hand, Meet, Person, has_focus, press_on, press_until, tab_to
from tests.e2e.secrets import events_in
from tests.e2e.tables import Following, Json, arrive, set_table, sit_at

SPACES = {route.id: route.spaces for route in load_edition().routes}
ROOT = Path(__file__).parent.parent.parent
VILLAGE = ROOT / "tests" / "games" / "train" / "village.toml"

STEPS = 200
"""With so many arrows one is everywhere on the map."""

WAY_BETWEEN = """(routes) => {
  const [from, to] = routes.map((route) => {
    const box = document.querySelector(`[data-route="${route}"]`).getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  })
  return [to[0] - from[0], to[1] - from[1]]
}"""

TOUCHED_ONCE = "since => performance.now() - since > 400"
"""After that, another touch of the map is one of its own."""


def on_map(page: Page, route: str) -> Locator:
    return page.locator(f'[data-route="{route}"]')


def shown_part(page: Page) -> Locator:
    """What has the map moved and enlarged so that a part of it is shown."""
    return page.locator(".train-town .world")


def look_of(page: Page) -> str:
    """Which part of the map is shown."""
    return str(shown_part(page).get_attribute("style"))


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


def walk_to(page: Page, route: str) -> None:
    """Go from route to route with the arrows until one is there, as somebody without a mouse."""
    tab_to(page.locator("[data-route][tabindex='0']"))
    tried = Counter[tuple[str, str]]()
    while (here := str(page.evaluate("document.activeElement.dataset.route"))) != route:
        dx, dy = page.evaluate(WAY_BETWEEN, [here, route])
        toward = {"ArrowRight": dx, "ArrowLeft": -dx, "ArrowDown": dy, "ArrowUp": -dy}
        # The way that leads nearest, unless it has been tried before and led elsewhere.
        key = min(toward, key=lambda arrow: (tried[here, arrow], -toward[arrow]))
        tried[here, key] += 1
        assert tried.total() < STEPS, f"no way from {here} to {route}: {dict(tried)}"
        page.keyboard.press(key)


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
            with it.moving():
                page.locator("[data-claim]").click()
            claimed(it, claim["route"])
        else:
            go_on(ana, it)
    assert swapped
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
            route = claim["route"]
            walk_to(page, route)
            whole = look_of(page)
            page.keyboard.press("+")
            expect(shown_part(page)).not_to_have_attribute("style", whole)
            page.keyboard.press("0")
            expect(shown_part(page)).to_have_attribute("style", whole)
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
    assert walked
    told_end(it)


def test_a_whole_game_by_touch(meet: Meet) -> None:
    ana = meet("touch", path=None, language="es")
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    page = it.page
    zoomed = False
    while it.until_asked():
        if claim := longest(it):
            if not zoomed:
                # Closer with two taps, and the whole town again with a button.
                zoomed = True
                whole = look_of(page)
                box = page.locator("svg[role=group]").bounding_box()
                assert box
                for _ in range(2):
                    page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
                expect(shown_part(page)).not_to_have_attribute("style", whole)
                ana.use(page.get_by_role("button", name=ana.word("board-train-whole")))
                expect(shown_part(page)).to_have_attribute("style", whole)
            page.wait_for_function(TOUCHED_ONCE, arg=page.evaluate("performance.now()"))
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
    assert zoomed
    expect(page.get_by_role("region", name="Clasificación final")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def payments(it: Following) -> dict[str, list[int]]:
    """With how many locomotives each open route can be paid, the fewest first."""
    ways: dict[str, list[int]] = {}
    for one in it.legal:
        if one["type"] == "claim":
            ways.setdefault(one["route"], []).append(one["locomotives"])
    return {route: sorted(several) for route, several in ways.items()}


@pytest.mark.parametrize(
    ("hand", "language", "most"),
    [
        ("mouse", "en", True),
        ("keyboard", "es", True),
        ("touch", "es", True),
        ("mouse", "es", False),
    ],
)
def test_a_route_is_paid_with_the_locomotives_that_were_chosen(
    meet: Meet, hand: Hand, language: str, most: bool
) -> None:
    ana = meet(hand, path=None, language=language)
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    page = it.page
    assert it.until_asked()
    while max(map(len, payments(it).values()), default=0) < 2:
        go_on(ana, it)
        assert it.until_asked(), "no route could ever be paid in several ways"
    route, ways = max(payments(it).items(), key=lambda one: len(one[1]))
    listed = ana.word("board-train-routes-open", count=len(payments(it)))
    ana.use(page.get_by_role("button", name=listed))
    ana.use(page.locator(f'[data-list-route="{route}"]'))
    group = page.get_by_role("group", name=ana.word("board-train-pay-with"))
    choices = group.get_by_role("radio")
    expect(choices).to_have_count(len(ways))
    # The fewest locomotives are what one would pay.
    expect(choices.first).to_be_checked()
    if most and hand == "keyboard":
        tab_to(choices.first, key="Shift+Tab")
        press_until(page, lambda: has_focus(choices.last), "ArrowDown")
    elif most:
        ana.use(group.locator("label").last)
    expect(choices.last if most else choices.first).to_be_checked()
    with it.moving():
        ana.use(page.locator("[data-claim]"))
    claimed(it, route)
    told = events_in(ana.watch.heard)
    [paid] = [one for one in told if one["type"] == "claimed" and one["route"] == route]
    assert paid["locomotives"] == (ways[-1] if most else ways[0])


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
