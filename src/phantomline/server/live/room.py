"""One table that people are at: commands in, durable entries out, news to everyone.

Commands are taken one at a time. A command is decided, its entry saved, and only then is it
made so, answered and published: nothing is ever seen that could be lost.
"""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence

import msgspec

from phantomline.core import SPECTATOR, PhantomlineError, Viewer
from phantomline.server.errors import Refusal
from phantomline.server.live.attending import Attendant
from phantomline.server.live.bucket import Bucket
from phantomline.server.live.care import Answer, Asking, RoomCare
from phantomline.server.live.connection import Connection
from phantomline.server.store.errors import StoreUnavailable
from phantomline.server.store.items import Landed, Lost
from phantomline.server.store.queries import entries_since
from phantomline.server.table.commands import Command
from phantomline.server.table.deciding import Again, decide
from phantomline.server.table.entries import Moved, Sat, Stood, read_entry, write_entry
from phantomline.server.table.messages import Named, News, Presence, Summary, encode
from phantomline.server.table.parts import Change
from phantomline.server.table.permits import place_of
from phantomline.server.table.table import Table
from phantomline.server.table.telling import clocks_of, summary_of, tell, view_of

__all__ = ["MOVED", "Room"]

MOVED = 4410
"""The close code for somebody whose place at the table has changed: come back to see from there."""

MOST_QUEUED = 64
TRIES = 8


