"""How many decisions a second the rules make, beside OpenSpiel's C++ crazy_eights.

    scripts/bench

All sides play random legal games of four, one core, in turns of about a second in the
same process, so that a noisy neighbour disturbs them alike; a ratio is taken within a
turn. Chance is resolved but not counted. OpenSpiel is driven through its Python API.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import pyspiel

import phantomline
from phantomline import _build
from phantomline.core import CHANCE, Game, play_out

PLAYERS = 4
GAMES = ("ghosts", "train", "galore")
PEER = "crazy_eights"

TARGETS = {
    "package's own loop": {"ghosts": 1.0, "train": 0.3, "galore": 0.3},
    "public API, interpreted loop": {"ghosts": 1 / 3, "train": 0.1, "galore": 0.1},
    "own loop with a view a decision": dict.fromkeys(GAMES, 0.5),
}

INTERPRETED_GHOSTS = 30_000

Player = Callable[[Random], int]
"""Plays one game and says how many decisions it took."""


def peer(tensor: bool) -> Player:
    game = pyspiel.load_game(PEER, {"players": PLAYERS})

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                if len(outcomes) > 1 and weights[0] != weights[-1]:
                    action = rng.choices(outcomes, weights)[0]
                else:
                    action = outcomes[int(rng.random() * len(outcomes))]
            else:
                if tensor:
                    state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                action = legal[int(rng.random() * len(legal))]
                decisions += 1
            state.apply_action(action)
        return decisions

    return play


def own_loop(game: Game[Any], views: bool) -> Player:
    def play(rng: Random) -> int:
        return play_out(game, game.initial(PLAYERS), rng, views=views)[1]

    return play


def public_api(game: Game[Any]) -> Player:
    def play(rng: Random) -> int:
        state = game.initial(PLAYERS)
        decisions = 0
        while actors := game.actors(state):
            actor = actors[0]
            if actor == CHANCE:
                state = game.apply(state, CHANCE, game.fate(state, rng))
            else:
                legal = game.legal(state, actor)
                state = game.apply(state, actor, legal[int(rng.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def rate(play: Player, seconds: float, rng: Random) -> float:
    decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += play(rng)
    return decisions / spent


def blocks_per_step(game: Game[Any]) -> float:
    """Memory blocks that one more state keeps alive: what a step made and did not share."""
    rng = Random(1)
    kept: list[Any] = [game.initial(PLAYERS)]
    before = sys.getallocatedblocks()
    while actors := game.actors(kept[-1]):
        state, actor = kept[-1], actors[0]
        action = game.fate(state, rng) if actor == CHANCE else rng.choice(game.legal(state, actor))
        kept.append(game.apply(state, actor, action))
    return (sys.getallocatedblocks() - before) / (len(kept) - 1)


def spread(values: list[float]) -> str:
    return f"{median(values):6.2f} ({min(values):.2f}-{max(values):.2f})"


def measure(turns: int, seconds: float) -> dict[str, Any]:
    games = {name: phantomline.load(name) for name in GAMES}
    bare, tensor = peer(tensor=False), peer(tensor=True)
    rng = Random(1)
    sides: dict[tuple[str, str], Player] = {}
    for name, game in games.items():
        sides["package's own loop", name] = own_loop(game, views=False)
        sides["public API, interpreted loop", name] = public_api(game)
        sides["own loop with a view a decision", name] = own_loop(game, views=True)
    rates: dict[tuple[str, str], list[float]] = {side: [] for side in sides}
    ratios: dict[tuple[str, str], list[float]] = {side: [] for side in sides}
    peers: dict[str, list[float]] = {"bare": [], "tensor": []}
    for turn in range(turns):
        print(f"turn {turn + 1} of {turns} ...", file=sys.stderr, flush=True)
        peers["bare"].append(rate(bare, seconds, rng))
        peers["tensor"].append(rate(tensor, seconds, rng))
        for side, play in sides.items():
            rates[side].append(rate(play, seconds, rng))
            against = "tensor" if "view" in side[0] else "bare"
            ratios[side].append(rates[side][-1] / peers[against][-1])
    return {
        "mode": _build.mode(),
        "peer": peers,
        "rates": {f"{how}/{name}": value for (how, name), value in rates.items()},
        "ratios": {f"{how}/{name}": value for (how, name), value in ratios.items()},
        "blocks": {name: blocks_per_step(game) for name, game in games.items()},
    }


def interpreted(turns: int, seconds: float) -> dict[str, Any]:
    command = [
        sys.executable,
        "-m",
        "bench",
        "speed",
        "--json",
        f"--turns={turns}",
        f"--seconds={seconds}",
    ]
    done = subprocess.run(
        command, env={**os.environ, "PHANTOMLINE_PURE": "1"}, stdout=subprocess.PIPE, check=True
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def report(result: dict[str, Any]) -> bool:
    """Print the figures; say whether all targets are met."""
    all_met = True
    print(f"\nrules {result['mode']}; decisions a second, median (least-most) of the turns")
    bare, tensor = (median(result["peer"][key]) for key in ("bare", "tensor"))
    print(f"OpenSpiel {PEER}: {bare:,.0f} without observations, {tensor:,.0f} with its tensor\n")
    print(f"{'':34}{'game':8}{'decisions/s':>12}   ratio to OpenSpiel   target")
    for how, targets in TARGETS.items():
        for name, target in targets.items():
            ratios = result["ratios"][f"{how}/{name}"]
            line = f"{how:34}{name:8}{median(result['rates'][f'{how}/{name}']):12,.0f}   "
            if result["mode"] == "compiled":
                met = median(ratios) >= target
                all_met = all_met and met
                print(f"{line}{spread(ratios):20} {target:.2f} {'met' if met else 'MISSED'}")
            else:
                print(f"{line}{spread(ratios)}")
    if result["mode"] == "interpreted":
        ghosts = median(result["rates"]["package's own loop/ghosts"])
        all_met = ghosts >= INTERPRETED_GHOSTS
        word = "met" if all_met else "MISSED"
        print(f"\ninterpreted ghosts {ghosts:,.0f}, target {INTERPRETED_GHOSTS:,} {word}")
    print("\nmemory blocks that one more state keeps alive:", end=" ")
    print(", ".join(f"{name} {blocks:.1f}" for name, blocks in result["blocks"].items()))
    return all_met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true", help="print the raw figures")
    asked = parser.parse_args()
    result = measure(asked.turns, asked.seconds)
    if asked.json:
        print(json.dumps(result))
        return
    met = report(result)
    if result["mode"] == "compiled":
        met = report(interpreted(max(1, asked.turns // 2), asked.seconds)) and met
    if not met:
        sys.exit("a target was missed")


if __name__ == "__main__":
    main()
