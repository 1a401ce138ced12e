"""`phantomline serve` where every table of a game has the same fate, for pictures of tables.

python -m tests.e2e.fated serve ...
"""

import sys
from functools import partial
from itertools import count

from phantomline.cli import main
from phantomline.server.http import app
from phantomline.server.live import making
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


def prepare() -> None:
    """Put fate and names where the server looks for its own."""
    assert hasattr(app, "Rooms")
    assert hasattr(making, "_any")
    setattr(app, "Rooms", partial(Rooms, fate=fate))  # noqa: B010 no other type fits there
    setattr(making, "_any", name_table)  # noqa: B010 likewise


if __name__ == "__main__":
    prepare()
    sys.argv[:1] = ["phantomline"]
    sys.exit(main())
