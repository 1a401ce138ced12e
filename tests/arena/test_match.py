"""One match: the same luck gives the same game, and a bad bot spoils only its own."""

import threading
from random import Random
from typing import Any

import pytest

from phantomline.arena.match import Failure, Match, credited, play_match
from phantomline.bots import Bot, make_bot
from phantomline.core import CHANCE, Game, Outcome, Record, replay
from phantomline.games import GAMES, load
from phantomline.games.ghosts.actions import Play
from tests.arena.bad_bots import BadBot, Prickly

VICES = [
    ("crash", "crashed", "ZeroDivisionError: one too many"),
    ("leave", "crashed", "SystemExit: bye"),
    ("give-up", "failed", "its program has ended"),
    ("garbage", "illegal", "{'type': 'win'}"),
    ("illegal", "illegal", "Cheat()"),
    ("weird", "illegal", "an unprintable Weird"),
    ("prickly", "illegal", "Prickly()"),
    ("choke", "crashed", "Speechless: ?"),
    ("nap", "slow", "stopped after 0.2 s"),
    ("spin", "slow", "stopped after 0.2 s"),
]


def play(
    game: Game[Any], *bots: Bot, seed: int = 1, limit: float | None = None, **more: Any
) -> Match[Any]:
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    options = game.codec.options({})
    stand_in = Random(f"{seed}/stand-in")
    return play_match(
        game, len(bots), options, bots, Random(seed), rngs, stand_in=stand_in, limit=limit, **more
    )


def fill(game: Game[Any], count: int) -> list[Bot]:
    return [make_bot("random", game) for _ in range(count)]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_a_game_that_replays(name: str) -> None:
    game = load(name)
    match = play(game, *fill(game, 3))
    record = match.record(game, 3, game.codec.options({}))
    assert isinstance(record, Record)
    for _ in replay(game, record):
        pass
    assert match.winners == match.outcome.winners
    assert match.failures == ()
    decisions = sum(actor != CHANCE for actor, _ in match.steps)
    assert sum(map(len, match.micros)) == decisions
    again = play(game, *fill(game, 3))
    assert (again.steps, again.outcome) == (match.steps, match.outcome)
    assert play(game, *fill(game, 3), seed=2).steps != match.steps


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("vice", "kind", "detail"), VICES)
def test_a_bad_bot_loses_and_the_others_finish(
    name: str, vice: str, kind: str, detail: str
) -> None:
    game = load(name)
    limit = 0.2 if kind == "slow" else 30
    match = play(game, make_bot("random", game), BadBot(vice), BadBot("clingy"), limit=limit)
    [failure] = match.failures
    assert (failure.seat, failure.kind, failure.detail, failure.moves) == (1, kind, detail, 2)
    assert 1 not in match.winners
    assert match.winners
    assert len(match.micros[1]) == 2
    for _ in replay(game, match.record(game, 3, game.codec.options({}))):
        pass


def test_an_action_that_cannot_be_compared_is_illegal() -> None:
    """It is of the right kind, but nobody may touch the card in it."""

    class Hedgehog(BadBot):
        def choose(self, view: Any, rng: Random, budget: Any) -> Any:  # noqa: ARG002
            return Play(Prickly())  # type: ignore[arg-type] # that is the point

    match = play(load("ghosts"), make_bot("random", load("ghosts")), Hedgehog("clingy"))
    [failure] = match.failures
    assert (failure.seat, failure.kind, failure.moves) == (1, "illegal", 0)
    assert failure.detail == "Play(card=Prickly())"
    assert match.winners == (0,)


def test_what_no_alarm_stops_is_seen_afterwards() -> None:
    """In a thread there are no alarms; the clock is looked at all the same."""
    game = load("ghosts")
    matches: list[Match[Any]] = []

    class Slow(BadBot):
        def choose(self, view: Any, rng: Random, budget: Any) -> Any:
            threading.Event().wait(0.05)
            return super().choose(view, rng, budget)

    def work() -> None:
        matches.append(play(game, *fill(game, 1), Slow("clingy"), limit=0.01))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    [failure] = matches[0].failures
    assert (failure.seat, failure.kind, failure.moves) == (1, "slow", 0)


def test_a_bot_known_to_fail_is_not_asked() -> None:
    game = load("ghosts")
    asked: list[tuple[int, int]] = []
    doom = Failure(1, "died", "its process ended", 3)
    match = play(
        game,
        *fill(game, 3),
        doomed={1: doom},
        watch=lambda seat, moves: asked.append((seat, moves)),
    )
    assert match.failures == (doom,)
    assert [moves for seat, moves in asked if seat == 1] == [0, 1, 2]


@pytest.mark.parametrize(
    ("winners", "scores", "failed", "wanted"),
    [
        ((0,), (9, 5, 7), (), (0,)),
        ((0,), (9, 5, 7), (1,), (0,)),
        ((0, 2), (9, 5, 9), (0,), (2,)),
        ((0,), (9, 5, 7), (0,), (2,)),
        ((0,), (9, 7, 7), (0,), (1, 2)),
        ((0,), (1, 5, 7), (0,), (1,)),  # where less is better
        ((0,), (9, 5, 7), (0, 1, 2), ()),
    ],
)
def test_the_win_goes_to_those_who_played(
    winners: tuple[int, ...],
    scores: tuple[int, ...],
    failed: tuple[int, ...],
    wanted: tuple[int, ...],
) -> None:
    assert credited(Outcome("over", winners, scores), failed) == wanted
