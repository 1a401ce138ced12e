"""The page looks as it did when somebody last looked at it and found it good."""

import io
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import Meet
from tests.e2e.pictures import Snapshots
from tests.e2e.tables import Following, arrive, set_table
from tests.server.serving import Server
from tests.server.wire import Wire

LOOKS = [("laptop", "night"), ("laptop", "day"), ("phone", "night")]
GAMES = ("galore", "ghosts", "train")
HEADING = 60
"""What is no higher has nothing drawn on it."""
MOVES = {"galore": 34, "ghosts": 11, "train": 26}
"""After so many moves there is something to see."""


@pytest.fixture(scope="module")
def fated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which every game goes the same way."""
    with Server(tmp_path_factory.mktemp("fated"), program=("tests.e2e.fated",)) as running:
        yield running


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_every_piece_in_the_gallery(meet: Meet, snapshot: Snapshots, size: str, theme: str) -> None:
    page = meet(path="/gallery", size=size, theme=theme).page
    for game in GAMES:
        expect(page.locator(f"#box-{game}")).to_be_visible()
    page.wait_for_load_state("networkidle")
    # What is behind a part of a long page depends on where in the window it came to lie.
    page.locator(".backdrop").first.evaluate("it => it.remove()")
    for name, part in parts_of_gallery(page):
        if size == "laptop" or not name.startswith(GAMES):
            snapshot(part, f"gallery/{size}-{theme}/{name}")


def parts_of_gallery(page: Page) -> Iterator[tuple[str, Locator]]:
    """Every part with a heading, and each game's box row by row."""
    for n, part in enumerate(page.locator("main > *").all()):
        box = part.get_attribute("id") or ""
        if box.startswith("box-"):
            rows = drawn(part)
            for m, row in enumerate(drawn(rows[0]) if len(rows) == 1 else rows):
                yield f"{box.removeprefix('box-')}-{m:02}", row
        elif part.locator("h2").count():
            yield f"part-{n:02}", part


def drawn(part: Locator) -> list[Locator]:
    """What is right inside and high enough for a drawing."""
    high = "it => it.getBoundingClientRect().height"
    return [row for row in part.locator(":scope > *").all() if row.evaluate(high) > HEADING]


@pytest.mark.parametrize(("size", "theme"), [*LOOKS, ("phone", "day")])
def test_the_screens_around_the_games(
    meet: Meet, fated: Server, snapshot: Snapshots, size: str, theme: str
) -> None:
    ana = meet(path=None, at=fated, size=size, theme=theme)
    ana.watch.allow("^404 GET")
    page = ana.go("/")
    expect(page.get_by_role("article")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    look = f"{size}-{theme}"
    snapshot(page, f"{look}/home")
    arrive(ana, "Ana")
    page = ana.go("/nowhere")
    known = page.get_by_role("button", name=re.compile("Ana"))
    expect(known).to_be_visible()
    snapshot(page, f"{look}/nowhere")
    table = set_table(ana, "galore", ("me", "easy", None), start=False, options={"experts": True})
    page = ana.go(f"/t/{table}")
    expect(page.get_by_role("button", name="Add a bot")).to_be_visible()
    # Where the table is found depends on the port.
    hidden = [page.get_by_role("img", name="QR code of the link"), page.get_by_text("/j/")]
    code = page.get_by_text(re.compile(r"^[A-Z]{6}$"))
    snapshot(page, f"{look}/lobby", hide=[*hidden, code])
    page = ana.go("/rules/ghosts")
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(known).to_be_visible()
    snapshot(page, f"{look}/rules")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_the_middle_of_a_game(
    meet: Meet, fated: Server, snapshot: Snapshots, game: str
) -> None:
    ana = meet(path=None, at=fated)
    arrive(ana, "Ana")
    table = set_table(ana, game, ("me", "me", "me"))
    play_in_turn(fated, ana.cookie(), table, MOVES[game])
    for size, theme in [("laptop", "night"), ("phone", "day")]:
        other = meet(path=None, at=fated, size=size, theme=theme)
        # Playwright types the cookies it gives and those it takes differently.
        other.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]
        page = other.go(f"/t/{table}")
        Following(other).take_screen()
        page.mouse.move(0, 0)  # away from what lies where the button was
        expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
        page.wait_for_load_state("networkidle")
        snapshot(page, f"{size}-{theme}/{game}")


def play_in_turn(server: Server, cookie: str | None, table: str, moves: int) -> None:
    """Play every seat by a rule of thumb that goes all over the board."""
    seat = 0
    for n in range(moves * 3):
        with Wire(server.port, f"/api/tables/{table}/live?seat={seat}", cookie) as wire:
            hello = wire.wait("hello")
            view = hello["view"]
            if seat not in view["actors"]:
                seat = view["actors"][0]
                continue
            if moves == 0:
                return
            moves -= 1
            action = view["legal"][(7 * n + 3) % len(view["legal"])]
            wire.ask(type="move", id=f"{n}", seq=hello["seq"], action=action)
            wire.wait("news", partial(_answers, f"{n}"))


def _answers(request: str, news: dict[str, Any]) -> bool:
    return news.get("answers") == request


# -- the comparison itself -------------------------------------------------------------------


def picture(colour: str = "#334455", line: int = 40) -> bytes:
    """A card with a line on it."""
    image = Image.new("RGB", (200, 120), colour)
    draw = ImageDraw.Draw(image)
    draw.rectangle((20, 20, 80, 100), fill="#ffcc66")
    draw.line((100, line, 190, line + 30), fill="white", width=4)
    buffer = io.BytesIO()
    image.save(buffer, "png")
    return buffer.getvalue()


def test_a_picture_is_like_itself_and_not_like_another(tmp_path: Path) -> None:
    keeper = Snapshots(tmp_path / "kept", tmp_path / "left", update=True)
    keeper.compare(picture(), "card")
    judge = Snapshots(tmp_path / "kept", tmp_path / "left", update=False)
    judge.compare(picture(), "card")
    judge.compare(picture("#354657"), "card")  # a shade that nobody sees
    for other in (picture(line=70), picture("#774455"), picture("#445566")):
        with pytest.raises(AssertionError, match="different"):
            judge.compare(other, "card")
    assert list((tmp_path / "left" / "snapshots").glob("card.*.png"))
    with pytest.raises(AssertionError, match="no picture"):
        judge.compare(picture(), "another")
