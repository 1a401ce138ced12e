"""Reading a TOML file that a person wrote: every mistake is one error with a place and a reason."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from phantomline.core.errors import EditionError

__all__ = ["MOST_BYTES", "Reader", "parse_toml", "read_bytes", "shown"]

MOST_BYTES: Final = 256 * 1024
LONGEST_TEXT: Final = 80
LONGEST_QUOTE: Final = 40


def read_bytes(path: str) -> bytes:
    """Return what the file holds; an unreadable or oversized one is an `EditionError`."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise EditionError(path, "the file", f"cannot be read: {reason}") from None
    if len(data) > MOST_BYTES:
        raise EditionError(path, "the file", f"is larger than {MOST_BYTES // 1024} KiB")
    return data


def parse_toml(data: bytes, path: str) -> dict[str, object]:
    """Return the tables of a TOML file; anything else is an `EditionError`."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise EditionError(path, "the file", f"is not UTF-8 text (byte {error.start})") from None
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise EditionError(path, "the file", "is nested too deeply") from None
    except ValueError as error:
        raise EditionError(path, "the file", f"is not valid TOML: {error}") from None


class Reader:
    """Takes parsed TOML apart, saying which file an error is in."""

    def __init__(self, path: str) -> None:
        self.path = path

    def error(self, entry: str, reason: str) -> EditionError:
        """Return the error for this entry, to be raised by the caller."""
        return EditionError(self.path, entry, reason)

    def table(
        self,
        entry: str,
        value: object,
        required: tuple[str, ...],
        optional: tuple[str, ...] = (),
    ) -> dict[str, object]:
        """Return a table that has all required keys and no unknown ones."""
        table = self.any_table(entry, value)
        for key in required:
            if key not in table:
                raise self.error(entry, f'has no "{key}"')
        for key in table:
            if key not in required and key not in optional:
                known = ", ".join(required + optional)
                raise self.error(entry, f"has an unknown key {shown(key)}; known keys are {known}")
        return table

    def any_table(self, entry: str, value: object) -> dict[str, object]:
        """Return a table, whatever its keys are."""
        if not isinstance(value, dict):
            raise self.error(entry, f"must be a table, not {shown(value)}")
        return cast(dict[str, object], value)

    def array(self, entry: str, value: object, least: int, most: int) -> list[object]:
        """Return an array of a length in this range."""
        if not isinstance(value, list):
            raise self.error(entry, f"must be an array, not {shown(value)}")
        items = cast(list[object], value)
        if not least <= len(items) <= most:
            raise self.error(entry, f"must have {span(least, most)} elements, not {len(items)}")
        return items

    def whole(self, entry: str, value: object, least: int, most: int) -> int:
        """Return a whole number in this range."""
        # To Python a bool is an int; to somebody counting spaces it is not.
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.error(
                entry, f"must be a whole number, {span(least, most)}, not {shown(value)}"
            )
        return value

    def text(self, entry: str, value: object) -> str:
        """Return a short printable text."""
        if not isinstance(value, str):
            raise self.error(entry, f"must be text, not {shown(value)}")
        if not value.strip() or len(value) > LONGEST_TEXT or not value.isprintable():
            raise self.error(entry, f"must be 1 to {LONGEST_TEXT} printable characters")
        return value

    def slug(self, entry: str, value: object) -> str:
        """Return an id: lower-case letters and digits, with hyphens between them."""
        text = self.text(entry, value)
        parts = text.split("-")
        plain = text.isascii() and text == text.lower() and "".join(parts).isalnum()
        if not plain or not parts[0] or not parts[-1]:
            raise self.error(
                entry, f"must be lower-case letters, digits and hyphens, not {shown(text)}"
            )
        return text

    def word(self, entry: str, value: object, words: tuple[str, ...]) -> str:
        """Return one of these words."""
        if not isinstance(value, str) or value not in words:
            raise self.error(entry, f"must be one of {', '.join(words)}, not {shown(value)}")
        return value

    def names(self, entry: str, value: object) -> Mapping[str, str]:
        """Return a name in one language or more."""
        table = self.any_table(entry, value)
        if not table:
            raise self.error(entry, 'needs a name in a language, such as { en = "Crypt" }')
        return {
            self.slug(f"{entry} language", language): self.text(f"{entry} {language}", name)
            for language, name in table.items()
        }

    def facts(self, entry: str, value: object, words: tuple[str, ...]) -> frozenset[str]:
        """Return which of an entry's facts are attested."""
        items = self.array(entry, value, 0, len(words))
        return frozenset([self.word(entry, item, words) for item in items])


def span(least: int, most: int) -> str:
    """Return a range as an error words it."""
    return str(least) if least == most else f"{least} to {most}"


def shown(value: object) -> str:
    """Return a value as an error quotes it: short and on one line."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"an array of {len(cast(list[object], value))}"
    if isinstance(value, int) and not -(10**15) < value < 10**15:
        return "a huge number"
    text = ascii(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 3] + "..."
