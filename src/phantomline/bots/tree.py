"""What a search remembers: information sets, and what came of the actions tried in them."""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

import msgspec

from phantomline.core import Action, Outcome, View

__all__ = ["Arm", "Node", "Result", "information", "result"]

EXPLORATION: Final = 0.4
# An action leaves the race when it is this many standard errors behind, and not before so many
# states have been tried.
DOUBT: Final = 2.0
FIRST_LOOK: Final = 16
FEWEST: Final = 2
LEAST_SPREAD: Final = 1e-4


class Result:
    """What one imagined game brought the searching seat."""

    def __init__(self, win: float, score: float, reward: float) -> None:
        self.win = win
        self.score = score
        self.reward = reward


class Arm:
    """One action in one information set.

    ``prior`` is how much less than its favourite the adviser expects of it. ``rewards`` has what
    it brought in each state that the whole race was run in.
    """

    def __init__(self, action: Action) -> None:
        self.action = action
        self.prior = 0.0
        self.visits = 0
        self.reward = 0.0
        self.wins = 0.0
        self.score = 0.0
        self.rewards: list[float] = []

    def learn(self, result: Result) -> None:
        """Note what one imagined game brought."""
        self.visits += 1
        self.reward += result.reward
        self.wins += result.win
        self.score += result.score


class Node:
    """One information set: the arms tried so far, and by their action where they are.

    At the root they run a race: all that are still in it are tried in the same imagined states
    with the same luck, so that little but the actions themselves makes the difference. The
    adviser's word counts as much as ``trust`` imagined games.
    """

    def __init__(self, trust: float = 0.0) -> None:
        self.trust = trust
        self.visits = 0
        self.arms: list[Arm] = []
        self.index: dict[Action, Arm] = {}
        self.racing: list[Arm] = []
        self.next_look = FIRST_LOOK

    def arm(self, action: Action) -> Arm:
        """Return the arm of this action, a new one if it has not been tried."""
        found = self.index.get(action)
        if found is None:
            found = Arm(action)
            self.index[action] = found
            self.arms.append(found)
        return found

    def most_promising(self) -> Arm:
        """Return the arm that may be the best, going by what it brought and how sure that is."""
        best = self.arms[0]
        best_bound = -1.0
        explored = log(self.visits + 1)
        for arm in self.arms:
            if arm.visits == 0:
                return arm
            bound = arm.reward / arm.visits + EXPLORATION * sqrt(explored / arm.visits)
            if bound > best_bound:
                best = arm
                best_bound = bound
        return best

    def ranked(self) -> list[Arm]:
        """Return all arms, the best first; those that left the race early come last."""
        racing = self.racing
        base = self.mean()
        trust = self.trust
        rest = [arm for arm in self.arms if arm not in racing]
        rest.sort(key=lambda arm: (-len(arm.rewards), -estimate(arm, base, trust)))
        return sorted(racing, key=lambda arm: -estimate(arm, base, trust)) + rest

    def mean(self) -> float:
        """Return the mean reward of the arms in the race."""
        visits = 0
        reward = 0.0
        for arm in self.racing:
            visits += arm.visits
            reward += arm.reward
        return reward / visits if visits else 0.0

    def run(self, rewards: Sequence[float]) -> None:
        """Note a state that the whole race was run in; now and then drop who is far behind."""
        for index, arm in enumerate(self.racing):
            arm.rewards.append(rewards[index])
        if len(self.racing) > FEWEST and len(self.racing[0].rewards) >= self.next_look:
            self.next_look += self.next_look // 2
            self.drop()

    def drop(self) -> None:
        """Take those out of the race that are clearly behind the best, down to two."""
        ranked = self.ranked()[: len(self.racing)]
        kept = [
            arm
            for place, arm in enumerate(ranked)
            if place < FEWEST or not is_behind(arm, ranked[0], self.trust)
        ]
        self.racing = [arm for arm in self.racing if arm in kept]


def estimate(arm: Arm, base: float, trust: float) -> float:
    """Return the reward to be expected, the adviser's word counting for some games."""
    games = arm.visits + trust
    return (arm.reward + trust * (base + arm.prior)) / games if games else 0.0


def is_behind(arm: Arm, best: Arm, trust: float) -> bool:
    """Say whether an arm brought clearly less than the best one, in the same states."""
    count = len(arm.rewards)
    total = 0.0
    squares = 0.0
    for index in range(count):
        lead = best.rewards[index] - arm.rewards[index]
        total += lead
        squares += lead * lead
    mean = total / count
    error = sqrt(max(squares / count - mean * mean, LEAST_SPREAD) / (count + trust))
    lead = (total + trust * (best.prior - arm.prior)) / (count + trust)
    return lead > DOUBT * error


def result(
    outcome: Outcome, seat: int, lowest_wins: bool, margin: float, clearness: float
) -> Result:
    """Return what the end of a game is worth to a seat: winning, and how clearly."""
    win = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    sign = -1.0 if lowest_wins else 1.0
    mine = outcome.scores[seat]
    best = -1e9
    for other, score in enumerate(outcome.scores):
        if other != seat and sign * score > best:
            best = sign * score
    clear = 1.0 / (1.0 + exp(max(-50.0, min(50.0, (best - sign * mine) / margin))))
    return Result(win, mine, (1.0 - clearness) * win + clearness * clear)


def information(view: View) -> bytes:
    """Return what tells this view from others, for a look-up."""
    return msgspec.msgpack.encode(view)
