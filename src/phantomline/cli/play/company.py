"""Who sits in the other seats: the bots that were asked for, or a friendly mix."""

from random import Random
from time import perf_counter
from typing import Any, Final

from phantomline.bots import Bot, BotError, BotFailure, Budget, make_bot
from phantomline.bots.process import is_program
from phantomline.bots.random_bot import RandomBot
from phantomline.cli.options import cannot_play
from phantomline.cli.session import UserError
from phantomline.core import Action, Game, Outcome, View
from phantomline.words import Words

__all__ = ["FRIENDLY", "PLAYERS", "Opponent", "specs_of", "table_size"]

PLAYERS: Final = 3
FRIENDLY: Final[tuple[str, ...]] = ("easy", "greedy")
"""For whoever does not choose: someone to beat, and someone to learn from."""

SECONDS: Final = 1.0
"""How long a search thinks that was not told."""

LONG: Final = 1.0


class Opponent:
    """A bot in a seat. One that fails is replaced by random moves, and ``failure`` says why."""

    def __init__(self, spec: str, game: Game[Any], rng: Random) -> None:
        self.spec: Final = spec
        self.rng: Final = rng
        self.failure: BotFailure | None = None
        self.bot: Bot = make_bot(spec, game)
        searches = spec.partition(":")[0] == "mcts"
        # Programs are not told to hurry: who brings one knows how long it thinks.
        self.budget: Final = Budget(seconds=SECONDS) if searches else Budget()
        self.slow = searches or is_program(spec)
        """Whether it may take so long that a person wonders."""

    def choose(self, view: View) -> Action:
        """Return the bot's move; a failing one is replaced first."""
        began = perf_counter()
        try:
            action = self.bot.choose(view, self.rng, self.budget)
        except BotFailure as error:
            self.failure = error
            self.bot.close()
            self.bot = RandomBot()
            self.slow = False
            return self.bot.choose(view, self.rng, self.budget)
        self.slow = self.slow or perf_counter() - began > LONG
        return action

    def leave(self, outcome: Outcome | None) -> None:
        """Say goodbye, and how the game ended if it has."""
        try:
            if outcome is not None:
                self.bot.over(outcome)
        finally:
            self.bot.close()


def table_size(bots: str | None, players: int | None) -> int:
    """Return how many sit down: as many as were asked for, or as several bots need."""
    if players is not None:
        return players
    named = 0 if bots is None else bots.count(",") + 1
    return named + 1 if named > 1 else PLAYERS


def specs_of(bots: str | None, game: Game[Any], others: int, words: Words) -> list[str]:
    """Return a spec for every other seat; fewer than that take turns.

    Raises `UserError` for too many, or one that cannot play this game.
    """
    named: list[str] = (
        list(FRIENDLY) if bots is None else [spec.strip() for spec in bots.split(",")]
    )
    if bots is not None and len(named) > others:
        raise UserError("bot-too-many", code=2, bots=len(named), seats=others)
    for place, spec in enumerate(named):
        try:
            make_bot(spec, game).close()
        except (BotError, BotFailure) as error:
            if bots is not None:
                raise cannot_play(spec, error, words) from None
            named[place] = "random"  # nobody has taught the others this game
    return [named[place % len(named)] for place in range(others)]
