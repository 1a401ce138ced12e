"""How a search imagines that a game of Ghosts goes on: quick, plausible and without peeking."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from phantomline.bots.policy import Policy
from phantomline.core import Action
from phantomline.games.ghosts.actions import Play
from phantomline.games.ghosts.cards import COLOURS, GHOSTS, INDEX, MIST, NO_CARD
from phantomline.games.ghosts.state import State

__all__ = ["GhostsPolicy"]

# How often each kind of action is chosen over others, by the level it is chosen at, 0 to 7.
_MATCH: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 4.0)
_GHOSTS: Final = (
    (0.3, 0.3, 0.4, 0.5, 0.7, 1.0, 1.0, 1.0),
    (1.0, 1.0, 1.0, 1.0, 1.5, 1.0, 1.0, 1.0),
    (2.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0),
)
_MIST: Final = (0.02, 0.02, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
_TAKE: Final = (0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.03, 0.1)
_UNAFRAID: Final = 0.3


class GhostsPolicy(Policy):
    """Gets rid of many ghosts while the level is low, keeps mist for need, and hates to take."""

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return one of these actions, each as often as its weight says."""
        assert isinstance(state, State)
        weights: list[float] = []
        total = 0.0
        for action in legal:
            weight = weigh(state, seat, action)
            weights.append(weight)
            total += weight
        left = rng.random() * total
        for index, weight in enumerate(weights):
            if left < weight:
                return legal[index]
            left -= weight
        return legal[-1]

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """Return these actions, the one picked most often first."""
        assert isinstance(state, State)
        rated = [(-weigh(state, seat, action), index) for index, action in enumerate(legal)]
        rated.sort()
        return [legal[index] for _, index in rated]


def weigh(state: State, seat: int, action: Action) -> float:
    """Return how often this action is chosen; only the table and one's own card count."""
    level = state.level
    if not isinstance(action, Play):
        return _TAKE[level] if state.face_down[seat] else _TAKE[level] * _UNAFRAID
    card = INDEX[action.card]
    if card == MIST:
        return _MIST[level]
    if state.top != NO_CARD and COLOURS[card] == COLOURS[state.top]:
        return _MATCH[level]
    return _GHOSTS[GHOSTS[card] - 1][level]
