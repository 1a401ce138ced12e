"""What a copy of the game holds: 78 tile faces and 10 board sides, read from a TOML file.

The loader refuses a file with one `EditionError` that names the file, the entry and the
reason, so that somebody transcribing their own box can mend it entry by entry.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

from phantomline.core.reading import EditionReader, parse_toml, read_edition
from phantomline.games.galore.pieces import BOARD_IDS, TILE_COUNT
from phantomline.games.galore.reading import PieceReader

__all__ = ["BoardSide", "Edition", "Face", "load_edition", "parse_edition"]

SHIPPED: Final = "reconstruction.toml"

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
    return parse_edition(read_edition(path), str(path))


def parse_edition(data: bytes, where: str) -> Edition:
    """Turn the bytes of an edition file into an edition; ``where`` names it in errors."""
    return _BoxReader(where).edition(parse_toml(data, where))


class _BoxReader(EditionReader, PieceReader):
    """Checks one file, entry by entry."""

    def edition(self, data: dict[str, object]) -> Edition:
        root = self.root(data, "galore", ("tiles", "boards"))
        name, names = self.head(root["edition"])
        return Edition(name, names, self.faces(root["tiles"]), self.boards(root["boards"]))

    def faces(self, value: object) -> tuple[Face, ...]:
        found: dict[int, Face] = {}
        for place, item in enumerate(self.array("[[tiles]]", value), 1):
            entry = f"[[tiles]] entry {place}"
            table = self.any_table(entry, item)
            if "number" not in table:
                raise self.error(entry, 'has no "number"')
            number = self.whole(f"{entry} number", table["number"], 1, TILE_COUNT)
            if number in found:
                reason = f"is listed twice; every number from 1 to {TILE_COUNT} occurs once (GG-01)"
                raise self.error(f"tile {number}", reason)
            found[number] = self.face(f"tile {number}", table)
        for number in range(1, TILE_COUNT + 1):
            if number not in found:
                reason = f"is missing; every number from 1 to {TILE_COUNT} occurs once (GG-01)"
                raise self.error(f"tile {number}", reason)
        return tuple([found[number] for number in range(1, TILE_COUNT + 1)])

    def face(self, entry: str, item: object) -> Face:
        table = self.table(entry, item, ("number", "track", "monsters"), ("diamonds", "attested"))
        track = self.track(entry, table["track"])
        return Face(
            track,
            self.monsters(entry, table["monsters"], track),
            self.diamonds(entry, table.get("diamonds", [])),
            self.facts(f"{entry} attested", table.get("attested", []), _TILE_FACTS),
        )

    def boards(self, value: object) -> tuple[BoardSide, ...]:
        found: dict[str, BoardSide] = {}
        for place, item in enumerate(self.array("[[boards]]", value), 1):
            entry = f"[[boards]] entry {place}"
            table = self.table(entry, item, ("id", "doors"), ("attested",))
            side = self.word(f"{entry} id", table["id"], BOARD_IDS)
            entry = f"board {side}"
            if side in found:
                raise self.error(entry, "is listed twice; each of 1a to 5b occurs once (GG-05)")
            doors = self.doors(entry, table["doors"])
            facts = self.facts(f"{entry} attested", table.get("attested", []), _BOARD_FACTS)
            found[side] = BoardSide(side, doors, facts)
        for side in BOARD_IDS:
            if side not in found:
                raise self.error(
                    f"board {side}", "is missing; each of 1a to 5b occurs once (GG-05)"
                )
        return tuple([found[side] for side in BOARD_IDS])
