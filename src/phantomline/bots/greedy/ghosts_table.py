"""One seat's view of a game of Ghosts as small numbers, and the chances they give."""

from typing import Final

from phantomline.games.ghosts.cards import COLOURS, GHOSTS, INDEX, KINDS, MIST, NO_CARD
from phantomline.games.ghosts.rules import LIMIT
from phantomline.games.ghosts.view import GhostsView

__all__ = ["COLOUR_COUNT", "Table", "chance_of_none"]

COLOUR_COUNT: Final = 6


class Table:
    """What the seat on turn can see, with the unseen cards counted by colour and ghosts.

    ``by_colour``, ``by_ghosts`` and ``by_both`` leave out mist; the last is indexed by
    ``colour * 4 + ghosts``.
    """

    def __init__(self, view: GhostsView) -> None:
        assert view.seat is not None, "a spectator does not play"
        self.players: int = view.players
        self.seat: int = view.seat
        self.round: int = view.round
        self.direction: int = view.direction
        self.level: int = view.level
        self.top: int = NO_CARD if view.top is None else INDEX[view.top]
        self.deck: int = view.deck_size
        self.sizes: tuple[int, ...] = view.hand_sizes
        self.fright: tuple[int, ...] = view.fright
        self.face_down: tuple[int, ...] = view.face_down
        self.hand: list[int] = [0] * KINDS
        for name in view.hand:
            self.hand[INDEX[name]] += 1
        self.unseen = 0
        self.unseen_mists = 0
        self.by_colour: list[int] = [0] * COLOUR_COUNT
        self.by_ghosts: list[int] = [0] * 4
        self.by_both: list[int] = [0] * (COLOUR_COUNT * 4)
        for name, count in view.unseen.items():
            self._count(INDEX[name], count)

    def _count(self, card: int, count: int) -> None:
        self.unseen += count
        if card == MIST:
            self.unseen_mists += count
            return
        colour = COLOURS[card]
        ghosts = GHOSTS[card]
        self.by_colour[colour] += count
        self.by_ghosts[ghosts] += count
        self.by_both[colour * 4 + ghosts] += count

    def playable(self, level: int, colour: int) -> int:
        """Return how many unseen cards could be played onto this colour at this level."""
        if colour == NO_CARD:
            return self.unseen
        count = self.unseen_mists + self.by_colour[colour]
        for ghosts in range(1, min(3, LIMIT - level) + 1):
            count += self.by_ghosts[ghosts] - self.by_both[colour * 4 + ghosts]
        return count

    def turns_left(self, seat: int) -> float:
        """Return about how many turns this seat has left in this round."""
        return self.deck / self.players + self.sizes[seat]


def chance_of_none(cards: int, wanted: int, hand: int) -> float:
    """Return the chance that none of ``hand`` cards out of ``cards`` is one of the wanted."""
    chance = 1.0
    for drawn in range(hand):
        others = cards - wanted - drawn
        if others <= 0:
            return 0.0
        chance *= others / (cards - drawn)
    return chance
