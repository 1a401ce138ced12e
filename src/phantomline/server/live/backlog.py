"""Bots on turn where nobody looks on: a few think at once, and the others wait in line."""

from typing import Protocol

__all__ = ["Backlog"]


class Waiting(Protocol):
    """Somebody with bots on turn, who looks again once it is theirs to let one think."""

    def look(self) -> None:
        """Let the bots think for whom there is room now."""


class Backlog:
    """Lets no more than ``most`` bots think at once for those who are away.

    Whoever looks on waits for their own bots alone, however many tables are played while nobody
    has them open.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._thinking = 0
        self._line: dict[Waiting, None] = {}

    def enter(self, one: Waiting) -> bool:
        """Say whether another bot may think now; if not, ``one`` is asked to look again later."""
        if self._thinking >= self.most:
            self._line.setdefault(one)
            return False
        self._thinking += 1
        return True

    def forget(self, one: Waiting) -> None:
        """Let somebody wait no longer."""
        self._line.pop(one, None)

    def leave(self) -> None:
        """Make room for the next, since a bot has thought."""
        self._thinking -= 1
        # Some of them may have nothing to think about any more.
        while self._line and self._thinking < self.most:
            one = next(iter(self._line))
            del self._line[one]
            one.look()
