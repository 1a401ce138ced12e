"""Ghosts Galore on its board: whole games by mouse, by keyboard and by touch, and what it tells."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.fingers import Fingers
from tests.e2e.people import Meet, focused, has_focus, press_until, tab_to
from tests.e2e.tables import Following, Json, arrive, set_table, sit_at

LINES = 13
SETUP: Json = {"choose_sides": True, "experts": True, "start": 0}


def cell(page: Page, number: int) -> Locator:
    """A space of one's own board."""
    return page.locator(f'.mine [data-cell="{number}"]')


def hand(page: Page) -> Locator:
    """The tile that is to be placed."""
    return page.locator(".tile-in-hand")


def place_button(page: Page) -> Locator:
    return page.locator(".hand .go button")


def first_empty(it: Following) -> int:
    assert it.view is not None
    return int(it.view["placed"][it.viewer or 0].index(0))


def kinds(it: Following) -> set[str]:
    return {str(action["type"]) for action in it.legal}


def whole(written: str) -> int:
    """A number as the page writes it, with a true minus."""
    return int(written.replace("\N{MINUS SIGN}", "-"))


def middle(target: Locator) -> tuple[float, float]:
    box: FloatRect | None = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pressed(it: Following, target: Locator) -> None:
    """Press something that is a move."""
    with it.moving():
        it.person.use(target)


def claim_something(it: Following) -> None:
    """Draw and claim, or take what lies there."""
    page, can = it.page, kinds(it)
    if "side" in can or "keep" in can:
        pressed(it, page.locator(".setup button").first)
    elif "claim" in can:
        pressed(it, page.locator(".decide button").first)
    elif "draw" in can:
        pressed(it, page.locator(".stack"))
    else:
        pressed(it, page.locator(".choice").first)


def told_end(it: Following) -> None:
    """The scoring is told line by line, and the boards can be looked at again."""
    page, person = it.page, it.person
    scoring = page.get_by_role("region", name=person.word("board-galore-scoring"))
    expect(scoring.locator("tbody tr")).to_have_count(LINES)
    totals = scoring.locator(".total strong").all_inner_texts()
    assert [whole(one) for one in totals] == it.table["outcome"]["scores"]
    assert_accessible(page, "the scoring")
    person.use(scoring.get_by_role("button", name=person.word("board-galore-to-boards")))
    expect(page.locator(".mine .cell")).to_have_count(9)
    again = page.get_by_role("button", name=person.word("board-galore-scoring-again"))
    expect(again).to_be_visible()
    assert_accessible(page, "the boards after the scoring")


