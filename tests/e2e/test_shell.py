"""The page as an application: installed, without a line, telling whose turn it is, and heard."""

import json
import re
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import phantomline
from phantomline.words.catalogue import Catalogue
from tests.e2e import rebuilt
from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person
from tests.e2e.rebuilt import rebuild
from tests.e2e.tables import Following, arrive, set_table, sit_at
from tests.server.serving import Server

PAGE = Path(phantomline.__file__).parent / "web"
READY = """
navigator.serviceWorker.ready.then(async ({ active }) => {
  if (active.state === 'activated') return true
  await new Promise((done) => active.addEventListener('statechange', done, { once: true }))
  return true
})
"""
KEPT = """
(async () => {
  const kept = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
  return { names: await caches.keys(), kept }
})()
"""
HIDE = """
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
document.dispatchEvent(new Event('visibilitychange'))
"""
NOTICES = """
navigator.serviceWorker.ready.then(async (registration) => {
  const shown = await registration.getNotifications()
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
})
"""
UNTIL = """
(async () => {
  const late = Date.now() + 15_000
  while (!(await (WHAT))) {
    if (Date.now() > late) throw Error('still waiting')
    await new Promise((done) => setTimeout(done, EVERY))
  }
})()
"""


def until(page: Page, what: str, every: int = 30) -> None:
    """Wait until something is so, in one go: the page lets nobody evaluate words by and by."""
    page.evaluate(UNTIL.replace("WHAT", what.strip()).replace("EVERY", str(every)))


def until_noticed(page: Page) -> None:
    """Ask seldom for a notice: Chromium forgets one that it is asked for while it is put up."""
    until(page, f"({NOTICES.strip()}).then((all) => all.length)", every=1000)


def settled(person: Person) -> Page:
    """Wait until the worker has kept everything, and is in charge."""
    person.page.evaluate(READY)
    until(person.page, "navigator.serviceWorker.controller !== null")
    return person.page


@pytest.mark.parametrize("hand", ["keyboard", "touch"])
def test_what_the_browser_offers_is_passed_on(meet: Meet, hand: str) -> None:
    ana = meet(hand, language="es")
    page = ana.page
    ana.use(page.get_by_role("button", name=re.compile(ana.word("web-preferences"))))
    sheet = page.get_by_role("dialog")
    install = sheet.get_by_role("button", name=ana.word("web-shell-install"))
    expect(sheet.get_by_role("heading", name=ana.word("web-shell-alerts"))).to_be_visible()
    expect(install).to_have_count(0)
    # Only a window with a profile makes this offer, so that here the test does.
    assert page.evaluate(OFFERED), "the browser does not ask by itself"
    expect(install).to_be_visible()
    assert_accessible(page, "the page can be installed")
    ana.use(install)
    assert page.evaluate("asked") == 1
    expect(install).to_have_count(0)
    page.evaluate(OFFERED)
    expect(install).to_be_visible()
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(install).to_have_count(0)


OFFERED = """() => {
  globalThis.asked ??= 0
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  offer.prompt = () => Promise.resolve(globalThis.asked++)
  return !dispatchEvent(offer)
}"""


def test_the_page_can_be_installed(meet: Meet, server: Server) -> None:
    ana = meet(worker=True, language="es")
    page = settled(ana)
    href = page.locator("link[rel=manifest]").get_attribute("href")
    assert href == "/manifest.es.webmanifest"
    descriptions: set[str] = set()
    with server.client() as client:
        for language in ("en", "es"):
            answer = client.get(f"/manifest.{language}.webmanifest")
            assert answer.headers["content-type"].startswith("application/manifest+json")
            manifest = answer.json()
            assert manifest["lang"] == language
            for game in phantomline.GAMES:
                assert Catalogue(language).format(f"{game}-title") in manifest["description"]
            descriptions.add(manifest["description"])
            assert (manifest["start_url"], manifest["scope"], manifest["id"]) == ("/", "/", "/")
            assert manifest["display"] == "standalone"
            kinds = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
            assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds
            for icon in [*manifest["icons"], *manifest["shortcuts"][0]["icons"]]:
                found = client.get(icon["src"])
                assert found.headers["content-type"] == icon["type"]
                if icon["type"] == "image/png":
                    width = int.from_bytes(found.content[16:20], "big")
                    assert icon["sizes"] == f"{width}x{width}"
        worker = client.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache", "or nobody would hear of a new one"
        assert worker.headers["content-type"].startswith("text/javascript")
    assert len(descriptions) == 2
    # Chromium itself has nothing to say against it; what it lacks in a window like this is known.
    session = ana.context.new_cdp_session(page)
    errors: list[dict[str, Any]] = session.send("Page.getInstallabilityErrors")[
        "installabilityErrors"
    ]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, errors
    told = session.send("Page.getAppManifest")
    assert not told["errors"], told["errors"]
    # The bar around an installed page has the colour of its light.
    colour = page.locator("meta[name=theme-color]")
    night = colour.get_attribute("content")
    page.get_by_role("button", name=ana.word("web-theme-day"), exact=True).click()
    expect(colour).not_to_have_attribute("content", night or "")


