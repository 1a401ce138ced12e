"""axe-core finds nothing on any screen, in any state, in either light."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person
from tests.e2e.tables import Following, arrive, set_table, sit_at

LIGHTS = ("night", "day")
GAMES = ("galore", "ghosts", "train")
HERS = ("me", "random", "random")


@pytest.fixture(params=LIGHTS)
def light(request: pytest.FixtureRequest) -> str:
    """Either light."""
    return str(request.param)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_first_page_and_its_sheets(meet: Meet, light: str, language: str) -> None:
    ana = meet(path=None, theme=light, language=language)
    arrive(ana, "Ana")
    set_table(ana, "ghosts", HERS)
    page = ana.go("/")
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_role("heading", name=ana.word("web-my-tables"))).to_be_visible()
    assert_accessible(page, "home")
    page.get_by_role("button", name=re.compile(f"^{ana.word('web-friends')}")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "the sheet for friends")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile(ana.word("web-preferences"))).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "the preferences")


def test_the_lobby_for_host_and_guest(meet: Meet, light: str) -> None:
    ana = meet(path=None, theme=light)
    arrive(ana, "Ana")
    table = set_table(ana, "galore", ("me", "easy", None), start=False, options={"experts": True})
    page = ana.go(f"/t/{table}")
    add = page.get_by_role("button", name="Add a bot")
    expect(add).to_be_visible()
    assert_accessible(page, "the lobby of a host")
    add.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "the bots to choose from")
    guest = meet(path=f"/t/{table}", theme=light, language="es", size="phone")
    expect(guest.page.get_by_role("button", name=guest.word("web-sit"))).to_be_visible()
    assert_accessible(guest.page, "the lobby of a guest")


# The boards of the other two are looked at by night on a laptop and by day on a phone elsewhere.
@pytest.mark.parametrize(
    ("game", "size", "theme"),
    [
        *((game, *looks) for game in GAMES for looks in (("laptop", "day"), ("phone", "night"))),
        ("galore", "laptop", "night"),
        ("galore", "phone", "day"),
    ],
)
def test_a_game_from_the_first_move_to_the_last(
    meet: Meet, game: str, size: str, theme: str
) -> None:
    ana = meet(path=None, theme=theme, size=size, language="es" if size == "phone" else "en")
    it = sit_at(ana, game, HERS)
    assert it.until_asked()
    page = ana.page
    settled(page, ana)
    assert_accessible(page, f"{game}, asked")
    it.choices().first.wait_for()
    assert_accessible(page, f"{game}, with all choices")
    it.choose()
    settled(page, ana)
    assert_accessible(page, f"{game}, after a move")
    it.leave_to_bots()
    expect(page.get_by_role("button", name=ana.word("web-rematch"))).to_be_visible()
    assert_accessible(page, f"{game}, finished")


@pytest.mark.parametrize(("game", "theme"), [*zip(GAMES, ("night", "day", "night"), strict=True)])
def test_a_game_that_one_watches(meet: Meet, game: str, theme: str) -> None:
    it = sit_at(meet(path=None), game, HERS)
    watcher = meet(path=f"/t/{it.table['id']}", theme=theme)
    Following(watcher).until(lambda it: it.view is not None)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    settled(watcher.page, watcher)
    assert_accessible(watcher.page, f"{game}, watched")


def test_everything_that_opens_over_a_game(meet: Meet, light: str) -> None:
    ana = meet(path=None, theme=light)
    it = sit_at(ana, "ghosts", HERS)
    page = ana.page
    assert it.until_asked()
    page.get_by_role("tab", name="Talk").click()
    assert_accessible(page, "the talk")
    page.get_by_role("tab", name="Log").click()
    it.choose()
    assert it.until_asked()
    page.get_by_role("list", name="Log").get_by_role("button").first.click()
    expect(page.get_by_role("region", name=ana.word("web-looking-back"))).to_be_visible()
    assert_accessible(page, "looking back")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "the menu")
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog", name="Give up this game?")).to_be_visible()
    assert_accessible(page, "giving up")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "the rules over a game")


def test_the_screen_that_is_handed_over(meet: Meet, light: str) -> None:
    it = sit_at(meet(path=None, theme=light), "ghosts", ("me", "me"))
    hand_on = it.page.get_by_role("button", name=re.compile("^Pass the screen"))
    if it.mine:
        it.choose()
    expect(hand_on).to_be_visible()
    assert_accessible(it.page, "before the hand-over")
    hand_on.click()
    expect(it.page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    assert_accessible(it.page, "the hand-over")


@pytest.mark.parametrize(
    ("path", "size", "theme"),
    [
        ("/rules/galore", "laptop", "night"),
        ("/rules/ghosts", "phone", "day"),
        ("/rules/train", "laptop", "day"),
        ("/gallery", "laptop", "night"),
        ("/gallery", "laptop", "day"),
        ("/gallery", "phone", "night"),
    ],
)
def test_rules_and_gallery(meet: Meet, path: str, size: str, theme: str) -> None:
    page = meet(path=path, theme=theme, size=size, language="es" if size == "phone" else "en").page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    # The gallery shows the same part in several states, which no other page does.
    assert_accessible(page, path, but=["landmark-unique"] if path == "/gallery" else [])


def test_places_that_are_not_there(meet: Meet, light: str) -> None:
    ana = meet(path=None, theme=light)
    ana.watch.allow("^404 GET")
    for path in ("/nowhere", "/j/XXXXXX", "/t/nothing"):
        page = ana.go(path)
        expect(page.get_by_role("link", name="Back to the games")).to_be_visible()
        assert_accessible(page, path)


def settled(page: Page, person: Person) -> None:
    """Wait until the board is drawn."""
    board = page.get_by_role("region", name=person.word("web-board"), exact=True)
    expect(board.get_by_role("button").or_(board.get_by_role("img")).first).to_be_visible()
