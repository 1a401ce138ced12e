"""Running a tournament: games in any order in, results in their order out."""

import os
from collections.abc import Callable, Iterable, Iterator

from phantomline.arena.plan import BotMaker, Plan, Played
from phantomline.arena.pool import UnderWay, play_in_processes
from phantomline.arena.store import Store
from phantomline.arena.tally import Tally
from phantomline.bots import make_bot

__all__ = ["cores", "in_order", "run_arena"]


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_arena(
    plan: Plan,
    *,
    workers: int | None = None,
    ray: str | None = None,
    store: Store | None = None,
    maker: BotMaker = make_bot,
    on_game: Callable[[Tally], None] | None = None,
    on_wait: Callable[[UnderWay], None] | None = None,
) -> Tally:
    """Play a tournament and return what it came to.

    It is played by ``workers`` processes, one for every core unless told otherwise, or by the Ray
    cluster at the address ``ray``; the results are the same. With a ``store`` they are kept
    there, and what it holds already is not played again. ``on_game`` is called after each game,
    ``on_wait`` again and again, since one game of those who think may take long.
    """
    tally = Tally(plan)
    if store is not None:
        for result in store.results():
            tally.add(result)
    numbers = range(tally.games, plan.games)
    record = store is not None
    playing: Iterator[Played]
    if ray is not None:
        from phantomline.arena.cluster import play_on_cluster

        playing = play_on_cluster(
            plan, numbers, address=ray, record=record, maker=maker, on_wait=on_wait
        )
    else:
        count = workers if workers is not None else cores()
        playing = play_in_processes(
            plan, numbers, workers=count, record=record, maker=maker, on_wait=on_wait
        )
    if on_game is not None:
        on_game(tally)
    for played in in_order(playing, tally.games):
        if store is not None:
            store.add(played)
        tally.add(played.result)
        if on_game is not None:
            on_game(tally)
    if store is not None:
        store.flush()
    return tally


def in_order(playing: Iterable[Played], first: int) -> Iterator[Played]:
    """Yield games in the order of their numbers from ``first``, holding back the early ones."""
    early: dict[int, Played] = {}
    for played in playing:
        early[played.result.game] = played
        while first in early:
            yield early.pop(first)
            first += 1
