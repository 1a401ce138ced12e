"""What scoring hands out: explanations and score sheets, as structs with a JSON form."""

import msgspec

__all__ = ["Earning", "Explanation", "Line", "PathEnd", "PlayerScore", "Scores", "TrackPath"]


class PathEnd(msgspec.Struct, frozen=True):
    """Where a path ends: an edge of a cell, and the door there (``None``: a dead end)."""

    cell: int
    edge: str
    door: str | None


class TrackPath(msgspec.Struct, frozen=True):
    """A path: its sections ``(cell, section)`` in riding order; a closed loop has no ends."""

    sections: tuple[tuple[int, int], ...]
    ends: tuple[PathEnd, ...]


class Earning(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some points of a line and the pieces they come from.

    ``monsters`` and ``diamonds`` are pairs of a cell and the place in that tile's list;
    ``sections`` pairs of a cell and a section; ``path`` an index into the paths.
    """

    points: int
    monsters: tuple[tuple[int, int], ...] = ()
    diamonds: tuple[tuple[int, int], ...] = ()
    sections: tuple[tuple[int, int], ...] = ()
    path: int | None = None


class Line(msgspec.Struct, frozen=True):
    """One line of the score sheet."""

    category: str
    points: int
    earnings: tuple[Earning, ...]


class Explanation(msgspec.Struct, frozen=True):
    """A whole sheet with its reasons; ``dead_ends`` lists the ends that decide ties."""

    lines: tuple[Line, ...]
    total: int
    paths: tuple[TrackPath, ...]
    dead_ends: tuple[PathEnd, ...]


class PlayerScore(msgspec.Struct, frozen=True):
    """One player's lines by category, their sum, and the dead ends that decide ties."""

    name: str
    categories: dict[str, int]
    total: int
    dead_ends: int


class Scores(msgspec.Struct, frozen=True):
    """What a sheet comes to; its JSON is the fixed answer format. Winners are names."""

    players: tuple[PlayerScore, ...]
    winners: tuple[str, ...]
