"""The pictures of the README, taken anew: `python -m tests.e2e.portraits docs/images`.

Every table has the same fate and everyone plays as the greedy bot does, so that the pictures show
the same evening each time. They are WebP, since a page of screenshots is soon a heavy one.
"""

import io
import sys
import tempfile
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import launched
from tests.e2e.evenings import SEATS, Evening
from tests.e2e.people import Looks, Person
from tests.e2e.tables import arrive, set_table
from tests.server.serving import Server
from tests.server.test_statistics import play
from tests.server.wire import Wire

QUALITY = 88

LAPTOP = Looks(size="laptop")
DAY_PHONE = Looks(size="phone", theme="day", scale=1.5)
NIGHT_PHONE = Looks(size="phone", language="es", scale=1.5)


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        Server(Path(place), program=("tests.e2e.fated",)) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        home = Person(browser, server.url, LAPTOP)
        page = home.go("/")
        expect(page.get_by_role("article")).to_have_count(3)
        keep(home, folder / "home.webp")
        for game in SEATS:
            table = Evening(server, game, Person(browser, server.url, LAPTOP))
            shot = partial(picture, browser, table)
            shot(LAPTOP, folder / f"{game}.webp")
            phone = DAY_PHONE if game == "train" else NIGHT_PHONE
            shot(phone, folder / f"{game}-phone.webp")
            if game == "train":
                shot(LAPTOP, folder / "hints.webp", hints=True)
            if game == "galore":
                shot(DAY_PHONE, folder / "hints-phone.webp", hints=True)
            if game == "ghosts":
                shot(LAPTOP, folder / "in-words.webp", key="w")
        score_pad(browser, server, folder)
        lesson(browser, server, LAPTOP, "galore", "path", folder / "lesson.webp")
        lesson(browser, server, NIGHT_PHONE, "ghosts", "mist", folder / "lesson-phone.webp")
        own_page(browser, server, folder)
        replay(browser, server, folder)
        browser.close()


def replay(browser: Browser, server: Server, folder: Path) -> None:
    """Watch a game again that greedy bots have played, once its chances are known."""
    host = Person(browser, server.url, LAPTOP)
    arrive(host, "Ana")
    table = set_table(host, "galore", ("greedy", "easy", "greedy", "easy"))
    with Wire(server.port, f"/api/tables/{table}/live", host.cookie()) as wire:
        if wire.wait("hello")["table"]["status"] != "over":
            wire.wait("news", lambda news: (news.get("table") or {}).get("status") == "over")
    for looks, name in ((Looks(size="desktop"), "replay"), (NIGHT_PHONE, "replay-phone")):
        ana = Person(browser, server.url, looks)
        page = ana.go(f"/replay/{table}#90")
        expect(page.locator(".turns li").first).to_be_visible(timeout=300_000)
        page.locator(".turns button").first.click()
        page.evaluate("scrollTo(0, 0)")
        keep(ana, folder / f"{name}.webp")
        ana.context.close()
    host.context.close()


def own_page(browser: Browser, server: Server, folder: Path) -> None:
    """Look at the page of somebody who has played a while."""
    ana, bruno = Person(browser, server.url, LAPTOP), Person(browser, server.url, LAPTOP)
    with server.client() as one, server.client() as other:
        for client, person, name in ((one, ana, "Ana"), (other, bruno, "Bruno")):
            arrive(person, name)
            client.cookies.set("phantomline", person.cookie() or "")
        for luck in range(3):
            for game in SEATS:
                play(server, game, [one], luck=luck)
        for luck in range(8):
            play(server, "ghosts", [one, other], luck=luck, rated=True)
    ana.page.set_viewport_size({"width": 1366, "height": 1460})
    ana.go("/me")
    expect(ana.page.get_by_role("heading", name=ana.word("web-me-ratings"))).to_be_visible()
    keep(ana, folder / "me.webp")


def lesson(
    browser: Browser, server: Server, looks: Looks, game: str, step: str, place: Path
) -> None:
    """Look at a step of a lesson."""
    learner = Person(browser, server.url, looks)
    page = learner.go(f"/learn/{game}")
    title = page.get_by_role("heading", name=learner.word(f"web-lesson-{game}-{step}-title"))
    skip = page.get_by_role("button", name=learner.word("web-lesson-skip"))
    expect(skip).to_be_visible()
    while not title.is_visible():
        skip.click()
    keep(learner, place)
    learner.context.close()


def score_pad(browser: Browser, server: Server, folder: Path) -> None:
    """Look at the example of the printed rules, and at a space that is being filled."""
    for looks, name in ((LAPTOP, "score-pad"), (NIGHT_PHONE, "score-pad-phone")):
        owner = Person(browser, server.url, looks)
        page = owner.go("/pad")
        page.get_by_role("button", name=owner.word("web-pad-agree"), exact=True).click()
        page.get_by_role("button", name=owner.word("web-pad-example")).click()
        won = owner.word("web-pad-winner", names="Ana", many=1)
        expect(page.get_by_text(won)).to_be_visible()
        if looks is LAPTOP:
            page.get_by_role("button", name=owner.word("galore-category-satyrs")).hover()
        else:
            page.locator("[data-space='4']").click()
        keep(owner, folder / f"{name}.webp")
        owner.context.close()


def picture(
    browser: Browser,
    evening: Evening,
    looks: Looks,
    place: Path,
    *,
    hints: bool = False,
    key: str = "",
) -> None:
    """Look at a table in this way, with hints of what to do or after pressing a key."""
    ana = Person(browser, evening.server.url, looks)
    page = evening.open(ana) if hints else evening.show(ana)
    if hints:
        expect(page.get_by_role("heading", name=ana.word("web-your-turn"))).to_be_visible()
        page.locator("[data-hint]").click()
        expect(page.locator(".hints li").first).to_be_visible()
    if key:
        page.keyboard.press(key)
        expect(page.locator(".told h3").first).to_be_visible()
    keep(ana, place)
    ana.context.close()


def keep(person: Person, place: Path) -> None:
    """Keep what somebody sees."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("async () => { await document.fonts.ready }")
    taken = person.page.screenshot(animations="disabled", caret="hide")
    Image.open(io.BytesIO(taken)).convert("RGB").save(place, quality=QUALITY, method=6)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
