"""Fits how a game of Ghosts ends from how it stands between two rounds.

    python -m bench outlook --games 20000

Greedy players play whole games. Between rounds only the fright points, the rounds to come and who
starts make a difference. A seat's chance to win is taken to be in proportion to the exponential
of a number for its fright points, one for its place behind the starter, and the most likely
numbers are found by climbing; its final score is the mean of those seen. Prints the tables of
`phantomline.bots.policies.ghosts_outlook`.
"""

import argparse
from collections.abc import Iterator
from random import Random

import numpy as np

import phantomline
from phantomline.bots import Budget, make_bot
from phantomline.core import CHANCE
from phantomline.games.ghosts.state import DEALING, State

MOST = 16
"""Fright points from here on are all alike."""
ROUGHNESS = 3.0
"""How much neighbouring numbers are held together, where little was seen."""
LINE = 9
STEPS = 3000
RATE = 0.05

Sample = tuple[list[int], list[float], list[int]]
"""Fright points by place behind the starter, wins and final scores."""


def play(players: int, seed: int) -> Iterator[tuple[int, Sample]]:
    """Yields the rounds left and what came of it, for each break of one game."""
    game = phantomline.load("ghosts")
    bot = make_bot("greedy", game)
    rng = Random(f"outlook/{players}/{seed}")
    state: State = game.initial(players)
    breaks: list[State] = []
    while actors := game.actors(state):
        if actors[0] == CHANCE:
            action = game.fate(state, rng)
        else:
            action = bot.choose(game.view(state, actors[0]), rng, Budget())
        before, state = state, game.apply(state, actors[0], action)
        if state.phase == DEALING and state.round > before.round:
            breaks.append(state)
    outcome = game.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    for at in breaks:
        order = [(at.starter + place) % players for place in range(players)]
        wins = [share if seat in outcome.winners else 0.0 for seat in order]
        scores = [int(outcome.scores[seat]) for seat in order]
        yield 4 - at.round, ([min(MOST, at.fright[seat]) for seat in order], wins, scores)


def fit(samples: list[Sample], players: int) -> tuple[list[float], list[float]]:
    """Returns the numbers for fright points and for places."""
    fright = np.array([sample[0] for sample in samples])
    wins = np.array([sample[1] for sample in samples])
    points, places = -0.3 * np.arange(MOST + 1), np.zeros(players)
    moment, spread = np.zeros(MOST + 1 + players), np.zeros(MOST + 1 + players)
    for step in range(1, STEPS + 1):
        power = np.exp(points[fright] + places)
        missing = wins - power / power.sum(axis=1, keepdims=True)
        up = np.bincount(fright.ravel(), missing.ravel(), MOST + 1)
        bend = np.diff(points, 2)
        up[:-2] -= ROUGHNESS * bend
        up[1:-1] += 2 * ROUGHNESS * bend
        up[2:] -= ROUGHNESS * bend
        slope = np.concatenate([up, missing.sum(axis=0)]) / len(samples)
        moment = 0.9 * moment + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope**2
        move = moment / (1 - 0.9**step) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-8)
        rate = RATE * (1 - step / STEPS)
        points, places = points + rate * move[: MOST + 1], places + rate * move[MOST + 1 :]
    return [float(one - points[0]) for one in points], [float(one - places[0]) for one in places]


def mean_scores(samples: list[Sample]) -> list[float]:
    """Returns the mean final score for fright points: seen where it can be, else a step more."""
    sums, counts = [0.0] * (MOST + 1), [0] * (MOST + 1)
    for fright, _, scores in samples:
        for points, score in zip(fright, scores, strict=True):
            sums[points] += score
            counts[points] += 1
    means: list[float] = []
    for points in range(MOST + 1):
        enough = counts[points] >= 50 or not means
        means.append(sums[points] / max(1, counts[points]) if enough else means[-1] + 1)
    return means


def row(numbers: list[float]) -> str:
    words = [f"{number:.2f}" for number in numbers]
    lines = [", ".join(words[at : at + LINE]) for at in range(0, len(words), LINE)]
    return " " * 12 + "(" + (",\n" + " " * 13).join(lines) + "),"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    asked = parser.parse_args()
    for players in asked.players:
        samples: dict[int, list[Sample]] = {1: [], 2: []}
        for seed in range(asked.games):
            for left, sample in play(players, seed):
                samples[left].append(sample)
        print(f"    {players}: (")
        for left in (1, 2):
            points, places = fit(samples[left], players)
            rows = [row(points), row(places), row(mean_scores(samples[left]))]
            print("        Outlook(", *rows, "        ),", sep="\n")
        print("    ),", flush=True)


if __name__ == "__main__":
    main()
