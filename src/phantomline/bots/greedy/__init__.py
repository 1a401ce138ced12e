"""The best hand-written player of each game."""

from typing import Any

from phantomline.bots.bot import Bot
from phantomline.core import Game

__all__ = ["greedy_for"]


def greedy_for(game: Game[Any]) -> Bot | None:
    """Return a new greedy player of this game, or ``None`` where nobody has written one.

    Its `Bot.suggest` lists actions by their worth, which is what the values of their
    reasons add up to.
    """
    # Imported here so that playing one game does not read the data of the others.
    if game.facts.id == "galore":
        from phantomline.bots.greedy.galore import GreedyGalore

        return GreedyGalore(game)
    if game.facts.id == "ghosts":
        from phantomline.bots.greedy.ghosts import GreedyGhosts

        return GreedyGhosts()
    if game.facts.id == "train":
        from phantomline.bots.greedy.train import GreedyTrain

        return GreedyTrain(game)
    return None
