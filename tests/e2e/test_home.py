"""The first page: everything there is to play, and one click to it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, press_on, tab_to
from tests.e2e.tables import Following, arrive, set_table
from tests.server.serving import Server

GAMES = ("Ghosts Galore", "Ghosts", "Ghost Train")
MARK = "globalThis.sameAsBefore = true"
SAME = "globalThis.sameAsBefore === true"


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_after_one_click(meet: Meet, game: str) -> None:
    ana = meet("mouse")
    ana.page.get_by_role("button", name=f"Play now: {game} against bots", exact=True).click()
    expect(ana.page).to_have_url(re.compile(r"/t/\w+$"))
    expect(ana.page.get_by_role("heading", level=1, name=game, exact=True)).to_be_visible()
    expect(ana.page.get_by_role("region", name="The table", exact=True)).to_be_visible()
    it = Following(ana)
    assert it.until_asked()
    expect(ana.page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert it.viewer is not None
    assert it.table["status"] == "playing"


def test_nothing_is_missing_where_nobody_was_yet(
    meet: Meet, start_server: Callable[..., Server]
) -> None:
    page = meet("mouse", at=start_server()).page
    for game in GAMES:
        stage = page.get_by_role("article", name=game, exact=True)
        expect(stage).to_be_visible()
        expect(stage.get_by_role("button")).to_have_count(2)
    expect(page.get_by_text("No table is waiting for players.")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


def test_languages_and_lights_change_without_loading_again(mouse_page: Page) -> None:
    page = mouse_page
    expect(page.get_by_role("heading", level=1, name="Three ghostly games")).to_be_visible()
    page.evaluate(MARK)
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("article", name="Fantasmas", exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_text(re.compile("2.5 jugadores"))).not_to_have_count(0)
    before = page.evaluate("getComputedStyle(document.body).color")
    page.get_by_role("button", name="Amanecer").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    assert page.evaluate("getComputedStyle(document.body).color") != before
    assert page.evaluate(SAME), "the page was loaded again"
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    expect(page.get_by_role("article", name="Fantasmas", exact=True)).to_be_visible()


@pytest.mark.looks(language="es")
def test_a_browser_that_speaks_spanish_is_answered_in_it(mouse_page: Page) -> None:
    mouse_page.evaluate("localStorage.clear()")
    mouse_page.reload()
    expect(mouse_page.get_by_role("button", name=re.compile("^Jugar ya"))).to_have_count(3)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("2 seats are free beside Ana", "One seat is free beside Ana")),
        ("es", ("Quedan 2 asientos libres junto a Ana", "Queda un asiento libre junto a Ana")),
    ],
)
def test_open_tables_are_listed_and_counted_as_people_say_it(
    meet: Meet, start_server: Callable[..., Server], language: str, said: tuple[str, str]
) -> None:
    server = start_server()
    ana = meet(at=server, path=None)
    arrive(ana, "Ana")
    set_table(ana, "ghosts", ("me", None, None), start=False, public=True)
    set_table(ana, "train", ("me", None), start=False, public=True)
    page = meet("mouse", at=server, language=language).page
    for text in said:
        expect(page.get_by_role("link").filter(has_text=text)).to_be_visible()


@pytest.mark.parametrize(("hand", "language"), [("keyboard", "en"), ("touch", "es")])
def test_public_games_under_way_can_be_watched_and_no_others(
    meet: Meet, start_server: Callable[..., Server], hand: str, language: str
) -> None:
    server = start_server()
    ana = meet(at=server, path=None)
    arrive(ana, "Ana")
    shown = set_table(ana, "ghosts", ("me", "random"), public=True)
    kept = set_table(ana, "train", ("me", "random"))
    carla = meet(hand, at=server, language=language)
    page = carla.page
    running = page.get_by_role("region", name=carla.word("web-watch-tables"))
    expect(running.get_by_role("link")).to_have_count(1)
    expect(running.get_by_role("link")).to_contain_text("Ana")
    assert_accessible(page, "games to watch")
    assert kept not in page.content()
    carla.use(running.get_by_role("link"))
    expect(page).to_have_url(re.compile(rf"/t/{shown}$"))
    expect(page.get_by_text(carla.word("web-watching"))).to_be_visible()
    it = Following(carla).until(lambda it: it.view is not None)
    assert it.viewer is None
    # One's own games are among one's own.
    home = ana.go("/")
    expect(home.locator(f"a[href='/t/{shown}']")).to_have_count(1)
    expect(home.get_by_role("region", name="Watch")).to_have_count(0)


def test_unfinished_games_are_found_again(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", ("me", "random"))
    page = ana.go("/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.locator(f"a[href='/t/{table}']").click()
    expect(page.get_by_role("heading", level=1, name="Ghosts")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


@pytest.mark.parametrize(
    ("hand", "language", "said"),
    [
        ("mouse", "en", "Around one screen: Ana and Ana 2"),
        ("touch", "es", "En torno a una pantalla: Ana y Ana 2"),
    ],
)
def test_a_game_around_one_screen_says_who_plays(
    meet: Meet, hand: str, language: str, said: str
) -> None:
    ana = meet(hand, language=language, path=None)
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", ("me", "me"))
    page = ana.go("/")
    expect(page.locator(f"a[href='/t/{table}']").get_by_text(said, exact=True)).to_be_visible()


def test_a_code_leads_to_its_table_however_it_is_typed(meet: Meet) -> None:
    host = meet(path=None)
    arrive(host, "Ana")
    table = set_table(host, "train", ("me", None), start=False)
    code = host.context.request.get(f"/api/tables/{table}").json()["code"]
    page = meet("touch").page
    page.get_by_label("Six letters that somebody gave you").fill(f" {code.lower()} ")
    page.get_by_role("button", name="Join").tap()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_code_of_nothing_says_so(meet: Meet) -> None:
    ana = meet("mouse")
    ana.watch.allow("404 GET .*/api/codes/")
    ana.page.get_by_label("Six letters that somebody gave you").fill("XXXXXX")
    ana.page.get_by_role("button", name="Join").click()
    expect(ana.page.get_by_role("heading", name="This table cannot be reached")).to_be_visible()
    ana.page.get_by_role("link", name="Back to the games").click()
    expect(ana.page.get_by_role("article")).to_have_count(3)


@pytest.mark.parametrize("path", ["/t", "/rules/chess", "/gallery/more"])
def test_an_address_of_nothing_says_so(meet: Meet, path: str) -> None:
    ana = meet("mouse", path=None)
    ana.watch.allow("^404 GET")
    page = ana.go(path)
    expect(page.get_by_role("heading", name="Nobody haunts this place")).to_be_visible()
    page.get_by_role("link", name="Back to the games").click()
    expect(page.get_by_role("article")).to_have_count(3)


def test_a_table_that_is_not_there_says_so(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    page = ana.go("/t/nothing")
    expect(page.get_by_role("heading", name="This table cannot be reached")).to_be_visible()


def test_the_keyboard_leads_everywhere(keyboard_page: Page) -> None:
    page = keyboard_page
    expect(page.get_by_role("article")).to_have_count(3)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to what matters")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    press_on(page.get_by_role("button", name="Español"), most=30)
    expect(page.locator("html")).to_have_attribute("lang", "es")
    press_on(page.get_by_role("button", name="English"), most=2)
    press_on(page.get_by_role("button", name="Name and looks"), most=5)
    field = page.get_by_role("textbox", name="What others call you")
    tab_to(field, most=5)
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="You are Ana now.")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # Whoever closes a dialog is where they were.
    expect(page.get_by_role("button", name=re.compile("Ana"))).to_be_focused()
    press_on(page.get_by_role("button", name="Play now: Ghosts against bots", exact=True))
    expect(page.get_by_role("region", name="The table", exact=True)).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_example_of_a_code_does_not_look_typed(meet: Meet, language: str) -> None:
    ana = meet(language=language)
    field = ana.page.get_by_role("textbox", name=ana.word("web-join-label"))
    example = ana.word("web-join-example", code="GNBZXJ")
    assert example != "GNBZXJ"
    expect(field).to_have_attribute("placeholder", example)
    looks = "e => getComputedStyle(e, '::placeholder').textTransform"
    assert field.evaluate(looks) == "none", "capitals are for what one types"


def test_many_unfinished_games_leave_the_stages_in_reach(meet: Meet) -> None:
    ana = meet("touch", path=None, size="phone")
    arrive(ana, "Ana")
    for _ in range(9):
        set_table(ana, "ghosts", ("me", "random"))
    page = ana.go("/")
    mine = page.get_by_role("region", name=ana.word("web-my-tables"))
    expect(mine.get_by_role("link")).to_have_count(3)
    play = page.get_by_role("button", name=re.compile("^Play now")).first
    place = play.bounding_box()
    assert place
    assert place["y"] + place["height"] < 1.25 * 844, "the first game is not far below the fold"
    every = mine.get_by_role("button", name=ana.word("web-my-tables-all", count=9))
    expect(every).to_have_attribute("aria-expanded", "false")
    ana.use(every)
    expect(mine.get_by_role("link")).to_have_count(9)
    assert_accessible(page, "nine unfinished games")
    ana.use(mine.get_by_role("button", name=ana.word("web-my-tables-fewer")))
    expect(mine.get_by_role("link")).to_have_count(3)


def test_the_scenes_on_the_stages_are_whole(meet: Meet) -> None:
    page = meet(size="tablet").page
    scenes = page.locator("article .theatre")
    expect(scenes).to_have_count(3)
    for shape in scenes.evaluate_all("all => all.map((it) => it.clientWidth / it.clientHeight)"):
        assert shape == pytest.approx(400 / 240, rel=0.03)


@pytest.mark.parametrize(("status", "language"), [(429, "en"), (500, "es")])
def test_games_that_do_not_answer_are_asked_for_again(
    meet: Meet, status: int, language: str
) -> None:
    ana = meet("mouse", path=None, language=language)
    ana.watch.allow(f"^{status} GET .*/api/games")
    page = ana.page
    page.route(
        "**/api/games",
        lambda route: route.fulfill(status=status, json={"code": "x", "message": "x"}),
    )
    page.clock.install()
    ana.go("/")
    told = page.get_by_role("alert").filter(has_text=ana.word("web-games-silent"))
    expect(told).to_be_visible()
    assert_accessible(page, "games that do not answer")
    page.unroute("**/api/games")
    page.clock.fast_forward(10_000)
    expect(page.get_by_role("article")).to_have_count(3)
    expect(told).to_have_count(0)
