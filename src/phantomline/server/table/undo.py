"""What a move told the one who made it.

Taking a move back is harmless as long as its maker has learned nothing by it. Whether they have
is not written down for each game but follows from the flow of information: imagine everything
that could be hidden from the seat, make the same move, and see whether the seat could then tell
the difference.
"""

from random import Random
from typing import Any

from phantomline.core import Action, Game, IllegalAction

__all__ = ["learned"]

IMAGINED = 24


def learned(game: Game[Any], before: Any, seat: int, action: Action, after: Any) -> bool:
    """Say whether this action showed its own seat something it did not know.

    Both states are without a chance node between them: what fate decided is never taken back
    freely. What others learn of the seat by its move is its own to give away.
    """
    view = game.view(before, seat)
    seen = game.view(after, seat)
    rng = Random(0)  # the same question gets the same answer on every node
    for _ in range(IMAGINED):
        imagined = game.sample(view, rng)
        try:
            told = game.view(game.apply(imagined, seat, action), seat)
        except IllegalAction:
            return True
        if told != seen:
            return True
    return False
