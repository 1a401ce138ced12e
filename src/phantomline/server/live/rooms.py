"""All rooms of this process: made, found, loaded when touched, and let go when left."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from phantomline.core import PhantomlineError
from phantomline.server.errors import Refusal
from phantomline.server.live.care import RoomCare
from phantomline.server.live.chat import pass_on_chat
from phantomline.server.live.editions import Editions
from phantomline.server.live.ledger import Note
from phantomline.server.live.making import Placing, make_table, save_table
from phantomline.server.live.people import PERSON, People
from phantomline.server.live.room import Room
from phantomline.server.live.thinkers import Thinkers
from phantomline.server.live.timekeeper import Timekeeper
from phantomline.server.store.errors import StoreUnavailable
from phantomline.server.store.queries import (
    TableRow,
    entries_since,
    idle_tables,
    table_of,
    unfinished_with,
)
from phantomline.server.store.store import Store
from phantomline.server.table.commands import Command, Depart, Expire, Rematch
from phantomline.server.table.entries import (
    Created,
    Moved,
    Started,
    read_entry,
)
from phantomline.server.table.fate import Fate
from phantomline.server.table.parts import Change
from phantomline.server.table.settings import Settings
from phantomline.server.table.table import Table

__all__ = ["Rooms"]

LET_GO = 5 * 60 * 1000
"""How long a room stays in memory after it was last looked at, in milliseconds."""

COME_BACK = 1012
"""The close code of a server that goes away for a moment."""

IDLE_OPEN = 24 * 60 * 60 * 1000
IDLE_PLAYING = 60 * 24 * 60 * 60 * 1000
"""How long a table waits for players, or a game for its next move, in milliseconds."""


class Rooms:
    """Finds the room of a table, whichever process made it."""

    def __init__(
        self,
        store: Store,
        time: Timekeeper,
        thinkers: Thinkers,
        *,
        pace: tuple[int, int] = (900, 1600),
        fate: Callable[[bytes], Fate] = Fate,
    ) -> None:
        self.store = store
        self.time = time
        self.thinkers = thinkers
        self.editions = Editions(store)
        self.rooms: dict[str, Room] = {}
        self.people = People(store, self.rooms)
        self._fate = fate
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._care = RoomCare(
            store,
            time,
            thinkers,
            pace=pace,
            changed=self._changed,
            name=self.people.name,
            meet=self.people.meet,
        )
        store.listen(self._hear)

    # -- finding -------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """Return the room of this table, loading it if nobody was there.

        Bots move on whose turn it was when the server was stopped.
        """
        known = id in self.rooms
        room = await self._room(id)
        if not known:
            room.attendant.look()
        return room

    async def _room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is not None:
            room.looked_at = self.time.now()  # so that nobody comes into a room that is let go
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def act(self, id: str, command: Command, player: str | None) -> int:
        """Ask something of a table; return the number of the entry that came of it."""
        return await (await self.room(id)).act(command, player)

    async def _load(self, id: str) -> Room:
        def find(db: Connection) -> tuple[TableRow, list[tuple[int, bytes]]] | None:
            row = table_of(db, id)
            return None if row is None else (row, entries_since(db, id, 0))

        found = await self.store.read(find)
        if found is None:
            raise Refusal("no-such-table")
        row, entries = found
        first = read_entry(entries[0][1])
        assert isinstance(first, Created)
        game, path = await self.editions.game(first.settings.game, first.settings.edition)
        same_rules = (game.facts.rules, game.facts.edition) == (first.rules, first.edition)

        def fold() -> tuple[Table, bool]:
            table = Table(id, game, row.secret, self._fate)
            for _, line in entries:
                try:
                    entry = read_entry(line)
                except msgspec.MsgspecError:
                    return table, False  # a newer server has written what we cannot follow
                if not same_rules and isinstance(entry, Started):
                    break  # what was played by other rules cannot be played again by these
                table.fold(entry)
            return table, same_rules

        # Off the loop: playing a long game again takes a moment.
        table, readable = await asyncio.to_thread(fold)
        await self.people.meet([seat.player for seat in table.seats])
        called = _called(row.summary)
        room = Room(
            table, row.code or "", self._care, edition=path, called=called, readable=readable
        )
        self.rooms[id] = room
        if self.store.shared:
            room.refresh()  # nobody passed on what other nodes added while it was read
        if readable and msgspec.to_builtins(room.summary()) != row.summary:
            # The server was stopped between the latest entry and the note of it.
            self._care.spawn(self._note(Note(table, room.summary())))
        return room

    # -- making --------------------------------------------------------------

    async def create(
        self,
        settings: Settings,
        host: str,
        placings: Sequence[Placing] = (),
        called: Mapping[int, str] | None = None,
    ) -> Room:
        """Make a table; ``placings`` are players and bots that sit down at once.

        ``called`` says what those at some seats are called at this table.
        Raises `OptionError` or `UnknownGame` for settings that the game does not offer.
        """
        game, path = await self.editions.game(settings.game, settings.edition)
        table, entries = make_table(game, settings, host, placings, self.time.now(), self._fate)
        code = await save_table(self.store, table, entries, self.people.name, called or {})
        room = Room(table, code, self._care, edition=path, called=called)
        self.rooms[table.id] = room
        return room

    async def rematch(self, id: str, player: str) -> str:
        """Let the same people play again with everyone one seat further; return the new table."""
        room = await self.room(id)
        table = room.table
        if table.rematch is not None:
            return table.rematch
        if table.status != "over":
            raise Refusal("not-over")
        if not table.held_by(player):
            raise Refusal("not-your-seat")
        assert table.created is not None
        # No seat is kept for those who have left us.
        await self.people.meet([seat.player for seat in table.seats])
        placings: list[Placing] = [
            (seat.player if self.people.name(seat.player) else None, None)
            if seat.player is not None
            else (None, seat.bot)
            for seat in table.seats
        ]
        called = {(seat - 1) % len(placings): name for seat, name in room.called.items()}
        again = await self.create(
            table.created.settings, player, placings[1:] + placings[:1], called
        )
        try:
            await room.act(Rematch(again.table.id), player)
        except Refusal as refusal:
            if refusal.code != "rematched":
                raise
            return str(refusal.params["table"])  # somebody else was faster
        return again.table.id

    async def depart(self, player: str) -> None:
        """Let somebody leave all tables for good, so that nobody there waits for them."""
        for table in await self.store.read(lambda db: unfinished_with(db, player)):
            with contextlib.suppress(Refusal, msgspec.MsgspecError):  # of a newer server's table
                room = await self.room(table)
                await room.caught_up()
                people = [seat.player for seat in room.table.seats]
                await self.people.meet(people)
                others = frozenset(one for one in people if one and self.people.name(one))
                seq = -1
                while seq < room.table.seq:
                    seq = room.table.seq
                    await room.act(Depart(others), player)

    # -- keeping -------------------------------------------------------------

    def _changed(self, room: Room, change: Change) -> None:
        table = room.table
        if isinstance(change.entry, Moved) and table.status == "playing":
            return
        self._care.spawn(self._note(Note(table, room.summary())))

    async def _note(self, note: Note) -> None:
        try:
            await self.store.also(note.write)
        except StoreUnavailable:
            return  # the log has it, and the next change brings the lists up to date

    def sweep(self) -> None:
        """Let go of rooms that nobody has looked at for a while, and end tables long idle."""
        now = self.time.now()
        for table, room in list(self.rooms.items()):
            if room.idle() and now - max(room.looked_at, room.table.touched) > LET_GO:
                room.close()
                del self.rooms[table]
        self._care.spawn(self._expire(now))

    async def _expire(self, now: int) -> None:
        def find(db: Connection) -> list[str]:
            waiting = idle_tables(db, ("open",), now - IDLE_OPEN)
            return waiting + idle_tables(db, ("playing",), now - IDLE_PLAYING)

        try:
            idle = await self.store.read(find)
        except StoreUnavailable:
            return  # there is time
        for table in idle:
            with contextlib.suppress(PhantomlineError):  # somebody may just have come back
                # Nobody has come, so no bot is woken for it.
                await (await self._room(table)).act(Expire(), None)

    def _hear(self, news: Sequence[tuple[str, int, str | None]]) -> None:
        for table, seq, entry in news:
            if seq == PERSON:
                self._care.spawn(self.people.look_up([table]))
                continue
            room = self.rooms.get(table)
            if room is not None and seq > 0:
                room.hear(seq, entry)
            elif room is not None:
                self._care.spawn(pass_on_chat(room, -seq))
        if not news:
            # Some may have been missed, so everyone looks.
            self._care.spawn(self.people.look_up(list(self.people.names)))
            for room in self.rooms.values():
                room.refresh()

    @property
    def tasks(self) -> "set[asyncio.Task[Any]]":
        """What is under way beside the rooms: bots that think, notes that are written."""
        return self._care.tasks

    async def close(self) -> None:
        """Let go of all rooms; connections are told to come back."""
        for room in self.rooms.values():
            room.close()
            for connection in list(room.connections):
                connection.close(COME_BACK)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.editions.close()


def _called(summary: Mapping[str, Any]) -> dict[int, str]:
    """Return what those at some seats are called, which nothing but the lists of tables keeps."""
    seats = enumerate(summary.get("seats", ()))
    return {place: seat["called"] for place, seat in seats if seat.get("called")}
