"""What players and chance do in Ghost Train."""

from phantomline.core import Action

__all__ = [
    "ACTIONS",
    "Claim",
    "Discard",
    "Draw",
    "DrawFloat",
    "DrawTicket",
    "Move",
    "Pass",
    "Start",
]


class Draw(Action, frozen=True, tag="draw"):
    """Draw two float cards (GT-20)."""


class Claim(Action, frozen=True, tag="claim"):
    """Claim a route, paying so many locomotives and the rest in its colour (GT-21, GT-22)."""

    route: str
    locomotives: int


class Discard(Action, frozen=True, tag="discard"):
    """Discard all tickets in hand and draw two new ones (GT-25)."""


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing, for want of anything to do (GT-26)."""


class DrawFloat(Action, frozen=True, tag="float"):
    """Chance: this seat gets this float card (GT-10, GT-20, GT-33)."""

    seat: int
    card: str


class DrawTicket(Action, frozen=True, tag="ticket"):
    """Chance: this seat gets this ticket (GT-10, GT-25, GT-30)."""

    seat: int
    ticket: str


class Start(Action, frozen=True, tag="start"):
    """Chance: this seat begins (GT-11)."""

    seat: int


Move = Draw | Claim | Discard | Pass
ACTIONS = (Draw, Claim, Discard, Pass, DrawFloat, DrawTicket, Start)
