"""The games that a pool hands out."""

from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from phantomline.arena.match import Failure

__all__ = ["Job", "Waiting"]


class Job(msgspec.Struct, frozen=True):
    """A game to be played, and the bots that are known to fail in it."""

    number: int
    doomed: tuple[Failure, ...] = ()


class Waiting:
    """The games nobody plays now: those that came back, then those that nobody has begun.

    There may be very many of these, so that they are made when they are taken.
    """

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers: Final = numbers
        self.begun = 0
        self.back: Final[deque[Job]] = deque()

    def __len__(self) -> int:
        return len(self.back) + len(self.numbers) - self.begun

    def first(self) -> int:
        """Return the number of the game that is taken next."""
        return self.back[0].number if self.back else self.numbers[self.begun]

    def take(self) -> Job:
        """Hand out the game that is next."""
        if self.back:
            return self.back.popleft()
        self.begun += 1
        return Job(self.numbers[self.begun - 1])

    def put_back(self, jobs: Sequence[Job]) -> None:
        """Take games back that nobody plays any more, to be handed out before all others."""
        self.back.extendleft(reversed(jobs))
