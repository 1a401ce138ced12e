"""Time to think: it runs, it grows short, it is up, and the seat is still one's own."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet
from tests.e2e.tables import Following, arrive, set_table

SHORTEST = 30
"""Seconds for a whole game: less the server does not allow."""

COLOUR = "it => getComputedStyle(it).backgroundColor"


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_bot_takes_over_when_time_is_up_until_its_owner_is_back(
    meet: Meet, hand: str, language: str
) -> None:
    ana, bruno = meet(hand, path=None, language=language), meet(path=None)
    arrive(ana, "Ana")
    arrive(bruno, "Bruno")
    clock = {"move": None, "game": SHORTEST, "increment": 0}
    wish = {"options": {"start": 0}, "clock": clock}
    table = set_table(ana, "ghosts", ("me", None), start=False, **wish)
    assert bruno.context.request.post(f"/api/tables/{table}/seats/1", data={}).ok
    assert ana.context.request.post(f"/api/tables/{table}/start", data={}).ok
    page = ana.go(f"/t/{table}")
    it = Following(ana)
    assert it.until_asked()
    seats = page.get_by_role("region", name=ana.word("web-seats")).get_by_role("listitem")
    mine, theirs = (seats.nth(seat).get_by_role("timer") for seat in (0, 1))
    calm = theirs.evaluate(COLOUR)
    first = mine.inner_text()
    expect(mine).not_to_have_text(first)
    expect(theirs).to_have_text(f"0:{SHORTEST}")
    # Whoever does not see it hears of it, once at thirty seconds and once at ten.
    heard = page.locator("header [aria-live]")
    soon = [ana.word("web-time-short", seconds=left) for left in (30, 29, 28)]
    expect(heard).to_have_text(re.compile("|".join(map(re.escape, soon))))
    # In the last twenty seconds it is red.
    expect(mine).to_have_class(re.compile(r"\blow\b"), timeout=(SHORTEST + 15) * 1000)
    assert mine.evaluate(COLOUR) != calm
    assert_accessible(page, "hardly any time")
    last = [ana.word("web-time-short", seconds=left) for left in (10, 9)]
    expect(heard).to_have_text(
        re.compile("|".join(map(re.escape, last))), timeout=(SHORTEST + 15) * 1000
    )
    back = page.get_by_role("button", name=ana.word("web-come-back"))
    expect(back).to_be_visible(timeout=(SHORTEST + 30) * 1000)
    expect(page.get_by_text(ana.word("web-bot-plays-you"))).to_be_visible()
    expect(seats.nth(0)).to_contain_text(ana.word("web-bot-plays-on"))
    handed = ana.word("web-log-handed", why="time", who="you", bot=ana.word("web-bot-easy"))
    start = handed.split(";", 1)[0]
    expect(page.get_by_role("region", name=ana.word("web-story"))).to_contain_text(start)
    assert_accessible(page, "time is up")
    it.until(lambda it: it.view is not None and it.view["actors"] == [1])
    ana.use(back)
    expect(back).to_have_count(0)
    it.until(lambda it: it.table["seats"][0]["bot"] is None)
    # Whoever comes back has some time again.
    expect(mine).to_have_text(f"0:{SHORTEST}")
    assert_accessible(page, "back again")
