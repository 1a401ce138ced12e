"""Whatever order people, bots, clocks and lost connections come in, everyone sees one game."""

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from phantomline.core import SPECTATOR
from phantomline.server.store.queries import entries_since
from phantomline.server.table.commands import Command, Hand, PutBot, Return, Sit, Start
from phantomline.server.table.entries import Moved, read_entry
from phantomline.server.table.settings import Clock, Settings
from phantomline.server.table.table import Table
from phantomline.server.table.telling import view_of
from tests.server.live.house import Guest, House, house

PEOPLE = ("ana", "bo")


async def evening(place: House, game: str, rng: Random, steps: int) -> None:
    """Let two people and a bot play in the most unruly way, and check what everyone saw."""
    clock = Clock(move=20, game=120, increment=2) if rng.random() < 0.7 else None
    made = Settings(game=game, seats=3, clock=clock)
    room = await place.rooms.create(made, "ana")
    await room.act(Sit(0, "x"), "ana")
    await room.act(Sit(1), "bo")
    await room.act(PutBot(2, "random"), "ana")
    await room.act(Start(), "ana")
    guests = [Guest(room, "ana"), Guest(room, "bo"), Guest(room, None)]
    for guest in guests:
        await guest.come(0)
    accepted: list[str] = []
    for step in range(steps):
        guest = rng.choice(guests)
        await unruly(place, room.table, guest, rng, step)
        if rng.random() < 0.5:
            await place.quiet(room)
    for guest in guests:
        if guest.visit is None:
            await guest.come()
    await place.quiet(room)
    for guest in guests:
        await guest.listen()
        await guest.go()
        accepted += [one["answers"] for one in guest.heard if one.get("answers", "")[:1] == "m"]
    await same_for_everyone(place, room.table, guests, accepted)


async def unruly(place: House, table: Table, guest: Guest, rng: Random, step: int) -> None:
    dice = rng.random()
    if dice < 0.08:
        place.time.go(rng.choice((10, 1_000, 25_000, 130_000)))
    elif guest.visit is None:
        await guest.come()
    elif dice < 0.14:
        await guest.go()
    elif guest.viewer == SPECTATOR or dice < 0.2:
        guest.say(type="chat", text="boo", id=f"c{step}")
    elif dice < 0.28:
        guest.say(type="undo", id=f"u{step}")
    elif dice < 0.4:
        guest.say(type="answer", yes=rng.random() < 0.8, id=f"a{step}")
    elif dice < 0.44 and guest.player is not None:
        seat = guest.viewer
        command: Command = Return(seat) if table.seats[seat].bot else Hand(seat, "random")
        guest.room.act(command, guest.player).add_done_callback(lambda done: done.exception())
    else:
        legal = [] if guest.view is None else guest.view["legal"]
        if legal:
            move = {"type": "move", "seq": guest.seen, "action": rng.choice(legal)}
            for _ in range(rng.choice((1, 1, 2))):  # some clients ask twice
                guest.say(**move, id=f"m{step}-{guest.viewer}")


async def same_for_everyone(
    place: House, table: Table, guests: list[Guest], accepted: list[str]
) -> None:
    rows = await place.store.read(lambda db: entries_since(db, table.id))
    entries = [read_entry(row) for _, row in rows]
    assert [number for number, _ in rows] == list(range(1, table.seq + 1)), "a log has no gaps"
    # The log alone makes the same table.
    again = Table(table.id, table.game, table.secret)
    for entry in entries:
        again.fold(entry)
    assert again.steps == table.steps
    assert view_of(again, 0) == view_of(table, 0)
    # Each move that was accepted is there once, and each that is there was accepted once.
    logged = [entry.id for entry in entries if isinstance(entry, Moved) and entry.id]
    assert len(logged) == len(set(logged))
    assert set(accepted) <= set(logged)
    for guest in guests:
        # Nobody missed anything, or heard it twice, however often they came back.
        assert [one["seq"] for one in guest.log] == list(range(1, table.seq + 1))
        final = msgspec.json.decode(msgspec.json.encode(view_of(table, guest.viewer)))
        assert guest.view == final


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32))
def test_everyone_sees_the_same_game_and_each_move_is_made_once(game: str, seed: int) -> None:
    async def main() -> None:
        with TemporaryDirectory() as folder:
            async with house(Path(folder)) as place:
                await evening(place, game, Random(seed), 150)

    asyncio.run(main())
