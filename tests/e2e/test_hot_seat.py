"""Around one screen: it is handed on without what the last one knew."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person, press_on
from tests.e2e.secrets import given_away
from tests.e2e.tables import Following, arrive, sit_at

TURNS = 6  #: three for each of two
ABOUT_A_SEAT = re.compile(r"/(described|prospects|hints|moments)\b")


def begin(person: Person, game: str, *names: str) -> Following:
    """Set a table for two around this screen; nobody has said yet who looks at it."""
    page = person.page
    title = person.word(f"{game}-title")
    friends = person.word("web-friends-label", game=title)
    person.use(page.get_by_role("button", name=friends, exact=True))
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=person.word("web-where-here")).check(force=True)
    sheet.get_by_role("radio", name="2", exact=True).check(force=True)
    fields = sheet.get_by_role("group", name=person.word("web-names")).get_by_role("textbox")
    expect(fields).to_have_count(2)
    for n, name in enumerate(names):
        fields.nth(n).fill(name)
    assert_accessible(page, "who plays around this screen")
    person.use(sheet.get_by_role("button", name=person.word("web-start")))
    return Following(person).until(lambda it: it.view is not None)


def forget(person: Person) -> None:
    """Look only at what comes from now on."""
    person.watch.heard.clear()
    person.watch.asked.clear()


def assert_hidden(it: Following, page: Page | None = None) -> None:
    """The page asks who is in front of it, and was told nothing that is for one seat alone."""
    page, person = page or it.page, it.person
    expect(
        page.get_by_role("button", name=re.compile(person.word("web-i-am", name="")))
    ).not_to_have_count(0)
    expect(page.get_by_role("region", name=person.word("web-board"), exact=True)).to_have_count(0)
    assert person.watch.heard
    assert given_away(person.watch.heard, it.table["game"], None) == []
    assert not [url for url in person.watch.asked if ABOUT_A_SEAT.search(url)]


def read_aloud(page: Page) -> str:
    """Everything that assistive technology can find on the page."""
    cdp = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = cdp.send("Accessibility.getFullAXTree")["nodes"]
    cdp.detach()
    texts = [
        str(node.get(part, {}).get("value", ""))
        for node in nodes
        for part in ("name", "description", "value")
    ]
    return "\n".join(text for text in texts if text)


def secrets(page: Page, game: str) -> list[str]:
    """The words on the page about what only the one in front of it may know or do."""
    if game == "galore":
        hidden = page.locator(".tray .hidden")
        tile = hidden.locator("[data-tile]").get_attribute("data-tile")
        return [str(hidden.get_attribute("aria-label")), f'data-tile="{tile}"']
    choices = page.get_by_role("group", name="Your choices").get_by_role("button")
    return list(choices.evaluate_all("all => all.map((it) => it.textContent.trim())"))


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_nothing_of_the_last_hand_is_left_for_the_next(meet: Meet, game: str) -> None:
    it = begin(meet("mouse"), game).take_screen()
    page = it.page
    for _ in range(4):
        page.get_by_role("heading", name="Your turn").or_(
            page.get_by_role("button", name=re.compile("^Pass the screen"))
        ).first.wait_for()
        if not it.mine:
            page.get_by_role("button", name=re.compile("^Pass the screen")).click()
            page.get_by_role("button", name=re.compile("^I am ")).click()
            it.until(lambda it: it.mine)
        it.choices().first.wait_for()
        known = secrets(page, game)
        assert known
        seat = it.viewer
        while it.viewer == seat and it.mine:
            it.choose(-1 if game == "train" else 0)
        page.get_by_role("button", name=re.compile("^Pass the screen")).click()
        ready = page.get_by_role("button", name=re.compile("^I am "))
        expect(ready).to_be_visible()
        expect(page.get_by_text("The last hand is hidden.")).to_be_visible()
        shown = page.content() + read_aloud(page)
        expect(page.get_by_role("region", name="The table", exact=True)).to_have_count(0)
        for secret in known:
            assert secret not in shown, f"the next one could read: {secret}"
        it.until(lambda it: it.viewer is None)
        heard = len(it.person.watch.heard)
        ready.click()
        it.until(_seen_by_other_than(seat))
        since = map(json.loads, it.person.watch.heard[heard:])
        hello = next(one for one in since if one["type"] == "hello")
        assert hello["viewer"] == it.viewer


def test_the_first_screen_can_be_had_back_before_the_hand_over(meet: Meet) -> None:
    it = begin(meet("mouse"), "ghosts").take_screen()
    page = it.page
    seat = it.viewer
    it.choose()
    page.get_by_role("button", name=re.compile("^Pass the screen")).click()
    page.get_by_role("button", name="Not yet, go back").click()
    expect(page.get_by_role("region", name="The table", exact=True)).to_be_visible()
    it.until(lambda it: it.viewer is not None)
    assert it.viewer == seat


@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("es", "phone")])
def test_bots_may_sit_with_those_around_the_screen(meet: Meet, language: str, size: str) -> None:
    ana = meet("mouse", language=language, size=size)
    page = ana.page
    friends = ana.word("web-friends-label", game=ana.word("ghosts-title"))
    ana.use(page.get_by_role("button", name=friends, exact=True))
    sheet = page.get_by_role("dialog").first
    sheet.get_by_role("radio", name=ana.word("web-where-here")).check(force=True)
    sheet.get_by_role("group", name=ana.word("web-how-many")).get_by_role("radio", name="4").check(
        force=True
    )
    bots = sheet.get_by_role("group", name=ana.word("web-bots-here"))
    expect(bots.get_by_role("radio")).to_have_count(3)
    bots.get_by_role("radio", name="2", exact=True).check(force=True)
    fields = sheet.get_by_role("group", name=ana.word("web-names")).get_by_role("textbox")
    expect(fields).to_have_count(2)
    for n, name in enumerate(("Ana", "Leo")):
        fields.nth(n).fill(name)
    change = ana.word("web-bot-change", name=ana.word("web-bot-easy"))
    ana.use(sheet.get_by_role("button", name=change))
    known = page.get_by_role("dialog", name=ana.word("web-pick-bot"))
    expect(known).to_contain_text(ana.word("bot-random-character"))
    ana.use(page.get_by_role("button", name=re.compile(f"^{ana.word('web-bot-random')}")))
    assert_accessible(page, "two people and two bots around a screen")
    ana.use(sheet.get_by_role("button", name=ana.word("web-start")))
    it = Following(ana).until(lambda it: it.view is not None)
    seats = it.table["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Ana", "Leo"]
    assert [seat["bot"] for seat in seats] == [None, None, "greedy", "random"]
    # The bots play, and then it is somebody's turn who is there, or to be passed the screen.
    it.take_screen()
    pass_on = page.get_by_role("button", name=re.compile(ana.word("web-pass-to", name="")))
    it.until(lambda it: it.mine or pass_on.is_visible())


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_a_game_begins_with_nobodys_hand(meet: Meet, game: str) -> None:
    it = begin(meet("mouse"), game)
    assert_hidden(it)
    assert_accessible(it.page, "who begins")
    it.take_screen()
    assert it.mine


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_page_that_is_loaded_again_asks_who_is_there(
    meet: Meet, hand: str, language: str
) -> None:
    it = begin(meet(hand, language=language), "galore").take_screen()
    page, person = it.page, it.person
    forget(person)
    page.reload()
    it = Following(person).until(lambda it: it.view is not None)
    assert_hidden(it)
    it.take_screen()
    _play_until_passed(it)
    forget(person)
    page.reload()
    it = Following(person).until(lambda it: it.view is not None)
    assert_hidden(it)
    # Whoever had the screen is not known any more, and so cannot have it back.
    expect(page.get_by_role("button", name=person.word("web-pass-back"))).to_have_count(0)
    assert_accessible(page, "after a reload")
    it.take_screen()
    assert it.mine


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_whoever_comes_from_elsewhere_is_asked_who_they_are(
    meet: Meet, hand: str, language: str
) -> None:
    it = begin(meet(hand, language=language), "galore").take_screen()
    page, person = it.page, it.person
    _play_until_passed(it)
    path = f"/t/{it.table['id']}"
    page.goto("/")
    game = page.locator(f'a[href="{path}"]')
    expect(game).to_be_visible()
    forget(person)
    person.use(game)
    expect(page).to_have_url(re.compile(f"{path}$"))
    it.until(lambda _: bool(person.watch.heard))
    assert_hidden(it)
    it = Following(person).take_screen()
    forget(person)
    page.go_back()
    expect(game).to_be_visible()
    page.go_forward()
    it.until(lambda _: bool(person.watch.heard))
    assert_hidden(it)
    # A seat in the address, as older links have it, says nothing about who looks.
    for address in (path, f"{path}?seat=0", f"{path}?seat=1"):
        forget(person)
        tab = person.context.new_page()
        tab.goto(address)
        expect(
            tab.get_by_role("button", name=re.compile(person.word("web-i-am", name="")))
        ).to_be_visible()
        assert_hidden(it, tab)
        tab.close()


def test_where_several_act_at_once_each_may_say_that_it_is_them(meet: Meet) -> None:
    it = begin(meet("touch"), "galore").take_screen()
    page, person = it.page, it.person
    for _ in range(20):
        it.until(lambda it: it.mine or _passing(page))
        if len((it.view or {})["actors"]) == 2:
            break
        if it.mine:
            it.choose()
        else:
            page.get_by_role("button", name=re.compile("^Pass the screen")).tap()
            it.take_screen()
    forget(person)
    page.reload()
    it = Following(person).until(lambda it: it.view is not None)
    assert_hidden(it)
    expect(page.get_by_role("heading", name=person.word("web-pass-who"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_have_count(2)
    assert_accessible(page, "two may act")
    it.take_screen(1)
    assert it.viewer == 1
    assert it.mine
    it.choose()
    # The other one has not placed yet, and is the only one whom the screen can be for.
    page.get_by_role("button", name=re.compile("^Pass the screen")).tap()
    assert it.take_screen().viewer == 0


@pytest.mark.parametrize(
    ("hand", "language", "other"), [("mouse", "en", "Player 2"), ("touch", "es", "Jugador 2")]
)
def test_those_around_the_screen_are_called_by_their_names(
    meet: Meet, hand: str, language: str, other: str
) -> None:
    it = begin(meet(hand, language=language), "ghosts", "  Lila  ")
    page, person = it.page, it.person
    assert [seat["name"] for seat in it.table["seats"]] == ["Lila", other]
    first = (it.view or {})["actors"][0]
    names = ["Lila", other]
    expect(
        page.get_by_role("heading", name=person.word("web-pass-title", name=names[first]))
    ).to_be_visible()
    it.take_screen()
    it.choose()
    seats = page.get_by_role("banner")
    expect(seats.get_by_text(names[1 - first]).first).to_be_visible()
    to_other = person.word("web-pass-to", name=names[1 - first])
    person.use(page.get_by_role("button", name=to_other, exact=True))
    it.take_screen()
    # In the log, too, it is by name that the other one is spoken of.
    expect(page.locator(".story").get_by_text(names[first]).first).to_be_visible()
    page.goto("/")
    both = f"Lila {'y' if language == 'es' else 'and'} {other}"
    row = page.locator(f'a[href="/t/{it.table["id"]}"]')
    expect(row.get_by_text(person.word("web-table-around", names=both))).to_be_visible()


def test_whoever_sets_the_table_is_one_of_them_by_their_own_name(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    arrive(ana, "Ana")
    ana.go()
    it = begin(ana, "ghosts")
    assert [seat["name"] for seat in it.table["seats"]] == ["Ana", "Player 2"]
    # Where somebody else has that seat, they say so.
    for given, called in ((("Lila", "Max"), ["Lila", "Max"]), (("",), ["Player 1", "Player 2"])):
        ana.go()
        forget(ana)
        it = begin(ana, "ghosts", *given)
        assert [seat["name"] for seat in it.table["seats"]] == called


def test_a_newcomer_is_called_as_the_form_showed(meet: Meet) -> None:
    """They get a name as they begin, but that is not what they have read there."""
    it = begin(meet("mouse"), "ghosts")
    assert [seat["name"] for seat in it.table["seats"]] == ["Player 1", "Player 2"]


def test_a_whole_game_around_one_screen(meet: Meet) -> None:
    it = begin(meet("mouse"), "galore", "Lila", "Max").take_screen()
    page = it.page
    for _ in range(120):
        it.until(lambda it: it.over or it.mine or _passing(page))
        if it.over:
            break
        if it.mine:
            it.choose()
        else:
            page.get_by_role("button", name=re.compile("^Pass the screen")).click()
            seat = it.viewer
            page.get_by_role("button", name=re.compile("^I am ")).click()
            it.until(_seen_by_other_than(seat))
    assert it.over
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    for name in ("Lila", "Max"):
        expect(page.get_by_role("banner").get_by_text(name).first).to_be_visible()
    # Nothing is secret any more, and nobody is asked.
    page.reload()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), [("ghosts", "en"), ("train", "es")])
def test_the_screen_goes_from_hand_to_hand_by_keyboard_alone(
    meet: Meet, game: str, language: str
) -> None:
    ana = meet("keyboard", path=None, language=language)
    it = sit_at(ana, game, ("me", "me"))
    turns: list[int | None] = []
    while len(turns) < TURNS:
        it.until(lambda it: it.mine)
        turns.append(it.viewer)
        _play_until_passed(it)
        expect(it.page.get_by_role("region", name=ana.word("web-board"), exact=True)).to_have_count(
            0
        )
        it.take_screen()
    assert set(turns) == {0, 1}
    assert all(one != other for one, other in pairwise(turns))


def test_a_move_is_taken_back_before_the_screen_is_passed_on(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    it = sit_at(ana, "ghosts", ("me", "me"))
    page, seat, before = it.page, it.viewer, it.view
    it.choose()
    pass_on = page.get_by_role("button", name=re.compile(ana.word("web-pass-to", name="")))
    expect(pass_on).to_be_visible()
    press_on(page.get_by_role("button", name=ana.word("web-undo"), exact=True))
    it.until(lambda it: it.mine)
    # It is as it was, and nobody else was asked or has seen a hand.
    assert it.viewer == seat
    assert it.view == before
    expect(pass_on).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    it.choose(1)
    ana.use(pass_on)
    it.until(lambda it: it.viewer is None)
    it.take_screen()
    assert it.viewer != seat


def _seen_by_other_than(seat: int | None) -> Callable[[Following], bool]:
    return lambda it: it.viewer not in (seat, None)


def _play_until_passed(it: Following) -> None:
    """Do what is asked of one seat, and give the screen away."""
    pass_on = it.page.get_by_role("button", name=re.compile(it.person.word("web-pass-to", name="")))
    while it.until(lambda it: it.mine or pass_on.is_visible()).mine:
        it.choose()
    it.person.use(pass_on)
    it.until(lambda it: it.viewer is None)


def _passing(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^Pass the screen")).is_visible()
