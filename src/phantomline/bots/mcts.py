"""Monte Carlo tree search for games with hidden information, any number of players.

Every round of the search imagines a full state from what the seat knows
(`Game.sample`) and plays it to the end. Each decision on the way belongs to an
*information set*: all that the acting seat could then see. The tree is a table from
information sets to what has been learned there, so states that a seat cannot tell
apart share their statistics, simultaneous choices stay secret, chance branches by what
is seen of it, and whatever was learned is still there at the next move.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from phantomline.bots.advice import Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.policy import Policy
from phantomline.core import CHANCE, Action, Game, Outcome, View

__all__ = ["Mcts"]

EXPLORATION = 0.7
WIDENING = 2.0
# How much coming second instead of last counts beside winning: it tells moves apart when winning
# is out of reach, or certain.
STANDING = 0.25
# How many of an adviser's suggestions are searched, and how much its order counts at first.
CANDIDATES = 5
ADVICE = 2.0
MOST_NODES = 200_000
DEFAULT_ITERATIONS = 1_000


class Arm:
    """One action in one information set."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.prior = 0.0
        self.visits = 0
        self.reward = 0.0
        self.wins = 0.0
        self.score = 0.0


class Node:
    """One information set: the arms tried so far, and by their action where they are."""

    def __init__(self) -> None:
        self.visits = 0
        self.complete = False
        self.arms: list[Arm] = []
        self.index: dict[Action, Arm] = {}

    def arm(self, action: Action) -> Arm:
        """Return the arm of this action, a new one if it has not been tried."""
        found = self.index.get(action)
        if found is None:
            found = Arm(action)
            self.index[action] = found
            self.arms.append(found)
        return found


class Mcts(Bot):
    """Searches until its budget is spent, then plays what it tried most."""

    def __init__(
        self,
        game: Game[Any],
        policy: Policy,
        budget: Budget | None = None,
        adviser: Bot | None = None,
    ) -> None:
        self.game = game
        self.policy = policy
        self.budget = budget
        self.adviser = adviser
        self.table: dict[bytes, Node] = {}

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return the action that the search tried most."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        arms = self.search(view, rng, budget)
        best = arms[0]
        for arm in arms:
            if arm.visits > best.visits:
                best = arm
        return best.action

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return the actions tried most, with their estimated chances and scores."""
        arms = sorted(self.search(view, rng, budget), key=lambda arm: -arm.visits)
        return [
            Suggestion(action=arm.action, win=arm.wins / arm.visits, score=arm.score / arm.visits)
            for arm in arms
            if arm.visits
        ]

    def search(self, view: View, rng: Random, budget: Budget) -> list[Arm]:
        """Spend the budget and return what is known of the actions at the root."""
        if self.budget is not None:
            budget = self.budget
        if len(self.table) > MOST_NODES:
            self.table = {}
        iterations = budget.iterations
        if iterations is None and budget.seconds is None:
            iterations = DEFAULT_ITERATIONS
        self.take_advice(view, rng)
        deadline = perf_counter() + (budget.seconds if budget.seconds is not None else 1e9)
        done = 0
        while (iterations is None or done < iterations) and perf_counter() < deadline:
            self.iterate(view, rng)
            done += 1
        root = self.table.get(information(view))
        if root is None:
            return [Arm(action) for action in view.legal]
        return root.arms

    def take_advice(self, view: View, rng: Random) -> None:
        """Begin with what the adviser thinks best here, and leave the rest alone."""
        key = information(view)
        if self.adviser is None or key in self.table:
            return
        root = Node()
        root.complete = True
        self.table[key] = root
        for rank, suggestion in enumerate(self.adviser.suggest(view, rng, Budget())[:CANDIDATES]):
            root.arm(suggestion.action).prior = 1 / (1 + rank)

    def iterate(self, view: View, rng: Random) -> None:
        """Imagine one state, play it to the end and note what came of it."""
        game = self.game
        me = view.seat
        state = game.sample(view, rng)
        path: list[tuple[int, Node, Arm]] = []
        searching = True
        while True:
            actors = game.actors(state)
            if not actors:
                break
            actor = actors[0]
            if actor == CHANCE:
                state = game.apply(state, CHANCE, game.fate(state, rng))
                continue
            # Where several choose at once the order makes no difference, and only if its own seat
            # goes first does the search come upon the view that it was asked about.
            if me is not None and me in actors:
                actor = me
            legal = game.legal(state, actor)
            if len(legal) == 1:
                action = legal[0]
            elif searching:
                key = information(game.view(state, actor))
                node = self.table.get(key)
                if node is None:
                    node = Node()
                    self.table[key] = node
                    # Others' hands differ in every imagined state, so only one's own new
                    # decision ends the search; theirs are merely noted.
                    if actor == me:
                        searching = False
                arm = self.select(node, state, actor, legal, rng)
                path.append((actor, node, arm))
                action = arm.action
            else:
                action = self.policy.pick(state, actor, legal, rng)
            state = game.apply(state, actor, action)
        outcome = game.outcome(state)
        assert outcome is not None
        learn(path, outcome, game.facts.lowest_wins)

    def select(
        self, node: Node, state: Any, seat: int, legal: Sequence[Action], rng: Random
    ) -> Arm:
        """Choose an arm: a new one while there is room, else the most promising one."""
        if node.visits == 0 and not node.complete:
            return node.arm(self.policy.pick(state, seat, legal, rng))
        # Few visits cannot tell many actions apart, so the fan opens as they add up.
        room = 0.0 if node.complete else WIDENING * sqrt(node.visits)
        if len(node.arms) < len(legal) and len(node.arms) < room:
            untried = self.untried(node, state, seat, legal, rng)
            if untried is not None:
                return node.arm(untried)
        best = node.arms[0]
        best_bound = -1.0
        explored = log(node.visits + 1)
        for arm in node.arms:
            if arm.visits == 0:
                return arm
            bound = arm.reward / arm.visits + EXPLORATION * sqrt(explored / arm.visits)
            bound += ADVICE * arm.prior / arm.visits
            if bound > best_bound:
                best = arm
                best_bound = bound
        return best

    def untried(
        self, node: Node, state: Any, seat: int, legal: Sequence[Action], rng: Random
    ) -> Action | None:
        """Return an action not yet tried here, the most promising one if that is known."""
        ordered = self.policy.order(state, seat, legal)
        if ordered is not None:
            for action in ordered:
                if action not in node.index:
                    return action
            return None
        fresh = [action for action in legal if action not in node.index]
        return fresh[int(rng.random() * len(fresh))] if fresh else None


def learn(path: list[tuple[int, Node, Arm]], outcome: Outcome, lowest_wins: bool) -> None:
    """Credit every decision on the path with what it brought its own seat."""
    for seat, node, arm in path:
        won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        node.visits += 1
        arm.visits += 1
        arm.wins += won
        arm.score += outcome.scores[seat]
        arm.reward += (1 - STANDING) * won + STANDING * standing(outcome, seat, lowest_wins)


def standing(outcome: Outcome, seat: int, lowest_wins: bool) -> float:
    """Return the share of opponents that this seat left behind, equals counting half."""
    mine = outcome.scores[seat]
    beaten = 0.0
    for score in outcome.scores:
        if score == mine:
            beaten += 0.5
        elif (score > mine) == lowest_wins:
            beaten += 1.0
    return (beaten - 0.5) / (len(outcome.scores) - 1)


def information(view: View) -> bytes:
    """Return what tells this view from others, for a look-up."""
    return msgspec.msgpack.encode(view)
