"""Nodes that append to the same tables: one of them gets each number, and nothing is lost."""

import asyncio
from functools import partial
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from phantomline.server.store import Landed, Lost, Store
from phantomline.server.store.queries import entries_since, last_seq
from tests.server.store.opening import append, opened

TABLES = 3
ROUNDS = 12

Asked = tuple[int, int]  # which node, at which table
asked = st.tuples(st.integers(0, 1), st.integers(0, TABLES - 1))
plays = st.lists(st.sets(asked, min_size=1), min_size=1, max_size=ROUNDS)
together = settings(
    max_examples=settings.default.max_examples // 2 if settings.default else 25,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)

fresh = count()


class Node:
    """A server as the store sees it: it knows how long each log is, as far as it has heard."""

    def __init__(self, name: int, store: Store, tables: list[str]) -> None:
        self.name = name
        self.store = store
        self.known = dict.fromkeys(tables, 0)
        self.landed: list[tuple[str, int, bytes]] = []

    async def play(self, table: str, move: int) -> None:
        """Append until it lands, reading what the other was quicker with."""
        entry = b"%d:%d" % (self.name, move)
        while True:
            seq = self.known[table] + 1
            outcome = await append(self.store, table, seq, entry)
            if isinstance(outcome, Landed):
                self.known[table] = seq
                self.landed.append((table, seq, entry))
                return
            assert isinstance(outcome, Lost)
            known = await self.store.read(lambda connection: last_seq(connection, table))
            assert known >= seq, "whoever lost a number can read who has it"
            self.known[table] = known


async def _race(nodes: list[Node], tables: list[str], rounds: list[set[Asked]]) -> None:
    for move, now in enumerate(rounds):
        await asyncio.gather(
            *(nodes[node % len(nodes)].play(tables[table], move) for node, table in now)
        )
    for table in tables:
        log = await nodes[0].store.read(partial(entries_since, table=table))
        assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
        landed = sorted(
            (seq, entry) for node in nodes for t, seq, entry in node.landed if t == table
        )
        assert landed == log
    moves = sum(len(now) for now in rounds)
    assert sum(len(node.landed) for node in nodes) == moves


@together
@given(rounds=plays)
def test_of_two_nodes_exactly_one_gets_each_number(
    postgres_url: str, rounds: list[set[Asked]]
) -> None:
    async def play() -> None:
        tables = [f"{next(fresh)}" for _ in range(TABLES)]
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await _race([Node(0, one, tables), Node(1, two, tables)], tables, rounds)

    asyncio.run(play())


@together
@given(rounds=plays)
def test_one_node_that_is_in_two_minds_loses_nothing(
    database_url: str, rounds: list[set[Asked]]
) -> None:
    async def play() -> None:
        tables = [f"{next(fresh)}" for _ in range(TABLES)]
        async with opened(database_url) as store:
            await _race([Node(0, store, tables), Node(1, store, tables)], tables, rounds)

    asyncio.run(play())


def test_many_tables_and_two_nodes_do_not_lock_each_other_up(postgres_url: str) -> None:
    async def play() -> None:
        tables = [f"t{n}" for n in range(200)]
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            nodes = [Node(0, one, tables), Node(1, two, tables)]

            async def busy(node: Node, table: str) -> None:
                for move in range(5):
                    await node.play(table, move)

            await asyncio.gather(
                *(busy(nodes[0], table) for table in tables),
                *(busy(nodes[1], table) for table in reversed(tables)),
            )
            assert sum(len(node.landed) for node in nodes) == 2 * 5 * 200
            assert one.figures.failures == two.figures.failures == 0

    asyncio.run(play())
