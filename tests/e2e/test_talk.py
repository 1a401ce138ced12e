"""What people write to each other is never lost without a word."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.lines import Line
from tests.e2e.people import Meet, Person
from tests.e2e.tables import Following, sit_at
from tests.e2e.test_coming_back import LOST, connected, reconnecting
from tests.e2e.test_together import sit_together
from tests.server.serving import Server

AT_ONCE = 5
"""So many lines may be written in a row."""


def turn_to(person: Person, which: str) -> None:
    """Look at the log or at the talk."""
    person.use(person.page.get_by_role("tab", name=re.compile(person.word(which))))


def field(person: Person) -> Locator:
    """Where one writes."""
    return person.page.get_by_role("textbox", name=person.word("web-say"))


def lines(person: Person) -> Locator:
    """What was said."""
    return person.page.get_by_role("list", name=person.word("web-chat"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_line_that_came_too_fast_is_still_there(meet: Meet, language: str) -> None:
    ana = meet(path=None, language=language)
    it = sit_at(ana, "ghosts", ("me", "random"))
    turn_to(ana, "web-chat")
    refused = ana.page.get_by_role("status").filter(has_text=ana.word("table-refused-too-fast"))
    for n in range(AT_ONCE):
        field(ana).fill(f"Boo {n}")
        field(ana).press("Enter")
        expect(lines(ana)).to_contain_text(f"Boo {n}")
        expect(field(ana)).to_have_value("")
    # Talk grows again while one waits, so that more than one may get through.
    n = AT_ONCE
    while not field(ana).input_value():
        n += 1
        assert n < 4 * AT_ONCE
        field(ana).fill(f"Boo {n}")
        with it.moving():
            field(ana).press("Enter")
    expect(refused.first).to_be_visible()
    expect(field(ana)).to_have_value(f"Boo {n}")
    expect(lines(ana)).not_to_contain_text(f"Boo {n}")


def test_what_was_written_while_the_line_was_down_is_said_later(meet: Meet, server: Server) -> None:
    with Line(server.port) as line:
        ana = meet(path=None, at=line)
        ana.watch.allow(LOST)
        sit_at(ana, "ghosts", ("me", "random"))
        turn_to(ana, "web-chat")
        line.cut()
        reconnecting(ana.page)
        field(ana).fill("Are you there?")
        field(ana).press("Enter")
        expect(field(ana)).to_have_value("Are you there?")
        line.mend()
        connected(ana.page)
        expect(lines(ana).get_by_text("Are you there?")).to_have_count(1)
        expect(field(ana)).to_have_value("")


def test_a_half_written_line_outlives_a_look_at_the_log(meet: Meet) -> None:
    ana = meet(path=None)
    sit_at(ana, "ghosts", ("me", "random"))
    turn_to(ana, "web-chat")
    field(ana).fill("I think that")
    turn_to(ana, "web-log")
    expect(field(ana)).to_have_count(0)
    turn_to(ana, "web-chat")
    expect(field(ana)).to_have_value("I think that")


def test_talk_is_announced_but_for_whoever_is_muted(meet: Meet) -> None:
    (ana, bruno), _ = sit_together(meet, "ghosts")
    heard = ana.page.locator("[data-talk]")
    expect(heard).to_have_attribute("aria-live", "polite")
    mine = bruno.page.locator("[data-talk]")
    for one in (ana, bruno):
        turn_to(one.person, "web-chat")
    name = ana.table["seats"][1]["name"]
    for _ in range(2):
        say(bruno, "hello")
        expect(lines(ana.person).get_by_text("hello")).not_to_have_count(0)
        expect(heard).to_have_text(f"{name}: hello")
    say(ana, "hush")
    expect(mine).to_have_text(re.compile("hush"))
    expect(heard).not_to_contain_text("hush")
    ana.person.use(ana.page.get_by_role("button", name=ana.person.word("web-mute-somebody")))
    ana.person.use(ana.page.get_by_role("button", name=ana.person.word("web-mute", name=name)))
    say(bruno, "ha")
    expect(lines(bruno.person)).to_contain_text("ha")
    expect(heard).to_have_text(f"{name}: hello")


def say(one: Following, text: str) -> None:
    """Write a line and wait until it was said."""
    field(one.person).fill(text)
    field(one.person).press("Enter")
    expect(field(one.person)).to_have_value("")
