"""What a tally makes of results, in numbers: seats, turn order, times and failures."""

import json

import msgspec
import pytest

from phantomline.arena import GameResult, Plan, Tally, Tournament
from phantomline.arena.intervals import wilson
from phantomline.arena.match import Failure
from phantomline.arena.tally import MOST_FAILURES, Failed, Times
from phantomline.games import GAMES
from tests.arena.plans import plan_of


def result(
    game: int,
    winners: tuple[int, ...],
    *,
    start: int | None = None,
    bots: tuple[str, ...] = ("random", "easy", "easy"),
    scores: tuple[int, ...] = (0, 0, 0),
    failures: tuple[Failure, ...] = (),
    micros: tuple[tuple[int, ...], ...] = ((), (), ()),
) -> GameResult:
    return GameResult(
        game=game,
        deal=game,
        turn=0,
        bots=bots,
        start=start,
        reason="over",
        winners=winners,
        scores=scores,
        categories=(),
        failures=failures,
        micros=micros,
    )


def tally_of(*results: GameResult, plan: Plan | None = None) -> Tally:
    tally = Tally(plan or plan_of("random", "easy", players=3))
    for one in results:
        tally.add(one)
    return tally


def test_seats_are_counted_as_they_sit_and_places_from_the_start_on() -> None:
    tally = tally_of(
        result(0, (0,), start=0),  # the starter
        result(1, (0,), start=1),  # sits two after seat 1 of three
        result(2, (0, 1), start=2),  # one after seat 2, and two after it
        result(3, (2,), start=None),  # nobody starts
    )
    seats, places = tally.seats(), tally.places()
    assert [(one.place, one.games, one.wins) for one in seats] == [
        (0, 4, 2.5),
        (1, 4, 0.5),
        (2, 4, 1.0),
    ]
    assert [(one.place, one.games, one.wins) for one in places] == [
        (0, 3, 1.0),
        (1, 3, 0.5),
        (2, 3, 1.5),
    ]
    assert [one.rate for one in seats] == [0.625, 0.125, 0.25]
    assert [one.rate for one in places] == pytest.approx([1 / 3, 1 / 6, 1 / 2])
    for one in [*seats, *places]:
        assert (one.low, one.high) == wilson(one.wins, one.games)


@pytest.mark.parametrize("game", GAMES)
def test_who_started_is_who_made_the_first_move(game: str) -> None:
    plan = plan_of("random", game=game, players=3, games=12)
    tournament = Tournament(plan)
    starters: set[int | None] = set()
    for number in range(0, plan.games, 3):
        played = tournament.play(number, record=True)
        steps = [json.loads(line) for line in played.record.splitlines()[1:-1]]
        assert played.result.start == next(
            step["actor"] for step in steps if step["actor"] != "chance"
        )
        starters.add(played.result.start)
    assert len(starters) > 1, "or any seat would do"
    asked = Tournament(msgspec.structs.replace(plan, options={"start": 2}))
    assert [asked.play(number).result.start for number in range(3)] == [2, 2, 2]


def test_times_are_told_to_within_a_twentieth() -> None:
    times = Times()
    for milliseconds in range(200, 0, -1):
        times.add(1000 * milliseconds)
    assert times.mean_ms == pytest.approx(100.5)
    for share, wanted in ((0.0, 1), (0.25, 50), (0.5, 100), (0.95, 190), (0.99, 198), (1, 200)):
        assert times.within_ms(share) == pytest.approx(wanted, rel=0.05)


def test_a_slow_decision_in_twenty_is_one_too_many() -> None:
    times = Times()
    for micros in [1000] * 95 + [64_000] * 5:
        times.add(micros)
    assert times.within_ms(0.95) == pytest.approx(1, rel=0.05)
    assert times.within_ms(0.951) == pytest.approx(64, rel=0.05)


def test_nothing_is_known_of_times_that_were_not_taken() -> None:
    times = Times()
    assert (times.count, times.mean_ms, times.within_ms(0.95)) == (0, None, 0.0)
    times.add(0)  # quicker than the clock can tell
    assert (times.mean_ms, times.within_ms(0.95)) == (0, 0.001)


def test_times_are_those_of_the_bot_that_took_them() -> None:
    tally = tally_of(result(0, (0,), micros=((2000, 4000), (10_000,), (30_000,))))
    one, other = tally.standings()
    assert (one.row.mean_ms, one.decisions) == (3.0, 2)
    assert (other.row.mean_ms, other.decisions) == (20.0, 2)
    assert one.p95_ms == pytest.approx(4, rel=0.05)
    assert other.p95_ms == pytest.approx(30, rel=0.05)


def test_scores_of_stand_ins_count_for_nobody() -> None:
    late = Failure(0, "slow", "stopped", 4)
    tally = tally_of(
        result(0, (1,), scores=(50, 3, 5)),
        result(1, (1,), scores=(90, 7, 9), failures=(late,)),
    )
    one, other = tally.table().bots
    assert (one.mean_score, other.mean_score) == (50, 6)
    assert one.failed == Failed(count=1, game=1, kind="slow", detail="stopped")
    assert other.failed is msgspec.UNSET


def test_there_is_no_mean_of_nothing() -> None:
    gone = Failure(0, "died", "its process ended", 0)
    tally = tally_of(result(0, (1,), scores=(9, 1, 1), failures=(gone,)))
    [row, other] = json.loads(msgspec.json.encode(tally.table()))["bots"]
    assert row["mean_score"] is row["mean_ms"] is None
    assert row["failed"] == {"count": 1, "game": 0, "kind": "died", "detail": "its process ended"}
    assert other["mean_score"] == 1
    assert "failed" not in other
    assert tally.standings()[0].categories == ()


def test_the_first_failure_of_every_bot_is_kept_however_many_others_fail() -> None:
    broken = Failure(0, "crashed", "again", 1)
    many = [result(game, (1,), failures=(broken,)) for game in range(MOST_FAILURES + 5)]
    last = result(len(many), (0,), failures=(Failure(2, "illegal", "at last", 3),))
    tally = tally_of(*many, last)
    assert len(tally.failures) == MOST_FAILURES
    one, other = tally.table().bots
    assert one.failed == Failed(count=len(many), game=0, kind="crashed", detail="again")
    assert other.failed == Failed(count=1, game=len(many), kind="illegal", detail="at last")
