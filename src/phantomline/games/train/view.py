"""What one viewer may know of a game of Ghost Train."""

from phantomline.core import View
from phantomline.games.train.actions import Claim, Discard, Draw, Pass

__all__ = ["TrainView"]


class TrainView(View, frozen=True, kw_only=True, tag="train"):
    """The table from one seat. Tuples of tuples have one entry for each seat.

    ``due`` counts the cards that the seat on turn still gets from chance, and
    ``passes`` the turns in a row in which someone passed.

    Float cards are counted by name. ``unseen`` are those in the deck and in other
    hands. The deck was made of ``source``, from which the viewer has ``drawn``
    some and everyone ``drawn_sizes`` in number.

    ``tickets`` are the viewer's. ``eras`` says for each ticket in each hand how often
    the ticket deck had been remade when it was drawn, and ``unseen_tickets`` which
    tickets of each such era are in other hands or, for the last era, in the deck.
    ``completed`` tickets and claimed ``routes`` are in the order they came. ``scores``
    count completed tickets, and a bonus that counts as one (GT-32).
    """

    starter: int
    turn: int
    due: int
    passes: int
    ending: str | None
    hand: dict[str, int]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: dict[str, int]
    unseen: dict[str, int]
    source: dict[str, int]
    drawn: dict[str, int]
    drawn_sizes: tuple[int, ...]
    tickets: tuple[str, ...]
    eras: tuple[tuple[int, ...], ...]
    ticket_deck_size: int
    ticket_discards: tuple[str, ...]
    unseen_tickets: tuple[tuple[str, ...], ...]
    completed: tuple[tuple[str, ...], ...]
    bonuses: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    carriages: tuple[int, ...]
    routes: tuple[tuple[str, ...], ...]
    legal: tuple[Draw | Claim | Discard | Pass, ...]
