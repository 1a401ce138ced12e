"""The greedy player of Ghost Train: plans its way to tickets and takes what brings it nearest."""

from random import Random
from typing import Any, Final

from phantomline.bots.advice import Reason, Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.greedy.train_options import Option, options
from phantomline.bots.greedy.train_plans import Planner
from phantomline.bots.greedy.train_table import read_table
from phantomline.bots.greedy.train_tastes import Tastes
from phantomline.bots.greedy.train_ways import Ways
from phantomline.core import Action, Game, View
from phantomline.games.train.game import Train
from phantomline.games.train.view import TrainView

__all__ = ["GreedyTrain"]


class GreedyTrain(Bot):
    """Plays one seat of Ghost Train by what its plan is worth after each move."""

    def __init__(self, game: Game[Any], tastes: Tastes | None = None) -> None:
        assert isinstance(game, Train)
        self.town: Final = game.town
        self.ways: Final = Ways(game.town)
        self.tastes: Final = tastes or Tastes()

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return the action after which its plan is worth most."""
        assert isinstance(view, TrainView)
        if len(view.legal) == 1:
            return view.legal[0]
        found = self._options(view)
        best = found[0]
        for option in found:
            if option.worth > best.worth:
                best = option
        return best.action

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return what it considers, by what its plan is worth afterwards."""
        assert isinstance(view, TrainView)
        found = sorted(self._options(view), key=lambda option: -option.worth)
        return [Suggestion(action=option.action, reasons=_reasons(option)) for option in found]

    def _options(self, view: TrainView) -> list[Option]:
        planner = Planner(self.town, self.ways, self.tastes, read_table(self.town, view))
        return options(planner, list(view.legal))


def _reasons(option: Option) -> tuple[Reason, ...]:
    terms = sorted(option.terms, key=lambda term: -abs(term[1]))
    return tuple([Reason(code, value) for code, value in terms])
