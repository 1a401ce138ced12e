"""PostgreSQL goes away under load, in every way it can, and everybody plays on."""

import asyncio
import signal
from collections.abc import Iterator

import pytest

from phantomline.server.store import upgrade
from tests.faults.evening import evening
from tests.server.postgres import PostgresServer
from tests.server.serving import Server

WAYS = [signal.SIGINT, signal.SIGQUIT, signal.SIGKILL]
"""Everyone is thrown out; everything is dropped; the first process is gone and the rest follow."""


@pytest.fixture(scope="module")
def running(
    postgres_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that lives through all of this."""
    with postgres_server.database() as url:
        upgrade(url)
        with Server(tmp_path_factory.mktemp("server"), database=url) as server:
            yield server
            assert "Traceback" not in server.logged()


@pytest.mark.parametrize("how", WAYS, ids=lambda how: how.name)
def test_a_restart_under_load_is_only_a_pause(
    running: Server, postgres_server: PostgresServer, how: signal.Signals, full: bool
) -> None:
    async def play() -> None:
        async with evening([running], seed=1) as people:
            for _ in range(10 if full else 1):
                for _ in range(4 - len(people.playing)):
                    people.begin("ghosts", 4)
                await people.until_all_move()
                await asyncio.to_thread(postgres_server.restart, how)
                await people.until_all_move()
            await people.settle()
            people.check(running.database)
            assert not any(player.codes for player in people.players), "nobody is sent away"
            assert not any(player.refusals["store-away"] for player in people.players)

    asyncio.run(play())


def test_a_database_that_stays_away_is_told_of_and_everyone_plays_on_when_it_is_back(
    running: Server, postgres_server: PostgresServer
) -> None:
    async def play() -> None:
        async with evening([running], seed=2) as people:
            people.begin("ghosts", 4)
            await people.until_all_move()
            await people.while_nobody_moves(postgres_server.stop)
            try:
                await people.until_refused("store-away")
                with people.client() as client:
                    answer = await asyncio.to_thread(client.get, "/api/me")
                    assert answer.status_code == 503
                    assert answer.json()["code"] == "store-away"
                (newcomer,) = people.sit(people.tables[0][0].table, [0])
                await people.until(lambda: 1013 in newcomer.codes)
            finally:
                await asyncio.to_thread(postgres_server.start)
            await people.until_all_move()
            await people.settle()
            people.check(running.database)
            sentences = {sentence for player in people.players for sentence in player.sentences}
            assert "Nothing can be saved or looked up now. Try again soon." in sentences

    asyncio.run(play())


def test_a_read_only_database_is_told_of_and_everyone_plays_on_when_it_is_not(
    running: Server, postgres_server: PostgresServer
) -> None:
    name = running.database.split("/")[3].split("?", maxsplit=1)[0]

    def set_read_only(on: str) -> None:
        postgres_server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {on}")
        postgres_server.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            f" WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        )

    async def play() -> None:
        async with evening([running], seed=3) as people:
            people.begin("ghosts", 4)
            await people.until_all_move()
            await people.while_nobody_moves(lambda: set_read_only("on"))
            await people.until_refused("store-away")
            await asyncio.to_thread(set_read_only, "off")
            await people.until_all_move()
            await people.settle()
            people.check(running.database)

    asyncio.run(play())
