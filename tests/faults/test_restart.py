"""After a restart everything is there, and only what somebody looks at is loaded."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, delete, select, update

from phantomline.server.live.rooms import Rooms
from phantomline.server.live.thinkers import Thinkers
from phantomline.server.live.timekeeper import LoopTime
from phantomline.server.people.guests import Guest, make_guest
from phantomline.server.store import Store
from phantomline.server.store.schema import results, tables
from phantomline.server.store.store import backend_of
from phantomline.server.table.commands import Move, Start
from phantomline.server.table.settings import Settings
from tests.faults.evening import evening
from tests.faults.truth import kept
from tests.server.serving import Server

MORE = 0.5
"""How many seconds of a processor the start may take beyond that with an empty database."""


@pytest.fixture
def server(tmp_path: Path, sqlite_url: str) -> Iterator[Server]:
    with Server(tmp_path, database=sqlite_url) as running:
        yield running


def test_a_game_that_ended_when_the_server_was_killed_still_counts(
    server: Server, sqlite_url: str
) -> None:
    async def play() -> str:
        async with evening([server], seed=1) as people:
            people.begin("ghosts", 2)
            await people.until(lambda: not people.playing)
            return people.players[0].table

    def forget(db: Connection) -> None:
        db.execute(delete(results))
        db.execute(update(tables).values(status="playing", summary={}))
        db.commit()

    def count(db: Connection) -> int:
        return len(db.execute(select(results).where(results.c.table_id == table)).all())

    table = asyncio.run(play())
    server.kill()
    with closing(backend_of(sqlite_url)) as backend:
        # The log has the end of the game, but the server had no time to note who has won.
        backend.read(forget)
        server.start()
        with server.client() as client:
            assert client.get(f"/api/tables/{table}").json()["status"] == "over"
        end = time.monotonic() + 30
        while not backend.read(count):
            assert time.monotonic() < end, "nobody has won"
        assert backend.read(count) == 1, "both seats are of one person"
    assert kept(sqlite_url, table)[0].status == "over"


def test_tables_are_loaded_when_somebody_comes_and_not_before(
    tmp_path: Path, sqlite_url: str, full: bool
) -> None:
    many = 10_000 if full else 300
    with Server(tmp_path, database=sqlite_url) as server:
        empty = server.figure("process_cpu_seconds_total")
    key, made = asyncio.run(_make_tables(sqlite_url, many))
    with Server(tmp_path, database=sqlite_url) as server:
        assert server.figure("process_cpu_seconds_total") < empty + MORE
        assert server.figure("phantomline_rooms") == 0

        async def play() -> None:
            async with evening([server], seed=many) as people:
                people.key = key
                for table in Random(many).sample(made, 5):
                    people.sit(table, range(2))
                await people.until_all_move()
                assert server.figure("phantomline_rooms") == 5
                await people.settle()
                people.check(sqlite_url)

        asyncio.run(play())
        assert "Traceback" not in server.logged()


async def _make_tables(url: str, many: int) -> tuple[str, list[str]]:
    """Begin so many games, all of them by one guest; return their key and the tables."""
    async with _rooms(url) as rooms:
        guest, key = await rooms.store.also(_guest)
        made: list[str] = []

        async def begin() -> None:
            settings = Settings(game="ghosts", seats=2)
            room = await rooms.create(settings, guest.id, [(guest.id, None)] * 2)
            await room.act(Start(), guest.id)
            (seat,) = room.table.actors()
            action = room.table.game.legal(room.table.state, seat)[0]
            await room.act(Move(seat, room.table.seq, action, id="first"), guest.id)
            made.append(room.table.id)
            del rooms.rooms[room.table.id]

        for _ in range(0, many, 100):
            await asyncio.gather(*(begin() for _ in range(100)))
        return key, made


def _guest(db: Connection) -> tuple[Guest, str]:
    return make_guest(db, "Ana", "es", 0)


@asynccontextmanager
async def _rooms(url: str) -> AsyncIterator[Rooms]:
    """The rooms of a server without its doors: the fastest way to many tables."""
    loop = asyncio.get_running_loop()
    store = Store.open(url)
    store.start(loop)
    thinkers = Thinkers(1)
    rooms = Rooms(store, LoopTime(loop), thinkers)
    try:
        yield rooms
    finally:
        await rooms.close()
        thinkers.close()
        await store.close()
