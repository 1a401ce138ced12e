"""Ghosts at its table: whole games by mouse, by keyboard and by touch, and what it tells."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, focused, has_focus, tab_to
from tests.e2e.tables import Following, Json, arrive, set_table, sit_at

FIVE = ("me", *["random"] * 4)
"""Where bots do most of it, a game is soon over."""


def card(it: Following, which: str) -> Locator:
    """A card in one's own hand, the last of its kind."""
    return it.page.locator(f'[data-spot^="card:{which}#"]').last


def best(it: Following) -> Json:
    """What ends a round soon: a card if one can, the pile if one must."""
    return next((one for one in it.legal if one["type"] == "play"), {"type": "take"})


def shown(it: Following) -> None:
    """The page shows what the server says: the level, the hand, and what fits."""
    page, view = it.page, it.view or {}
    expect(page.get_by_role("meter")).to_have_attribute("aria-valuenow", str(view["level"]))
    expect(page.locator('[data-spot^="card:"]')).to_have_count(len(view["hand"]))
    fitting = {one["card"] for one in view["legal"] if one["type"] == "play"}
    count = sum(one in fitting for one in view["hand"])
    expect(page.locator(".hand li.fits")).to_have_count(count)


def told_end(it: Following, title: str) -> None:
    standing = it.page.get_by_role("region", name=title)
    expect(standing.get_by_role("listitem")).to_have_count(5)
    assert_accessible(it.page, "the end of a game")


