"""What a copy of the game holds: 78 tile faces and 10 board sides, read from a TOML file.

The loader refuses a file with one `EditionError` that names the file, the entry and the
reason, so that somebody transcribing their own box can mend it entry by entry.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

from phantomline.core.errors import EditionError
from phantomline.games.galore.pieces import BOARD_IDS, TILE_COUNT
from phantomline.games.galore.reading import Reader

__all__ = ["BoardSide", "Edition", "Face", "load_edition", "parse_edition"]

SHIPPED: Final = "reconstruction.toml"
MOST_BYTES: Final = 256 * 1024

_TILE_FACTS: Final = ("track", "monsters", "diamonds")
_BOARD_FACTS: Final = ("doors",)


@dataclass(frozen=True)
class Face:
    """The printed side of a tile. Integers index the tuples of ``pieces``.

    ``monsters`` pairs each monster with the section it stands on (GG-03); ``diamonds`` holds
    printed values; ``attested`` names the facts that are known rather than reconstructed.
    """

    track: int
    monsters: tuple[tuple[int, int], ...]
    diamonds: tuple[int, ...]
    attested: frozenset[str] = frozenset()


@dataclass(frozen=True)
class BoardSide:
    """One side of a player board: its twelve outer edges in ``OUTER_EDGES`` order."""

    id: str
    doors: tuple[int, ...]
    attested: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Edition:
    """A whole box. ``faces[0]`` is tile 1; ``boards`` follows ``BOARD_IDS``."""

    id: str
    names: Mapping[str, str]
    faces: tuple[Face, ...]
    boards: tuple[BoardSide, ...]


def load_edition(path: str | Path | None = None) -> Edition:
    """Read an edition file, or the one that ships with the package.

    Raises `EditionError` for anything wrong with the file, an unreadable one included.
    """
    if path is None:
        shipped = resources.files("phantomline.games.galore") / "data" / SHIPPED
        return parse_edition(shipped.read_bytes(), SHIPPED)
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise EditionError(str(path), "the file", f"cannot be read: {reason}") from None
    return parse_edition(data, str(path))


def parse_edition(data: bytes, where: str) -> Edition:
    """Turn the bytes of an edition file into an edition; ``where`` names it in errors."""
    return _EditionReader(where).edition(_toml(data, where))


def _toml(data: bytes, where: str) -> dict[str, object]:
    if len(data) > MOST_BYTES:
        reason = f"is larger than {MOST_BYTES // 1024} KiB, the most an edition may have"
        raise EditionError(where, "the file", reason)
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise EditionError(where, "the file", f"is not UTF-8 text (byte {error.start})") from None
    except RecursionError:
        raise EditionError(where, "the file", "is nested too deeply") from None
    except ValueError as error:
        raise EditionError(where, "the file", f"is not valid TOML: {error}") from None


class _EditionReader(Reader):
    def __init__(self, where: str) -> None:
        super().__init__("a table", "an array")
        self.where: Final = where

    def fail(self, entry: str, reason: str) -> EditionError:
        return EditionError(self.where, entry, reason)

    def edition(self, root: dict[str, object]) -> Edition:
        self.keys("the file", root, ("edition", "tiles", "boards"), ())
        head = self.table("[edition]", root["edition"])
        self.keys("[edition]", head, ("id", "game", "name"), ())
        edition_id = self.text("[edition] id", head["id"])
        game = self.text("[edition] game", head["game"])
        if game != "galore":
            reason = f'is "{game}", but this is the loader of "galore" editions'
            raise self.fail("[edition] game", reason)
        names = self.names(head["name"])
        return Edition(edition_id, names, self.faces(root["tiles"]), self.boards(root["boards"]))

    def names(self, value: object) -> Mapping[str, str]:
        table = self.table("[edition] name", value)
        if not table:
            reason = 'needs a name in at least one language, such as { en = "My box" }'
            raise self.fail("[edition] name", reason)
        return {key: self.text(f"[edition] name {key}", name) for key, name in table.items()}

    def faces(self, value: object) -> tuple[Face, ...]:
        found: dict[int, Face] = {}
        for place, item in enumerate(self.array("[[tiles]]", value), 1):
            entry = f"[[tiles]] entry {place}"
            table = self.table(entry, item)
            if "number" not in table:
                raise self.fail(entry, 'has no "number"')
            number = self.whole(f"{entry} number", table["number"], 1, TILE_COUNT)
            if number in found:
                reason = f"is listed twice; every number from 1 to {TILE_COUNT} occurs once (GG-01)"
                raise self.fail(f"tile {number}", reason)
            found[number] = self.face(f"tile {number}", table)
        for number in range(1, TILE_COUNT + 1):
            if number not in found:
                reason = f"is missing; every number from 1 to {TILE_COUNT} occurs once (GG-01)"
                raise self.fail(f"tile {number}", reason)
        return tuple([found[number] for number in range(1, TILE_COUNT + 1)])

    def face(self, entry: str, table: dict[str, object]) -> Face:
        self.keys(entry, table, ("number", "track", "monsters"), ("diamonds", "attested"))
        track = self.track(entry, table["track"])
        return Face(
            track,
            self.monsters(entry, table["monsters"], track),
            self.diamonds(entry, table.get("diamonds", [])),
            self.attested(entry, table, _TILE_FACTS),
        )

    def boards(self, value: object) -> tuple[BoardSide, ...]:
        found: dict[str, BoardSide] = {}
        for place, item in enumerate(self.array("[[boards]]", value), 1):
            entry = f"[[boards]] entry {place}"
            table = self.table(entry, item)
            self.keys(entry, table, ("id", "doors"), ("attested",))
            side = BOARD_IDS[self.word(f"{entry} id", table["id"], BOARD_IDS)]
            entry = f"board {side}"
            if side in found:
                raise self.fail(entry, "is listed twice; each of 1a to 5b occurs once (GG-05)")
            doors = self.doors(entry, table["doors"])
            found[side] = BoardSide(side, doors, self.attested(entry, table, _BOARD_FACTS))
        for side in BOARD_IDS:
            if side not in found:
                raise self.fail(f"board {side}", "is missing; each of 1a to 5b occurs once (GG-05)")
        return tuple([found[side] for side in BOARD_IDS])

    def attested(
        self, entry: str, table: dict[str, object], facts: tuple[str, ...]
    ) -> frozenset[str]:
        items = self.array(f"{entry} attested", table.get("attested", []))
        return frozenset([facts[self.word(f"{entry} attested", item, facts)] for item in items])
