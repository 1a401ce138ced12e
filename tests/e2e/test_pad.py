"""The score pad: boards from a real table, entered by hand or from files, counted and explained."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from phantomline.games.galore.edition import load_edition
from phantomline.games.galore.pieces import (
    BOARD_IDS,
    CATEGORIES,
    DOORS,
    MONSTERS,
    SECTIONS,
    SIDES,
    TRACKS,
)
from phantomline.games.galore.sheet import read_sheet
from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person, has_focus, press_on, tab_to

EDITION = load_edition()
EXAMPLE = Path(__file__).parents[1] / "games" / "galore" / "printed_example.json"
KINDS = ("plain", "bone", "tooth", "wall")
"""What a door becomes, tap by tap."""


def pad(person: Person) -> Page:
    """The pad, open, and allowed to have boards counted."""
    page = unasked(person)
    person.use(page.get_by_role("button", name=person.word("web-pad-agree"), exact=True))
    expect(page.get_by_role("button", name=person.word("web-pad-stop"))).to_be_visible()
    return page


def unasked(person: Person) -> Page:
    """The pad, opened for the first time."""
    page = person.go("/pad")
    expect(page.get_by_role("heading", level=1)).to_have_text(person.word("web-pad-title"))
    return page


def tally(page: Page) -> Locator:
    return page.get_by_role("table")


def columns(page: Page) -> list[list[str]]:
    """What the table of all boards says, player by player."""
    rows = tally(page).locator("tbody tr, tfoot tr").all()
    cells = [row.locator("td").all_inner_texts() for row in rows]
    return [list(column) for column in zip(*cells, strict=True)]


def counted(page: Page, sheet: Any) -> None:
    """Wait until the page says what the scorer says."""
    scores = read_sheet(json.dumps(sheet).encode(), EDITION).scores()
    wanted = [
        [_shown(one.categories[line]) for line in CATEGORIES]
        + [_shown(one.total), str(one.dead_ends)]
        for one in scores.players
    ]
    for player, column in enumerate(wanted, 1):
        total = tally(page).locator(f"tfoot tr:first-child td:nth-of-type({player})")
        expect(total).to_have_text(column[-2])
    assert columns(page) == wanted


def _shown(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")


# -- by touch --------------------------------------------------------------------------------------


def enter(ana: Person, player: Any) -> None:
    """Write a board down as somebody with a phone in one hand does."""
    page = ana.page
    page.get_by_label(ana.word("web-pad-name"), exact=True).fill(player["name"])
    for side, name in enumerate(SIDES):
        for place, kind in enumerate(player["doors"][name]):
            for _ in range(KINDS.index(kind)):
                page.locator(f'[data-door="{3 * side + place}"]').tap()
    page.locator('[data-space="0"]').tap()
    for space, tile in enumerate(player["tiles"]):
        maker = page.get_by_role("region", name=ana.word("galore-place", cell=space + 1))
        maker.get_by_role(
            "button", name=ana.word(f"galore-track-{tile['track']}"), exact=True
        ).tap()
        for kind, section in tile["monsters"]:
            who = ana.word(f"galore-monster-{kind}", count=1)
            maker.get_by_role("button", name=ana.word("web-pad-add", what=who)).tap()
            if section:
                other = ana.word("web-pad-section", what=who, section=1)
                maker.get_by_role("button", name=other).tap()
        for value in tile.get("diamonds", ()):
            what = ana.word("galore-diamonds", count=1, values=str(value))
            maker.get_by_role("button", name=ana.word("web-pad-add", what=what)).tap()
        if tile["rotation"] == 270:
            maker.get_by_role("button", name=ana.word("board-galore-turn-left")).tap()
        for _ in range(tile["rotation"] // 90 % 3):
            page.locator(f'[data-space="{space}"]').tap()
        maker.get_by_role("button", name=ana.word("web-pad-next")).tap()


def test_the_printed_example_entered_by_touch_comes_to_97_and_102(meet: Meet) -> None:
    ana = meet("touch", path=None)
    page = pad(ana)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    example = json.loads(EXAMPLE.read_text())
    bruno, other = example["players"]
    enter(ana, bruno)
    expect(page.get_by_text("Bruno's board is complete")).to_be_visible()
    page.get_by_role("button", name="Player 2").tap()
    enter(ana, other)
    counted(page, example)
    tabs = page.get_by_role("group", name=ana.word("web-pad-players"))
    expect(tabs.get_by_role("button")).to_contain_text(["Bruno 97", "Ana 102", "Another player"])
    expect(page.get_by_text("Ana wins!")).to_be_visible()
    # The page neither scrolls sideways nor forgets.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    counted(page, example)
    # A line of the sheet lights up what earns it, on a board that stays in sight.
    golems = page.get_by_role("button", name=re.compile("^Golems"))
    golems.tap()
    expect(golems).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .shines")).to_have_count(1)
    expect(page.get_by_text("4 points: the bottom left space.")).to_be_visible()
    expect(page.locator('[data-space="7"]')).to_be_in_viewport()
    # The file is the one that `phantomline score` reads.
    with page.expect_download() as saving:
        page.get_by_role("button", name=ana.word("web-pad-save")).tap()
    assert re.fullmatch(r"ghosts-galore-[\d-]{10}\.json", saving.value.suggested_filename)
    assert json.loads(Path(saving.value.path()).read_text()) == example
    # Cleared only if one means it, and had back with one tap.
    page.get_by_role("button", name=ana.word("web-pad-clear")).tap()
    page.get_by_role("dialog").get_by_role("button", name=ana.word("web-pad-clear-no")).tap()
    expect(page.get_by_text("Ana wins!")).to_be_visible()
    page.get_by_role("button", name=ana.word("web-pad-clear")).tap()
    page.get_by_role("dialog").get_by_role("button", name=ana.word("web-pad-clear-yes")).tap()
    expect(tabs.get_by_role("button")).to_contain_text(["Player 1", "Player 2", "Another player"])
    page.locator("input[type=file]").set_input_files(saving.value.path())
    counted(page, example)
    # Nobody's name was needed for that.
    told = "".join(sent)
    assert '"monsters"' in told
    assert "Bruno" not in told


# -- from files, against the scorer ----------------------------------------------------------------


def random_sheet(luck: random.Random) -> Any:
    """Two to five boards, some by number and some as printed, some with empty spaces."""
    stack = luck.sample(range(1, 79), 45)
    sides = luck.sample(range(5), 5)
    players: list[Any] = []
    for n in range(luck.randint(2, 5)):
        player: Any = {"name": ("Ana", "Bruno", "Íñigo", "Eva & Co", "Zoë")[n]}
        if luck.random() < 0.5:
            player["board"] = BOARD_IDS[2 * sides[n] + luck.randint(0, 1)]
        else:
            kinds = ["bone", "bone", "tooth", "tooth", *luck.choices(["plain", "wall"], k=8)]
            luck.shuffle(kinds)
            player["doors"] = {side: kinds[3 * at : 3 * at + 3] for at, side in enumerate(SIDES)}
        player["tiles"] = [random_tile(luck, stack) for _ in range(9)]
        players.append(player)
    assert set(DOORS) == set(KINDS)
    return {"players": players}


def random_tile(luck: random.Random, stack: list[int]) -> Any:
    rotation = 90 * luck.randint(0, 3)
    kind = luck.random()
    if kind < 0.06:
        return None
    if kind < 0.5:
        return {"tile": stack.pop(), "rotation": rotation}
    track = luck.randrange(4)
    return {
        "track": TRACKS[track],
        "rotation": rotation,
        "monsters": [
            [luck.choice(MONSTERS), luck.randrange(SECTIONS[track])]
            for _ in range(luck.randint(0, 3))
        ],
        "diamonds": luck.choices([1, 3], k=luck.randint(0, 2)),
    }


def test_random_boards_from_files_come_to_what_the_scorer_says(meet: Meet, tmp_path: Path) -> None:
    ana = meet("mouse", path=None, language="es", theme="day")
    page = pad(ana)
    chooser = page.locator("input[type=file]")
    sheet: Any = None
    for seed in range(8):
        sheet = random_sheet(random.Random(seed))
        file = tmp_path / f"mesa-{seed}.json"
        file.write_text(json.dumps(sheet), encoding="utf-8")
        if seed % 2:
            drop(page, file)
        else:
            chooser.set_input_files(file)
        expect(page.get_by_text(ana.word("web-pad-opened", file=file.name)).last).to_be_visible()
        counted(page, sheet)
    # What is wrong is said by the server, in Spanish and with the rule; the old sheet stays.
    ana.watch.allow("^422 POST .*/api/score")
    wrong = json.loads(EXAMPLE.read_text())
    wrong["players"][0]["tiles"][4]["rotation"] = 45
    (tmp_path / "torcida.json").write_text(json.dumps(wrong))
    chooser.set_input_files(tmp_path / "torcida.json")
    told = "jugador 1 (Bruno), espacio 4 (el centro), giro: debe ser 0, 90, 180 o 270 grados"
    expect(page.get_by_text(told).last).to_be_visible()
    (tmp_path / "foto.json").write_text("no es JSON")
    chooser.set_input_files(tmp_path / "foto.json")
    expect(page.get_by_text(ana.word("web-pad-no-sheet", file="foto.json")).last).to_be_visible()
    counted(page, sheet)


def drop(page: Page, file: Path) -> None:
    """Let go of a file over the page."""
    data = page.evaluate_handle(
        """([name, text]) => {
            const data = new DataTransfer()
            data.items.add(new File([text], name, { type: 'application/json' }))
            return data
        }""",
        [file.name, file.read_text(encoding="utf-8")],
    )
    for event in ("dragover", "drop"):
        page.dispatch_event("main", event, {"dataTransfer": data})


# -- by keyboard alone -----------------------------------------------------------------------------


def test_tiles_are_entered_by_number_with_keys_alone(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    page = pad(ana)
    keys = page.keyboard
    press_on(page.get_by_label(ana.word("web-pad-name"), exact=True), "A")
    keys.type("na")
    side = page.get_by_label(ana.word("web-pad-side"), exact=True)
    tab_to(side)
    keys.type("3b")
    keys.press("Enter")
    expect(side).to_have_value("3b")
    # A number typed on a space lays that tile.
    on = page.get_by_role("group", name=ana.word("board-galore-spaces")).get_by_role("button").nth
    tab_to(on(4), key="Shift+Tab")
    keys.press("ArrowUp")
    keys.type("12")
    expect(on(1)).to_have_accessible_name(re.compile("^curve: dragon"))
    expect(page.get_by_text("points so far.")).to_be_visible()
    keys.press("Escape")
    assert has_focus(on(1))
    keys.press("r")
    expect(on(1)).to_have_accessible_name(re.compile("turned 90°"))
    keys.press("Shift+R")
    expect(on(1)).to_have_accessible_name(re.compile("unturned"))
    keys.press("Control+z")
    expect(on(1)).to_have_accessible_name(re.compile("turned 90°"))
    # A tile exists once: it is said where it lies, and it can be moved.
    keys.press("ArrowDown")
    keys.type("12")
    expect(
        page.get_by_text("Tile 12 already lies on Ana's board, in the top middle")
    ).to_be_visible()
    press_on(page.get_by_role("button", name=ana.word("web-pad-take")), key="Enter")
    expect(page.get_by_role("region", name="the centre")).to_be_focused()
    expect(on(1)).to_have_accessible_name(re.compile("^Empty"))
    expect(on(4)).to_have_accessible_name(re.compile("^curve: dragon"))
    keys.press("Escape")
    keys.press("Delete")
    expect(on(4)).to_have_accessible_name(re.compile("^Empty"))
    # Number, turn, next: all on one key each, and the focus stays.
    keys.type("19")
    keys.press("r")
    expect(on(4)).to_have_accessible_name(re.compile("turned 90°"))
    keys.press("Enter")
    expect(page.get_by_role("region", name="the middle right space")).to_be_visible()


def test_tiles_and_doors_are_entered_as_printed_with_keys_alone(meet: Meet) -> None:
    ana = meet("keyboard", path=None)
    page = pad(ana)
    keys = page.keyboard
    on = page.get_by_role("group", name=ana.word("board-galore-spaces")).get_by_role("button").nth
    tab_to(on(4))
    keys.press("ArrowRight")
    keys.press("Enter")
    # The focus is where one goes on, now and for the next space.
    expect(page.get_by_role("button", name="straight", exact=True)).to_be_focused()
    press_on(page.get_by_role("button", name="bridge", exact=True))
    press_on(page.get_by_role("button", name="Add: ghost", exact=True))
    press_on(page.get_by_role("button", name="ghost stands on track 1"))
    expect(page.get_by_role("button", name="ghost stands on track 2")).to_be_visible()
    press_on(page.get_by_role("button", name="Add: bat", exact=True))
    press_on(page.get_by_role("button", name="Take away: bat"))
    expect(page.get_by_role("region", name="the middle right space")).to_be_focused()
    press_on(page.get_by_role("button", name=ana.word("web-pad-next")))
    expect(page.get_by_role("button", name="straight", exact=True)).to_be_focused()
    expect(page.get_by_role("region", name="the bottom left space")).to_be_visible()
    keys.press("Escape")
    expect(on(6)).to_be_focused()
    expect(on(5)).to_have_accessible_name(re.compile("^bridge: ghost"))
    # Doors one after another, around the board.
    doors = page.get_by_role("group", name=ana.word("web-pad-doors"))
    tab_to(doors.get_by_role("button").first)
    keys.press("Enter")
    expect(doors.get_by_role("button", name="top left: bone door")).to_be_focused()
    keys.press("ArrowLeft")
    expect(doors.get_by_role("button", name="left upper: plain door")).to_be_focused()


def test_a_tile_of_our_set_is_found_by_its_face(meet: Meet) -> None:
    """On a phone, in Spanish: filtered by what it shows, laid, turned, counted, and moved."""
    ana = meet("touch", path=None, language="es")
    page, word = pad(ana), ana.word
    bridge, bat = TRACKS.index("bridge"), MONSTERS.index("bat")
    shown = [
        number
        for number, face in enumerate(EDITION.faces, 1)
        if face.track == bridge and any(kind == bat for kind, _ in face.monsters)
    ]
    assert 1 < len(shown) < len(EDITION.faces)
    page.get_by_role("button", name=word("web-pad-example")).tap()
    space = page.locator('[data-space="4"]')
    space.tap()
    page.get_by_role("radio", name=word("web-pad-how-faces")).tap()
    only = page.get_by_role("group", name=word("web-pad-filter"))
    for filtered in (word("galore-track-bridge"), word("galore-monster-bat", count=1)):
        only.get_by_role("button", name=filtered, exact=True).tap()
    expect(page.get_by_text(word("web-pad-found", count=len(shown)))).to_be_visible()
    tile = shown[-1]
    named = word("board-galore-tile", tile=str(tile), face="").partition(" (")[0]
    found = page.get_by_role("button", name=re.compile(rf"^{named} \("))
    faces = page.get_by_role("region", name=word("galore-place", cell=5)).get_by_role("listitem")
    expect(faces).to_have_count(len(shown))
    found.tap()
    expect(found).to_have_attribute("aria-pressed", "true")
    space.tap()
    sheet = saved(ana)
    assert sheet["players"][0]["tiles"][4] == {"tile": tile, "rotation": 90}
    counted(page, sheet)
    # Every tile exists once: on another space it is said where it lies, and it can be moved there.
    page.locator('[data-space="5"]').tap()
    expect(found).to_have_accessible_name(
        re.compile(word("web-pad-taken", tile=tile, name=".*", place=".*"))
    )
    found.tap()
    page.get_by_role("button", name=word("web-pad-take")).tap()
    tiles = saved(ana)["players"][0]["tiles"]
    assert (tiles[4], tiles[5]["tile"]) == (None, tile)


def saved(ana: Person) -> Any:
    """The sheet, as a file."""
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("button", name=ana.word("web-pad-save")).tap()
    return json.loads(Path(saving.value.path()).read_text())


# -- how it looks, and to whom ---------------------------------------------------------------------


@pytest.fixture(params=[("laptop", "night", "en"), ("phone", "day", "es")], ids="-".join)
def somebody(request: pytest.FixtureRequest, meet: Meet) -> Person:
    size, theme, language = request.param
    return meet(path=None, size=size, theme=theme, language=language)


def test_every_state_is_accessible(somebody: Person) -> None:
    page, word = unasked(somebody), somebody.word
    assert_accessible(page, "a pad that asks")
    page = pad(somebody)
    assert_accessible(page, "an empty pad")
    page.locator('[data-space="4"]').click()
    assert_accessible(page, "a space without a tile")
    page.get_by_role("button", name=word("galore-track-bridge"), exact=True).click()
    who = word("galore-monster-bat", count=1)
    page.get_by_role("button", name=word("web-pad-add", what=who)).click()
    assert_accessible(page, "a tile as printed")
    for mode in ("number", "faces"):
        page.get_by_role("radio", name=word(f"web-pad-how-{mode}")).check()
        assert_accessible(page, f"a tile by {mode}")
    page.get_by_role("button", name=word("web-close")).first.click()
    page.get_by_role("button", name=word("web-pad-example")).click()
    expect(page.get_by_text(word("web-pad-winner", names="Ana", many=1))).to_be_visible()
    assert_accessible(page, "the example")
    page.get_by_role("button", name=word("web-pad-clear")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page, "asking before all is cleared")
    page.keyboard.press("Escape")
    if somebody.looks.size == "phone":
        page.set_viewport_size({"width": 360, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_is_printed_as_a_score_sheet_and_nothing_else(meet: Meet) -> None:
    ana = meet(path=None, language="es")
    page = pad(ana)
    page.get_by_role("button", name=ana.word("web-pad-example")).click()
    expect(page.get_by_text("¡Gana Ana!")).to_be_visible()
    page.emulate_media(media="print")
    sheet = page.locator(".leaf")
    expect(sheet.get_by_role("heading", name="Ghosts Galore")).to_be_visible()
    expect(sheet.get_by_role("row", name=re.compile("^Total"))).to_have_text(re.compile("97.*102"))
    expect(sheet.locator(".grid")).to_have_count(2)
    for screen_only in (page.get_by_role("banner"), page.locator(".desk"), page.locator("h1")):
        expect(screen_only).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    one_page(page)
    page.emulate_media(media="screen")
    for _ in range(3):
        page.get_by_role("button", name=ana.word("web-pad-add-player")).click()
    page.emulate_media(media="print")
    expect(sheet.locator(".grid")).to_have_count(5)
    one_page(page)


def one_page(page: Page) -> None:
    paper = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type ?/Page\b(?!s)", paper)) == 1


def test_without_a_line_the_boards_stay_and_are_counted_later(meet: Meet) -> None:
    ana = meet(path=None)
    page = pad(ana)
    ana.watch.allow("/api/score|ERR_INTERNET_DISCONNECTED")
    page.get_by_role("button", name=ana.word("web-pad-example")).click()
    expect(page.get_by_text("Ana wins!")).to_be_visible()
    ana.context.set_offline(True)
    # A click chooses the centre; the wheel turns its tile there and back, another click once more.
    centre = page.locator('[data-space="4"]')
    centre.click()
    for by, turned in ((120, "turned 90°"), (-120, "unturned")):
        page.mouse.wheel(0, by)
        expect(centre).to_have_accessible_name(re.compile(turned))
    centre.click()
    expect(page.get_by_text(ana.word("web-pad-offline"))).to_be_visible()
    ana.context.set_offline(False)
    expect(page.get_by_text(ana.word("web-pad-offline"))).to_be_hidden()
    expect(page.get_by_text("Bruno's board is complete: 97 points")).to_be_hidden()
    page.get_by_role("button", name=ana.word("web-pad-undo")).click()
    expect(page.get_by_text("Bruno's board is complete: 97 points")).to_be_visible()


def another_file(page: Page, example: Any, tmp_path: Path) -> Any:
    sheet = {"players": example["players"][1:] + example["players"][:1]}
    (tmp_path / "other.json").write_text(json.dumps(sheet))
    page.locator("input[type=file]").set_input_files(tmp_path / "other.json")
    return sheet


def one_player_less(page: Page, example: Any, tmp_path: Path) -> Any:
    del tmp_path
    page.get_by_role("button", name="Remove this player").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    return {"players": example["players"][1:]}


def one_tile_less(page: Page, example: Any, tmp_path: Path) -> Any:
    del tmp_path
    page.locator('[data-space="4"]').focus()
    page.keyboard.press("Delete")
    sheet = json.loads(json.dumps(example))
    sheet["players"][0]["tiles"][4] = None
    return sheet


@pytest.mark.parametrize("change", [another_file, one_player_less, one_tile_less])
def test_no_board_has_the_points_of_another(meet: Meet, tmp_path: Path, change: Any) -> None:
    """Whatever changes while nothing can be counted: no tally, place or winner is of what was."""
    ana = meet(path=None)
    page = pad(ana)
    ana.watch.allow("/api/score|ERR_INTERNET_DISCONNECTED")
    example = json.loads(EXAMPLE.read_text())
    example["players"].append(example["players"][0] | {"name": "Eva"})
    (tmp_path / "three.json").write_text(json.dumps(example))
    page.locator("input[type=file]").set_input_files(tmp_path / "three.json")
    counted(page, example)
    ana.context.set_offline(True)
    sheet = change(page, example, tmp_path)
    for where in (page.get_by_role("group", name=ana.word("web-pad-players")), tally(page)):
        expect(where).to_contain_text(sheet["players"][0]["name"])
        expect(where).not_to_contain_text(re.compile(r"[0-9]"))
    sums = page.locator(".sheet").get_by_role("button")
    assert not re.search("[0-9]", " ".join(sums.all_inner_texts()))
    expect(page.get_by_text(ana.word("web-pad-offline"))).to_be_visible()
    expect(page.get_by_text(re.compile("wins?[ !]"))).to_have_count(0)
    expect(page.locator(".board .glow")).to_have_count(0)
    # Nor on paper, which says so.
    page.emulate_media(media="print")
    paper = page.locator(".leaf")
    expect(paper.get_by_text(ana.word("web-pad-uncounted"))).to_be_visible()
    assert set(paper.locator("tbody td").all_inner_texts()) == {""}
    expect(paper.locator(".glow")).to_have_count(0)
    page.emulate_media(media="screen")
    assert_accessible(page, "nothing counted")
    ana.context.set_offline(False)
    counted(page, sheet)
    expect(paper.get_by_text(ana.word("web-pad-uncounted"))).to_have_count(0)


def test_what_is_wrong_is_said_by_the_names_that_only_this_browser_knows(
    meet: Meet, tmp_path: Path
) -> None:
    ana = meet(path=None)
    page = pad(ana)
    ana.watch.allow("^422 POST .*/api/score")
    tile, empty = {"tile": 12, "rotation": 0}, [None] * 8
    boards = [
        {"name": "Grandma", "board": "1a", "tiles": [tile, *empty]},
        {"name": "Tom", "board": "1b", "tiles": [tile | {"tile": 13}, *empty]},
    ]
    (tmp_path / "twice.json").write_text(json.dumps({"players": boards}))
    page.locator("input[type=file]").set_input_files(tmp_path / "twice.json")
    said = page.get_by_role("status").filter(has_text="already has")
    expect(said).to_contain_text("player 2 (Tom)")
    expect(said).to_contain_text("player 1 (Grandma)")


def test_what_was_counted_already_is_known_without_a_line(meet: Meet) -> None:
    ana = meet(path=None)
    page = pad(ana)
    ana.watch.allow("/api/score|ERR_INTERNET_DISCONNECTED")
    page.get_by_role("button", name=ana.word("web-pad-example")).click()
    expect(page.get_by_text("Ana wins!")).to_be_visible()
    ana.context.set_offline(True)
    one_tile_less(page, json.loads(EXAMPLE.read_text()), Path())
    expect(page.get_by_text(ana.word("web-pad-offline"))).to_be_visible()
    page.get_by_role("button", name=ana.word("web-pad-undo")).click()
    expect(page.get_by_text("Bruno's board is complete: 97 points")).to_be_visible()
    counted(page, json.loads(EXAMPLE.read_text()))


@pytest.mark.parametrize(("hand", "language"), [("keyboard", "en"), ("touch", "es")])
def test_nothing_is_sent_before_somebody_lets_it_be_counted(
    meet: Meet, tmp_path: Path, hand: str, language: str
) -> None:
    ana = meet(hand, path=None, language=language)
    ana.page.clock.install()
    page, word = unasked(ana), ana.word
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if one.method == "POST" else None)
    ask = page.get_by_text(word("web-pad-ask"))
    agree = page.get_by_role("button", name=word("web-pad-agree"), exact=True)
    stop = page.get_by_role("button", name=word("web-pad-stop"))
    winner = page.get_by_text(word("web-pad-winner", names="Ana", many=1))
    (tmp_path / "odd.json").write_text('{"players": []}')

    def play_with_it() -> None:
        """Change boards in many ways, and let more time go by than it takes to count."""
        ana.use(page.get_by_role("button", name=word("web-pad-example")))
        page.locator("input[type=file]").set_input_files(tmp_path / "odd.json")
        expect(page.get_by_text(word("web-pad-unread", file="odd.json")).last).to_be_visible()
        page.locator('[data-space="4"]').press("Delete")
        ana.use(page.get_by_role("button", name=word("web-pad-undo")))
        page.evaluate("dispatchEvent(new Event('online'))")
        page.clock.fast_forward(10_000)
        expect(ask).to_be_visible()
        expect(winner).to_have_count(0)
        expect(tally(page)).not_to_contain_text(re.compile("[0-9]"))

    play_with_it()
    page.reload()
    play_with_it()
    assert sent == []
    ana.use(agree)
    expect(winner).to_be_visible()
    expect(ask).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body"), "keys go on from there"
    # It is asked once, and may be taken back.
    page.reload()
    expect(winner).to_be_visible()
    ana.use(stop)
    expect(winner).to_have_count(0)
    expect(stop).to_have_count(0)
    sent.clear()
    play_with_it()
    assert sent == []
