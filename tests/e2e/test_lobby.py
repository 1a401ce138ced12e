"""Setting a table with friends and bots, and how others come to it."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from phantomline.server.http.reach import network_address
from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person, press_on, press_until, tab_to
from tests.e2e.tables import Following, arrive, set_table
from tests.server.serving import Server


@dataclass(frozen=True)
class Elsewhere:
    """A server by another of its addresses."""

    url: str


def set_with_friends(person: Person, game: str, players: int = 3) -> Page:
    """Set a table through the sheet of the first page."""
    page = person.page
    label = person.word("web-friends-label", game=game)
    person.use(page.get_by_role("button", name=label, exact=True))
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    _pick(person, sheet.get_by_role("radio", name=str(players), exact=True))
    person.use(sheet.get_by_role("button", name=person.word("web-set-table")))
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    return page


def _pick(person: Person, radio: Locator) -> None:
    """Take one of a few answers side by side."""
    if person.hand == "keyboard":
        tab_to(radio.locator("xpath=ancestor::fieldset").locator("input:checked"))
        press_until(person.page, radio.is_checked, "ArrowRight", 10)
    elif person.hand == "touch":
        radio.locator("xpath=..").tap()
    else:
        radio.locator("xpath=..").click()
    expect(radio).to_be_checked()


@pytest.mark.parametrize("hand", ["mouse", "keyboard", "touch"])
def test_a_table_is_set_and_filled_with_bots(meet: Meet, hand: str) -> None:
    ana = meet(hand)
    page = set_with_friends(ana, "Ghosts")
    seats = page.get_by_role("main").get_by_role("listitem")
    expect(page.get_by_role("button", name="Fill 2 seats with bots and start")).to_be_visible()
    ana.use(page.get_by_role("button", name="Add a bot").first)
    choice = page.get_by_role("dialog", name="Who shall sit here?")
    expect(choice.get_by_role("button", name=re.compile(r"Strength \d of 5"))).not_to_have_count(0)
    ana.use(choice.get_by_role("button", name=re.compile("Flutter")))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(seats.filter(has_text="Flutter")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    fill = page.get_by_role("button", name="Fill the seat with a bot and start")
    expect(fill).to_be_visible()
    ana.use(fill)
    expect(page.get_by_role("region", name="The table", exact=True)).to_be_visible()
    it = Following(ana).until(lambda it: it.table.get("status") == "playing")
    assert len(it.table["seats"]) == 3


def test_a_friend_comes_by_link_and_everybody_sees_it(meet: Meet) -> None:
    ana = meet("mouse")
    page = set_with_friends(ana, "Ghost Train", 2)
    code = page.get_by_text(re.compile(r"^[A-Z]{6}$")).inner_text()
    link = page.get_by_text(re.compile(r"/j/[A-Z]{6}$")).inner_text()
    assert link == f"{ana.origin}/j/{code}"
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("status")).to_have_text("The link is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == link

    bruno = meet("touch", language="es", path=None)
    arrive(bruno, "Bruno")
    theirs = bruno.go(link.removeprefix(ana.origin))
    expect(page.get_by_text(bruno.word("web-free-seat"))).to_have_count(0)
    theirs.get_by_role("button", name="Sentarme aquí").tap()
    seat = page.get_by_role("listitem").filter(has_text="Bruno")
    expect(seat).to_contain_text("Ready to play")
    expect(page.get_by_text("Everyone is here and ready.")).to_be_visible()
    theirs.goto("about:blank")
    expect(seat).to_contain_text("Sits here, but is away just now")
    expect(page.get_by_text("You can wait for Bruno, or start")).to_be_visible()
    theirs.go_back()
    expect(seat).to_contain_text("Ready to play")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_visible()
    expect(theirs.get_by_text(bruno.word("web-wait-host"))).to_be_visible()
    start.click()
    expect(page.get_by_role("region", name="The table", exact=True)).to_be_visible()
    expect(theirs.get_by_role("region", name=bruno.word("web-board"), exact=True)).to_be_visible()
    assert {Following(one).look().viewer for one in (ana, bruno)} == {0, 1}


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_link_that_nobody_else_can_open_says_so(meet: Meet, hand: str, language: str) -> None:
    ana = meet(hand, language=language)
    page = set_with_friends(ana, ana.word("ghosts-title"))
    said = ana.word("web-share-alone", command="phantomline serve --host 0.0.0.0")
    expect(page.get_by_text(said)).to_be_visible()
    assert_accessible(page, "a lobby for this computer only")


def test_a_friend_comes_by_the_address_in_the_network(
    start_server: Callable[..., Server], meet: Meet
) -> None:
    address = network_address()
    if address is None:
        pytest.skip("this computer is in no network")
    server = start_server("--host", "0.0.0.0")
    ana = meet("mouse", at=server)
    page = set_with_friends(ana, "Ghosts", 2)
    link = page.get_by_text(
        re.compile(rf"^http://{re.escape(address)}:{server.port}/j/[A-Z]{{6}}$")
    )
    expect(link).to_be_visible()
    expect(page.get_by_text("Only this computer can join")).to_have_count(0)
    there = link.inner_text()
    bruno = meet("touch", at=Elsewhere(there.partition("/j/")[0]), path=None)
    bruno.watch.allow("Cross-Origin-Opener-Policy")  # which means nothing without TLS
    theirs = bruno.go(there)
    theirs.get_by_role("button", name="Sit here").tap()
    expect(page.get_by_text("Everyone is here and ready.")).to_be_visible()
    # Over there the address of the page is the one to pass on, and nobody is asked.
    expect(theirs.get_by_text(there)).to_be_visible()
    assert not [url for url in bruno.watch.asked if "/api/reach" in url]


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_new_name_is_seen_by_everybody_at_once(meet: Meet, hand: str, language: str) -> None:
    ana, bruno = meet("mouse", path=None), meet(hand, language=language, path=None)
    arrive(ana, "Ana")
    arrive(bruno, "Bruno")
    table = set_table(ana, "ghosts", ("me", None, None), start=False)
    assert bruno.context.request.post(f"/api/tables/{table}/seats/1", data={}).ok
    pages = [ana.go(f"/t/{table}"), bruno.go(f"/t/{table}")]
    for page in pages:
        expect(page.get_by_role("main").get_by_text("Bruno", exact=True)).to_be_visible()
    theirs = pages[1]
    bruno.use(theirs.get_by_role("button", name=re.compile("Bruno")))
    sheet = theirs.get_by_role("dialog")
    sheet.get_by_label(bruno.word("web-my-name")).fill("Berta")
    bruno.use(sheet.get_by_role("button", name=bruno.word("web-save")))
    theirs.keyboard.press("Escape")
    for page in pages:
        expect(page.get_by_role("main").get_by_text("Berta", exact=True)).to_be_visible()
        expect(page.get_by_role("main").get_by_text("Bruno", exact=True)).to_have_count(0)


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_guests_are_told_only_what_they_can_do(meet: Meet, hand: str, language: str) -> None:
    ana, bruno = meet("mouse", path=None), meet(hand, language=language, path=None)
    arrive(ana, "Ana")
    arrive(bruno, "Bruno")
    table = set_table(ana, "ghosts", ("me", None, None), start=False)
    expect(ana.go(f"/t/{table}").get_by_text(ana.word("web-lobby-lead"))).to_be_visible()
    page = bruno.go(f"/t/{table}")
    expect(page.get_by_text(bruno.word("web-lobby-guest"))).to_be_visible()
    assert_accessible(page, "a guest without a seat")
    bruno.use(page.get_by_role("button", name=bruno.word("web-sit")).first)
    expect(page.get_by_text(bruno.word("web-lobby-seated"))).to_be_visible()
    expect(page.get_by_text(re.compile("bots"))).to_have_count(0)


def test_the_options_of_a_game_are_explained_and_kept(meet: Meet) -> None:
    ana = meet("mouse")
    page = ana.page
    page.get_by_role("button", name="Play with friends: Ghosts Galore", exact=True).click()
    sheet = page.get_by_role("dialog")
    for option in ("Choose the sides", "For old hands"):
        box = sheet.get_by_role("switch", name=re.compile(option))
        expect(box).not_to_be_checked()
        said = box.evaluate("it => it.closest('label').innerText")
        assert len(said) > len(option) + 20, "no word about what it does"
    sheet.get_by_role("switch", name=re.compile("For old hands")).check(force=True)
    sheet.get_by_role("radio", name="30 seconds a move").check(force=True)
    sheet.get_by_role("switch", name=re.compile("List it among")).check(force=True)
    sheet.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("Time to think: 30 seconds a move")).to_be_visible()
    expect(page.get_by_text("Listed among the open tables.")).to_be_visible()
    it = Following(ana).until(lambda it: bool(it.table))
    assert it.table["settings"]["options"] == {"experts": True}
    assert it.table["settings"]["public"]


@pytest.mark.parametrize(
    ("hand", "language", "game"),
    [("mouse", "en", "train"), ("keyboard", "es", "ghosts"), ("touch", "es", "galore")],
)
def test_the_host_says_who_starts_and_everybody_reads_it(
    meet: Meet, hand: str, language: str, game: str
) -> None:
    ana, bruno = meet(hand, language=language), meet("mouse", path=None)
    arrive(bruno, "Bruno")
    page = set_with_friends(ana, ana.word(f"{game}-title"), 2)
    expect(page.get_by_text(ana.word("web-starts", who="chance"))).to_be_visible()
    theirs = bruno.go(f"/t/{page.url.rsplit('/', 1)[1]}")
    expect(theirs.get_by_text("Chance decides who starts.")).to_be_visible()
    ana.use(page.get_by_role("button", name=ana.word("web-rearrange")))
    sheet = page.get_by_role("dialog")
    choice = sheet.get_by_role("group", name=ana.word("web-starter"))
    expect(choice).to_have_accessible_description(ana.word("web-starter-hint"))
    _pick(ana, choice.get_by_role("radio", name=ana.word("web-seat-n", n=2)))
    assert_accessible(page, "who starts")
    ana.use(sheet.get_by_role("button", name=ana.word("web-rearrange-save")))
    expect(theirs.get_by_text("Whoever takes seat 2 starts.")).to_be_visible()
    theirs.get_by_role("button", name="Sit here").click()
    expect(theirs.get_by_text("You start.")).to_be_visible()
    said = ana.word("web-starts", who="other", name="Bruno")
    expect(page.get_by_text(said, exact=True)).to_be_visible()
    ana.use(page.get_by_role("button", name=ana.word("web-rearrange")))
    expect(choice.get_by_role("radio", name="Bruno")).to_be_checked()
    ana.use(sheet.get_by_role("button", name=ana.word("web-cancel")))
    ana.use(page.get_by_role("button", name=ana.word("web-start")))
    it = Following(bruno).until(lambda it: it.view is not None)
    assert it.table["settings"]["options"] == {"start": 1}
    assert it.view is not None
    assert it.view["actors"] == [1]


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_what_is_refused_can_be_chosen_otherwise(meet: Meet, hand: str, language: str) -> None:
    ana, bruno = meet(hand, language=language, path=None), meet(path=None)
    for person, name in ((ana, "Ana"), (bruno, "Bruno")):
        arrive(person, name)
    table = set_table(ana, "ghosts", ("me", None, None), start=False)
    page = ana.go(f"/t/{table}")
    ana.use(page.get_by_role("button", name=ana.word("web-rearrange")))
    sheet = page.get_by_role("dialog", name=ana.word("web-rearrange"))
    many = sheet.get_by_role("group", name=ana.word("web-how-many"))
    _pick(ana, many.get_by_role("radio", name="2", exact=True))
    # Meanwhile somebody sits down where there would be no seat.
    taken = bruno.context.request.post(f"/api/tables/{table}/seats/2", data={})
    assert taken.ok, taken.text()
    expect(page.get_by_text("Bruno", exact=True)).to_have_count(1)
    ana.watch.allow("409 PUT|409 PATCH|409 POST")
    ana.use(sheet.get_by_role("button", name=ana.word("web-rearrange-save")))
    refused = ana.word("table-refused-seats-in-use")
    expect(page.get_by_role("status").filter(has_text=refused)).to_have_count(1)
    expect(sheet).to_be_visible()
    _pick(ana, many.get_by_role("radio", name="4", exact=True))
    ana.use(sheet.get_by_role("button", name=ana.word("web-rearrange-save")))
    expect(sheet).to_have_count(0)
    Following(ana).until(lambda it: it.table.get("settings", {}).get("seats") == 4)


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_listed_table_says_that_strangers_have_a_clock(
    meet: Meet, hand: str, language: str
) -> None:
    ana = meet(hand, language=language, path=None)
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", ("me", None), start=False)
    page = ana.go(f"/t/{table}")
    ana.use(page.get_by_role("button", name=ana.word("web-rearrange")))
    sheet = page.get_by_role("dialog", name=ana.word("web-rearrange"))
    clock = sheet.get_by_role("group", name=ana.word("web-clock"))
    expect(clock.get_by_role("radio", name=ana.word("web-clock-none"))).to_be_checked()
    public = ana.word("web-clock-move-minutes", minutes=3)
    said = ana.word("web-clock-listed", clock=public)
    expect(sheet.get_by_text(said)).to_have_count(0)
    _pick(ana, sheet.get_by_role("switch", name=re.compile(ana.word("web-listed"))))
    expect(clock).to_have_accessible_description(said)
    assert_accessible(page, "a clock for strangers")
    _pick(ana, clock.get_by_role("radio", name=ana.word("web-clock-quick")))
    expect(sheet.get_by_text(said)).to_have_count(0)
    _pick(ana, clock.get_by_role("radio", name=ana.word("web-clock-none")))
    ana.use(sheet.get_by_role("button", name=ana.word("web-rearrange-save")))
    expect(page.get_by_text(f"{ana.word('web-clock')}: {public}")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_people_play_for_their_rating_by_their_own_wits(meet: Meet, language: str) -> None:
    ana = meet("mouse", language=language)
    page = ana.page
    label = ana.word("web-friends-label", game=ana.word("ghosts-title"))
    page.get_by_role("button", name=label, exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="2", exact=True).check(force=True)
    rated = sheet.get_by_role("switch", name=re.compile(ana.word("web-rated")))
    expect(rated).not_to_be_checked()
    rated.check(force=True)
    sheet.get_by_role("button", name=ana.word("web-set-table")).click()
    expect(page.get_by_text(ana.word("web-is-rated"))).to_be_visible()
    expect(page.get_by_text(ana.word("web-wait-rated", free=1))).to_be_visible()
    expect(page.get_by_role("button", name=ana.word("web-add-bot"))).to_have_count(0)
    assert_accessible(page, "a rated table")
    bruno = meet("mouse", path=None)
    arrive(bruno, "Bruno")
    theirs = bruno.go(f"/t/{page.url.rsplit('/', 1)[1]}")
    theirs.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name=ana.word("web-start")).click()
    sides = [Following(one).until(lambda it: it.view is not None) for one in (ana, bruno)]
    asked = next(one.person for one in sides if one.mine)
    expect(asked.page.get_by_text(asked.word("web-hints-rated"))).to_be_visible()
    expect(asked.page.get_by_role("button", name=asked.word("web-hints-ask"))).to_have_count(0)


def test_a_seat_is_given_up_and_a_table_closed(meet: Meet) -> None:
    ana = meet("mouse")
    page = set_with_friends(ana, "Ghosts")
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Boo")).click()
    page.get_by_role("button", name="Ask Boo to leave").click()
    expect(page.get_by_role("button", name="Add a bot")).to_have_count(2)
    page.get_by_role("button", name="Close this table").click()
    expect(page.get_by_role("article")).to_have_count(3)


def test_escape_leaves_a_sheet_and_the_focus_where_it_was(meet: Meet) -> None:
    page = meet("keyboard").page
    button = page.get_by_role("button", name="Play with friends: Ghosts", exact=True)
    press_on(button)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize(
    ("hand", "size", "language"), [("keyboard", "laptop", "en"), ("touch", "small", "es")]
)
def test_whoever_has_a_made_up_name_is_asked_for_theirs_at_their_seat(
    meet: Meet, hand: str, size: str, language: str
) -> None:
    ana = meet(path=None)
    arrive(ana, "Ana")
    table = set_table(ana, "ghosts", ("me", None, "random"), start=False)
    hers = ana.go(f"/t/{table}").get_by_role("main").get_by_role("listitem")
    expect(hers.filter(has_text="Ana").first).to_be_visible()
    expect(ana.page.get_by_role("textbox", name=ana.word("web-name-asked"))).to_have_count(0)
    bruno = meet(hand, path=f"/t/{table}", size=size, language=language)
    page = bruno.page
    field = page.get_by_role("textbox", name=bruno.word("web-name-asked"))
    sit = page.get_by_role("button", name=bruno.word("web-sit"))
    expect(sit).to_be_visible()
    expect(field).to_have_count(0)
    bruno.use(sit)
    expect(field).to_be_in_viewport()
    made_up = field.get_attribute("placeholder")
    assert made_up
    expect(hers.filter(has_text=made_up)).to_be_visible()
    assert_accessible(page, "a lobby that asks for a name")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if hand == "keyboard":
        tab_to(field)
    else:
        field.tap()
    page.keyboard.type("Bruno")
    page.keyboard.press("Enter")
    expect(field).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    # Everybody reads it at once.
    expect(hers.filter(has_text="Bruno")).to_be_visible()
    expect(hers.filter(has_text=made_up)).to_have_count(0)
