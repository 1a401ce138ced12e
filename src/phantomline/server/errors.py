"""What the server can refuse.

PhantomlineError
└── Refusal        something that cannot be done at this table, now, or by this person

Codes are stable: programs may rely on them. The sentence is in the catalogues as
``table-refused-CODE``; an action that the rules forbid keeps its own code, rule and sentence
(`IllegalAction`).
"""

from collections.abc import Mapping

from phantomline.core import PhantomlineError

__all__ = ["Refusal"]


class Refusal(PhantomlineError):
    """A command that this table does not take; ``params`` are what a sentence about it needs."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, str | int] = params

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return self.code + (f": {details}" if details else "")