def test_without_a_line_the_page_opens_and_says_so(meet: Meet) -> None:
    ana = meet("touch", worker=True)
    page = settled(ana)
    ana.watch.allow(r"ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    ana.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=ana.word("web-shell-offline"))).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(ana.word("web-shell-offline-more"))
    assert_accessible(page)
    # In the other language, too, whose words nobody had asked for yet.
    page.get_by_role("button", name="Español").tap()
    expect(page.get_by_role("heading", name="No hay línea con los fantasmas")).to_be_visible()
    expect(page.get_by_role("link", name="Leer las reglas de Tren Fantasma")).to_be_visible()
    page.get_by_role("button", name="English").tap()
    # What is promised works: the rules, all pieces, the score pad.
    rules = ana.word("web-shell-offline-rules", game=ana.word("train-title"))
    page.get_by_role("link", name=rules).tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text(ana.word("train-title"))
    expect(page.get_by_text(ana.word("web-shell-offline-short"))).to_be_visible()
    assert_accessible(page)
    page.goto("/gallery")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/pad")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(ana.word("web-shell-offline-short"))).to_have_count(0)
    # So does what a table or a lesson waits for, rather than to look for it for ever.
    page.goto("/t/0123456789abcdef")
    expect(page.get_by_role("heading", name=ana.word("web-shell-offline"))).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(ana.word("web-shell-offline-more"))
    assert_accessible(page)
    page.goto("/learn/ghosts")
    expect(page.get_by_role("alert")).to_contain_text(ana.word("web-lesson-lost"))
    page.goto("/")
    expect(page.get_by_role("heading", name=ana.word("web-shell-offline"))).to_be_visible()
    # It comes back by itself.
    ana.context.set_offline(False)
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("heading", name=ana.word("web-shell-offline"))).to_have_count(0)
    # So does a game that somebody wants to see again, or the word that there is none.
    ana.watch.allow("^404 GET .*/api/tables/0123456789abcdef")
    ana.context.set_offline(True)
    page.goto("/replay/0123456789abcdef")
    expect(page.get_by_role("heading", name=ana.word("web-shell-offline"))).to_be_visible()
    ana.context.set_offline(False)
    expect(page.get_by_role("heading", name=ana.word("web-replay-none"))).to_be_visible()


