"""Guided first games, over HTTP: the same for everybody, and nothing that friends keep secret."""

import gzip
import json
from typing import Any

import msgspec
import pytest

from phantomline.core import read_records, replay
from phantomline.games import GAMES, load
from phantomline.games.galore.actions import Hidden
from phantomline.games.train.actions import DrawFloat, DrawTicket
from phantomline.lessons import lesson_for
from phantomline.server.http.routes.prospects import prospects_of
from tests.lessons.making import DATA
from tests.server.serving import Server


def lesson(server: Server, game: str) -> dict[str, Any]:
    with server.client() as nobody:
        answer = nobody.get(f"/api/lessons/{game}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_what_its_script_and_the_rules_make_of_it(server: Server, game: str) -> None:
    told, made, rules = lesson(server, game), lesson_for(game), load(game)
    for part in ("seat", "friends", "tasks", "comments", "frames"):
        assert told[part] == json.loads(msgspec.json.encode(getattr(made, part))), part
    latest = None
    for frame, ahead in zip(made.frames, told["prospects"], strict=True):
        found = json.loads(msgspec.json.encode(prospects_of(rules, frame.view)))
        latest = latest if ahead is None else ahead
        assert latest == found, frame.n


def test_it_comes_compressed_to_whoever_can_read_that(server: Server) -> None:
    with server.client() as nobody:
        plain = nobody.get("/api/lessons/galore", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        asked = nobody.build_request(
            "GET", "/api/lessons/galore", headers={"accept-encoding": "gzip"}
        )
        small = nobody.send(asked, stream=True)
        body = b"".join(small.iter_raw())
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == plain.content
    assert len(body) < 10_000


def test_what_cannot_be_done_is_said_with_its_rule(server: Server) -> None:
    [frame] = [one.frame for one in lesson_for("ghosts").tasks if one.words == "take"]
    tried = {"frame": frame, "action": {"type": "play", "card": "red-3"}}
    with server.client(**{"accept-language": "es"}) as nobody:
        why = nobody.post("/api/lessons/ghosts/why", json=tried).json()["refused"]
        assert (why["code"], why["rule"]) == ("past-seven", "GH-22")
        assert why["params"] == {"card": "red-3", "level": 5, "would": 8}
        assert "siete" in why["message"]
        may = {"frame": frame, "action": {"type": "take"}}
        assert nobody.post("/api/lessons/ghosts/why", json=may).json() == {"refused": None}
        # Where nothing is asked there is nothing to refuse either.
        nothing = {**tried, "frame": 10_000}
        assert nobody.post("/api/lessons/ghosts/why", json=nothing).json() == {"refused": None}
        for wrong in ({}, {**tried, "frame": -1}, {**tried, "action": {"type": "fly"}}):
            answer = nobody.post("/api/lessons/ghosts/why", json=wrong)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), wrong
        answer = nobody.post("/api/lessons/chess/why", json=tried)
        assert (answer.status_code, answer.json()["code"]) == (422, "no-such-game")


@pytest.mark.parametrize(
    ("game", "language", "sentence"),
    [("chess", "en", "There is no game called"), ("ajedrez", "es", "No hay ningún juego")],
)
def test_other_games_have_no_lesson(
    server: Server, game: str, language: str, sentence: str
) -> None:
    with server.client(**{"accept-language": language}) as nobody:
        answer = nobody.get(f"/api/lessons/{game}")
    assert (answer.status_code, answer.json()["code"]) == (422, "no-such-game")
    assert sentence in answer.json()["message"]


def test_what_friends_hold_unseen_is_not_told(server: Server) -> None:
    """Cards, tickets and hidden tiles of a friend are in no frame before their time."""
    told = lesson(server, "galore")
    [(_, record)] = read_records(_lines("galore"), lambda _: load("galore"))
    [secret] = [a.tile for _, a in record.steps if isinstance(a, Hidden) and a.seat == 1]
    for frame in told["frames"][:-1]:
        assert secret in frame["view"]["unseen"]
        assert f'"tile": {secret}' not in json.dumps(frame["events"])
    told = lesson(server, "train")
    [(_, record)] = read_records(_lines("train"), lambda _: load("train"))
    drawn = [m.action for m in replay(load("train"), record)]
    hers = [a for a in drawn if isinstance(a, DrawFloat | DrawTicket) and a.seat == 1]
    assert hers
    seen = [event for frame in told["frames"] for event in frame["events"]]
    for event in seen:
        if event.get("seat") == 1 and event["type"] in ("drew", "dealt-float"):
            assert event["card"] is None
        if event.get("seat") == 1 and event["type"] in ("drew-ticket", "dealt-ticket"):
            assert event["ticket"] is None


def _lines(game: str) -> list[str]:
    return (DATA / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
