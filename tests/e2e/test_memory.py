"""Twenty games in one tab leave no more behind than a few."""

import pytest

from tests.e2e.growth import Tab
from tests.e2e.people import Meet
from tests.e2e.tables import sit_at

GAMES = ("galore", "ghosts", "train")


@pytest.mark.parametrize("game", GAMES)
def test_a_tab_does_not_grow(meet: Meet, game: str, full: bool) -> None:
    count, warm = (20, 4) if full else (6, 3)
    if not full and game != "galore":
        pytest.skip("with --full")
    it = sit_at(meet(path=None, still=False), game, ("me", "random"))
    kept = Tab(it).play_games(count, moves=3 if full else 1)
    # The first games bring code and caches along; after them, nothing may pile up.
    first, last = kept[warm - 1], kept[-1]
    assert last.heap <= first.heap + 3, [round(one.heap, 1) for one in kept]
    assert last.nodes <= first.nodes * 1.25 + 500, [one.nodes for one in kept]
    assert last.listeners <= first.listeners * 1.25 + 100, [one.listeners for one in kept]
