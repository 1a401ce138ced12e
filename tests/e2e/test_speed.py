"""The page works little for a move. How long it takes in all, `python -m bench web` measures."""

from collections.abc import Callable
from statistics import median

import pytest

from tests.e2e.frames_drawn import Task, per_picture, working
from tests.e2e.moves import SHOWN, SOON_MS, WATCH, on_board
from tests.e2e.people import Meet
from tests.e2e.slowness import slowness
from tests.e2e.tables import sit_at
from tests.server.serving import Server

MOVES = 7


def test_all_that_is_done_for_one_picture_counts_together() -> None:
    """However it is cut into tasks; but whoever rested could have drawn one in the meantime."""
    tasks = [
        Task(0, 20, 20),
        Task(21, 45, 19),
        Task(50, 60, 10),
        Task(90, 120, 30),
        Task(125, 130, 5),
    ]
    assert per_picture(tasks, drawn=[58, 128]) == [0, 49, 0, 35, 0]


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_a_move_is_little_work(meet: Meet, start_server: Callable[..., Server], game: str) -> None:
    """Its own work, not what a busy machine lets it wait; all of it, from click to picture."""
    # Bots take their time, so that what is seen is one's own move.
    ana = meet("mouse", path=None, at=start_server("--bot-pace", "0.3"), still=False)
    took: list[float] = []
    it = sit_at(ana, game, ("me", "random"), options={"start": 0})
    it.page.evaluate(WATCH)
    while len(took) < MOVES and it.until_asked():
        before = it.page.evaluate("shown.length")
        with working(it.page) as work:
            on_board(it)
            it.page.evaluate(SHOWN, before)
        took.append(work.since_click)
    slower = slowness(ana.context)
    told = ", ".join(f"{one:.0f}" for one in took)
    why = f"{told} ms, on a machine that takes {slower:.1f} times the usual"
    assert len(took) == MOVES
    assert median(took) <= SOON_MS * max(1, slower), why
