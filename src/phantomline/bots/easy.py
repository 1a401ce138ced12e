"""A friendly beginner: knows what is good, but does not always see it, and spites nobody."""

from random import Random
from typing import Final

from phantomline.bots.advice import Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.core import Action, View

__all__ = ["Easy"]

# How often it overlooks the action it likes best, and then how far down it looks.
SLIP: Final = 0.5
FEW: Final = 3

# What greedy may like about an action only because of what it does to somebody else. Left
# out here: a beginner who minds their own business neither gangs up nor makes kings.
ABOUT_OTHERS: Final = frozenset({"passes-trouble", "presses-rival", "blocks-rival"})

# What greedy calls an action that gets nobody any further.
STALLING: Final = "stalls"


class Easy(Bot):
    """Plays by the advice of a better player, minding its own business and slipping often."""

    def __init__(self, adviser: Bot, slip: float = SLIP) -> None:
        self.adviser = adviser
        self.slip = slip

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return the action it likes best, or one that it likes nearly as much."""
        if len(view.legal) == 1:
            return view.legal[0]
        liked = self.suggest(view, rng, budget)
        few = min(FEW, len(liked))
        if few > 1 and rng.random() < self.slip:
            return liked[1 + int(rng.random() * (few - 1))].action
        return liked[0].action

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return what the adviser suggests, by what each action does for this seat alone."""
        advice = self.adviser.suggest(view, rng, budget)
        moving = [one for one in advice if not is_stalling(one)]
        return sorted(moving if moving else advice, key=own_worth, reverse=True)


def own_worth(suggestion: Suggestion) -> float:
    """Return what speaks for this action, leaving out what it does to others."""
    worth = 0.0
    for reason in suggestion.reasons:
        if reason.code not in ABOUT_OTHERS:
            worth += reason.value
    return worth


def is_stalling(suggestion: Suggestion) -> bool:
    """Say whether the adviser thinks that this action gets nobody any further."""
    return any(reason.code == STALLING for reason in suggestion.reasons)
