"""Guests over HTTP: arriving, names, recovery, taking everything along, and being deleted."""

import httpx
import pytest

from tests.server.serving import Server, guest
from tests.server.test_statistics import around_one_screen, play
from tests.server.wire import soon


def test_a_newcomer_gets_a_name_and_a_cookie(server: Server) -> None:
    with server.client() as client:
        assert client.get("/api/me").status_code == 401
        arrived = client.post("/api/me", json={})
        assert arrived.status_code == 201
        cookie = arrived.headers["set-cookie"]
        for part in ("HttpOnly", "Path=/", "SameSite=lax", "Max-Age="):
            assert part in cookie
        assert "Secure" not in cookie, "this is plain http"
        me = client.get("/api/me").json()
        assert me == arrived.json()
        assert len(me["id"]) == 12
        assert me["name"]
        assert (me["finished"], me["statistics"]) == (0, {})
        again = client.post("/api/me", json={"name": "Other"})
        assert again.status_code == 200
        assert again.json() == me


@pytest.mark.parametrize(
    ("header", "lang"), [("es-AR,es;q=0.9,en;q=0.5", "es"), ("de, en;q=0.1", "en"), ("*", "en")]
)
def test_the_language_is_that_of_the_browser(server: Server, header: str, lang: str) -> None:
    with guest(server, **{"accept-language": header}) as client:
        assert client.get("/api/me").json()["lang"] == lang


def test_names_are_changed_and_cleaned(server: Server) -> None:
    with guest(server, "  Ana\u202e  María ") as client:
        assert client.get("/api/me").json()["name"] == "Ana María"
        changed = client.patch("/api/me", json={"name": "Anita", "lang": "es"})
        assert changed.status_code == 200
        assert (changed.json()["name"], changed.json()["lang"]) == ("Anita", "es")
        mine = changed.json()["id"]
        assert client.get(f"/api/people/{mine}").json()["name"] == "Anita"


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        ({"name": "\u200b"}, 422, "name-empty"),
        ({"name": "x" * 25}, 422, "name-too-long"),
        ({"name": ""}, 400, "malformed"),
        ({"name": 7}, 400, "malformed"),
        ({"lang": "de"}, 400, "malformed"),
        ({"nmae": "Ana"}, 400, "malformed"),
        (["name"], 400, "malformed"),
        (None, 400, "malformed"),
    ],
)
def test_bad_names_are_refused_with_a_sentence(
    server: Server, sent: object, status: int, code: str
) -> None:
    sentences: set[str] = set()
    for language in ("en", "es"):
        with guest(server, **{"accept-language": language}) as client:
            for answer in (client.post("/api/me", json=sent), client.patch("/api/me", json=sent)):
                if answer.request.method == "POST" and status == 422:
                    continue  # whoever is somebody already is not made anew
                assert answer.status_code == status
                assert answer.json()["code"] == code
                sentences.add(answer.json()["message"])
                assert answer.json()["message"].endswith(".")
    assert len(sentences) == 2


@pytest.mark.parametrize(
    "cookie",
    [
        "phantomline=",
        "phantomline=.",
        "phantomline=abc.def",
        "phantomline=aaaaaaaaaaaa." + "A" * 43,
        "phantomline=" + "a" * 4000,
        'phantomline="\\"',
        "phantomline=%00%ff",
        "=;=;;",
        "\xff\xfe",
    ],
)
def test_a_made_up_cookie_is_nobody(server: Server, cookie: str) -> None:
    raw = {"cookie": cookie.encode("latin-1")}
    for method, path in (("GET", "/api/me"), ("DELETE", "/api/me"), ("GET", "/api/me/export")):
        # Raw bytes are what httpx takes at run time, and what this is about.
        answer = httpx.request(method, server.url + path, headers=raw)  # type: ignore[arg-type]
        assert answer.status_code == 401
        assert answer.json()["code"] == "no-guest"


def test_a_recovery_code_brings_the_guest_to_another_device(server: Server) -> None:
    with guest(server, "Ana") as laptop, server.client() as phone:
        first = laptop.post("/api/me/recovery").json()["code"]
        code = laptop.post("/api/me/recovery").json()["code"]
        assert phone.post("/api/me/recover", json={"code": first}).status_code == 404
        found = phone.post("/api/me/recover", json={"code": code.lower()})
        assert found.status_code == 200
        assert phone.get("/api/me").json()["id"] == laptop.get("/api/me").json()["id"]
        again = phone.post("/api/me/recover", json={"code": code})
        assert again.status_code == 404
        assert again.json()["code"] == "no-such-recovery"

        assert phone.post("/api/me/leave").status_code == 204
        assert phone.get("/api/me").status_code == 401
        assert laptop.get("/api/me").status_code == 200


