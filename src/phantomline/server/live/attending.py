"""Who looks after a room: lets its bots move and its clocks ring."""

from typing import TYPE_CHECKING

from phantomline.core import Action
from phantomline.server.live.care import Answer, Asking
from phantomline.server.live.timekeeper import Timer
from phantomline.server.table.commands import Move, TimeUp
from phantomline.server.table.telling import view_of

if TYPE_CHECKING:
    from phantomline.server.live.room import Room

__all__ = ["Attendant"]

TAKE_OVER = 3_000
"""After so many milliseconds without news a node moves the bots that another one left alone."""

GRACE = 30_000
"""How long nobody's time runs out after a table was loaded: the server may have been away."""


class Attendant:
    """Moves the bots of one table and watches its clocks.

    Where several nodes have the table, the one that wrote last does so; the others step in when
    nothing happens for a while.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.care = room.care
        self.driving = not room.care.store.shared
        self.thinking: dict[int, int] = {}
        self._alarm: Timer | None = None

    def look(self) -> None:
        """Let the bots think whose turn it is, and set the alarm."""
        self._call_off()
        room = self.room
        table = room.table
        if table.status != "playing" or not room.readable:
            return
        alarms = self._deadlines()
        bots = self.awaited()
        if self.driving:
            for seat in bots:
                self._think(seat)
        elif bots:
            alarms.append(self.care.time.now() + TAKE_OVER)
        if alarms:
            seq = table.seq
            wait = min(alarms) - self.care.time.now()
            self._alarm = self.care.time.later(wait, lambda: self._ring(seq))

    def awaited(self) -> list[int]:
        """Return the bots whose move somebody waits for: who looks on, or who still plays here.

        Bots do not play on among themselves where nobody looks.
        """
        room, seats = self.room, self.room.table.seats
        if not room.readable or not (room.connections or any(seat.human for seat in seats)):
            return []
        return [seat for seat in room.table.actors() if seats[seat].bot is not None]

    def close(self) -> None:
        """Call the alarm off, and wait no longer to let bots think."""
        self._call_off()
        self.care.backlog.forget(self)

    def _call_off(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _deadlines(self) -> list[int]:
        clocks = self.room.table.clocks
        if clocks is None:
            return []
        deadlines = [clocks.deadline(seat) for seat in range(len(self.room.table.seats))]
        return [max(at, self.room.loaded + GRACE) for at in deadlines if at is not None]

    def _ring(self, seq: int) -> None:
        self._alarm = None
        table = self.room.table
        if seq == table.seq:
            self.driving = True
        late = self._late()
        for seat in late:
            self.room.ask(Asking(TimeUp(seat), None, self._answered))
        if not late:
            self.look()

    def _late(self) -> list[int]:
        """Return the seats whose time is up."""
        table, now = self.room.table, self.care.time.now()
        if table.clocks is None or now < self.room.loaded + GRACE:
            return []
        deadlines = [(seat, table.clocks.deadline(seat)) for seat in range(len(table.seats))]
        return [seat for seat, at in deadlines if at is not None and now >= at]

    def _think(self, seat: int) -> None:
        since = self.room.table.since[seat]
        if self.thinking.get(seat) == since:
            return
        watched = bool(self.room.connections)
        if watched or self.care.backlog.enter(self):
            self.thinking[seat] = since
            self.care.spawn(self._ask_bot(seat, since, watched=watched))

    async def _ask_bot(self, seat: int, since: int, *, watched: bool) -> None:
        care = self.care
        try:
            # A steady pace: how long a bot takes must not depend on what it holds.
            due = care.time.now() + care.luck.randint(*care.pace)
            action = await self._chosen(seat)
        finally:
            if not watched:
                care.backlog.leave()
        wait = due - care.time.now()
        if wait > 0:
            care.time.later(wait, lambda: self._move(seat, since, action))
        else:
            self._move(seat, since, action)

    async def _chosen(self, seat: int) -> Action:
        table, care = self.room.table, self.care
        bot = table.seats[seat].bot
        view = view_of(table, seat)
        assert bot is not None
        assert view is not None
        seed = care.luck.getrandbits(63)
        return await care.thinkers.choose(
            table.game, self.room.edition, bot, view, seed, due=care.pace[0] / 1000
        )

    def _move(self, seat: int, since: int, action: Action) -> None:
        table = self.room.table
        if self.thinking.get(seat) == since:
            del self.thinking[seat]
        if table.since[seat] == since and table.seats[seat].bot is not None:
            self.room.ask(Asking(Move(seat, table.seq, action, bot=True), None, self._answered))

    def _answered(self, answer: Answer) -> None:
        """Look again, but not at once, after something that did not come about."""
        if not isinstance(answer, int):
            self._call_off()
            self._alarm = self.care.time.later(TAKE_OVER, self.look)
