"""One's own page: empty and full, in both languages, and one's data taken along or deleted."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person
from tests.e2e.tables import arrive
from tests.server.serving import Server
from tests.server.test_statistics import around_one_screen, play
from tests.server.wire import soon

PLACES = {
    place["id"]: place["names"]
    for place in json.loads(Path("web/src/protocol/train-pieces.json").read_text())["places"]
}
CODE = re.compile(r"(\w{5}-){3}\w{5}")


def opened(person: Person) -> Page:
    """One's own page, once it is all there."""
    page = person.go("/me")
    expect(page.get_by_role("heading", name=person.word("web-me-data"))).to_be_visible()
    return page


@pytest.mark.parametrize(("language", "theme"), [("en", "night"), ("es", "day")])
def test_a_newcomer_finds_a_kind_page(meet: Meet, language: str, theme: str) -> None:
    ana = meet("touch", path=None, language=language, theme=theme)
    page = opened(ana)
    expect(page.get_by_role("heading", level=1)).to_have_text(ana.word("web-me-nobody"))
    expect(page.get_by_role("heading", name=ana.word("web-me-none"))).to_be_visible()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Whoever takes a name is somebody.
    page.get_by_label(ana.word("web-my-name")).fill("Ana")
    page.get_by_role("button", name=ana.word("web-save")).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ana")
    expect(page.get_by_role("button", name=ana.word("web-me-delete-do"))).to_be_visible()
    page.get_by_role("link", name=ana.word("web-me-play")).tap()
    expect(page.get_by_role("article")).to_have_count(3)


@pytest.mark.parametrize("size", ["small", "tablet"])
def test_there_is_room_to_write_a_code(meet: Meet, size: str) -> None:
    bo = meet(path=None, size=size, language="es")
    arrive(bo, "Bo")
    page = opened(bo)
    page.get_by_text(bo.word("web-me-code-enter")).click()
    box = page.get_by_role("textbox", name=bo.word("web-me-code-made")).bounding_box()
    assert box is not None
    assert box["width"] >= 160
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


Told = dict[str, Any]


def test_finished_games_of_every_kind(meet: Meet, server: Server, tmp_path: Path) -> None:
    ana, bruno = meet(path=None), meet(path=None)
    told, played = played_all(server, ana, bruno)
    page = opened(ana)
    see_statistics(ana, told)
    see_ratings(ana, told)
    # Every game leads to its replay, from one's own seat.
    watch = page.get_by_role("link", name=re.compile("^Watch again"))
    expect(watch).to_have_count(len(played))
    latest = played[0]
    assert watch.first.get_attribute("href") == f"/replay/{latest['table']}?seat={latest['seat']}"
    expect(page.get_by_role("listitem").filter(has_text="With Bruno")).to_have_count(2)
    # All of it in the other language, without loading again.
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", name="Tus partidas")).to_be_visible()
    page.get_by_role("button", name="English").click()

    phone = meet("touch", path=None)
    come_along(ana, phone)
    with page.expect_download() as coming:
        page.get_by_role("button", name=ana.word("web-me-export-do")).click()
    coming.value.save_as(tmp_path / "mine.json")
    everything = json.loads((tmp_path / "mine.json").read_text())
    assert everything["person"]["name"] == "Ana"
    assert len(everything["games"]) == len(played)
    delete(ana)
    # For the phone, too, and Bruno keeps his games.
    phone.page.reload()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(phone.word("web-me-nobody"))
    assert len(bruno.context.request.get("/api/me/games").json()) == 2


def played_all(server: Server, ana: Person, bruno: Person) -> tuple[Told, list[Told]]:
    """Let Ana play every game with bots, and two rated ones with Bruno; return what is told."""
    for person, name in ((ana, "Ana"), (bruno, "Bruno")):
        arrive(person, name)
    with server.client() as one, server.client() as other:
        for client, person in ((one, ana), (other, bruno)):
            client.cookies.set("phantomline", person.cookie() or "")
        for game in ("galore", "ghosts", "train"):
            play(server, game, [one])
        for _ in range(2):
            play(server, "ghosts", [one, other], rated=True)
        assert soon(lambda: len(one.get("/api/me/games").json()) == 5)
        return one.get("/api/me/statistics").json(), one.get("/api/me/games").json()