def test_a_whole_game_by_mouse(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    page, dragged = it.page, False
    while it.until_asked():
        if kinds(it) != {"place"}:
            claim_something(it)
            continue
        empty = first_empty(it)
        if dragged:
            if "draft" not in (cell(page, empty).get_attribute("class") or ""):
                cell(page, empty).click()
        else:
            # Once by dragging, with the wheel to turn it, and a click on the tile to turn it more.
            dragged = True
            page.mouse.move(*middle(hand(page)))
            page.mouse.down()
            page.mouse.move(*middle(cell(page, empty)), steps=5)
            page.mouse.up()
            expect(hand(page)).to_have_accessible_name(re.compile("unturned"))
            page.mouse.wheel(0, 100)
            expect(hand(page)).to_have_accessible_name(re.compile("turned 90°"))
            page.mouse.click(*middle(cell(page, empty)))
            expect(hand(page)).to_have_accessible_name(re.compile("turned 180°"))
        expect(page.locator(".sum strong")).to_be_visible()
        pressed(it, place_button(page))
    assert dragged
    told_end(it)


def test_a_whole_game_by_keyboard(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    it = sit_at(ana, "galore", ("me", "random"), options=SETUP)
    page = it.page
    main = page.locator(".galore [data-primary]")
    while it.until_asked():
        if kinds(it) != {"place"}:
            # The next thing to do has the focus by itself, after the first time.
            if not has_focus(main):
                press_until(page, lambda: has_focus(main))
            with it.moving():
                page.keyboard.press("Enter")
        else:
            if not has_focus(page.locator("[data-cell]")):
                tab_to(page.locator("[data-cell][tabindex='0']"))
            walk_to(page, first_empty(it))
            page.keyboard.press("r")
            expect(hand(page)).to_have_accessible_name(re.compile("turned 90°"))
            page.keyboard.press("Shift+R")
            page.keyboard.press("Shift+R")
            expect(hand(page)).to_have_accessible_name(re.compile("turned 270°"))
            with it.moving():
                page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement !== document.body"), focused(page)
    skip = page.locator(".ceremony [data-primary]")
    expect(skip).to_be_visible()
    told_end(it)


def test_the_scoring_waits_for_the_sheets_of_the_end(meet: Meet) -> None:
    it = sit_at(meet(path=None), "galore", ("me", "random"), options={"start": 0})
    page = it.page
    # With tiles on the board, what was known before the last ones is not what is scored.
    to_placing(it, filled=8)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/prospects*", hold)
    cell(page, 8).click()
    pressed(it, place_button(page))
    while it.until_asked():
        pressed(it, place_button(page))
    expect(page.locator(".galore.over")).to_be_visible()
    scoring = page.get_by_role("region", name=it.person.word("board-galore-scoring"))
    expect(scoring).to_have_count(0)
    for one in held:
        one.continue_()
    page.unroute("**/prospects*")
    expect(scoring).to_be_visible()
    told_end(it)


def walk_to(page: Page, number: int) -> None:
    """Go from space to space with the arrows; the tile comes along."""
    at = int(page.evaluate("document.activeElement.dataset.cell"))
    rows, columns = number // 3 - at // 3, number % 3 - at % 3
    steps = ["ArrowDown" if rows > 0 else "ArrowUp"] * abs(rows)
    steps += ["ArrowRight" if columns > 0 else "ArrowLeft"] * abs(columns)
    for step in steps or ["Enter"]:
        page.keyboard.press(step)
    expect(cell(page, number)).to_have_class(re.compile("draft"))
    expect(cell(page, number)).to_be_focused()


def test_a_whole_game_by_touch(meet: Meet) -> None:
    ana = meet("touch", path=None, language="es")
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    page, dragged = it.page, False
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    while it.until_asked():
        if kinds(it) != {"place"}:
            claim_something(it)
            continue
        empty = first_empty(it)
        if not dragged:
            dragged = True
            page.evaluate("scrollTo(0, 0)")
            drag_by_finger(page, empty)
        elif "draft" not in (cell(page, empty).get_attribute("class") or ""):
            cell(page, empty).tap()
        expect(page.locator(".sum strong")).to_be_visible()
        pressed(it, place_button(page))
    assert dragged
    told_end(it)


def drag_by_finger(page: Page, to: int) -> None:
    """Drag the tile, turn it with a second finger, and turn it once more with a tap."""
    touch = Fingers(page)
    start, end = middle(hand(page)), middle(cell(page, to))
    touch("touchStart", start)
    for part in (0.2, 0.5, 0.8, 1):
        at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        touch("touchMove", at)
    touch("touchEnd")
    expect(cell(page, to)).to_have_class(re.compile("draft"))
    assert page.evaluate("scrollY") == 0, "the page stays where it is"
    x, y = end
    touch("touchStart", end)
    touch("touchStart", end, (x + 80, y))
    for turned in ((x + 68, y + 40), (x + 40, y + 68), (x, y + 80)):
        touch("touchMove", end, turned)
    touch("touchEnd")
    expect(hand(page)).to_have_accessible_name(re.compile("90°"))
    cell(page, to).tap()
    expect(hand(page)).to_have_accessible_name(re.compile("180°"))


def to_placing(it: Following, filled: int = 0) -> None:
    """Play until a tile is to be placed on a board with so many tiles."""
    while it.until_asked():
        if kinds(it) != {"place"}:
            claim_something(it)
        elif first_empty(it) >= filled:
            return
        else:
            cell(it.page, first_empty(it)).click()
            pressed(it, place_button(it.page))


def test_the_preview_tells_what_the_sheet_then_says(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    page = it.page
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "prospects" in one.url else None)
    to_placing(it, filled=3)
    ahead = prospects(it)
    before, then = 0, ahead["placements"][0]
    for number, rotation in ((4, 0), (4, 90), (8, 90)):
        if number != placed_at(page):
            cell(page, number).click()
        while shown_turn(page) != rotation:
            page.keyboard.press("r")
        [then] = [
            one for one in ahead["placements"]
            if (one["cell"], one["rotation"]) == (number, rotation)
        ]  # fmt: skip
        expect(page.locator(".hand .sum")).to_contain_text(str(then["with_hidden"]))
        # Whatever the page asks about this turn it has asked when it first tells a sum.
        before = before or len(asked)
        # Lines that change say by how much; the last number of each is what it would be.
        lines = page.locator(".sheet .line .points").all_inner_texts()
        assert [whole(one.split()[0]) for one in lines] == then["points"]
    assert len(asked) == before, "turning it asks nobody"
    pressed(it, place_button(page))
    # Others lay their tiles at the same time, which may change who has most werewolves (GG-57).
    sums = "|".join(str(then["with_hidden"] + bonus) for bonus in (0, -5, 5))
    expect(page.locator(".sheet .total strong")).to_have_text(re.compile(f"^({sums})$"))


def prospects(it: Following) -> Json:
    answer = it.person.context.request.get(f"/api/tables/{it.table['id']}/prospects")
    found: Json = answer.json()["prospects"]
    return found


def placed_at(page: Page) -> int:
    found: Any = page.evaluate("document.querySelector('.mine .space.draft')?.dataset.cell ?? -1")
    return int(found)


def shown_turn(page: Page) -> int:
    name = hand(page).get_attribute("aria-label") or ""
    found = re.search(r"(\d+)°", name)
    return int(found.group(1)) if found else 0


def test_a_line_of_the_sheet_lights_what_earns_it(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    page = it.page
    to_placing(it, filled=4)
    sheet = prospects(it)["sheets"][0]
    earning = [line for line in sheet["lines"] if any("monsters" in e for e in line["earnings"])]
    assert earning
    name = ana.word(f"galore-category-{earning[0]['category']}")
    line = page.locator(".sheet .line", has=page.get_by_text(name, exact=True))
    shining = {tuple(one) for e in earning[0]["earnings"] for one in e.get("monsters", ())}
    line.hover()
    expect(page.locator(".mine .shines")).to_have_count(len(shining))
    page.mouse.move(0, 0)
    expect(page.locator(".mine .shines")).to_have_count(0)
    line.focus()
    expect(page.locator(".mine .shines")).to_have_count(len(shining))
    line.press("Enter")
    expect(line).to_have_attribute("aria-pressed", "true")
    assert_accessible(page, "a line of the sheet")


def test_the_hidden_tile_is_seen_by_its_owner_alone(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    assert it.view is not None
    watcher = meet(path=f"/t/{it.table['id']}")
    expect(watcher.page.locator(".mine")).to_be_visible()
    expect(watcher.page.locator(".sheet .line")).to_have_count(LINES)
    expect(watcher.page.locator(".tray")).to_have_count(0)
    expect(watcher.page.locator(".extra")).to_have_count(0)
    mine = it.page.locator(".tray .hidden")
    expect(mine).to_have_accessible_name(re.compile("^Your hidden tile: "))
    expect(it.page.locator(".sheet .columns")).to_be_visible()
    mine.click()
    expect(mine).to_have_accessible_name("Look at your hidden tile")
    expect(it.page.locator(".sheet .columns")).to_have_count(0)


def test_what_cannot_be_done_says_why(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    page = it.page
    to_placing(it, filled=1)
    with it.moving():
        cell(page, 0).click()
    told = page.get_by_text(re.compile("There is a tile in the top left space"))
    expect(told.last).to_be_visible()


def test_the_focus_leaves_the_edges_of_a_tile_in_sight(meet: Meet) -> None:
    it = sit_at(meet("keyboard", path=None), "galore", ("me", "random"), options={"start": 0})
    page = it.page
    while it.until_asked() and kinds(it) != {"place"}:
        claim_something(it)
    tab_to(page.locator("[data-cell][tabindex='0']"))
    page.keyboard.press("Space")
    lies = page.locator(".space.draft")
    expect(lies).to_be_focused()
    # All of the ring lies outside of the tile, where its tracks do not.
    ring = lies.evaluate("""e => {
      const { outlineStyle, outlineOffset, boxShadow } = getComputedStyle(e)
      return [outlineStyle, parseFloat(outlineOffset) >= 0, boxShadow.includes('inset')]
    }""")
    assert ring == ["solid", True, False]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_space_says_why_no_tile_goes_there_yet(meet: Meet, language: str) -> None:
    ana = meet("touch", path=None, language=language)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    assert kinds(it) == {"draw"}
    with it.moving():
        cell(it.page, 4).tap()
    why = ana.word("refused-by-rule", why=ana.word("galore-refused-not-now"), rule="GG-21")
    expect(it.page.locator(".toast", has_text=why)).to_be_visible()
    assert kinds(it) == {"draw"}, "nothing else has happened"


def test_fewer_points_than_none_are_written_alike_everywhere(meet: Meet) -> None:
    for language, points in (("en", "points"), ("es", "puntos")):
        it = sit_at(
            meet(path=None, language=language), "galore", ("me", "random"), options={"start": 0}
        )
        # No tile has a dragon yet, which costs everyone points.
        expect(it.page.locator(".rival .score")).to_have_text("\N{MINUS SIGN}5")
        expect(it.page.locator(".rival .look")).to_have_accessible_name(
            re.compile(f": \N{MINUS SIGN}5 {points}")
        )


def test_everyone_sees_who_is_still_thinking(meet: Meet) -> None:
    ana, bruno = meet(path=None), meet(path=None)
    arrive(ana, "Ana")
    arrive(bruno, "Bruno")
    start: Json = {"options": {"start": 0}}
    table = set_table(ana, "galore", ("me", None, "random"), start=False, **start)
    for person, path in ((bruno, "seats/1"), (ana, "start")):
        assert person.context.request.post(f"/api/tables/{table}/{path}", data={}).ok
    both = [Following(person) for person in (ana, bruno)]
    for it in both:
        it.page.goto(f"/t/{table}")
        it.until(lambda one: one.view is not None)
    while not all(kinds(it.look()) == {"place"} for it in both):
        for it in both:
            if it.mine and kinds(it) != {"place"}:
                claim_something(it)
        ana.page.wait_for_timeout(15)
    here, there = both
    rivals = here.page.locator(".rival")
    expect(rivals.filter(has_text="Bruno")).to_contain_text("is thinking")
    expect(rivals.filter(has_not_text="Bruno")).to_contain_text("is ready")
    cell(here.page, 4).click()
    pressed(here, place_button(here.page))
    expect(here.page.get_by_text("Still thinking: Bruno")).to_be_visible()
    assert_accessible(here.page, "one's tile lies, and others think")
    expect(there.page.locator(".rival").filter(has_text="Ana")).to_contain_text("is ready")
    # Nobody sees where the tile lies before all have placed theirs.
    expect(there.page.locator(".rival .cell")).to_have_count(0)
    cell(there.page, 0).click()
    pressed(there, place_button(there.page))
    expect(there.page.locator(".rival .cell")).to_have_count(2)


@pytest.mark.parametrize(
    ("size", "theme"), [("laptop", "day"), ("phone", "night"), ("tablet", "night")]
)
def test_every_state_of_the_table_is_accessible(meet: Meet, size: str, theme: str) -> None:
    ana = meet(path=None, size=size, theme=theme, language="es" if size == "phone" else "en")
    it = sit_at(ana, "galore", ("me", "random", "random", "random", "random"), options=SETUP)
    page, seen = it.page, set[str]()
    while it.until_asked():
        asked = "-".join(sorted(kinds(it)))
        if asked not in seen:
            seen.add(asked)
            if asked == "place":
                expect(hand(page)).to_be_visible()
                cell(page, 4).click()
                expect(page.locator(".sum strong")).to_be_visible()
            assert_accessible(page, f"asked to {asked}")
        if asked == "place":
            break
        claim_something(it)
    page.locator(".look").first.click()
    expect(page.locator("dialog[open] .line")).to_have_count(LINES)
    assert_accessible(page, "somebody's board", "dialog[open]")
    page.keyboard.press("Escape")
    assert {"side", "keep", "place"} <= seen
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_the_server_is_too_busy_to_tell_is_asked_for_again(meet: Meet) -> None:
    ana = meet(path=None)
    ana.watch.allow("^429 GET")
    refused: list[str] = []
    told = {"code": "too-many", "message": "Wait.", "params": {"seconds": 1}}

    def refuse_twice(route: Route) -> None:
        if len(refused) == 2:
            route.fallback()
        else:
            refused.append(route.request.url)
            route.fulfill(status=429, json=told, headers={"retry-after": "1"})

    ana.page.route("**/prospects*", refuse_twice)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    assert it.until_asked()
    expect(it.page.locator(".sheet .line")).to_have_count(13)
    assert len(refused) == 2


@pytest.mark.parametrize(("size", "theme"), [("laptop", "night"), ("phone", "day")])
def test_the_last_space_is_filled_from_what_was_hidden(meet: Meet, size: str, theme: str) -> None:
    ana = meet(path=None, size=size, theme=theme, language="es" if size == "phone" else "en")
    it = sit_at(ana, "galore", ("me", "random"), options={"experts": True, "start": 0})
    while it.until_asked() and (it.view or {})["phase"] != "unveiling":
        it.choose()
    asked = it.page.get_by_role("region", name=ana.word("web-decision"))
    expect(asked).to_contain_text(ana.word("web-ask-galore-unveil"))
    assert_accessible(it.page, "asked for the hidden tile")
    it.choose()
    it.until(lambda it: it.over)
