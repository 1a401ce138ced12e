"""The kinds of bots, found by name.

A bot is asked for by a *spec*: its kind, and behind a colon what that kind may be told, such
as ``mcts:500`` for a search of 500 rounds a move. A spec with a path in it, such as
``./mybot.py`` or ``node ./mybot.js``, is a program that plays (see `process`).
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from phantomline.bots.bot import Bot, Budget
from phantomline.bots.easy import CARELESSNESS, Easy
from phantomline.bots.errors import Fault
from phantomline.bots.greedy import greedy_for
from phantomline.bots.mcts import Mcts
from phantomline.bots.policies import policy_for
from phantomline.bots.process import ProcessBot, is_program
from phantomline.bots.program import Unstartable
from phantomline.bots.random_bot import RandomBot
from phantomline.core import Game, PhantomlineError

__all__ = ["KINDS", "BotError", "BotKind", "budget_of", "is_time", "make_bot"]

LONGEST: Final = 24 * 60 * 60.0
"""The seconds that a bot may be given for a move: a day's. Clocks cannot count just any number."""


class BotError(PhantomlineError):
    """A bot that does not exist or cannot be made as asked.

    ``code`` is ``unknown``, ``budget`` (what is behind its colon), ``argument`` (that there is
    something), ``untaught`` (it does not know this game) or ``program`` (one that cannot start,
    and ``fault`` says why).
    """

    def __init__(self, spec: str, reason: str, code: str, fault: Fault | None = None) -> None:
        super().__init__(spec, reason, code)
        self.spec = spec
        self.reason = reason
        self.code = code
        self.fault = fault

    def __str__(self) -> str:
        return f"{self.spec}: {self.reason}"


class BotKind(msgspec.Struct, frozen=True):
    """A kind of bot: its name, how strong it is from 1 to 5, and how to make one.

    Its character is in the catalogues as ``bot-NAME-character``.
    """

    name: str
    strength: int
    make: Callable[[Game[Any], str | None], Bot]


def _random(game: Game[Any], argument: str | None) -> Bot:  # noqa: ARG001 (every kind is made in the same way)
    _no_argument("random", argument)
    return RandomBot()


def _easy(game: Game[Any], argument: str | None) -> Bot:
    _no_argument("easy", argument)
    return Easy(_adviser("easy", game), CARELESSNESS.get(game.facts.id, 1.0))


def _greedy(game: Game[Any], argument: str | None) -> Bot:
    _no_argument("greedy", argument)
    return _adviser("greedy", game)


def _mcts(game: Game[Any], argument: str | None) -> Bot:
    budget = None if argument is None else _budget(argument)
    return Mcts(game, policy_for(game), budget, greedy_for(game))


def _budget(argument: str) -> Budget:
    """Read ``500`` as rounds a move and ``1.5s`` as seconds a move."""
    seconds = argument.endswith("s")
    try:
        amount = float(argument[:-1]) if seconds else int(argument)
    except ValueError:
        amount = 0
    if not (is_time(amount) if seconds else amount > 0):
        raise BotError(
            f"mcts:{argument}",
            "behind the colon goes a number of rounds (500) or seconds (1.5s), at most a day",
            "budget",
        )
    return Budget(seconds=amount) if seconds else Budget(iterations=int(amount))


def is_time(seconds: float) -> bool:
    """Say whether a bot may be given so many seconds for a move."""
    return 0 < seconds <= LONGEST


def budget_of(spec: str) -> Budget:
    """Return how long a bot thinks by its spec, whatever else it is told: for most, nothing."""
    name, colon, argument = spec.partition(":")
    if name != "mcts" or not colon or is_program(spec):
        return Budget()
    return _budget(argument)


def _adviser(name: str, game: Game[Any]) -> Bot:
    adviser = greedy_for(game)
    if adviser is None:
        raise BotError(name, f"nobody has taught it to play {game.facts.id}", "untaught")
    return adviser


def _no_argument(name: str, argument: str | None) -> None:
    if argument is not None:
        reason = f"the {name} bot takes nothing behind a colon"
        raise BotError(f"{name}:{argument}", reason, "argument")


KINDS: dict[str, BotKind] = {
    kind.name: kind
    for kind in (
        BotKind("random", 1, _random),
        BotKind("easy", 2, _easy),
        BotKind("greedy", 3, _greedy),
        BotKind("mcts", 5, _mcts),
    )
}


def make_bot(spec: str, game: Game[Any]) -> Bot:
    """Make the bot that a spec asks for, or raise `BotError`."""
    if is_program(spec):
        try:
            return ProcessBot(spec, game)
        except Unstartable as error:
            raise BotError(spec, str(error), "program", error.fault) from None
    name, colon, argument = spec.partition(":")
    kind = KINDS.get(name)
    if kind is None:
        reason = f"there is no such bot; there are {', '.join(KINDS)} and programs, by their path"
        raise BotError(spec, reason, "unknown")
    return kind.make(game, argument if colon else None)
