"""How a search imagines that everyone plays on, for each game."""

from typing import Any

from phantomline.bots.policy import Policy, Uniform
from phantomline.core import Game

__all__ = ["policy_for"]


def policy_for(game: Game[Any]) -> Policy:
    """Return the rules of thumb for this game; where there are none, anything legal will do."""
    # Imported here so that playing one game does not read the data of the others.
    if game.facts.id == "galore":
        from phantomline.bots.policies.galore import GalorePolicy

        return GalorePolicy(game)
    if game.facts.id == "ghosts":
        from phantomline.bots.policies.ghosts import GhostsPolicy

        return GhostsPolicy()
    if game.facts.id == "train":
        from phantomline.bots.policies.train import TrainPolicy

        return TrainPolicy(game)
    return Uniform()
