"""Everything that can go wrong, as one tree.

PhantomlineError
├── IllegalAction      a well-formed action that the rules forbid here
├── MalformedAction    data that is no action of this game at all
├── OptionError        a table set up in a way the game does not offer
├── EditionError       an edition file that cannot be played with
├── SheetError         a score sheet that cannot be scored
├── RecordError        a record that cannot be read or does not replay
└── UnknownGame        a game this package does not have

Codes are stable: programs may rely on them. Sentences for people come from the
catalogues in ``locales/``, found by the code.
"""

from collections.abc import Mapping

__all__ = [
    "EditionError",
    "IllegalAction",
    "MalformedAction",
    "OptionError",
    "PhantomlineError",
    "RecordError",
    "SheetError",
    "UnknownGame",
]


class PhantomlineError(Exception):
    """The root of all errors that a user of this package can cause."""


class IllegalAction(PhantomlineError):
    """The rules forbid this action now.

    ``code`` names the reason, ``rule`` the rule it comes from (``GH-22``) and
    ``params`` what a sentence about it needs. They never say more than the
    acting seat may know.
    """

    def __init__(self, code: str, rule: str, params: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule
        self.params: Mapping[str, str | int] = params or {}

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.code} ({self.rule})" + (f": {details}" if details else "")


class MalformedAction(PhantomlineError):
    """Data that does not describe an action of this game; ``reason`` says what is off."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OptionError(PhantomlineError):
    """An option, or a number of players, that this game does not offer.

    A number out of range comes with its ``bounds``: the least, the most and what was asked for.
    """

    def __init__(
        self, option: str, reason: str, bounds: tuple[int, int, int] | None = None
    ) -> None:
        super().__init__(option, reason)
        self.option = option
        self.reason = reason
        self.bounds = bounds

    @classmethod
    def out_of_range(cls, option: str, least: int, most: int, got: int) -> "OptionError":
        """Make the error for a number that is too small or too large."""
        return cls(option, f"must be from {least} to {most}, not {got}", (least, most, got))

    def __str__(self) -> str:
        return f"{self.option}: {self.reason}"


class EditionError(PhantomlineError):
    """An edition file is wrong: which file, which entry in it, and why."""

    def __init__(self, path: str, entry: str, reason: str) -> None:
        super().__init__(path, entry, reason)
        self.path = path
        self.entry = entry
        self.reason = reason

    def __str__(self) -> str:
        where = f"{self.path}: {self.entry}" if self.entry else self.path
        return f"{where}: {self.reason}"


class SheetError(PhantomlineError):
    """A score sheet is wrong: where in it, and why.

    ``code`` and ``params`` say the same for sentences in any language. Where it is about somebody's
    board, ``spot`` tells whose (``player``, counted from 1, and their ``name``), which ``space``
    (from 0) and which ``part`` of it.
    """

    def __init__(
        self,
        where: str,
        reason: str,
        code: str = "",
        params: Mapping[str, str | int] | None = None,
        spot: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason
        self.code = code
        self.params: Mapping[str, str | int] = params or {}
        self.spot: Mapping[str, str | int] = spot or {}

    @property
    def rule(self) -> str:
        """The rule that the reason names, if it names one."""
        _, bracket, rest = self.reason.rpartition(" (")
        rule = rest.removesuffix(")")
        return rule if bracket and rule[:2].isupper() and rule[2:3] == "-" else ""

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}" if self.where else self.reason


class RecordError(PhantomlineError):
    """A record is wrong: on which line (from 1), why, and the rule if one is broken.

    ``code`` and ``params`` say why for sentences in any language.
    """

    def __init__(
        self,
        line: int,
        reason: str,
        *,
        code: str = "malformed",
        rule: str = "",
        params: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason
        self.code = code
        self.rule = rule
        self.params: Mapping[str, str] = params or {}

    def __str__(self) -> str:
        rule = f" [{self.rule}]" if self.rule else ""
        return f"line {self.line}: {self.reason}{rule}"


class UnknownGame(PhantomlineError):
    """There is no game of this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"there is no game called {self.name!r}; there are {', '.join(self.known)}"
