"""Names that change or go while others at the table, or at another node, know them."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from phantomline.server.live.room import Room
from phantomline.server.people.data import delete_guest
from phantomline.server.people.guests import make_guest, rename
from phantomline.server.store.schema import tables
from phantomline.server.table.commands import Resign, Start
from phantomline.server.table.settings import Settings
from tests.server.live.house import Guest, House, house

GHOSTS = Settings(game="ghosts", seats=3)


async def arrive(place: House, *names: str) -> list[str]:
    """Make guests of these names, and return their ids."""

    def work(db: Connection) -> list[str]:
        return [make_guest(db, name, "en", place.time.now())[0].id for name in names]

    people = await place.store.also(work)
    await place.rooms.people.meet(people)
    return people


async def begun(place: House, people: Sequence[str]) -> Room:
    room = await place.rooms.create(GHOSTS, people[0], [(one, None) for one in people])
    await room.act(Start(), people[0])
    await place.quiet(room)
    return room


async def kept(place: House, room: Room) -> list[str | None]:
    """The names that the database has for a table."""
    query = select(tables.c.summary).where(tables.c.id == room.table.id)
    summary: Any = await place.store.read(lambda db: db.execute(query).scalar_one())
    return [seat["name"] for seat in summary["seats"]]


def test_a_name_that_was_deleted_is_never_written_down_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            ana, bo, cy = await arrive(place, "Ana", "Bo", "Cy")
            room = await begun(place, [ana, bo, cy])
            assert await kept(place, room) == ["Ana", "Bo", "Cy"]
            await place.store.also(lambda db: delete_guest(db, ana))
            assert place.rooms.people.name(ana) == "Ana", "the news has not come"
            await room.act(Resign(1), bo)
            await place.quiet(room)
            assert await kept(place, room) == ["", "Bo", "Cy"]

    asyncio.run(evening())


def test_other_nodes_hear_who_is_called_otherwise_and_who_is_gone(postgres_url: str) -> None:
    async def evening() -> None:
        async with house(postgres_url) as one, house(postgres_url) as two:
            ana, bo, cy = await arrive(one, "Ana", "Bo", "Cy")
            room = await begun(one, [ana, bo, cy])
            there = await two.rooms.room(room.table.id)
            mine, listener = Guest(there, ana), Guest(there, cy)
            await mine.come(0)
            await listener.come(0)

            def change(db: Connection) -> None:
                one.rooms.people.announce(db, bo)
                rename(db, bo, "Bob", None)

            await one.store.also(change)
            one.rooms.people.rename(bo, "Bob")
            await told(listener, ["Ana", "Bob", "Cy"])

            def delete(db: Connection) -> None:
                one.rooms.people.announce(db, ana)
                delete_guest(db, ana)

            await one.store.also(delete)
            one.rooms.people.forget(ana)
            await told(listener, ["", "Bob", "Cy"])
            assert two.rooms.people.name(ana) == ""
            assert mine.visit is not None
            assert mine.visit.connection.closing == 4410
            await there.act(Resign(1), bo)
            await two.quiet(there)
            assert await kept(two, there) == ["", "Bob", "Cy"]

    asyncio.run(evening())


async def told(listener: Guest, names: list[str]) -> None:
    """Wait until somebody was told that those at the table are called so."""
    async with asyncio.timeout(60):
        while True:
            await listener.listen()
            news = [message for message in listener.heard if message["type"] == "named"]
            if news and [seat["name"] for seat in news[-1]["table"]["seats"]] == names:
                return
            await asyncio.sleep(0.01)
