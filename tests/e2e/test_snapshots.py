"""The page looks as it did when somebody last looked at it and found it good."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.evenings import Evening
from tests.e2e.people import Meet, Person
from tests.e2e.pictures import Snapshots
from tests.e2e.tables import arrive, set_table
from tests.e2e.test_replay import studied
from tests.server.serving import Server

LOOKS = [("laptop", "night"), ("laptop", "day"), ("phone", "night")]
GAMES = ("galore", "ghosts", "train")
RECORD = Path(__file__).parent.parent / "fixtures" / "games" / "train-last-carriage.jsonl"
HEADING = 60
"""What is no higher has nothing drawn on it."""


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_every_piece_in_the_gallery(meet: Meet, snapshot: Snapshots, size: str, theme: str) -> None:
    page = meet(path="/gallery", size=size, theme=theme).page
    for game in GAMES:
        expect(page.locator(f"#box-{game}")).to_be_visible()
    page.wait_for_load_state("networkidle")
    # What is behind a part of a long page depends on where in the window it came to lie.
    page.locator(".backdrop").first.evaluate("it => it.remove()")
    for name, part in parts_of_gallery(page):
        if size == "laptop" or not name.startswith(GAMES):
            snapshot(on_a_pixel(part), f"gallery/{size}-{theme}/{name}")


def parts_of_gallery(page: Page) -> Iterator[tuple[str, Locator]]:
    """Every part with a heading, and each game's box row by row."""
    for n, part in enumerate(page.locator("main > *").all()):
        box = part.get_attribute("id") or ""
        if box.startswith("box-"):
            rows = drawn(part)
            for m, row in enumerate(drawn(rows[0]) if len(rows) == 1 else rows):
                yield f"{box.removeprefix('box-')}-{m:02}", row
        elif part.locator("h2").count():
            yield f"part-{n:02}", part


def on_a_pixel(part: Locator) -> Locator:
    """Move a part to where a pixel begins: what stands above must not change how it is drawn."""
    part.evaluate(
        """it => {
          const { left, top } = it.getBoundingClientRect()
          const up = (at) => Math.ceil(at) - at
          Object.assign(it.style, { translate: `${up(left + scrollX)}px ${up(top + scrollY)}px` })
        }"""
    )
    return part


def drawn(part: Locator) -> list[Locator]:
    """What is right inside and high enough for a drawing."""
    high = "it => it.getBoundingClientRect().height"
    return [row for row in part.locator(":scope > *").all() if row.evaluate(high) > HEADING]


