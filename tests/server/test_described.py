"""A table in words over HTTP: for one's own seat, for watchers, and for nobody else's."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest

import phantomline
from phantomline.server.http.naming import names_at
from phantomline.server.table.messages import SeatShown
from phantomline.words import Words
from phantomline.words.describing import describe
from tests.server.serving import Server, guest
from tests.server.wire import Wire


@pytest.fixture
def ana(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Ana") as client:
        yield client


def made(client: httpx.Client, game: str, **settings: Any) -> str:
    answer = client.post("/api/tables", json={"game": game, "seats": 2, **settings})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert len(answer.json()["message"]) > 10
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("name", ["galore", "ghosts", "train"])
def test_it_is_told_from_the_view_of_ones_own_seat(
    server: Server, ana: httpx.Client, name: str
) -> None:
    table = made(ana, name, placings=["me", "me"])
    assert refused(ana.get(f"{table}/described")) == (409, "not-started")
    assert ana.post(f"{table}/start").status_code == 200
    game = phantomline.load(name)
    for seat in (0, 1):
        with Wire(server.port, f"{table}/live?seat={seat}", ana.cookies["phantomline"]) as wire:
            hello = wire.wait("hello")
        view = game.codec.view(hello["view"])
        for language in ("en", "es"):
            told = ana.get(
                f"{table}/described",
                params={"seat": seat},
                headers={"Accept-Language": language},
            )
            assert told.status_code == 200, told.text
            # Two seats of one player are told apart as the page does it.
            made_here = describe(Words(language), game, view, ("Ana", "Ana 2"))
            assert told.json() == {
                "seq": hello["seq"],
                "seat": seat,
                **json.loads(msgspec.json.encode(made_here)),
            }


def test_bots_are_called_as_on_the_page(ana: httpx.Client) -> None:
    table = made(ana, "ghosts", seats=3, placings=["me", "easy", "easy"])
    ana.post(f"{table}/start")
    for language in ("en", "es"):
        name = Words(language).say("web-bot-easy")
        told = ana.get(f"{table}/described", headers={"Accept-Language": language}).json()
        people = next(one for one in told["sections"] if one["id"] == "people")["lines"]
        assert len(people) == 3
        assert any(line.startswith(f"{name} 2") for line in people)


def test_others_may_watch_but_not_from_a_seat(server: Server, ana: httpx.Client) -> None:
    table = made(ana, "ghosts", placings=["me", "me"])
    ana.post(f"{table}/start")
    with guest(server, "Bruno") as bruno, server.client() as nobody:
        for client in (bruno, nobody):
            told = client.get(f"{table}/described").json()
            assert told["seat"] is None
            assert told["notes"] == []
            assert "hand" not in [one["id"] for one in told["sections"]]
            for seat in (0, 1, 7):
                answer = client.get(f"{table}/described", params={"seat": seat})
                assert refused(answer) == (403, "not-your-seat")
                answer = client.get(f"{table}/described", params={"seat": seat, "at": 4})
                assert refused(answer) == (403, "not-your-seat")
        answer = bruno.get("/api/tables/nothing/described")
        assert refused(answer) == (404, "no-such-table")


def test_earlier_moments_are_told_as_they_were(server: Server, ana: httpx.Client) -> None:
    table = made(ana, "ghosts", placings=["me", "me"], options={"start": 0})
    ana.post(f"{table}/start")
    before = ana.get(f"{table}/described", params={"seat": 0}).json()
    with Wire(server.port, f"{table}/live?seat=0", ana.cookies["phantomline"]) as wire:
        hello = wire.wait("hello")
        wire.ask(type="move", id="m", seq=hello["seq"], action=hello["view"]["legal"][0])
        news = wire.wait("news", lambda news: news.get("answers") == "m")
    after = ana.get(f"{table}/described", params={"seat": 0}).json()
    assert after["seq"] == news["told"]["seq"]
    then = ana.get(f"{table}/described", params={"seat": 0, "at": before["seq"]}).json()
    assert then["seq"] == before["seq"]
    assert then["notes"] == [], "there is nothing to decide in the past"
    assert then["sections"][1:] == before["sections"][1:]
    assert after["sections"][1:] != before["sections"][1:]
    # It says whose turn it was, and offers nothing.
    round_, turn, _asked, _choices = before["sections"][0]["lines"]
    assert then["sections"][0]["lines"] == [round_, turn]
    waited = ana.get(f"{table}/described", params={"seat": 0, "at": after["seq"]}).json()
    assert waited["sections"][0] == after["sections"][0]
    assert after["sections"][0]["lines"][-1] == Words("en").say("describe-waiting")
    assert refused(ana.get(f"{table}/described", params={"at": 99})) == (404, "no-such-moment")
    assert refused(ana.get(f"{table}/described", params={"at": 0})) == (400, "malformed")


def test_a_table_that_ended_early_offers_nothing(ana: httpx.Client) -> None:
    words = Words("en")
    won = words.say("web-outcome-resigned", winners="you", winners_who="you", others=1)
    for how, last in (("seats/1/resign", won), ("close", words.say("web-closed"))):
        table = made(ana, "train", placings=["me", "me"], options={"start": 0})
        ana.post(f"{table}/start")
        before = ana.get(f"{table}/described").json()
        assert before["notes"]
        assert "claims" in {one["id"] for one in before["sections"]}
        assert ana.post(f"{table}/{how}").status_code == 200
        # Also where one looks back at just how it ended.
        after = ana.get(f"{table}/described").json()
        for told in (after, ana.get(f"{table}/described?at={after['seq']}").json()):
            assert told["notes"] == []
            assert "claims" not in {one["id"] for one in told["sections"]}
            assert told["sections"][0]["lines"] == [last]
        # What was before is told as it was.
        then = ana.get(f"{table}/described?at={before['seq']}").json()
        assert then["sections"][0]["lines"][0] == before["sections"][0]["lines"][0]


def test_whoever_lets_a_bot_play_is_offered_nothing(start_server: Callable[..., Server]) -> None:
    # The bot takes longer than anybody looks.
    server = start_server("--bot-pace", "60")
    words = Words("en")
    with guest(server, "Ana") as ana, guest(server, "Bruno") as bruno:
        table = made(ana, "ghosts", placings=["me", None], options={"start": 0})
        bruno.post(f"{table}/seats/1", json={})
        ana.post(f"{table}/start")
        before = ana.get(f"{table}/described").json()
        assert ana.delete(f"{table}/seats/0").status_code == 200
        told = ana.get(f"{table}/described").json()
        assert (told["seat"], told["notes"]) == (0, [])
        round_, turn, waiting = told["sections"][0]["lines"]
        assert words.say("web-bot-of", name="Ana") in turn
        assert waiting == words.say("describe-waiting")
        assert told["sections"][1:] == before["sections"][1:], "it is her hand still"
        # What was before, she decided herself.
        then = ana.get(f"{table}/described?at={before['seq']}").json()
        assert then["sections"][0]["lines"] == [round_, before["sections"][0]["lines"][1]]


def test_whoever_has_left_us_is_a_ghost() -> None:
    gone = SeatShown(player="somebody", name="", bot=None, resigned=False)
    free = SeatShown(player=None, name=None, bot=None, resigned=False)
    named = [names_at([gone, gone, free], Words(language)) for language in ("en", "es")]
    assert named == [
        ["a ghost", "a ghost 2", "Free seat"],
        ["un fantasma", "un fantasma 2", "Asiento libre"],
    ]
