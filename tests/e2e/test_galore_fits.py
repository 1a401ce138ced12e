"""Ghosts Galore fits every screen: phones held either way, tablets, and text twice as large."""

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person
from tests.e2e.tables import Following, Json, arrive, sit_at
from tests.e2e.test_galore import claim_something, hand, kinds, to_placing

START: Json = {"start": 0}
LOOKS = [("en", "night"), ("es", "day")]
LINES = 13
WIDER = [(820, 1180), (1366, 768), (1440, 900)]
LONG = "Midnight Poltergeist"

# What reaches beyond the table to the right, or has more text than it shows.
CUT_OFF = """board => {
  const edge = board.getBoundingClientRect().right + 1
  const seen = (it) => !it.closest('.visually-hidden, svg') && it.getBoundingClientRect().width > 1
  const all = [...board.querySelectorAll('*')].filter(seen)
  const wide = all.filter((it) => it.getBoundingClientRect().right > edge)
  const written = '.call, .line, .label, .sheet .name, .sheet h3'
  const cut = [...board.querySelectorAll(written)].filter(seen)
    .filter((it) => getComputedStyle(it).display !== 'inline')
    .filter((it) => it.scrollWidth > it.clientWidth + 1)
  // Paper ends where it seems to, and so does what is written on it.
  const off = [...board.querySelectorAll('.sheet')].flatMap((paper) => {
    const end = paper.parentElement.getBoundingClientRect().right + 1
    const all = [paper, ...paper.querySelectorAll('*')].filter(seen)
    return all.filter((it) => it.getBoundingClientRect().right > end)
  })
  const start = (it) => it.textContent.trim().slice(0, 40)
  return [...wide, ...cut, ...off].map((it) => `${it.className}: ${start(it)}`)
}"""


def box(target: Locator) -> FloatRect:
    found = target.bounding_box()
    assert found
    return found


def resize(page: Page, width: int, height: int, text: int = 16) -> None:
    """Hold another screen, with text of this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("text => { document.documentElement.style.fontSize = `${text}px` }", text)


def assert_fits(it: Following, what: str) -> None:
    assert it.page.locator(".board").evaluate(CUT_OFF) == [], what


def try_tile(it: Following) -> None:
    """Lay the tile in hand somewhere for now."""
    expect(hand(it.page)).to_be_visible()
    it.person.use(it.page.locator(".mine .space.open").first)
    expect(it.page.locator(".sum strong")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height", "language", "theme"),
    [(844, 390, "en", "night"), (667, 375, "es", "day")],
)
def test_board_and_decision_fit_a_phone_held_sideways(
    meet: Meet, width: int, height: int, language: str, theme: str
) -> None:
    ana = meet("touch", path=None, language=language, theme=theme)
    it = sit_at(ana, "galore", ("me", "random", "random"), options={**START, "experts": True})
    page, seen = it.page, set[str]()
    resize(page, width, height)
    while it.until_asked():
        asked = "-".join(sorted(kinds(it)))
        if asked not in seen:
            seen.add(asked)
            if asked == "place":
                try_tile(it)
            assert_side_by_side(page, asked)
            assert_fits(it, asked)
        if asked == "place":
            break
        claim_something(it)
    assert {"keep", "draw", "place"} <= {one for asked in seen for one in asked.split("-")}
    assert_accessible(page, "a table on a phone held sideways")


def assert_side_by_side(page: Page, asked: str) -> None:
    """One's own board and what is to be done are seen at once, without scrolling."""
    mine, top = page.locator(".mine .grid"), page.locator(".galore > .top")
    assert page.evaluate("scrollY") == 0, asked
    assert box(mine)["x"] + box(mine)["width"] <= box(top)["x"], asked
    expect(mine).to_be_in_viewport(ratio=0.99)
    for button in top.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("players", [2, 5])
def test_ones_own_board_is_large_on_a_tablet(meet: Meet, players: int) -> None:
    ana = meet("touch", path=None, size="tablet", language="es" if players == 5 else "en")
    it = sit_at(ana, "galore", ("me", *["random"] * (players - 1)), options=START)
    page = it.page
    for asked in ("draw", "place"):
        if asked == "place":
            to_placing(it)
            try_tile(it)
        expect(page.locator(".sheet .line")).to_have_count(LINES)
        table, mine = box(page.locator(".galore")), box(page.locator(".mine .grid"))
        assert mine["width"] > table["width"] * 0.6, asked
        others = box(page.locator(".others"))
        assert others["y"] - (mine["y"] + mine["height"]) < 30, "nothing is left empty below it"
        assert_fits(it, asked)


def at_the_end(person: Person, players: int) -> Following:
    """The scoring of a game that bots have played to its end."""
    it = sit_at(person, "galore", ("me", *["random"] * (players - 1)), options=START)
    it.leave_to_bots()
    scoring = it.page.get_by_role("region", name=person.word("board-galore-scoring"))
    expect(scoring.locator(".total strong")).to_have_count(players)
    return it