def test_everything_is_exported_and_then_deleted(server: Server) -> None:
    with guest(server, "Ana") as client:
        key = client.cookies["phantomline"]
        export = client.get("/api/me/export")
        assert export.status_code == 200
        assert "attachment" in export.headers["content-disposition"]
        assert export.json()["person"]["name"] == "Ana"
        assert [one["kind"] for one in export.json()["keys"]] == ["device"]
        assert key.partition(".")[2] not in export.text
        assert client.get("/api/me/games").json() == []
        mine = client.get("/api/me").json()["id"]

        gone = client.delete("/api/me")
        assert gone.status_code == 204
        assert "Max-Age=0" in gone.headers["set-cookie"]
        assert client.get(f"/api/people/{mine}").json()["code"] == "no-such-person"
        old = httpx.get(server.url + "/api/me", headers={"cookie": f"phantomline={key}"})
        assert old.status_code == 401


def test_no_secret_is_ever_logged(server: Server) -> None:
    with guest(server, "Ana") as client:
        key = client.cookies["phantomline"]
        code = client.post("/api/me/recovery").json()["code"]
        client.get(f"/api/people/{key}")
        client.get("/nowhere", params={"key": key})
        client.post("/api/me/recover", json={"code": code[:-1]})
    logged = server.logged()
    assert '"route"' in logged
    for secret in (key, key.partition(".")[2], code):
        assert secret not in logged


def test_the_games_are_told_in_both_languages(server: Server) -> None:
    told = {}
    for language in ("en", "es"):
        with server.client(**{"accept-language": language}) as client:
            told[language] = client.get("/api/games").json()
    assert [game["id"] for game in told["en"]["games"]] == ["galore", "ghosts", "train"]
    galore = told["es"]["games"][0]["options"]["properties"]
    assert set(galore) == {"start", "choose_sides", "experts"}
    for one in ("games", "bots"):
        for english, spanish in zip(told["en"][one], told["es"][one], strict=True):
            assert english != spanish
    assert {bot["name"] for bot in told["en"]["bots"]} >= {"random", "easy", "greedy", "mcts"}


def test_a_browser_that_is_nobody_yet_may_ask(server: Server) -> None:
    with server.client() as nobody:
        answer = nobody.get("/api/me", params={"maybe": True})
        assert (answer.status_code, answer.content) == (204, b"")
        assert nobody.get("/api/me").status_code == 401
    with guest(server, "Ana") as ana:
        assert ana.get("/api/me", params={"maybe": True}).json() == ana.get("/api/me").json()


def test_every_finished_game_is_counted(server: Server) -> None:
    with guest(server, "Ana") as ana:
        # Nobody knows whether she was one of these.
        around_one_screen(server, ana, "Grandma", "Tom")
        assert soon(lambda: bool(ana.get("/api/me").json()["finished"]))
        play(server, "ghosts", [ana])
        assert soon(lambda: len(ana.get("/api/me/games").json()) == 2)
        me = ana.get("/api/me").json()
        assert me["finished"] == 2
        assert me["statistics"]["ghosts"]["played"] == 1
        code = ana.post("/api/me/recovery").json()["code"]
        with server.client() as phone:
            assert phone.post("/api/me/recover", json={"code": code}).json() == me


def test_others_hear_of_rated_games_and_of_no_others(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bruno") as bruno, server.client() as nobody:
        mine = ana.get("/api/me").json()["id"]
        path = f"/api/people/{mine}"
        play(server, "ghosts", [ana])
        play(server, "train", [ana])
        assert soon(lambda: ana.get("/api/me").json()["finished"] == 2)
        shown = nobody.get(path).json()
        assert shown == {"id": mine, "name": "Ana", "ratings": {}}
        play(server, "ghosts", [ana, bruno], rated=True)
        assert soon(lambda: bool(nobody.get(path).json()["ratings"]))
        (own,) = [one for one in ana.get("/api/me/games").json() if one["rated"]]
        rated = {"rating": own["rating"], "rated_games": 1, "settled": False}
        assert nobody.get(path).json()["ratings"] == {"ghosts": rated}
