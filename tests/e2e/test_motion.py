"""What moves explains what happened, and never stands in anybody's way."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Hand, Meet, Person, has_focus, press_on, press_until, tab_to
from tests.e2e.tables import Following, Json, sit_at
from tests.e2e.test_galore import LINES, cell, place_button, pressed, to_placing, whole
from tests.e2e.test_train import claimed, go_on, longest, on_map, walk_to

LANGUID = 0.01
"""How fast everything is drawn that moves: what takes a third of a second takes half a minute."""

BETWEEN = 400
"""Milliseconds after which a second touch of the map is one of its own."""

STEP = 420
"""After so many milliseconds the scoring tells its next line."""

# A point at which a touch meets the thing itself, whatever else is on the screen or above it.
FREE = """
(thing) => {
  const box = thing.getBoundingClientRect()
  const whole = thing.closest('[data-route], button') ?? thing
  for (const down of [0.5, 0.3, 0.7, 0.9])
    for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const [x, y] = [box.left + along * box.width, box.top + down * box.height]
      const met = document.elementFromPoint(x, y)
      if (whole.contains(met)) return [x, y]
    }
  return null
}
"""

# Of several things that mean the same, such as the slots of a route, one is free.
ONE_FREE = f"(things) => things.map({FREE.strip()}).find(Boolean) ?? null"

# Of the slots that a cheer lies on, whether a touch there would meet the cheer.
BENEATH = """
(paper) => {
  const box = paper.getBoundingClientRect()
  return [...document.querySelectorAll('[data-route] rect.slot')].flatMap((slot) => {
    const at = slot.getBoundingClientRect()
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2]
    if (x < box.left || x > box.right - 60 || y < box.top || y > box.bottom) return []
    return [paper.contains(document.elementFromPoint(x, y))]
  })
}
"""


ALL_FREE = f"""
() => {{
  const hand = [...document.querySelectorAll('.hand li.fits button')]
  return hand.length === 5 && hand.every({FREE.strip()})
}}
"""


def slow_down(page: Page) -> None:
    """Let what moves take so long that one can do something meanwhile."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": LANGUID})


def touch(person: Person, target: Locator) -> None:
    """Press something at once, without waiting until it rests as Playwright would."""
    if person.hand == "keyboard":
        press_on(target)
        return
    expect(target).not_to_have_count(0)
    point = target.evaluate_all(ONE_FREE)
    if point is None:
        # What lies beyond the edge of the window has to be scrolled to first.
        target.first.evaluate("it => it.scrollIntoView({ block: 'center', behavior: 'instant' })")
        point = target.evaluate_all(ONE_FREE)
    assert point is not None, "something is in the way"
    if person.hand == "touch":
        person.page.touchscreen.tap(*point)
    else:
        person.page.mouse.click(*point)


@pytest.mark.parametrize(
    ("hand", "language"), [("mouse", "en"), ("keyboard", "es"), ("touch", "es")]
)
def test_the_scoring_is_told_line_by_line_until_somebody_has_enough(
    meet: Meet, hand: Hand, language: str
) -> None:
    size = "phone" if hand == "touch" else "laptop"
    ana = meet("any", path=None, language=language, size=size, still=False)
    ana.page.clock.install()
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    page = it.page
    to_placing(it, filled=8)
    cell(page, 8).click()
    pressed(it, place_button(page))
    # From now on time passes only as far as this test lets it.
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    while it.until_asked():
        pressed(it, place_button(page))
    scoring = page.get_by_role("region", name=ana.word("board-galore-scoring"))
    rows, now = scoring.locator("tbody tr"), scoring.locator("tbody tr.now")
    expect(rows).to_have_count(LINES)
    first = LINES - scoring.locator("tbody tr.soon").count()
    told: list[int] = []
    for line in range(first, first + 5):
        page.clock.run_for(STEP)
        expect(rows.nth(line)).to_have_class(re.compile(r"\bnow\b"))
        expect(now).to_have_count(1)
        expect(scoring.locator("tbody tr.soon")).to_have_count(LINES - line - 1)
        told.append(whole(scoring.locator(".total strong").first.inner_text()))
    assert told[-1] == sum(
        whole(one) for one in rows.locator("td:first-of-type").all_inner_texts() if one
    )
    ana.hand = hand
    skip = scoring.get_by_role("button", name=ana.word("board-galore-skip"))
    touch(ana, skip)
    expect(scoring.locator("tr.soon")).to_have_count(0)
    expect(now).to_have_count(0)
    totals = scoring.locator(".total strong").all_inner_texts()
    assert [whole(one) for one in totals] == it.table["outcome"]["scores"]
    page.clock.resume()
    assert_accessible(page, "the scoring, skipped")
    touch(ana, scoring.get_by_role("button", name=ana.word("board-galore-to-boards")))
    expect(scoring).to_have_count(0)
    ana.hand = "any"


