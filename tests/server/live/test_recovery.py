"""Rooms whose database failed, or whose table another node has played at."""

import asyncio
import threading
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, insert

from phantomline.server.errors import Refusal
from phantomline.server.live.attending import TAKE_OVER
from phantomline.server.live.room import Room
from phantomline.server.live.rooms import LET_GO, Rooms
from phantomline.server.live.visit import viewer_at
from phantomline.server.store import StoreUnavailable
from phantomline.server.store.queries import entries_since
from phantomline.server.store.schema import log
from phantomline.server.table.commands import Command, Hand, Move, Sit, Stand, Start
from phantomline.server.table.deciding import decide
from phantomline.server.table.entries import read_entry, write_entry
from phantomline.server.table.fate import Fate
from phantomline.server.table.settings import Clock, Settings
from phantomline.server.table.table import Table
from tests.server.live.house import Guest, House, house

GHOSTS = Settings(game="ghosts", seats=2)


async def begun(place: House, settings: Settings = GHOSTS) -> Room:
    """A game of two people."""
    room = await place.rooms.create(settings, "ana", [("ana", None), ("bo", None)])
    await room.act(Start(), "ana")
    return room


async def move(room: Room) -> int:
    """Make any move."""
    table = room.table
    seat = table.actors()[0]
    action = Random(table.seq).choice(table.game.legal(table.state, seat))
    return await room.act(Move(seat, table.seq, action), table.seats[seat].player)


async def read_only(place: House) -> None:
    """Let the next write fail, and with it the connection that writes."""

    def work(db: Connection) -> None:
        db.exec_driver_sql("PRAGMA query_only = ON")

    await place.store.also(work)


