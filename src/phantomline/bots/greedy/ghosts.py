"""The greedy player of Ghosts: weighs what every card does to it and to the next player."""

from collections.abc import Sequence
from random import Random
from typing import Final

from phantomline.bots.advice import Reason, Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.greedy.ghosts_judge import CODES, Judge
from phantomline.bots.greedy.ghosts_table import Table, seen_in
from phantomline.bots.greedy.ghosts_weights import Weights
from phantomline.core import Action, View
from phantomline.games.ghosts.view import GhostsView

__all__ = ["CODES", "GreedyGhosts", "best_action"]

# Below this a term made no difference.
_NOTHING: Final = 0.0005


class GreedyGhosts(Bot):
    """Plays the card, or takes the pile, by what it is worth in fright points."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return the action with the highest worth, the first of equals."""
        assert isinstance(view, GhostsView)
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        return best_action(seen_in(view), legal, self.weights)

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return all actions by their worth, each with how its terms differ from the average."""
        assert isinstance(view, GhostsView)
        if not view.legal:
            return []
        judge = Judge(seen_in(view), self.weights)
        rated = [judge.terms(action) for action in view.legal]
        terms = [one.listed() for one in rated]
        means = [sum([one[term] for one in terms]) / len(terms) for term in range(len(CODES))]
        order = sorted(range(len(rated)), key=lambda index: -rated[index].worth())
        return [
            Suggestion(action=view.legal[index], reasons=_reasons(terms[index], means))
            for index in order
        ]


def best_action(table: Table, legal: Sequence[Action], weights: Weights | None = None) -> Action:
    """Return the action with the highest worth at this table, the first of equals."""
    judge = Judge(table, weights)
    best = legal[0]
    best_worth = -1e9
    for action in legal:
        worth = judge.terms(action).worth()
        if worth > best_worth:
            best = action
            best_worth = worth
    return best


def _reasons(terms: list[float], means: list[float]) -> tuple[Reason, ...]:
    reasons = [
        Reason(CODES[term], round(terms[term] - means[term], 3))
        for term in range(len(CODES))
        if abs(terms[term] - means[term]) > _NOTHING
    ]
    reasons.sort(key=lambda reason: -reason.value)
    return tuple(reasons)
