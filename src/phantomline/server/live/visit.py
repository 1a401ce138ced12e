"""One viewer's conversation with a room: the welcome, then requests in and answers out."""

import asyncio
from collections.abc import Callable, Mapping

import msgspec

from phantomline.core import SPECTATOR, IllegalAction, MalformedAction, PhantomlineError, Viewer
from phantomline.server.errors import Refusal
from phantomline.server.live.bucket import Bucket
from phantomline.server.live.care import Answer, Asking
from phantomline.server.live.chat import clean_text, latest_lines, write_line
from phantomline.server.live.connection import Connection
from phantomline.server.live.room import Room
from phantomline.server.store.queries import entries_since
from phantomline.server.table import commands
from phantomline.server.table.entries import read_entry
from phantomline.server.table.messages import (
    Accepted,
    AnswerUndo,
    AskUndo,
    Chat,
    Chatted,
    ClientMessage,
    Emote,
    Emoted,
    Hello,
    MakeMove,
    Mute,
    Pong,
    Refused,
    Told,
    encode,
    read_message,
)
from phantomline.server.table.permits import place_of
from phantomline.server.table.table import Table
from phantomline.server.table.telling import clocks_of, narrate, view_of

__all__ = ["FLOOD", "Visit", "viewer_at", "viewer_for"]

MOST_VISITORS = 200
BURST = 60.0
PER_SECOND = 20.0
TALK_BURST = 5.0
TALK_PER_SECOND = 0.5
PATIENCE = 100
"""How many requests over the limit are answered before the socket is closed.

Fewer than may wait for a reader, who would be taken for a slow one.
"""

FLOOD = 4029
MOST_MUTED = 100

Explain = Callable[[Exception], tuple[str, str, Mapping[str, str | int]]]
"""Gives an error's code, its sentence in the viewer's language, and what it speaks of."""


def viewer_for(table: Table, player: str | None, seat: int | None, *, sole: bool = False) -> Viewer:
    """Return where somebody looks from: the seat they ask for if it is theirs, or as `place_of`."""
    if seat is None:
        return place_of(table, player, sole=sole)
    if seat not in table.held_by(player):
        raise Refusal("not-your-seat")
    return seat


async def viewer_at(room: Room, player: str | None, seat: int | None, seq: int) -> Viewer:
    """Return where somebody looks from at a table that knows of entry ``seq``."""
    if seq > room.table.seq:
        await room.caught_up()  # another node may have told them of it first
    if seq > room.table.seq:
        raise Refusal("no-such-moment", seq=room.table.seq)
    # Only now: whoever has left a seat must never see what its next player saw.
    return viewer_for(room.table, player, seat)


