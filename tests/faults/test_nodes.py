"""Two nodes over one PostgreSQL: everyone sees one game, and one node may die."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from phantomline.server.store import upgrade
from tests.faults.evening import evening
from tests.server.postgres import PostgresServer
from tests.server.serving import Server


@pytest.fixture(scope="module")
def both(
    postgres_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    with postgres_server.database() as url:
        upgrade(url)
        with (
            Server(tmp_path_factory.mktemp("one"), database=url) as one,
            Server(tmp_path_factory.mktemp("two"), database=url) as two,
        ):
            yield [one, two]


@pytest.fixture
def nodes(both: list[Server]) -> Iterator[list[Server]]:
    """Two nodes that run, whatever the test before has done to them."""
    for node in both:
        if node.process.poll() is not None:
            node.start()
    yield both
    for node in both:
        assert "Traceback" not in node.logged()


def test_a_node_that_is_killed_leaves_its_tables_to_the_other(
    nodes: list[Server], full: bool
) -> None:
    async def play() -> None:
        luck = random.Random(1)
        async with evening(nodes, seed=1) as people:
            for turn in range(40 if full else 2):
                for game in ["ghosts", "galore", "train"][len(people.playing) :]:
                    people.begin(game, 4)
                await people.until_all_move()
                await asyncio.sleep(luck.uniform(0, 0.1))
                dying = nodes[turn % 2]
                dying.kill()
                await people.until_all_move()  # at the other node
                dying.start()
                for player in people.players:
                    player.node = player.seat
                for player in people.players[::2]:
                    if player.socket is not None:
                        player.socket.transport.abort()
                await people.until_all_move()
            await people.settle()
            people.check(nodes[0].database)

    asyncio.run(play())


def test_players_at_both_nodes_see_one_game(nodes: list[Server]) -> None:
    async def play() -> None:
        async with evening(nodes, seed=2) as people:
            for _ in range(2):
                people.begin("galore", 4)  # where several may act at once, and races are lost
            await people.until(lambda: not people.playing)
            people.check(nodes[0].database)
            for table in people.tables:
                assert len({player.seen for player in table}) == 1

    asyncio.run(play())


def test_bots_are_moved_on_by_the_other_node(nodes: list[Server]) -> None:
    async def play() -> None:
        async with evening(nodes, seed=3) as people:
            (player,) = people.begin("train", 4, bots=3)
            await people.until(lambda: player.seen > 10)
            nodes[0].kill()
            seen = player.seen
            await people.until(lambda: player.seen > seen + 10)
            assert player.nodes[player.node % 2] is nodes[1]
            await people.settle()
            people.check(nodes[0].database)

    asyncio.run(play())


def test_what_people_write_crosses_from_node_to_node(nodes: list[Server]) -> None:
    async def play() -> None:
        async with evening(nodes, seed=4) as people:
            one, two = people.begin("ghosts", 2)
            one.moving = two.moving = False
            await people.until(lambda: one.socket is not None and two.socket is not None)
            assert one.socket is not None
            assert two.socket is not None
            assert one.socket.remote_address != two.socket.remote_address
            await one.say("buuu")
            await people.until(lambda: "buuu" in two.chat.values())
            await two.say("boo yourself")
            said = {1: "buuu", 2: "boo yourself"}
            await people.until(lambda: one.chat == two.chat == said)

    asyncio.run(play())