@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("players", [2, 5])
def test_the_scoring_can_be_read_on_a_phone(
    meet: Meet, players: int, language: str, theme: str
) -> None:
    it = at_the_end(meet("touch", path=None, language=language, theme=theme), players)
    page, person = it.page, it.person
    scoring = page.get_by_role("region", name=person.word("board-galore-scoring"))
    for width, text in ((390, 16), (360, 16), (390, 32)):
        resize(page, width, 844, text)
        names = scoring.locator("tbody .line")
        expect(names).to_have_count(LINES)
        small: list[Any] = scoring.locator("tbody .line, tfoot th").evaluate_all(
            "all => all.filter((it) => it.getBoundingClientRect().width < 20"
            " || parseFloat(getComputedStyle(it).fontSize) < 14).map((it) => it.textContent)"
        )
        assert small == [], "every line says what it is"
        for foot in ("galore-total", "galore-dead-ends"):
            expect(scoring.get_by_role("rowheader", name=person.word(foot))).to_be_visible()
        tight: list[Any] = scoring.locator("td").evaluate_all(
            "all => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.innerText)"
        )
        assert tight == [], "every number has room"
        assert_fits(it, f"the scoring at {width}, text of {text}")
    assert_accessible(page, "the scoring")


def test_upright_names_have_their_letters_as_close_as_lying_ones(meet: Meet) -> None:
    it = at_the_end(meet("touch", path=None), 4)
    names = it.page.locator(".ceremony thead .name")
    expect(names.first).to_have_text("Ana\u2019s bot")
    lengths: list[list[float]] = names.evaluate_all(
        """all => all.map((it) => {
          const upright = it.getBoundingClientRect().height
          it.style.writingMode = 'horizontal-tb'
          return [upright, it.scrollWidth]
        })"""
    )
    for upright, lying in lengths:
        assert upright == pytest.approx(lying, abs=2)


def test_the_winner_wears_a_crown_and_the_lamp_stays_in_the_game(meet: Meet) -> None:
    it = at_the_end(meet(path=None), 3)
    scoring = it.page.locator(".ceremony table")
    winners = len(it.table["outcome"]["winners"])
    expect(scoring.locator("use[href='#gg-crown']")).to_have_count(winners)
    expect(scoring.locator("use[href='#gg-lamp']")).to_have_count(0)
    assert it.page.locator("#gg-crown").count() == 1


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_nothing_is_cut_off_however_large_the_text(meet: Meet, language: str, theme: str) -> None:
    ana = meet("touch", path=None, language=language, theme=theme)
    it = sit_at(ana, "galore", ("me", "random", "random"), options={**START, "experts": True})
    page, seen = it.page, set[str]()
    while it.until_asked():
        asked = "-".join(sorted(kinds(it)))
        if asked not in seen:
            seen.add(asked)
            if asked == "place":
                try_tile(it)
            for width, text in ((360, 16), (390, 32), (360, 32)):
                resize(page, width, 740, text)
                expect(page.locator(".sheet .line").first).to_be_visible()
                assert_fits(it, f"asked to {asked} at {width}, text of {text}")
                scrolled = page.evaluate("document.documentElement.scrollWidth")
                assert scrolled <= width, "nobody scrolls sideways"
            resize(page, 390, 844)
        if len(seen) > 2 and asked == "place":
            break
        leave_or_claim(it)
    assert {"keep", "place"} <= seen
    assert any("choose" in asked for asked in seen), seen


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_line_can_be_read_beside_what_the_hidden_tile_adds(meet: Meet, language: str) -> None:
    ana = meet(path=None, language=language)
    it = sit_at(ana, "galore", ("me", "random", "random"), options={**START, "experts": True})
    to_placing(it)
    column = it.page.locator(".sheet .columns")
    for width, height in WIDER:
        resize(it.page, width, height)
        expect(column).to_be_visible()
        assert_fits(it, f"a sheet of two columns at {width}")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_longest_name_hides_no_points_from_a_watcher(meet: Meet, language: str) -> None:
    ana = meet(path=None)
    arrive(ana, LONG)
    hers = sit_at(ana, "galore", ("me", "random", "random"), options=START)
    page = meet(language=language, path=f"/t/{hers.table['id']}").page
    for what in ("a game", "its end"):
        if what == "its end":
            hers.leave_to_bots()
            page.locator(".ceremony [data-primary]").click()
        for width, height in (*WIDER, (390, 844)):
            resize(page, width, height)
            expect(page.locator(".sheet h3")).to_contain_text(LONG)
            expect(page.locator(".sheet .line")).to_have_count(LINES)
            cut = page.locator(".board").evaluate(CUT_OFF)
            assert cut == [], f"{what} at {width}"


def leave_or_claim(it: Following) -> None:
    """Leave what was drawn as long as one may, so that tiles lie face up."""
    button = it.page.locator(".decide button").last
    if kinds(it) == {"claim", "leave"}:
        with it.moving():
            it.person.use(button)
    else:
        claim_something(it)


def test_a_hint_lies_over_the_marks_on_the_board(meet: Meet) -> None:
    ana = meet("touch", path=None, language="es", theme="day")
    it = sit_at(ana, "galore", ("me", "random"), options=START)
    page = it.page
    to_placing(it)
    # Low enough that every space can be scrolled below the sheet's edge.
    page.set_viewport_size({"width": 390, "height": 640})
    ana.use(page.locator("[data-hint]"))
    expect(page.locator(".hints li").first).to_be_visible()
    mark = page.locator(".mine [data-mark='1']")
    expect(mark).to_be_visible()
    above = mark.evaluate(
        """mark => {
          const sheet = document.querySelector('.hints').getBoundingClientRect()
          const at = () => mark.getBoundingClientRect()
          scrollBy(0, at().top - sheet.top - 30)
          // It lets every press through, so that only now it can be found where it lies.
          mark.style.pointerEvents = 'auto'
          const found = document.elementFromPoint(at().left + at().width / 2, at().top + 15)
          return [at().top - sheet.top, found?.closest('.hints') !== null]
        }"""
    )
    assert above[0] == pytest.approx(30, abs=2), "it lies below the sheet's edge"
    assert above[1], "what is written there can be read"
