"""Short messages: over dialogs as well, by keyboard as well, and for as long as somebody needs."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person, press_on, tab_to
from tests.e2e.reading import ScreenReader
from tests.e2e.tables import arrive, sit_at

AGES = 120_000
"""After so many milliseconds no message is left that goes by itself."""


def messages(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.word("web-messages"), exact=True)


def preferences(person: Person) -> Locator:
    button = re.compile(person.word("web-preferences"))
    person.use(person.page.get_by_role("button", name=button).first)
    dialog = person.page.get_by_role("dialog", name=person.word("web-preferences"))
    expect(dialog).to_be_visible()
    return dialog


def renamed(person: Person, dialog: Locator, name: str) -> str:
    """Choose a name in the preferences, and return what is said then."""
    dialog.get_by_role("textbox").fill(name)
    person.use(dialog.get_by_role("button", name=person.word("web-save")))
    return person.word("web-renamed", name=name)


@pytest.mark.parametrize(("hand", "language"), [("mouse", "en"), ("touch", "es")])
def test_a_message_over_a_dialog_is_heard_and_put_away(
    meet: Meet, hand: str, language: str
) -> None:
    ana = meet(hand, path=None, language=language)
    arrive(ana, "Ana")
    page = ana.go("/")
    expect(page.get_by_role("article")).to_have_count(3)
    dialog = preferences(ana)
    told = renamed(ana, dialog, "Bruno")
    expect(messages(ana).get_by_text(told)).to_be_visible()
    # Once as what is seen, and once as what is said aloud.
    heard = ScreenReader(ana).until(
        lambda tree: [one.role for one in tree.walk() if one.text() == told]
    )
    assert "status" in heard
    assert_accessible(page, "a message over a dialog")
    ana.use(messages(ana).get_by_role("button", name=ana.word("web-dismiss")))
    expect(messages(ana)).to_have_count(0)
    expect(dialog).to_be_visible()


def test_what_was_heard_over_a_dialog_is_not_said_again(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    arrive(ana, "Ana")
    page = ana.go("/")
    told = renamed(ana, preferences(ana), "Bruno")
    expect(page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(messages(ana).get_by_text(told)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=told)).to_have_count(0)


def middle(target: Locator) -> tuple[float, float]:
    at = target.bounding_box()
    assert at is not None
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def test_to_mark_words_does_not_close_a_dialog(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    arrive(ana, "Ana")
    page = ana.go("/")
    expect(page.get_by_role("article")).to_have_count(3)
    dialog = preferences(ana)
    mouse = page.mouse
    mouse.move(*middle(dialog.get_by_role("heading", level=2)))
    mouse.down()
    mouse.move(20, 20, steps=5)
    mouse.up()
    expect(dialog).to_be_visible()
    # To press beside it closes it all the same.
    mouse.click(20, 20)
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "es"])
def test_why_something_cannot_be_done_is_read_by_keyboard(meet: Meet, language: str) -> None:
    ana = meet("keyboard", path=None, language=language)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    page = it.page
    page.clock.install()
    assert it.until_asked()
    page.keyboard.press("m")
    expect(page.get_by_role("status").filter(has_text=ana.word("web-messages-none"))).to_have_count(
        1
    )
    space = tab_to(page.locator("[data-cell][tabindex='0']"))
    with it.moving():
        page.keyboard.press("Enter")
    why = messages(ana).get_by_role("link", name=ana.word("web-why-rule", rule="GG-21"))
    expect(why).to_be_visible()
    page.clock.fast_forward(AGES)
    page.keyboard.press("m")
    expect(why).to_be_focused()
    # Whoever puts it away is where they were.
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(messages(ana)).to_have_count(0)
    expect(space).to_be_focused()
    with it.moving():
        page.keyboard.press("Enter")
    page.keyboard.press("m")
    expect(why).to_be_focused()
    page.keyboard.press("Enter")
    book = page.get_by_role("dialog")
    expect(book.get_by_text("GG-21", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(space).to_be_focused()
    # All keys are listed, this one as well.
    page.keyboard.press("?")
    expect(book.get_by_text(ana.word("web-eyes-key-m"), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    # Once something was done, why it could not be is past.
    with it.moving():
        space.press("Enter")
    expect(why).to_be_visible()
    with it.moving():
        press_on(page.locator("[data-primary]"))
    expect(messages(ana)).to_have_count(0)


def test_without_keys_a_message_goes_by_itself(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    it = sit_at(ana, "galore", ("me", "random"), options={"start": 0})
    page = it.page
    page.clock.install()
    assert it.until_asked()
    # Whoever has used a key, and then takes the mouse, plays by mouse.
    page.keyboard.press("y")
    with it.moving():
        page.locator("[data-cell='4']").click()
    page.mouse.move(0, 0)
    expect(messages(ana)).to_be_visible()
    page.clock.fast_forward(AGES)
    expect(messages(ana)).to_have_count(0)


def test_a_name_that_cannot_be_kept_is_told_of(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    arrive(ana, "Ana")
    page = ana.go("/")
    expect(page.get_by_role("article")).to_have_count(3)
    dialog = preferences(ana)
    ana.watch.allow("")
    ana.context.set_offline(True)
    renamed(ana, dialog, "Bruno")
    expect(messages(ana).get_by_text(ana.word("web-refused-offline"))).to_be_visible()
