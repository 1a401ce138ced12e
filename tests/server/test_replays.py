"""Replays: a finished game or a record in frames, to any viewpoint, and nothing before its time."""

import asyncio
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import phantomline
from phantomline.core import SPECTATOR, frames, read_records
from phantomline.games.train.actions import Discard
from phantomline.server.http.routes.uploads import MOST_STEPS
from phantomline.server.table.commands import Close, Move, Sit, Start
from phantomline.server.table.settings import Settings
from tests.server.control import Control
from tests.server.live.house import house
from tests.server.serving import Server, guest
from tests.server.wire import Wire, soon

RECORDS = Path(__file__).parent.parent / "fixtures" / "games"
GAMES = ("galore-shared-victory", "ghosts-one-winner", "train-shared-victory")


@pytest.fixture
def ana(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Ana") as client:
        yield client


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert len(answer.json()["message"]) > 10
    return answer.status_code, answer.json()["code"]


def made(client: httpx.Client, game: str, *placings: str) -> str:
    table = {"game": game, "seats": len(placings), "placings": list(placings)}
    answer = client.post("/api/tables", json=table)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def played_out(server: Server, client: httpx.Client, game: str, *placings: str) -> str:
    """A table whose game has just ended."""
    table = made(client, game, *placings)
    with Wire(server.port, f"{table}/live") as wire:
        wire.wait("hello")
        client.post(f"{table}/start")
        wire.wait("news", lambda news: (news.get("table") or {}).get("status") == "over")
    return table


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")


def begun(name: str, moves: int) -> str:
    """The record of a game that was left after so many moves of seats."""
    kept: list[str] = []
    for line in text_of(name).splitlines():
        if '"actor":' in line and '"chance"' not in line:
            moves -= 1
            if moves < 0:
                break
        if '"outcome"' not in line:
            kept.append(line)
    return "\n".join(kept)


def shown(text: str, viewer: int) -> Any:
    """The frames of a record, as plain data, by the engine."""
    ((game, record),) = read_records(
        text.splitlines(), lambda header: phantomline.load(header.game)
    )
    return json.loads(msgspec.json.encode(list(frames(game, record, viewer))))


# -- frames --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bots"), [("ghosts", ("random",) * 3), ("galore", ("random",) * 2)]
)
def test_a_finished_table_is_shown_to_any_viewpoint(
    server: Server, ana: httpx.Client, game: str, bots: tuple[str, ...]
) -> None:
    table = played_out(server, ana, game, *bots)
    record = ana.get(f"{table}/record").text
    for seat in (None, *range(len(bots))):
        asked = {} if seat is None else {"seat": seat}
        with server.client() as nobody:
            answer = nobody.get(f"{table}/replay", params=asked)
        assert answer.headers["content-encoding"] == "gzip"
        replay = answer.json()
        assert (replay["game"], replay["players"], replay["seat"]) == (game, len(bots), seat)
        assert replay["frames"] == shown(record, SPECTATOR if seat is None else seat)
        assert len(replay["prospects"]) == len(replay["frames"])
        assert replay["frames"][-1]["outcome"] == ana.get(table).json()["outcome"]
        assert all(frame["view"]["legal"] == [] for frame in replay["frames"])


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_shown_as_the_public_saw_it(server: Server, name: str) -> None:
    with server.client() as client:
        answer = client.post("/api/records/replay", json={"record": text_of(name)})
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    assert replay["frames"] == shown(text_of(name), SPECTATOR)
    assert replay["prospects"][0]["game"] == replay["game"]
    # What is in a hand, or was done with it, nobody else knew.
    for frame in replay["frames"]:
        view = frame["view"]
        assert view["seat"] is None
        assert not any(view.get(secret) for secret in ("hand", "hidden", "tickets", "drawn"))
        assert frame["action"] is None
        dealt = [
            event for event in frame["events"] if event["type"].startswith(("dealt", "hidden"))
        ]
        assert all(
            event.get("card") is event.get("tile") is event.get("ticket") is None for event in dealt
        )


def test_rounds_begin_where_the_game_says(server: Server) -> None:
    with server.client() as client:
        for name, rounds in (("galore-experts-choosing-sides", 8), ("ghosts-one-winner", 3)):
            replay = client.post("/api/records/replay", json={"record": text_of(name)}).json()
            starts = replay["rounds"]
            assert len(starts) == rounds
            told = [replay["frames"][start]["view"]["round"] for start in starts]
            assert told == list(range(told[0], told[0] + rounds))
        record = {"record": text_of("train-shared-victory")}
        replay = client.post("/api/records/replay", json=record).json()
        views = [replay["frames"][start]["view"] for start in replay["rounds"]]
        assert len(views) == len(replay["frames"]) / replay["players"]
        assert all(view["turn"] == view["starter"] for view in views)


