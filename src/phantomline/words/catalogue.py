"""The Fluent catalogues of one language, read as they are needed."""

import re
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["FILES", "LANGUAGES", "RULES", "Catalogue", "MissingWords", "Param", "language_of"]

LANGUAGES: Final = ("en", "es")
FILES: Final = (
    "common", "arena", "board-galore", "board-ghosts", "board-train", "bots", "cli", "db",
    "describe", "describe-galore", "describe-ghosts", "describe-train",
    "galore", "ghosts", "server", "train", "verify", "web",
    "web-eyes", "web-hints", "web-lesson", "web-me", "web-pad", "web-replay", "web-shell",
)  # fmt: skip

Param = str | int
"""What a message's variable may hold."""

LONGEST_NUMBER: Final = 10**15

# Screen readers say a minus, and keep silent about a dash.
MINUS: Final = "\N{MINUS SIGN}"
DASH_BEFORE_NUMBER: Final = re.compile(r"(?<![\w-])-(?=\d)")

RULES: Final = {"GG": "galore", "GH": "ghosts", "GT": "train"}
"""The letters of each game's rule ids."""


class MissingWords(LookupError):
    """A message is missing or cannot be formatted; only strict catalogues say so."""


class Catalogue:
    """Formats the messages of one language.

    A message that is missing there comes from English, and one that is nowhere comes out as its
    id: a gap in a catalogue must never stop a game. With ``strict`` it raises `MissingWords`,
    which is how tests find such gaps.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        self.language: Final = language
        self.strict: Final = strict
        self._read: set[str] = set()

    def has(self, message: str) -> bool:
        """Say whether this language has such a message."""
        self._open(_file_of(message))
        return self._bundle.has_message(message)

    def format(self, message: str, params: Mapping[str, Param] | None = None) -> str:
        """Return the message with its variables filled in."""
        if not self.has(message):
            if self.strict:
                raise MissingWords(f"{self.language} has no message {message}")
            return message if self.language == "en" else self._english.format(message, params)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        filled = {name: _sayable(value) for name, value in (params or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors and self.strict:
            raise MissingWords(f"{self.language} {message}: {errors[0]}")
        if any(isinstance(value, int) and value < 0 for value in filled.values()):
            return DASH_BEFORE_NUMBER.sub(MINUS, str(text))
        return str(text)

    @cached_property
    def _english(self) -> "Catalogue":
        return Catalogue("en")

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Fluent pulls in a library of plural rules, which a command without words can do without.
        from fluent.runtime import FluentBundle

        # Isolation marks keep right-to-left names apart; terminals print them as boxes.
        return FluentBundle([self.language], use_isolating=False)

    def _open(self, file: str) -> None:
        if file in self._read:
            return
        from fluent.runtime import FluentResource

        self._read.add(file)
        self._bundle.add_resource(FluentResource(catalogue_text(self.language, file)))


def _sayable(value: Param) -> Param:
    """Return a number that is longer than any that is ever meant as its digits.

    Somebody's number may come back to them in what is wrong with it, and the library that
    groups digits fails on long ones.
    """
    return str(value) if isinstance(value, int) and abs(value) >= LONGEST_NUMBER else value


def catalogue_text(language: str, file: str) -> str:
    """Return the source of one catalogue."""
    place = resources.files("phantomline") / "locales" / language / f"{file}.ftl"
    return place.read_text(encoding="utf-8")


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that these environment variables ask for, English if it has no words."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def _file_of(message: str) -> str:
    """Return which file holds a message, so that one game's words do not load the others'."""
    parts = message.split("-", 2)
    if parts[0] == "rule" and len(parts) > 1:
        return RULES.get(parts[1], "common")
    if parts[0] == "board" and len(parts) > 1:
        return f"board-{parts[1]}"
    if parts[0] == "web" and len(parts) > 1 and f"web-{parts[1]}" in FILES:
        return f"web-{parts[1]}"
    if parts[0] == "describe" and len(parts) > 1 and f"describe-{parts[1]}" in FILES:
        return f"describe-{parts[1]}"
    if parts[0] == "bot":
        return "bots"
    if parts[0] in ("store", "table"):
        return "server"
    return parts[0] if parts[0] in FILES else "common"
