"""How a search imagines that a game of Ghosts goes on: as greedy players would play it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from phantomline.bots.bot import Budget
from phantomline.bots.greedy.ghosts import best_action
from phantomline.bots.greedy.ghosts_judge import Judge
from phantomline.bots.greedy.ghosts_table import seen_by
from phantomline.bots.policies.ghosts_belief import Belief
from phantomline.bots.policies.ghosts_hands import Effort
from phantomline.bots.policies.ghosts_outlook import outlook
from phantomline.bots.policy import Forecast, Policy
from phantomline.core import Action, Game, View
from phantomline.games.ghosts.state import State
from phantomline.games.ghosts.view import GhostsView

__all__ = ["GhostsPolicy"]


class GhostsPolicy(Policy):
    """Plays as the greedy player does, from what each seat knows.

    It remembers what the others played in this round, and imagines hands that go with it.
    """

    def __init__(self) -> None:
        self.belief = Belief()

    def begin(self, view: View, budget: Budget) -> None:
        """Work out what the others played since the last look, and what they may hold."""
        assert isinstance(view, GhostsView)
        self.belief.look(view, Effort(budget))

    def imagine(self, game: Game[Any], view: View, rng: Random) -> Any:
        """Return a state that looks like this view, in which the others had reason to play so."""
        state = game.sample(view, rng)
        assert isinstance(state, State)
        assert view.seat is not None, "a spectator does not play"
        return self.belief.imagine(state, view.seat, rng)

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
        return 0.053
