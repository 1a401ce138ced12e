"""What people write to each other: plain text, kept beside the log so that it can be deleted."""

import unicodedata

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from phantomline.server.errors import Refusal
from phantomline.server.live.room import Room
from phantomline.server.people.history import names_of
from phantomline.server.store.errors import StoreUnavailable
from phantomline.server.store.queries import chat_tail, say
from phantomline.server.table.messages import ChatLine, Chatted, encode

__all__ = ["LONGEST_LINE", "clean_text", "latest_lines", "pass_on_chat", "write_line"]

LONGEST_LINE = 300
SHOWN = 50
TRIES = 8


def clean_text(text: str) -> str:
    """Return what somebody wrote as one line of plain text; raises `Refusal` if nothing is left."""
    # Tabs and line ends become spaces; what cannot be seen, or turns other text around, goes.
    spaced = "".join(" " if letter.isspace() else letter for letter in text[: 4 * LONGEST_LINE])
    seen = "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C")
    line = " ".join(unicodedata.normalize("NFC", seen).split())
    if not line:
        raise Refusal("chat-empty")
    if len(line) > LONGEST_LINE or len(text) > 4 * LONGEST_LINE:
        raise Refusal("too-long", what="text", most=LONGEST_LINE)
    return line


async def write_line(room: Room, player: str, text: str) -> ChatLine:
    """Write down a line behind all others of its table, and let other nodes hear of it."""
    name, now, store = room.care.name(player), room.care.time.now(), room.care.store
    table = room.table.id

    def work(db: Connection) -> ChatLine:
        number = say(db, table, player, now, text)
        store.announce(db, table, -number)
        return ChatLine(n=number, at=now, player=player, name=name, text=text)

    for _ in range(TRIES):
        try:
            return await store.also(work)
        except IntegrityError:
            continue  # somebody wrote the same line's number at another node
    raise Refusal("too-busy")


def latest_lines(db: Connection, table: str, since: int = 0) -> list[ChatLine]:
    """Return the latest lines of a table behind this number, oldest first."""
    lines = chat_tail(db, table, SHOWN, since)
    names = names_of(db, [line.player for line in lines if line.player is not None])
    return [
        ChatLine(n=line.n, at=line.at, player=line.player, name=names[line.player], text=line.text)
        for line in lines
        if line.player in names
    ]


async def pass_on_chat(room: Room, number: int) -> None:
    """Tell everyone here a line that somebody wrote at another node."""
    table = room.table.id
    try:
        lines = await room.care.store.read(lambda db: latest_lines(db, table, number - 1))
    except StoreUnavailable:
        return
    for line in lines:
        if line.n == number:
            room.broadcast(encode(Chatted(line=line)), line.player)
