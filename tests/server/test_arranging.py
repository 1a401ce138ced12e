"""A table's settings can be changed by its host until it begins; and whose turn it is, is told."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.serving import Server, guest
from tests.server.wire import Wire, soon


@pytest.fixture
def ana(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Ana") as client:
        yield client


@pytest.fixture
def bruno(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Bruno") as client:
        yield client


def made(client: httpx.Client, **settings: Any) -> str:
    answer = client.post("/api/tables", json={"game": "ghosts", "seats": 2, **settings})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert len(answer.json()["message"]) > 10
    return answer.status_code, answer.json()["code"]


def test_the_host_thinks_anew_until_the_game_begins(ana: httpx.Client, bruno: httpx.Client) -> None:
    table = made(ana, game="galore", placings=["me"])
    assert bruno.post(f"{table}/seats/1", json={}).status_code == 200
    assert refused(bruno.patch(table, json={"chat": False})) == (403, "host-only")
    wishes = {"options": {"experts": True}, "clock": {"move": 30}, "seats": 3, "chat": False}
    changed = ana.patch(table, json=wishes)
    assert changed.status_code == 200, changed.text
    settings = changed.json()["settings"]
    assert settings["options"] == {"experts": True}
    assert settings["clock"] == {"move": 30, "game": None, "increment": 0}
    assert (settings["seats"], settings["chat"], settings["public"]) == (3, False, False)
    assert [seat["name"] for seat in changed.json()["seats"]] == ["Ana", "Bruno", None]
    assert ana.get(table).json() == changed.json()
    assert ana.patch(table, json={}).json()["settings"] == settings, "nothing else was wished for"
    again = ana.patch(table, json={"clock": None, "seats": 2, "options": {}}).json()["settings"]
    assert (again["clock"], again["seats"], again["options"]) == (None, 2, {})
    assert ana.post(f"{table}/start").status_code == 200
    assert refused(ana.patch(table, json={"chat": True})) == (409, "started")


def test_what_cannot_be_played_is_refused(ana: httpx.Client) -> None:
    table = made(ana, placings=["me", "easy"])
    assert refused(ana.patch(table, json={"seats": 1})) == (422, "bad-option")
    assert refused(ana.patch(table, json={"seats": 17})) == (400, "malformed")
    assert refused(ana.patch(table, json={"options": {"experts": True}})) == (422, "bad-option")
    assert refused(ana.patch(table, json={"clock": {"move": 1}})) == (422, "bad-option")
    assert refused(ana.patch(table, json={"game": "train"})) == (400, "malformed")
    assert refused(ana.patch(table, json={"rated": True})) == (409, "rated-people")
    assert ana.patch(table, json={"seats": 3}).status_code == 200
    assert ana.post(f"{table}/seats/2", json={}).status_code == 200
    assert refused(ana.patch(table, json={"seats": 2})) == (409, "seats-in-use")
    assert ana.delete(f"{table}/seats/1").status_code == 200
    assert refused(ana.patch(table, json={"rated": True})) == (409, "rated-once")
    assert ana.get(table).json()["settings"]["seats"] == 3


def test_others_are_neither_rated_nor_shown_to_all_without_having_wanted_it(
    ana: httpx.Client, bruno: httpx.Client
) -> None:
    table = made(ana, placings=["me"])
    bruno.post(f"{table}/seats/1", json={})
    for wish in ("rated", "public"):
        assert refused(ana.patch(table, json={wish: True})) == (409, "others-seated")
    assert ana.patch(table, json={"rated": False, "chat": False}).status_code == 200
    bruno.delete(f"{table}/seats/1")
    assert ana.patch(table, json={"rated": True, "public": True}).status_code == 200
    bruno.post(f"{table}/seats/1", json={})
    assert ana.patch(table, json={"public": False}).json()["settings"]["rated"] is True


def test_a_wish_that_changes_nothing_is_told_to_nobody(server: Server, ana: httpx.Client) -> None:
    table = made(ana, placings=["me"])
    with Wire(server.port, f"{table}/live", ana.cookies["phantomline"]) as wire:
        before = wire.wait("hello")["seq"]
        assert ana.patch(table, json={}).status_code == 200
        assert ana.patch(table, json={"seats": 2, "chat": True}).status_code == 200
        ana.patch(table, json={"seats": 3})
        assert wire.wait("news")["told"]["seq"] == before + 1


@pytest.mark.parametrize("number", [10**15, 2**63, 10**30])
def test_a_number_of_any_length_gets_an_answer(ana: httpx.Client, number: int) -> None:
    table = made(ana, placings=["me"])
    for wish in ({"clock": {"move": number}}, {"options": {"start": number}}):
        for answer in (
            ana.patch(table, json=wish),
            ana.post("/api/tables", json={"game": "ghosts", "seats": 2, **wish}),
        ):
            assert refused(answer)[0] in (400, 422), answer.text


def test_a_table_can_be_listed_later(ana: httpx.Client, bruno: httpx.Client) -> None:
    table = made(ana, placings=["me"])
    name = table.rpartition("/")[2]

    def is_listed() -> bool:
        return name in [one["id"] for one in bruno.get("/api/tables").json()]

    assert not is_listed()
    assert ana.patch(table, json={"public": True}).json()["settings"]["clock"]["move"] == 180
    assert soon(is_listed)
    ana.patch(table, json={"public": False})
    assert soon(lambda: not is_listed())


def test_a_server_that_starts_again_knows_what_the_host_wanted(
    start_server: Any,
) -> None:
    server = start_server()
    with guest(server, "Ana") as ana:
        table = made(ana, placings=["me"])
        changed = ana.patch(table, json={"seats": 4, "clock": {"game": 600}}).json()
        server.stop()
        server.start()
        assert ana.get(table).json() == changed
        for seat in (1, 2, 3):
            assert ana.post(f"{table}/seats/{seat}/bot", json={"bot": "easy"}).status_code == 200
        assert ana.post(f"{table}/start").json()["status"] == "playing"


def test_my_tables_tell_whose_turn_it_is(ana: httpx.Client, bruno: httpx.Client) -> None:
    open_table = made(ana, placings=["me"])
    table = made(ana, options={"start": 1}, placings=["me"])
    bruno.post(f"{table}/seats/1", json={})
    ana.post(f"{table}/start")

    def turn(client: httpx.Client, which: str) -> Any:
        tables = client.get("/api/me/tables").json()
        return {f"/api/tables/{one['id']}": one["turn"] for one in tables}[which]

    assert soon(lambda: turn(bruno, table) is True)
    assert turn(ana, table) is False
    assert turn(ana, open_table) is False
    assert bruno.delete(f"{table}/seats/1").status_code == 200, "a bot plays for Bruno"
    assert turn(bruno, table) is False
