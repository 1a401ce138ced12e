"""What leaves the engine: actions, events, views, options and outcomes.

These are msgspec structs, so that one definition gives the Python type, the
JSON codec and the schema. They hold names and small numbers, never a state.
"""

import enum
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from phantomline.core.errors import OptionError

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "Actor",
    "Event",
    "GameFacts",
    "Information",
    "Json",
    "Options",
    "Outcome",
    "View",
    "Viewer",
    "to_json",
]

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

Actor = int
"""A seat, counted from 0, or ``CHANCE``."""

Viewer = int
"""A seat, counted from 0, or ``SPECTATOR``."""

CHANCE: Final = -1
SPECTATOR: Final = -2


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One move by a seat or by chance. Equal moves are equal values."""


class Event(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that a person at the table would say happened.

    An event is made for one viewer: what that viewer may not know is ``None``
    in it. A field called ``seat`` holds a seat, ``seats`` and ``winners`` hold
    several; any other text is the name of a piece.
    """


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """All that one viewer may know, and the actions open to them.

    ``seat`` is the viewer's, ``None`` for a spectator. ``actors`` are the seats
    that may act now; there are none while fate decides or once the game is over.
    """

    seat: int | None
    players: int
    phase: str
    actors: tuple[int, ...]
    legal: tuple[Action, ...]


class Options(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """How a table is set up. ``start`` is the starting seat, or ``None`` for a random one."""

    start: int | None = None

    def check(self, players: int) -> None:
        """Raise `OptionError` if these options make no sense for so many players."""
        if self.start is not None and not 0 <= self.start < players:
            raise OptionError.out_of_range("start", 0, players - 1, self.start)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: why, which seats won (together), and every seat's score."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Information(enum.Enum):
    """Who knows what."""

    PERFECT = "perfect"
    HIDDEN = "hidden"


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What can be said of a game without playing it.

    ``lowest_wins`` says that scores are points to avoid.
    """

    id: str
    title: Mapping[str, str]
    min_players: int
    max_players: int
    minutes: tuple[int, int]
    chance: bool
    information: Information
    simultaneous: bool
    lowest_wins: bool = False
    rules: str
    edition: str


def to_json(value: msgspec.Struct) -> dict[str, Any]:
    """Turn any of these structs into plain JSON data."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return data
