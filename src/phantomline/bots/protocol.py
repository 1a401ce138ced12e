"""What Phantomline and a program that plays say to each other: one JSON object a line.

Every message has a ``type``. The program is greeted (`Hello`) and says that it is `Ready`; each
`Choose` is answered by a `Move`; `Over` and `Quit` are not answered. ``docs/bot-protocol.md`` is
the page for authors of programs, and a test holds it to these definitions.
"""

from typing import Any, Final, TypeVar

import msgspec

from phantomline.bots.errors import Faulty
from phantomline.core import Codec, GameFacts, MalformedAction, Outcome, View
from phantomline.core.wire import Action

__all__ = [
    "LONGEST_LINE",
    "VERSION",
    "Choose",
    "Garbage",
    "Hello",
    "Move",
    "Over",
    "Quit",
    "Ready",
    "encode",
    "read_move",
    "read_ready",
]

VERSION: Final = 1
"""Goes up when a program of an older version could no longer play."""

LONGEST_LINE: Final = 65_536
"""How many bytes a line of a program may have."""

SHOWN: Final = 80


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """One line. Readers leave alone what they do not know, so fields may be added."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """A game begins. ``seed`` is for the program's own luck, so that games can be repeated."""

    protocol: int
    game: str
    edition: str
    rules: str
    players: int
    seat: int
    seed: int
    facts: GameFacts


class Choose(Message, frozen=True, kw_only=True, tag="choose"):
    """The seat is to act, and ``view`` is all it may know.

    ``seconds`` is how long it should think (``None``: as it likes), ``limit`` when it has lost.
    """

    move: int
    seconds: float | None
    limit: float
    view: View


class Over(Message, frozen=True, kw_only=True, tag="over"):
    """The game has ended."""

    outcome: Outcome


class Quit(Message, frozen=True, kw_only=True, tag="quit"):
    """The program is to end."""


class Ready(Message, frozen=True, kw_only=True, tag="ready"):
    """The program speaks this version and can play this game. ``name`` is for people."""

    protocol: int
    name: str = ""


class Move(Message, frozen=True, kw_only=True, tag="move"):
    """What the program does: one of the view's legal actions."""

    action: dict[str, Any]


class Garbage(Faulty):
    """A line that is not what the protocol asks for here."""


def encode(message: Message) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read_ready(line: bytes) -> Ready:
    """Read the answer to `Hello`, or raise `Garbage`."""
    ready = _read(line, Ready)
    if ready.protocol != VERSION:
        raise Garbage("version", theirs=ready.protocol, ours=VERSION)
    return ready


def read_move(line: bytes, codec: Codec) -> Action:
    """Read the answer to `Choose`, or raise `Garbage`."""
    move = _read(line, Move)
    try:
        return codec.action(move.action)
    except MalformedAction as error:
        raise Garbage("no-action", line=_shown(line), why=error.reason) from None


M = TypeVar("M", bound=Message)


def _read(line: bytes, wanted: type[M]) -> M:
    tag = wanted.__struct_config__.tag
    try:
        return msgspec.json.decode(line, type=wanted)
    except msgspec.ValidationError as error:
        garbage = Garbage("no-message", line=_shown(line), wanted=str(tag), why=str(error))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        garbage = Garbage("no-json", line=_shown(line), why=str(error))
    raise garbage


def _shown(line: bytes) -> str:
    """Return the beginning of a line in a form that cannot upset a terminal."""
    text = line[:SHOWN].decode("utf-8", "replace").strip()
    plain = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return plain + ("…" if len(line) > SHOWN else "")
