"""A bot that plays anything legal."""

from random import Random

from phantomline.bots.advice import Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.core import Action, View

__all__ = ["RandomBot"]


class RandomBot(Bot):
    """Plays any legal action, all alike."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return any legal action."""
        return view.legal[int(rng.random() * len(view.legal))]

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return all legal actions: it knows no difference."""
        return [Suggestion(action=action) for action in view.legal]
