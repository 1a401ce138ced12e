"""How a bot says that it cannot go on.

PhantomlineError
└── BotFailure          a bot cannot go on; ``kind`` says how it has lost
    └── ProgramFailure  a program cannot (in `process`)

What is wrong with a program is a `Fault`. Codes are stable; the sentences are in the catalogues
too, as ``bot-fault-CODE``.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from phantomline.core import PhantomlineError

__all__ = ["FAULTS", "BotFailure", "Fault", "Faulty", "HowFailed", "Param"]

HowFailed = Literal["died", "failed", "illegal", "slow"]
"""A bot's program has ended, its answer makes no sense, is no legal action, or is overdue."""

Param = str | int | float

FAULTS: Final = {
    "unnamed": "no program is named",
    "unclear": "it has a quotation mark or a backslash with nothing behind it",
    "missing": "there is no program {program}",
    "not-executable": "{program} is not executable (chmod +x)",
    "not-here": "programs can only play on Unix systems",
    "refused": "the system will not run it: {why}",
    "closed": "it closed its output",
    "ended": "it ended with status {status}",
    "killed": "it was ended by signal {signal}",
    "late": "it did not answer within {seconds} s",
    "overlong": "it wrote a line of over {most} bytes",
    "unasked": "it said {said} without being asked",
    "illegal": "{action} is not among the legal actions",
    "version": "it speaks version {theirs} of the protocol, this is {ours}",
    "no-json": "“{line}” is not JSON: {why}",
    "no-message": '“{line}” is not a "{wanted}" message: {why}',
    "no-action": "“{line}” has no action of the game: {why}",
}


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a program: a code of `FAULTS`, and what a sentence about it needs."""

    code: str
    params: Mapping[str, Param] = {}

    def __str__(self) -> str:
        shown = {
            name: f"{value:g}" if isinstance(value, float) else value
            for name, value in self.params.items()
        }
        return FAULTS[self.code].format(**shown)


class Faulty(Exception):
    """Something is wrong with a program, and ``fault`` says what."""

    def __init__(self, code: str, **params: Param) -> None:
        self.fault: Final = Fault(code, params)
        super().__init__(str(self.fault))


class BotFailure(PhantomlineError):
    """A bot cannot go on, and says why: its program has ended, its answer makes no sense.

    Whoever runs the game decides what becomes of the seat.
    """

    def __init__(self, reason: str, kind: HowFailed = "failed") -> None:
        super().__init__(reason)
        self.reason = reason
        self.kind: HowFailed = kind
