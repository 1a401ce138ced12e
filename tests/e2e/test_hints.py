"""Hints in every game: asked for, marked on the board, read in words, and done."""

import re

from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, has_focus, tab_to
from tests.e2e.tables import Following, Json, arrive, set_table, sit_at


def until_choice(it: Following, kind: str | None = None) -> None:
    """Play on until there is something to choose, of this kind."""
    while it.until_asked():
        kinds = {action["type"] for action in it.legal}
        if len(it.legal) > 1 and (kind is None or kind in kinds):
            return
        it.choose()
    raise AssertionError("the game is over")


def ask(it: Following) -> list[Json]:
    """Ask for hints, wait for them, and return what the server answered."""
    person, page = it.person, it.page
    with page.expect_response(re.compile(rf"/hints\?seat={it.viewer}")) as answered:
        person.use(page.get_by_role("button", name=person.word("web-hints-ask"), exact=True))
    advice: Json = answered.value.json()
    hints: list[Json] = advice["hints"]
    assert 1 < len(hints) <= 3
    expect(sheet(it).get_by_role("listitem")).to_have_count(len(hints))
    return hints


def sheet(it: Following) -> Locator:
    return it.page.get_by_role("region", name=it.person.word("web-hints-title"))


def marks(page: Page, rank: int) -> Locator:
    return page.locator(f".board [data-mark='{rank}']")


def shown(it: Following, hints: list[Json]) -> None:
    """All of them are marked on the board, one of them more than the others, and named in words."""
    page, person = it.page, it.person
    strong = page.locator(".board .mark.strong")
    for rank in range(1, len(hints) + 1):
        expect(marks(page, rank)).to_have_count(1)
        label = person.word("web-hints-mark", rank=rank)
        told = page.locator(f".board [aria-label*='{label}'], .board :text('{label}')")
        expect(told.first).to_be_attached()
    expect(strong).to_have_attribute("data-mark", "1")
    expect(strong).to_be_in_viewport()
    # Another one is looked at.
    choices = sheet(it).locator("li button")
    person.use(choices.nth(1))
    expect(choices.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(strong).to_have_attribute("data-mark", "2")
    expect(strong).to_be_in_viewport()


def told(it: Following, hints: list[Json], chance: str) -> None:
    """The one that is looked at says what to expect of it and why."""
    reading = sheet(it).locator("li button[aria-pressed=true]")
    expect(reading).to_contain_text(f"{chance} {round(100 * hints[1]['win'])} %", ignore_case=True)
    expect(reading.locator(".why")).not_to_be_empty()
    assert_accessible(it.page, "hints")
    wide = it.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nobody scrolls sideways"


def do(it: Following, hint: Json) -> None:
    """Do the one that is looked at; with it go the sheet and all marks."""
    with it.moving():
        it.person.use(sheet(it).locator(".do button"))
    assert it.requests()[-1]["action"] == hint["action"]
    expect(sheet(it)).to_have_count(0)
    expect(it.page.locator("[data-mark]")).to_have_count(0)


def test_ghosts_by_touch_on_a_phone(meet: Meet) -> None:
    ana = meet("touch", path=None, language="es", theme="day")
    it = sit_at(ana, "ghosts", ("me", "random"), options={"start": 0})
    hints = ask(it)
    shown(it, hints)
    told(it, hints, "Probabilidad de ganar")
    # The card itself can be played from under its mark.
    do(it, hints[1])


def test_galore_by_mouse(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0, "experts": True})
    page = it.page
    hints = ask(it)
    assert {hint["action"]["type"] for hint in hints} == {"keep"}
    shown(it, hints)
    do(it, hints[1])
    until_choice(it, "place")
    hints = ask(it)
    expect(page.locator(".board .hinted")).to_have_count(
        len({hint["action"]["cell"] for hint in hints})
    )
    for rank in range(1, len(hints) + 1):
        expect(marks(page, rank)).to_have_count(1)
    # Whoever taps the space gets the tile turned as it was shown.
    best = hints[0]["action"]
    page.locator(f".board [data-cell='{best['cell']}']").click()
    turned = ana.word("galore-turned", rotation=best["rotation"])
    expect(page.locator(f".board [data-cell='{best['cell']}']")).to_have_attribute(
        "aria-label", re.compile(re.escape(turned))
    )
    assert_accessible(page, "hints of where to place a tile")
    do(it, hints[0])


def test_train_by_keyboard(meet: Meet) -> None:
    ana = meet("keyboard", path=None, language="es")
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    page = it.page
    board = page.locator("[data-route][tabindex='0']")
    tab_to(board)
    with page.expect_response(re.compile(r"/hints")) as answered:
        page.keyboard.press("h")
    hints: list[Json] = answered.value.json()["hints"]
    choices = sheet(it).locator("li button")
    expect(choices.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(choices.nth(1)).to_be_focused()
    expect(choices.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .mark.strong")).to_have_attribute("data-mark", "2")
    told(it, hints, "Probabilidad de ganar")
    # Away and back where one was; asked again, nobody has to think.
    page.keyboard.press("Escape")
    expect(sheet(it)).to_have_count(0)
    assert has_focus(board)
    expect(page.locator("[data-mark]")).to_have_count(0)
    page.keyboard.press("h")
    expect(choices.first).to_be_focused()
    shown(it, hints)
    do(it, hints[1])
    # Nobody is left without a place on the page.
    assert page.evaluate("document.activeElement !== document.body")


def test_rated_games_have_none(meet: Meet) -> None:
    ana, bruno = meet(path=None), meet(path=None)
    arrive(ana, "Ana")
    arrive(bruno, "Bruno")
    table = set_table(ana, "ghosts", ("me", None), start=False, rated=True, options={"start": 0})
    answer = bruno.context.request.post(f"/api/tables/{table}/seats/1", data={})
    assert answer.ok, answer.text()
    answer = ana.context.request.post(f"/api/tables/{table}/start", data={})
    assert answer.ok, answer.text()
    ana.go(f"/t/{table}")
    Following(ana).until_asked()
    page = ana.page
    decision = page.get_by_role("region", name=ana.word("web-decision"))
    expect(decision).to_contain_text(ana.word("web-hints-rated"))
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_have_count(0)
    assert not [one for one in ana.watch.asked if "/hints" in one]
    assert_accessible(page, "a rated game")


def test_around_one_screen_a_hint_goes_with_the_hand(meet: Meet) -> None:
    """Who moves while a hint is thought over never sees it, and neither does the next one."""
    ana = meet("touch", path=None)
    it = sit_at(ana, "ghosts", ("me", "me"), options={"start": 0})
    page = it.page
    # It is thought over for as long as it takes to move, and then comes too late.
    ana.watch.allow("^409 GET .*/hints")
    waiting: list[Route] = []

    def wait(route: Route) -> None:
        waiting.append(route)

    page.route("**/hints?*", wait)
    page.locator("[data-hint]").tap()
    expect(sheet(it)).to_contain_text(ana.word("web-hints-thinking"))
    it.choose()
    expect(sheet(it)).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)
    with page.expect_response("**/hints?*") as late:
        waiting[0].continue_()
    page.unroute("**/hints?*")
    assert late.value.json()["code"] == "not-your-turn"
    expect(page.locator(".toast")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Pass the screen")).tap()
    page.get_by_role("button", name=re.compile("^I am ")).tap()
    it.until(lambda it: it.mine and it.viewer == 1)
    expect(page.locator("[data-mark]")).to_have_count(0)
    for hint in ask(it):
        assert hint["action"] in it.legal