def test_a_table_and_a_lesson_come_back_with_the_line(meet: Meet) -> None:
    """An installed page, opened where there is no line, needs nothing but the line."""
    ana = meet("touch", worker=True)
    page = settled(ana)
    it = sit_at(ana, "ghosts")
    it.until_asked()
    ana.watch.allow(r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket")
    dead = page.get_by_role("heading", name=ana.word("web-shell-offline"))
    table = page.url
    for path, there in (
        (table, page.get_by_role("region", name=ana.word("web-board"))),
        ("/learn/ghosts", page.get_by_role("button", name=ana.word("web-lesson-skip"))),
    ):
        ana.context.set_offline(True)
        page.goto(path)
        missed = dead if path == table else page.get_by_text(ana.word("web-lesson-lost"))
        expect(missed).to_be_visible()
        expect(there).to_have_count(0)
        ana.context.set_offline(False)
        expect(there).to_be_visible()
        expect(missed).to_have_count(0)
    # One's own seat, too, and not only the table.
    page.goto(table)
    assert Following(ana).until_asked()


@pytest.mark.parametrize(("size", "language"), [("small", "es"), ("phone", "en"), ("laptop", "en")])
def test_a_dead_line_is_told_above_the_page_and_covers_nothing(
    meet: Meet, size: str, language: str
) -> None:
    ana = meet(worker=True, size=size, language=language)
    page = settled(ana)
    ana.watch.allow(r"ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    for path in ("/me", "/learn/ghosts", "/rules/train"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        ana.context.set_offline(True)
        note = page.locator(".line-note")
        expect(note).to_contain_text(ana.word("web-shell-offline-short"))
        place = note.bounding_box()
        assert place is not None
        assert place["height"] <= 56
        assert note.get_by_role("link").evaluate("e => e.offsetHeight") >= 44
        for thing in (page.get_by_role("banner").first, page.get_by_role("main")):
            under = thing.bounding_box()
            assert under is not None
            assert under["y"] >= place["y"] + place["height"] - 1, path
        # A page that is as high as the screen still is.
        if path == "/learn/ghosts" and size == "laptop":
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert_accessible(page)
        ana.context.set_offline(False)
        expect(note).to_have_count(0)


@contextmanager
def black_hole(port: int) -> Iterator[None]:
    """Somebody who takes every call and never says a word."""
    calls: list[socket.socket] = []

    def listen() -> None:
        with suppress(OSError):
            while True:
                calls.append(door.accept()[0])

    with socket.create_server(("127.0.0.1", port), backlog=64) as door:
        listening = threading.Thread(target=listen, daemon=True)
        listening.start()
        try:
            yield
        finally:
            door.shutdown(socket.SHUT_RDWR)
            listening.join()
            for call in calls:
                call.close()


@pytest.mark.parametrize(("hand", "language"), [("touch", "en"), ("mouse", "es")])
def test_on_a_line_that_is_half_dead_nothing_waits_for_ever(
    meet: Meet, start_server: Callable[..., Server], hand: str, language: str
) -> None:
    server = start_server()
    ana = meet(hand, worker=True, at=server, language=language)
    page = settled(ana)
    ana.watch.allow("ERR_|WebSocket|preloadResponse|TimeoutError|signal timed out")
    server.stop()
    dead = page.get_by_role("heading", name=ana.word("web-shell-offline"))
    again = page.get_by_role("button", name=ana.word("web-shell-try"))
    with black_hole(server.port):
        page.reload()
        expect(dead).to_be_visible()
        ana.use(again)
        expect(again).to_have_attribute("aria-busy", "true")
        expect(again).not_to_have_attribute("aria-busy", "true")
        expect(dead).to_be_visible()
        # So do pages that ask for something of one's own.
        page.goto("/me")
        expect(page.get_by_text(ana.word("web-shell-offline-short"))).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(ana.word("web-refused-offline"))
        page.goto("/")
        expect(dead).to_be_visible()
    server.start()
    expect(page.get_by_role("article")).to_have_count(3)


@pytest.mark.parametrize(("language", "theme"), [("en", "day"), ("es", "night")])
def test_a_browser_that_keeps_nothing_for_us_plays_all_the_same(
    meet: Meet, language: str, theme: str
) -> None:
    ana = meet("mouse", path=None, language=language, theme=theme)
    ana.context.add_init_script(NOTHING_KEPT)
    page = ana.go("/")
    assert page.evaluate("(() => { try { return !localStorage } catch { return true } })()")
    page.get_by_role("button", name=ana.word("web-theme-day"), exact=True).click()
    it = sit_at(ana, "ghosts")
    it.until_asked()
    it.choose()
    page = ana.go("/pad")
    expect(page.get_by_role("heading", level=1)).to_have_text(ana.word("web-pad-title"))


NOTHING_KEPT = """
for (const shelf of ['localStorage', 'sessionStorage']) {
  const get = () => { throw new DOMException('Access is denied.', 'SecurityError') }
  Object.defineProperty(globalThis, shelf, { get })
}
"""


def test_nothing_private_is_kept(meet: Meet) -> None:
    ana = meet(worker=True)
    settled(ana)
    it = sit_at(ana, "ghosts")
    it.until_asked()
    it.choose()
    ana.go("/me")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    found = ana.page.evaluate(KEPT)
    assert len(found["names"]) == 1
    files = set(found["kept"])
    assert "/" in files
    others = {path for path in files if not path.startswith("/assets/")}
    assert others == {
        "/", "/favicon.svg", "/apple-touch-icon.png", "/icon-192.png", "/icon-512.png",
        "/icon-maskable-512.png", "/manifest.en.webmanifest", "/manifest.es.webmanifest",
    }  # fmt: skip
    # And all the files of the page are there, whatever is opened later.
    asked = {
        path
        for url in ana.watch.asked
        if (path := url.removeprefix(ana.origin)).startswith("/assets/")
    }
    assert asked <= files


def test_an_old_version_goes_once_nobody_uses_it(meet: Meet) -> None:
    """Files of another build, and nobody else's, are thrown away when this one takes over."""
    ana = meet(worker=True, path=None)
    ana.page.goto("/favicon.svg")  # a place of ours without the page
    ana.page.evaluate("Promise.all([caches.open('phantomline-old'), caches.open('elsewhere')])")
    ana.go("/")
    settled(ana)
    names = ana.page.evaluate(KEPT)["names"]
    assert "phantomline-old" not in names
    assert "elsewhere" in names
    assert len(names) == 2


def test_a_new_build_cuts_nobody_off_and_takes_over_later(
    meet: Meet, tmp_path: Path, start_server: Callable[..., Server]
) -> None:
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    server = start_server(program=("tests.e2e.rebuilt",), env={rebuilt.FOLDER: str(folder)})
    ana = meet(worker=True, at=server)
    ana.watch.allow("ERR_CONNECTION_REFUSED|WebSocket")
    page = settled(ana)
    it = sit_at(ana, "ghosts")
    it.until_asked()
    (old,) = page.evaluate(KEPT)["names"]
    server.stop()
    rebuild(folder, without="Pad")
    new = f"phantomline-{rebuilt.VERSION}"
    server.start()
    # The open page goes on: with its game, and with parts that only the old build had.
    it.until(lambda one: one.mine)
    it.choose()
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.update()).then(() => true)")
    waiting = "navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)"
    until(page, waiting)
    assert set(page.evaluate(KEPT)["names"]) == {old, new}
    # The browser's own cache may be gone by then.
    ana.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.evaluate("history.pushState({}, '', '/pad'), dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name=ana.word("web-pad-title"), level=1)).to_be_visible()
    expect(page.locator("meta[name=build]")).to_have_count(0)
    # Once nobody has the old one open, the new one is in charge, and the old files are gone. A page
    # that is closed may be there for a while yet, one that went elsewhere is not.
    page.goto("about:blank")
    page.close()
    ana.page = page = ana.context.new_page()
    page.goto("/")
    expect(page.locator("meta[name=build]")).to_have_count(1)
    expect(page.get_by_role("article")).to_have_count(3)
    until(page, "caches.keys().then((all) => all.length === 1)")
    assert page.evaluate(KEPT)["names"] == [new]


# -- notices -------------------------------------------------------------------


def preferences(person: Person) -> Page:
    person.page.get_by_role("button", name=person.word("web-preferences")).first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    return person.page


# Browsers that know nothing of this permission, and those that take their time to say.
UNKNOWN = "navigator.permissions.query = () => Promise.reject(new TypeError('not here'))"
SLOW = """
globalThis.held = []
navigator.permissions.query = () => new Promise((say) => held.push(() => say({ state: 'granted' })))
"""
SAY = "globalThis.held?.splice(0).forEach((say) => say())"


@pytest.mark.parametrize(
    "permission", ["", UNKNOWN, SLOW], ids=["asked", "not to be asked", "slow to answer"]
)
def test_a_turn_is_told_to_whoever_looks_elsewhere(meet: Meet, permission: str) -> None:
    ana = meet(worker=True, path=None)
    ana.context.grant_permissions(["notifications"], origin=ana.origin)
    ana.context.add_init_script(permission)
    ana.go("/")
    page = settled(ana)
    arrive(ana, "Ana")
    bruno = meet(path=None)
    arrive(bruno, "Bruno")
    table = set_table(ana, "ghosts", ("me", None), start=False)
    assert bruno.context.request.post(f"/api/tables/{table}/seats/1", data={}).ok
    assert ana.context.request.post(f"/api/tables/{table}/start", data={}).ok
    assert page.evaluate(NOTICES) == []
    page.goto("/")
    preferences(ana)
    switch = page.get_by_role("switch", name=ana.word("web-shell-turns"))
    expect(switch).not_to_be_checked()
    switch.press(" ")
    expect(page.get_by_role("dialog")).to_contain_text(ana.word("web-shell-turns-hint"))
    assert_accessible(page)
    assert json.loads(page.evaluate("localStorage.phantomline"))["turns"] is True

    it = sit_down(ana, table)
    theirs = sit_down(bruno, table)
    # Once it is Bruno's turn, look away, and let him move.
    if it.until(lambda one: one.mine or theirs.mine).mine:
        it.choose()
    theirs.until_asked()
    page.evaluate(HIDE)
    while not it.mine:
        theirs.choose()
        theirs.until(lambda one: one.mine or it.mine)
    until_noticed(page)
    # What was asked before this turn is answered now, and takes no notice of it away.
    page.evaluate(SAY)
    page.evaluate(NOTICES)
    (notice,) = page.evaluate(NOTICES)
    assert notice == {
        "title": ana.word("web-your-turn"),
        "body": ana.word("ghosts-title"),
        "tag": f"turn /t/{table}",
        "data": f"/t/{table}",
    }
    # Whoever comes back to the table needs it no longer.
    page.evaluate(HIDE.replace("'hidden'", "'visible'"))
    page.evaluate(SAY)
    until(page, f"({NOTICES.strip()}).then((all) => all.length === 0)")


# Notes every short message, also one that is gone before anybody could look.
MESSAGES = """
globalThis.messages = []
const all = () => [...document.querySelectorAll('.toast')].map((one) => one.innerText)
const note = () => messages.push(...all())
new MutationObserver(note).observe(document, { childList: true, subtree: true })
"""


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_turn_is_told_on_the_other_pages(meet: Meet, hand: str, language: str) -> None:
    """Whoever reads the rules meanwhile hears of it once, and is led there."""
    ana = meet(hand, path=None, language=language)
    arrive(ana, "Ana")
    bruno = meet(path=None)
    arrive(bruno, "Bruno")
    table = set_table(ana, "ghosts", ("me", None), start=False)
    assert bruno.context.request.post(f"/api/tables/{table}/seats/1", data={}).ok
    assert ana.context.request.post(f"/api/tables/{table}/start", data={}).ok
    page = ana.page
    page.clock.install()
    it, theirs = sit_down(ana, table), sit_down(bruno, table)
    if it.until(lambda one: one.mine or theirs.mine).mine:
        it.choose()
    theirs.until_asked()
    told = ana.word("web-turn-at", game=ana.word("ghosts-title"))
    toast = page.get_by_role("region", name=ana.word("web-messages"))
    # At the table itself nobody needs to be told.
    expect(toast.get_by_text(told)).to_have_count(0)
    page.goto("/rules/train")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    while not it_is_anas(ana, table):
        theirs.until_asked()
        theirs.choose()
    with page.expect_response("**/api/me/tables?status=playing"):
        page.clock.fast_forward(21_000)
    expect(toast.get_by_text(told)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    assert_accessible(page)
    page.get_by_role("button", name=ana.word("web-dismiss")).first.press("Enter")
    with page.expect_response("**/api/me/tables?status=playing"):
        page.clock.fast_forward(21_000)
    expect(toast.get_by_text(told)).to_have_count(0)
    # Neither does a page that is opened later say it again.
    ana.context.add_init_script(MESSAGES)
    page.goto("/pad")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for _ in range(2):
        look(page)
    assert not [text for text in page.evaluate("messages") if told in text]
    # The next turn is another one, and what says so leads there.
    it = sit_down(ana, table)
    it.choose()
    page.goto("/rules/train")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with page.expect_response("**/api/me/tables?status=playing"):
        page.clock.fast_forward(21_000)
    while not it_is_anas(ana, table):
        theirs.until_asked()
        theirs.choose()
    with page.expect_response("**/api/me/tables?status=playing"):
        page.clock.fast_forward(21_000)
    ana.use(toast.get_by_role("link", name=ana.word("web-turn-go")))
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    expect(toast.get_by_text(told)).to_have_count(0)


def test_games_that_wait_are_told_of_where_they_disturb_nobody(meet: Meet) -> None:
    """Two games against bots, and one around a screen, all left alone long ago."""
    ana = meet("mouse", path=None)
    arrive(ana, "Ana")
    waiting = set()
    for _ in range(2):
        it = sit_at(ana, "train")
        assert it.until_asked()
        waiting.add(f"/t/{it.table['id']}")
    around = set_table(ana, "ghosts", ("me", "me"))
    page = ana.page
    page.evaluate("sessionStorage.clear()")
    page.clock.install()
    toast = page.get_by_role("region", name=ana.word("web-messages"))
    told = toast.get_by_text(ana.word("web-turn-at", game=ana.word("train-title")))
    # In the middle of another game nobody hears of them.
    here = set_table(ana, "galore")
    ana.go(f"/t/{here}")
    expect(page.get_by_role("region", name=ana.word("web-decision"))).to_be_visible()
    look(page)
    expect(toast.get_by_role("link")).to_have_count(0)
    # Elsewhere of both, which look the same and are not.
    page.goto("/rules/ghosts")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    look(page)
    expect(told).to_have_count(2)
    links = toast.get_by_role("link", name=ana.word("web-turn-go"))
    led = {str(link.get_attribute("href")) for link in links.all()}
    assert led >= waiting
    assert f"/t/{around}" not in led


def look(page: Page) -> None:
    """Let the page ask how its tables stand, and take in the answer."""
    with page.expect_response("**/api/me/tables?status=playing") as answer:
        page.clock.fast_forward(21_000)
    answer.value.finished()
    page.wait_for_load_state("networkidle")


def it_is_anas(ana: Person, table: str) -> bool:
    (one,) = ana.context.request.get("/api/me/tables?status=playing").json()
    assert one["id"] == table
    return bool(one["turn"])


def sit_down(person: Person, table: str) -> Following:
    person.go(f"/t/{table}")
    return Following(person).until(lambda it: it.table.get("id") == table and it.view is not None)


def test_nobody_is_asked_for_notices_by_themselves(meet: Meet) -> None:
    ana = meet(worker=True, path=None)
    ana.context.add_init_script(
        "globalThis.asked = 0;"
        "Notification.requestPermission = async () => { asked++; return 'denied' };"
        "const permission = { get: () => asked ? 'denied' : 'default' };"
        "Object.defineProperty(Notification, 'permission', permission)"
    )
    ana.go("/")
    page = ana.page
    expect(page.get_by_role("article")).to_have_count(3)
    it = sit_at(ana, "ghosts")
    it.until_asked()
    assert page.evaluate("asked") == 0
    page.goto("/")
    preferences(ana)
    switch = page.get_by_role("switch", name=ana.word("web-shell-turns"))
    switch.press(" ")
    expect(page.get_by_text(ana.word("web-shell-turns-denied"))).to_be_visible()
    expect(switch).not_to_be_checked()
    assert page.evaluate("asked") == 1


# -- sounds --------------------------------------------------------------------

LISTEN = """
globalThis.contexts = 0
globalThis.sung = 0
const Heard = AudioContext
globalThis.AudioContext = class extends Heard {
  constructor(...all) { super(...all); contexts++ }
  createGain() { sung++; return super.createGain() }
}
"""


def test_sounds_are_made_only_when_somebody_wants_them(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    ana.context.add_init_script(LISTEN)
    ana.go("/")
    page = ana.page
    it = sit_at(ana, "ghosts")
    it.until_asked()
    it.choose()
    assert page.evaluate("contexts") == 0
    before = {url for url in ana.watch.asked if "synth" in url}
    assert not before, "not even what makes them is there"
    page.get_by_role("button", name=ana.word("web-menu")).click()
    page.get_by_role("button", name=ana.word("web-preferences")).click()
    page.get_by_role("switch", name=ana.word("web-shell-sounds")).press(" ")
    until(page, "contexts === 1 && sung > 3")
    volume = page.get_by_role("slider", name=ana.word("web-shell-volume"))
    volume.fill("25")
    assert json.loads(page.evaluate("localStorage.phantomline"))["volume"] == 0.25
    assert_accessible(page)
    page.keyboard.press("Escape")
    sung = page.evaluate("sung")
    if it.until_asked():
        it.choose()
        until(page, f"sung > {sung}")
    page.evaluate(HIDE)
    assert page.evaluate("contexts") == 1
    # Made on the spot: nothing but the part of the page that makes them was asked for.
    media = [
        url for url in ana.watch.asked if url.rpartition(".")[2] in ("mp3", "ogg", "wav", "webm")
    ]
    assert not media
