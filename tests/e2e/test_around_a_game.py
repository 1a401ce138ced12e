"""What surrounds every game: taking back, looking back, playing again, the rules, why not."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import assert_accessible
from tests.e2e.frames_drawn import pictures
from tests.e2e.people import Meet
from tests.e2e.tables import Following, sit_at
from tests.e2e.test_train import SPACES

GAMES = ("galore", "ghosts", "train")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_against_bots_is_taken_back_at_once(meet: Meet, game: str) -> None:
    it = sit_at(meet("mouse", path=None), game, ("me", "random"))
    assert it.until_asked()
    before = it.view
    it.choose()
    it.until_asked()
    it.page.get_by_role("button", name="Take my move back").click()
    it.until(lambda it: it.view == before)
    expect(it.page.get_by_role("heading", name="Your turn")).to_be_visible()
    log = it.page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(log.last).to_contain_text("You take your move back.")
    heard = it.page.locator("[aria-live=polite]")
    asked = it.page.get_by_role("region", name="What to do").get_by_role("paragraph").first
    taken = re.compile("^You take your move back. ")
    expect(heard.filter(has_text=taken)).to_contain_text(asked.inner_text())
    it.page.keyboard.press("y")
    expect(heard.filter(has_text=taken)).to_contain_text("Your turn")
    it.choose()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_leaves_the_machine_alone(meet: Meet, game: str) -> None:
    """Every picture is work: where nothing moves but a flame, there are few of them."""
    somebody = meet("mouse", still=False)
    assert pictures(somebody.page, 0.5) > 5, "at home things move, and that is seen"
    it = sit_at(somebody, game, ("me", "random"))
    assert it.until_asked()
    drawn: list[int] = []
    for _ in range(5):  # what is dealt comes to rest first
        drawn.append(pictures(it.page, 2))
        if drawn[-1] <= 30:
            break
    assert drawn[-1] <= 30, drawn


def test_an_earlier_moment_is_looked_at_and_left_again(meet: Meet) -> None:
    it = sit_at(meet("mouse", path=None), "ghosts", ("me", "random"))
    for _ in range(3):
        assert it.until_asked()
        it.choose()
    assert it.until_asked()
    page = it.page
    page.get_by_role("list", name="Log").get_by_role("button").first.click()
    back = page.get_by_role("region", name=it.person.word("web-looking-back"))
    expect(back).to_be_visible()
    expect(page.locator("summary").filter(has_text="All choices in words")).to_have_count(0)
    back.get_by_role("button", name=it.person.word("web-later")).click()
    where = back.get_by_role("status").locator("span")
    here = where.inner_text()
    page.keyboard.press(",")
    expect(where).not_to_have_text(here)
    page.keyboard.press(".")
    expect(where).to_have_text(here)
    # Whoever wants no single keys has none of these either, and is not told of them.
    expect(back).to_contain_text(it.person.word("web-looking-keys"))
    page.keyboard.press("?")
    page.get_by_role("switch", name=it.person.word("web-eyes-keys-on")).press(" ")
    page.keyboard.press("Escape")
    expect(back).not_to_contain_text(it.person.word("web-looking-keys"))
    page.keyboard.press(",")
    page.keyboard.press("Alt+Shift+Period")
    expect(where).not_to_have_text(here)
    page.keyboard.press("Alt+Shift+Comma")
    expect(where).to_have_text(here)
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    it.choose()


@pytest.mark.parametrize("game", ["ghosts", "galore"])
def test_the_log_follows_the_game_unless_somebody_reads(meet: Meet, game: str) -> None:
    it = sit_at(meet("mouse", path=None, size="desktop"), game, ("me", "random", "random"))
    page = it.page
    log = page.get_by_role("list", name="Log")
    newest = page.get_by_role("button", name="To the newest line")
    at_end = "list => list.scrollHeight - list.scrollTop - list.clientHeight"
    for _ in range(6):
        assert it.until_asked()
        it.choose()
        assert it.until_asked()
        expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
        # Panels come and go beside it, and it gets higher and lower by that.
        page.wait_for_function(f"() => ({at_end})(document.querySelector('.log ol')) < 2")
    expect(newest).to_have_count(0)
    log.hover()
    page.mouse.wheel(0, -150)
    expect(newest).to_be_visible()
    place = log.evaluate("list => list.scrollTop")
    it.choose()
    assert it.until_asked()
    assert log.evaluate("list => list.scrollTop") == place, "whoever reads stays where they are"
    assert_accessible(page, "a log that somebody reads")
    newest.click()
    expect(newest).to_have_count(0)
    page.wait_for_function(f"() => ({at_end})(document.querySelector('.log ol')) < 2")


@pytest.mark.parametrize(("game", "language"), [("train", "es"), ("ghosts", "en")])
def test_whoever_left_is_not_told_that_they_won(meet: Meet, game: str, language: str) -> None:
    ana = meet("mouse", path=None, language=language)
    page = ana.page
    asks = page.get_by_role("region", name=ana.word("web-decision"))
    winners: list[int] = []
    tried = 0
    while winners != [0]:
        tried += 1
        assert tried < 13, "none of twelve bots has won"
        it = sit_at(ana, game, ("me", "random"))
        it.until_asked()
        it.leave_to_bots()
        expect(asks).to_contain_text(ana.word("web-left-last"))
        winners = it.table["outcome"]["winners"]
    bot = ana.word("web-bot-of", name="Ana")
    expect(asks.get_by_role("heading")).to_contain_text(bot, ignore_case=True)
    log = page.get_by_role("list", name=ana.word("web-log")).get_by_role("listitem")
    expect(log.last).to_contain_text(bot, ignore_case=True)
    seats = page.get_by_role("region", name=ana.word("web-seats")).get_by_role("listitem")
    expect(seats.first).not_to_contain_text(ana.word("web-won"))
    assert_accessible(page, "the end for somebody who left")
    page.goto("/me")
    expect(page.get_by_text(re.compile(r"\b2(\.º|nd)")).first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_end_is_told_and_one_plays_again(meet: Meet, language: str) -> None:
    ana = meet("mouse", path=None, language=language)
    it = sit_at(ana, "galore", ("me", "random"))
    it.play_on()
    page = ana.page
    again = page.get_by_role("button", name=ana.word("web-rematch"))
    expect(again).to_be_visible()
    seats = page.get_by_role("region", name=ana.word("web-seats")).get_by_role("listitem")
    for seat, score in enumerate(it.table["outcome"]["scores"]):
        expect(seats.nth(seat)).to_contain_text(str(score))
    for winner in it.table["outcome"]["winners"]:
        expect(seats.nth(winner)).to_contain_text(ana.word("web-won"))
    first = it.table["id"]
    again.click()
    expect(page).not_to_have_url(re.compile(first))
    it.until(lambda it: it.table["id"] != first and it.view is not None)
    assert it.table["status"] == "playing"
    page.go_back()
    to_rematch = page.get_by_role("link", name=ana.word("web-to-rematch"))
    expect(to_rematch).to_be_visible()


def test_a_finished_game_is_kept_as_a_record(meet: Meet) -> None:
    it = sit_at(meet("mouse", path=None), "galore", ("me", "random"))
    it.play_on()
    it.page.get_by_role("button", name="Menu").click()
    with it.page.expect_download() as downloading:
        it.page.get_by_role("link", name="Download the record").click()
    kept = downloading.value.path().read_text(encoding="utf-8")
    assert '"galore"' in kept.splitlines()[0]


def test_the_rules_are_at_hand_and_can_be_searched(meet: Meet) -> None:
    it = sit_at(meet("keyboard", path=None), "ghosts", ("me", "random"))
    page = it.page
    it.person.use(page.get_by_role("button", name="Rules"))
    book = page.get_by_role("dialog")
    expect(book).to_be_visible()
    book.get_by_role("searchbox").focus()
    page.keyboard.type("mist")
    found = book.get_by_role("status")
    expect(found.filter(has_text=re.compile(r"^(\d+|One) rules?"))).to_have_count(1)
    expect(book.get_by_text("GH-24", exact=True)).to_be_visible()
    page.keyboard.press("Control+a")
    page.keyboard.type("xyzzy")
    expect(found.filter(has_text="No rule says that.")).to_have_count(1)
    page.keyboard.press("Escape")
    if book.count():  # the first Escape empties the field
        page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(page.get_by_role("button", name="Rules")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_rules_have_a_page_of_their_own(meet: Meet, language: str) -> None:
    ana = meet("mouse", path="/rules/train#GT-20", language=language)
    page = ana.page
    expect(page.get_by_text("GT-20", exact=True)).to_be_in_viewport()
    page.get_by_role("searchbox").fill({"en": "LOCOMOTIVE", "es": "LOCOMOTORA"}[language])
    expect(page.get_by_text("GT-20", exact=True)).to_have_count(0)
    expect(page.get_by_text(re.compile(r"^GT-\d+$"))).not_to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_game(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    it = sit_at(ana, "ghosts", ("me", "random"))
    assert it.until_asked()
    page = ana.page
    page.evaluate("globalThis.sameAsBefore = true")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Name and looks").click()
    page.get_by_role("dialog").get_by_role("radio", name="Español").check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1, name="Fantasmas")).to_be_visible()
    expect(page.get_by_role("heading", name="Te toca")).to_be_visible()
    log = page.get_by_role("list", name="Crónica").get_by_role("listitem")
    expect(log.first).to_contain_text("Empieza la partida.")
    assert page.evaluate("globalThis.sameAsBefore === true")


def test_what_happens_is_announced(meet: Meet) -> None:
    it = sit_at(meet(path=None), "ghosts", ("me", "random"))
    assert it.until_asked()
    it.choose()
    heard = it.page.locator("[aria-live=polite]").filter(has_text=re.compile("^(You|Flutter) "))
    expect(heard).to_have_count(1)
    assert it.until_asked()
    asked = it.page.get_by_role("region", name="What to do").get_by_role("paragraph")
    expect(heard).to_contain_text(asked.inner_text())


def test_a_table_seen_by_a_stranger_is_watched(meet: Meet) -> None:
    it = sit_at(meet(path=None), "train", ("me", "random"))
    other = meet("mouse", path=f"/t/{it.table['id']}")
    expect(other.page.get_by_text("You are watching")).to_be_visible()
    assert Following(other).look().viewer is None


@pytest.mark.parametrize(
    ("game", "hand", "language"),
    [("ghosts", "keyboard", "en"), ("galore", "mouse", "es"), ("train", "touch", "en")],
)
def test_the_book_opens_at_the_rule_that_refused(
    meet: Meet, game: str, hand: str, language: str
) -> None:
    ana = meet(hand, path=None, language=language)
    it = sit_at(ana, game, ("me", "random"), options={"start": 0})
    page = it.page
    assert it.until_asked()
    if game == "ghosts":
        # With no pile there is nothing to take.
        ana.use(page.get_by_role("button", name=re.compile(f"^{ana.word('board-ghosts-take')}")))
    elif game == "galore":
        page.locator('.mine [data-cell="4"]').click()
    else:
        can = {action.get("route") for action in it.legal}
        route = next(one for one in SPACES if one not in can)
        page.locator(f'[data-route="{route}"] rect.slot').first.tap()
        ana.use(page.get_by_role("button", name=ana.word("board-train-why")))
    why = page.get_by_role("link", name=re.compile(re.escape(ana.word("web-why-rule", rule=""))))
    expect(why).to_be_visible()
    rule = str(why.get_attribute("href")).split("#")[1]
    ana.use(why)
    book = page.get_by_role("dialog")
    entry = book.locator(f"[id='{rule}']")
    expect(entry).to_be_in_viewport()
    expect(entry).to_be_focused()
    expect(entry).to_contain_text(rule)
    assert_accessible(page, "the book at a rule")
    # The game is still there, as it was.
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert it.mine