@pytest.mark.parametrize(("size", "theme"), [*LOOKS, ("phone", "day")])
def test_the_screens_around_the_games(
    meet: Meet, fated: Server, snapshot: Snapshots, size: str, theme: str
) -> None:
    ana = meet(path=None, at=fated, size=size, theme=theme)
    ana.watch.allow("^404 GET")
    page = ana.go("/")
    expect(page.get_by_role("article")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    look = f"{size}-{theme}"
    snapshot(page, f"{look}/home")
    arrive(ana, "Ana")
    page = ana.go("/nowhere")
    known = page.get_by_role("button", name=re.compile("Ana"))
    expect(known).to_be_visible()
    snapshot(page, f"{look}/nowhere")
    table = set_table(ana, "galore", ("me", "easy", None), start=False, options={"experts": True})
    page = ana.go(f"/t/{table}")
    expect(page.get_by_role("button", name="Add a bot")).to_be_visible()
    # Where the table is found depends on the port.
    hidden = [page.get_by_role("img", name="QR code of the link"), page.get_by_text("/j/")]
    code = page.get_by_text(re.compile(r"^[A-Z]{6}$"))
    snapshot(page, f"{look}/lobby", hide=[*hidden, code])
    page = ana.go("/rules/ghosts")
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(known).to_be_visible()
    snapshot(page, f"{look}/rules")


def test_the_first_page_on_a_tablet(meet: Meet, fated: Server, snapshot: Snapshots) -> None:
    page = meet(at=fated, size="tablet", theme="day").page
    expect(page.get_by_role("article")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    snapshot(page, "tablet-day/home")


TABLES: list[dict[str, Any]] = [
    {"size": "laptop", "theme": "night"},
    {"size": "phone", "theme": "day", "language": "es"},
    {"size": "tablet", "theme": "night", "language": "es"},
]
"""How tables are looked at: every size, both themes and both languages."""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_the_middle_of_a_game(
    meet: Meet, fated: Server, snapshot: Snapshots, game: str
) -> None:
    evening = Evening(fated, game, meet(path=None, at=fated))
    for looks in TABLES:
        ana = meet(path=None, at=fated, **looks)
        snapshot(evening.show(ana), f"{named(ana)}/{game}")
    later = {"galore": scored, "ghosts": round_told, "train": route_picked}[game]
    later(evening, partial(meet, path=None, at=fated), snapshot)


def scored(evening: Evening, meet: Meet, snapshot: Snapshots) -> None:
    """Look at the final scoring."""
    evening.play_until(lambda *_: False)
    ana = meet(size="tablet", theme="day")
    page = evening.open(ana)
    page.get_by_role("button", name="See the scoring").click()
    expect(page.get_by_role("button", name="Back to the boards")).to_be_visible()
    settle(page)
    snapshot(page, f"{named(ana)}/galore-scoring")


def round_told(evening: Evening, meet: Meet, snapshot: Snapshots) -> None:
    """Look at how the first round ended."""
    evening.play_until(lambda _, view: bool(view["round"] == 2))
    ana = meet(size="phone", language="es")
    page = evening.open(ana)
    page.get_by_role("button", name=ana.word("board-ghosts-look-again", round=1)).click()
    expect(page.get_by_role("heading", name=re.compile("1"))).to_be_visible()
    settle(page)
    snapshot(page, f"{named(ana)}/ghosts-round-over")


def route_picked(evening: Evening, meet: Meet, snapshot: Snapshots) -> None:
    """Look at a route that can be paid for in several ways."""
    evening.play_until(lambda _, view: payable(view) is not None)
    ana = meet(theme="day")
    page = evening.show(ana)
    page.locator(f"[data-route='{payable(evening.view)}']").press("Enter")
    expect(page.get_by_role("group", name="How to pay")).to_be_visible()
    settle(page)
    snapshot(page, f"{named(ana)}/train-payment")


def payable(view: dict[str, Any]) -> str | None:
    """Return a route that can be paid for in three ways or more, if there is one."""
    ways = Counter(action.get("route") for action in view["legal"] if "route" in action)
    return next((route for route, count in ways.items() if count > 2), None)


def test_a_screen_that_is_handed_on(meet: Meet, fated: Server, snapshot: Snapshots) -> None:
    ana = meet(path=None, at=fated, size="phone", theme="day")
    arrive(ana, "Ana")
    page = ana.go(f"/t/{set_table(ana, 'ghosts', ('me', 'me', 'me'))}")
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    settle(page)
    snapshot(page, f"{named(ana)}/hand-over")


@pytest.mark.parametrize(("size", "theme"), [("laptop", "night"), ("phone", "day")])
def test_a_lesson_and_a_replay(
    meet: Meet, fated: Server, snapshot: Snapshots, size: str, theme: str
) -> None:
    ana = meet(path=None, at=fated, size=size, theme=theme)
    page = ana.go("/learn/galore")
    expect(page.locator('[data-mark="0"]')).not_to_have_count(0)
    settle(page)
    snapshot(page, f"{named(ana)}/lesson")
    # What comes of the chances while one looks is never the same.
    studied(ana)
    page = ana.go("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider", name=ana.word("web-replay-where"))
    expect(slider).to_be_visible()
    slider.fill("40")
    expect(page.locator(".at")).to_contain_text("40")
    page.evaluate("scrollTo(0, 0)")
    settle(page)
    snapshot(page, f"{named(ana)}/replay")


@pytest.mark.parametrize("looks", TABLES[:2], ids=["laptop", "phone"])
def test_what_opens_over_a_page(
    meet: Meet, fated: Server, snapshot: Snapshots, looks: dict[str, Any]
) -> None:
    ana = meet(path=None, at=fated, **looks)
    arrive(ana, "Ana")
    page = ana.go("/")
    dialog = page.get_by_role("dialog")

    def look(name: str) -> None:
        expect(dialog.last).to_be_visible()
        settle(page)
        assert_accessible(page, name)
        snapshot(page, f"{named(ana)}/{name}")

    page.get_by_role("button", name=re.compile(f"^{ana.word('web-friends')}")).first.click()
    look("friends")
    dialog.get_by_role("radio", name=ana.word("web-where-here")).check()
    dialog.get_by_role("group", name=ana.word("web-bots-here")).get_by_role("radio").nth(1).check()
    dialog.get_by_role("button", name=re.compile(ana.word("web-bot-greedy"))).click()
    look("bot-picker")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=re.compile("Ana")).click()
    look("preferences")
    page.keyboard.press("Escape")
    page = ana.go(f"/t/{set_table(ana, 'galore', ('me', 'greedy', 'greedy'))}")
    page.get_by_role("button", name=ana.word("web-menu")).click()
    look("menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=ana.word("web-rules"), exact=True).click()
    expect(dialog.get_by_role("searchbox")).to_be_visible()
    look("rules-sheet")


def named(person: Person) -> str:
    """What pictures of what somebody sees are kept under."""
    looks = person.looks
    return "-".join([looks.size, looks.theme, *(["es"] if looks.language == "es" else [])])


def settle(page: Page) -> None:
    """Wait for all that the page asks for, and touch nothing on it."""
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