def test_whoever_cannot_unpack_it_gets_it_plain(server: Server) -> None:
    with server.client() as client:
        answer = client.post(
            "/api/records/replay",
            json={"record": begun("ghosts-one-winner", 3), "seat": 1},
            headers={"accept-encoding": "identity"},
        )
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "accept-encoding"
    replay = answer.json()
    assert (replay["seat"], len(replay["frames"])) == (1, 4)
    assert replay["frames"][-1]["outcome"] is None
    assert len(replay["frames"][0]["view"]["hand"]) > 0


def test_a_game_that_somebody_gave_up_has_its_end(ana: httpx.Client) -> None:
    table = made(ana, "ghosts", "me", "me")
    ana.post(f"{table}/start")
    assert ana.post(f"{table}/seats/0/resign").status_code == 200
    end = ana.get(f"{table}/replay").json()["frames"][-1]
    assert (end["outcome"]["reason"], end["outcome"]["winners"]) == ("resigned", [1])


def test_nobody_sees_a_game_again_before_it_is_over(ana: httpx.Client) -> None:
    table = made(ana, "ghosts", "me", "easy")
    for path in ("replay", "replay?seat=0", "replay?seat=1", "analysis"):
        assert refused(ana.get(f"{table}/{path}")) == (409, "not-over")
    ana.post(f"{table}/start")
    for path in ("replay", "replay?seat=0", "replay?seat=1", "analysis"):
        assert refused(ana.get(f"{table}/{path}")) == (409, "not-over")
    spanish = ana.get(f"{table}/replay", headers={"accept-language": "es"}).json()
    assert spanish["message"] == "La partida aún no ha terminado."
    ana.post(f"{table}/close")
    assert ana.get(f"{table}/replay?seat=1").status_code == 200
    assert refused(ana.get(f"{table}/replay?seat=2")) == (404, "no-such-seat")
    assert refused(ana.get(f"{table}/replay?seat=x")) == (400, "malformed")
    for path in ("replay", "analysis"):
        assert refused(ana.get(f"/api/tables/nothing/{path}")) == (404, "no-such-table")


async def worn_out(folder: Path) -> str:
    """A table of two who threw tickets away and drew new ones all night; return its id."""
    async with house(folder) as place:
        room = await place.rooms.create(Settings(game="train", seats=2), "ana")
        table = room.table
        for seat in (0, 1):
            await room.act(Sit(seat), "ana")
        await room.act(Start(), "ana")
        while len(table.steps) <= MOST_STEPS:
            (seat,) = table.actors()
            legal = table.game.legal(table.state, seat)
            action = next((one for one in legal if isinstance(one, Discard)), legal[0])
            await room.act(Move(seat, table.seq, action), "ana")
        await room.act(Close(), "ana")
        return table.id


def test_a_game_that_people_made_far_too_long_is_not_shown(
    tmp_path: Path, start_server: Callable[..., Server]
) -> None:
    """Somebody who wants to keep the server busy could play all night and then ask for it."""
    table = asyncio.run(worn_out(tmp_path))
    with start_server().client() as client:
        for path in ("replay", "replay?seat=1", "analysis"):
            assert refused(client.get(f"/api/tables/{table}/{path}")) == (409, "worn-out")
        record = client.get(f"/api/tables/{table}/record")
        assert len(record.text.splitlines()) > MOST_STEPS, "whoever wants it has the record"


@pytest.mark.parametrize("path", ["/api/records/replay", "/api/records/analysis"])
def test_what_is_no_record_is_refused(server: Server, path: str) -> None:
    broken = [
        "x", "{}", "[" * 5000, "\n" * 9000, text_of(GAMES[1])[:5000],
        text_of(GAMES[1]) + text_of(GAMES[1]),
        text_of(GAMES[1]).replace('"seat":0', '"seat":1', 1),
    ]  # fmt: skip
    with server.client() as client:
        for record in broken:
            answer = client.post(path, json={"record": record})
            assert refused(answer) == (422, "bad-record"), record[:80]
        assert refused(client.post(path, json={"record": ""})) == (400, "malformed")
        assert refused(client.post(path, json={"record": "x" * 600_000})) == (413, "too-large")
        seat = client.post("/api/records/replay", json={"record": begun(GAMES[1], 1), "seat": 5})
        assert refused(seat) == (404, "no-such-seat")


# -- analysis ------------------------------------------------------------------


