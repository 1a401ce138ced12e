"""How a search imagines that a game of Ghosts goes on: as greedy players would play it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from phantomline.bots.greedy.ghosts import best_action
from phantomline.bots.greedy.ghosts_judge import Judge
from phantomline.bots.greedy.ghosts_table import seen_by
from phantomline.bots.policies.ghosts_outlook import outlook
from phantomline.bots.policy import Forecast, Policy
from phantomline.core import Action
from phantomline.games.ghosts.state import State

__all__ = ["GhostsPolicy"]


class GhostsPolicy(Policy):
    """Plays as the greedy player does, from what each seat knows."""

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return the action that is worth most."""
        assert isinstance(state, State)
        return best_action(seen_by(seat, state), legal)

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Return these actions, the one that is worth most first."""
        assert isinstance(state, State)
        judge = Judge(seen_by(seat, state), None)
        rated = [(-judge.terms(action).worth(), index) for index, action in enumerate(legal)]
        rated.sort()
        return [legal[index] for _, index in rated]

    def judge(self, state: Any) -> Forecast | None:
        """Return what to expect where a round has ended: what follows is the luck of the deal."""
        assert isinstance(state, State)
        return outlook(state)

    def point(self) -> float:
        """Return what a fright point less adds to the chance of winning."""
        return 0.05
