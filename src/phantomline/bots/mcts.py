"""Monte Carlo tree search for games with hidden information, any number of players.

The search imagines full states from what its seat knows (`Policy.imagine`). In each of them it
tries every candidate for its move with the same luck to come, and plays on as the policy says, so
that candidates are compared under the same conditions; those that fall clearly behind are left
out. Its own later decisions belong to *information sets*: all that it could see by then.
The tree is a table from them to what was learned there. States that the seat cannot tell
apart share their statistics, chance branches by what is seen of it, and whatever was learned
is still there at the next move. The others play by the policy, from what each of them can see.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from phantomline.bots.advice import Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.collector import pause, resume
from phantomline.bots.policy import STREAMS, Policy
from phantomline.bots.tree import Arm, Node, Result, information, result
from phantomline.core import CHANCE, Action, Game, View

__all__ = ["Mcts"]

# How many of an adviser's suggestions are searched.
CANDIDATES: Final = 6
# How many games with a fair share of wins everyone is thought to have played beforehand.
CAUTION: Final = 4.0
# How often a later decision is left to the policy before the search looks for something better.
PATIENCE: Final = 10
# A search that begins with more information sets forgets them; one that comes to as many as there
# is room for adds no more, however long it may think.
MOST_NODES: Final = 100_000
ROOM: Final = 200_000
# An imagined game that takes so many steps is going round in circles: the longest end sooner.
MOST_STEPS: Final = 4_000
DEFAULT_ITERATIONS: Final = 1_000
# By what part of its seconds a search may be late.
LATENESS: Final = 0.1
SEED_BITS: Final = 60


class Luck:
    """Where the luck of an imagined game comes from: the same for every candidate.

    Fate and whim have generators of their own: a move after which somebody has less to decide must
    not change which cards are drawn. The streams of fate begin when they are first asked.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.whim = Random(0)
        self.fates = [Random(0) for _ in range(STREAMS)]
        self.seed = 0
        self.begun = 0

    def begin(self, seed: int) -> None:
        """Start all generators anew."""
        self.seed = seed
        self.begun = 0
        self.whim.seed(seed + 1)

    def fate(self, state: Any) -> Random:
        """Return what decides the next draw."""
        stream = self.policy.luck(state)
        found = self.fates[stream]
        if not self.begun >> stream & 1:
            self.begun |= 1 << stream
            found.seed(self.seed + (stream << SEED_BITS))
        return found


