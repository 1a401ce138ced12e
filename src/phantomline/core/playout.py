"""Playing a game to its end at random, as fast as the rules allow."""

from random import Random
from typing import TypeVar

from phantomline.core.game import Game
from phantomline.core.wire import CHANCE, Action, Actor

__all__ = ["play_out"]

S = TypeVar("S")


def play_out(
    game: Game[S],
    state: S,
    rng: Random,
    *,
    views: bool = False,
    steps: list[tuple[Actor, Action]] | None = None,
) -> tuple[S, int]:
    """Play on from ``state`` with random legal actions; return the end and the decisions made.

    With ``views`` the acting seat's full view is built at every decision, as it
    would be for a bot that looks before it moves. ``steps``, if given, gets every
    action appended, those of chance included. Of seats that may act together
    one is picked at random.
    """
    decisions = 0
    while True:
        actors = game.actors(state)
        if not actors:
            return state, decisions
        actor = actors[0]
        if actor == CHANCE:
            action = game.fate(state, rng)
        else:
            if len(actors) > 1:
                actor = actors[int(rng.random() * len(actors))]
            if views:
                game.view(state, actor)
            legal = game.legal(state, actor)
            action = legal[int(rng.random() * len(legal))]
            decisions += 1
        state = game.apply(state, actor, action)
        if steps is not None:
            steps.append((actor, action))