def followed(client: httpx.Client, analysis: dict[str, Any]) -> list[dict[str, Any]]:
    """All that an analysis told until it was done."""
    told = [analysis]
    end = time.monotonic() + 60
    while told[-1]["state"] not in ("done", "failed"):
        assert time.monotonic() < end, told[-1]
        path = f"/api/analyses/{analysis['id']}"
        told.append(client.get(path, params={"after": told[-1]["done"]}).json())
    return told


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_studied_bit_by_bit(server: Server, name: str) -> None:
    record = begun(name, 2)
    with server.client() as client:
        told = followed(
            client, client.post("/api/records/analysis", json={"record": record}).json()
        )
        last = told[-1]
        assert last["state"] == "done"
        assert [point["frame"] for point in last["points"]] == [0, 1, 2]
        assert all(sum(point["wins"]) == pytest.approx(1, abs=0.001) for point in last["points"])
        looks = [one["done"] for one in told]
        assert looks == sorted(looks)
        assert last["done"] == last["all"]
        # The same game is known from now on, to everyone.
        again = client.post("/api/records/analysis", json={"record": record}).json()
        assert again == last
        assert client.get(f"/api/analyses/{last['id']}").json() == last


def studying(server: Server) -> int:
    """The one process of a server that steps back behind everything else."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,nice="], capture_output=True, text=True, check=True
    )
    rows = [line.split() for line in listed.stdout.splitlines()]
    parent = {int(pid): int(above) for pid, above, _ in rows}
    nice = {int(pid): int(how) for pid, _, how in rows if how.lstrip("-").isdigit()}

    def ours(pid: int) -> bool:
        while pid in parent and pid != server.process.pid:
            pid = parent[pid]
        return pid == server.process.pid

    mine = nice[server.process.pid]
    (found,) = [pid for pid, how in nice.items() if how > mine and ours(pid)]
    return found


def test_tables_are_played_at_while_a_game_is_studied(server: Server) -> None:
    """By a process that they do not need: it may stand still, and nobody at a table notices."""
    control = Control(server)
    with server.client() as client:
        asked = {"record": begun("galore-shared-victory", 12)}
        told = client.post("/api/records/analysis", json=asked).json()
        path = f"/api/analyses/{told['id']}"
        while told["done"] < 2:
            told = client.get(path, params={"after": told["done"]}).json()
        process = studying(server)
        os.kill(process, signal.SIGSTOP)
        try:
            before = client.get(path).json()
            with control.playing():
                assert soon(lambda: len(control.took) >= 20)
                meanwhile = client.get(path).json()
                # A look that was over by then may still have been told.
                assert meanwhile["state"] == "working"
                assert meanwhile["done"] <= before["done"] + 1 < meanwhile["all"]
                os.kill(process, signal.SIGCONT)
        finally:
            os.kill(process, signal.SIGCONT)
        # Whoever asks again finds it going on.
        last = followed(client, client.post("/api/records/analysis", json=asked).json())[-1]
        assert last["state"] == "done"
        assert last["points"][-1]["frame"] == 12


def test_a_tables_game_is_the_same_as_its_record(ana: httpx.Client) -> None:
    table = made(ana, "ghosts", "me", "me")
    ana.post(f"{table}/start")
    ana.post(f"{table}/close")
    mine = followed(ana, ana.get(f"{table}/analysis").json())[-1]
    assert (mine["state"], len(mine["points"])) == ("done", 1)
    record = ana.get(f"{table}/record").text
    assert ana.post("/api/records/analysis", json={"record": record}).json() == mine


def test_everybody_has_their_turn_wherever_they_ask_from(
    start_server: Callable[..., Server],
) -> None:
    """A proxy says where that is: however many games one address brings, others come next."""
    server = start_server("--proxies", "1")

    def ahead(address: str, moves: int) -> int:
        with server.client(**{"x-forwarded-for": address}) as client:
            asked = {"record": begun("galore-shared-victory", moves)}
            told = client.post("/api/records/analysis", json=asked)
        assert told.status_code == 200, told.text
        return int(told.json()["ahead"])

    for moves in range(30, 34):
        ahead("192.0.2.1", moves)
    assert ahead("192.0.2.2", 34) <= 1


def test_a_game_that_was_given_up_ends_with_its_winner_certain(ana: httpx.Client) -> None:
    table = made(ana, "ghosts", "me", "me")
    ana.post(f"{table}/start")
    assert ana.post(f"{table}/seats/0/resign").status_code == 200
    told = followed(ana, ana.get(f"{table}/analysis").json())[-1]
    assert told["state"] == "done"
    assert (told["points"][-1]["wins"], told["points"][-1]["within"]) == ([0, 1], [0, 0])
    assert told["turns"] == []
    # The same moves without that end are another game.
    record = ana.get(f"{table}/record").text
    other = followed(ana, ana.post("/api/records/analysis", json={"record": record}).json())[-1]
    assert other["id"] != told["id"]
    assert 0 < other["points"][-1]["wins"][0] < 1


def test_what_nobody_studies_cannot_be_followed(server: Server) -> None:
    with server.client() as client:
        assert refused(client.get("/api/analyses/nothing")) == (404, "no-such-analysis")
        assert refused(client.get("/api/analyses/nothing?after=-1")) == (400, "malformed")
