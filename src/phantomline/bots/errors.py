"""How a bot says that it cannot go on."""

from phantomline.core import PhantomlineError

__all__ = ["BotFailure"]


class BotFailure(PhantomlineError):
    """A bot cannot go on, and says why: its program has ended, its answer makes no sense.

    Whoever runs the game decides what becomes of the seat.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
