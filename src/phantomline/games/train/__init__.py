"""Ghost Train: collect float cards, claim routes through a spooky town, complete tickets."""

from phantomline.games.train.game import Train

__all__ = ["Train"]
