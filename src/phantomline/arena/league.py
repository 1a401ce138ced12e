"""Who sits where in which game, so that no bot is better off by its seat or its company."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, combinations, permutations
from typing import Final

import msgspec

__all__ = ["League", "Seating", "circles", "even_tables", "rotations"]


class Seating(msgspec.Struct, frozen=True):
    """One game of a league: its number, its deal, its turn within the deal, and who sits where."""

    number: int
    deal: int
    turn: int
    bots: tuple[str, ...]


def even_tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return all tables at which these bots sit as evenly as they can.

    With more bots than seats those are all choices of that many; with fewer every bot sits down
    equally often, and the seats that are left over go to every choice of bots in turn. Taken
    together every bot sits as often, and meets every other as often.
    """
    share, extra = divmod(players, len(bots))
    found: list[tuple[str, ...]] = []
    for chosen in combinations(range(len(bots)), extra):
        others = [place for place in range(len(bots)) if place not in chosen]
        # Those with a seat more come first, so that all tables have the same shape.
        counts = [(place, share + 1) for place in chosen] + [(place, share) for place in others]
        found.append(tuple(bots[place] for place, count in counts for _ in range(count)))
    return found


def rotations(circle: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the different ways to turn a circle, the circle as given first."""
    turned = [(*circle[by:], *circle[:by]) for by in range(len(circle))]
    return list(dict.fromkeys(turned))


def circles(table: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the different orders around a table, the one given first; turning it makes none."""
    seen: set[tuple[int, ...]] = set()
    found: list[tuple[int, ...]] = []
    for rest in permutations(table[1:]):
        circle = (table[0], *rest)
        if circle not in seen:
            seen.update(rotations(circle))
            found.append(circle)
    return found


class League:
    """The games of a league, numbered from 0 without end.

    A *deal* is one order around one table, played once for each way to turn it: the same fate
    with everyone in every seat. The deals go through all tables, then through them again with the
    next order. A *cycle* of all tables in all orders has every distinct seating exactly
    once; then it begins again with new deals.
    """

    def __init__(self, tables: Sequence[Sequence[str]]) -> None:
        names = [list(dict.fromkeys(table)) for table in tables]
        self.tables: Final = [tuple(table) for table in tables]
        self.names: Final = names
        shapes = {
            tuple(known.index(bot) for bot in table)
            for table, known in zip(tables, names, strict=True)
        }
        assert len(shapes) == 1, "all tables of a league are alike but for the names"
        self._turns: Final = [rotations(circle) for circle in circles(shapes.pop())]
        # How many games of a cycle are over after each order around the table.
        self._ends: Final = list(accumulate(len(turns) * len(tables) for turns in self._turns))

    @property
    def cycle(self) -> int:
        """How many games it takes until everything has been played once."""
        return self._ends[-1]

    @property
    def round(self) -> int:
        """How many games it takes until everyone has met as often, in every seat as often."""
        return self._ends[0]

    def seating(self, number: int) -> Seating:
        """Return who sits where in a game."""
        cycle, place = divmod(number, self.cycle)
        order = bisect_right(self._ends, place)
        turns = self._turns[order]
        table, turn = divmod(place - (self._ends[order - 1] if order else 0), len(turns))
        deal = (cycle * len(self._turns) + order) * len(self.tables) + table
        names = self.names[table]
        return Seating(number, deal, turn, tuple(names[label] for label in turns[turn]))
