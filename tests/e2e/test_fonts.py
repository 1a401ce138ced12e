"""Every sign on every screen is drawn with a font of ours, so that it looks the same anywhere."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.fonts import strange_fonts
from tests.e2e.people import Meet
from tests.e2e.tables import arrive, set_table, sit_at


def assert_our_fonts(page: Page) -> None:
    """Fail with what is drawn with fonts of this machine."""
    page.evaluate("async () => { await document.fonts.ready }")
    assert not strange_fonts(page)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_screens_around_the_games(meet: Meet, language: str) -> None:
    ana = meet(path="/gallery", language=language)
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    assert_our_fonts(ana.page)
    arrive(ana, "Ana")
    ana.go("/")
    expect(ana.page.get_by_role("article")).to_have_count(3)
    assert_our_fonts(ana.page)
    table = set_table(ana, "ghosts", ("me", "easy", None), start=False)
    ana.go(f"/t/{table}").get_by_role("button", name=ana.word("web-add-bot")).click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert_our_fonts(ana.page)


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_the_games(meet: Meet, game: str) -> None:
    it = sit_at(meet(path=None), game, ("me", "random"))
    assert it.until_asked()
    expect(it.page.get_by_role("heading", name=re.compile("Your turn"))).to_be_visible()
    assert_our_fonts(it.page)
    it.leave_to_bots()
    expect(it.page.get_by_role("button", name="Play again")).to_be_visible()
    assert_our_fonts(it.page)
