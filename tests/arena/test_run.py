"""A tournament comes to the same however it is played, and bad bots do not stop it."""

import tracemalloc
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from phantomline.arena import GameResult, Plan, Tally, Tournament, UnderWay, make_plan, run_arena
from phantomline.arena.plan import BotMaker
from phantomline.arena.pool import play_in_processes
from phantomline.arena.tally import Failed
from phantomline.bots import make_bot
from phantomline.games import GAMES, load
from tests.arena.bad_bots import make
from tests.arena.plans import plan_of, timeless, timeless_table


def played(plan: Plan, workers: int, maker: BotMaker = make_bot) -> list[GameResult]:
    found = play_in_processes(plan, range(plan.games), workers=workers, maker=maker)
    return sorted((one.result for one in found), key=lambda result: result.game)


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_processes_makes_no_difference(game: str) -> None:
    plan = plan_of("random", game=game, players=3, games=9)
    tournament = Tournament(plan)
    alone = [tournament.play(number).result for number in range(plan.games)]
    assert timeless(played(plan, 1)) == timeless(played(plan, 3)) == timeless(alone)


def test_the_table_is_the_same_too() -> None:
    plan = plan_of("random", "easy", games=12)
    one, three = run_arena(plan, workers=1), run_arena(plan, workers=3)
    assert timeless_table(one) == timeless_table(three)
    assert one.games == 12
    other = run_arena(plan_of("random", "easy", games=12, seed=8), workers=2)
    assert timeless_table(other) != timeless_table(one)


def test_all_seatings_of_a_deal_have_the_same_fate() -> None:
    plan = plan_of("random", "easy", players=2, games=6, table=True)
    tournament = Tournament(plan)
    results = [tournament.play(number, record=True) for number in range(6)]
    assert [one.result.deal for one in results] == [0, 0, 1, 1, 2, 2]
    assert [one.result.bots for one in results[:2]] == [("random", "easy"), ("easy", "random")]
    openings = [one.record.splitlines()[1:12] for one in results]
    assert openings[0] == openings[1] != openings[2] == openings[3]


def test_extending_a_tournament_changes_nothing_of_it() -> None:
    short, long = plan_of("random", games=4), plan_of("random", games=8)
    assert timeless(played(short, 1)) == timeless(played(long, 1))[:4]


@pytest.mark.parametrize(
    ("bots", "budget", "limit"),
    [
        (["random", "greedy"], None, 60),
        (["mcts:30s", "random"], None, 60),
        (["mcts:90s", "random"], None, 135.5),
        (["mcts:90s", "mcts:100s"], 2, 150.5),
        (["mcts:90s", "random"], 200, 300.5),
        (["mcts:1s", "random"], 0.5, 2),
        (["mcts:500", "mcts"], 0.5, 1.25),
        (["./mcts:90s", "mcts:many"], None, 60),
    ],
)
def test_nobody_is_stopped_within_the_seconds_of_its_spec(
    bots: list[str], budget: float | None, limit: float
) -> None:
    game = load("ghosts")
    options = game.codec.options({})

    def plan(limit: float | None) -> Plan:
        return make_plan(
            game, players=2, options=options, bots=bots, games=1, budget=budget, limit=limit
        )

    assert plan(None).limit == limit
    assert plan(7).limit == 7


@pytest.mark.parametrize(
    ("vice", "kind", "limit"),
    [
        ("crash", "crashed", 30.0),
        ("garbage", "illegal", 30.0),
        ("spin", "slow", 0.3),
        ("prickly", "illegal", 30.0),
        ("unmade", "failed", 30.0),
        ("unspeakable", "failed", 30.0),
        ("die", "died", 30.0),
        ("dead-on-arrival", "died", 30.0),
    ],
)
def test_bad_bots_lose_their_games_and_the_tournament_goes_on(
    vice: str, kind: str, limit: float
) -> None:
    plan = plan_of("random", vice, "random", table=True, games=6, limit=limit)
    results = played(plan, 2, make)
    tally = Tally(plan)
    for result in results:
        tally.add(result)
        bad = result.bots.index(vice)
        assert [(failure.seat, failure.kind) for failure in result.failures] == [(bad, kind)]
        assert bad not in result.winners
        assert result.winners
    good, evil = tally.standings()
    assert good.row.wins == 6
    assert evil.row.wins == evil.row.win_rate == 0
    assert evil.row.mean_score is None
    assert good.row.failed is UNSET
    assert isinstance(evil.row.failed, Failed)
    assert (evil.row.failed.count, evil.row.failed.game, evil.row.failed.kind) == (6, 0, kind)
    assert evil.failures == 6
    assert timeless(results) == timeless(played(plan, 1, make))


@pytest.mark.parametrize("vice", ["swallow", "clutch"])
def test_a_bot_that_no_alarm_wakes_is_ended_with_its_process(vice: str) -> None:
    plan = plan_of("random", vice, players=2, games=2, limit=0.2)
    [first, second] = played(plan, 2, make)
    for result in (first, second):
        [failure] = result.failures
        assert failure.kind == "slow"
        assert "did not come back" in failure.detail
        assert result.bots[failure.seat] == vice


@pytest.mark.parametrize("vice", ["lingers", "ends-it-all"])
def test_a_bot_that_does_not_go_takes_no_game_with_it(vice: str) -> None:
    """Nor is it taken for one that was asked last: the game was over, and its result stands."""
    plan = plan_of("random", vice, players=2, table=True, games=2, limit=0.2, seed=1)
    for result in played(plan, 1, make):
        assert result.failures == ()
        assert result.winners


def test_who_waits_is_told_what_is_under_way() -> None:
    told: list[UnderWay] = []
    plan = plan_of("random", "easy", games=6)
    run_arena(plan, workers=2, on_wait=told.append)
    assert told
    assert {one.games for one in told} <= {0, 1, 2}
    moves = [one.moves for one in told if one.moves is not None]
    assert moves == sorted(moves)
    assert 0 < moves[-1] <= sum(len(seat) for one in played(plan, 1) for seat in one.micros)


def test_games_that_nobody_has_begun_take_no_room() -> None:
    """Of a million there are only those that were handed out."""
    plan = plan_of("random", players=2, games=1_000_000)
    tracemalloc.start()
    try:
        first = next(play_in_processes(plan, range(plan.games), workers=1))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert first.result.game == 0
    assert most < 10_000_000


def test_several_bad_bots_at_one_table() -> None:
    plan = plan_of("die", "crash", "die", table=True, games=2)
    for result in played(plan, 1, make):
        assert len(result.failures) == 3
        assert result.winners == ()
    tally = run_arena(plan, workers=1, maker=make)
    assert [one.row.wins for one in tally.standings()] == [0, 0]


def test_a_fault_of_the_arena_itself_is_not_swallowed(tmp_path: Path) -> None:
    missing = str(tmp_path / "gone.toml")
    plan = msgspec.structs.replace(plan_of("random", game="train"), edition=missing)
    with pytest.raises(RuntimeError, match=r"gone\.toml"):
        played(plan, 1)
