"""How somebody plays, told by the server and worked out again from the records of their games."""

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, create_engine, insert, select, update

from phantomline.core import Outcome, read_records, replay
from phantomline.games import load
from phantomline.games.galore.pieces import CATEGORIES
from phantomline.points import LINES, Tally
from phantomline.server.people import guests
from phantomline.server.people.data import export_guest
from phantomline.server.people.history import games_of, note_result, statistics_of
from phantomline.server.people.insight import MOST_COUNTED, MOST_POINTS, insight_of
from phantomline.server.store.schema import results, tables
from phantomline.server.store.urls import read_url
from tests.server.serving import Server, guest
from tests.server.wire import Wire, soon

NOW = 1_800_000_000_000


@pytest.fixture
def database(database_url: str) -> Iterator[Connection]:
    engine = create_engine(read_url(database_url))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


# -- over HTTP, against the records ---------------------------------------------


def play(
    server: Server, game: str, clients: list[httpx.Client], *, luck: int = 0, **settings: Any
) -> str:
    """Set a table for these people, or one and a bot, play it to its end, and return its id."""
    host, *others = clients
    placings = ["me", *[None for _ in others]] if others else ["me", "random"]
    wish = {"game": game, "seats": len(placings), "placings": placings, **settings}
    table = str(host.post("/api/tables", json=wish).json()["id"])
    path = f"/api/tables/{table}"
    for seat, client in enumerate(others, 1):
        assert client.post(f"{path}/seats/{seat}", json={}).status_code < 300
    assert host.post(f"{path}/start").status_code == 200
    with ThreadPoolExecutor(len(clients)) as people:
        list(people.map(lambda client: play_on(server, path, client, luck), clients))
    return table


def play_on(
    server: Server, path: str, client: httpx.Client, luck: int, seat: int | None = None
) -> None:
    """Play on as one of the people at a table until its game is over."""
    live = f"{path}/live" if seat is None else f"{path}/live?seat={seat}"
    with Wire(server.port, live, client.cookies["phantomline"]) as wire:
        hello = wire.wait("hello")
        seq, view, status = hello["seq"], hello["view"], hello["table"]["status"]
        number, asked = 0, False
        while status == "playing":
            if view["legal"] and not asked:
                number += 1
                # Routes come last, and trains that claim none never end.
                legal = view["legal"]
                action = legal[-1] if "route" in legal[-1] else legal[(number + luck) % len(legal)]
                wire.ask(type="move", id=f"m{number}", seq=seq, action=action)
                asked = True
            message = wire.receive()
            if message["type"] == "refused":
                # News of what came before is on its way, or nobody may be quite so quick.
                assert message["code"] in ("stale", "too-fast"), message
                time.sleep(0.1)
                asked = False
            elif message["type"] == "news":
                seq, view = message["told"]["seq"], message["view"]
                status = (message.get("table") or {}).get("status") or status
                asked = asked and message.get("answers") != f"m{number}"


def worked_out(client: httpx.Client, tables: dict[str, int]) -> dict[str, Counter[str]]:
    """Somebody's points by line and game, told by events; ``tables`` has where they sat."""
    sums: dict[str, Counter[str]] = {}
    for table, seat in tables.items():
        lines_of = client.get(f"/api/tables/{table}/record").text.splitlines()
        game, record = next(read_records(lines_of, lambda header: load(header.game)))
        lines = sums.setdefault(record.header.game, Counter())
        fright = 3
        if record.header.game == "ghosts":
            lines["start"] += fright
        for moment in replay(game, record):
            for event in game.events(
                moment.before, moment.actor, moment.action, moment.after, seat
            ):
                # Told apart by name, as a record is, so the types do not know the fields.
                match getattr(event, "seat", None), type(event).__name__:
                    case _, "RoundEnded":
                        lines["unafraid"] += event.fright[seat] - fright  # type: ignore[attr-defined]
                        fright = event.fright[seat]  # type: ignore[attr-defined]
                    case who, "Took" if who == seat:
                        lines["piles"] += 1
                        fright += 1
                    case who, "Scored" if who == seat:
                        lines.update(dict(zip(CATEGORIES, event.points, strict=True)))  # type: ignore[attr-defined]
                    case who, "Completed" if who == seat:
                        lines["tickets"] += 1
                    case who, "TrickOrTreat" if who == seat:
                        lines["trick-or-treat"] += 1
                    case who, "Claimed" if who == seat and record.header.game == "train":
                        lines["--".join(event.route.split("--")[:2])] += 1  # type: ignore[attr-defined]
                    case _:
                        pass
    return sums


