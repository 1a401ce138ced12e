"""Whether a program keeps the bot protocol: it is put through games of every kind.

Every number of players and every option is played once against random moves, and one game is
broken off after the first move. In some games the program is told how long to think. What goes
wrong is told with where it did.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from random import Random
from time import perf_counter, sleep
from typing import Any, Final, Literal

import msgspec

from phantomline.bots.bot import Budget
from phantomline.bots.errors import Fault
from phantomline.bots.process import ProcessBot, ProgramFailure, unasked
from phantomline.bots.program import Unstartable
from phantomline.core import CHANCE, Game

__all__ = ["Problem", "Report", "Trial", "check_program", "trials_of"]

MOST_PROBLEMS: Final = 3
"""After so many broken games the rest would tell nothing new."""

BRISK: Final = 0.1
"""How many seconds a program is told to think about a move, in those games where it is told."""

FAREWELL: Final = 2.0
SETTLING: Final = 0.05


class Problem(msgspec.Struct, frozen=True):
    """What a program did wrong: a code, details, and the end of its standard error.

    ``code`` is one of `ProgramFailure`, or ``unstartable``, ``unclean`` (it did not end when
    asked), ``status`` (it ended with an error) or ``lingering`` (it left processes behind).
    ``at`` says when: at the ``start``, at a ``move`` (they count from 1), or at the ``end``.
    Where ``detail`` is a sentence, ``fault`` says the same for any language.
    """

    code: str
    at: Literal["start", "move", "end"]
    detail: str
    log: str = ""
    move: int = 0
    fault: Fault | None = None


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """A game that a program was put through, and what came of it.

    ``seconds`` is how long it was told to think about a move, if anything.
    """

    game: str
    players: int
    seat: int
    options: Mapping[str, Any]
    seconds: float | None = None
    broken_off: bool = False
    moves: int = 0
    mean_ms: float = 0.0
    slowest_ms: float = 0.0
    problem: Problem | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All trials. ``name`` is what the program calls itself."""

    command: str
    ok: bool
    name: str
    trials: tuple[Trial, ...]


def trials_of(game: Game[Any]) -> list[Trial]:
    """Return the games that a program has to get through."""
    facts = game.facts
    counts = range(facts.min_players, facts.max_players + 1)
    found = [Trial(game=facts.id, players=counts[0], seat=0, options={}, broken_off=True)]
    for place, players in enumerate(counts):
        seconds = None if place % 2 else BRISK
        found.append(
            Trial(game=facts.id, players=players, seat=players // 2, options={}, seconds=seconds)
        )
    extras = [name for name in game.codec.options_type.__struct_fields__ if name != "start"]
    for chosen in product((False, True), repeat=len(extras)):
        options = {name: True for name, on in zip(extras, chosen, strict=True) if on}
        if options:
            found.append(Trial(game=facts.id, players=counts[0], seat=1, options=options))
    return found


def check_program(
    command: str,
    games: Sequence[Game[Any]],
    *,
    limit: float,
    on_trial: Callable[[int, int], None] | None = None,
) -> Report:
    """Put a program through all trials of these games; a move may take ``limit`` seconds.

    ``on_trial`` is told how many trials are done, and of how many.
    """
    waiting = [(game, trial) for game in games for trial in trials_of(game)]
    done: list[Trial] = []
    name = ""
    for game, trial in waiting:
        tried, said = _try(command, game, trial, limit)
        done.append(tried)
        name = said or name
        if on_trial is not None:
            on_trial(len(done), len(waiting))
        problems = [one.problem for one in done if one.problem is not None]
        if len(problems) >= MOST_PROBLEMS or (problems and problems[-1].code == "unstartable"):
            break
    ok = all(one.problem is None for one in done)
    return Report(command=command, ok=ok, name=name, trials=tuple(done))


def _try(command: str, game: Game[Any], trial: Trial, limit: float) -> tuple[Trial, str]:
    """Play one trial; return what came of it, and what the program calls itself."""
    try:
        bot = ProcessBot(command, game)
    except Unstartable as error:
        return msgspec.structs.replace(
            trial, problem=_problem("unstartable", "start", error.fault)
        ), ""
    bot.limit = limit
    times: list[float] = []
    try:
        _play(bot, game, trial, times)
        problem = _farewell(bot)
    except ProgramFailure as error:
        if bot.greeted:
            problem = _problem(error.code, "move", error.fault, error.log, bot.moves + 1)
        else:
            problem = _problem(error.code, "start", error.fault, error.log)
    finally:
        bot.program.kill()
    tried = msgspec.structs.replace(
        trial,
        moves=bot.moves,
        mean_ms=round(1000 * sum(times) / len(times), 3) if times else 0.0,
        slowest_ms=round(1000 * max(times), 3) if times else 0.0,
        problem=problem,
    )
    return tried, bot.name


def _play(bot: ProcessBot, game: Game[Any], trial: Trial, times: list[float]) -> None:
    rng = Random(f"{trial.game}/{trial.players}/{sorted(trial.options)}")
    own = Random(f"{trial.game}/{trial.players}/bot")
    budget = Budget(seconds=trial.seconds)
    state = game.initial(trial.players, game.codec.options(trial.options))
    while actors := game.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            action = game.fate(state, rng)
        elif actor == trial.seat:
            if trial.broken_off and times:
                return
            view = game.view(state, actor)
            bot.greet(view, own, budget)
            began = perf_counter()
            action = bot.choose(view, own, budget)
            times.append(perf_counter() - began)
        else:
            action = rng.choice(game.legal(state, actor))
        state = game.apply(state, actor, action)
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is left to act, so the game is over"
    bot.over(outcome)


def _farewell(bot: ProcessBot) -> Problem | None:
    """Say what is wrong with how the program ends."""
    sleep(SETTLING)  # an answer that nobody asked for is on its way by now
    ended = bot.dismiss(FAREWELL)
    said, log = bot.program.chatter(), bot.log()
    if said:
        return _problem("chatty", "end", unasked(said), log)
    if not ended:
        return Problem("unclean", "end", f"{FAREWELL:g} s", log)
    if bot.program.status != 0:
        return Problem("status", "end", str(bot.program.status), log)
    if bot.program.lingering():
        return Problem("lingering", "end", "", log)
    return None


def _problem(
    code: str, at: Literal["start", "move", "end"], fault: Fault, log: str = "", move: int = 0
) -> Problem:
    return Problem(code, at, str(fault), log, move, fault)