@pytest.mark.parametrize(
    ("hand", "language"), [("mouse", "en"), ("keyboard", "es"), ("touch", "es")]
)
def test_a_card_is_played_while_others_fly(meet: Meet, hand: str, language: str) -> None:
    ana = meet(hand, path=None, still=False, language=language)
    it = sit_at(ana, "ghosts", ("me", "random"), options={"start": 0})
    page = it.page
    assert it.until_asked()
    flying = page.locator(".flights .flying")
    expect(flying).to_have_count(0)
    # The cards have been dealt before time slows down.
    page.wait_for_function(ALL_FREE)
    slow_down(page)
    played = 0
    while played < 2:
        assert it.until_asked()
        assert not played or flying.count(), "it was waited for"
        with it.moving():
            if it.legal[0]["type"] == "play":
                play(ana, it)
                played += 1
            else:
                choice = it.choices().first
                expect(choice).to_be_enabled()
                touch(ana, choice)
        expect(flying).not_to_have_count(0)


def play(person: Person, it: Following) -> None:
    """Play the last card that fits."""
    card = it.page.locator(".hand li.fits button").last
    if person.hand == "keyboard":
        tab_to(it.page.locator(".hand button[tabindex='0']"))
        press_until(it.page, lambda: has_focus(card), "ArrowLeft")
        it.page.keyboard.press("Enter")
    else:
        touch(person, card)


@pytest.mark.parametrize(
    ("hand", "language"), [("mouse", "en"), ("keyboard", "es"), ("touch", "es")]
)
def test_cards_are_drawn_while_others_fly(meet: Meet, hand: str, language: str) -> None:
    ana = meet(hand, path=None, still=False, language=language)
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    page = it.page
    assert it.until_asked()
    flying = page.locator(".sky .card")
    slow_down(page)
    draw = page.get_by_role("button", name=ana.word("train-action-draw"), exact=True)
    for _ in range(3):
        with it.moving():
            touch(ana, draw)
        expect(flying).not_to_have_count(0)
        assert it.until_asked()
    assert flying.count() >= 4, "they were waited for"


@pytest.mark.parametrize(
    ("hand", "language"), [("mouse", "en"), ("keyboard", "es"), ("touch", "es")]
)
def test_a_route_is_claimed_under_a_cheer(meet: Meet, hand: str, language: str) -> None:
    ana = meet(hand, path=None, still=False, language=language)
    page = ana.page
    page.clock.install()
    it = sit_at(ana, "train", ("me", "random"), options={"start": 0})
    cheer = page.locator(".cheer .paper")
    # A cheer goes when its time is up, and that does not pass here.
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    while it.until_asked() and not cheer.is_visible():
        claim = wanted(it)
        if claim:
            claim_by(ana, it, claim)
        else:
            go_on(ana, it)
    beneath = cheer.evaluate(BENEATH)
    assert beneath, "no route is under it"
    assert not any(beneath), "it is in the way"
    assert_accessible(page, "a cheer over the town")
    expect(cheer).to_be_visible()
    while it.until_asked():
        expect(cheer).to_be_visible()
        claim = longest(it)
        if claim:
            claim_by(ana, it, claim)
            return
        go_on(ana, it)
    raise AssertionError("the game was over before a route could be claimed")


def wanted(it: Following) -> Json | None:
    """An open claim that brings a ticket nearer."""
    answer = it.person.context.request.get(f"/api/tables/{it.table['id']}/prospects?seat=0")
    ways = answer.json()["prospects"]["ways"]
    routes = {route for way in ways if way["ticket"] for route in way["routes"] or ()}
    return next((one for one in it.legal if one.get("route") in routes), None)


def claim_by(person: Person, it: Following, claim: Json) -> None:
    """Claim a route on the map itself."""
    route = on_map(it.page, claim["route"])
    if person.hand == "keyboard":
        walk_to(it.page, claim["route"])
        it.page.keyboard.press("Enter")
    else:
        # At one and the same moment two touches close together would be a double one.
        it.page.clock.run_for(BETWEEN)
        touch(person, route.locator("rect.slot"))
    expect(it.page.locator("[data-picked]")).to_have_attribute("data-picked", claim["route"])
    with it.moving():
        touch(person, it.page.locator("[data-claim]"))
    claimed(it, claim["route"])
