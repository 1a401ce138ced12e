"""Which moments are looked at, where a game turned, and who waits for whom."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from phantomline.core import SPECTATOR, Outcome, frames, read_records
from phantomline.games import load
from phantomline.server.errors import Refusal
from phantomline.server.replays import analysts
from phantomline.server.replays.analysts import Analysts, Course
from phantomline.server.replays.plan import (
    MOST_LOOKS,
    Estimate,
    Turn,
    next_look,
    turns_of,
)

RECORDS = Path(__file__).parent.parent / "fixtures" / "games"

# -- which moments -------------------------------------------------------------


def studied(chance: Callable[[int], float], last: int, noise: float = 0.0) -> dict[int, Estimate]:
    """Look at a game of two in which the first seat's chance is known to us."""
    known: dict[int, Estimate] = {}
    rng = Random(0)
    looks = 0
    while (frame := next_look(known, last)) is not None:
        win = min(1.0, max(0.0, chance(frame) + rng.gauss(0, noise)))
        if frame in known:
            known[frame].again([win, 1 - win], [0, 0])
        else:
            known[frame] = Estimate([win, 1 - win], [0, 0], exact=False)
        looks += 1
    assert looks <= MOST_LOOKS
    return known


def test_a_short_game_is_looked_at_whole() -> None:
    assert sorted(studied(lambda _: 0.5, 9)) == list(range(10))
    assert sorted(studied(lambda _: 0.5, 0)) == [0]


def test_a_long_game_is_looked_at_evenly_and_at_both_ends() -> None:
    frames = sorted(studied(lambda _: 0.5, 400))
    assert (frames[0], frames[-1]) == (0, 400)
    assert max(b - a for a, b in pairwise(frames)) <= 26
    assert turns_of(studied(lambda _: 0.5, 400), range(401)) == []


@pytest.mark.parametrize("turn", [1, 57, 200, 399, 400])
def test_the_move_that_turned_a_game_is_found(turn: int) -> None:
    known = studied(lambda frame: 0.8 if frame >= turn else 0.3, 400)
    (found,) = turns_of(known, range(401))
    assert (found.frame, found.seat) == (turn, 0)
    assert (found.before, found.after) == pytest.approx((0.3, 0.8))


def test_luck_in_the_imagined_games_is_no_turning_point() -> None:
    """What 160 imagined games err by: hardly ever so much three times on both sides of a move."""
    assert turns_of(studied(lambda _: 0.5, 300, noise=0.04), range(301)) == []
    known = studied(lambda frame: 0.75 if frame >= 120 else 0.4, 300, noise=0.04)
    turned = turns_of(known, range(301))
    assert [turn.frame for turn in turned] == [120]


def test_turning_points_are_few_and_in_the_order_of_the_game() -> None:
    known = {
        frame: Estimate([win, 1 - win], [0, 0], exact=True)
        for frame, win in enumerate([0.1, 0.1, 0.9, 0.1, 0.1, 0.1, 0.9, 0.9, 0.9, 0.5, 0.1])
    }
    found = turns_of(known, range(401))
    assert [turn.frame for turn in found] == [2, 6, 9]
    assert found[0] == Turn(frame=2, seat=0, before=0.1, after=0.9)


def test_what_was_chosen_in_secret_is_waited_for() -> None:
    """While some have chosen where to place their tile and others have not, nobody can say much."""
    lines = (RECORDS / "galore-shared-victory.jsonl").read_text(encoding="utf-8").splitlines()
    ((game, record),) = read_records(lines, lambda header: load(header.game))
    shown = list(frames(game, record, SPECTATOR))
    found = Course.of(game, record, "a")
    assert found.frames[0] == 0
    assert found.frames[-1] == len(shown) - 1
    left_out = set(range(len(shown))) - set(found.frames)
    # Eight rounds and the hidden tiles, in each of which three of four choose before the last.
    assert len(left_out) == 9 * 3
    for n in left_out:
        assert [event.__struct_config__.tag for event in shown[n].events] == ["decided"]


# -- who waits for whom --------------------------------------------------------


