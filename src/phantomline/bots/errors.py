"""How a bot says that it cannot go on."""

from typing import Literal

from phantomline.core import PhantomlineError

__all__ = ["BotFailure", "HowFailed"]

HowFailed = Literal["died", "failed", "illegal", "slow"]
"""A bot's program has ended, its answer makes no sense, is no legal action, or is overdue."""


class BotFailure(PhantomlineError):
    """A bot cannot go on, and says why: its program has ended, its answer makes no sense.

    Whoever runs the game decides what becomes of the seat.
    """

    def __init__(self, reason: str, kind: HowFailed = "failed") -> None:
        super().__init__(reason)
        self.reason = reason
        self.kind: HowFailed = kind