def test_a_table_plays_on_after_a_write_has_failed(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            room = await begun(place)
            ana = Guest(room, "ana")
            await ana.come(0)
            await place.quiet(room)
            await read_only(place)
            answers = await asyncio.gather(move(room), move(room), return_exceptions=True)
            assert isinstance(answers[0], StoreUnavailable)
            assert answers[0].code == "read-only"
            await place.quiet(room)
            assert isinstance(await move(room), int)
            await ana.listen()
            assert [told["seq"] for told in ana.log] == list(range(1, room.table.seq + 1))

    asyncio.run(evening())


def test_a_bot_tries_again_after_its_move_was_not_written(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            room = await begun(place, Settings(game="galore", seats=2, clock=Clock(move=3600)))
            while len(room.table.actors()) < 2:
                await move(room)
            await room.act(Hand(1, "random"), "bo")  # and Ana's clock rings in an hour
            before = room.table.seq
            await read_only(place)  # while the process starts in which the bot thinks
            while not place.still(room):
                await asyncio.sleep(0.01)  # any write of ours would be the one that fails
            assert room.table.seq == before
            place.time.go(TAKE_OVER)
            await place.quiet(room)
            assert room.table.seq > before

    asyncio.run(evening())


def test_what_happens_during_a_greeting_is_told_behind_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            room = await begun(place)
            for _ in range(20):
                ana = Guest(room, "ana")
                coming = asyncio.ensure_future(ana.come(0))
                for _ in range(3):
                    await move(room)
                await coming
                await ana.listen()
                assert ana.heard[0]["type"] == "hello"
                assert [told["seq"] for told in ana.log] == list(range(1, room.table.seq + 1))
                await ana.go()

    asyncio.run(evening())


def test_nobody_comes_into_a_room_that_is_being_let_go(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            room = await begun(place)
            await place.quiet(room)
            place.time.go(LET_GO + 1)
            found = await place.rooms.room(room.table.id)
            place.rooms.sweep()
            assert place.rooms.rooms[room.table.id] is found

    asyncio.run(evening())


def test_what_another_node_adds_while_a_room_is_loaded_is_not_missed(postgres_url: str) -> None:
    async def evening() -> None:
        async with house(postgres_url) as one, house(postgres_url) as two:
            loading, go_on = threading.Event(), threading.Event()

            def slow(seed: bytes) -> Fate:
                loading.set()
                assert go_on.wait(30)
                return Fate(seed)

            room, marker = await begun(one), await one.rooms.create(GHOSTS, "ana")
            two.rooms = Rooms(two.store, two.time, two.thinkers, fate=slow)
            await two.rooms.room(marker.table.id)
            coming = asyncio.ensure_future(two.rooms.room(room.table.id))
            await asyncio.to_thread(loading.wait, 30)
            await move(room)
            await marker.act(Sit(0), "ana")  # of which the other node hears after the move
            while two.rooms.rooms[marker.table.id].table.seq < marker.table.seq:
                await asyncio.sleep(0.01)
            go_on.set()
            loaded = await coming
            await two.quiet(loaded)
            assert loaded.table.seq == room.table.seq

    asyncio.run(evening())


def test_whoever_comes_from_another_node_has_not_seen_more_than_this_one(
    postgres_url: str,
) -> None:
    async def evening() -> None:
        async with house(postgres_url) as one, house(postgres_url) as two:
            room = await begun(one)
            there = await two.rooms.room(room.table.id)
            for _ in range(20):
                since = await move(room)
                ana = Guest(there, "ana")
                await ana.come(since)
                assert ana.visit is not None
                await ana.listen()
                assert ana.seen >= since
                await ana.go()

    asyncio.run(evening())


def test_a_room_that_cannot_follow_a_newer_node_says_so_and_holds_nobody_up(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with house(tmp_path) as place:
            room = await place.rooms.create(GHOSTS, "ana", [("ana", None), ("bo", None)])
            entry = b'{"entry":"levitated","at":1}'
            strange = {"table_id": room.table.id, "seq": room.table.seq + 1, "entry": entry}
            await place.store.also(lambda db: db.execute(insert(log), [strange]))
            with pytest.raises(Refusal, match="other-version"):
                await room.act(Start(), "ana")
            with pytest.raises(Refusal, match="other-version"):
                await room.act(Start(), "ana")
            assert not room.busy

    asyncio.run(main())


async def elsewhere(place: House, room: Room, *asked: tuple[Command, str]) -> int:
    """Let another node do these things, whose news never arrives; return the latest entry."""
    rows = await place.store.read(lambda db: entries_since(db, room.table.id, 0))
    there = Table(room.table.id, room.table.game, room.table.secret, room.table.make_fate)
    for _, row in rows:
        there.fold(read_entry(row))
    added: list[dict[str, object]] = []
    for command, player in asked:
        change = decide(there, command, player, place.time.now())
        there.commit(change)
        entry = write_entry(change.entry)
        added.append({"table_id": there.id, "seq": change.seq, "entry": entry})
    await place.store.also(lambda db: db.execute(insert(log), added))
    return there.seq


def test_whoever_left_a_seat_at_another_node_never_looks_back_from_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as place:
            room = await place.rooms.create(GHOSTS, "ana", [("ana", None), ("mallory", None)])
            swap = [(Stand(1), "mallory"), (Sit(1), "bo"), (Start(), "ana")]
            seq = await elsewhere(place, room, *swap)
            assert room.table.held_by("mallory") == [1], "the news has not come"
            with pytest.raises(Refusal, match="not-your-seat"):
                await viewer_at(room, "mallory", 1, seq)
            assert await viewer_at(room, "bo", 1, seq) == 1

    asyncio.run(main())


def test_a_table_that_a_newer_server_wrote_is_there_to_be_seen(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as place:
            room = await begun(place)
            entry = b'{"entry":"levitated","at":1}'
            strange = {"table_id": room.table.id, "seq": room.table.seq + 1, "entry": entry}
            await place.store.also(lambda db: db.execute(insert(log), [strange]))
            await place.quiet(room)
            place.rooms.rooms.clear()
            again = await place.rooms.room(room.table.id)
            assert not again.readable
            assert again.table.seq == room.table.seq
            with pytest.raises(Refusal, match="other-version"):
                await move(again)

    asyncio.run(main())
