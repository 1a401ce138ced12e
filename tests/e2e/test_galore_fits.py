"""Ghosts Galore fits every screen, and what covers it covers all of it."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.people import Meet
from tests.e2e.tables import Following, Json, sit_at
from tests.e2e.test_galore import hand, to_placing

START: Json = {"start": 0}
LINES = 13

# What reaches beyond the table to the right, or has more text than it shows.
CUT_OFF = """board => {
  const edge = board.getBoundingClientRect().right + 1
  const seen = (it) => !it.closest('.visually-hidden, svg') && it.getBoundingClientRect().width > 1
  const all = [...board.querySelectorAll('*')].filter(seen)
  const wide = all.filter((it) => it.getBoundingClientRect().right > edge)
  const cut = [...board.querySelectorAll('.call, .line, .label, .sheet .name')].filter(seen)
    .filter((it) => getComputedStyle(it).display !== 'inline')
    .filter((it) => it.scrollWidth > it.clientWidth + 1)
  return [...wide, ...cut].map((it) => `${it.className}: ${it.textContent.trim().slice(0, 40)}`)
}"""


def box(target: Locator) -> FloatRect:
    found = target.bounding_box()
    assert found
    return found


def assert_fits(it: Following, what: str) -> None:
    assert it.page.locator(".board").evaluate(CUT_OFF) == [], what


def try_tile(it: Following) -> None:
    """Lay the tile in hand somewhere for now."""
    expect(hand(it.page)).to_be_visible()
    it.person.use(it.page.locator(".mine .space.open").first)
    expect(it.page.locator(".sum strong")).to_be_visible()


@pytest.mark.parametrize("players", [2, 5])
def test_ones_own_board_is_large_on_a_tablet(meet: Meet, players: int) -> None:
    ana = meet("touch", path=None, size="tablet", language="es" if players == 5 else "en")
    it = sit_at(ana, "galore", ("me", *["random"] * (players - 1)), options=START)
    page = it.page
    for asked in ("draw", "place"):
        if asked == "place":
            to_placing(it)
            try_tile(it)
        expect(page.locator(".sheet .line")).to_have_count(LINES)
        table, mine = box(page.locator(".galore")), box(page.locator(".mine .grid"))
        assert mine["width"] > table["width"] * 0.6, asked
        others = box(page.locator(".others"))
        assert others["y"] - (mine["y"] + mine["height"]) < 30, "nothing is left empty below it"
        assert_fits(it, asked)


def test_a_hint_lies_over_the_marks_on_the_board(meet: Meet) -> None:
    ana = meet("touch", path=None, language="es", theme="day")
    it = sit_at(ana, "galore", ("me", "random"), options=START)
    page = it.page
    to_placing(it)
    # Low enough that every space can be scrolled below the sheet's edge.
    page.set_viewport_size({"width": 390, "height": 640})
    ana.use(page.locator("[data-hint]"))
    expect(page.locator(".hints li").first).to_be_visible()
    mark = page.locator(".mine [data-mark='1']")
    expect(mark).to_be_visible()
    above = mark.evaluate(
        """mark => {
          const sheet = document.querySelector('.hints').getBoundingClientRect()
          const at = () => mark.getBoundingClientRect()
          scrollBy(0, at().top - sheet.top - 30)
          // It lets every press through, so that only now it can be found where it lies.
          mark.style.pointerEvents = 'auto'
          const found = document.elementFromPoint(at().left + at().width / 2, at().top + 15)
          return [at().top - sheet.top, found?.closest('.hints') !== null]
        }"""
    )
    assert above[0] == pytest.approx(30, abs=2), "it lies below the sheet's edge"
    assert above[1], "what is written there can be read"
