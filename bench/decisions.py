"""How long greedy players think about a decision, phase by phase, in time of one core.

Time that the machine spends on others does not count.
"""

from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

import msgspec

from phantomline.bots import Budget, make_bot
from phantomline.core import CHANCE, Game

SLOWEST = {("galore", "placing")}
"""Phases that may take longer than others: here a player looks a tile ahead, once a round."""


class Decisions(msgspec.Struct, frozen=True, kw_only=True):
    """How long the decisions of one phase of a game took."""

    game: str
    phase: str
    slowest: bool
    count: int
    mean_ms: float
    p99_ms: float


def time_greedy(game: Game[Any], players: int, games: int, seed: int) -> list[Decisions]:
    """Let greedy players play each other and time whatever leaves them a choice."""
    name = game.facts.id
    seconds: dict[str, list[float]] = {}
    for number in range(games):
        rng = Random(f"{seed} {number}")
        bots = [make_bot("greedy", game) for _ in range(players)]
        state = game.initial(players)
        while actors := game.actors(state):
            actor = actors[0]
            if actor == CHANCE:
                state = game.apply(state, CHANCE, game.fate(state, rng))
                continue
            view = game.view(state, actor)
            began = process_time()
            action = bots[actor].choose(view, rng, Budget())
            spent = process_time() - began
            if len(game.legal(state, actor)) > 1:
                phase = view.phase
                seconds.setdefault(phase, []).append(spent)
            state = game.apply(state, actor, action)
    return [
        Decisions(
            game=name,
            phase=phase,
            slowest=(name, phase) in SLOWEST,
            count=len(times),
            mean_ms=1000 * sum(times) / len(times),
            p99_ms=1000 * (quantiles(times, n=100)[-1] if len(times) > 1 else times[0]),
        )
        for phase, times in seconds.items()
    ]
