"""Checks that edition files and score sheets share: the shape of faces and doors.

A reader knows how its own format names things and which error it raises; the rules a tile or
a board obeys are the same in both.
"""

from typing import Final, cast

from phantomline.core.errors import PhantomlineError
from phantomline.games.galore.pieces import (
    BONE,
    DOORS,
    MONSTERS,
    MOST_MONSTERS,
    SECTIONS,
    SIDES,
    TOOTH,
    TRACKS,
)

__all__ = ["Reader"]

MOST_DIAMONDS: Final = 9
MOST_DIAMOND_VALUE: Final = 99
LONGEST_TEXT: Final = 120


class Reader:
    """Turns parsed TOML or JSON into checked values, or fails with one clear sentence."""

    def __init__(self, table_word: str, array_word: str) -> None:
        self.table_word: Final = table_word
        self.array_word: Final = array_word

    def fail(self, entry: str, reason: str) -> PhantomlineError:
        """The error of this format for what is wrong with an entry."""
        raise NotImplementedError

    # -- tiles and boards ----------------------------------------------------

    def track(self, entry: str, value: object) -> int:
        """A track type by name (GG-02)."""
        return self.word(f"{entry} track", value, TRACKS)

    def monsters(self, entry: str, value: object, track: int) -> tuple[tuple[int, int], ...]:
        """The monsters of a tile, each on a section that the track has (GG-01, GG-03)."""
        items = self.array(f"{entry} monsters", value)
        if len(items) > MOST_MONSTERS:
            reason = f"lists {len(items)}; a tile holds at most {MOST_MONSTERS} (GG-01)"
            raise self.fail(f"{entry} monsters", reason)
        return tuple(
            [
                self._monster(f"{entry} monster {place}", item, track)
                for place, item in enumerate(items, 1)
            ]
        )

    def _monster(self, entry: str, item: object, track: int) -> tuple[int, int]:
        pair = self.array(entry, item)
        if len(pair) != 2:
            reason = 'must be a pair of a monster and its section, such as ["ghost", 0] (GG-03)'
            raise self.fail(entry, reason)
        kind = self.word(f"{entry} kind", pair[0], MONSTERS)
        last = SECTIONS[track] - 1
        section = pair[1]
        if not is_whole(section, 0, last):
            name = TRACKS[track]
            wanted = "0, its only section" if last == 0 else "0 or 1"
            reason = f"must be {wanted} on a {name}, not {shown(section)} (GG-02)"
            raise self.fail(f"{entry} section", reason)
        assert isinstance(section, int)
        return kind, section

    def diamonds(self, entry: str, value: object) -> tuple[int, ...]:
        """The printed values of a tile's diamonds (GG-01)."""
        items = self.array(f"{entry} diamonds", value)
        if len(items) > MOST_DIAMONDS:
            reason = f"lists {len(items)}; this format holds at most {MOST_DIAMONDS}"
            raise self.fail(f"{entry} diamonds", reason)
        return tuple(
            [
                self.whole(f"{entry} diamond {place}", item, 1, MOST_DIAMOND_VALUE)
                for place, item in enumerate(items, 1)
            ]
        )

    def doors(self, entry: str, value: object) -> tuple[int, ...]:
        """Twelve doors or walls, two of them bone and two tooth (GG-05)."""
        table = self.table(f"{entry} doors", value)
        self.keys(f"{entry} doors", table, SIDES, ())
        doors: list[int] = []
        for side in SIDES:
            row = self.array(f"{entry} doors {side}", table[side])
            if len(row) != 3:
                reason = f"lists {len(row)}; a side of a board has three edges (GG-05)"
                raise self.fail(f"{entry} doors {side}", reason)
            for place, item in enumerate(row, 1):
                doors.append(self.word(f"{entry} doors {side} {place}", item, DOORS))
        for kind in (BONE, TOOTH):
            count = doors.count(kind)
            if count != 2:
                reason = f"hold {count} {DOORS[kind]} doors; a board side has exactly two (GG-05)"
                raise self.fail(f"{entry} doors", reason)
        return tuple(doors)

    # -- plain values --------------------------------------------------------

    def keys(
        self,
        entry: str,
        table: dict[str, object],
        required: tuple[str, ...],
        optional: tuple[str, ...],
    ) -> None:
        """All the required keys, and none that is not known."""
        for key in table:
            if key not in required and key not in optional:
                known = ", ".join(required + optional)
                raise self.fail(entry, f"has an unknown key {shown(key)}; the keys are {known}")
        for key in required:
            if key not in table:
                raise self.fail(entry, f'has no "{key}"')

    def table(self, entry: str, value: object) -> dict[str, object]:
        """A table of named values."""
        if not isinstance(value, dict):
            raise self.fail(entry, f"must be {self.table_word}, not {shown(value)}")
        return cast("dict[str, object]", value)

    def array(self, entry: str, value: object) -> list[object]:
        """A list of values."""
        if not isinstance(value, list):
            raise self.fail(entry, f"must be {self.array_word}, not {shown(value)}")
        return cast("list[object]", value)

    def text(self, entry: str, value: object) -> str:
        """One printable line."""
        if not isinstance(value, str):
            raise self.fail(entry, f"must be text, not {shown(value)}")
        if not value.strip() or len(value) > LONGEST_TEXT or not value.isprintable():
            raise self.fail(entry, f"must be 1 to {LONGEST_TEXT} printable characters")
        return value

    def whole(self, entry: str, value: object, least: int, most: int) -> int:
        """A whole number within bounds."""
        if not is_whole(value, least, most):
            reason = f"must be a whole number from {least} to {most}, not {shown(value)}"
            raise self.fail(entry, reason)
        assert isinstance(value, int)
        return value

    def word(self, entry: str, value: object, words: tuple[str, ...]) -> int:
        """One of these words, as its place among them."""
        if not isinstance(value, str) or value not in words:
            raise self.fail(entry, f"must be one of {', '.join(words)}, not {shown(value)}")
        return words.index(value)


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether this is a whole number within bounds; true and false are not numbers here."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def shown(value: object) -> str:
    """A value as an error quotes it: short and on one line."""
    if value is None:
        return "null"
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, list):
        return "[...]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and not -(10**15) < value < 10**15:
        return "a huge number"
    if isinstance(value, str):
        text = value if value.isprintable() else ascii(value)[1:-1]
        return f'"{text}"' if len(text) <= 40 else f'"{text[:37]}..."'
    return ascii(value)[:40]
