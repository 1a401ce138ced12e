"""What players and chance do in Ghosts."""

from phantomline.core import Action

__all__ = ["ACTIONS", "Draw", "Play", "Start", "Take"]


class Play(Action, frozen=True, tag="play"):
    """Play a card from hand onto the pile (GH-20)."""

    card: str


class Take(Action, frozen=True, tag="take"):
    """Take the pile and a fright point; a `Play` by the same seat follows (GH-26)."""


class Draw(Action, frozen=True, tag="draw"):
    """Chance: this seat gets this card, in the deal or after playing (GH-11, GH-20)."""

    seat: int
    card: str


class Start(Action, frozen=True, tag="start"):
    """Chance: this seat begins the first round (GH-12)."""

    seat: int


ACTIONS = (Play, Take, Draw, Start)
