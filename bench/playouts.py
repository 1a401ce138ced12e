"""How many imagined games a second the search plays, from the middle of real ones.

    python -m bench playouts [--game ghosts] [--full]

One core by its own clock, so that a busy machine makes no difference; four players, positions from
games of greedy players. Before it imagines anything the search looks at what was played since its
move before, as it does in a game, and that is counted. With `--full` no forecast
cuts an imagined game short: all of them are played to their end.
"""

import argparse
import sys
from random import Random
from statistics import median
from time import process_time
from typing import Any

import phantomline
from phantomline import _build
from phantomline.bots import Budget, make_bot
from phantomline.bots.mcts import Mcts
from phantomline.bots.policies import policy_for
from phantomline.core import CHANCE, Game, View

PLAYERS = 4
POSITIONS = 8
TURNS = 5
LOOKED = 10_000
"""For how many rounds' worth the search has looked at the table at its move before."""
TARGET = 2_000
"""Full games a second in ghosts, with the compiled rules."""


def positions(game: Game[Any], count: int) -> list[list[View]]:
    """Returns what a seat sees at the decision in the middle of each game, and the time before."""
    found: list[list[View]] = []
    for seed in range(count):
        rng = Random(f"playouts/{seed}")
        bot = make_bot("greedy", game)
        state = game.initial(PLAYERS)
        looks: list[View] = []
        while actors := game.actors(state):
            seat = actors[0]
            if seat == CHANCE:
                action = game.fate(state, rng)
            else:
                view = game.view(state, seat)
                looks.append(view)
                action = bot.choose(view, rng, Budget())
            state = game.apply(state, seat, action)
        choices = [at for at, view in enumerate(looks) if len(view.legal) > 1]
        middle = choices[len(choices) // 2]
        mine = looks[middle].seat
        found.append([view for view in looks[: middle + 1] if view.seat == mine][-2:])
    return found


def rate(game: Game[Any], places: list[list[View]], seconds: float, full: bool) -> float:
    """Returns the rounds a second of a search from these positions."""
    rounds = 0
    spent = 0.0
    for *before, view in places:
        policy = policy_for(game)
        search = Mcts(game, policy, None, make_bot("greedy", game))
        search.foresees = not full
        for look in before:
            policy.begin(look, Budget(iterations=LOOKED))
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
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--target", type=int, help="whole games a second that are wanted")
    asked = parser.parse_args()
    game = phantomline.load(asked.game)
    places = positions(game, asked.positions)
    wanted: int | None = asked.target
    if wanted is None and asked.game == "ghosts" and _build.mode() == "compiled":
        wanted = TARGET
    met = True
    for full in (True,) if asked.full else (True, False):
        rates = [rate(game, places, asked.seconds, full) for _ in range(asked.turns)]
        how = "to the end" if full else "until a forecast"
        print(
            f"{asked.game}, rules {_build.mode()}, games played {how}: "
            f"{median(rates):,.0f} a second ({min(rates):,.0f}-{max(rates):,.0f})"
        )
        if full and wanted is not None:
            met = median(rates) >= wanted
            print(f"target {wanted:,} {'met' if met else 'MISSED'}")
    if not met:
        sys.exit("a target was missed")


if __name__ == "__main__":
    main()
