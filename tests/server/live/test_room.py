"""A room: who is told what, and who no longer is."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from phantomline.server.errors import Refusal
from phantomline.server.live.rooms import IDLE_OPEN, LET_GO
from phantomline.server.people.guests import make_guest
from phantomline.server.people.history import statistics_of
from phantomline.server.store.schema import log
from phantomline.server.table.commands import Move, Resign, Sit, Stand, Start, Undo
from phantomline.server.table.settings import Clock, Settings
from tests.server.live.house import Guest, House, house

GHOSTS = Settings(game="ghosts", seats=2)


def at_home(folder: Path, evening: Callable[[House], Awaitable[None]]) -> None:
    async def main() -> None:
        async with house(folder) as place:
            await evening(place)

    asyncio.run(main())


def test_whoever_left_a_seat_never_sees_what_its_next_player_sees(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        room = await place.rooms.create(GHOSTS, "ana")
        await room.act(Sit(0), "ana")
        await room.act(Sit(1), "eve")
        eve = Guest(room, "eve")
        await eve.come(0)
        assert eve.viewer == 1
        await room.act(Stand(1), "ana")
        await room.act(Sit(1), "bo")
        await room.act(Start(), "ana")
        assert eve.visit is not None
        assert eve.visit.connection.closing == 4410
        assert not any(message.get("view") for message in eve.heard)
        with pytest.raises(Refusal, match="not-your-seat"):
            Guest(room, "eve", 1)

    at_home(tmp_path, evening)


def test_a_spectator_who_sits_down_is_asked_to_look_from_there(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        room = await place.rooms.create(GHOSTS, "ana")
        ana, bo = Guest(room, "ana"), Guest(room, "bo")
        await ana.come(0)
        await bo.come(0)
        await room.act(Sit(0), "ana")
        assert ana.visit is not None
        assert bo.visit is not None
        assert ana.visit.connection.closing == 4410
        assert bo.visit.connection.closing is None

    at_home(tmp_path, evening)


def test_a_room_that_nobody_looks_at_is_let_go_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        room = await place.rooms.create(GHOSTS, "ana")
        await room.act(Sit(0), "ana")
        await place.quiet(room)
        place.time.time += LET_GO + 1
        place.rooms.sweep()
        assert room.table.id not in place.rooms.rooms
        again = await place.rooms.room(room.table.id)
        assert again is not room
        assert again.summary() == room.summary()

    at_home(tmp_path, evening)


def test_a_table_that_waits_for_a_day_is_closed_and_its_code_is_free(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        room = await place.rooms.create(GHOSTS, "ana")
        await place.quiet(room)
        place.time.time += IDLE_OPEN + 1
        place.rooms.sweep()
        while place.rooms.tasks:
            await asyncio.wait(place.rooms.tasks)
        again = await place.rooms.room(room.table.id)
        assert again.table.status == "closed"
        with pytest.raises(Refusal, match="closed"):
            await again.act(Sit(0), "ana")

    at_home(tmp_path, evening)


def test_a_rematch_seats_everyone_one_further_and_there_is_one(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        place.rooms.people.names.update({"ana": "Ana", "bo": "Bo"})
        room = await place.rooms.create(GHOSTS, "ana", [("ana", None), ("bo", None)])
        with pytest.raises(Refusal, match="not-over"):
            await place.rooms.rematch(room.table.id, "ana")
        await room.act(Start(), "ana")
        await room.act(Resign(0), "ana")
        with pytest.raises(Refusal, match="not-your-seat"):
            await place.rooms.rematch(room.table.id, "eve")
        first, second = await asyncio.gather(
            place.rooms.rematch(room.table.id, "ana"), place.rooms.rematch(room.table.id, "bo")
        )
        assert first == second == room.table.rematch
        again = await place.rooms.room(first)
        assert [seat.player for seat in again.table.seats] == ["bo", "ana"]

    at_home(tmp_path, evening)


def test_one_slow_reader_is_cut_off_and_nobody_else_waits(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        room = await place.rooms.create(GHOSTS, "ana", [("ana", None), ("bo", None)])
        slow, quick = Guest(room, None), Guest(room, None)
        await quick.come(0)
        await slow.come(0)
        assert slow.visit is not None
        assert slow._pump is not None
        slow._pump.cancel()  # its reader has stopped
        for number in range(300):
            room.broadcast(f'{{"type":"emote","n":{number}}}')
            while quick.heard[-1].get("n") != number:
                await asyncio.sleep(0)  # its reader goes on
        assert slow.visit.connection.closing == 4008

    at_home(tmp_path, evening)


def test_strangers_have_a_clock_and_friends_have_none(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        friends = await place.rooms.create(GHOSTS, "ana")
        strangers = await place.rooms.create(Settings(game="ghosts", seats=2, public=True), "ana")
        assert friends.table.clocks is None
        assert strangers.table.clocks is not None
        assert strangers.summary().settings.clock == Clock(move=180)

    at_home(tmp_path, evening)


def test_everyone_hears_that_a_move_has_answered_the_question(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        room = await place.rooms.create(GHOSTS, "ana", [("ana", None), ("bo", None)])
        await room.act(Start(), "ana")
        table = room.table
        watcher = Guest(room, None)
        await watcher.come(0)
        mover = table.actors()[0]
        player = table.seats[mover].player
        await room.act(Move(mover, table.seq, table.game.legal(table.state, mover)[0]), player)
        while table.actors() == (mover,):
            await room.act(Move(mover, table.seq, table.game.legal(table.state, mover)[0]), player)
        await room.act(Undo(mover), player)
        await watcher.listen()
        assert watcher.heard[-2]["table"]["asked"]["seat"] == mover
        (other,) = table.actors()
        move = Move(other, table.seq, table.game.legal(table.state, other)[0])
        await room.act(move, table.seats[other].player)
        await watcher.listen()
        assert watcher.heard[-2]["told"]["kind"] == "moved"
        assert watcher.heard[-2]["table"]["asked"] is None

    at_home(tmp_path, evening)


def test_whoever_is_deleted_no_longer_listens(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        room = await place.rooms.create(GHOSTS, "ana", [("ana", None), ("bo", None)])
        ana, bo = Guest(room, "ana"), Guest(room, "bo")
        await ana.come(0)
        await bo.come(0)
        place.rooms.people.forget("ana")
        assert ana.visit is not None
        assert bo.visit is not None
        assert ana.visit.connection.closing == 4410
        assert bo.visit.connection.closing is None

    at_home(tmp_path, evening)


def test_a_table_of_other_rules_opens_to_be_looked_at_only(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        room = await place.rooms.create(GHOSTS, "ana", [("ana", None), ("bo", None)])
        await room.act(Start(), "ana")
        await place.quiet(room)
        table = room.table.id

        def make_old(db: Connection) -> None:
            first = (log.c.table_id == table) & (log.c.seq == 1)
            entry = db.execute(select(log.c.entry).where(first)).scalar_one()
            old = bytes(entry).replace(b'"rules":"1"', b'"rules":"0.9"')
            assert old != entry
            db.execute(update(log).where(first).values(entry=old))

        await place.store.also(make_old)
        del place.rooms.rooms[table]
        again = await place.rooms.room(table)
        summary = again.summary()
        assert not summary.readable
        assert summary.rules == "0.9"
        assert [seat.player for seat in summary.seats] == ["ana", "bo"]
        ana = Guest(again, "ana")
        await ana.come(0)
        await ana.listen()
        assert ana.heard[0]["view"] is None
        ana.say(type="undo", id="u")
        await ana.listen()
        assert ("u", "other-version") in [(one.get("id"), one.get("code")) for one in ana.heard]
        with pytest.raises(Refusal, match="other-version"):
            await again.act(Resign(0), "ana")

    at_home(tmp_path, evening)


def test_a_rated_game_changes_what_people_are_worth(tmp_path: Path) -> None:
    async def evening(place: House) -> None:
        def arrive(db: Connection) -> tuple[str, str]:
            return make_guest(db, "Ana", "en", 1)[0].id, make_guest(db, "Bo", "en", 1)[0].id

        ana, bo = await place.store.also(arrive)
        rated = Settings(game="ghosts", seats=2, rated=True)
        room = await place.rooms.create(rated, ana, [(ana, None), (bo, None)])
        await room.act(Start(), ana)
        await room.act(Resign(0), ana)
        await place.quiet(room)
        won, lost = await place.store.read(
            lambda db: (statistics_of(db, bo), statistics_of(db, ana))
        )
        assert (won["ghosts"].won, lost["ghosts"].won) == (1, 0)
        assert (won["ghosts"].rated_games, lost["ghosts"].rated_games) == (1, 1)
        assert (won["ghosts"].rating or 0) > (lost["ghosts"].rating or 0)

    at_home(tmp_path, evening)
