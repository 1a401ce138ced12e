"""Ghosts Galore fits every screen, and what covers it covers all of it."""

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Meet
from tests.e2e.tables import Json, sit_at
from tests.e2e.test_galore import to_placing

START: Json = {"start": 0}


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