def test_statistics_are_what_the_records_say(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bruno") as bruno, server.client() as nobody:
        assert nobody.get("/api/me/statistics").status_code == 401
        assert ana.get("/api/me/statistics").json() == {}
        for game in ("galore", "ghosts", "train"):
            play(server, game, [ana])
        for _ in range(2):
            play(server, "ghosts", [ana, bruno], rated=True)
        assert soon(lambda: len(ana.get("/api/me/games").json()) == 5)
        played = ana.get("/api/me/games").json()
        # With everyone who was there, by their present names.
        assert bruno.patch("/api/me", json={"name": "Bru"}).status_code == 200
        for one in ana.get("/api/me/games").json():
            others = [seat["name"] for seat in one["seats"] if seat["name"] != "Ana"]
            assert others == (["Bru"] if one["rated"] else [None] * len(others))
            assert one["seats"][one["seat"]]["name"] == "Ana"
        told = ana.get("/api/me/statistics").json()
        mine = worked_out(ana, {one["table"]: one["seat"] for one in played})
        assert set(told) == {"galore", "ghosts", "train"}
        for game, insight in told.items():
            games = [one for one in played if one["game"] == game]
            assert insight["played"] == insight["counted"] == len(games)
            assert insight["won"] == pytest.approx(sum(one["won"] for one in games))
            assert insight["wins"] == sum(one["won"] > 0 for one in games)
            assert insight["mean_score"] == pytest.approx(
                sum(one["score"] for one in games) / len(games), abs=0.01
            )
            best = min if insight["lowest_wins"] else max
            assert insight["best"] == best(one["score"] for one in games)
            assert insight["lowest_wins"] == (game == "ghosts")
            assert tuple(insight["lines"]) == LINES[game]
            for line, mean in insight["lines"].items():
                assert mean == pytest.approx(mine[game][line] / len(games), abs=0.01), line
            # The lines are all there is to a score.
            assert sum(insight["lines"].values()) == pytest.approx(insight["mean_score"], abs=0.1)
        for route in told["train"]["routes"]:
            assert mine["train"]["--".join(route["ends"])] == route["times"]
        times = [route["times"] for route in told["train"]["routes"]]
        claimed = [n for line, n in mine["train"].items() if "--" in line]
        assert times == sorted(claimed, reverse=True)[: len(times)]
        assert len(times) == min(5, len(claimed))

        points = [one["rating"] for one in told["ghosts"]["ratings"]]
        assert points == [one["rating"] for one in reversed(played) if one["rated"]]
        assert len(points) == told["ghosts"]["rated_games"] == 2
        assert points[-1] == told["ghosts"]["rating"]
        assert told["galore"]["ratings"] == []
        theirs = bruno.get("/api/me/statistics").json()
        assert set(theirs) == {"ghosts"}, "everyone hears of their own games alone"
        assert theirs["ghosts"]["played"] == 2
        exported = ana.get("/api/me/export").json()["games"]
        assert all(sum(one["tally"]["lines"].values()) == one["score"] for one in exported)
        assert ana.delete("/api/me").status_code == 204
        assert bruno.get("/api/me/statistics").json() == theirs


def around_one_screen(server: Server, owner: httpx.Client, *names: str) -> str:
    """Play a game among several at somebody's screen to its end."""
    wish = {"game": "ghosts", "seats": len(names), "placings": ["me"] * len(names), "names": names}
    table = str(owner.post("/api/tables", json=wish).json()["id"])
    path = f"/api/tables/{table}"
    assert owner.post(f"{path}/start").status_code == 200
    with ThreadPoolExecutor(len(names)) as people:
        list(people.map(lambda seat: play_on(server, path, owner, 0, seat), range(len(names))))
    return table


def test_what_others_played_at_my_screen_is_not_my_game(server: Server) -> None:
    with guest(server, "Ana") as ana:
        hers = around_one_screen(server, ana, "Grandma", "ana", "Tom")
        assert soon(lambda: bool(ana.get("/api/me/games").json()))
        (mine,) = ana.get("/api/me/games").json()
        outcome = ana.get(f"/api/tables/{hers}").json()["outcome"]
        assert (mine["seat"], mine["shared"]) == (1, False)
        assert mine["score"] == outcome["scores"][1]
        won = 1 / len(outcome["winners"]) if 1 in outcome["winners"] else 0.0

        def statistics() -> list[tuple[int, float]]:
            told = ana.get("/api/me/statistics").json()
            assert told.keys() == ana.get("/api/me").json()["statistics"].keys()
            return [(one["played"], one["won"]) for one in told.values()]

        assert statistics() == [(1, round(won, 3))]
        page = {"before": mine["at"], "table": mine["table"]}
        assert ana.get("/api/me/games", params=page).json() == []
        # Nobody knows whether she was one of these, so it is there to be seen, and is no result.
        theirs = around_one_screen(server, ana, "Grandma", "Tom")
        assert soon(lambda: len(ana.get("/api/me/games").json()) == 2)
        latest = ana.get("/api/me/games").json()[0]
        assert (latest["table"], latest["shared"]) == (theirs, True)
        assert [seat["name"] for seat in latest["seats"]] == ["Grandma", "Tom"]
        assert statistics() == [(1, round(won, 3))]


# -- in the database ---------------------------------------------------------------


def test_thousands_of_games_are_counted_and_the_latest_read(database: Connection) -> None:
    ana, _ = guests.make_guest(database, "Ana", "en", NOW)
    many = 3 * MOST_COUNTED
    rows: list[dict[str, Any]] = [
        {
            "table_id": f"t{n}", "seat": 0, "player": ana.id, "game": "train", "at": NOW + n,
            "place": 1 + n % 2, "score": n % 7, "won": 1.0 - n % 2, "rated": True, "rating": n,
            "tally": {"lines": {"tickets": n % 7}, "routes": [["a", f"b{n % 8}"]]},
        }
        for n in range(many)
    ]  # fmt: skip
    database.execute(insert(results), rows)
    told = insight_of(database, ana.id)["train"]
    assert (told.played, told.won, told.wins, told.best) == (many, many / 2, many // 2, 6)
    assert told.counted == MOST_COUNTED
    latest = rows[-MOST_COUNTED:]
    assert told.lines["tickets"] == round(sum(row["score"] for row in latest) / MOST_COUNTED, 2)
    assert [one.rating for one in told.ratings] == list(range(many - MOST_POINTS, many))
    assert len(told.routes) == 5
    assert sum(one.times for one in told.routes) <= MOST_COUNTED


def test_a_bots_points_are_nobodys(database: Connection) -> None:
    ana, _ = guests.make_guest(database, "Ana", "en", NOW)
    asked: list[int] = []

    def tallies() -> list[Tally]:
        asked.append(1)
        return [
            Tally({"tickets": 6, "trick-or-treat": 0}),
            Tally({"tickets": 2, "trick-or-treat": 1}),
        ]

    outcome = Outcome("sixth-ticket", (0,), (6, 3))

    def note(left: tuple[int, ...]) -> None:
        note_result(
            database, f"t{left}", "train", NOW, [ana.id, None], outcome,
            lowest_wins=False, rated=False, left=left, tallies=tallies,
        )  # fmt: skip

    note((0,))
    left = insight_of(database, ana.id)["train"]
    assert (left.played, left.counted, left.best, left.mean_score) == (1, 0, None, None)
    assert statistics_of(database, ana.id)["train"].mean_score is None
    assert asked == []
    note(())
    note(())
    assert asked == [1], "what was worked out is not worked out again"
    told = insight_of(database, ana.id)["train"]
    assert (told.played, told.counted, told.lines["tickets"]) == (2, 1, 6.0)
    assert (told.best, told.mean_score) == (6, 6.0)
    outcome = Outcome("sixth-ticket", (1,), (2, 9))
    note((0, 1))
    assert insight_of(database, ana.id)["train"].mean_score == 6.0, "neither those of a worse game"
    assert statistics_of(database, ana.id)["train"].mean_score == 6.0
    assert [one.tally is None for one in export_guest(database, ana).games] == [False, True, True]


def test_a_game_that_somebody_gave_up_has_no_points(database: Connection) -> None:
    ana, _ = guests.make_guest(database, "Ana", "en", NOW)
    bo, _ = guests.make_guest(database, "Bo", "en", NOW)

    def note(table: str, outcome: Outcome, left: tuple[int, ...] = ()) -> None:
        note_result(
            database, table, "ghosts", NOW, [ana.id, bo.id], outcome,
            lowest_wins=True, rated=False, left=left,
            tallies=lambda: [Tally({"start": 3, "piles": 5, "unafraid": 0}), Tally({})],
        )  # fmt: skip

    given_up = Outcome("resigned", (0,), (0, 0))
    note_table(database, "given-up", given_up)
    note("given-up", given_up, left=(1,))
    told = insight_of(database, ana.id)["ghosts"]
    assert (told.played, told.wins, told.best, told.mean_score) == (1, 1, None, None)
    assert (told.counted, told.lines) == (0, {})
    assert statistics_of(database, ana.id)["ghosts"].mean_score is None
    played = Outcome("three-rounds", (0,), (8, 9))
    note_table(database, "played", played)
    note("played", played)
    told = insight_of(database, ana.id)["ghosts"]
    assert (told.played, told.best, told.mean_score, told.lines["piles"]) == (2, 8, 8.0, 5)
    note("not-kept", played)
    scores = {"given-up": None, "not-kept": 8, "played": 8}
    assert {one.table: one.score for one in games_of(database, ana.id)} == scores
    assert {one.table: one.score for one in export_guest(database, ana).games} == scores


def note_table(database: Connection, table: str, outcome: Outcome) -> None:
    """Keep a table that is over, as far as anybody's games ask for it."""
    row = {
        "id": table, "game": "ghosts", "status": "over", "public": False, "rated": False,
        "secret": b"", "created": NOW, "touched": NOW, "rules": "1", "edition": "standard",
        "summary": {"seats": [], "outcome": msgspec.to_builtins(outcome)},
    }  # fmt: skip
    database.execute(insert(tables).values(row))


def test_nobody_has_points_of_a_game_that_the_others_gave_up(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bruno") as bruno:
        wish = {"game": "ghosts", "seats": 2, "placings": ["me", None]}
        path = f"/api/tables/{ana.post('/api/tables', json=wish).json()['id']}"
        bruno.post(f"{path}/seats/1", json={})
        ana.post(f"{path}/start")
        assert bruno.post(f"{path}/seats/1/resign").status_code == 200
        assert soon(lambda: bool(ana.get("/api/me/games").json()))
        for one, won in ((ana, 1.0), (bruno, 0.0)):
            (game,) = one.get("/api/me/games").json()
            assert (game["score"], game["won"]) == (None, won)
            (kept,) = one.get("/api/me/export").json()["games"]
            assert kept["score"] is None


def test_games_from_before_are_filled_in_when_they_are_next_noted(database: Connection) -> None:
    ana, _ = guests.make_guest(database, "Ana", "en", NOW)
    outcome = Outcome("three-rounds", (0,), (5, 7))

    def note() -> None:
        note_result(
            database, "old", "ghosts", NOW, [ana.id, None], outcome, lowest_wins=True, rated=False,
            tallies=lambda: [Tally({"start": 3, "piles": 5, "unafraid": -3}), Tally({})],
        )  # fmt: skip

    note()
    database.execute(update(results).values(tally=None))
    assert insight_of(database, ana.id)["ghosts"].lines == {}
    note()
    assert insight_of(database, ana.id)["ghosts"].lines == {"start": 3, "piles": 5, "unafraid": -3}
    assert len(database.execute(select(results)).all()) == 1
