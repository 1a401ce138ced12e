"""News between nodes."""

import asyncio
import signal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.server.store import Landed
from phantomline.server.store.notices import News, payloads
from tests.server.postgres import PostgresServer
from tests.server.store.opening import append, held_up, opened

Rows = list[tuple[str, int, str | None]]
entries = st.none() | st.text(max_size=300) | st.integers(0, 6_000).map("\u263a".__mul__)
rows_of_tables = st.lists(
    st.tuples(st.text(max_size=40), st.integers(1, 2**31 - 1), entries), max_size=100
)


@given(rows=rows_of_tables)
def test_all_news_fits_into_what_postgres_takes(rows: Rows) -> None:
    told = list(payloads("node", rows))
    assert all(len(payload.encode()) < 8_000 for payload in told)
    news = [msgspec.json.decode(payload, type=News) for payload in told]
    heard = [row for one in news for row in one.rows]
    assert [row[:2] for row in heard] == [row[:2] for row in rows]
    for row, asked in zip(heard, rows, strict=True):
        # What is too long is left out, and read from the log instead.
        assert row[2] == asked[2] or (row[2] is None and len(msgspec.json.encode(asked)) > 2_000)
    assert all(one.node == "node" for one in news)


class Ear:
    """What one node has heard, to be waited for."""

    def __init__(self) -> None:
        self.heard: Rows = []
        self.refreshes = 0
        self._news = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, rows: Rows) -> None:
        self.heard += rows
        self.refreshes += not rows
        task = asyncio.ensure_future(self._tell())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def refreshed(self, times: int) -> None:
        async with asyncio.timeout(60), self._news:
            await self._news.wait_for(lambda: self.refreshes >= times)

    async def has(self, *rows: tuple[str, int]) -> None:
        async with asyncio.timeout(60), self._news:
            await self._news.wait_for(lambda: set(rows) <= set(self.rows()))

    def rows(self) -> list[tuple[str, int]]:
        return [(table, seq) for table, seq, _ in self.heard]


def test_the_others_hear_what_landed_and_nobody_hears_themselves(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            here, there = Ear(), Ear()
            one.listen(here)
            two.listen(there)
            await here.refreshed(1)
            await there.refreshed(1)
            async with held_up(one):
                batch = [append(one, f"{n:030}", 1) for n in range(500)]
                lost = append(one, f"{0:030}", 1)
            await asyncio.gather(*batch, lost)
            await there.has(*((f"{n:030}", 1) for n in range(500)))
            assert isinstance(await append(two, "answer", 1), Landed)
            await here.has(("answer", 1))
            assert len(there.heard) == 500  # each once, and not the one that was lost
            assert here.rows() == [("answer", 1)]

    asyncio.run(play())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=lambda how: how.name)
def test_who_was_cut_off_looks_again(
    postgres_url: str, postgres_server: PostgresServer, how: signal.Signals
) -> None:
    async def play() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            there = Ear()
            two.listen(there)
            await there.refreshed(1)
            await asyncio.to_thread(postgres_server.restart, how)
            await there.refreshed(2)
            assert isinstance(await append(one, "a", 1), Landed)
            await there.has(("a", 1))

    asyncio.run(play())


def test_what_others_shout_on_the_channel_is_no_news(
    postgres_url: str, postgres_server: PostgresServer
) -> None:
    async def play() -> None:
        database = postgres_url.split("/")[3].split("?", maxsplit=1)[0]
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            there = Ear()
            two.listen(there)
            await there.refreshed(1)
            for payload in ("", "boo", "[]", "{}", '["x", 3]', '["x", [["a"]]]'):
                notify = f"SELECT pg_notify('phantomline', '{payload}')"
                await asyncio.to_thread(postgres_server.execute, notify, database)
            await append(one, "a", 1)
            await there.has(("a", 1))
            assert there.rows() == [("a", 1)]
            assert there.refreshes == 1

    asyncio.run(play())


def test_sqlite_is_silent(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url) as store:
            ear = Ear()
            store.listen(ear)
            await append(store, "a", 1)
            assert not store.shared
        assert ear.heard == []

    asyncio.run(play())
