"""Which moments are looked at, where a game turned, and who waits for whom."""

import asyncio
import gc
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import msgspec
import pytest

from phantomline.core import SPECTATOR, Outcome, frames, read_records
from phantomline.games import load
from phantomline.server.errors import Refusal
from phantomline.server.live.thinkers import Pool
from phantomline.server.replays import analysts
from phantomline.server.replays.analysts import Analysis, Analysts
from phantomline.server.replays.course import Course
from phantomline.server.replays.line import Line
from phantomline.server.replays.looks import LONGEST, WHOLE, Seen, imagined
from phantomline.server.replays.plan import (
    MOST_LOOKS,
    Estimate,
    Turn,
    next_look,
    turns_of,
)
from tests.server.leaks.courses import disguised, plan

RECORDS = Path(__file__).parent.parent / "fixtures" / "games"

# -- which moments -------------------------------------------------------------


MANY = 100_000
"""So many imagined games that luck is out of it."""


def studied(chance: Callable[[int], float], last: int, games: int = MANY) -> dict[int, Estimate]:
    """Look at a game of two in which the first seat's chance is known to us."""
    known: dict[int, Estimate] = {}
    rng = Random(0)
    looks = 0
    while (frame := next_look(known, last)) is not None:
        win = chance(frame)
        if games < MANY:
            win = sum(rng.random() < win for _ in range(games)) / games
        if frame in known:
            known[frame].again([win, 1 - win], [0, 0], games)
        else:
            known[frame] = Estimate([win, 1 - win], [0, 0], games)
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


@pytest.mark.parametrize("games", [160, 25])
def test_luck_in_the_imagined_games_is_no_turning_point(games: int) -> None:
    """However few there were time for: then one claims less."""
    for last in range(300, 340):
        assert turns_of(studied(lambda _: 0.5, last, games), range(last + 1)) == []
    known = studied(lambda frame: 0.85 if frame >= 120 else 0.3, 300, games)
    turned = turns_of(known, range(301))
    assert [turn.frame for turn in turned] == [120]


def test_a_change_must_be_more_than_luck_however_great_it_seems() -> None:
    def turned(games: int, after: float) -> list[Turn]:
        known = {
            0: Estimate([0.5, 0.5], [0, 0], games),
            1: Estimate([after, 1 - after], [0, 0], games),
        }
        return turns_of(known, range(2))

    assert turned(30, 0.7) == []
    assert [turn.after for turn in turned(300, 0.7)] == [0.7]
    assert turned(300, 0.62) == turned(MANY, 0.62) == [], "it is sure, and little"
    gap = {0: Estimate([0.2, 0.8], [0, 0], MANY), 5: Estimate([0.9, 0.1], [0, 0], MANY)}
    assert turns_of(gap, range(6)) == [], "nobody knows which of five moves it was"


def test_looks_count_by_the_games_that_they_imagined() -> None:
    found = Estimate([0.5, 0.5], [10, 20], 30)
    wide = found.within(0)
    found.again([0.9, 0.1], [20, 20], 10)
    assert found.wins == pytest.approx([0.6, 0.4])
    assert found.scores == pytest.approx([12.5, 20])
    assert (found.games, found.looks) == (40, 2)
    assert 0 < found.within(0) < wide
    assert found.within(0) == pytest.approx(found.within(1))
    assert Estimate([0.5, 0.5], [0, 0], 240).within(0) == pytest.approx(0.063, abs=0.001)
    assert Estimate([0.0, 1.0], [0, 0], 40).within(0) > 0.02, "none of forty is not never"
    assert Estimate([0.0, 1.0], [0, 0], games=None).within(0) == 0.0


