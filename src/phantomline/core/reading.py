"""Reading what a person wrote: every mistake is one error with a place and a reason.

Edition files (TOML) and score sheets (JSON) are parsed by the standard library and then
taken apart here, so that all of them check and complain in the same words.
"""

import tomllib
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from phantomline.core.errors import EditionError, PhantomlineError

__all__ = ["MOST_BYTES", "EditionReader", "Reader", "parse_toml", "read_edition", "shown"]

MOST_BYTES: Final = 256 * 1024
MOST_ITEMS: Final = 10_000
LONGEST_TEXT: Final = 120
LONGEST_QUOTE: Final = 40
DIRECTIONS: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class Reader:
    """Turns parsed data into checked values, or fails with one clear sentence.

    A format says what it calls a table and an array, and which error it raises.
    """

    table_word: str = "a table"
    array_word: str = "an array"

    def error(
        self,
        entry: str,
        reason: str,
        code: str = "",  # noqa: ARG002 (for formats that speak other languages)
        **params: str | int,  # noqa: ARG002 (as above)
    ) -> PhantomlineError:
        """Return the error for what is wrong with an entry, to be raised by the caller.

        ``code`` and ``params`` are the reason once more, for formats that tell it in any language.
        """
        return PhantomlineError(f"{entry}: {reason}")

    def table(
        self,
        entry: str,
        value: object,
        required: tuple[str, ...],
        optional: tuple[str, ...] = (),
    ) -> dict[str, object]:
        """Return a table that has all required keys and no unknown ones."""
        table = self.any_table(entry, value)
        for key in table:
            if key not in required and key not in optional:
                known = ", ".join(required + optional)
                reason = f"has an unknown key {shown(key)}; the keys are {known}"
                raise self.error(entry, reason, "unknown-key", key=shown(key), known=known)
        for key in required:
            if key not in table:
                raise self.error(entry, f'has no "{key}"', "no-key", key=key)
        return table

    def any_table(self, entry: str, value: object) -> dict[str, object]:
        """Return a table, whatever its keys are."""
        if not isinstance(value, dict):
            reason = f"must be {self.table_word}, not {shown(value)}"
            raise self.error(entry, reason, "not-table", got=shown(value))
        return cast("dict[str, object]", value)

    def array(
        self, entry: str, value: object, least: int = 0, most: int = MOST_ITEMS
    ) -> list[object]:
        """Return an array of a length in this range."""
        if not isinstance(value, list):
            reason = f"must be {self.array_word}, not {shown(value)}"
            raise self.error(entry, reason, "not-list", got=shown(value))
        items = cast("list[object]", value)
        if not least <= len(items) <= most:
            raise self.error(entry, f"must have {span(least, most)} elements, not {len(items)}")
        return items

    def whole(self, entry: str, value: object, least: int, most: int) -> int:
        """Return a whole number in this range."""
        # To Python a bool is an int; to somebody counting spaces it is not.
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            reason = f"must be a whole number from {least} to {most}, not {shown(value)}"
            raise self.error(entry, reason, "not-whole", least=least, most=most, got=shown(value))
        return value

    def text(self, entry: str, value: object) -> str:
        """Return one printable line."""
        if not isinstance(value, str):
            reason = f"must be text, not {shown(value)}"
            raise self.error(entry, reason, "not-text", got=shown(value))
        if not value.strip() or len(value) > LONGEST_TEXT or not is_clean(value):
            reason = f"must be 1 to {LONGEST_TEXT} printable characters"
            raise self.error(entry, reason, "bad-text", most=LONGEST_TEXT)
        return value

    def slug(self, entry: str, value: object) -> str:
        """Return an id: lower-case letters and digits, with hyphens between them."""
        text = self.text(entry, value)
        parts = text.split("-")
        plain = text.isascii() and text == text.lower() and "".join(parts).isalnum()
        if not plain or not parts[0] or not parts[-1]:
            reason = f"must be lower-case letters, digits and hyphens, not {shown(text)}"
            raise self.error(entry, reason)
        return text

    def word(self, entry: str, value: object, words: tuple[str, ...]) -> str:
        """Return one of these words."""
        if not isinstance(value, str) or value not in words:
            known = ", ".join(words)
            reason = f"must be one of {known}, not {shown(value)}"
            raise self.error(entry, reason, "one-of", known=known, got=shown(value))
        return value

    def names(self, entry: str, value: object) -> Mapping[str, str]:
        """Return a name in one language or more."""
        table = self.any_table(entry, value)
        if not table:
            reason = 'needs a name in at least one language, such as { en = "Crypt" }'
            raise self.error(entry, reason)
        return {
            self.slug(f"{entry} language", language): self.text(f"{entry} {language}", name)
            for language, name in table.items()
        }

    def facts(self, entry: str, value: object, words: tuple[str, ...]) -> frozenset[str]:
        """Return which of an entry's facts are attested."""
        items = self.array(entry, value, 0, len(words))
        return frozenset([self.word(entry, item, words) for item in items])


class EditionReader(Reader):
    """Takes an edition file apart, saying which file an error is in."""

    def __init__(self, path: str) -> None:
        self.path = path

    def error(
        self,
        entry: str,
        reason: str,
        code: str = "",  # noqa: ARG002 (an edition is told in English)
        **params: str | int,  # noqa: ARG002 (as above)
    ) -> EditionError:
        """Return the error for this entry of the file."""
        return EditionError(self.path, entry, reason)

    def root(
        self, data: dict[str, object], game: str, sections: tuple[str, ...]
    ) -> dict[str, object]:
        """Return the sections of a file of this game; one of another game is told first."""
        if "edition" in data:
            head = self.any_table("[edition]", data["edition"])
            if "game" in head:
                self.word("[edition] game", head["game"], (game,))
        return self.table("the file", data, ("edition", *sections))

    def head(self, value: object) -> tuple[str, Mapping[str, str]]:
        """Return the id and the names in an ``[edition]``."""
        head = self.table("[edition]", value, ("id", "game", "name"))
        return self.slug("[edition] id", head["id"]), self.names("[edition] name", head["name"])


def read_edition(path: str | Path) -> bytes:
    """Return what the file holds; an unreadable or oversized one is an `EditionError`."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise EditionError(name, "the file", f"cannot be read: {reason}") from None
    return data


def parse_toml(data: bytes, path: str) -> dict[str, object]:
    """Return the tables of a TOML file; anything else is an `EditionError`."""
    if len(data) > MOST_BYTES:
        raise EditionError(path, "the file", f"is larger than {MOST_BYTES // 1024} KiB")
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise EditionError(path, "the file", f"is not UTF-8 text (byte {error.start})") from None
    except RecursionError:
        raise EditionError(path, "the file", "is nested too deeply") from None
    except ValueError as error:
        raise EditionError(path, "the file", f"is not valid TOML: {error}") from None


def is_clean(text: str) -> bool:
    """Say whether a text can be shown anywhere: one line, and nothing that hides or turns others.

    Joiners inside a word are fine: emoji and several scripts need them.
    """
    return not any(
        unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or sign in DIRECTIONS
        for sign in text
    )


def span(least: int, most: int) -> str:
    """Return a range as an error words it."""
    return str(least) if least == most else f"{least} to {most}"


def shown(value: object) -> str:
    """Return a value as an error quotes it: short and on one line."""
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
        short = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."
        return f'"{short}"'
    return ascii(value)[:LONGEST_QUOTE]
