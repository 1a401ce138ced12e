"""What a seat of Ghost Train plans in an imagined game, and what it may do about it."""

from typing import Final

from mypy_extensions import mypyc_attr

from phantomline.bots.policies.train_prospects import NO_SKETCH, Prospect, Sketch
from phantomline.core import Action

__all__ = ["LOST", "TRIFLE", "WON", "Option", "Plan", "best_of", "less_than_claims", "most_of"]

WON: Final = 10.0
LOST: Final = -10.0
TRIFLE: Final = 0.001


@mypyc_attr(acyclic=True)
class Plan:
    """The best sketch, with what it is worth, what its prospect's other sketches are, and draws."""

    def __init__(self, prospect: Prospect, draws: list[float]) -> None:
        self.prospect: Final = prospect
        self.draws: Final = draws
        self.worths: Final[list[float]] = []
        self.sketch = NO_SKETCH
        self.worth = 0.0

    def consider(self, sketch: Sketch, worth: float) -> None:
        """Note what a sketch is worth."""
        self.worths.append(worth)
        if worth > self.worth:
            self.sketch = sketch
            self.worth = worth


@mypyc_attr(acyclic=True)
class Option:
    """An action and what the plan is worth after it, and how much ``more`` that may be at most.

    What it is worth to claim a ``route`` before others do depends on what could be had
    ``otherwise``. Looking for detours takes time, and mostly it makes no difference.
    """

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final = action
        self.worth = worth
        self.more = 0.0
        self.route = -1
        self.otherwise = 0.0
        self.danger = 0.0


def best_of(found: list[Option]) -> Action | None:
    """Return the action that is worth most, the first of several, if there is any."""
    best: Action | None = None
    most = 0.0
    for option in found:
        if best is None or option.worth > most:
            best = option.action
            most = option.worth
    return best


def most_of(found: list[Option]) -> float:
    """Return the most that one of these is worth, unless it wins the game."""
    most = LOST
    for option in found:
        if most < option.worth < WON:
            most = option.worth
    return most


def less_than_claims(worth: float, found: list[Option]) -> float:
    """Return what changing tickets is worth where no card can be drawn and no ticket comes of it.

    If everyone did so nothing would ever happen again. A claim puts cards back into play, or
    ends a game that was lost.
    """
    for option in found:
        worth = min(worth, option.worth - TRIFLE)
    return worth
