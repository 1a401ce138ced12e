"""Hints over HTTP: for one's own decision, from what one knows alone, and never where it counts."""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest

import phantomline
from phantomline.server.errors import Refusal
from phantomline.server.live import thinkers as module
from phantomline.server.live.thinkers import Thinkers
from tests.bots.test_hints import decisions, every_game
from tests.conformance.hidden import SWAPS
from tests.server.serving import Server, guest
from tests.server.wire import Wire

ROUNDS = 20


@pytest.fixture
def ana(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Ana") as client:
        yield client


def made(client: httpx.Client, game: str = "ghosts", **settings: Any) -> str:
    wish = {"game": game, "seats": 2, "options": {"start": 0}, **settings}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def started(client: httpx.Client, game: str = "ghosts", **settings: Any) -> str:
    table = made(client, game, **settings)
    assert client.post(f"{table}/start").status_code == 200
    return table


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def view_at(server: Server, client: httpx.Client, table: str, seat: int) -> dict[str, Any]:
    path = f"{table}/live?seat={seat}"
    with Wire(server.port, path, client.cookies["phantomline"]) as wire:
        view: dict[str, Any] = wire.wait("hello")["view"]
        return view


# -- what one gets -------------------------------------------------------------


@pytest.mark.parametrize("game", phantomline.GAMES)
def test_the_best_few_actions_come_with_chances_and_reasons(
    server: Server, ana: httpx.Client, game: str
) -> None:
    options = {"experts": True} if game == "galore" else {"start": 0}
    table = started(ana, game, placings=["me", "me"], options=options)
    begun = monotonic()
    advice = ana.get(f"{table}/hints", params={"seat": 0})
    took = monotonic() - begun
    assert advice.status_code == 200, advice.text
    told = advice.json()
    assert told["seat"] == 0
    legal = view_at(server, ana, table, 0)["legal"]
    assert 2 <= len(told["hints"]) <= 3
    for one in told["hints"]:
        assert one["action"] in legal
        assert 0 <= one["win"] <= 1
        assert isinstance(one["score"], float)
        assert all(set(reason) == {"code", "value"} for reason in one["reasons"])
    assert all(one["reasons"] for one in told["hints"])
    # Asked again it is the same, and nobody thinks again.
    begun = monotonic()
    assert ana.get(f"{table}/hints", params={"seat": 0}).json() == told
    assert monotonic() - begun < min(0.5, took)


def test_of_several_seats_the_one_that_is_asked_for(server: Server, ana: httpx.Client) -> None:
    """Around one screen, and where all choose at once, each gets what is theirs."""
    table = started(ana, "galore", placings=["me", "me"], options={"choose_sides": True})
    for seat in (0, 1):
        told = ana.get(f"{table}/hints", params={"seat": seat}).json()
        assert told["seat"] == seat
        legal = view_at(server, ana, table, seat)["legal"]
        assert legal
        assert all(one["action"] in legal for one in told["hints"])


def test_where_only_one_thing_can_be_done_that_is_the_hint(ana: httpx.Client) -> None:
    table = started(ana, "galore", placings=["me", "me"])
    (only,) = ana.get(f"{table}/hints").json()["hints"]
    assert only == {"action": {"type": "draw"}, "win": None, "score": None, "reasons": []}


# -- who gets none -------------------------------------------------------------


def test_only_the_own_seat_on_turn_gets_one(server: Server, ana: httpx.Client) -> None:
    table = made(ana, placings=["me", "me"])
    assert refused(ana.get(f"{table}/hints")) == (409, "not-started")
    ana.post(f"{table}/start")
    assert refused(ana.get(f"{table}/hints", params={"seat": 1})) == (409, "not-your-turn")
    assert refused(ana.get(f"{table}/hints", params={"seat": 7})) == (403, "not-your-seat")
    assert refused(ana.get(f"{table}/hints", params={"seat": -1}))[0] == 400
    assert refused(ana.get("/api/tables/nothing/hints")) == (404, "no-such-table")
    with guest(server, "Bruno") as bruno, server.client() as nobody:
        for client in (bruno, nobody):
            assert refused(client.get(f"{table}/hints")) == (403, "spectator")
            answer = client.get(f"{table}/hints", params={"seat": 0})
            assert refused(answer) == (403, "not-your-seat")


def test_none_where_a_bot_plays_on_or_the_game_is_over(ana: httpx.Client) -> None:
    table = started(ana, placings=["me", "me"])
    assert ana.post(f"{table}/seats/0/bot", json={"bot": "easy"}).status_code == 200
    assert refused(ana.get(f"{table}/hints", params={"seat": 0})) == (409, "bot-plays")
    assert ana.post(f"{table}/seats/1/resign").status_code == 200
    assert ana.post(f"{table}/close").status_code in (200, 409)
    code = refused(ana.get(f"{table}/hints", params={"seat": 1}))
    assert code in [(409, "closed"), (409, "over"), (409, "bot-plays")]


def test_rated_games_have_none_and_say_so(server: Server, ana: httpx.Client) -> None:
    table = made(ana, rated=True, placings=["me"])
    with guest(server, "Bruno") as bruno:
        assert bruno.post(f"{table}/seats/1", json={}).status_code == 200
        assert ana.post(f"{table}/start").status_code == 200
        for language, word in (("en", "rated"), ("es", "puntuadas")):
            answer = ana.get(f"{table}/hints", headers={"Accept-Language": language})
            assert refused(answer) == (409, "rated-no-hints")
            assert word in answer.json()["message"]


def test_they_are_limited(start_server: Callable[..., Server]) -> None:
    with start_server(limits=True) as server, guest(server, "Ana") as client:
        table = started(client, placings=["me", "me"])
        answers = [client.get(f"{table}/hints").status_code for _ in range(30)]
        assert answers[:20] == [200] * 20
        assert 429 in answers[20:]


# -- what they are made of -----------------------------------------------------


@every_game
def test_tables_that_look_alike_to_the_seat_get_the_same(name: str) -> None:
    """By sampling and by swapping hidden pieces; and nothing but the view goes into the process."""
    rng = Random(8)

    async def main() -> None:
        thinkers = Thinkers(1)
        try:
            for game, state, seat in decisions(name, 2):
                view = game.view(state, seat)
                wanted = await thinkers.advise(game, None, view, ROUNDS)
                assert wanted
                for twin in (game.sample(view, rng), SWAPS[name](state, seat, rng)):
                    told = await thinkers.advise(game, None, game.view(twin, seat), ROUNDS)
                    assert told == wanted
        finally:
            thinkers.close()

    asyncio.run(main())


def test_nothing_of_a_hint_is_logged(server: Server, ana: httpx.Client) -> None:
    table = started(ana, placings=["me", "me"])
    told = ana.get(f"{table}/hints").json()
    logged = server.logged()
    for one in told["hints"]:
        assert json.dumps(one["action"]) not in logged
        assert str(one["action"].get("card", "take")) not in logged
        assert not any(reason["code"] in logged for reason in one["reasons"])


# -- others go on --------------------------------------------------------------


def test_bots_move_while_many_ask(server: Server, ana: httpx.Client) -> None:
    """Two bots have moved long before a crowd has all the hints that it asked for earlier."""
    tables = [started(ana, game, placings=["me", "me"]) for game in ("ghosts", "train") * 4]
    beside = started(ana, seats=3, placings=["me", "greedy", "greedy"], options={"start": 1})
    with (
        ThreadPoolExecutor(len(tables)) as crowd,
        Wire(server.port, f"{beside}/live", ana.cookies["phantomline"]) as wire,
    ):
        # By now the bots are awake, and so is whoever thinks hints over.
        told = wire.wait("news", lambda news: bool(news["view"]["legal"]))
        assert ana.get(f"{beside}/hints").status_code == 200
        asked = [crowd.submit(ana.get, f"{table}/hints") for table in tables]
        move = {"seq": told["told"]["seq"], "action": told["view"]["legal"][0]}
        wire.ask(type="move", id="mine", **move)
        wire.wait("news", lambda news: news.get("answers") == "mine")
        wire.wait("news", lambda news: 0 in news["view"]["actors"])
        waiting = sum(not one.done() for one in asked)
        answers = [one.result() for one in asked]
    assert [answer.status_code for answer in answers] == [200] * len(tables)
    assert waiting, "no bot has waited for the hints"


def test_a_crowd_shares_the_time_and_too_many_are_sent_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, state, seat = next(decisions("ghosts", 1))
    view = game.view(state, seat)

    async def main() -> None:
        thinkers = Thinkers(1)
        monkeypatch.setattr(module, "MOST_ASKING", 12)
        try:
            begun = monotonic()
            asked = [asyncio.create_task(thinkers.advise(game, None, view)) for _ in range(12)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="hints-busy"):
                await thinkers.advise(game, None, view)
            assert all(await asyncio.gather(*asked))
            assert monotonic() - begun < 12, "less for each than if they had asked one by one"
            assert thinkers.asking == 0
        finally:
            thinkers.close()

    asyncio.run(main())


def test_an_adviser_that_fails_says_so_and_the_next_one_is_asked() -> None:
    game, state, seat = next(decisions("ghosts", 1))
    view = game.view(state, seat)

    async def main() -> None:
        thinkers = Thinkers(1)
        try:
            with pytest.raises(Refusal, match="no-hint"):
                await thinkers.advise(game, "no-such-edition", view, ROUNDS)
            assert await thinkers.advise(game, None, view, ROUNDS)
        finally:
            thinkers.close()

    asyncio.run(main())
