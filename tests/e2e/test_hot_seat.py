"""Around one screen: it is handed on without what the last one knew."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.people import Meet, Person
from tests.e2e.tables import Following

TITLES = {"galore": "Ghosts Galore", "ghosts": "Ghosts", "train": "Ghost Train"}


def begin(person: Person, game: str) -> Following:
    """Set a table for two around this screen."""
    page = person.page
    page.get_by_role("button", name=f"Play with friends: {TITLES[game]}", exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Around this screen").check(force=True)
    sheet.get_by_role("radio", name="2", exact=True).check(force=True)
    sheet.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("region", name="The table", exact=True)).to_be_visible()
    return Following(person).until(lambda it: it.view is not None)


def read_aloud(page: Page) -> str:
    """Everything that assistive technology can find on the page."""
    cdp = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = cdp.send("Accessibility.getFullAXTree")["nodes"]
    cdp.detach()
    texts = [
        str(node.get(part, {}).get("value", ""))
        for node in nodes
        for part in ("name", "description", "value")
    ]
    return "\n".join(text for text in texts if text)


def secrets(page: Page) -> list[str]:
    """The words on the page about what only the one in front of it may do."""
    choices = page.get_by_role("group", name="Your choices").get_by_role("button")
    return list(choices.evaluate_all("all => all.map((it) => it.textContent.trim())"))


@pytest.mark.parametrize("game", ["ghosts", "train"])
def test_nothing_of_the_last_hand_is_left_for_the_next(meet: Meet, game: str) -> None:
    it = begin(meet("mouse"), game)
    page = it.page
    for _ in range(4):
        page.get_by_role("heading", name="Your turn").or_(
            page.get_by_role("button", name=re.compile("^Pass the screen"))
        ).first.wait_for()
        if not it.mine:
            page.get_by_role("button", name=re.compile("^Pass the screen")).click()
            page.get_by_role("button", name=re.compile("^I am ")).click()
            it.until(lambda it: it.mine)
        it.choices().first.wait_for()
        known = secrets(page)
        assert known
        seat = it.viewer
        while it.viewer == seat and it.mine:
            it.choose(-1 if game == "train" else 0)
        page.get_by_role("button", name=re.compile("^Pass the screen")).click()
        ready = page.get_by_role("button", name=re.compile("^I am "))
        expect(ready).to_be_visible()
        expect(page.get_by_text("The last hand is hidden.")).to_be_visible()
        shown = page.content() + read_aloud(page)
        expect(page.get_by_role("region", name="The table", exact=True)).to_have_count(0)
        for secret in known:
            assert secret not in shown, f"the next one could read: {secret}"
        heard = len(it.person.watch.heard)
        ready.click()
        it.until(_seen_by_other_than(seat))
        hello = json.loads(it.person.watch.heard[heard])
        assert hello["viewer"] == it.viewer


def test_the_first_screen_can_be_had_back_before_the_hand_over(meet: Meet) -> None:
    it = begin(meet("mouse"), "ghosts")
    page = it.page
    if not it.mine:
        page.get_by_role("button", name=re.compile("^Pass the screen")).click()
        page.get_by_role("button", name=re.compile("^I am ")).click()
        it.until(lambda it: it.mine)
    it.choose()
    page.get_by_role("button", name=re.compile("^Pass the screen")).click()
    page.get_by_role("button", name="Not yet, go back").click()
    expect(page.get_by_role("region", name="The table", exact=True)).to_be_visible()


def test_a_whole_game_around_one_screen(meet: Meet) -> None:
    it = begin(meet("mouse"), "galore")
    page = it.page
    for _ in range(120):
        it.until(lambda it: it.over or it.mine or _passing(page))
        if it.over:
            break
        if it.mine:
            it.choose()
        else:
            page.get_by_role("button", name=re.compile("^Pass the screen")).click()
            seat = it.viewer
            page.get_by_role("button", name=re.compile("^I am ")).click()
            it.until(_seen_by_other_than(seat))
    assert it.over
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def _seen_by_other_than(seat: int | None) -> Callable[[Following], bool]:
    return lambda it: it.viewer != seat


def _passing(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^Pass the screen")).is_visible()
