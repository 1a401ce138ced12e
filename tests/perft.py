"""Counting every line of play to a depth: a single number that any change of the rules moves."""

from typing import Any

from phantomline.core import CHANCE, Game


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """Count the sequences of ``depth`` steps from here; of seats acting together the first goes."""
    actors = game.actors(state)
    if depth == 0 or not actors:
        return 1
    actor = actors[0]
    steps = (
        [action for action, _ in game.chances(state)]
        if actor == CHANCE
        else game.legal(state, actor)
    )
    return sum(perft(game, game.apply(state, actor, action), depth - 1) for action in steps)
