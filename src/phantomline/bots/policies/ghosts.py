"""How a search imagines that a game of Ghosts goes on: quick, plausible and without peeking."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from phantomline.bots.policies.ghosts_odds import ODDS, TAKE, Odds
from phantomline.bots.policy import Policy
from phantomline.core import Action
from phantomline.games.ghosts.actions import Play
from phantomline.games.ghosts.cards import COLOURS, GHOSTS, INDEX, MIST, NO_CARD
from phantomline.games.ghosts.state import State

__all__ = ["GhostsPolicy"]

# Rows of the odds: matching cards by their ghosts, other cards by theirs, mist.
_OTHER: Final = 3
_MIST: Final = 6


class GhostsPolicy(Policy):
    """Plays about as greedy players do, judging each card by the level and the top card alone."""

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return one of these actions, each as often as its odds say."""
        assert isinstance(state, State)
        odds = ODDS[len(state.hands)]
        shares: list[float] = []
        total = 0.0
        for action in legal:
            share = likely(state, odds, action)
            shares.append(share)
            total += share
        left = rng.random() * total
        for index, share in enumerate(shares):
            if left < share:
                return legal[index]
            left -= share
        return legal[-1]

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Return these actions, the one picked most often first."""
        assert isinstance(state, State)
        odds = ODDS[len(state.hands)]
        rated = [(-likely(state, odds, action), index) for index, action in enumerate(legal)]
        rated.sort()
        return [legal[index] for _, index in rated]


def likely(state: State, odds: Odds, action: Action) -> float:
    """Return how often this action is chosen over others; only what all can see counts."""
    if not isinstance(action, Play):
        return TAKE
    card = INDEX[action.card]
    if card == MIST:
        return odds[_MIST][state.level]
    row = GHOSTS[card] - 1
    if state.top == NO_CARD or COLOURS[card] != COLOURS[state.top]:
        row += _OTHER
    return odds[row][state.level]
