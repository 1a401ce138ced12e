"""How many imagined games a second the search plays, from the middle of real ones.

    python -m bench playouts [--game ghosts] [--full]

One core by its own clock, so that a busy machine makes no difference; four players, positions from
games of greedy players. With `--full` no forecast cuts an imagined game short: all of them are
played to their end.
"""

import argparse
from random import Random
from statistics import median
from time import process_time
from typing import Any

import phantomline
from phantomline import _build
from phantomline.bots import Budget, make_bot
from phantomline.bots.mcts import Mcts
from phantomline.bots.policies import policy_for
from phantomline.core import CHANCE, Game

PLAYERS = 4
POSITIONS = 8
TURNS = 5
LOOKED = 10_000
"""For how many rounds' worth the search has looked at the table before."""
TARGET = 2_000
"""Full games a second in ghosts, with the compiled rules."""


def positions(game: Game[Any], count: int) -> list[tuple[Any, int]]:
    """Returns the decision in the middle of each of so many games, and whose it is."""
    found: list[tuple[Any, int]] = []
    for seed in range(count):
        rng = Random(f"playouts/{seed}")
        bot = make_bot("greedy", game)
        state = game.initial(PLAYERS)
        choices: list[tuple[Any, int]] = []
        while actors := game.actors(state):
            seat = actors[0]
            if seat == CHANCE:
                action = game.fate(state, rng)
            else:
                view = game.view(state, seat)
                if len(view.legal) > 1:
                    choices.append((state, seat))
                action = bot.choose(view, rng, Budget())
            state = game.apply(state, seat, action)
        found.append(choices[len(choices) // 2])
    return found


def rate(game: Game[Any], places: list[tuple[Any, int]], seconds: float, full: bool) -> float:
    """Returns the rounds a second of a search from these positions."""
    rounds = 0
    spent = 0.0
    for state, seat in places:
        policy = policy_for(game)
        search = Mcts(game, policy, None, make_bot("greedy", game))
        search.foresees = not full
        view = game.view(state, seat)
        # In a game it has looked at the table at every turn of its own, and not only now.
        policy.begin(view, Budget(iterations=LOOKED))
        began = process_time()
        arms = search.search(view, Random(1), Budget(seconds=seconds / len(places)))
        spent += process_time() - began
        rounds += sum(arm.visits for arm in arms)
    return rounds / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("ghosts", "train", "galore"), default="ghosts")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each turn")
    parser.add_argument("--full", action="store_true", help="play every game to its end")
    asked = parser.parse_args()
    game = phantomline.load(asked.game)
    places = positions(game, POSITIONS)
    for full in (True,) if asked.full else (True, False):
        rates = [rate(game, places, asked.seconds, full) for _ in range(TURNS)]
        how = "to the end" if full else "until a forecast"
        print(
            f"{asked.game}, rules {_build.mode()}, games played {how}: "
            f"{median(rates):,.0f} a second ({min(rates):,.0f}-{max(rates):,.0f})"
        )
        if full and asked.game == "ghosts" and _build.mode() == "compiled":
            print(f"target {TARGET:,} {'met' if median(rates) >= TARGET else 'MISSED'}")


if __name__ == "__main__":
    main()
