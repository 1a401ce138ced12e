"""Lessons and replays in words, over HTTP: what the viewer was shown, and nothing else."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import phantomline
from phantomline.core import SPECTATOR, frames, read_records
from phantomline.games import GAMES, load
from phantomline.lessons import lesson_for
from phantomline.words import Words
from phantomline.words.describing import Description, describe
from tests.server.serving import Server, guest
from tests.server.wire import Wire, soon

RECORDS = Path(__file__).parent.parent / "fixtures" / "games"
NAMES = ("galore-shared-victory", "ghosts-one-winner", "train-shared-victory")


def checked(answer: httpx.Response, expected: Description, n: int, seat: int | None) -> None:
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["seq"], told["seat"]) == (n, seat)
    assert [one["heading"] for one in told["sections"]] == [
        one.heading for one in expected.sections
    ]
    assert [one["lines"] for one in told["sections"]] == [
        list(one.lines) for one in expected.sections
    ]
    assert told["notes"] == list(expected.notes)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_lesson_is_told_to_whoever_learns(server: Server, game: str, language: str) -> None:
    words, rules, lesson = Words(language), load(game), lesson_for(game)
    names = list(lesson.friends)
    names.insert(lesson.seat, words.say("web-lesson-you"))
    by_number = {frame.n: frame for frame in lesson.frames}
    with server.client(**{"accept-language": language}) as nobody:
        for task in lesson.tasks:
            frame = by_number[task.frame]
            answer = nobody.get(f"/api/lessons/{game}/described", params={"frame": frame.n})
            expected = describe(words, rules, frame.view, names, frame.outcome)
            checked(answer, expected, frame.n, lesson.seat)
            assert len(answer.json()["notes"]) == len(frame.view.legal)
        beyond = nobody.get(f"/api/lessons/{game}/described", params={"frame": 9_999})
        assert beyond.json()["code"] == "no-such-moment"
        assert nobody.get("/api/lessons/chess/described?frame=0").json()["code"] == "no-such-game"


def test_what_a_lesson_asks_of_a_tile_can_be_told_from_all_else(server: Server) -> None:
    lesson = lesson_for("galore")
    task = next(task for task in lesson.tasks if task.words == "place")
    view = next(frame.view for frame in lesson.frames if frame.n == task.frame)
    with server.client() as nobody:
        told = nobody.get(f"/api/lessons/galore/described?frame={task.frame}").json()
    cell = getattr(task.action, "cell", None)
    ends = {
        action: set(re.findall(r"(?:Track from|to) (\w+), ", note))
        for action, note in zip(view.legal, told["notes"], strict=True)
        if getattr(action, "cell", None) == cell
    }
    assert len(ends) == 4
    # "See that the track joins left and bottom."
    assert [action for action, joined in ends.items() if joined == {"left", "bottom"}] == [
        task.action
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_told_as_each_saw_it(server: Server, name: str) -> None:
    text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    ((game, record),) = read_records(text.splitlines(), lambda one: phantomline.load(one.game))
    words, players = Words("en"), record.header.players
    names = [words.say("web-replay-player", n=seat + 1) for seat in range(players)]
    with server.client() as nobody:
        for seat in (None, 0, players - 1):
            shown = list(frames(game, record, SPECTATOR if seat is None else seat))
            for frame in (shown[0], shown[len(shown) // 2], shown[-1]):
                asked = {"record": text, "frame": frame.n, "seat": seat}
                answer = nobody.post("/api/records/described", json=asked)
                expected = describe(words, game, frame.view, names, frame.outcome)
                checked(answer, expected, frame.n, seat)
        beyond = {"record": text, "frame": len(list(frames(game, record, SPECTATOR)))}
        answer = nobody.post("/api/records/described", json=beyond)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-moment")
        strange = {"record": text, "frame": 0, "seat": players}
        assert nobody.post("/api/records/described", json=strange).json()["code"] == "no-such-seat"


def test_a_game_is_told_again_once_it_is_over_and_not_before(server: Server) -> None:
    with guest(server, "Ana") as ana, server.client() as nobody:
        wanted = {"game": "ghosts", "seats": 2, "placings": ["me", "easy"]}
        table = f"/api/tables/{ana.post('/api/tables', json=wanted).json()['id']}"
        ana.post(f"{table}/start")
        path = f"{table}/replay/described"
        for client in (ana, nobody):
            assert client.get(path, params={"frame": 0, "seat": 0}).json()["code"] == "not-over"
        assert ana.post(f"{table}/seats/0/resign").status_code == 200
        hand = nobody.get(path, params={"frame": 0, "seat": 0}).json()
        public = nobody.get(path, params={"frame": 0}).json()
        assert (hand["seat"], public["seat"]) == (0, None)
        assert hand["sections"] != public["sections"]
        assert "Ana" in json.dumps(public)
        # Nobody is on turn where she gave up.
        last = len(nobody.get(f"{table}/replay").json()["frames"]) - 1
        for seat in ({}, {"seat": 0}):
            told = nobody.get(path, params={"frame": last, **seat}).json()
            assert "on turn" not in json.dumps(told["sections"])


def now(told: dict[str, Any]) -> list[str]:
    (lines,) = [one["lines"] for one in told["sections"] if one["id"] == "now"]
    return list(lines)


def test_a_game_is_told_again_without_asking_anybody_for_anything(server: Server) -> None:
    words = Words("en")
    with guest(server, "Ana") as ana, guest(server, "Bruno") as bruno:
        wanted = {
            "game": "ghosts", "seats": 2, "placings": ["me", None], "options": {"start": 0},
        }  # fmt: skip
        table = f"/api/tables/{ana.post('/api/tables', json=wanted).json()['id']}"
        assert bruno.post(f"{table}/seats/1", json={}).is_success
        ana.post(f"{table}/start")
        with Wire(server.port, f"{table}/live?seat=0", ana.cookies["phantomline"]) as wire:
            hello = wire.wait("hello")
            wire.ask(type="move", id="m", seq=hello["seq"], action=hello["view"]["legal"][0])
            wire.wait("news", lambda news: news.get("answers") == "m")
        during = now(ana.get(f"{table}/described", params={"seat": 0}).json())
        assert ana.post(f"{table}/close").status_code == 200
        path = f"{table}/replay/described"
        turn, round_ = words.say("describe-turn", seats="", seats_who="you", phase=""), during[0]
        assert now(ana.get(path, params={"frame": 0, "seat": 0}).json()) == [round_, turn]
        waiting = words.say("describe-waiting")
        deal = now(ana.get(path, params={"frame": 0, "seat": 1}).json())
        assert (len(deal), deal[0], deal[2]) == (3, round_, waiting)
        assert "Ana" in deal[1]
        # It was closed after her move: nobody is on turn there.
        for seat in ({}, {"seat": 0}, {"seat": 1}):
            told = ana.get(path, params={"frame": 1, **seat}).json()
            assert now(told)[-1] == words.say("web-closed")
            assert "turn" not in " ".join(now(told))


def test_what_a_bot_won_for_somebody_is_not_told_as_theirs(server: Server) -> None:
    bots = [Words("en").say("web-bot-of", name=name) for name in ("Ana", "Ana 2")]
    with guest(server, "Ana") as ana:
        # Whoever wins, it is a bot that played on for her.
        wanted = {"game": "ghosts", "seats": 2, "placings": ["me", "me"]}
        table = f"/api/tables/{ana.post('/api/tables', json=wanted).json()['id']}"
        ana.post(f"{table}/start")
        for seat in (0, 1):
            assert ana.delete(f"{table}/seats/{seat}").status_code == 200
        # They play on where somebody looks.
        with Wire(server.port, f"{table}/live?seat=0", ana.cookies["phantomline"]):
            assert soon(lambda: bool(ana.get(table).json()["outcome"]))
        winner = ana.get(table).json()["outcome"]["winners"][0]
        end = len(ana.get(f"{table}/replay").json()["frames"]) - 1
        for seat in (winner, 1 - winner):
            for path, asked in (("/described", {}), ("/replay/described", {"frame": end})):
                told = ana.get(f"{table}{path}", params={"seat": seat, **asked}).json()
                assert told["seat"] == seat
                assert bots[winner] in now(told)[-1]
                assert "You" not in now(told)[-1]