def test_a_whole_game_by_mouse(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    it = sit_at(ana, "ghosts", FIVE, options={"start": 0})
    page = it.page
    dragged = ended = False
    ways = ["drag", "hold", "ask"]
    while it.until_asked():
        # By class: to look for roles in every turn takes long.
        leaf = page.locator("section.leaf")
        if leaf.is_visible() and not ended:
            ended = True
            shown(it)
            expect(leaf).to_contain_text(re.compile(r"Round \d is over"))
            leaf.get_by_role("button", name="On with the game").click()
            expect(leaf).to_be_hidden()
        action = best(it)
        if ways and {"type": "take"} in it.legal:
            # Each way to take the pile once, also where one would rather play.
            take(it, ways.pop(0))
        elif action["type"] == "take":
            take(it, "ask")
        elif not dragged:
            dragged = True
            with it.moving():
                _drag(page, card(it, action["card"]), page.locator("[data-spot=pile]"))
        else:
            with it.moving():
                card(it, action["card"]).click()
    assert not ways
    assert all((dragged, ended))
    told_end(it, "Day breaks, and the ghosts take a bow")


def take(it: Following, way: str) -> None:
    """Take the pile with a mouse: pull it over, hold the button, or press it and confirm."""
    page = it.page
    with it.moving():
        if way == "drag":
            _drag(page, page.locator("[data-spot=pile]"), page.locator(".hand").first)
        elif way == "hold":
            page.locator("button.take").hover()
            page.mouse.down()
            it.until(lambda it: {"type": "take"} not in it.legal)
            page.mouse.up()
        else:
            # Too short to be meant: it asks.
            page.locator("button.take").click()
            page.locator(".sure button").first.click()


def _drag(page: Page, what: Locator, where: Locator) -> None:
    what.hover()
    page.mouse.down()
    box = where.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


def test_a_whole_game_by_keyboard(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    it = sit_at(ana, "ghosts", FIVE, options={"start": 0})
    page = it.page
    tab_to(page.locator(".hand li button[tabindex='0']"))
    refused = taken = False
    while it.until_asked():
        action = best(it)
        if action["type"] == "take" or (not taken and {"type": "take"} in it.legal):
            # Asked first; Escape leaves it, and Enter means it.
            page.keyboard.press("t")
            expect(page.locator(".sure button").first).to_be_focused()
            if not taken:
                taken = True
                page.keyboard.press("Escape")
                expect(page.locator("button.take")).to_be_focused()
                page.keyboard.press("Enter")
                expect(page.locator(".sure button").first).to_be_focused()
            with it.moving():
                page.keyboard.press("Enter")
        else:
            hand = (it.view or {})["hand"]
            if not has_focus(page.locator(".hand li button")):
                tab_to(page.locator(".hand li button[tabindex='0']"))
            unfit = next((one for one in hand if {"type": "play", "card": one} not in it.legal), "")
            if unfit and not refused:
                refused = True
                page.keyboard.press(str(hand.index(unfit) + 1))
                with it.moving():
                    page.keyboard.press("Enter")
                expect(page.get_by_text(re.compile("seven is the most")).first).to_be_visible()
            page.keyboard.press("Home")
            for _ in range(hand.index(action["card"])):
                page.keyboard.press("ArrowRight")
            with it.moving():
                page.keyboard.press("Enter")
        if not it.look().over:
            assert page.evaluate("document.activeElement !== document.body"), focused(page)
    assert all((refused, taken))
    told_end(it, "Day breaks, and the ghosts take a bow")


def test_a_whole_game_by_touch(meet: Meet) -> None:
    ana = meet("touch", path=None, language="es")
    it = sit_at(ana, "ghosts", FIVE, options={"start": 0})
    page = it.page
    # The end of a round lies over the hand until one has read it.
    go_on = page.get_by_role("button", name=ana.word("board-ghosts-go-on"))
    page.add_locator_handler(go_on, lambda it: it.tap())
    looked = False
    while it.until_asked():
        if not looked:
            looked = True
            shown(it)
            # The pile, the hand and what to press are in sight together, without scrolling.
            for part in ("[data-spot=pile]", ".hand li", "button.take"):
                expect(page.locator(part).first).to_be_in_viewport(ratio=0.9)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        action = best(it)
        if action["type"] == "take":
            page.locator("button.take").tap()
            with it.moving():
                page.locator(".sure button").first.tap()
        else:
            with it.moving():
                card(it, action["card"]).tap()
    told_end(it, "Amanece y los fantasmas saludan")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_does_not_fit_says_why(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "ghosts", ("me", "random"), options={"start": 0})
    page = it.page
    unfit: list[str] = []
    while not unfit:
        assert it.until_asked()
        hand = (it.view or {})["hand"]
        unfit = [one for one in hand if {"type": "play", "card": one} not in it.legal]
        if not unfit:
            with it.moving():
                card(it, best(it)["card"]).click()
    expect(page.locator(".hand li.unfit").first).to_contain_text("why not?")
    assert_accessible(page, "a card that does not fit")
    with it.moving():
        card(it, unfit[0]).click()
    expect(page.get_by_text(re.compile("GH-22")).first).to_be_visible()
    assert it.mine


@pytest.mark.parametrize(("size", "theme"), [("laptop", "night"), ("phone", "day")])
def test_every_state_of_the_table_is_accessible(meet: Meet, size: str, theme: str) -> None:
    ana = meet(path=None, size=size, theme=theme, language="es")
    it = sit_at(ana, "ghosts", ("me", *["random"] * 5), options={"start": 0})
    page = it.page
    assert it.until_asked()
    assert_accessible(page, "an empty pile")
    toggle = page.locator(".count-toggle")
    toggle.click()
    expect(page.get_by_role("region", name="Cartas sin ver")).to_be_visible()
    assert_accessible(page, "the cards not seen yet")
    page.keyboard.press("Escape")
    expect(toggle).to_be_focused()
    with it.moving():
        card(it, best(it)["card"]).click()
    assert it.until_asked()
    assert_accessible(page, "one's turn")
    if {"type": "take"} in it.legal:
        page.locator("button.take").press("Enter")
        expect(page.locator(".sure")).to_be_visible()
        assert_accessible(page, "the question before the pile is taken")


@pytest.mark.parametrize(("size", "language"), [("small", "en"), ("small", "es"), ("phone", "es")])
def test_the_cards_not_seen_yet_fit_a_phone(meet: Meet, size: str, language: str) -> None:
    ana = meet("touch", path=None, size=size, language=language)
    it = sit_at(ana, "ghosts", ("me", "random", "random"), options={"start": 0})
    page = it.page
    assert it.until_asked()
    page.locator(".count-toggle").tap()
    leaf = page.get_by_role("region", name=ana.word("board-ghosts-unseen"))
    expect(leaf).to_be_visible()
    assert leaf.evaluate("e => e.scrollWidth <= e.clientWidth"), "it is cut off"
    cut = "all => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
    assert leaf.locator("th, td").evaluate_all(cut) == []
    # However far one has read, it can be put away.
    leaf.evaluate("e => { e.scrollTop = e.scrollHeight }")
    expect(leaf.get_by_role("button", name=ana.word("board-ghosts-close"))).to_be_in_viewport()
    assert_accessible(page, "the cards not seen yet, on a phone")


def test_escape_puts_a_leaf_away_unless_it_is_meant_for_something_else(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "ghosts", ("me", "random", "random"), options={"start": 0})
    page = it.page
    assert it.until_asked()
    page.locator(".count-toggle").click()
    leaf = page.get_by_role("region", name=ana.word("board-ghosts-unseen"))
    expect(leaf).to_be_visible()
    page.get_by_role("button", name=ana.word("web-menu")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(leaf).to_be_visible()
    page.get_by_role("tab", name=ana.word("web-chat")).click()
    page.get_by_role("textbox", name=ana.word("web-say")).press("Escape")
    expect(leaf).to_be_visible()
    page.locator(".count-toggle").focus()
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)


def test_a_round_that_ended_is_explained_and_can_be_read_again(meet: Meet) -> None:
    ana = meet(path=None)
    it = sit_at(ana, "ghosts", ("me", "random"), options={"start": 0})
    page = it.page
    while it.until_asked() and (it.view or {})["round"] == 1:
        action = best(it)
        with it.moving():
            if action["type"] == "play":
                card(it, action["card"]).click()
            else:
                page.locator("button.take").press("Enter")
                page.locator(".sure button").first.press("Enter")
    leaf = page.get_by_role("region", name="Round 1 is over")
    expect(leaf).to_be_visible()
    expect(leaf).to_contain_text("hand was empty")
    points = (it.view or {})["fright"]
    expect(leaf.locator("td.points")).to_have_text([str(one) for one in points])
    assert_accessible(page, "a round that is over")
    leaf.get_by_role("button", name="On with the game").click()
    # Whoever comes back later still finds it.
    page.reload()
    page.get_by_role("button", name="How round 1 ended").click()
    expect(leaf.locator("td.points")).to_have_text([str(one) for one in points])


UNCOVERED = """row => [...row.cells].every((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect()
  const on = (y) => document.elementFromPoint(left + width / 2, y)
  return cell.contains(on(top + 2)) && cell.contains(on(top + height - 2))
})"""


@pytest.mark.parametrize(("language", "others"), [("en", 4), ("es", 4), ("es", 5)])
def test_a_round_that_ended_is_told_of_everybody_on_a_phone(
    meet: Meet, language: str, others: int
) -> None:
    ana = meet("touch", path=None, language=language)
    it = sit_at(ana, "ghosts", ("me", *["random"] * others), options={"start": 0})
    while it.until_asked() and (it.view or {})["round"] == 1:
        it.choose()
    leaf = it.page.locator("section.leaf")
    expect(leaf).to_contain_text(ana.word("board-ghosts-round-over", round=1))
    it.page.evaluate("scrollTo(0, 0)")
    rows = leaf.locator("tbody tr")
    expect(rows).to_have_count(others + 1)
    on = leaf.get_by_role("button", name=ana.word("board-ghosts-go-on"))
    expect(on).to_be_in_viewport(ratio=1)
    for n in range(others + 1):
        expect(rows.nth(n)).to_be_in_viewport(ratio=1)
        assert rows.nth(n).evaluate(UNCOVERED), f"something lies over row {n}"
    on.tap()
    expect(leaf).to_have_count(0)


def test_watchers_see_the_table_and_no_hand(meet: Meet) -> None:
    ana = meet(path=None)
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", ("me", "random", "random"), options={"start": 0})
    bruno = meet(path=f"/t/{table}")
    page = bruno.page
    expect(page.get_by_role("meter")).to_be_visible()
    expect(page.locator("div.plate")).to_have_count(3)
    assert not page.locator('[data-spot^="card:"]').count()
    assert not page.locator("button.take").count()
    assert_accessible(page, "watching a table")


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_pile_that_waits_for_another_says_so(meet: Meet, language: str) -> None:
    ana, bruno = (meet("mouse", path=None, language=language) for _ in range(2))
    arrive(ana, "Ana")
    arrive(bruno, "Bruno")
    table = set_table(ana, "ghosts", ("me", None), start=False)
    assert bruno.context.request.post(f"/api/tables/{table}/seats/1", data={}).ok
    assert ana.context.request.post(f"/api/tables/{table}/start", data={}).ok
    both = [Following(one) for one in (ana, bruno)]
    for one in both:
        one.person.go(f"/t/{table}")
        one.until(lambda it: it.view is not None)
    first, other = sorted(both, key=lambda it: not it.mine)
    take = first.page.locator("button.take")
    expect(take).to_contain_text(ana.word("board-ghosts-take-none"))
    first.choose()
    other.until(lambda it: it.mine)
    first.until(lambda it: it.view is not None and it.view["pile"])
    expect(take).to_contain_text(ana.word("board-ghosts-take-wait"))
    expect(take).not_to_contain_text(ana.word("board-ghosts-take-none"))
