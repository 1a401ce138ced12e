"""What travels over a table's socket, in both directions.

A client that knows these structs knows the protocol; ``docs/protocol.md`` has an example of
each. Everything here is made for one viewer and holds nothing that viewer may not know.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from phantomline.core import Event, Outcome, View
from phantomline.server.table.settings import Settings

__all__ = [
    "EMOTES",
    "Accepted",
    "AnswerUndo",
    "AskUndo",
    "Chat",
    "ChatLine",
    "ClientMessage",
    "ClockShown",
    "Emote",
    "Emoted",
    "Hello",
    "MakeMove",
    "Mute",
    "Named",
    "News",
    "Ping",
    "Pong",
    "Presence",
    "QuestionShown",
    "Refused",
    "SeatShown",
    "Summary",
    "Told",
    "encode",
    "read_message",
]

EMOTES = ("boo", "wow", "laugh", "thanks", "hurry", "well-played")


# -- what a table looks like from outside --------------------------------------


class SeatShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits here. With both a player and a bot, the bot plays on for the player.

    ``called`` is there where somebody is called otherwise at this table than elsewhere, such as
    one of several around one screen; ``name`` is then the same.
    """

    player: str | None
    name: str | None
    bot: str | None
    resigned: bool
    called: str | None = None


class QuestionShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat asks to take its move back; ``waiting`` are the seats that have not answered."""

    seat: int
    waiting: Sequence[int]


class ClockShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has left of the whole game, and when its time is up if it is running."""

    left: int | None
    until: int | None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All that everybody may know of a table beside its game."""

    id: str
    code: str
    game: str
    settings: Settings
    status: Literal["open", "playing", "over", "closed"]
    host: str | None
    seats: Sequence[SeatShown]
    commitment: str
    rules: str
    edition: str
    created: int
    asked: QuestionShown | None
    rematch: str | None
    outcome: Outcome | None
    readable: bool
    """Whether this server still knows the rules that the table was made with."""


# -- from the server -------------------------------------------------------------


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Anything that the server says."""


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of the log as one viewer saw it."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    bot: str | None = None
    yes: bool | None = None
    why: str | None = None
    events: Sequence[Event] = ()


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody wrote."""

    n: int
    at: int
    player: str
    name: str
    text: str


class Hello(ServerMessage, frozen=True, kw_only=True):
    """The first message: where things stand, and what was missed since the client was last here."""

    seq: int
    now: int
    viewer: int | None
    table: Summary
    view: View | None
    clocks: Sequence[ClockShown] | None
    log: Sequence[Told]
    chat: Sequence[ChatLine]
    present: Sequence[int]


class News(ServerMessage, frozen=True, kw_only=True, omit_defaults=True):
    """The log grew by one entry; ``table`` is there when more than the game has changed.

    ``answers`` is the id of the request that made it, for the one who asked.
    """

    told: Told
    view: View | None
    clocks: Sequence[ClockShown] | None = None
    table: Summary | None = None
    answers: str | None = None


class Named(ServerMessage, frozen=True, kw_only=True):
    """Somebody at the table has another name now; the log has not grown."""

    table: Summary


class Accepted(ServerMessage, frozen=True, kw_only=True):
    """A request that had been carried out before, as entry ``seq``, or talk that was passed on."""

    id: str
    seq: int


class Refused(ServerMessage, frozen=True, kw_only=True, omit_defaults=True):
    """A request that was not carried out: its stable code, the rule, and a sentence for people."""

    id: str
    code: str
    message: str
    rule: str | None = None
    params: Mapping[str, str | int] = {}
    seq: int | None = None


class Chatted(ServerMessage, frozen=True, kw_only=True, tag="chat"):
    """Somebody wrote something."""

    line: ChatLine


class Emoted(ServerMessage, frozen=True, kw_only=True, tag="emote"):
    """Somebody made a face."""

    player: str
    seat: int | None
    emote: str


class Presence(ServerMessage, frozen=True, kw_only=True):
    """Which seats' people are connected now."""

    present: Sequence[int]


class Pong(ServerMessage, frozen=True, kw_only=True):
    """The answer to a ping, with the server's time."""

    now: int


# -- from the client -------------------------------------------------------------


class Request(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """Anything that a client asks. ``id`` is its own name for the request and comes back."""

    id: str = ""


class MakeMove(Request, frozen=True, kw_only=True, tag="move"):
    """Act. ``seq`` is the latest number the client has seen."""

    seq: int
    action: dict[str, Any]


class AskUndo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take one's last move back, or ask the others to allow it."""


class AnswerUndo(Request, frozen=True, kw_only=True, tag="answer"):
    """Allow somebody to take their move back, or not."""

    yes: bool


class Chat(Request, frozen=True, kw_only=True):
    """Write something."""

    text: str


class Emote(Request, frozen=True, kw_only=True):
    """Make a face."""

    emote: Literal["boo", "wow", "laugh", "thanks", "hurry", "well-played"]


class Mute(Request, frozen=True, kw_only=True):
    """Hear nothing more from a player, or hear them again."""

    player: str
    on: bool = True


class Ping(Request, frozen=True, kw_only=True):
    """See whether the server is there."""


ClientMessage = MakeMove | AskUndo | AnswerUndo | Chat | Emote | Mute | Ping

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def read_message(data: str | bytes) -> ClientMessage:
    """Read what a client sent; raises ``msgspec.DecodeError`` for anything else."""
    return _decoder.decode(data)


def encode(message: ServerMessage) -> str:
    """Return a message as it goes over the wire."""
    return _encoder.encode(message).decode()
