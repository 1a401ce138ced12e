"""`phantomline serve` where every table of a game has the same fate, for pictures of tables.

Bots, too, do the same each time they see the same.

python -m tests.e2e.fated serve ...
"""

import sys
from functools import partial
from itertools import count
from random import Random

from phantomline.cli import main
from phantomline.server.http import app
from phantomline.server.live import care, making
from phantomline.server.live.rooms import Rooms
from phantomline.server.table.fate import Fate

SEED = b"the pictures show this evening"
_next = count()


def fate(_: bytes) -> Fate:
    """Return the one fate there is."""
    return Fate(SEED)


def name_table(letters: str, length: int) -> str:
    """Return the next id or code: always another one, and the same in every run."""
    n, name = next(_next), ""
    for _ in range(length):
        n, digit = divmod(n, len(letters))
        name = letters[digit] + name
    return name


class Luck(Random):
    """What bots are asked with, whoever is asked first."""

    def getrandbits(self, _: int, /) -> int:
        """Return the same each time; nought is within every range."""
        return 0


def prepare() -> None:
    """Put fate and names where the server looks for its own."""
    assert hasattr(app, "Rooms")
    assert hasattr(making, "_any")
    assert hasattr(care, "Random")
    setattr(app, "Rooms", partial(Rooms, fate=fate))  # noqa: B010 no other type fits there
    setattr(making, "_any", name_table)  # noqa: B010 likewise
    setattr(care, "Random", Luck)  # noqa: B010 likewise


if __name__ == "__main__":
    prepare()
    sys.argv[:1] = ["phantomline"]
    sys.exit(main())
