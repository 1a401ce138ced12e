"""Somebody deletes all that is kept about them while others wait for them, or play with them."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.serving import Server, guest
from tests.server.wire import Wire


@pytest.fixture
def server(start_server: Callable[..., Server], database_url: str) -> Server:
    """A server over a database of either kind."""
    return start_server(database=database_url)


def made(host: httpx.Client, seats: int, placings: list[str | None], **more: object) -> str:
    wanted = {"game": "ghosts", "seats": seats, "placings": placings, **more}
    answer = host.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def sat(table: str, *people: httpx.Client) -> None:
    """Let people take the seats behind the first."""
    for seat, person in enumerate(people, start=1):
        assert person.post(f"/api/tables/{table}/seats/{seat}", json={}).status_code == 200


def awaited(host: httpx.Client, *others: httpx.Client) -> str:
    """Begin games until it is the host's turn in one."""
    while True:
        table = made(host, 1 + len(others), ["me"])
        sat(table, *others)
        assert host.post(f"/api/tables/{table}/start").status_code == 200
        found = host.get("/api/me/tables").json()
        if next(one["turn"] for one in found if one["id"] == table):
            return table


def id_of(person: httpx.Client) -> str:
    return str(person.get("/api/me").json()["id"])


def test_a_game_goes_on_without_whoever_is_gone(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bo") as bo, guest(server, "Cy") as cy:
        table = awaited(ana, bo, cy)
        with Wire(server.port, f"/api/tables/{table}/live", bo.cookies["phantomline"]) as wire:
            assert wire.receive()["view"]["actors"] == [0], "all wait for Ana, and without a clock"
            assert ana.delete("/api/me").status_code == 204
            told: dict[str, Any] = {}
            while not {"handed", "hosted", "moved", "named"} <= told.keys():
                heard = wire.receive()
                told[heard.get("told", heard).get("kind", heard["type"])] = heard
            gone = told["handed"]["told"]
            assert (gone["seat"], gone["why"], gone["bot"]) == (0, "left", "easy")
            assert [seat["name"] for seat in told["named"]["table"]["seats"]] == ["", "Bo", "Cy"]
        now = bo.get(f"/api/tables/{table}").json()
        assert (now["status"], now["host"]) == ("playing", id_of(bo))
        assert cy.post(f"/api/tables/{table}/close").json()["code"] == "host-only"
        assert bo.post(f"/api/tables/{table}/close").status_code == 200


def test_nobody_is_kept_a_seat_who_will_never_take_it(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bo") as bo:
        table = made(bo, 2, ["me", None])
        sat(table, ana)
        assert bo.post(f"/api/tables/{table}/start").status_code == 200
        assert ana.delete("/api/me").status_code == 204
        now = bo.get(f"/api/tables/{table}").json()
        assert (now["status"], now["seats"][1]["bot"]) == ("playing", "easy")
        assert bo.post(f"/api/tables/{table}/seats/0/resign").json()["status"] == "over"
        again = bo.post(f"/api/tables/{table}/rematch").json()
        assert [seat["player"] for seat in again["seats"]] == [None, id_of(bo)]


def test_a_table_is_not_passed_on_to_a_ghost(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bo") as bo, server.client() as anyone:
        table = made(bo, 3, ["me", None, "easy"])
        sat(table, ana)
        assert bo.post(f"/api/tables/{table}/start").status_code == 200
        for person, status in ((ana, "playing"), (bo, "closed")):
            assert person.delete("/api/me").status_code == 204
            assert anyone.get(f"/api/tables/{table}").json()["status"] == status


def test_no_lobby_keeps_a_seat_for_whoever_is_gone(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bo") as bo:
        visited = made(bo, 3, ["me", None, None])
        sat(visited, ana)
        hosted = made(ana, 2, ["me", None])
        sat(hosted, bo)
        watched = made(ana, 2, [None, None])
        sat(watched, bo)
        alone = made(ana, 3, ["me", "easy", None], public=True)
        with_bots = made(ana, 2, ["me", "easy"])
        assert ana.post(f"/api/tables/{with_bots}/start").status_code == 200
        assert ana.delete("/api/me").status_code == 204
        mine = id_of(bo)
        for table, seats in ((visited, [mine, None, None]), (hosted, [None, mine])):
            now = bo.get(f"/api/tables/{table}").json()
            assert (now["status"], now["host"]) == ("open", mine)
            assert [seat["player"] for seat in now["seats"]] == seats
        assert bo.get(f"/api/tables/{watched}").json()["host"] == mine
        for table in (alone, with_bots):
            assert bo.get(f"/api/tables/{table}").json()["status"] == "closed"
        assert bo.get("/api/tables").json() == []
