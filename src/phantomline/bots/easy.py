"""A friendly beginner: knows what is good, but does not always see it, and spites nobody."""

from math import exp
from random import Random
from typing import Final

from phantomline.bots.advice import Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.core import Action, View

__all__ = ["CARELESSNESS", "Easy"]

# How far behind the best an action may be to be chosen nearly as often, in each game's points.
CARELESSNESS: Final = {"galore": 3.0, "ghosts": 0.5, "train": 0.5}

# It looks no further down than this: what a beginner plays is not clever, but it makes sense.
FEW: Final = 5

# What greedy may like about an action only because of what it does to somebody else. Left
# out here: a beginner who minds their own business neither gangs up nor makes kings.
ABOUT_OTHERS: Final = frozenset({"passes-trouble"})

# What speaks for actions that get nobody any further, such as swapping one's tickets. They are
# not chosen by mistake, or a game could go on for ever.
STALLING: Final = frozenset({"hopeless-tickets"})


class Easy(Bot):
    """Plays by the advice of a better player, minding its own business and slipping often."""

    def __init__(self, adviser: Bot, carelessness: float = 1.0) -> None:
        self.adviser = adviser
        self.carelessness = carelessness

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return one of the actions it likes, those it likes more more often."""
        if len(view.legal) == 1:
            return view.legal[0]
        liked = self.suggest(view, rng, budget)
        best = own_worth(liked[0])
        odds = [exp((own_worth(one) - best) / self.carelessness) for one in liked[:FEW]]
        left = rng.random() * sum(odds)
        for index, share in enumerate(odds):
            if left < share:
                return liked[index].action
            left -= share
        return liked[0].action

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return what the adviser suggests, by what each action does for this seat alone."""
        advice = sorted(self.adviser.suggest(view, rng, budget), key=own_worth, reverse=True)
        return advice[:1] + [one for one in advice[1:] if not is_stalling(one)]


def own_worth(suggestion: Suggestion) -> float:
    """Return what speaks for this action, leaving out what it does to others."""
    worth = 0.0
    for reason in suggestion.reasons:
        if reason.code not in ABOUT_OTHERS:
            worth += reason.value
    return worth


def is_stalling(suggestion: Suggestion) -> bool:
    """Say whether the adviser thinks that this action gets nobody any further."""
    return any(reason.code in STALLING for reason in suggestion.reasons)
