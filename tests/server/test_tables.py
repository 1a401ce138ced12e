"""Tables over HTTP: made, found, filled, started, left, ended and played again."""

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import phantomline
from phantomline.server.live.room import MOVED
from tests.server.serving import Server, guest
from tests.server.wire import Wire

EDITION = Path(phantomline.__file__).parent / "games" / "train" / "data" / "reconstruction.toml"
RECORDS = Path(__file__).parent.parent / "fixtures" / "games"


@pytest.fixture
def ana(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Ana") as client:
        yield client


@pytest.fixture
def bruno(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Bruno") as client:
        yield client


def made(client: httpx.Client, **settings: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": "ghosts", "seats": 2, **settings})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.status_code >= 400, answer.text
    assert len(answer.json()["message"]) > 10
    return answer.status_code, answer.json()["code"]


def played_out(server: Server, client: httpx.Client, **settings: Any) -> str:
    """A table at which two bots have played to the end."""
    table = made(client, placings=["random", "random"], **settings)["id"]
    assert client.post(f"/api/tables/{table}/start").status_code == 200
    watch_to_the_end(server, table)
    return str(table)


def watch_to_the_end(server: Server, table: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as watcher:
        while True:
            news = json.loads(watcher.recv(timeout=60))
            if (news.get("table") or {}).get("status") == "over":
                return


def test_friends_meet_at_a_table(ana: httpx.Client, bruno: httpx.Client) -> None:
    table = made(ana, placings=["me"])
    path = f"/api/tables/{table['id']}"
    assert table["status"] == "open"
    assert [seat["name"] for seat in table["seats"]] == ["Ana", None]
    assert table["host"] == ana.get("/api/me").json()["id"]
    assert len(table["commitment"]) == 64

    found = bruno.get(f"/api/codes/{table['code'].lower()}").json()
    assert found["id"] == table["id"]
    assert refused(bruno.post(f"{path}/seats/0", json={})) == (409, "seat-taken")
    assert refused(bruno.post(f"{path}/start")) == (403, "host-only")
    assert refused(ana.post(f"{path}/start")) == (409, "seats-free")
    seated = bruno.post(f"{path}/seats/1", json={"nonce": "my own luck"}).json()
    assert [seat["name"] for seat in seated["seats"]] == ["Ana", "Bruno"]
    assert bruno.patch("/api/me", json={"name": "Brunito"}).status_code == 200
    assert ana.get(path).json()["seats"][1]["name"] == "Brunito"

    assert ana.post(f"{path}/start").json()["status"] == "playing"
    assert refused(ana.post(f"{path}/start")) == (409, "started")
    assert refused(ana.get(f"{path}/record")) == (409, "not-over")
    for client in (ana, bruno):
        assert [one["id"] for one in client.get("/api/me/tables").json()] == [table["id"]]
    assert ana.get("/api/me/tables", params={"status": "over"}).json() == []


def test_seats_are_left_cleared_and_given_to_bots(ana: httpx.Client, bruno: httpx.Client) -> None:
    table = made(ana, seats=3, placings=["me", None, "easy"])
    path = f"/api/tables/{table['id']}"
    bruno.post(f"{path}/seats/1", json={})
    assert refused(bruno.delete(f"{path}/seats/0")) == (403, "host-only")
    assert refused(bruno.post(f"{path}/seats/1/bot", json={"bot": "easy"})) == (409, "seat-taken")
    assert ana.delete(f"{path}/seats/1").json()["seats"][1]["player"] is None, "the host may kick"
    assert ana.delete(f"{path}/seats/2").json()["seats"][2]["bot"] is None
    assert refused(ana.delete(f"{path}/seats/2")) == (409, "seat-free")
    assert refused(ana.post(f"{path}/seats/2/bot", json={"bot": "hal"})) == (422, "no-such-bot")
    program = {"bot": "/bin/sh -c true"}
    assert refused(ana.post(f"{path}/seats/2/bot", json=program)) == (422, "no-such-bot")
    assert ana.post(f"{path}/seats/2/bot", json={"bot": "greedy"}).status_code == 200
    assert refused(ana.post(f"{path}/seats/7", json={})) == (404, "no-such-seat")
    bruno.post(f"{path}/seats/1", json={})
    assert bruno.delete(f"{path}/seats/1").json()["seats"][1]["player"] is None


def test_a_bot_plays_on_and_gives_the_seat_back(
    server: Server, ana: httpx.Client, bruno: httpx.Client
) -> None:
    table = made(ana, placings=["me"])
    path = f"/api/tables/{table['id']}"
    bruno.post(f"{path}/seats/1", json={})
    ana.post(f"{path}/start")
    left = bruno.delete(f"{path}/seats/1").json()["seats"][1]
    assert (left["name"], left["bot"]) == ("Bruno", "easy")
    assert refused(ana.post(f"{path}/seats/1/return")) == (403, "not-your-seat")
    back = bruno.post(f"{path}/seats/1/return").json()["seats"][1]
    assert (back["name"], back["bot"]) == ("Bruno", None)
    assert refused(bruno.post(f"{path}/seats/1/return")) == (409, "seat-yours")

    key = bruno.cookies["phantomline"]
    live = f"ws://127.0.0.1:{server.port}{path}/live"
    with connect(live, additional_headers={"cookie": f"phantomline={key}"}) as here:
        here.recv(timeout=20)
        handed = ana.post(f"{path}/seats/1/bot", json={"bot": "easy"})
        assert refused(handed) == (409, "still-here")
    given_up = bruno.post(f"{path}/seats/1/resign").json()
    assert given_up["seats"][1]["resigned"]


def test_one_browser_may_hold_several_seats(ana: httpx.Client) -> None:
    table = made(ana, placings=["me", "me"])
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Ana"]
    assert ana.post(f"/api/tables/{table['id']}/start").status_code == 200


def test_several_seats_are_seen_from_beside_until_one_is_named(
    server: Server, ana: httpx.Client, bruno: httpx.Client
) -> None:
    table = made(ana, game="galore", seats=3, placings=["me", "me"])
    path = f"/api/tables/{table['id']}"
    key = ana.cookies["phantomline"]
    with Wire(server.port, f"{path}/live?sole=true", key) as wire:
        assert wire.wait("hello")["viewer"] is None
        bruno.post(f"{path}/seats/2", json={})
        ana.post(f"{path}/start")
        news = wire.wait("news", lambda news: news["view"] is not None)
        assert news["view"]["seat"] is None
        assert not news["view"]["hidden"]
    for query, viewer in (("?sole=true", None), ("?sole=true&seat=1", 1), ("", 0)):
        with Wire(server.port, f"{path}/live{query}", key) as wire:
            hello = wire.wait("hello")
            assert (hello["viewer"], hello["view"]["seat"]) == (viewer, viewer)
    # Whoever has one seat, or none, is not concerned.
    with Wire(server.port, f"{path}/live?sole=true", bruno.cookies["phantomline"]) as wire:
        assert wire.wait("hello")["viewer"] == 2
    with Wire(server.port, f"{path}/live?sole=true") as wire:
        assert wire.wait("hello")["viewer"] is None
    ana.post(f"{path}/close")
    with Wire(server.port, f"{path}/live?sole=true", key) as wire:
        assert wire.wait("hello")["viewer"] == 0


def test_whoever_takes_a_second_seat_no_longer_looks_from_the_first(
    server: Server, ana: httpx.Client
) -> None:
    table = made(ana, placings=["me"])
    path = f"/api/tables/{table['id']}"
    with Wire(server.port, f"{path}/live?sole=true", ana.cookies["phantomline"]) as wire:
        assert wire.wait("hello")["viewer"] == 0
        ana.post(f"{path}/seats/1", json={})
        assert wire.until_gone().code == MOVED


def names(table: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def test_those_around_one_screen_have_names_of_their_own(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    with guest(server, "Ana") as ana, guest(server, "Eve") as eve:
        placed = {"seats": 3, "placings": ["me", "me", "easy"], "public": True}
        table = made(ana, **placed, names=[" Li\u202ela ", "Max"])
        path = f"/api/tables/{table['id']}"
        assert names(table) == ["Lila", "Max", None]
        assert [seat.get("called") for seat in table["seats"]] == ["Lila", "Max", None]
        ana.post(f"{path}/start")
        ana.patch("/api/me", json={"name": "Anita"})
        for told in (eve.get(path).json(), eve.get("/api/tables").json()[0]):
            assert names(told) == ["Lila", "Max", None]
        with Wire(server.port, f"{path}/live") as wire:
            assert names(wire.wait("hello")["table"]) == ["Lila", "Max", None]
        said = eve.get(f"{path}/described").text
        assert "Lila" in said
        assert "Max" in said
        server.stop()
        server.start()
        assert names(eve.get(path).json()) == ["Lila", "Max", None]
        seats = ana.get("/api/me/export").json()["seats"]
        assert [seat["called"] for seat in seats] == ["Lila", "Max"]
        # They go with whoever gave them, and are in no log.
        ana.delete("/api/me")
        assert names(eve.get(path).json())[:2] == ["a ghost", "a ghost"]
        server.stop()
        with contextlib.closing(sqlite3.connect(server.database)) as db:
            kept = [*db.execute("select entry from log"), *db.execute("select summary from tables")]
        assert kept
        assert not [row for row in kept if "Lila" in str(row)]


def test_a_seat_that_is_left_loses_its_name(ana: httpx.Client, bruno: httpx.Client) -> None:
    table = made(ana, placings=["me", "me"], names=["Lila", "Max"])
    path = f"/api/tables/{table['id']}"
    ana.delete(f"{path}/seats/1")
    taken = bruno.post(f"{path}/seats/1", json={}).json()
    assert names(taken) == ["Lila", "Bruno"]


def test_names_go_along_when_the_same_people_play_again(ana: httpx.Client) -> None:
    table = made(ana, placings=["me", "me"], names=["Lila", None])
    path = f"/api/tables/{table['id']}"
    ana.post(f"{path}/start")
    ana.post(f"{path}/seats/0/resign")
    assert ana.get(path).json()["status"] == "over"
    assert names(ana.post(f"{path}/rematch").json()) == ["Ana", "Lila"]


@pytest.mark.parametrize(
    ("given", "status", "code"),
    [
        ([None, "Max"], 403, "not-your-seat"),
        ([None, None, "Max"], 403, "not-your-seat"),
        (["x" * 25], 422, "name-too-long"),
        (["\u200b"], 422, "name-empty"),
        ([""], 400, "malformed"),
        ([None] * 30, 400, "malformed"),
        (["x" * 300], 400, "malformed"),
    ],
)
def test_names_are_for_ones_own_seats_and_kept_to_the_rules(
    ana: httpx.Client, given: list[str | None], status: int, code: str
) -> None:
    wish = {"game": "ghosts", "seats": 3, "placings": ["me", "easy"], "names": given}
    assert refused(ana.post("/api/tables", json=wish)) == (status, code)


def test_a_new_name_is_told_at_ones_tables_and_nowhere_else(
    server: Server, ana: httpx.Client, bruno: httpx.Client
) -> None:
    theirs, other = (made(client, placings=["me"], public=True)["id"] for client in (ana, bruno))
    with (
        Wire(server.port, f"/api/tables/{theirs}/live") as here,
        Wire(server.port, f"/api/tables/{other}/live") as there,
    ):
        seq = here.wait("hello")["seq"]
        there.wait("hello")
        assert ana.patch("/api/me", json={"name": " Anita "}).status_code == 200
        named = here.wait("named")["table"]
        assert [seat["name"] for seat in named["seats"]] == ["Anita", None]
        bruno.patch("/api/me", json={"name": "Berta"})
        # The first that is told there is its own.
        assert there.wait("named")["table"]["seats"][0]["name"] == "Berta"
    assert ana.get(f"/api/tables/{theirs}").json()["seats"][0]["name"] == "Anita"
    with Wire(server.port, f"/api/tables/{theirs}/live") as again:
        assert again.wait("hello")["seq"] == seq, "a name is no entry of the log"


def test_rated_tables_are_for_people_with_one_seat_each(ana: httpx.Client) -> None:
    rated = {"game": "ghosts", "seats": 2, "rated": True}
    for placings, code in ((["me", "me"], "rated-once"), (["me", "easy"], "rated-people")):
        answer = ana.post("/api/tables", json={**rated, "placings": placings})
        assert refused(answer) == (409, code)
    table = made(ana, rated=True, placings=["me"])
    assert refused(ana.post(f"/api/tables/{table['id']}/seats/1", json={})) == (409, "rated-once")


def test_the_lobby_lists_public_tables_only(ana: httpx.Client, bruno: httpx.Client) -> None:
    public = made(ana, game="train", public=True, placings=["me"])["id"]
    private = made(ana, game="train")["id"]
    listed = [table["id"] for table in bruno.get("/api/tables").json()]
    assert public in listed
    assert private not in listed
    for game, there in (("train", True), ("galore", False)):
        found = bruno.get("/api/tables", params={"game": game}).json()
        assert (public in [table["id"] for table in found]) == there
    playing = bruno.get("/api/tables", params={"status": "playing"}).json()
    assert public not in [table["id"] for table in playing]
    assert bruno.get("/api/tables", params={"game": "chess"}).status_code == 400
    assert ana.post(f"/api/tables/{public}/close").json()["status"] == "closed"


@pytest.mark.parametrize(
    ("settings", "status", "code"),
    [
        ({"seats": 7}, 422, "bad-option"),
        ({"seats": 0}, 400, "malformed"),
        ({"seats": 10**30}, 400, "malformed"),
        ({"game": "chess"}, 400, "malformed"),
        ({"options": {"experts": True}}, 422, "bad-option"),
        ({"options": {"start": 5}}, 422, "bad-option"),
        ({"clock": {}}, 422, "bad-option"),
        ({"clock": {"move": 1}}, 422, "bad-option"),
        ({"edition": "0" * 64}, 404, "no-such-edition"),
        ({"edition": "\0"}, 400, "malformed"),
        ({"placings": ["me"] * 3}, 404, "no-such-seat"),
        ({"placings": ["hal"]}, 422, "no-such-bot"),
        ({"secret": "x"}, 400, "malformed"),
    ],
)
def test_tables_that_cannot_be_are_refused(
    ana: httpx.Client, settings: dict[str, Any], status: int, code: str
) -> None:
    answer = ana.post("/api/tables", json={"game": "ghosts", "seats": 2, **settings})
    assert refused(answer) == (status, code)


def test_nobody_does_anything_without_being_somebody(server: Server, ana: httpx.Client) -> None:
    table = made(ana)["id"]
    with server.client() as nobody:
        for path in ("start", "close", "rematch", "seats/0/return", "seats/0/resign"):
            answer = nobody.post(f"/api/tables/{table}/{path}")
            assert refused(answer) == (401, "no-guest")
        assert nobody.get(f"/api/tables/{table}").status_code == 200
    for path in ("/api/tables/nowhere", "/api/tables/nowhere/record"):
        assert refused(ana.get(path)) == (404, "no-such-table")
    assert refused(ana.post("/api/tables/nowhere/start")) == (404, "no-such-table")
    assert refused(ana.get("/api/codes/nowhere")) == (404, "no-such-code")


def test_a_finished_game_can_be_checked_and_played_again(server: Server, ana: httpx.Client) -> None:
    table = played_out(server, ana)
    path = f"/api/tables/{table}"
    told = ana.get(path).json()
    assert told["outcome"]["winners"]
    record = ana.get(f"{path}/record")
    assert record.headers["content-type"].startswith("application/x-ndjson")
    checked = ana.post("/api/records/check", json={"record": record.text}).json()
    assert (checked["game"], checked["fate"]) == ("ghosts", "kept")
    assert checked["commitment"] == told["commitment"]
    assert checked["outcome"] == told["outcome"]

    lines = record.text.splitlines()
    header = json.loads(lines[0])
    header["fate"]["nonces"] = ["bent", ""]
    bent = "\n".join([json.dumps(header), *lines[1:]])
    assert ana.post("/api/records/check", json={"record": bent}).json()["fate"] == "bent"
    assert refused(ana.post(f"{path}/close")) == (409, "over")
    assert refused(ana.post(f"{path}/rematch")) == (403, "not-your-seat")


def test_a_rematch_has_the_same_people_one_seat_further(server: Server, ana: httpx.Client) -> None:
    table = made(ana, placings=["me", "random"])["id"]
    ana.post(f"/api/tables/{table}/start")
    assert refused(ana.post(f"/api/tables/{table}/rematch")) == (409, "not-over")
    ana.delete(f"/api/tables/{table}/seats/0")
    watch_to_the_end(server, table)
    again = ana.post(f"/api/tables/{table}/rematch").json()
    assert [seat["name"] for seat in again["seats"]] == [None, "Ana"]
    assert again["seats"][0]["bot"] == "random"
    assert ana.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"]
    assert ana.get(f"/api/tables/{table}").json()["rematch"] == again["id"]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_records_from_elsewhere_are_checked(server: Server, path: Path) -> None:
    answer = httpx.post(
        server.url + "/api/records/check", json={"record": path.read_text()}, timeout=60
    )
    if "all-passed" in path.stem:  # made with an edition that this server does not have
        assert refused(answer) == (422, "bad-record")
    else:
        assert answer.json()["fate"] == "none"


@pytest.mark.parametrize(
    "record", ["x", "{}", '{"format":"phantomline/9"}', "[" * 5000, "\n" * 9000]
)
def test_what_is_no_record_is_refused(server: Server, record: str) -> None:
    answer = httpx.post(server.url + "/api/records/check", json={"record": record})
    assert refused(answer) == (422, "bad-record")


def test_an_edition_is_brought_along(ana: httpx.Client) -> None:
    text = EDITION.read_text(encoding="utf-8")
    own = text.replace('id = "train-reconstruction-1"', 'id = "my-own-box"', 1)
    assert own != text
    kept = ana.post("/api/editions", json={"game": "train", "text": own})
    assert kept.status_code == 201, kept.text
    assert kept.json()["edition"] == "my-own-box"
    table = made(ana, game="train", edition=kept.json()["hash"], placings=["me", "easy"])
    assert table["edition"] == "my-own-box"
    assert ana.post(f"/api/tables/{table['id']}/start").status_code == 200
    pieces = ana.get(f"/api/editions/{kept.json()['hash']}/pieces").json()
    assert pieces["edition"] == "my-own-box"
    assert len(pieces["tickets"]) == 33
    treat, crypt, mansion = pieces["bonuses"]
    regions = {place["id"]: place["region"] for place in pieces["places"]}
    assert treat["id"] == "trick-or-treat"
    assert [{regions[one] for one in end} for end in treat["ends"]] == [
        {"dark-forest"},
        {"seashore"},
    ]
    assert sum(map(len, treat["ends"])) == sum(region is not None for region in regions.values())
    assert (crypt["id"], crypt["ends"]) == ("crypt", [["town-hall"], ["crypt"]])
    assert (mansion["id"], mansion["ends"]) == ("mansion", [["town-hall"], ["haunted-mansion"]])
    for nothing in ("0" * 64, "x", "train"):
        missing = ana.get(f"/api/editions/{nothing}/pieces")
        assert refused(missing) == (404, "no-such-edition")
    wrong = ana.post("/api/editions", json={"game": "galore", "text": own})
    assert refused(wrong) == (422, "bad-edition")
    for broken in ("x", "[[[[", "a = 1\n" * 1000):
        answer = ana.post("/api/editions", json={"game": "train", "text": broken})
        assert refused(answer) == (422, "bad-edition")


def test_a_game_of_an_edition_that_was_brought_along_is_checked_and_shown(
    ana: httpx.Client,
) -> None:
    own = EDITION.read_text(encoding="utf-8").replace("train-reconstruction-1", "mine", 1)
    kept = ana.post("/api/editions", json={"game": "train", "text": own}).json()["hash"]
    table = made(ana, game="train", edition=kept, placings=["me", "easy"])
    path = f"/api/tables/{table['id']}"
    assert refused(ana.get(f"{path}/check")) == (409, "not-over")
    assert ana.post(f"{path}/start").status_code == 200
    assert ana.post(f"{path}/close").status_code == 200
    checked = ana.get(f"{path}/check").json()
    assert (checked["edition"], checked["fate"]) == ("mine", "kept")
    assert checked["commitment"] == table["commitment"]
    # The record says which edition it was, so that this server finds it again.
    record = ana.get(f"{path}/record").text
    assert ana.post("/api/records/check", json={"record": record}).json() == checked
    replay = ana.post("/api/records/replay", json={"record": record}).json()
    assert replay["edition"] == kept
    assert replay["frames"] == ana.get(f"{path}/replay").json()["frames"]
    for strange in ("0" * 64, "../x", None):
        lines = record.splitlines()
        header = json.loads(lines[0]) | {"brought": strange}
        elsewhere = "\n".join([json.dumps(header), *lines[1:]])
        answer = ana.post("/api/records/check", json={"record": elsewhere})
        assert refused(answer) == (422, "bad-record")


def test_whoever_deletes_everything_becomes_a_ghost(ana: httpx.Client) -> None:
    with httpx.Client(base_url=ana.base_url, headers={"accept-language": "es"}) as bruno:
        bruno.post("/api/me", json={"name": "Bruno"})
        table = made(ana, public=True, placings=["me"])["id"]
        bruno.post(f"/api/tables/{table}/seats/1", json={})
        ana.post(f"/api/tables/{table}/start")
        assert ana.delete("/api/me").status_code == 204
        told = bruno.get(f"/api/tables/{table}")
        assert told.json()["seats"][0]["name"] == "un fantasma"
        lobby = bruno.get("/api/tables", params={"status": "playing"})
        mine = next(one for one in lobby.json() if one["id"] == table)
        assert [seat["name"] for seat in mine["seats"]] == ["un fantasma", "Bruno"]
