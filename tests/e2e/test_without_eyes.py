"""Each game to its end by somebody who sees nothing: read from the accessibility tree alone.

What is done next is chosen from what the table in words says, and done by the focus and Enter.
"""

import re
from itertools import count, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from phantomline.games.ghosts.cards import NAMES as CARDS
from phantomline.words import Words
from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person
from tests.e2e.reading import Node, ScreenReader, headings, lines_under, outline
from tests.e2e.tables import arrive, set_table, sit_at

MOST_MOVES = 200
PATIENT = 20
PLACES_TO_BE = ("heading", "DisclosureTriangle")
SPOKEN = (
    "[...document.querySelectorAll('.game > [aria-live]')].map((one) => one.textContent).join()"
)


class Blind:
    """Somebody at a table, who reads before every move and decides by what was read."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.reader = ScreenReader(person)
        self.word = person.word
        self.known = ""
        """What the table in words said when we moved last."""

    def open_everything(self) -> None:
        """Unfold the table in words and all choices, by the keys that the page names."""
        for letter in "wc":
            self.person.page.keyboard.press(letter)

    def turn(self) -> tuple[list[Node], Node] | None:
        """Wait until something is asked, and return all choices and the text; `None` at the end."""
        # The title says whose turn it is; without anything new for long, the game may be over.
        waited = count()
        self.reader.until_so(lambda: "●" in self.reader.title() or next(waited) > PATIENT)

        def ready() -> Any:
            if "●" not in self.reader.title() and self.reader.find(
                "button", self.word("web-rematch")
            ):
                return "over"
            text, choices = self.text(), self.choices()
            if not text or not choices or text.facts.get("busy") or text.text() == self.known:
                return None
            said = lines_under(text, self.word("describe-now"))
            # The text has caught up with the choices.
            if self.word("describe-choices", count=len(choices)) not in said:
                return None
            self.known = text.text()
            return choices, text

        found = self.reader.until_so(ready)
        return None if found == "over" else found

    def text(self) -> Node | None:
        """The table in words, as it is now."""
        return self.reader.read_part("region", self.word("web-eyes-title"))

    def choices(self) -> list[Node]:
        """All that can be done now, as buttons."""
        group = self.reader.read_part("group", self.word("web-actions"))
        return group.all("button") if group else []

    def play(self, choose: Any) -> int:
        """Play to the end; how many moves it took."""
        for move in range(MOST_MOVES):
            found = self.turn()
            if found is None:
                return move
            choices, text = found
            names = [choice.name for choice in choices]
            assert len(set(names)) == len(names), "each choice has a name of its own"
            self.reader.press(choices[names.index(choose(names, text))])
        raise AssertionError(f"no end after {MOST_MOVES} moves")


HOLE = "\N{BALLOT BOX}"
"""What we put where a message has something else every time."""


def between(person: Person, message: str, hole: int, **values: Any) -> str:
    """What a message says after so many of its holes, and before the next, in our language."""
    return person.word(message, **values).split(HOLE)[hole]


def number(person: Person, message: str, before: str, **values: Any) -> re.Pattern[str]:
    """What finds the number in the hole of a message, told only as far as ``before``."""
    told = person.word(message, **values).partition(before)[0]
    return re.compile(re.escape(told).replace(HOLE, r"(-?\d+)"), re.IGNORECASE)


def lowest_card(person: Person) -> Any:
    """In Ghosts: the card with the fewest ghosts of those that the text says fit, else the pile."""
    words = Words(person.looks.language)
    said = {"card": HOLE, "level": HOLE, "count": 1, "effect": "past"}
    unfit = between(person, "describe-ghosts-card", 1, **said)
    parts = {card: card.partition("-") for card in CARDS}
    named = {
        words.say("ghosts-card", colour=colour, ghosts=int(ghosts or 0)): int(ghosts or 9)
        for colour, _, ghosts in parts.values()
    }

    def choose(names: list[str], text: Node) -> str:
        hand = lines_under(text, person.word("board-ghosts-hand"))
        assert hand, "the hand is read card by card"
        fitting = [line for line in hand if unfit not in line]
        by_card = {
            card: line for line in fitting for card in named if line.lower().startswith(card)
        }
        assert len(by_card) == len(fitting)
        if not by_card:
            return names[-1]
        card = min(by_card, key=lambda one: named[one])
        return next(name for name in names if card in name)

    return choose


def best_place(person: Person) -> Any:
    """In Ghosts Galore: the richest tile on offer, and the place that the words count highest."""
    note = {"more": "same", "dead_ends": 0, "finished": 0, "tracks": ""}
    many = number(person, "describe-galore-note", ",", total=HOLE, **note)
    one_point = number(person, "describe-galore-note", ",", total=1, **note)
    tile = number(person, "board-galore-tile", " (", tile=HOLE, face="")
    empty = between(person, "describe-galore-empty", 1, place=HOLE, around=HOLE)

    def choose(names: list[str], text: Node) -> str:
        place = person.word("galore-action-place", place="", turned="").split()[0]
        if names[0].startswith(place):
            points = {
                name: int(found[1]) if (found := many.search(name)) else 1
                for name in names
                if many.search(name) or one_point.search(name)
            }
            assert len(points) == len(names), "every placement says what it comes to"
            board = lines_under(text, person.word("board-galore-your-board"))
            spaces = [line for line in board if empty in line]
            assert len(names) == 4 * len(spaces), "every empty space is read"
            return max(points, key=lambda one: points[one])
        offered = {name: found[1] for name in names if (found := tile.search(name))}
        market = lines_under(text, person.word("describe-galore-market"))
        shown = {found[1] for line in market for found in tile.finditer(line)}
        assert set(offered.values()) <= shown, "every tile on offer is read"
        return max(offered or names[:1], key=lambda one: one.count(","))

    return choose


def wanted_route(person: Person) -> Any:
    """In Ghost Train: a route that the text says is on the way for a ticket, else draw cards."""
    claim = {"route": HOLE, "prices": HOLE, "goals": HOLE, "helps": 1}
    on_the_way = between(person, "describe-train-claim", 2, **claim)

    def choose(names: list[str], text: Node) -> str:
        lines = lines_under(text, person.word("describe-train-claims"))
        wanted = [line for line in lines if on_the_way in line]
        draw = person.word("train-action-draw")
        if not wanted and len(lines) > 12:
            wanted = lines  # too many cards to wait any longer
        if wanted:
            route = wanted[0].split(" (")[0]
            return next(name for name in names if route in name)
        return draw if draw in names else names[0]

    return choose


PLAYED = {"ghosts": lowest_card, "galore": best_place, "train": wanted_route}


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("ghosts", "en", "laptop"),
        ("ghosts", "es", "laptop"),
        ("galore", "en", "laptop"),
        ("galore", "es", "phone"),
        ("train", "en", "laptop"),
        ("train", "es", "laptop"),
    ],
)
def test_a_whole_game_is_played_from_the_tree_alone(
    meet: Meet, game: str, language: str, size: str
) -> None:
    ana = meet("keyboard", path=None, language=language, size=size)
    # The more play Ghosts, the fewer cards each plays.
    it = sit_at(ana, game, ("me", *["random"] * (5 if game == "ghosts" else 1)))
    it.page.get_by_role("heading", name=ana.word("web-eyes-title")).wait_for()
    blind = Blind(ana)
    it.until_asked()
    blind.open_everything()
    moves = blind.play(PLAYED[game](ana))
    assert it.over
    assert moves >= 8
    # The end is told in the text in the same words as on the page.
    ended = {name for level, name in headings(blind.reader.read()) if level == 2}
    now = ana.word("describe-now")
    blind.reader.until_so(lambda: (text := blind.text()) and ended & set(lines_under(text, now)))


def test_keys_lead_where_they_say_and_the_focus_is_never_lost(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    it = sit_at(ana, "ghosts", ("me", "random"), options={"start": 0})
    it.until_asked()
    reader = ScreenReader(ana)
    page = it.page
    page.get_by_role("heading", name="The table in words").wait_for()

    def lands(key: str, name: str) -> None:
        page.keyboard.press(key)
        reader.until(lambda _: (here := reader.focused()) and here.name == name)

    lands("w", "The table in words")
    lands("c", "All choices in words")
    lands("l", "Log")
    lands("b", "The table")
    lands("Alt+Shift+w", "The table in words")
    assert_accessible(page, "a game in words")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys in a game")
    dialog.wait_for()
    assert_accessible(page, "the keys")
    # Whoever needs the letters for something else switches them off; Alt and Shift still do.
    dialog.get_by_role("switch").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.id") != "board"
    lands("Alt+Shift+l", "Log")
    # What is asked is said again, in the one place that speaks.
    page.keyboard.press("Alt+Shift+y")
    reader.until(lambda _: ana.word("web-ask-ghosts-play") in said_aloud(page))
    # After a move from the list the focus is at what is asked, or at the list's top.
    with it.moving():
        reader.press(Blind(ana).choices()[0])
    reader.until(lambda _: (here := reader.focused()) and here.role in PLACES_TO_BE)
    # The next table is in words from the start.
    page.reload()
    reader.until(lambda root: any(one.name == "Your hand" for one in root.all("heading")))


@pytest.mark.parametrize(
    ("game", "size"), [("train", "phone"), ("train", "laptop"), ("ghosts", "phone")]
)
def test_a_letter_is_not_lost_that_comes_before_its_part_of_the_page(
    meet: Meet, game: str, size: str
) -> None:
    ana = meet("keyboard", path=None, language="es", size=size)
    # A slow device: the text below the board is drawn long after the table has been heard of.
    ana.context.new_cdp_session(ana.page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    it = sit_at(ana, game, ("me", "random"), options={"start": 0} if game == "ghosts" else {})
    it.until_asked()
    title = ana.word("web-eyes-title")
    it.page.keyboard.press("w")
    expect(it.page.get_by_role("region", name=title)).to_be_visible()
    expect(it.page.locator("summary:focus")).to_have_text(title)


def said_aloud(page: Page) -> str:
    return str(page.evaluate(SPOKEN))


CALLED = "call => heard.some(([, text]) => text.includes(call))"
CALLED_LATER = "call => heard.slice(1).some(([, text]) => text.endsWith(call))"
HEARD = """
globalThis.heard = []
const speak = speechSynthesis.speak.bind(speechSynthesis)
speechSynthesis.speak = (said) => {
  heard.push([said.lang, said.text])
  speak(said)
}
"""


@pytest.mark.parametrize(("language", "yours"), [("en", "Your turn."), ("es", "Te toca.")])
def test_a_voice_calls_out_the_level_and_the_turn(meet: Meet, language: str, yours: str) -> None:
    ana = meet(path=None, language=language)
    ana.context.add_init_script(HEARD)
    it = sit_at(ana, "ghosts", ("me", "random"), options={"start": 0})
    it.until_asked()
    it.choose()
    it.until_asked()
    page = it.page
    assert page.evaluate("heard") == [], "nobody speaks who was not asked to"
    page.get_by_role("button", name=ana.word("web-menu")).click()
    page.get_by_role("button", name=ana.word("web-preferences")).click()
    page.get_by_role("switch", name=re.compile(f"^{ana.word('web-eyes-voice')}")).check(force=True)
    page.keyboard.press("Escape")
    assert page.evaluate("heard") == [[language, yours]], "one hears what it is like"
    for _ in range(3):
        level = (it.view or {})["level"]
        it.choose()
        after = (it.look().view or {})["level"]
        if not it.until_asked():
            break
        if after not in (level, 0):
            message = "web-eyes-voice-seven" if after == 7 else "web-eyes-voice-level"
            spoken = ana.word(message, level=after)
            page.wait_for_function(CALLED, arg=spoken)
    page.wait_for_function(CALLED_LATER, arg=yours)
    # A game is over, too, when somebody gives up in the middle of it.
    page.get_by_role("button", name=ana.word("web-menu")).click()
    page.get_by_role("button", name=ana.word("web-resign")).click()
    sure = page.get_by_role("dialog", name=ana.word("web-resign-sure"))
    sure.get_by_role("button", name=ana.word("web-resign")).click()
    page.wait_for_function(CALLED, arg=ana.word("web-eyes-voice-over"))
    assert {lang for lang, _ in page.evaluate("heard")} == {language}


PLACES = ("/", "/rules/ghosts", "/learn/ghosts", "/pad", "/replay", "/me", "/nowhere")


def test_every_screen_has_its_landmarks_and_headings_in_order(meet: Meet) -> None:
    ana = meet(path=None)
    ana.watch.allow("^404 GET")
    arrive(ana, "Ana")
    lobby = set_table(ana, "galore", ("me", None), start=False)
    games = [set_table(ana, game, ("me", "random")) for game in ("ghosts", "galore", "train")]
    reader = ScreenReader(ana)
    for path in (*PLACES, *(f"/t/{table}" for table in (lobby, *games))):
        ana.go(path).wait_for_load_state("networkidle")
        root = reader.read()
        assert well_made(root), f"{path}\n{outline(root)}"


def well_made(root: Node) -> bool:
    levels = [level for level, _ in headings(root)]
    steps = pairwise(levels)
    return (
        len(root.all("main")) == 1
        and levels.count(1) == 1
        and all(after <= before + 1 for before, after in steps)
    )
