"""How often a search would win if it saw through the cards: how much luck leaves to win.

    python -m bench ceiling --game ghosts --games 200 --rounds 500

One search sits with greedy players at a table for four, in every seat in turn. It is the search of
the `mcts` bot but for one thing: it imagines nothing, and is shown the true state whenever it is
to move. What it wins no honest player can hope for. With `--honest` it does imagine, to compare.
"""

import argparse
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import phantomline
from phantomline.arena.intervals import wilson
from phantomline.bots import Bot, Budget, make_bot
from phantomline.bots.mcts import Mcts
from phantomline.bots.policies import policy_for
from phantomline.bots.policy import Forecast, Policy
from phantomline.core import CHANCE, Action, Game, View

PLAYERS = 4


class Peeking(Policy):
    """Plays on as another policy does, but knows what the table really is."""

    def __init__(self, honest: Policy) -> None:
        self.honest = honest
        self.truth: Any = None

    def imagine(self, game: Game[Any], view: View, rng: Random) -> Any:  # noqa: ARG002 it knows
        return self.truth

    def begin(self, view: View, budget: Budget) -> None:
        self.honest.begin(view, budget)

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        return self.honest.pick(state, seat, legal, rng)

    def luck(self, state: Any) -> int:
        return self.honest.luck(state)

    def reply(self, game: Game[Any], state: Any, seat: int, rng: Random) -> Action:
        return self.honest.reply(game, state, seat, rng)

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action] | None:
        return self.honest.order(state, seat, legal)

    def judge(self, state: Any) -> Forecast | None:
        return self.honest.judge(state)

    def margin(self) -> float:
        return self.honest.margin()

    def clearness(self) -> float:
        return self.honest.clearness()

    def point(self) -> float:
        return self.honest.point()

    def trust(self) -> float:
        return self.honest.trust()


def play(game: Game[Any], number: int, rounds: int, peeks: bool) -> float:
    """Returns the share of the win that the search got in one game."""
    mine = number % PLAYERS
    fate = Random(f"ceiling/{number // PLAYERS}")
    rng = Random(f"ceiling/{number}")
    honest = policy_for(game)
    peeking = Peeking(honest)
    bots: list[Bot] = [make_bot("greedy", game) for _ in range(PLAYERS)]
    policy = peeking if peeks else honest
    bots[mine] = Mcts(game, policy, Budget(iterations=rounds), make_bot("greedy", game))
    state = game.initial(PLAYERS)
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            action = game.fate(state, fate)
        else:
            peeking.truth = state
            action = bots[seat].choose(game.view(state, seat), rng, Budget())
        state = game.apply(state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    return 1 / len(outcome.winners) if mine in outcome.winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("ghosts", "train", "galore"), default="ghosts")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--rounds", type=int, default=500, help="imagined games for every move")
    parser.add_argument("--honest", action="store_true", help="imagine what is hidden")
    asked = parser.parse_args()
    game = phantomline.load(asked.game)
    began = perf_counter()
    wins = 0.0
    for done in range(1, asked.games + 1):
        wins += play(game, asked.first + done - 1, asked.rounds, not asked.honest)
        if done % 20 == 0 or done == asked.games:
            low, high = wilson(wins, done)
            print(
                f"{asked.game}, {'honest' if asked.honest else 'peeking'}, {asked.rounds} rounds: "
                f"{wins:g} of {done} games, {wins / done:.1%} ({low:.1%}-{high:.1%}), "
                f"{(perf_counter() - began) / done:.1f} s a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