class FakePool:
    """Answers without a process, when it is let."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()
        self.go.set()
        self.broken = False

    async def ask(self, *question: Any) -> bytes:
        self.asked.append(question[-1])
        await self.go.wait()
        await asyncio.sleep(0.001)
        if self.broken:
            raise RuntimeError("broken")
        return msgspec.json.encode({"wins": [0.5, 0.5], "scores": [1, 2]})

    def close(self) -> None:
        self.go.set()


def course(name: str, frames: int = 5) -> Course:
    outcome = Outcome("points", (1,), (3, 4))
    return Course(
        id=name,
        game="ghosts",
        edition=None,
        frames=range(frames),
        views=[b"{}"] * frames,
        outcome=outcome,
    )


async def house() -> tuple[Analysts, FakePool]:
    made, pool = Analysts(), FakePool()
    made._pool = pool  # type: ignore[assignment]
    return made, pool


def test_a_game_is_studied_once_for_all_who_ask() -> None:
    async def go() -> None:
        made, pool = await house()
        first, second = made.begin(course("a")), made.begin(course("a"))
        assert first.state == second.state == "waiting"
        told = await asyncio.gather(*(made.follow("a", 9, 5.0) for _ in range(3)))
        assert {one.state for one in told} == {"done"}
        assert not [seed for seed in pool.asked if seed.startswith("a 4")], "the end is known"
        assert len(set(pool.asked)) == len(pool.asked)
        assert told[0].points[-1].wins == (0.0, 1.0)
        assert made.begin(course("a")).state == "done"
        assert made.known("a") == told[0]
        made.close()

    asyncio.run(go())


def test_news_come_as_they_happen_and_in_turn() -> None:
    async def go() -> None:
        made, pool = await house()
        pool.go.clear()
        made.begin(course("a"))
        assert made.begin(course("b")).ahead == 1
        waiting = asyncio.create_task(made.follow("b", 1, 5.0))
        await asyncio.sleep(0)
        assert (await made.follow("a", 1, 0.01)).state == "working"
        pool.go.set()
        assert (await made.follow("a", 9, 5.0)).state == "done"
        assert (await waiting).done > 1
        made.close()

    asyncio.run(go())


def test_nobody_waits_behind_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        made, pool = await house()
        pool.go.clear()
        for n in range(analysts.MOST_WAITING + 1):
            made.begin(course(f"{n}"))
            await asyncio.sleep(0)
        with pytest.raises(Refusal, match="analysts-busy"):
            made.begin(course("one more"))
        # Those who have left make room.
        monkeypatch.setattr(analysts, "PATIENCE", -1.0)
        assert made.begin(course("one more")).state == "waiting"
        made.close()

    asyncio.run(go())


def test_work_stops_when_nobody_waits_and_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go() -> None:
        made, pool = await house()
        pool.go.clear()
        made.begin(course("a", 40))
        await asyncio.sleep(0)
        monkeypatch.setattr(analysts, "PATIENCE", -1.0)
        follower = asyncio.create_task(made.follow("a", 3, 5.0))
        await asyncio.sleep(0)
        pool.go.set()
        known = await follower
        while made._line:
            await asyncio.sleep(0)
        looked = len(pool.asked)
        assert looked < 40
        with pytest.raises(Refusal, match="no-such-analysis"):
            await made.follow("a", 0, 0.0)
        monkeypatch.setattr(analysts, "PATIENCE", 60.0)
        again = made.begin(course("a", 40))
        assert again.done >= known.done
        assert (await made.follow("a", 999, 5.0)).state == "done"
        assert len(pool.asked) == len(set(pool.asked)), "nothing is looked at twice in the same way"
        made.close()

    asyncio.run(go())


def test_what_fails_says_so_and_can_be_tried_again() -> None:
    async def go() -> None:
        made, pool = await house()
        pool.broken = True
        made.begin(course("a"))
        assert (await made.follow("a", 9, 5.0)).state == "failed"
        pool.broken = False
        assert made.begin(course("a")).state == "waiting"
        assert (await made.follow("a", 9, 5.0)).state == "done"
        made.close()

    asyncio.run(go())
