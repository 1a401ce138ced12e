"""Paths and doors of Ghosts Galore light up: ahead, as they are finished, and from then on."""

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Meet
from tests.e2e.tables import Following, Json, sit_at
from tests.e2e.test_galore import (
    cell,
    claim_something,
    kinds,
    place_button,
    pressed,
    prospects,
    shown_turn,
)
from tests.server.serving import Server

RUNS = 1200
"""For so many milliseconds a light runs along what was finished."""


def lay(it: Following, then: Json) -> None:
    """Let the tile lie as a placement says, without placing it."""
    target = cell(it.page, then["cell"])
    if "draft" not in (target.get_attribute("class") or ""):
        target.click()
    while shown_turn(it.page) != then["rotation"]:
        it.page.keyboard.press("r")


def to_a_finish(it: Following) -> Json:
    """Play for points until a placement would finish a path; return that placement."""
    while it.until_asked():
        if kinds(it) != {"place"}:
            claim_something(it)
            continue
        ahead = prospects(it)["placements"]
        then = next((one for one in ahead if one["finished"]), None)
        if then:
            return dict(then)
        lay(it, max(ahead, key=lambda one: one["total"]))
        pressed(it, place_button(it.page))
    raise AssertionError("no path was ever finished")


def ends(paths: list[Json]) -> set[tuple[int, str]]:
    """The doors that paths lead to."""
    return {(end["cell"], end["edge"]) for path in paths for end in path["ends"]}


@pytest.mark.parametrize(("size", "language"), [("laptop", "en"), ("phone", "es")])
def test_a_path_and_its_doors_light_up(meet: Meet, fated: Server, size: str, language: str) -> None:
    ana = meet(path=None, at=fated, still=False, size=size, language=language)
    page = ana.page
    page.clock.install()
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    then = to_a_finish(it)
    glows, soon = page.locator(".mine .glow:not(.ahead)"), page.locator(".mine .glow.ahead")
    sparks, doors = page.locator(".mine .spark"), page.locator(".mine .door.lighted")
    expect(glows).to_have_count(0)
    expect(doors).to_have_count(0)
    # It shows ahead what a placement would finish ...
    lay(it, then)
    finished = then["finished"]
    expect(soon).to_have_count(len(finished))
    for path in finished:
        expect(page.locator(f".mine .glow.ahead.{path['line']}")).not_to_have_count(0)
    expect(doors).to_have_count(len(ends(finished)))
    # ... and not where the same tile lies otherwise and finishes nothing.
    dull = [one for one in prospects(it)["placements"] if not one["finished"]]
    lay(it, dull[0])
    expect(soon).to_have_count(0)
    expect(doors).to_have_count(0)
    lay(it, then)
    expect(soon).to_have_count(len(finished))
    # From now on time passes only as far as this test lets it.
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    expect(sparks).to_have_count(0)
    pressed(it, place_button(page))
    it.until(lambda one: one.view is not None and one.view["placed"][0][then["cell"]])
    expect(glows).to_have_count(len(finished))
    expect(soon).to_have_count(0)
    expect(sparks).to_have_count(len(finished))
    expect(doors).to_have_count(len(ends(finished)))
    page.clock.run_for(RUNS + 1)
    # The light has run along once; the path goes on shining.
    expect(sparks).to_have_count(0)
    expect(glows).to_have_count(len(finished))
    expect(doors).to_have_count(len(ends(finished)))
    page.clock.resume()