def see_statistics(ana: Person, told: Told) -> None:
    page = ana.page
    expect(page.get_by_role("article")).to_have_count(3)
    # In one game fewer points are better, and nobody has to know that.
    expect(page.get_by_text(ana.word("web-me-fewer"))).to_have_count(1)
    for game in ("galore", "ghosts", "train"):
        stage = page.get_by_role("article", name=ana.word(f"{game}-title"), exact=True)
        rate = round(100 * told[game]["won"] / told[game]["played"])
        expect(stage.get_by_text(ana.word("percent", value=rate))).to_be_visible()
        expect(stage.get_by_role("row")).to_have_count(1 + len(told[game]["lines"]))
    galore = page.get_by_role("article", name=ana.word("galore-title"), exact=True)
    slimes = galore.get_by_role("row", name=re.compile(ana.word("galore-category-slimes")))
    slimed = f"{told['galore']['lines']['slimes']:g}".replace("-", "\N{MINUS SIGN}")
    expect(slimes).to_contain_text(slimed)
    see_routes(ana, told)
    for stage in page.get_by_role("article").all():
        assert not re.search(r"-\d", stage.inner_text()), "a minus is no hyphen"


def see_routes(ana: Person, told: Told) -> None:
    """The routes that she likes best, the most favourite first, by the names of their ends."""
    train = ana.page.get_by_role("article", name=ana.word("train-title"), exact=True)
    liked = told["train"]["routes"]
    assert liked
    expect(train.get_by_role("heading", name=ana.word("web-me-routes"))).to_be_visible()
    expect(train.get_by_role("listitem")).to_have_count(len(liked))
    for item, route in zip(train.get_by_role("listitem").all(), liked, strict=True):
        one, other = (PLACES[end][ana.looks.language] for end in route["ends"])
        expect(item).to_contain_text(ana.word("web-me-route", one=one, other=other))
        expect(item).to_contain_text(ana.word("web-me-times", times=route["times"]))


def see_ratings(ana: Person, told: Told) -> None:
    """As a drawing with words, and as a table."""
    page = ana.page
    expect(page.get_by_role("img", name=re.compile("Your rating in Ghosts"))).to_be_visible()
    assert_accessible(page)
    page.get_by_role("radio", name=ana.word("web-me-as-table")).check()
    ratings = page.get_by_role("region", name=re.compile("Your rating in Ghosts"))
    expect(ratings.get_by_role("row")).to_have_count(3)
    expect(ratings).to_contain_text(str(told["ghosts"]["rating"]))
    assert_accessible(page)


