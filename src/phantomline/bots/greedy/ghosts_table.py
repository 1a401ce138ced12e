"""What one seat knows of a game of Ghosts as small numbers, and the chances they give."""

from typing import Final

from phantomline.games.ghosts.cards import CARDS, INDEX, NO_CARD
from phantomline.games.ghosts.rules import LIMIT
from phantomline.games.ghosts.state import State
from phantomline.games.ghosts.view import GhostsView

__all__ = ["COLOUR_COUNT", "Table", "seen_by", "seen_in"]

COLOUR_COUNT: Final = 6


# The three cards of a colour lie side by side in a bag (see `CARDS`), mist behind them all. Written
# out as plain numbers these are constants when compiled.
_WIDTH: Final = 3
_MASK: Final = 7
_COLOUR_BITS: Final = 9
_COLOUR_MASK: Final = 511
_THREE: Final = [(bits & 7) + (bits >> 3 & 7) + (bits >> 6) for bits in range(_COLOUR_MASK + 1)]


class Table:
    """What a seat can see, with the unseen cards counted by ghosts. Bags are ints."""

    def __init__(
        self,
        seat: int,
        round: int,
        direction: int,
        level: int,
        top: int,
        deck: int,
        sizes: tuple[int, ...],
        fright: tuple[int, ...],
        face_down: tuple[int, ...],
        hand: int,
        bag: int,
    ) -> None:
        self.players: int = len(sizes)
        self.seat = seat
        self.round = round
        self.direction = direction
        self.level = level
        self.top = top
        self.deck = deck
        self.sizes = sizes
        self.fright = fright
        self.face_down = face_down
        self.hand = hand
        self.bag = bag
        ones = twos = threes = 0
        left = bag
        for _ in range(COLOUR_COUNT):
            ones += left & _MASK
            twos += (left >> _WIDTH) & _MASK
            threes += (left >> 2 * _WIDTH) & _MASK
            left >>= _COLOUR_BITS
        self.unseen_mists: int = left
        self.unseen_ones = ones
        self.unseen_twos = twos
        self.unseen_threes = threes
        self.unseen: int = ones + twos + threes + left

    def of_colour(self, colour: int) -> int:
        """Return how many unseen cards have this colour."""
        return _THREE[(self.bag >> (colour * _COLOUR_BITS)) & _COLOUR_MASK]

    def of_ghosts(self, ghosts: int) -> int:
        """Return how many unseen cards show so many ghosts, one to three."""
        if ghosts == 1:
            return self.unseen_ones
        return self.unseen_twos if ghosts == 2 else self.unseen_threes

    def playable(self, level: int, colour: int) -> int:
        """Return how many unseen cards could be played onto this colour at this level."""
        if colour == NO_CARD:
            return self.unseen
        count = self.unseen_mists + self.of_colour(colour)
        matching = self.bag >> (colour * _COLOUR_BITS)
        if level < LIMIT:
            count += self.unseen_ones - (matching & _MASK)
        if level < LIMIT - 1:
            count += self.unseen_twos - ((matching >> _WIDTH) & _MASK)
        if level < LIMIT - 2:
            count += self.unseen_threes - ((matching >> 2 * _WIDTH) & _MASK)
        return count

    def turns_left(self, seat: int) -> float:
        """Return about how many turns this seat has left in this round."""
        return self.deck / self.players + self.sizes[seat]

    def chance_of_none(self, wanted: int, hand: int) -> float:
        """Return the chance that none of ``hand`` unseen cards is one of the wanted."""
        cards = self.unseen
        chance = 1.0
        for drawn in range(hand):
            others = cards - wanted - drawn
            if others <= 0:
                return 0.0
            chance *= others / (cards - drawn)
        return chance


def seen_in(view: GhostsView) -> Table:
    """Return the table of the seat that this view was made for."""
    assert view.seat is not None, "a spectator does not play"
    hand = 0
    for name in view.hand:
        hand += CARDS.one(INDEX[name])
    unseen = 0
    for name, count in view.unseen.items():
        unseen += CARDS.one(INDEX[name]) * count
    return Table(
        view.seat,
        view.round,
        view.direction,
        view.level,
        NO_CARD if view.top is None else INDEX[view.top],
        view.deck_size,
        view.hand_sizes,
        view.fright,
        view.face_down,
        hand,
        unseen,
    )


def seen_by(seat: int, state: State) -> Table:
    """Return the table of this seat, as its view would show it, without making the view."""
    unseen = state.deck
    sizes: list[int] = []
    for other, hand in enumerate(state.hands):
        sizes.append(size(hand))
        if other != seat:
            unseen += hand
    return Table(
        seat,
        state.round,
        state.direction,
        state.level,
        state.top,
        size(state.deck),
        tuple(sizes),
        state.fright,
        state.face_down,
        state.hands[seat],
        unseen,
    )


def size(bag: int) -> int:
    """Return how many cards a bag holds, a colour at a time."""
    count = 0
    for _ in range(COLOUR_COUNT):
        count += _THREE[bag & _COLOUR_MASK]
        bag >>= _COLOUR_BITS
    return count + bag
