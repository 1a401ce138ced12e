"""How a search imagines that everyone plays on: quick rules of thumb."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from phantomline.bots.bot import Budget
from phantomline.core import Action, Game, View

__all__ = ["STREAMS", "Forecast", "Policy", "Uniform"]

STREAMS: Final = 8


class Forecast:
    """How a game will end as far as anyone can say: each seat's chance to win, and its score."""

    def __init__(self, wins: Sequence[float], scores: Sequence[float]) -> None:
        self.wins = wins
        self.scores = scores


# Games and bots from outside the package are interpreted, and may extend this all the same.
@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """Plays any seat of an imagined state, using only what that seat would know.

    It is asked many thousand times a second, so it may look at the state, but an
    honest one leaves alone what is hidden from ``seat``: the search would otherwise
    reckon with opponents who can see through cards. The search is as good as its
    policy is close to how people really play.
    """

    @abstractmethod
    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return one of these actions."""

    def reply(self, game: Game[Any], state: Any, seat: int, rng: Random) -> Action:
        """Return what the seat does, whether it has a choice or not."""
        legal = game.legal(state, seat)
        return legal[0] if len(legal) == 1 else self.pick(state, seat, legal, rng)

    def luck(self, state: Any) -> int:
        """Return which stream of luck the next draw comes from, one of `STREAMS`.

        Actions are compared with the same luck. If all draws come from one stream, an action that
        brings no card gives everybody else's cards to others; with a stream for every seat, what
        they draw stays the same.
        """
        return 0

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action] | None:
        """Return these actions, the most promising first, or ``None`` for no opinion.

        A search that cannot try everything tries them in this order.
        """
        return None

    def begin(self, view: View, budget: Budget) -> None:
        """Look at a decision of the searching seat before it is searched, or at one without choice.

        A policy may remember what it sees; all its views are of one game and one seat. It may
        think about it for a part of the budget that is there for the search.
        """
        return

    def imagine(self, game: Game[Any], view: View, rng: Random) -> Any:
        """Return a full state that looks like this view, likely ones more often if it can."""
        return game.sample(view, rng)

    def judge(self, state: Any) -> Forecast | None:
        """Return how the game will end, where that is known well enough not to play on.

        Asked before every step of an imagined game. A good forecast saves the time of
        playing on, and tells luck still to come from what was decided already.
        """
        return None

    def margin(self) -> float:
        """Return how far ahead a seat must end to have won clearly, in points."""
        return 1.0

    def clearness(self) -> float:
        """Return how much winning clearly counts beside winning at all, from 0 to 1.

        How far ahead or behind a seat ends says more about a move than who won: it depends
        less on luck.
        """
        return 0.25

    def point(self) -> float:
        """Return about what a point of the adviser's worth adds to the reward."""
        return 0.0

    def trust(self) -> float:
        """Return how many imagined games the adviser's word is worth.

        That is the variance of the difference between two actions in one imagined state, in units
        of the variance of the adviser's error.
        """
        return 100.0


class Uniform(Policy):
    """Any legal action is as good as another."""

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return one of these actions, all alike."""
        return legal[int(rng.random() * len(legal))]
