"""How a search imagines that everyone plays on: quick rules of thumb."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from phantomline.core import Action

__all__ = ["Policy", "Uniform"]


# Games and bots from outside the package are interpreted, and may extend this all the same.
@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """Plays any seat of an imagined state, using only what that seat would know.

    It is asked many thousand times a second, so it may look at the state, but an
    honest one leaves alone what is hidden from ``seat``: the search would otherwise
    reckon with opponents who can see through cards.
    """

    @abstractmethod
    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return one of these actions."""

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action] | None:
        """Return these actions, the most promising first, or ``None`` for no opinion.

        A search that cannot try everything tries them in this order.
        """
        return None


class Uniform(Policy):
    """Any legal action is as good as another."""

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return one of these actions, all alike."""
        return legal[int(rng.random() * len(legal))]
