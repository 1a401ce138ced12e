"""A line in which everybody has the same turn, however much they have asked for.

It goes by rounds: in each of them, one thing of everybody who asks is done. So whoever comes with
one thing waits for one thing of each of the others at most, not for all that they have brought.
"""

from bisect import insort
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

__all__ = ["Line"]

T = TypeVar("T")


class _Place(NamedTuple, Generic[T]):
    what: T
    asker: str
    round: int


class Line(Generic[T]):
    """At most so many things, the one that is being done first, the others as their turn comes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._places: list[_Place[T]] = []

    def __iter__(self) -> Iterator[T]:
        return iter([place.what for place in self._places])

    def __len__(self) -> int:
        return len(self._places)

    def ahead(self, what: T) -> int:
        """Return how many come before this, which is in the line."""
        return list(self).index(what)

    def has_room(self, asker: str) -> bool:
        """Say whether one more of this asker could join: if need be, in the place of the last."""
        return len(self) < self._most or self._turn(asker) < self._places[-1].round

    def join(self, what: T, asker: str) -> T | None:
        """Let something wait where there is room for it, and return what had to make that room.

        What waits already comes earlier if it would be the turn of this asker earlier.
        """
        place = _Place(what, asker, self._turn(asker, what))
        for old in self._places:
            if old.what is what:
                if old.round <= place.round:
                    return None
                self.leave(what)
                break
        # Behind those of the same round, and so never before the one that is being done.
        insort(self._places, place, key=_round)
        return self._places.pop().what if len(self) > self._most else None

    def leave(self, what: T) -> None:
        """Take something out of the line, done or not."""
        at = self.ahead(what)
        gone = self._places.pop(at)
        if at == 0:
            return
        # It had no turn, so the others of its asker come a round earlier.
        for place, one in enumerate(self._places):
            if one.asker == gone.asker and one.round > gone.round:
                self._places[place] = one._replace(round=one.round - 1)
        self._places.sort(key=_round)

    def _turn(self, asker: str, what: T | None = None) -> int:
        """Return the round in which something of this asker would be done: one in each."""
        mine = [one.round for one in self._places if one.asker == asker and one.what is not what]
        return mine[-1] + 1 if mine else self._places[0].round if self._places else 0


def _round(place: _Place[T]) -> int:
    return place.round