def test_turning_points_are_few_and_in_the_order_of_the_game() -> None:
    known = {
        frame: Estimate([win, 1 - win], [0, 0], games=None)
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


@pytest.mark.parametrize(
    ("name", "bot"), [("ghosts", "easy"), ("train", "easy"), ("galore", "random")]
)
def test_what_is_studied_depends_on_nothing_that_the_public_never_saw(name: str, bot: str) -> None:
    one = plan(name, 3, {"experts": True} if name == "galore" else {}, bot, Random(1))
    other, differences = disguised(one, SPECTATOR, Random(9), 60)
    assert differences, "both are the same game"
    assert one.record() != other.record()
    assert Course.of(one.game, one.record(), "a") == Course.of(one.game, other.record(), "a")


# -- who waits for whom --------------------------------------------------------

SECONDS = 60.0
"""How long anybody waits for what surely comes."""

TICKS = count()

ANA, BRUNO, CARLA = "192.0.2.1", "192.0.2.2", "192.0.2.3"
"""Where they ask from."""


class AttentivePool(Pool):
    """A real process, and a note of every look that it was asked for."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.took: list[float] = []

    async def ask(self, answer: Callable[..., bytes], *question: Any) -> bytes:
        if answer is not imagined:
            return await super().ask(answer, *question)
        self.asked.append(question[3])
        said = await super().ask(answer, *question)
        self.took.append(msgspec.json.decode(said, type=Seen).seconds)
        return said

    def looks_at(self, name: str) -> list[str]:
        return [seed for seed in self.asked if seed.startswith(f"{name} ")]

    async def pid(self) -> int:
        """Return the number of the process."""
        return int(await self.ask(own_pid))

    @asynccontextmanager
    async def held_up(self, folder: Path) -> AsyncIterator[None]:
        """Keep the process busy until the end of the block: whatever it is asked comes after."""
        door = folder / "door"
        os.mkfifo(door)
        holding = asyncio.create_task(self.ask(wait_at, str(door)))
        # Opened for both, so that nobody waits for anybody who may have died.
        key = os.open(door, os.O_RDWR)
        try:
            yield
        finally:
            os.write(key, b"!")
            await asyncio.gather(holding, return_exceptions=True)
            os.close(key)


def own_pid() -> bytes:
    return str(os.getpid()).encode()


def wait_at(door: str) -> bytes:
    """Wait for somebody to open, in a process of the pool."""
    with Path(door).open("rb", buffering=0) as file:
        return file.read(1)


class Views(list[bytes]):
    """Views that can be seen to be gone."""


@cache
def whole(name: str = "ghosts-one-winner") -> Course:
    lines = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    ((game, record),) = read_records(lines, lambda header: load(header.game))
    return Course.of(game, record, name)


def course(name: str, frames: int = 5) -> Course:
    """The beginning of a game, said to have ended there as it surely would not have."""
    return msgspec.structs.replace(
        whole(),
        id=name,
        frames=range(frames),
        views=Views(whole().views[:frames]),
        outcome=Outcome("points", (1,), (30, 40)),
    )


def studying(evening: Callable[[Analysts, AttentivePool], Awaitable[None]]) -> None:
    """Let somebody study in a process of their own, as briefly as one can."""

    async def main() -> None:
        pool = AttentivePool()
        made = Analysts(pool, seconds=0.0)
        try:
            await evening(made, pool)
        finally:
            made.close()

    asyncio.run(main())


async def done(made: Analysts, name: str) -> Analysis:
    """Wait until a game has been studied."""
    return await made.follow(name, 999, SECONDS)


def test_a_game_is_studied_once_for_all_who_ask() -> None:
    async def evening(made: Analysts, pool: AttentivePool) -> None:
        first, second = made.begin(course("a"), ANA), made.begin(course("a"), ANA)
        assert first.state == second.state == "waiting"
        told = await asyncio.gather(*(done(made, "a") for _ in range(3)))
        assert {one.state for one in told} == {"done"}
        assert [point.frame for point in told[0].points] == [0, 1, 2, 3, 4]
        assert len(pool.asked) == told[0].done - 1, "the end is known"
        assert len(set(pool.asked)) == len(pool.asked)
        assert told[0].points[-1].wins == (0.0, 1.0)
        assert told[0].points[-1].within == (0.0, 0.0), "how it ended, everybody knows"
        assert all(min(point.within) > 0 for point in told[0].points[:-1])
        assert all(sum(point.wins) == pytest.approx(1, abs=0.001) for point in told[0].points)
        assert made.begin(course("a"), ANA).state == "done"
        assert made.known("a", ANA) == told[0]

    studying(evening)


def ticking(step: float) -> float:
    """A clock that goes on by so much whenever a process of the pool looks at it."""
    return next(TICKS) * step


async def studied_by(step: float) -> tuple[Analysis, AttentivePool]:
    """Study a whole game as a server does, but for the clock."""
    pool = AttentivePool()
    made = Analysts(pool, clock=partial(ticking, step))
    try:
        made.begin(whole(), ANA)
        told = await done(made, whole().id)
    finally:
        made.close()
    assert told.state == "done"
    frames = [point.frame for point in told.points]
    assert (frames[0], frames[-1]) == (0, whole().frames[-1]), "what there is, is shown"
    assert all(within > 0 for within in told.points[0].within)
    return told, pool


def test_a_study_ends_before_its_time_is_over() -> None:
    """Where every look takes almost as long as one may."""
    assert WHOLE + LONGEST <= 20, "so long a core may be kept, and the last look may take longer"
    told, pool = asyncio.run(studied_by(0.09))
    assert all(took == pytest.approx(0.9) for took in pool.took)
    assert WHOLE - LONGEST < sum(pool.took) <= WHOLE
    assert len(pool.took) + 1 == told.done < MOST_LOOKS


def test_a_study_ends_with_its_first_look_if_that_took_all_its_time() -> None:
    told, pool = asyncio.run(studied_by(WHOLE))
    assert len(pool.asked) == 1, "something has to be known"
    assert told.all == told.done == 2, "and the end is"


def test_news_come_as_they_happen_and_in_turn(tmp_path: Path) -> None:
    async def evening(made: Analysts, pool: AttentivePool) -> None:
        async with pool.held_up(tmp_path):
            made.begin(course("a"), ANA)
            assert made.begin(course("b"), ANA).ahead == 1
            waiting = asyncio.create_task(made.follow("b", 1, SECONDS))
            still = await made.follow("a", 1, 0.01)
            assert (still.state, still.done) == ("working", 1), "time is up before there is news"
        news = await made.follow("a", 1, SECONDS)
        assert (news.state, news.done) == ("working", 2)
        assert (await done(made, "a")).state == "done"
        assert (await waiting).done > 1
        of_a = len(pool.looks_at("a"))
        assert pool.asked[:of_a] == pool.looks_at("a"), "the first one is studied first"

    studying(evening)


def test_nobody_waits_behind_too_many(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def evening(made: Analysts, pool: AttentivePool) -> None:
        async with pool.held_up(tmp_path):
            for n in range(analysts.MOST_WAITING + 1):
                assert made.begin(course(f"{n}"), ANA).ahead == n
            with pytest.raises(Refusal, match="analysts-busy"):
                made.begin(course("one more"), ANA)
            # Those who have left make room.
            monkeypatch.setattr(analysts, "PATIENCE", -1.0)
            assert made.begin(course("one more"), ANA).state == "waiting"

    studying(evening)


def test_everybody_has_their_turn_however_much_others_ask_for(tmp_path: Path) -> None:
    async def evening(made: Analysts, pool: AttentivePool) -> None:
        async with pool.held_up(tmp_path):
            for n in range(3):
                assert made.begin(course(f"ana {n}"), ANA).ahead == n
            assert made.begin(course("bruno 0"), BRUNO).ahead == 1
            assert made.begin(course("bruno 1"), BRUNO).ahead == 3
            assert made.begin(course("carla 0"), CARLA).ahead == 2
            everything = ("ana 0", "ana 1", "ana 2", "bruno 0", "bruno 1", "carla 0")
            waiting = [asyncio.create_task(done(made, one)) for one in everything]
        assert {(await one).state for one in waiting} == {"done"}
        games = dict.fromkeys(seed.rpartition(" ")[0].rpartition(" ")[0] for seed in pool.asked)
        assert list(games) == ["ana 0", "bruno 0", "carla 0", "ana 1", "bruno 1", "ana 2"]

    studying(evening)


def test_nobody_fills_the_line_for_everybody_else(tmp_path: Path) -> None:
    async def evening(made: Analysts, pool: AttentivePool) -> None:
        async with pool.held_up(tmp_path):
            for n in range(analysts.MOST_WAITING + 1):
                made.begin(course(f"{n}"), ANA)
            following = asyncio.create_task(done(made, "6"))
            assert (await made.follow("0", 1, 0.01)).state == "working"
            assert made.begin(course("bruno"), BRUNO).ahead == 1
            # Whoever follows what had to give way hears of it, and may ask for it again.
            assert (await following).state == "waiting"
            with pytest.raises(Refusal, match="no-such-analysis"):
                await made.follow("6", 0, 0.0)
            with pytest.raises(Refusal, match="analysts-busy"):
                made.check_room(ANA)
            with pytest.raises(Refusal, match="analysts-busy"):
                made.begin(course("6"), ANA)

    studying(evening)


def test_a_game_that_several_wait_for_comes_when_the_first_of_them_has_a_turn(
    tmp_path: Path,
) -> None:
    async def evening(made: Analysts, pool: AttentivePool) -> None:
        async with pool.held_up(tmp_path):
            for n in range(4):
                made.begin(course(f"{n}"), ANA)
            told = made.known("3", BRUNO)
            assert told is not None
            assert told.ahead == 1
            assert made.begin(course("4"), ANA).ahead == 4

    studying(evening)


def test_a_line_goes_by_rounds() -> None:
    line: Line[str] = Line(7)
    for what in ("a1", "a2", "a3", "b1", "c1", "b2"):
        assert line.join(what, what[0]) is None
    assert list(line) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    line.leave("a1")
    line.leave("b1")
    # The next round is not begun anew for those who had their turn in this one.
    assert line.join("a4", "a") is None
    assert line.join("d1", "d") is None
    assert list(line) == ["c1", "d1", "a2", "b2", "a3", "a4"]
    assert [line.ahead(what) for what in line] == list(range(6))


def test_what_leaves_a_line_without_a_turn_has_had_none() -> None:
    line: Line[str] = Line(9)
    for what in ("a1", "a2", "a3", "a4"):
        line.join(what, "a")
    line.leave("a2")
    line.leave("a3")
    for what in ("b1", "b2", "b3"):
        line.join(what, "b")
    assert list(line) == ["a1", "b1", "a4", "b2", "b3"]


def test_in_a_full_line_whoever_has_most_makes_room() -> None:
    line: Line[str] = Line(4)
    for what in ("a1", "a2", "a3", "b1"):
        line.join(what, what[0])
    assert [line.has_room(asker) for asker in "abc"] == [False, True, True]
    assert line.join("c1", "c") == "a3"
    assert list(line) == ["a1", "b1", "c1", "a2"]
    assert [line.has_room(asker) for asker in "abcd"] == [False, False, False, True]
    assert line.join("d1", "d") == "a2"
    assert [line.has_room(asker) for asker in "abcde"] == [False] * 5


def test_work_stops_when_nobody_waits_and_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def evening(made: Analysts, pool: AttentivePool) -> None:
        monkeypatch.setattr(analysts, "PATIENCE", -1.0)
        made.begin(course("a", 40), ANA)
        known = await made.follow("a", 3, SECONDS)
        made.begin(course("b"), ANA)
        assert (await done(made, "b")).state == "done", "its turn comes when the first has stopped"
        assert len(pool.looks_at("a")) < 39, "there was more to look at"
        assert made.known("a", ANA) is None
        with pytest.raises(Refusal, match="no-such-analysis"):
            await made.follow("a", 0, 0.0)
        monkeypatch.setattr(analysts, "PATIENCE", SECONDS)
        again = made.begin(course("a", 40), ANA)
        assert again.done >= known.done
        assert (await done(made, "a")).state == "done"
        assert len(pool.asked) == len(set(pool.asked)), "nothing is looked at twice in the same way"

    studying(evening)


def test_what_fails_says_so_and_can_be_tried_again() -> None:
    async def evening(made: Analysts, _: AttentivePool) -> None:
        made.begin(msgspec.structs.replace(course("a"), views=[b"{}"] * 5), ANA)
        assert (await done(made, "a")).state == "failed"
        assert made.known("a", ANA) is None
        assert made.begin(course("a"), ANA).state == "waiting"
        assert (await done(made, "a")).state == "done"

    studying(evening)


def test_a_process_that_dies_takes_one_study_with_it(tmp_path: Path) -> None:
    async def evening(made: Analysts, pool: AttentivePool) -> None:
        pid = await pool.pid()
        async with pool.held_up(tmp_path):
            made.begin(course("a"), ANA)
            made.begin(course("b"), ANA)
            os.kill(pid, signal.SIGKILL)
            assert (await done(made, "a")).state == "failed"
        assert (await done(made, "b")).state == "done"
        assert await pool.pid() != pid
        assert made.begin(course("a"), ANA).state == "waiting"
        assert (await done(made, "a")).state == "done"

    studying(evening)


# -- what is kept of them ------------------------------------------------------


def is_gone(views: "ref[Views]") -> bool:
    gc.collect()
    return views() is None


def views_of(one: Course) -> "ref[Views]":
    assert isinstance(one.views, Views)
    return ref(one.views)


def test_a_study_that_is_put_aside_lets_go_of_its_views(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Up to 64 studies are known, and the views of one long game are megabytes."""

    async def evening(made: Analysts, pool: AttentivePool) -> None:
        async with pool.held_up(tmp_path):
            made.begin(course("working"), ANA)
            assert (await made.follow("working", 1, 0.01)).state == "working"
            aside = course("aside")
            views = views_of(aside)
            made.begin(aside, ANA)
            del aside
            assert not is_gone(views), "it waits with all that it needs"
            monkeypatch.setattr(analysts, "PATIENCE", -1.0)
            made.begin(course("next"), ANA)
            assert made.known("aside", ANA) is None
            assert is_gone(views)

    studying(evening)


def test_a_study_that_stops_or_is_done_lets_go_of_its_views(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def evening(made: Analysts, _: AttentivePool) -> None:
        monkeypatch.setattr(analysts, "PATIENCE", -1.0)
        left, read = course("left", 40), course("done")
        views = [views_of(left), views_of(read)]
        made.begin(left, ANA)
        del left
        await made.follow("left", 3, SECONDS)
        assert not is_gone(views[0])
        made.begin(read, ANA)
        del read
        assert (await done(made, "done")).state == "done"
        assert [is_gone(one) for one in views] == [True, True]

    studying(evening)