class Mcts(Bot):
    """Searches until its budget is spent, then plays what brought most.

    A round of the search, as budgets count them, is one imagined game.
    """

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
        self.margin = policy.margin()
        self.clearness = policy.clearness()
        # How many of the adviser's suggestions, or else of the policy's, are searched.
        self.candidates = CANDIDATES
        # Whether forecasts may stand for the rest of a game.
        self.foresees = True
        self.table: dict[bytes, Node] = {}
        # How many information sets are remembered at most.
        self.room = ROOM
        # Tells the seconds; a test may tell others.
        self.clock: Callable[[], float] = perf_counter

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return the action that the search thinks best."""
        legal = view.legal
        if len(legal) == 1:
            self.policy.begin(view, self.granted(budget))
            return legal[0]
        return self.search(view, rng, budget)[0].action

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return the actions tried, the best first, with their estimated chances and scores.

        A chance from few imagined games is drawn towards a fair share: nobody is told that a
        move wins for certain because it did so four times.
        """
        fair = CAUTION / view.players
        return [
            Suggestion(
                action=arm.action,
                win=(arm.wins + fair) / (arm.visits + CAUTION),
                score=arm.score / arm.visits,
            )
            for arm in self.search(view, rng, budget)
            if arm.visits
        ]

    def search(self, view: View, rng: Random, budget: Budget) -> list[Arm]:
        """Spend the budget and return what is known of the actions here, the best first."""
        # It makes very many objects, and our games and policies no circles of them: looking for
        # some would take a tenth of the time.
        pause()
        try:
            return self._search(view, rng, self.granted(budget))
        finally:
            resume()

    def _search(self, view: View, rng: Random, budget: Budget) -> list[Arm]:
        iterations = budget.iterations
        seconds = budget.seconds if budget.seconds is not None else 1e9
        deadline = self.clock() + seconds
        latest = deadline + LATENESS * seconds
        if len(self.table) > MOST_NODES:
            self.table = {}
        self.policy.begin(view, budget)
        root = self.root(view, rng)
        luck = Luck(self.policy)
        done = 0
        began = self.clock()
        while True:
            state = self.imagine(view, rng)
            seed = rng.getrandbits(SEED_BITS)
            rewards: list[float] = []
            for arm in root.racing:
                if iterations is not None and done >= iterations:
                    return root.ranked()
                if done:
                    now = self.clock()
                    # Interpreted, few games fit into a short time, and the last would end too late.
                    if now >= deadline or now + (now - began) / done > latest:
                        return root.ranked()
                luck.begin(seed)
                rewards.append(self.play(state, view, root, arm, luck))
                done += 1
            root.run(rewards)

    def granted(self, budget: Budget) -> Budget:
        """Return the budget that counts: the search's own, else the one that is offered."""
        if self.budget is not None:
            budget = self.budget
        if budget.iterations is None and budget.seconds is None:
            return Budget(iterations=DEFAULT_ITERATIONS)
        return budget

    def imagine(self, view: View, rng: Random) -> Any:
        """Return a full state that looks like this view."""
        return self.policy.imagine(self.game, view, rng)

    def root(self, view: View, rng: Random) -> Node:
        """Return the information set of this view, with the candidates in the race."""
        key = information(view)
        root = self.table.get(key)
        if root is None:
            root = Node()
            self.table[key] = root
        if root.racing:
            return root
        if self.adviser is not None:
            root.trust = self.policy.trust()
            advice = self.adviser.suggest(view, rng, Budget())[: self.candidates]
            point = self.policy.point()
            for suggestion in advice:
                arm = root.arm(suggestion.action)
                arm.prior = point * (worth(suggestion) - worth(advice[0]))
                root.racing.append(arm)
            return root
        candidates: Sequence[Action] | None = None
        if view.seat is not None:
            candidates = self.policy.order(self.imagine(view, rng), view.seat, view.legal)
        for action in view.legal if candidates is None else candidates[: self.candidates]:
            root.racing.append(root.arm(action))
        return root

    def play(self, state: Any, view: View, root: Node, first: Arm, luck: Luck) -> float:
        """Play an imagined state to the end, note what came of it and return the reward."""
        game = self.game
        policy = self.policy
        me = view.seat
        assert me is not None, "a spectator does not play"
        path: list[tuple[Node, Arm]] = [(root, first)]
        state = game.apply(state, me, first.action)
        searching = True
        found: Result | None = None
        steps = 0
        while True:
            steps += 1
            if steps > MOST_STEPS:
                # It tells nothing, and the budget has to be kept.
                return 1.0 / view.players
            actors = game.actors(state)
            if not actors:
                break
            forecast = policy.judge(state) if self.foresees else None
            if forecast is not None:
                win = forecast.wins[me]
                found = Result(win, forecast.scores[me], win)
                break
            actor = actors[0]
            if actor == CHANCE:
                state = game.apply(state, CHANCE, game.fate(state, luck.fate(state)))
                continue
            if not searching or actor != me:
                state = game.apply(state, actor, policy.reply(game, state, actor, luck.whim))
                continue
            legal = game.legal(state, actor)
            if len(legal) == 1:
                action = legal[0]
            else:
                key = information(game.view(state, me))
                node = self.table.get(key)
                if node is None:
                    node = Node()
                    searching = False
                    # Where there is no room it is played on from all the same, and forgotten.
                    if len(self.table) < self.room:
                        self.table[key] = node
                arm = self.select(node, state, me, legal, luck.whim)
                path.append((node, arm))
                action = arm.action
            state = game.apply(state, actor, action)
        if found is None:
            outcome = game.outcome(state)
            assert outcome is not None, "nobody is left to act, so the game is over"
            found = result(outcome, me, game.facts.lowest_wins, self.margin, self.clearness)
        for node, arm in path:
            node.visits += 1
            arm.learn(found)
        return found.reward

    def select(
        self, node: Node, state: Any, seat: int, legal: Sequence[Action], rng: Random
    ) -> Arm:
        """Choose an arm: what the policy says at first, later the most promising one."""
        if node.visits < PATIENCE:
            return node.arm(self.policy.pick(state, seat, legal, rng))
        # Few visits cannot tell many actions apart, so the fan opens as they add up.
        if len(node.arms) < len(legal) and len(node.arms) < sqrt(node.visits / PATIENCE) + 1:
            untried = self.untried(node, state, seat, legal, rng)
            if untried is not None:
                return node.arm(untried)
        return node.most_promising()

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


def worth(suggestion: Suggestion) -> float:
    """Return what the adviser's reasons for an action add up to."""
    total = 0.0
    for reason in suggestion.reasons:
        total += reason.value
    return total
