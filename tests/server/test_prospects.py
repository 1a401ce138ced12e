"""What can be seen coming, over HTTP: for one's own seat, for watchers, and for nobody else's."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

import phantomline
from phantomline.games.galore.prospects import prospects
from phantomline.server.http.app import create_app
from phantomline.server.http.config import Config, Limits, Rate
from tests.server.serving import Server, guest
from tests.server.wire import Wire


@pytest.fixture
def ana(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Ana") as client:
        yield client


def made(client: httpx.Client, game: str = "galore", **settings: Any) -> str:
    answer = client.post("/api/tables", json={"game": game, "seats": 2, **settings})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_it_is_told_from_the_view_of_ones_own_seat(server: Server, ana: httpx.Client) -> None:
    table = made(ana, placings=["me", "me"])
    assert refused(ana.get(f"{table}/prospects")) == (409, "not-started")
    assert ana.post(f"{table}/start").status_code == 200
    game = phantomline.load("galore")
    for seat in (0, 1):
        with Wire(server.port, f"{table}/live?seat={seat}", ana.cookies["phantomline"]) as wire:
            hello = wire.wait("hello")
        told = ana.get(f"{table}/prospects", params={"seat": seat})
        assert told.status_code == 200, told.text
        view: Any = game.codec.view(hello["view"])
        mine: Any = game
        assert told.json() == {
            "seq": hello["seq"],
            "seat": seat,
            "prospects": json.loads(msgspec.json.encode(prospects(mine, view))),
        }
        assert told.json()["prospects"]["hidden"]["sheet"]["lines"]
    first = ana.get(f"{table}/prospects").json()
    assert first["seat"] == 0


def test_others_may_watch_but_not_from_a_seat(server: Server, ana: httpx.Client) -> None:
    table = made(ana, placings=["me", "me"])
    ana.post(f"{table}/start")
    with guest(server, "Bruno") as bruno, server.client() as nobody:
        for client in (bruno, nobody):
            told = client.get(f"{table}/prospects").json()
            assert told["seat"] is None
            assert told["prospects"]["hidden"] is None
            assert told["prospects"]["placements"] == []
            assert len(told["prospects"]["sheets"]) == 2
            for seat in (0, 1, 7):
                answer = client.get(f"{table}/prospects", params={"seat": seat})
                assert refused(answer) == (403, "not-your-seat")
        answer = bruno.get("/api/tables/nothing/prospects")
        assert refused(answer) == (404, "no-such-table")


def test_ghosts_tells_what_ones_own_cards_would_do(server: Server, ana: httpx.Client) -> None:
    table = made(ana, "ghosts", placings=["me", "me"], options={"start": 1})
    ana.post(f"{table}/start")
    told = ana.get(f"{table}/prospects", params={"seat": 1}).json()["prospects"]
    assert told["game"] == "ghosts"
    assert told["plays"], "any card may start the pile"
    assert ana.get(f"{table}/prospects", params={"seat": 0}).json()["prospects"]["plays"] == {}
    with httpx.Client(base_url=server.url) as bruno:
        assert bruno.get(f"{table}/prospects").json()["prospects"]["plays"] == {}


def test_train_tells_ones_own_ways_and_watchers_none(server: Server, ana: httpx.Client) -> None:
    table = made(ana, "train", placings=["me", "me"])
    ana.post(f"{table}/start")
    for seat in (0, 1):
        with Wire(server.port, f"{table}/live?seat={seat}", ana.cookies["phantomline"]) as wire:
            view = wire.wait("hello")["view"]
        told = ana.get(f"{table}/prospects", params={"seat": seat}).json()["prospects"]
        assert told["game"] == "train"
        assert [way["ticket"] for way in told["ways"] if way["ticket"]] == view["tickets"]
        assert all(way["routes"] and way["enough"] for way in told["ways"])
    with server.client() as nobody:
        assert nobody.get(f"{table}/prospects").json()["prospects"] == {"game": "train", "ways": []}


def test_nobody_looks_all_the_time(sqlite_url: str) -> None:
    limits = Limits(looks=Rate(0.001, 2))
    with TestClient(create_app(Config(database=sqlite_url, limits=limits))) as client:
        client.post("/api/me", json={"name": "Ana"})
        table = {"game": "ghosts", "seats": 2, "placings": ["me", "easy"]}
        made = client.post("/api/tables", json=table).json()["id"]
        client.post(f"/api/tables/{made}/start")
        answers = [
            client.get(f"/api/tables/{made}/{look}")
            for look in ("prospects", "described", "prospects", "described")
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
