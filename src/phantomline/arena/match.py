"""One game between bots, from the deal to the outcome, whatever the bots do."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Final, Generic, Literal, TypeVar

import msgspec

from phantomline.arena.deadline import Alarm, Overdue, deadline
from phantomline.bots import Bot, BotFailure, Budget
from phantomline.core import CHANCE, Action, Actor, Game, Options, Outcome, Record, View

__all__ = ["Failure", "FailureKind", "Match", "credited", "play_match", "told"]

S = TypeVar("S")
LONGEST_DETAIL: Final = 200

FailureKind = Literal["crashed", "died", "failed", "illegal", "slow"]
"""Why a bot lost its seat: it raised an error, took its whole process down, could not go on (it
said so, could not be made, or is a program that does not keep to the protocol), answered with what
is no legal action, or took too long."""


class Failure(msgspec.Struct, frozen=True):
    """A bot that lost its seat: why, and how many moves it had made until then."""

    seat: int
    kind: FailureKind
    detail: str
    moves: int


class Match(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A game that was played: all its steps, how it ended, and how the bots behaved.

    ``outcome`` is what the rules say; ``winners`` are those of them that did not fail (see
    `credited`). ``micros`` has for every seat how long each of its decisions took, in
    millionths of a second.
    """

    steps: Sequence[tuple[Actor, Action]]
    end: S
    outcome: Outcome
    winners: tuple[int, ...]
    failures: tuple[Failure, ...]
    micros: tuple[tuple[int, ...], ...]

    def record(self, game: Game[S], players: int, options: Options) -> Record:
        """Return the game as a record."""
        return Record.of(game, players, options, self.steps, self.outcome)


def play_match(
    game: Game[S],
    players: int,
    options: Options,
    bots: Sequence[Bot],
    fate: Random,
    rngs: Sequence[Random],
    *,
    stand_in: Random,
    budget: Budget | None = None,
    limit: float | None = None,
    doomed: Mapping[int, Failure] | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> Match[S]:
    """Play one game: ``bots[seat]`` with ``rngs[seat]``, chance with ``fate``.

    Every move gets the same ``budget``, and may take ``limit`` seconds by the clock. A bot that
    breaks down, answers illegally or takes longer has lost; a stand-in finishes for it with
    random moves, so that the others can end their game. The same generators give the same
    game if the bots use nothing else and none is stopped by the clock.

    ``watch`` is told a seat and the number of its move before a bot is asked. ``doomed`` says
    of a seat at which move it is known to fail: it is not asked again.
    """
    seats = [_Seat(seat, bots[seat], rngs[seat]) for seat in range(players)]
    budget = budget or Budget()
    doomed = doomed or {}
    steps: list[tuple[Actor, Action]] = []
    state = game.initial(players, options)
    with Alarm() as alarm:
        while actors := game.actors(state):
            # Where several may act at once the order makes no difference; this one is fixed.
            actor = actors[0]
            if actor == CHANCE:
                action = game.fate(state, fate)
            else:
                seat = seats[actor]
                doom = doomed.get(actor)
                if doom is not None and doom.moves == len(seat.micros):
                    seat.failure = doom
                if seat.failure is None and watch is not None:
                    watch(actor, len(seat.micros))
                action = seat.decide(game, state, budget, limit, stand_in, alarm)
            state = game.apply(state, actor, action)
            steps.append((actor, action))
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is left to act, so the game is over"
    failures = tuple(seat.failure for seat in seats if seat.failure is not None)
    for seat in seats:
        seat.hear(outcome, limit)
    return Match(
        steps=steps,
        end=state,
        outcome=outcome,
        winners=credited(outcome, [failure.seat for failure in failures]),
        failures=failures,
        micros=tuple(tuple(seat.micros) for seat in seats),
    )


def credited(outcome: Outcome, failed: Sequence[int]) -> tuple[int, ...]:
    """Return who gets the win when some seats have lost by failing.

    That is whoever won without them. Where only stand-ins won, it goes to the best score among
    the rest, together if it is shared: a bot that gives up must not rob its opponent of the win.
    Nobody wins when all have failed.
    """
    winners = tuple(seat for seat in outcome.winners if seat not in failed)
    rest = [seat for seat in range(len(outcome.scores)) if seat not in failed]
    if winners or not rest:
        return winners
    # The rules do not say whether more is better (in Ghosts it is less); the winners do.
    scores = outcome.scores
    best = max if scores[outcome.winners[0]] == max(scores) else min
    wanted = best(scores[seat] for seat in rest)
    return tuple(seat for seat in rest if scores[seat] == wanted)


class _Seat:
    """A seat at the table: its bot, how long that thinks, and whether it has failed."""

    def __init__(self, number: int, bot: Bot, rng: Random) -> None:
        self.number: Final = number
        self.bot: Final = bot
        self.rng: Final = rng
        self.micros: list[int] = []
        self.failure: Failure | None = None

    def decide(
        self,
        game: Game[S],
        state: S,
        budget: Budget,
        limit: float | None,
        stand_in: Random,
        alarm: Alarm,
    ) -> Action:
        """Return the bot's choice, or the stand-in's where the bot has failed."""
        if self.failure is None:
            try:
                return self._ask(game.view(state, self.number), budget, limit, alarm)
            except _Lost as why:
                detail = why.detail[:LONGEST_DETAIL]
                self.failure = Failure(self.number, why.kind, detail, len(self.micros))
        legal = game.legal(state, self.number)
        return legal[int(stand_in.random() * len(legal))]

    def hear(self, outcome: Outcome, limit: float | None) -> None:
        """Tell the bot how the game ended, if it is still there; what it makes of it is its own."""
        if self.failure is None:
            with suppress(Overdue, Exception, SystemExit), deadline(limit):
                self.bot.over(outcome)

    def _ask(self, view: View, budget: Budget, limit: float | None, alarm: Alarm) -> Action:
        began = perf_counter()
        try:
            try:
                alarm.start(limit)
                answer: object = self.bot.choose(view, self.rng, budget)
            finally:
                alarm.stop()
        except Overdue:
            raise _Lost("slow", f"stopped after {limit:g} s") from None
        except BotFailure as error:
            raise _Lost(error.kind, error.reason) from None
        except (Exception, SystemExit) as error:  # noqa: BLE001 whatever it raises, it has lost
            raise _Lost("crashed", told(error)) from None
        seconds = perf_counter() - began
        if limit is not None and seconds > limit:
            raise _Lost("slow", f"took {seconds:.2f} s of {limit:g} s")
        for action in view.legal:
            if _is_same(action, answer):
                self.micros.append(round(seconds * 1e6))
                return action
        raise _Lost("illegal", _shown(answer))


class _Lost(Exception):
    def __init__(self, kind: FailureKind, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind: Final[FailureKind] = kind
        self.detail = detail


def _is_same(action: Action, answer: object) -> bool:
    """Say whether this is the action; what holds itself equal to anything is not."""
    if type(answer) is not type(action):
        return False
    try:
        return action == answer
    except (Exception, SystemExit):  # noqa: BLE001 what a broken bot put into it may be broken too
        return False


def told(error: BaseException) -> str:
    """Return what an error of a bot says, or as much of that as can be told."""
    kind = type(error).__name__
    try:
        return f"{kind}: {error}"
    except (Exception, SystemExit):  # noqa: BLE001 likewise
        return f"{kind}: ?"


def _shown(answer: object) -> str:
    try:
        return repr(answer)
    except (Exception, SystemExit):  # noqa: BLE001 likewise
        return f"an unprintable {type(answer).__name__}"
