"""The pictures of the README, taken anew: `python -m tests.e2e.portraits docs/images`.

Every table has the same fate and everyone plays as the greedy bot does, so that the pictures show
the same evening each time. They are WebP, since a page of screenshots is soon a heavy one.
"""

import io
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

import phantomline
from phantomline.bots import Budget, make_bot
from phantomline.games.galore.actions import Place
from tests.e2e.chromium import launched
from tests.e2e.people import Looks, Person
from tests.e2e.tables import arrive, set_table
from tests.server.serving import Server
from tests.server.test_statistics import play
from tests.server.wire import Wire

SEATS = {"galore": 3, "ghosts": 5, "train": 4}
MOVES = {"galore": 100, "ghosts": 16, "train": 40}
"""After so many moves there is something to see."""
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
            table = Evening(browser, server, game)
            table.picture(LAPTOP, folder / f"{game}.webp")
            phone = DAY_PHONE if game == "train" else NIGHT_PHONE
            table.picture(phone, folder / f"{game}-phone.webp")
            if game == "train":
                table.picture(LAPTOP, folder / "hints.webp", hints=True)
            if game == "galore":
                table.picture(DAY_PHONE, folder / "hints-phone.webp", hints=True)
            if game == "ghosts":
                table.picture(LAPTOP, folder / "in-words.webp", key="w")
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
        page.get_by_role("button", name=owner.word("web-pad-example")).click()
        won = owner.word("web-pad-winner", names="Ana", many=1)
        expect(page.get_by_text(won)).to_be_visible()
        if looks is LAPTOP:
            page.get_by_role("button", name=owner.word("galore-category-satyrs")).hover()
        else:
            page.locator("[data-space='4']").click()
        keep(owner, folder / f"{name}.webp")
        owner.context.close()


class Evening:
    """A table in the middle of its game, with somebody on turn to look at it."""

    def __init__(self, browser: Browser, server: Server, game: str) -> None:
        self.browser = browser
        self.server = server
        self.host = Person(browser, server.url, LAPTOP)
        arrive(self.host, "Ana")
        bots = ["greedy"] * (SEATS[game] - 1)
        self.table = set_table(self.host, game, ("me", *bots))
        self.tried: Any = None
        """What Ana is about to do, where there is something to see of it."""
        self.play(phantomline.load(game), MOVES[game])

    def play(self, game: Any, least: int) -> None:
        """Play until Ana is on turn after so many entries of the log."""
        bot, rng = make_bot("greedy", game), Random(0)
        path = f"/api/tables/{self.table}/live"
        with Wire(self.server.port, path, self.host.cookie()) as wire:
            told = wire.wait("hello")
            seq, view = told["seq"], told["view"]
            while True:
                if 0 not in view["actors"]:
                    told = wire.wait("news")
                    seq, view = told["told"]["seq"], told["view"]
                    continue
                action = bot.choose(game.codec.view(view), rng, Budget())
                if seq >= least and len(view["legal"]) > 1:
                    if isinstance(action, Place):
                        self.tried = action
                        return
                    if game.facts.id != "galore":
                        return
                wire.ask(type="move", id=f"{seq}", seq=seq, action=action)
                told = wire.wait("news", partial(_answers, f"{seq}"))
                seq, view = told["told"]["seq"], told["view"]

    def picture(self, looks: Looks, place: Path, *, hints: bool = False, key: str = "") -> None:
        """Look at the table in this way, with hints of what to do or after pressing a key."""
        ana = Person(self.browser, self.server.url, looks)
        # Playwright types the cookies it gives and those it takes differently.
        ana.context.add_cookies(self.host.context.cookies())  # type: ignore[arg-type]
        page = ana.go(f"/t/{self.table}")
        expect(page.get_by_role("heading", name=ana.word("web-your-turn"))).to_be_visible()
        if hints:
            page.locator("[data-hint]").click()
            expect(page.locator(".hints li").first).to_be_visible()
        elif isinstance(self.tried, Place):
            page.locator(f"[data-cell='{self.tried.cell}']").click()
            for _ in range(self.tried.rotation // 90):
                page.keyboard.press("r")
        if key:
            page.keyboard.press(key)
        keep(ana, place)
        ana.context.close()


def keep(person: Person, place: Path) -> None:
    """Keep what somebody sees."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("async () => { await document.fonts.ready }")
    taken = person.page.screenshot(animations="disabled", caret="hide")
    Image.open(io.BytesIO(taken)).convert("RGB").save(place, quality=QUALITY, method=6)


def _answers(request: str, news: dict[str, Any]) -> bool:
    return news.get("answers") == request


if __name__ == "__main__":
    main(Path(sys.argv[1]))
