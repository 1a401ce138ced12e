"""The questions that are asked most: the same answers from both databases."""

import asyncio
from collections.abc import Awaitable
from functools import partial

import pytest
from sqlalchemy.exc import IntegrityError

from phantomline.server.store import Store
from phantomline.server.store import queries as ask
from phantomline.server.store.schema import editions
from tests.server.store.opening import append, opened, some_table


async def _add(store: Store, *tables: ask.TableRow) -> None:
    for row in tables:
        await store.also(partial(ask.add_table, row=row))


def test_a_table_is_kept_as_it_is(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            summary = {"seats": ["ana", None], "título": "👻", "n": 1.5}
            row = some_table("a", code="BOO", secret=bytes(range(32)), summary=summary, host=None)
            await _add(store, row)
            assert await store.read(partial(ask.table_of, table="a")) == row
            assert await store.read(partial(ask.table_called, code="BOO")) == row
            assert await store.read(partial(ask.table_of, table="b")) is None
            assert await store.read(partial(ask.table_called, code="boo")) is None

    asyncio.run(play())


def test_a_code_is_one_tables_until_it_is_given_back(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await _add(store, some_table("a", code="BOO"), some_table("b"), some_table("c"))
            with pytest.raises(IntegrityError):
                await _add(store, some_table("d", code="BOO"))
            await store.also(partial(ask.touch, table="a", now=5, code=None, status="closed"))
            await _add(store, some_table("d", code="BOO"))
            closed = await store.read(partial(ask.table_of, table="a"))
            assert closed == some_table("a", touched=5, status="closed")

    asyncio.run(play())


def test_the_lobby_shows_public_tables_the_liveliest_first(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await _add(
                store,
                some_table("old", touched=1),
                some_table("new", touched=9),
                some_table("train", touched=5, game="train"),
                some_table("secret", public=False),
                some_table("over", status="over"),
            )

            async def names(
                status: list[str], game: str | None = None, most: int = 100
            ) -> list[str]:
                found = await store.read(partial(ask.lobby, status=status, game=game, most=most))
                return [row.id for row in found]

            assert await names(["open"]) == ["new", "train", "old"]
            assert await names(["open"], most=1) == ["new"]
            assert await names(["open"], "train") == ["train"]
            assert await names(["open", "over"]) == ["new", "train", "old", "over"]
            idle = await store.read(lambda db: ask.idle_tables(db, ["open", "over"], before=5))
            assert sorted(idle) == ["old", "over", "secret"]
            everything = await store.read(lambda db: ask.unfinished(db, ["open"]))
            assert everything[0] == "new"
            assert len(everything) == 4

    asyncio.run(play())


def test_people_find_the_tables_they_sit_at(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await _add(store, some_table("a", touched=1), some_table("b", touched=2))
            await _add(store, some_table("c", status="over"))

            def sit(table: str, people: dict[int, str | None]) -> Awaitable[None]:
                return store.also(partial(ask.put_seats, table=table, people=people))

            await sit("a", {0: "ana", 1: None, 2: "ana"})
            await sit("b", {0: "bea", 1: "ana"})
            await sit("c", {0: "ana"})
            mine = await store.read(partial(ask.tables_of, player="ana"))
            assert [row.id for row in mine] == ["b", "a", "c"]
            mine = await store.read(partial(ask.tables_of, player="ana", status=["over"]))
            assert [row.id for row in mine] == ["c"]
            await sit("b", {0: "bea", 1: None})
            mine = await store.read(partial(ask.tables_of, player="ana"))
            assert [row.id for row in mine] == ["a", "c"]
            assert await store.read(partial(ask.seats_of, table="b")) == {0: "bea", 1: None}

    asyncio.run(play())


def test_chat_is_numbered_and_read_from_the_end(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await _add(store, some_table("a"), some_table("b"))
            says = partial(ask.say, table="a", player="ana", at=1)
            numbers = [await store.also(partial(says, line=f"boo {n}")) for n in range(5)]
            assert numbers == [1, 2, 3, 4, 5]
            assert (
                await store.also(partial(ask.say, table="b", player=None, at=2, line="¡bu!")) == 1
            )
            tail = await store.read(partial(ask.chat_tail, table="a", most=2))
            assert tail == [ask.Said(4, "ana", 1, "boo 3"), ask.Said(5, "ana", 1, "boo 4")]
            tail = await store.read(partial(ask.chat_tail, table="a", since=4))
            assert [said.n for said in tail] == [5]

    asyncio.run(play())


def test_two_nodes_that_chat_at_once_take_turns(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await _add(one, some_table("a"))
            says = partial(ask.say, table="a", player="ana", at=1, line="boo")
            numbers = await asyncio.gather(
                *(store.also(says) for _ in range(20) for store in (one, two))
            )
            assert sorted(numbers) == list(range(1, 41))

    asyncio.run(play())


def test_a_table_is_forgotten_with_all_that_is_its_own(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await _add(store, some_table("a"), some_table("b"))
            for table in ("a", "b"):
                await append(store, table, 1)
                await store.also(partial(ask.put_seats, table=table, people={0: "ana"}))
                await store.also(partial(ask.say, table=table, player="ana", at=1, line="boo"))
            await store.also(partial(ask.forget_table, table="a"))
            for table, left in (("a", 0), ("b", 1)):
                assert await store.read(partial(ask.last_seq, table=table)) == left
                assert len(await store.read(partial(ask.seats_of, table=table))) == left
                assert len(await store.read(partial(ask.chat_tail, table=table))) == left

    asyncio.run(play())


def test_what_is_put_replaces_what_was_there(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            for words in ("one", "two"):
                row = {"hash": "h", "game": "train", "text": words}
                await store.also(partial(ask.put, into=editions, row=row))
            found = await store.read(lambda db: db.execute(editions.select()).all())
            assert [tuple(row) for row in found] == [("h", "train", "two")]

    asyncio.run(play())
