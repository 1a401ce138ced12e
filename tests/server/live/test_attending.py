"""Bots where nobody has the table open: they move for whoever still plays, and for nobody else."""

import asyncio
from pathlib import Path

import httpx

from phantomline.server.live.room import Room
from phantomline.server.live.rooms import LET_GO
from phantomline.server.table.commands import Hand, Resign, Start
from phantomline.server.table.settings import Clock, Settings
from tests.server.live.house import Guest, House, house
from tests.server.serving import Server, guest
from tests.server.wire import Wire, soon

BOT_FIRST = Settings(game="ghosts", seats=2, options={"start": 1})
"""Ana is asked after a bot."""


async def begun(
    place: House, settings: Settings = BOT_FIRST, *others: str, bot: str = "easy"
) -> Room:
    people = [(player, None) for player in ("ana", *others)]
    bots = [(None, bot)] * (settings.seats - len(people))
    room = await place.rooms.create(settings, "ana", [*people, *bots])
    await room.act(Start(), "ana")
    return room


def waits_for_people(room: Room) -> bool:
    return any(room.table.seats[seat].human for seat in room.table.actors())


def turns(client: httpx.Client, table: str) -> bool:
    found = client.get("/api/me/tables").json()
    return any(one["turn"] for one in found if one["id"] == table)


def test_it_becomes_somebodys_turn_though_nobody_has_the_table_open(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bruno") as bruno:
        placings = ["me", "easy", "easy", "easy", None]
        day = {"move": 24 * 60 * 60}
        wish = {"game": "ghosts", "seats": 5, "placings": placings, "clock": day}
        made = ana.post("/api/tables", json={**wish, "options": {"start": 1}}).json()
        path = f"/api/tables/{made['id']}"
        assert bruno.post(f"{path}/seats/4", json={}).status_code == 200
        assert ana.post(f"{path}/start").status_code == 200
        assert soon(lambda: turns(ana, made["id"]) or turns(bruno, made["id"]))


def test_the_next_person_is_asked_after_whoever_moved_has_closed_the_page(server: Server) -> None:
    with guest(server, "Ana") as ana, guest(server, "Bruno") as bruno:
        placings = ["me", "easy", "easy", "easy", None]
        wish = {"game": "ghosts", "seats": 5, "placings": placings, "options": {"start": 0}}
        made = ana.post("/api/tables", json=wish).json()
        path = f"/api/tables/{made['id']}"
        assert bruno.post(f"{path}/seats/4", json={}).status_code == 200
        assert ana.post(f"{path}/start").status_code == 200
        with Wire(server.port, f"{path}/live", ana.cookies["phantomline"]) as wire:
            hello = wire.wait("hello")
            card = next(one for one in hello["view"]["legal"] if one["type"] == "play")
            wire.ask(type="move", id="m", seq=hello["seq"], action=card)
            wire.wait("news", lambda news: news["told"]["kind"] == "moved")
        # Whoever it is, a mist or a second ghost of a colour may have turned the direction.
        assert soon(lambda: turns(ana, made["id"]) or turns(bruno, made["id"]))


def test_bots_whose_people_have_left_play_on_once_somebody_looks(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            room = await begun(place)
            await place.quiet(room)
            assert waits_for_people(room)
            await room.act(Hand(0, "easy"), "ana")
            seq = room.table.seq
            await place.quiet(room)
            place.time.go(LET_GO)
            await place.quiet(room)
            assert room.table.seq == seq, "nobody plays here any more"
            assert room.idle()
            watcher = Guest(room, None)
            await watcher.come(0)
            await place.quiet(room)
            assert room.table.status == "over"

    asyncio.run(evening())


def test_bots_go_on_without_whoever_has_given_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            settings = Settings(game="ghosts", seats=4, options={"start": 0})
            room = await begun(place, settings, "bruno")
            await room.act(Resign(0), "ana")
            await place.quiet(room)
            assert room.table.actors() == (1,), "Bruno, who still plays"

    asyncio.run(evening())


def test_a_restart_wakes_no_bot_before_somebody_comes(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            room = await begun(place)
            seq = room.table.seq
        async with house(tmp_path, place.time) as place:
            place.rooms.sweep()
            await asyncio.gather(*place.rooms.tasks)
            assert not place.rooms.rooms, "nothing is loaded, so nothing thinks"
            room = await place.rooms.room(room.table.id)
            await place.quiet(room)
            assert room.table.seq > seq
            assert waits_for_people(room)

    asyncio.run(evening())


def test_a_table_closed_for_age_wakes_no_bot(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            room = await begun(place)
        async with house(tmp_path, place.time) as place:
            place.time.time += 61 * 24 * 60 * 60 * 1000
            place.rooms.sweep()
            while place.rooms.tasks:
                assert not any(one.attendant.thinking for one in place.rooms.rooms.values())
                await asyncio.wait(place.rooms.tasks, return_when=asyncio.FIRST_COMPLETED)
            assert place.rooms.rooms[room.table.id].table.status == "closed"

    asyncio.run(evening())


def test_few_bots_think_at_once_for_those_who_are_away_and_every_one_in_its_turn(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            rooms = [await begun(place, bot="mcts") for _ in range(4)]
            watched = await place.rooms.create(BOT_FIRST, "ana", [("ana", None), (None, "mcts")])
            ana = Guest(watched, "ana")
            await ana.come(0)
            await watched.act(Start(), "ana")
            assert watched.attendant.thinking, "whoever looks on does not wait in that line"
            owed = [room for room in rooms if not waits_for_people(room)]
            place.time.go(2 * LET_GO)
            place.rooms.sweep()
            assert owed
            assert all(place.rooms.rooms[room.table.id] is room for room in owed)
            while not all(waits_for_people(room) for room in rooms):
                assert sum(bool(room.attendant.thinking) for room in rooms) <= 1
                if place.rooms.tasks:
                    await asyncio.wait(place.rooms.tasks, return_when=asyncio.FIRST_COMPLETED)
                await place.store.also(lambda _: None)
            await place.quiet(watched)
            place.time.go(2 * LET_GO)
            place.rooms.sweep()
            assert list(place.rooms.rooms) == [watched.table.id]

    asyncio.run(evening())


def test_nobodys_clock_runs_while_bots_move_for_them(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as place:
            clock = Clock(move=None, game=900)
            settings = Settings(game="ghosts", seats=2, options={"start": 1}, clock=clock)
            room = await begun(place, settings)
            clocks = room.table.clocks
            assert clocks is not None
            assert clocks.deadline(0) is None
            await place.quiet(room)
            assert clocks.deadline(0) == place.time.now() + 900_000

    asyncio.run(evening())
