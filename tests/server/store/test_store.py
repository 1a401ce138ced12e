"""Appending, other writes and reading: the same on both databases."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from phantomline.server.store import Landed, Lost, Store, StoreUnavailable
from phantomline.server.store.queries import add_table, table_of
from tests.server.postgres import PostgresServer
from tests.server.store.opening import append, held_up, opened, rows, some_table


def test_what_has_landed_is_there(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            entries = [b"", b"{}", bytes(range(256)), "ñ👻".encode(), b"x" * 100_000]
            outcomes = [append(store, "a", n + 1, entry) for n, entry in enumerate(entries)]
            assert all(isinstance(one, Landed) for one in await asyncio.gather(*outcomes))
            found = await store.read(rows)
            assert found == {("a", n + 1): entry for n, entry in enumerate(entries)}
        async with opened(database_url) as store:
            assert await store.read(rows) == found

    asyncio.run(play())


def test_a_number_that_is_taken_is_lost_and_nobody_else_suffers(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            assert isinstance(await append(store, "a", 1, b"first"), Landed)
            async with held_up(store):
                batch = [
                    append(store, "b", 1, b"one"),
                    append(store, "a", 1, b"second"),
                    append(store, "c", 1, b"one"),
                    append(store, "c", 1, b"two"),
                    append(store, "c", 1, b"one"),  # the same bytes are no excuse
                ]
            outcomes = [type(outcome) for outcome in await asyncio.gather(*batch)]
            assert outcomes == [Landed, Lost, Landed, Lost, Lost]
            expected = {("a", 1): b"first", ("b", 1): b"one", ("c", 1): b"one"}
            assert await store.read(rows) == expected

    asyncio.run(play())


def test_other_work_returns_its_result_once_it_is_durable(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:

            def work(connection: Connection) -> str:
                add_table(connection, some_table("a"))
                return "done"

            assert await store.also(work) == "done"
            assert await store.read(lambda connection: table_of(connection, "a"))

    asyncio.run(play())


def test_work_that_fails_leaves_nothing_and_the_rest_goes_on(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:

            def half(connection: Connection) -> None:
                add_table(connection, some_table("half"))
                raise LookupError("no such ghost")

            def twice(connection: Connection) -> None:
                add_table(connection, some_table("twice"))
                add_table(connection, some_table("twice"))

            async with held_up(store):
                row = append(store, "a", 1)
                bad = asyncio.gather(store.also(half), store.also(twice), return_exceptions=True)
                good = store.also(lambda connection: add_table(connection, some_table("good")))
            assert isinstance(await row, Landed)
            await good
            first, second = await bad
            assert isinstance(first, LookupError)
            assert isinstance(second, IntegrityError)
            for table in ("half", "twice", "good"):
                found = await store.read(partial(table_of, table=table))
                assert (found is not None) == (table == "good")

    asyncio.run(play())


def test_what_goes_along_happens_exactly_if_the_row_lands(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:

            def along(connection: Connection) -> None:
                add_table(connection, some_table("along"))

            def fail(connection: Connection) -> None:
                add_table(connection, some_table("fail"))
                raise LookupError("no such ghost")

            await append(store, "a", 1)
            async with held_up(store):
                lost = append(store, "a", 1, b"again", fail)
                failed = append(store, "a", 2, b"never", fail)
                landed = append(store, "a", 3, b"three", along)
                alone = append(store, "b", 1)
            assert isinstance(await lost, Lost)
            assert isinstance(await failed, StoreUnavailable)
            assert isinstance(await landed, Landed)
            assert isinstance(await alone, Landed)
            assert await store.read(rows) == {("a", 1): b"{}", ("a", 3): b"three", ("b", 1): b"{}"}
            assert await store.read(lambda connection: table_of(connection, "along"))
            assert not await store.read(lambda connection: table_of(connection, "fail"))

    asyncio.run(play())


def test_other_work_comes_before_the_rows_of_its_commit(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            async with held_up(store):
                row = append(store, "a", 1)
                seen = store.also(rows)
            assert isinstance(await row, Landed)
            assert await seen == {}

    asyncio.run(play())


def test_a_read_sees_one_state_of_the_database(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            loop = asyncio.get_running_loop()

            async def one_more() -> None:
                assert isinstance(await append(store, "a", 1), Landed)

            def twice(connection: Connection) -> tuple[int, int]:
                before = len(rows(connection))
                asyncio.run_coroutine_threadsafe(one_more(), loop).result(60)
                return before, len(rows(connection))

            assert await store.read(twice) == (0, 0)
            assert len(await store.read(rows)) == 1

    asyncio.run(play())


def test_closing_writes_and_tells_what_was_asked_for(database_url: str) -> None:
    async def play() -> None:
        store = Store.open(database_url)
        store.start(asyncio.get_running_loop())
        outcomes = [append(store, f"t{n % 70}", 1 + n // 70) for n in range(2_500)]
        work = store.also(lambda connection: add_table(connection, some_table("a")))
        await store.close()
        assert all(isinstance(outcome.result(), Landed) for outcome in outcomes)
        await work
        assert isinstance(await append(store, "late", 1), StoreUnavailable)
        with pytest.raises(StoreUnavailable, match="closed"):
            await store.also(rows)
        with pytest.raises(StoreUnavailable, match="closed"):
            await store.read(rows)
        async with opened(database_url) as again:
            assert len(await again.read(rows)) == 2_500

    asyncio.run(play())


def test_a_listener_that_fails_keeps_nothing_from_the_others(database_url: str) -> None:
    async def play() -> None:
        complaints: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: complaints.append(context["exception"]))

        def fail(_: object) -> None:
            raise LookupError("no such ghost")

        async with opened(database_url) as store:
            async with held_up(store):
                store.append("a", 1, b"{}", fail)
                cancelled = asyncio.ensure_future(store.also(rows))
                cancelled.cancel()
                other = append(store, "b", 1)
            assert isinstance(await other, Landed)
        assert [type(complaint) for complaint in complaints] == [LookupError]

    asyncio.run(play())


# -- group commit ------------------------------------------------------------


async def _batches(url: str) -> int:
    """Append 300 rows that come together, twice, and return the commits that were counted."""
    async with opened(url) as store:
        for seq in (1, 2):
            async with held_up(store):
                batch = [append(store, f"t{n}", seq) for n in range(300)]
            assert all(isinstance(one, Landed) for one in await asyncio.gather(*batch))
        return store.figures.commits - 2  # those that held it up


def test_rows_that_come_together_share_a_commit_in_sqlite(tmp_path: Path, sqlite_url: str) -> None:
    log = tmp_path / "tables.sqlite-wal"

    async def play() -> int:
        async with opened(sqlite_url) as store:
            before = _commits(log)
            async with held_up(store):
                batch = [append(store, f"a{n}", 1) for n in range(300)]
            await asyncio.gather(*batch)
            return _commits(log) - before

    assert asyncio.run(play()) == 1
    assert asyncio.run(_batches(sqlite_url)) == 2


def test_rows_that_come_together_share_a_commit_in_postgres(
    postgres_url: str, postgres_server: PostgresServer
) -> None:
    assert asyncio.run(_batches(postgres_url)) == 2
    database = postgres_url.split("/")[3].split("?", maxsplit=1)[0]
    # Each row remembers the transaction that wrote it.
    counted = postgres_server.execute("SELECT count(DISTINCT xmin::text) FROM log", database)
    assert counted == [(2,)]


def _commits(log: Path) -> int:
    """Count the frames of a write-ahead log that end a transaction."""
    data = log.read_bytes() if log.exists() else b""
    page = int.from_bytes(data[8:12], "big")
    salt = data[16:24]
    return sum(
        data[at + 8 : at + 16] == salt and data[at + 4 : at + 8] != bytes(4)
        for at in range(32, len(data), 24 + page or 1)
    )


def test_durable_means_on_the_disk(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            if database_url.startswith("sqlite"):
                assert await store.also(_setting("PRAGMA journal_mode")) == "wal"
                assert await store.also(_setting("PRAGMA synchronous")) == 2  # FULL
                assert await store.also(_setting("PRAGMA foreign_keys")) == 1
            else:
                assert await store.also(_setting("SHOW synchronous_commit")) == "on"
                assert await store.also(_setting("SHOW fsync")) == "on"

    asyncio.run(play())


def test_a_database_that_would_not_wait_for_the_disk_is_told_to(
    postgres_url: str, postgres_server: PostgresServer
) -> None:
    database = postgres_url.split("/")[3].split("?", maxsplit=1)[0]
    postgres_server.execute(f"ALTER DATABASE {database} SET synchronous_commit = off")

    async def play() -> None:
        async with opened(postgres_url) as store:
            assert await store.also(_setting("SHOW synchronous_commit")) == "on"

    asyncio.run(play())


def _setting(query: str) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(text(query)).scalar_one()
