"""What every command gets: the words it speaks and where it prints them."""

import sys
from functools import cached_property
from typing import TYPE_CHECKING, Final

from phantomline.words import Param, Words

if TYPE_CHECKING:
    import typer
    from rich.console import Console

__all__ = ["Session", "UserError", "session_of"]


class UserError(Exception):
    """Something the user can mend, told by a message of the catalogue.

    ``code`` is the exit status: 1 where the input is wrong, 2 where the command line is.
    """

    def __init__(self, message: str, code: int = 1, **params: Param) -> None:
        super().__init__(message)
        self.message = message
        self.params = params
        self.code = code


class Session:
    """One run of the command."""

    def __init__(self, language: str) -> None:
        self.words: Final = Words(language)
        self.say: Final = self.words.say

    @cached_property
    def out(self) -> "Console":
        """The console on standard output. What it prints are plain texts unless marked up."""
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False)

    def write(self, text: str) -> None:
        """Write a line for programs to read, untouched by width and colour."""
        sys.stdout.write(text + "\n")

    def complain(self, text: str) -> None:
        """Write one sentence to standard error."""
        sys.stderr.write(self.say("cli-error", text=text) + "\n")


def session_of(context: "typer.Context") -> Session:
    """Return the session that the command was started with."""
    session = context.obj
    assert isinstance(session, Session)
    return session