class Room:
    """A table in memory, with everyone who is connected to it."""

    def __init__(
        self,
        table: Table,
        code: str,
        care: RoomCare,
        *,
        edition: str | None,
        called: Mapping[int, str] | None = None,
        readable: bool = True,
    ) -> None:
        self.table = table
        self.code = code
        self.called = dict(called or {})
        """What those at some seats are called here. It is in no log, so that it can be deleted."""
        self.care = care
        self.edition = edition
        self.readable = readable
        self.connections: set[Connection] = set()
        self.talk: dict[str, Bucket] = {}
        """How much everyone at the table may still say."""
        self.loaded = care.time.now()
        self.looked_at = self.loaded
        self._queue: deque[Asking] = deque()
        self.busy = False
        self._stale = False
        self._reading: list[asyncio.Future[None]] = []
        self._asked = table.asked is not None
        self.attendant = Attendant(self)

    # -- commands ------------------------------------------------------------

    def ask(self, asking: Asking) -> None:
        """Take a command in turn; its reply gets the number of its entry, or why not."""
        if not self.readable:
            asking.reply(Refusal("other-version"))
        elif len(self._queue) >= MOST_QUEUED:
            asking.reply(Refusal("too-busy"))
        else:
            self._queue.append(asking)
            self._next()

    def act(self, command: Command, player: str | None) -> asyncio.Future[int]:
        """Ask, and return the future number of the entry."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def reply(answer: Answer) -> None:
            if future.done():
                return  # whoever asked has gone
            if isinstance(answer, PhantomlineError):
                future.set_exception(answer)
            else:
                future.set_result(answer.seq if isinstance(answer, Again) else answer)

        self.ask(Asking(command, player, reply))
        return future

    def _next(self) -> None:
        while self._queue and not self.busy:
            if self._stale:
                self.refresh()
                return
            asking = self._queue.popleft()
            try:
                change = decide(self.table, asking.command, asking.player, self.care.time.now())
            except Again as again:
                asking.reply(again)
            except PhantomlineError as error:
                asking.reply(error)
            else:
                self._save(asking, change)

    def _save(self, asking: Asking, change: Change) -> None:
        self.busy = True

        def done(result: Landed | Lost | StoreUnavailable) -> None:
            if isinstance(result, Landed):
                self.table.commit(change)
                self.attendant.driving = True
                self.busy = False
                self._publish(change, asking)
                asking.reply(change.seq)
                self._go_on()
            elif isinstance(result, Lost):
                asking.tries += 1
                if asking.tries < TRIES:
                    self._queue.appendleft(asking)
                else:
                    asking.reply(Refusal("too-busy"))
                self.care.spawn(self._catch_up())
            else:
                # It may have landed all the same, so the log is read before anything else is done.
                self._stale = True
                self.busy = False
                asking.reply(result)
                if self._reading:
                    self.refresh()
                self._next()

        self.care.store.append(self.table.id, change.seq, write_entry(change.entry), done)

    def _go_on(self) -> None:
        self.attendant.look()
        if self._stale and not self.busy:
            self.refresh()
        self._next()

    # -- other nodes ---------------------------------------------------------

    def hear(self, seq: int, text: str | None) -> None:
        """Hear that another node has added to the log, and perhaps what."""
        if seq <= self.table.seq or not self.readable:
            return
        entry = None if text is None else read_entry(text)
        # Whoever sat down has a name that is still to be looked up.
        if self.busy or self._stale or seq != self.table.seq + 1 or not isinstance(entry, Moved):
            self.refresh()
            return
        change = self.table.fold(entry)
        self.attendant.driving = False
        self._publish(change, None)
        self._go_on()

    def refresh(self) -> None:
        """Read what other nodes have added, as soon as nothing else is under way."""
        if not self.readable:
            return  # what other rules made of it is not for us to follow
        if self.busy:
            self._stale = True
            return
        self.busy = True
        self.care.spawn(self._catch_up())

    async def caught_up(self) -> None:
        """Wait until all is known that is in the log now; raises `StoreUnavailable`."""
        if not self.readable:
            return
        reading: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._reading.append(reading)
        self.refresh()
        await reading

    async def _catch_up(self) -> None:
        table = self.table
        self._stale = False
        reading, self._reading = self._reading, []
        try:
            rows = await self.care.store.read(lambda db: entries_since(db, table.id, table.seq))
            entries = [read_entry(row) for _, row in rows]
            await self.care.meet([entry.player for entry in entries if isinstance(entry, Sat)])
            for entry in entries:
                change = table.fold(entry)
                self.attendant.driving = False
                self._publish(change, None)
        except StoreUnavailable as error:
            self._give_up(error, reading + self._reading)
            return
        except (msgspec.MsgspecError, PhantomlineError):
            # A newer node has written what we cannot follow. Others can, so people go to them.
            self.readable = False
            self._give_up(Refusal("other-version"), reading + self._reading)
            return
        for waiting in reading:
            if not waiting.done():
                waiting.set_result(None)
        self.busy = False
        self._go_on()

    def _give_up(self, error: PhantomlineError, reading: Sequence["asyncio.Future[None]"]) -> None:
        """Tell everyone who waits; whoever asks next makes us try again."""
        self._reading = []
        self._stale = True
        self.busy = False
        asked = list(self._queue)
        self._queue.clear()
        for asking in asked:
            asking.reply(error)
        for waiting in reading:
            if not waiting.done():
                waiting.set_exception(error)

    # -- telling -------------------------------------------------------------

    def summary(self) -> Summary:
        """Return what everybody may know of this table."""
        return summary_of(
            self.table, self.code, self.care.name, called=self.called, readable=self.readable
        )

    def present(self) -> list[int]:
        """Return the seats whose people are connected to this node."""
        here = {connection.player for connection in self.connections} - {None}
        return [place for place, seat in enumerate(self.table.seats) if seat.player in here]

    def tell_names(self) -> None:
        """Tell everyone what those at the table are called now."""
        if self.connections:
            self.broadcast(encode(Named(table=self.summary())))

    def _publish(self, change: Change, asking: Asking | None) -> None:
        table = self.table
        if isinstance(change.entry, Sat | Stood):
            self.called.pop(change.entry.seat, None)  # it was somebody else's
        self.care.changed(self, change)
        asked, self._asked = self._asked, table.asked is not None
        if not self.connections:
            return
        if isinstance(change.entry, Sat | Stood):
            self._reseat()
        moved = isinstance(change.entry, Moved) and table.status == "playing"
        # A move also answers the question whether one may be taken back.
        summary = None if moved and not asked else self.summary()
        clocks = clocks_of(table)
        texts: dict[Viewer, str] = {}
        for connection in self.connections:
            viewer = connection.viewer
            mine = asking is not None and connection is asking.origin
            text = None if mine else texts.get(viewer)
            if text is None:
                text = encode(
                    News(
                        told=tell(table, change, viewer),
                        view=view_of(table, viewer),
                        clocks=clocks,
                        table=summary,
                        answers=asking.request if mine and asking is not None else None,
                    )
                )
                if not mine:
                    texts[viewer] = text
            connection.put(text)

    def _reseat(self) -> None:
        """Send those to come back who no longer look from where they should.

        Whoever has left a seat must never see what its next player sees.
        """
        for connection in self.connections:
            self.check_place(connection)

    def check_place(self, connection: Connection) -> bool:
        """Say whether somebody looks from where they may; whoever does not is sent to come back."""
        player, viewer = connection.player, connection.viewer
        if connection.sole:
            right = viewer == place_of(self.table, player, sole=True)
        else:
            right = viewer in (self.table.held_by(player) or (SPECTATOR,))
        if not right:
            connection.close(MOVED)
        return right

    def broadcast(self, text: str, sender: str | None = None) -> None:
        """Send the same to everyone, but for those who do not want to hear the sender."""
        for connection in self.connections:
            if sender is None or sender not in connection.muted:
                connection.put(text)

    def enter(self, connection: Connection) -> None:
        """Add a connection, which from now on gets all news."""
        before = self.present()
        self.connections.add(connection)
        self._tell_presence(before)
        self.attendant.look()

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        before = self.present()
        self.connections.discard(connection)
        self._tell_presence(before)

    def _tell_presence(self, before: Sequence[int]) -> None:
        present = self.present()
        if present != before:
            self.broadcast(encode(Presence(present=present)))

    def idle(self) -> bool:
        """Say whether nothing would be missed if this room were let go."""
        attendant = self.attendant
        engaged = self.connections or self.busy or self._queue
        return not (engaged or attendant.thinking or attendant.awaited())

    def close(self) -> None:
        """Let go of the clocks and bots."""
        self.attendant.close()