class Visit:
    """Somebody's stay at a table, over one connection."""

    def __init__(self, room: Room, connection: Connection, explain: Explain) -> None:
        self.room = room
        self.connection = connection
        self._explain = explain
        self._requests = Bucket(BURST, PER_SECOND)
        self._too_fast = 0

    async def welcome(self, since: int) -> None:
        """Send where things stand and what was missed since entry ``since``; then all news."""
        room, connection = self.room, self.connection
        table = room.table
        if since > table.seq:
            await room.caught_up()  # they were at another node, whose news is still on its way
        if not room.check_place(connection):
            return  # they were sent away in the meantime
        if len(room.connections) >= MOST_VISITORS:
            raise Refusal("too-crowded")
        hello = Hello(
            seq=table.seq,
            now=room.care.time.now(),
            viewer=None if connection.viewer == SPECTATOR else connection.viewer,
            table=room.summary(),
            view=view_of(table, connection.viewer),
            clocks=clocks_of(table),
            log=(),
            chat=(),
            present=room.present(),
        )
        # What happens while the log is read waits behind the hello, however much it is.
        room.enter(connection)
        try:
            log = await self._missed(max(since, 0), hello.seq)
            chat = await room.care.store.read(lambda db: latest_lines(db, table.id))
        except BaseException:
            room.leave(connection)
            raise
        connection.greet(encode(msgspec.structs.replace(hello, log=log, chat=chat)))

    async def _missed(self, since: int, until: int) -> list[Told]:
        room, viewer = self.room, self.connection.viewer
        if since >= until or not room.readable:
            return []
        table = room.table
        rows = await room.care.store.read(lambda db: entries_since(db, table.id, 0))

        def work() -> list[Told]:
            again = Table(table.id, table.game, table.secret, table.make_fate)
            return narrate(again, (read_entry(row) for _, row in rows), viewer, since, until)

        return await asyncio.to_thread(work)

    def leave(self) -> None:
        """Go."""
        self.room.leave(self.connection)

    # -- requests --------------------------------------------------------------

    def take(self, text: str | bytes) -> None:
        """Answer one message from the client."""
        in_time = self._requests.take()
        if not in_time:
            self._too_fast += 1
            if self._too_fast > PATIENCE:
                self.connection.close(FLOOD)
                return
        try:
            message = read_message(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse("", Refusal("malformed", why=str(error)[:200]))
            return
        if len(message.id) > 64:
            self._refuse("", Refusal("too-long", what="id", most=64))
            return
        try:
            if not in_time:
                raise Refusal("too-fast")
            self._answer(message)
        except PhantomlineError as error:
            self._refuse(message.id, error)

    def _answer(self, message: ClientMessage) -> None:
        match message:
            case MakeMove():
                self._move(message)
            case AskUndo():
                self._ask(commands.Undo(self._seat()), message.id)
            case AnswerUndo():
                self._ask(commands.Answer(self._seat(), message.yes), message.id)
            case Chat():
                self._chat(message)
            case Emote():
                self._emote(message)
            case Mute():
                self._mute(message)
            case _:
                self.connection.put(encode(Pong(now=self.room.care.time.now())))

    def _seat(self) -> int:
        if self.connection.viewer == SPECTATOR:
            raise Refusal("spectator")
        return self.connection.viewer

    def _move(self, message: MakeMove) -> None:
        seat = self._seat()
        try:
            action = self.room.table.game.codec.action(message.action)
        except MalformedAction as error:
            raise Refusal("malformed", why=error.reason[:200]) from None
        self._ask(commands.Move(seat, message.seq, action, message.id), message.id)

    def _ask(self, command: commands.Command, request: str) -> None:
        def reply(answer: Answer) -> None:
            if isinstance(answer, PhantomlineError):
                self._refuse(request, answer)
            elif not isinstance(answer, int):
                self.connection.put(encode(Accepted(id=request, seq=answer.seq)))

        player = self.connection.player
        self.room.ask(Asking(command, player, reply, self.connection, request))

    def _refuse(self, request: str, error: Exception) -> None:
        rule = error.rule if isinstance(error, IllegalAction) else None
        code, message, params = self._explain(error)
        seq = self.room.table.seq
        self.connection.put(
            encode(
                Refused(id=request, code=code, message=message, rule=rule, params=params, seq=seq)
            )
        )

    # -- talk ------------------------------------------------------------------

    def _speaker(self) -> str:
        """Return who speaks, if they may: people at the table, where talk is welcome."""
        table, player = self.room.table, self.connection.player
        assert table.created is not None
        if not table.created.settings.chat:
            raise Refusal("no-chat")
        if player is None or not table.held_by(player):
            raise Refusal("spectator")
        # By player, not by connection: whoever comes back has not earned new words.
        if not self.room.talk.setdefault(player, Bucket(TALK_BURST, TALK_PER_SECOND)).take():
            raise Refusal("too-fast")
        return player

    def _chat(self, message: Chat) -> None:
        player = self._speaker()
        text = clean_text(message.text)
        self.room.care.spawn(self._say(player, text, message.id))

    async def _say(self, player: str, text: str, request: str) -> None:
        room = self.room
        try:
            line = await write_line(room, player, text)
        except PhantomlineError as error:
            self._refuse(request, error)
        else:
            room.broadcast(encode(Chatted(line=line)), player)
            self._heard(request)

    def _emote(self, message: Emote) -> None:
        player = self._speaker()
        viewer = self.connection.viewer
        seat = None if viewer == SPECTATOR else viewer
        self.room.broadcast(encode(Emoted(player=player, seat=seat, emote=message.emote)), player)
        self._heard(message.id)

    def _heard(self, request: str) -> None:
        """Tell whoever named a request to say something that it was said."""
        if request:
            self.connection.put(encode(Accepted(id=request, seq=self.room.table.seq)))

    def _mute(self, message: Mute) -> None:
        muted = self.connection.muted
        if not message.on:
            muted.discard(message.player)
        elif len(muted) < MOST_MUTED:
            muted.add(message.player[:64])