@pytest.mark.parametrize(("language", "theme"), [("en", "night"), ("es", "day")])
def test_games_around_one_screen_are_there_though_they_count_for_nobody(
    meet: Meet, server: Server, language: str, theme: str
) -> None:
    ana = meet("touch", path=None, language=language, theme=theme)
    arrive(ana, "Ana")
    with server.client() as client:
        client.cookies.set("phantomline", ana.cookie() or "")
        table = around_one_screen(server, client, "Grandma", "Tom")
        assert soon(lambda: bool(client.get("/api/me/games").json()))
    page = opened(ana)
    expect(page.get_by_text(ana.word("web-me-sum", games=1))).to_be_visible()
    expect(page.get_by_role("heading", name=ana.word("web-me-none"))).to_have_count(0)
    game = page.get_by_role("listitem").filter(has_text=ana.word("web-me-history-around"))
    expect(game).to_contain_text("Grandma")
    expect(game.get_by_role("link")).to_have_attribute("href", f"/replay/{table}")
    expect(page.get_by_text(ana.word("web-me-history-around-more"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
    # It goes with everything else, and that is said.
    page.get_by_role("button", name=ana.word("web-me-delete-do")).tap()
    asked = page.get_by_role("dialog", name=ana.word("web-me-delete-sure"))
    expect(asked).to_contain_text(ana.word("web-me-delete-goes-games", games=1))


def come_along(ana: Person, phone: Person) -> None:
    """Make a code, and be the same person with it on a phone."""
    page = ana.page
    page.get_by_role("button", name=ana.word("web-me-code-make")).click()
    shown = page.get_by_role("status").filter(has_text=CODE)
    written = CODE.search(shown.inner_text())
    assert written
    theirs = opened(phone)
    theirs.get_by_text(phone.word("web-me-code-enter")).tap()
    theirs.get_by_role("textbox", name=phone.word("web-me-code-made")).fill(written.group())
    theirs.get_by_role("button", name=phone.word("web-me-code-use")).tap()
    expect(theirs.get_by_role("heading", level=1)).to_have_text("Ana")
    expect(theirs.get_by_role("article")).to_have_count(3)
    assert theirs.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(theirs)


@pytest.mark.parametrize(("language", "theme"), [("en", "night"), ("es", "day")])
def test_nobody_is_left_behind_unasked(meet: Meet, language: str, theme: str) -> None:
    ana, bo = (meet("touch", path=None, language=language, theme=theme) for _ in range(2))
    arrive(ana, "Ana")
    arrive(bo, "Bo")
    page = opened(bo)
    sure = page.get_by_role("dialog", name=bo.word("web-me-code-sure", name="Bo"))
    heading = page.get_by_role("heading", level=1)

    def enter(code: str) -> None:
        page.get_by_role("textbox", name=bo.word("web-me-code-made")).fill(code)
        page.get_by_role("button", name=bo.word("web-me-code-use")).tap()

    page.get_by_text(bo.word("web-me-code-enter")).tap()
    enter(recovery(ana))
    expect(sure).to_contain_text(bo.word("web-me-code-sure-more", name="Bo", games=0))
    assert_accessible(page)
    sure.get_by_role("button", name=bo.word("web-me-code-stay", name="Bo")).tap()
    expect(heading).to_have_text("Bo")
    # The code is still good. This time Bo takes everything along, and keeps a way back.
    page.get_by_role("button", name=bo.word("web-me-code-use")).tap()
    with page.expect_download():
        sure.get_by_role("button", name=bo.word("web-me-export-do")).tap()
    sure.get_by_role("button", name=bo.word("web-me-code-make")).tap()
    shown = sure.get_by_role("status").filter(has_text=CODE)
    back = CODE.search(shown.inner_text())
    assert back
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sure.get_by_role("button", name=bo.word("web-me-code-use")).tap()
    expect(heading).to_have_text("Ana")
    expect(page.get_by_text(back.group())).to_have_count(0)
    enter(back.group())
    page.get_by_role("dialog").get_by_role("button", name=bo.word("web-me-code-use")).tap()
    expect(heading).to_have_text("Bo")


def recovery(person: Person) -> str:
    answer = person.context.request.post("/api/me/recovery", headers={"Origin": person.origin})
    return str(answer.json()["code"])


def test_what_cannot_be_taken_along_is_said(meet: Meet) -> None:
    ana = meet(path=None)
    arrive(ana, "Ana")
    page = opened(ana)
    ana.watch.allow("^401 GET .*/api/me/export")
    ana.context.clear_cookies()
    page.get_by_role("button", name=ana.word("web-me-export-do")).click()
    said = page.get_by_role("region", name=ana.word("web-messages"))
    expect(said).to_contain_text(ana.word("server-refused-no-guest"))
    expect(page.get_by_role("heading", level=1)).to_have_text(ana.word("web-me-nobody"))


@pytest.mark.parametrize(("language", "theme"), [("en", "day"), ("es", "night")])
def test_whoever_was_deleted_elsewhere_is_nobody_here_either(
    meet: Meet, language: str, theme: str
) -> None:
    ana = meet("touch", path=None, language=language, theme=theme)
    arrive(ana, "Ana")
    page = opened(ana)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Ana")
    # On another device. The browser keeps its key, which opens nothing any more.
    ana.watch.allow("^401 GET .*/api/me/tables")
    assert ana.context.request.delete("/api/me", headers={"Origin": ana.origin}).ok
    page.get_by_role("link", name=ana.word("web-me-play")).tap()
    expect(page.get_by_role("article")).to_have_count(3)
    page.go_back()
    expect(heading).to_have_text(ana.word("web-me-nobody"))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name=ana.word("web-me-delete-do"))).to_have_count(0)


def delete(ana: Person) -> None:
    """It asks, says what goes and what stays, and does it only when told to."""
    page = ana.page
    page.get_by_role("button", name=ana.word("web-me-delete-do")).click()
    asked = page.get_by_role("dialog", name=ana.word("web-me-delete-sure"))
    expect(asked).to_contain_text(ana.word("web-me-delete-goes-name", name="Ana"))
    expect(asked).to_contain_text(ana.word("web-me-delete-goes-seats"))
    expect(asked).to_contain_text(ana.word("web-me-delete-stays-games"))
    assert_accessible(page)
    asked.get_by_role("button", name=ana.word("web-me-delete-keep")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ana")
    page.get_by_role("button", name=ana.word("web-me-delete-do")).click()
    asked.get_by_role("button", name=ana.word("web-me-delete-yes")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(ana.word("web-me-nobody"))
    expect(page.get_by_role("article")).to_have_count(0)
    expect(page.get_by_label(ana.word("web-my-name"))).to_have_value("")
    assert not ana.cookie()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(ana.word("web-me-nobody"))
