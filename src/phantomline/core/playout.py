"""Playing a game to its end at random, as fast as the rules allow."""

from random import Random
from typing import TypeVar

from phantomline.core.game import Game
from phantomline.core.wire import CHANCE

__all__ = ["play_out"]

S = TypeVar("S")


def play_out(game: Game[S], state: S, rng: Random, *, views: bool = False) -> tuple[S, int]:
    """Play on from ``state`` with random legal actions; return the end and the decisions made.

    With ``views`` the acting seat's full view is built at every decision, as it
    would be for a bot that looks before it moves.
    """
    decisions = 0
    while True:
        actors = game.actors(state)
        if not actors:
            return state, decisions
        actor = actors[0]
        if actor == CHANCE:
            state = game.apply(state, CHANCE, game.fate(state, rng))
            continue
        if views:
            game.view(state, actor)
        legal = game.legal(state, actor)
        state = game.apply(state, actor, legal[int(rng.random() * len(legal))])
        decisions += 1
