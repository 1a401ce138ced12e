"""Multisets of a few kinds, each packed into one int.

A deck or a hand is a bag: how many of each kind, and no order. Packed, a bag
is an immutable value that costs nothing to copy; adding and removing a card is
plain ``+`` and ``-`` with `Packing.one`.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

__all__ = ["EMPTY", "Packing"]

EMPTY: Final = 0


class Packing:
    """Gives each of ``kinds`` kinds ``width`` bits, so a count is below ``2 ** width``."""

    def __init__(self, kinds: int, width: int) -> None:
        # Past 62 bits an int is no longer a machine word in the compiled rules.
        if kinds * width > 62:
            raise ValueError(f"{kinds} kinds of {width} bits do not fit into 62 bits")
        self.kinds: Final = kinds
        self.width: Final = width
        self.mask: Final = (1 << width) - 1

    def one(self, kind: int) -> int:
        """Return the bag that holds a single card of this kind."""
        return 1 << (kind * self.width)

    def count(self, bag: int, kind: int) -> int:
        """Return how many of this kind the bag holds."""
        return (bag >> (kind * self.width)) & self.mask

    def size(self, bag: int) -> int:
        """Return how many cards the bag holds."""
        total = 0
        while bag:
            total += bag & self.mask
            bag >>= self.width
        return total

    def pick(self, bag: int, index: int) -> int:
        """Return the kind of the card at this index, the bag being laid out by kind."""
        kind = 0
        left = index
        while True:
            here = bag & self.mask
            if left < here:
                return kind
            left -= here
            bag >>= self.width
            kind += 1
            if kind >= self.kinds:
                raise IndexError(f"a bag has no card at index {index}")

    def present(self, bag: int) -> list[int]:
        """Return the kinds the bag holds at least one of, in order."""
        found: list[int] = []
        kind = 0
        while bag:
            if bag & self.mask:
                found.append(kind)
            bag >>= self.width
            kind += 1
        return found

    def pack(self, counts: Sequence[int]) -> int:
        """Return the bag with these counts, one for each kind."""
        bag = 0
        for kind in range(self.kinds):
            if not 0 <= counts[kind] <= self.mask:
                raise ValueError(f"a count of {counts[kind]} does not fit into {self.width} bits")
            bag += counts[kind] << (kind * self.width)
        return bag

    def unpack(self, bag: int) -> tuple[int, ...]:
        """Return the count of every kind."""
        return tuple([self.count(bag, kind) for kind in range(self.kinds)])

    def cards(self, bag: int) -> list[int]:
        """Return every card as its kind, sorted."""
        found: list[int] = []
        kind = 0
        while bag:
            found.extend([kind] * (bag & self.mask))
            bag >>= self.width
            kind += 1
        return found

    def draw(self, bag: int, size: int, rng: Random) -> int:
        """Return a bag of ``size`` cards drawn from this one, every physical card alike."""
        drawn = 0
        left = self.size(bag)
        if size > left:
            raise ValueError(f"cannot draw {size} cards from a bag of {left}")
        for _ in range(size):
            card = self.one(self.pick(bag - drawn, int(rng.random() * left)))
            drawn += card
            left -= 1
        return drawn
