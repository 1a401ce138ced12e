"""What a bot is: something that looks at a view and chooses an action."""

from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from phantomline.bots.advice import Suggestion
from phantomline.core import Action, Outcome, View

__all__ = ["Bot", "Budget"]


class Budget:
    """How long a bot may think about one move: until a time is up or a count is reached.

    Bots that do not search ignore it.
    """

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations


# Games and bots from outside the package are interpreted, and may extend this all the same.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Plays one seat of one game.

    A bot is made with the rules of its game and gets nothing but views: it never
    holds the state of the table, so it cannot peek. All its luck comes from the
    generator it is handed: the same views and generator give the same choices.
    It may remember between its moves within one game; a new game takes a new bot.
    """

    @abstractmethod
    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return one of the view's legal actions."""

    @abstractmethod
    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return the legal actions it thinks best, the best first, and why."""

    def over(self, outcome: Outcome) -> None:
        """Hear how the game ended. Bots that do not learn from it need not listen."""
        return

    def close(self) -> None:
        """Let go of what the bot holds outside of Python, such as a program that it talks to."""
        return
