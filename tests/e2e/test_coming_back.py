"""The line breaks in the middle of a game, and nobody loses anything."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.lines import Line
from tests.e2e.people import Hand, Meet, Person
from tests.e2e.tables import Following, arrive, set_table, sit_at
from tests.server.serving import Server

LOST = "WebSocket connection to|ERR_(CONNECTION|EMPTY_RESPONSE|INTERNET_DISCONNECTED|SOCKET_NOT)"


def reconnecting(page: Page, said: str = "Reconnecting") -> None:
    """Wait until the page says that its line is down."""
    expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()


def connected(page: Page, said: str = "Reconnecting") -> None:
    """Wait until the page has its line back."""
    expect(page.get_by_role("status").filter(has_text=said)).to_have_count(0)


def test_a_cut_line_comes_back_by_itself(meet: Meet, server: Server) -> None:
    with Line(server.port) as line:
        ana = meet(path=None, at=line)
        ana.watch.allow(LOST)
        it = sit_at(ana, "ghosts", ("me", "random"))
        assert it.until_asked()
        it.choose()
        assert it.until_asked()
        before, told = it.seq, ana.page.get_by_role("list", name="Log").inner_text()
        line.cut()
        reconnecting(ana.page)
        assert_accessible(ana.page, "a game without its line")
        line.mend()
        connected(ana.page)
        assert it.look().seq == before
        assert it.mine
        assert ana.page.get_by_role("list", name="Log").inner_text() == told
        it.choose()
        assert it.until_asked()
        assert it.seq > before


def test_a_move_made_while_the_line_is_down_is_played_once(meet: Meet, server: Server) -> None:
    with Line(server.port) as line:
        ana = meet(path=None, at=line)
        ana.watch.allow(LOST)
        it = sit_at(ana, "ghosts", ("me", "random"))
        assert it.until_asked()
        button = it.choices().first
        line.cut()
        reconnecting(ana.page)
        with it.moving():
            button.click()
            line.mend()
            connected(ana.page)
        it.until_asked()
        assert [one["type"] for one in it.requests()] == ["move"]


def test_what_happened_meanwhile_is_told(meet: Meet, server: Server) -> None:
    with Line(server.port) as line:
        ana, bruno = meet(path=None, at=line), meet(path=None)
        ana.watch.allow(LOST)
        arrive(ana, "Ana")
        arrive(bruno, "Bruno")
        table = set_table(ana, "ghosts", ("me", None), start=False)
        assert bruno.context.request.post(f"/api/tables/{table}/seats/1", data={}).ok
        assert ana.context.request.post(f"/api/tables/{table}/start", data={}).ok
        seats = [Following(one) for one in (ana, bruno)]
        for one in seats:
            one.person.go(f"/t/{table}")
            one.until(lambda it: it.view is not None)
        hers, theirs = seats
        if hers.mine:
            hers.choose()
        theirs.until(lambda it: it.mine)
        line.cut()
        reconnecting(ana.page)
        away = bruno.page.get_by_role("region", name="Seats").get_by_text("away")
        expect(away).to_have_count(1)
        theirs.choose()
        line.mend()
        connected(ana.page)
        hers.until(lambda it: it.seq == theirs.look().seq)
        expect(away).to_have_count(0)
        hers.until(lambda it: it.mine)
        said = bruno.page.get_by_role("list", name="Log").get_by_role("listitem").count()
        expect(ana.page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(said)


def test_a_browser_that_was_offline_goes_on_where_it_was(meet: Meet) -> None:
    ana = meet(path=None)
    ana.watch.allow(LOST)
    it = sit_at(ana, "galore", ("me", "random"))
    assert it.until_asked()
    ana.context.set_offline(True)
    expect(ana.page.get_by_role("heading", name="Your turn")).to_be_visible()
    ana.context.set_offline(False)
    connected(ana.page)
    it.choose()
    assert it.until_asked()


def test_a_server_that_starts_again_knows_everything(
    meet: Meet, start_server: Callable[..., Server]
) -> None:
    server = start_server()
    ana = meet(path=None, at=server)
    ana.watch.allow(LOST)
    it = sit_at(ana, "train", ("me", "random"))
    for _ in range(3):
        assert it.until_asked()
        it.choose()
    assert it.until_asked()
    before = it.view
    server.kill()
    reconnecting(ana.page)
    server.start()
    connected(ana.page)
    it.until(lambda it: it.mine)
    assert it.view == before
    it.choose()
    assert it.until_asked()


def test_a_page_opened_again_shows_the_same_table(meet: Meet) -> None:
    it = sit_at(meet(path=None), "galore", ("me", "random"))
    assert it.until_asked()
    it.choose()
    assert it.until_asked()
    lines = it.page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(lines.nth(1)).to_be_visible()
    told = lines.all_inner_texts()
    it.page.reload()
    it.until(lambda it: it.mine)
    expect(it.page.get_by_role("heading", name="Your turn")).to_be_visible()
    # The bot may have gone on in the meantime, and the log is drawn after the board.
    it.until(lambda _: lines.all_inner_texts()[: len(told)] == told)


# Notes every strip above a page, also one that is gone before anybody could look.
NOTES = """
globalThis.strips = 0
new MutationObserver((all) => {
  for (const node of all.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node.matches?.('.line-note') || node.querySelector?.('.line-note')) strips++
}).observe(document, { childList: true, subtree: true })
"""


def cut_and_mended(ana: Person, line: Line, where: str) -> None:
    said = ana.word("web-reconnecting")
    assert ana.page.evaluate("strips") == 0, "nothing was broken yet"
    line.cut()
    reconnecting(ana.page, said)
    assert_accessible(ana.page, f"{where} without its line")
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert ana.page.evaluate(fits)
    line.mend()
    connected(ana.page, said)


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_lobby_without_its_line_says_so(
    meet: Meet, server: Server, hand: Hand, language: str
) -> None:
    with Line(server.port) as line:
        ana, bruno = meet(hand, path=None, at=line, language=language), meet(path=None)
        ana.watch.allow(LOST)
        ana.context.add_init_script(NOTES)
        arrive(bruno, "Bruno")
        table = set_table(bruno, "ghosts", ("me", None, None), start=False)
        # Whoever takes a seat comes in anew, and that is nothing to tell.
        page = ana.go(f"/t/{table}")
        ana.use(page.get_by_role("button", name=ana.word("web-sit")).first)
        expect(page.get_by_text(ana.word("web-lobby-seated"))).to_be_visible()
        cut_and_mended(ana, line, "a lobby")
        seat = bruno.context.request.post(f"/api/tables/{table}/seats/2/bot", data={"bot": "easy"})
        assert seat.ok
        expect(page.get_by_text(ana.word("web-wait-host"))).to_be_visible()


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_screen_that_is_passed_on_without_its_line_says_so(
    meet: Meet, server: Server, hand: Hand, language: str
) -> None:
    with Line(server.port) as line:
        ana = meet(hand, path=None, at=line, language=language)
        ana.watch.allow(LOST)
        ana.context.add_init_script(NOTES)
        arrive(ana, "Ana")
        table = set_table(ana, "ghosts", ("me", "me"))
        ana.go(f"/t/{table}")
        ready = ana.page.get_by_role("button", name=re.compile(ana.word("web-i-am", name="")))
        expect(ready.first).to_be_visible()
        cut_and_mended(ana, line, "a screen that is passed on")
        it = Following(ana).take_screen()
        assert it.view is not None
