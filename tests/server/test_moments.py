"""Looking back at a table: every moment as its viewer saw it then, and nobody else's."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

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


def as_shown(view: dict[str, Any]) -> dict[str, Any]:
    """A view as it is told later: there is nothing to decide in it."""
    return {**view, "legal": []}


def acted(wire: Wire, seq: int, view: dict[str, Any], name: str) -> dict[str, Any]:
    wire.ask(type="move", id=name, seq=seq, action=view["legal"][0])
    return wire.wait("news", lambda news: news.get("answers") == name)


@pytest.mark.parametrize("game", ["ghosts", "train", "galore"])
def test_every_moment_is_shown_as_it_was_seen(server: Server, ana: httpx.Client, game: str) -> None:
    table = made(ana, game, placings=["me", "easy"])
    with Wire(server.port, f"{table}/live", ana.cookies["phantomline"]) as wire:
        wire.wait("hello")
        ana.post(f"{table}/start")
        seen: dict[int, dict[str, Any]] = {}
        news = wire.wait("news")
        for move in range(6):
            while not news["view"]["legal"]:
                seen[news["told"]["seq"]] = news["view"]
                news = wire.wait("news")
            seen[news["told"]["seq"]] = news["view"]
            news = acted(wire, news["told"]["seq"], news["view"], f"m{move}")
        seen[news["told"]["seq"]] = news["view"]
    assert len(seen) > 6
    for seq, view in seen.items():
        then = ana.get(f"{table}/moments/{seq}").json()
        assert then["view"] == as_shown(view)
        assert (then["seq"], then["seat"], then["outcome"]) == (seq, 0, None)
        assert then["prospects"]["game"] == game


def test_what_was_taken_back_can_still_be_seen(server: Server, ana: httpx.Client) -> None:
    table = made(ana, "ghosts", placings=["me", "me"])
    ana.post(f"{table}/start")
    told: dict[int, tuple[int, dict[str, Any]]] = {}
    hello = None
    for seat in (0, 1):
        with Wire(server.port, f"{table}/live?seat={seat}", ana.cookies["phantomline"]) as wire:
            hello = wire.wait("hello")
            if not hello["view"]["legal"]:
                continue
            moved = acted(wire, hello["seq"], hello["view"], "m")
            wire.ask(type="undo", id="u")
            back = wire.wait("news", lambda news: news.get("answers") == "u")
            told = {one["told"]["seq"]: (seat, one["view"]) for one in (moved, back)}
            break
    assert hello is not None
    assert len(told) == 2
    for seq, (seat, view) in told.items():
        then = ana.get(f"{table}/moments/{seq}", params={"seat": seat}).json()
        assert then["view"] == as_shown(view)
    views = [view for _, view in told.values()]
    assert views[0] != views[1], "the move was taken back"
    assert as_shown(views[1]) == as_shown(hello["view"])


def test_a_game_that_is_over_can_be_looked_at_to_its_end(server: Server, ana: httpx.Client) -> None:
    table = made(ana, "ghosts", placings=["random", "random"])
    with Wire(server.port, f"{table}/live") as wire:
        wire.wait("hello")
        ana.post(f"{table}/start")
        last = wire.wait("news", lambda news: (news.get("table") or {}).get("status") == "over")
    seq = last["told"]["seq"]
    end = ana.get(f"{table}/moments/{seq}").json()
    assert end["view"] == as_shown(last["view"])
    assert end["outcome"] == last["table"]["outcome"]
    assert ana.get(f"{table}/moments/{seq - 1}").json()["outcome"] is None


def test_nobody_looks_back_from_somebody_elses_seat(server: Server, ana: httpx.Client) -> None:
    # Nobody moves before Ana does, so that the table stays where it is.
    table = made(ana, "ghosts", placings=["me", "easy"], options={"start": 0})
    assert refused(ana.get(f"{table}/moments/1")) == (409, "before-start")
    assert refused(ana.get(f"{table}/moments/9")) == (404, "no-such-moment")
    ana.post(f"{table}/start")
    assert len(ana.get(f"{table}/moments/4").json()["view"]["hand"]) > 0
    with guest(server, "Bruno") as bruno, server.client() as nobody:
        for client in (bruno, nobody):
            then = client.get(f"{table}/moments/4")
            assert then.status_code == 200, then.text
            assert then.json()["seat"] is None
            assert then.json()["view"]["hand"] == []
            for seat in (0, 1, 7):
                answer = client.get(f"{table}/moments/4", params={"seat": seat})
                assert refused(answer) == (403, "not-your-seat")
    assert refused(ana.get(f"{table}/moments/0")) == (400, "malformed")
    assert refused(ana.get(f"{table}/moments/4?seat=1")) == (403, "not-your-seat")
    assert refused(ana.get("/api/tables/nothing/moments/1")) == (404, "no-such-table")
    assert ana.get(f"{table}/moments/99999999999999999999").status_code in (400, 404)
    assert json.loads(ana.get(f"{table}/moments/999").text)["params"] == {"seq": 4}
