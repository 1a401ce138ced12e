"""How a game of Ghosts ends from how it stands between two rounds.

Fitted to greedy players' games by `bench.ghosts_outlook`, which also prints these tables. A seat's
chance to win is in proportion to the exponential of the number for its fright points and the
number for its place behind the starter; its final score goes by its fright points.
"""

from math import exp
from typing import Final

from phantomline.bots.policy import Forecast
from phantomline.games.ghosts.rules import ROUNDS
from phantomline.games.ghosts.state import DEALING, State

__all__ = ["Outlook", "outlook"]


class Outlook:
    """What to expect by fright points, by places behind the starter, and which final score."""

    def __init__(
        self, points: tuple[float, ...], places: tuple[float, ...], scores: tuple[float, ...]
    ) -> None:
        self.points: Final = [exp(number) for number in points]
        self.places: Final = [exp(number) for number in places]
        self.scores: Final = scores

    def forecast(self, state: State) -> Forecast:
        """Return what to expect of a game in which a round is over and the next not dealt."""
        most = len(self.points) - 1
        players = len(state.fright)
        wins: list[float] = []
        scores: list[float] = []
        total = 0.0
        for seat, fright in enumerate(state.fright):
            counted = min(most, fright)
            win = self.points[counted] * self.places[(seat - state.starter) % players]
            wins.append(win)
            scores.append(self.scores[counted] + fright - counted)
            total += win
        return Forecast([win / total for win in wins], scores)


def outlook(state: State) -> Forecast | None:
    """Return what to expect if a round has just ended."""
    if state.phase != DEALING or state.round == 1 or state.turn != state.starter:
        return None
    if state.hands[state.turn] != 0:
        return None
    return OUTLOOKS[len(state.hands)][ROUNDS - state.round].forecast(state)


# For each number of players, with one round to come and with two. A round number of a state is
# that of the round to be dealt.
# fmt: off
OUTLOOKS: Final = {
    2: (
        Outlook(
            (0.00, -0.80, -1.60, -2.40, -3.19, -3.91, -4.34, -4.62, -5.29,
             -5.84, -6.37, -6.82, -7.29, -7.85, -8.34, -9.03, -9.69),
            (0.00, 0.04),
            (3.40, 4.40, 5.64, 7.02, 8.29, 9.07, 10.20, 11.35, 12.19,
             13.20, 14.16, 15.15, 16.25, 17.23, 18.20, 19.18, 20.91),
        ),
        Outlook(
            (0.00, -0.52, -1.02, -1.50, -1.94, -2.34, -2.59, -2.94, -3.28,
             -3.65, -3.95, -4.26, -4.49, -4.76, -5.04, -5.32, -5.61),
            (0.00, 0.06),
            (8.29, 9.29, 10.29, 11.29, 12.33, 13.38, 14.28, 15.35, 16.39,
             17.37, 18.36, 19.21, 20.22, 21.22, 22.22, 23.22, 24.22),
        ),
    ),
    3: (
        Outlook(
            (0.00, -0.63, -1.13, -1.51, -2.01, -2.43, -2.90, -3.30, -3.80,
             -4.37, -4.81, -5.26, -5.60, -6.20, -7.39, -8.66, -9.94),
            (0.00, 0.09, 0.13),
            (2.96, 4.09, 5.08, 5.93, 7.01, 7.97, 8.98, 9.87, 10.79,
             11.71, 12.62, 13.53, 14.56, 15.35, 16.43, 17.14, 18.69),
        ),
        Outlook(
            (0.00, -0.28, -0.58, -0.89, -1.24, -1.62, -1.88, -2.21, -2.55,
             -2.76, -3.39, -3.77, -3.98, -4.24, -4.51, -4.77, -5.04),
            (0.00, 0.02, 0.08),
            (5.88, 6.88, 7.88, 8.88, 9.58, 10.53, 11.30, 12.17, 13.07,
             13.90, 14.98, 15.67, 16.67, 17.67, 18.67, 19.67, 20.67),
        ),
    ),
    4: (
        Outlook(
            (0.00, -0.34, -0.94, -1.51, -1.97, -2.31, -2.83, -3.37, -4.02,
             -4.25, -4.58, -5.34, -6.64, -8.01, -9.37, -10.74, -12.11),
            (0.00, 0.14, -0.02, -0.13),
            (2.50, 3.42, 4.39, 5.38, 6.21, 7.14, 8.06, 8.89, 9.81,
             10.65, 11.49, 12.51, 13.35, 14.16, 15.47, 16.47, 17.47),
        ),
        Outlook(
            (0.00, -0.32, -0.64, -0.96, -1.29, -1.61, -1.99, -2.30, -2.58,
             -3.00, -3.78, -4.60, -5.43, -6.25, -7.07, -7.90, -8.72),
            (0.00, 0.11, -0.01, -0.04),
            (4.62, 5.62, 6.62, 7.62, 7.97, 8.77, 9.54, 10.37, 11.12,
             11.98, 12.57, 13.57, 14.57, 15.57, 16.57, 17.57, 18.57),
        ),
    ),
    5: (
        Outlook(
            (0.00, -0.66, -1.32, -1.91, -2.24, -2.66, -3.11, -3.65, -4.21,
             -4.73, -5.68, -6.90, -8.13, -9.36, -10.59, -11.82, -13.04),
            (0.00, 0.08, -0.02, -0.17, 0.02),
            (1.93, 2.86, 3.75, 4.63, 5.39, 6.45, 7.28, 8.18, 9.07,
             9.98, 11.00, 11.95, 12.83, 13.83, 14.83, 15.83, 16.83),
        ),
        Outlook(
            (0.00, -0.30, -0.61, -0.93, -1.27, -1.62, -2.03, -2.34, -2.50,
             -2.86, -3.29, -3.73, -4.17, -4.61, -5.05, -5.48, -5.92),
            (0.00, 0.08, -0.01, -0.11, -0.01),
            (3.48, 4.48, 5.48, 6.48, 6.69, 7.43, 8.23, 9.15, 9.88,
             10.85, 11.85, 12.85, 13.85, 14.85, 15.85, 16.85, 17.85),
        ),
    ),
    6: (
        Outlook(
            (0.00, -0.55, -1.02, -1.32, -1.55, -2.05, -2.81, -4.18, -5.69,
             -6.90, -8.16, -9.42, -10.68, -11.94, -13.20, -14.47, -15.73),
            (0.00, 0.26, 0.06, -0.11, 0.10, 0.12),
            (1.50, 2.31, 3.04, 3.78, 4.67, 5.64, 6.58, 7.46, 8.41,
             9.38, 10.24, 11.04, 12.04, 13.04, 14.04, 15.04, 16.04),
        ),
        Outlook(
            (0.00, -0.18, -0.40, -0.67, -1.02, -1.50, -1.86, -2.20, -2.61,
             -3.16, -3.74, -4.32, -4.90, -5.48, -6.06, -6.64, -7.22),
            (0.00, 0.11, 0.03, -0.08, -0.02, 0.06),
            (2.57, 3.57, 4.57, 5.57, 5.35, 6.13, 6.89, 7.82, 8.45,
             9.12, 10.12, 11.12, 12.12, 13.12, 14.12, 15.12, 16.12),
        ),
    ),
}
# fmt: on
