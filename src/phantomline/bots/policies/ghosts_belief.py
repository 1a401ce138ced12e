"""What one seat of Ghosts thinks of the others' cards, going by all that they played.

Everyone saw what was played, so for each of the others it is known which hands they may
hold. Hands that go together are found by a walk (Metropolis): one of the others is dealt a hand
that it may hold, which stays as often as the rest leave these cards to it.
"""

from random import Random
from typing import Final

from phantomline.bots.policies.ghosts_hands import UNKNOWN, Effort, Hands, ways
from phantomline.bots.policies.ghosts_memory import Memory
from phantomline.games.ghosts.cards import CARDS, DECK, INDEX
from phantomline.games.ghosts.state import State
from phantomline.games.ghosts.view import GhostsView

__all__ = ["Belief"]

FIRST_STEPS: Final = 200
STEPS: Final = 12
"""How often a hand is dealt anew between two imagined states, and before the first."""


class Belief:
    """What one seat thinks likely, from look to look at its table.

    ``dealt`` has the hands that were imagined last.
    """

    def __init__(self) -> None:
        self.memory = Memory()
        self.hands: list[Hands] = []
        self.dealt: list[int] = []

    def look(self, view: GhostsView, effort: Effort) -> None:
        """Take in what happened since the last look."""
        assert view.seat is not None, "a spectator does not play"
        plays = self.memory.look(view)
        if self.memory.fresh or len(self.hands) != view.players:
            self.hands = [UNKNOWN for _ in view.hand_sizes]
        self.dealt = []
        # What this seat holds, and what it played later, nobody else held.
        own = 0
        for name in view.hand:
            own += CARDS.one(INDEX[name])
        # Where there is no time for all, the latest plays say most about the hands of now.
        first = max(0, len(plays) - effort.plays(view.players))
        if first:
            self.hands = [UNKNOWN for _ in view.hand_sizes]
        for one in plays[first:]:
            if one.seat == view.seat:
                own += CARDS.one(one.card)
        for one in plays[first:]:
            if one.seat == view.seat:
                own -= CARDS.one(one.card)
                continue
            hidden = DECK - one.before.played - own
            self.hands[one.seat] = self.hands[one.seat].after(one, hidden, effort)

    def imagine(self, state: State, seat: int, rng: Random) -> State:
        """Return the state with hands that the others are likely to hold."""
        steps = STEPS
        unseen = state.deck
        for other, hand in enumerate(state.hands):
            if other != seat:
                unseen += hand
        if not self.dealt:
            self.dealt = list(state.hands)
            steps = FIRST_STEPS
            for other, known in enumerate(self.hands):
                if other != seat and not known.prepare(unseen):
                    self.hands[other] = UNKNOWN
        for _ in range(steps):
            self.redeal(seat, unseen, rng)
        after = state.copy()
        after.hands = tuple(self.dealt)
        after.deck = unseen
        for other, hand in enumerate(self.dealt):
            if other != seat:
                after.deck -= hand
        return after

    def redeal(self, seat: int, unseen: int, rng: Random) -> None:
        """Give one of the others another hand, or let it exchange a card with a third."""
        dealt = self.dealt
        players = len(dealt)
        one = (seat + 1 + int(rng.random() * (players - 1))) % players
        if dealt[one] == 0:
            return
        replace(self.hands[one], seat, one, dealt, unseen, rng)
        other = (seat + 1 + int(rng.random() * (players - 1))) % players
        if other != one and dealt[other]:
            swap(self.hands[one], self.hands[other], one, other, dealt, rng)


def replace(known: Hands, seat: int, one: int, hands: list[int], unseen: int, rng: Random) -> None:
    """Draw a new hand, and keep it as often as the others leave these cards to it."""
    free = unseen
    for other, hand in enumerate(hands):
        if other not in (seat, one):
            free -= hand
    hand = known.draw(unseen, CARDS.size(hands[one]), rng)
    after = ways(hand, free) * ways(hands[one], unseen)
    before = ways(hands[one], free) * ways(hand, unseen)
    # A hand that cannot be, as the first ones may, gives way to any that can.
    likelier = known.weight(hands[one]) <= 0.0 or after >= before
    if (likelier or rng.random() * before < after) and after > 0.0:
        hands[one] = hand


def swap(first: Hands, second: Hands, one: int, other: int, hands: list[int], rng: Random) -> None:
    """Let two seats exchange a card, more readily if their plays are likelier then."""
    mine = CARDS.draw(hands[one], 1, rng)
    theirs = CARDS.draw(hands[other], 1, rng)
    if mine == theirs:
        return
    here = hands[one] - mine + theirs
    there = hands[other] - theirs + mine
    before = labelled(first, hands[one]) * labelled(second, hands[other])
    after = labelled(first, here) * labelled(second, there)
    if after >= before or rng.random() * before < after:
        hands[one] = here
        hands[other] = there


def labelled(hands: Hands, hand: int) -> float:
    """Return how likely these very cards are held, where cards of a kind are told apart."""
    likely = hands.weight(hand)
    while hand:
        here = hand & 7
        while here > 1:
            likely *= here
            here -= 1
        hand >>= 3
    return likely
