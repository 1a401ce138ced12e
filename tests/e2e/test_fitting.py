"""Whatever the screen: low, narrow, or read in letters twice as large."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.lines import Line
from tests.e2e.people import Meet, Person
from tests.e2e.tables import arrive, sit_at
from tests.e2e.test_coming_back import LOST
from tests.server.serving import Server

LARGE = """
addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '32px' })
"""


def box(thing: Locator) -> tuple[float, float, float, float]:
    """Where something is: left, top, right, bottom."""
    at = thing.bounding_box()
    assert at is not None
    return at["x"], at["y"], at["x"] + at["width"], at["y"] + at["height"]


def apart(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    return a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1


def in_sight(thing: Locator) -> None:
    """All of it is on the screen, and nothing lies on its middle."""
    expect(thing).to_be_in_viewport(ratio=0.99)
    left, top, right, bottom = box(thing)
    middle = [(left + right) / 2, (top + bottom) / 2]
    mine = "(thing, [x, y]) => thing.contains(document.elementFromPoint(x, y))"
    assert thing.evaluate(mine, middle), f"something lies on {thing}"


def assert_as_wide_as_the_screen(person: Person, where: str) -> None:
    page = person.page
    width = (page.viewport_size or {"width": 0})["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{where} is too wide"


@pytest.mark.parametrize(
    ("size", "language", "theme"), [("sideways", "es", "night"), ("half", "en", "day")]
)
def test_a_low_screen_shows_the_table_and_the_hand(
    meet: Meet, size: str, language: str, theme: str
) -> None:
    ana = meet("mouse", path=None, size=size, language=language, theme=theme)
    it = sit_at(ana, "ghosts", ("me", "random", "random", "random"))
    page = ana.page
    assert it.until_asked()
    in_sight(page.locator("[data-spot=pile]"))
    in_sight(page.get_by_role("region", name=ana.word("web-decision")))
    expect(page.get_by_role("meter")).to_be_in_viewport(ratio=0.99)
    hand = page.get_by_role("list", name=ana.word("board-ghosts-hand")).get_by_role("button")
    for n in range(hand.count()):
        expect(hand.nth(n)).to_be_in_viewport(ratio=0.95)
    expect(page.locator("button.take")).to_be_in_viewport(ratio=0.95)
    pile = page.locator("[data-spot=pile]")
    plates = page.get_by_role("list", name=ana.word("board-ghosts-around")).get_by_role("listitem")
    for n in range(plates.count()):
        assert apart(plates.nth(n), pile), "somebody's plate lies on the pile"
    assert_as_wide_as_the_screen(ana, "ghosts")
    assert_accessible(page, "ghosts on a low screen")


@pytest.mark.parametrize("size", ["sideways", "half"])
def test_a_low_screen_shows_the_town_and_what_can_be_done(meet: Meet, size: str) -> None:
    ana = meet("mouse", path=None, size=size)
    it = sit_at(ana, "train", ("me", "random", "random"))
    page = ana.page
    assert it.until_asked()
    expect(page.locator(".train-map")).to_be_in_viewport(ratio=0.99)
    in_sight(page.get_by_role("button", name=ana.word("train-action-draw")))
    expect(page.locator(".train-do [data-spot=hand]")).to_be_in_viewport(ratio=0.95)
    assert_as_wide_as_the_screen(ana, "train")
    assert_accessible(page, "train on a low screen")


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_what_surrounds_a_game_is_slim_on_a_low_screen(meet: Meet, game: str) -> None:
    ana = meet("mouse", path=None, size="sideways", language="es")
    it = sit_at(ana, game, ("me", "random", "random"))
    assert it.until_asked()
    board = ana.page.get_by_role("region", name=ana.word("web-board"))
    assert box(board)[1] < 390 * 0.32, "two thirds of the height are the board's"


FINGER = 44  #: pixels that a finger needs


@pytest.mark.parametrize(
    ("size", "game"), [("small", "galore"), ("phone", "train"), ("sideways", "ghosts")]
)
def test_what_is_in_the_bar_is_large_enough_for_a_finger(meet: Meet, size: str, game: str) -> None:
    ana = meet("any", path=None, size=size, language="es")
    it = sit_at(ana, game, ("me", "random"))
    assert it.until_asked()
    page = ana.page

    def assert_large() -> None:
        for one in page.locator("header a, header .tools button").all():
            if one.is_visible():
                left, top, right, bottom = box(one)
                assert min(right - left, bottom - top) >= FINGER, one.get_attribute("aria-label")
                assert left >= 0
                in_sight(one)
        assert_as_wide_as_the_screen(ana, game)

    assert_large()
    it.leave_to_bots()
    ana.use(page.get_by_role("link", name=ana.word("web-watch-again")))
    expect(page.get_by_role("slider")).to_be_visible()
    assert_large()


@pytest.mark.parametrize(("size", "language"), [("small", "en"), ("phone", "es"), ("small", "es")])
@pytest.mark.parametrize("game", ["ghosts", "train"])
def test_letters_twice_as_large_fit_around_a_game(
    meet: Meet, size: str, language: str, game: str
) -> None:
    ana = meet("mouse", path=None, size=size, language=language)
    ana.page.add_init_script(LARGE)
    it = sit_at(ana, game, ("me", "random", "random"))
    page = ana.page
    assert it.until_asked()
    for name in ("web-menu", "web-hints-ask"):
        in_sight(page.get_by_role("button", name=ana.word(name), exact=True))
    # What is told and what is in hand may be short at first.
    for _ in range(8):
        # A narrow window of a desktop: phones make room for what is too wide, and hide the fault.
        assert_as_wide_as_the_screen(ana, game)
        it.choose()
        assert it.until_asked()


@pytest.mark.parametrize(("size", "language"), [("phone", "es"), ("small", "en")])
@pytest.mark.parametrize("path", ["/", "/me", "/pad", "/replay", "/rules/train", "/learn/ghosts"])
def test_letters_twice_as_large_fit_on_every_page(
    meet: Meet, size: str, language: str, path: str
) -> None:
    ana = meet("mouse", path=None, size=size, language=language)
    ana.page.add_init_script(LARGE)
    arrive(ana, "Bartolomé")
    ana.go(path)
    page = ana.page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert_as_wide_as_the_screen(ana, path)
    if path == "/":
        switch = page.locator("header .lang")
        in_sight(switch)
        letters = "e => e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).fontSize)"
        assert switch.locator("abbr").evaluate(letters) < 2, "two letters are one line"


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_cut_line_is_told_beside_the_way_home(meet: Meet, server: Server, language: str) -> None:
    with Line(server.port) as line:
        ana = meet(path=None, at=line, size="small", language=language)
        ana.watch.allow(LOST)
        it = sit_at(ana, "train", ("me", "random", "random"))
        it.until_asked()
        line.cut()
        page = ana.page
        told = page.get_by_text(ana.word("web-reconnecting"))
        expect(told).to_be_visible()
        title = page.get_by_role("heading", level=1)
        seen = title.evaluate("e => e.getBoundingClientRect().width > 1 && e.clientHeight > 1")
        assert not seen or title.evaluate("e => e.scrollWidth <= e.clientWidth"), "it is cut off"
        for button in page.locator("header .tools button").all():
            assert apart(told, button)
        assert told.evaluate("e => e.scrollWidth <= e.clientWidth"), "it is cut off"
        line.mend()
        expect(told).to_have_count(0)


def still(page: Page, thing: Locator) -> bool:
    """Whether nothing but the sky is behind something: no pixel differs much from the next."""
    left, top, right, bottom = box(thing)
    thing.evaluate("e => { e.style.visibility = 'hidden' }")
    clip = {"x": left, "y": top, "width": right - left, "height": bottom - top}
    # Playwright asks for a class of its own that is a plain dictionary.
    picture = Image.open(BytesIO(page.screenshot(clip=clip))).convert("L")  # type: ignore[arg-type]
    thing.evaluate("e => { e.style.visibility = '' }")
    beside = ImageChops.difference(picture, ImageChops.offset(picture, 1, 0))
    return max(beside.crop((1, 0, *picture.size)).tobytes()) < 10


@pytest.mark.parametrize("size", ["phone", "laptop", "desktop"])
def test_no_star_shines_through_what_is_written(meet: Meet, size: str) -> None:
    ana = meet(size=size, theme="night")
    page = ana.page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    for written in (
        page.locator("header .brand"),
        page.locator(".hero h1"),
        page.locator(".hero p"),
    ):
        assert still(page, written), f"something shines through {written}"


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
@pytest.mark.parametrize(("size", "language"), [("small", "en"), ("phone", "es"), ("laptop", "es")])
def test_bots_of_a_kind_can_be_told_apart(meet: Meet, size: str, language: str, game: str) -> None:
    ana = meet(path=None, size=size, language=language)
    it = sit_at(ana, game, ("me", "greedy", "greedy", "greedy"), options={"start": 0})
    it.until_asked()
    page = ana.page
    expect(page.locator(".called").first).to_be_visible()
    # The number of a name is all there, and right behind as much of the name as there is.
    for number in page.locator(".called .tail").all():
        if number.is_visible():
            name = number.locator("xpath=..")
            assert box(number)[2] <= box(name)[2] + 1
            assert box(name)[2] - box(name)[0] > 1.5 * (box(number)[2] - box(number)[0])
            clip = "e => e.scrollWidth <= e.clientWidth + 1"
            assert name.locator("xpath=..").evaluate(clip), name.text_content()
    faces = page.get_by_role("region", name=ana.word("web-seats")).locator(".avatar.bot")
    assert [one.strip() for one in faces.all_text_contents()] == ["", "2", "3"]


@pytest.mark.parametrize(("size", "language"), [("small", "en"), ("phone", "es")])
@pytest.mark.parametrize("players", [4, 6])
def test_a_ghostly_table_hides_nothing_on_a_phone(
    meet: Meet, size: str, language: str, players: int
) -> None:
    ana = meet(path=None, size=size, language=language)
    it = sit_at(ana, "ghosts", ("me", *["greedy"] * (players - 1)), options={"start": 0})
    page = ana.page
    deck = page.locator(".deck")
    plates = page.get_by_role("list", name=ana.word("board-ghosts-around")).get_by_role("listitem")
    ends = 0
    for _ in range(8):
        assert it.until_asked()
        hand = box(page.locator("ul.hand"))
        for tag in page.locator("ul.hand .tag").all():
            left, _, right, _ = box(tag)
            assert hand[0] - 1 <= left, f"{tag.text_content()} is cut at the left"
            assert right <= hand[2] + 1, f"{tag.text_content()} is cut at the right"
        edge = page.locator("ul.hand li.fits:is(:first-child, :last-child) .tag")
        ends += edge.count()
        for plate in plates.all():
            assert apart(plate, deck), "somebody's plate lies on the deck"
        it.choose()
    assert ends, "no card at an end of the hand could be played"


@pytest.mark.parametrize(("size", "language"), [("small", "es"), ("phone", "en")])
def test_four_at_a_small_screen_are_told_by_their_names(
    meet: Meet, size: str, language: str
) -> None:
    ana = meet(path=None, size=size, language=language)
    it = sit_at(ana, "train", ("me", "greedy", "greedy", "greedy"), options={"start": 0})
    page = ana.page
    assert it.until_asked()
    seats = page.get_by_role("region", name=ana.word("web-seats"))
    names = seats.locator(".seat:not(.you) .stem")
    expect(names).to_have_count(3)
    for name in names.all():
        assert name.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), name.text_content()
    # And what one has to decide upon is still in sight.
    expect(page.locator(".train-map")).to_be_in_viewport(ratio=0.99)
    in_sight(page.get_by_role("button", name=ana.word("train-action-draw")))
    hand = page.locator(".train-do [data-spot=hand]")
    expect(hand).to_be_in_viewport(ratio=0.95 if size == "phone" else 0.6)
