"""Which hands the others may hold in Ghosts, going by what they played.

Whoever burns a mist had nothing better, and whoever takes the pile had nothing at all. All deals
of the unseen cards are alike before anyone plays; a play makes those deals likelier in which it
was a good one, as the greedy player reckons. Likely deals are found by a walk (Metropolis): two
cards change places, and the more likely the plays were without the change, the less likely
it is made. When a card came to a hand matters too, so hands are kept in order.
"""

from math import exp, log
from random import Random
from typing import Final

from phantomline.bots.greedy.ghosts_judge import Judge
from phantomline.bots.greedy.ghosts_table import Table
from phantomline.bots.policies.ghosts_memory import Moment, Seen
from phantomline.games.ghosts.cards import CARDS, DECK, NO_CARD
from phantomline.games.ghosts.game import PLAYS, TAKE
from phantomline.games.ghosts.state import State

__all__ = ["Belief"]

WINDOW: Final = 10
"""How many plays of a seat are looked back to."""
HEAT: Final = 0.03
"""How far behind the best a card may be to be played nearly as often, in fright points."""
SLIP: Final = 0.01
"""How often anything else is played."""
FIRST_STEPS: Final = 200
STEPS: Final = 10
"""How many changes are tried between two deals, and before the first."""
REORDERS: Final = 0.3
"""How many of them only concern when cards came."""


class Holder:
    """One of the others: all cards it has held since some moment, in the order they came.

    ``used`` has the place of each card it played since then; the others are in its hand.
    """

    def __init__(self, seen: list[Seen], hand: list[int]) -> None:
        self.seen = seen[-WINDOW:]
        count = len(self.seen)
        # How many it held at first; everything else was drawn, a card after each play.
        self.first: int = self.seen[0].before.sizes[self.seen[0].seat] if count else len(hand)
        self.cards: list[int] = [one.card for one in self.seen] + hand
        self.used: list[int] = list(range(count))
        self.likelihood: float = self.reckon()

    def bag(self) -> int:
        """Return the hand."""
        bag = 0
        for place in self.hand():
            bag += CARDS.one(self.cards[place])
        return bag

    def hand(self) -> list[int]:
        """Return the places of the cards that were not played."""
        return [place for place in range(len(self.cards)) if place not in self.used]

    def reckon(self) -> float:
        """Return the logarithm of how likely this seat's plays were with these cards."""
        total = 0.0
        held = 0
        for place in range(self.first):
            held += CARDS.one(self.cards[place])
        coming = self.first
        for index, one in enumerate(self.seen):
            total += log(chance(one, held))
            held -= CARDS.one(self.cards[self.used[index]])
            if one.before.deck and coming < len(self.cards):
                held += CARDS.one(self.cards[coming])
                coming += 1
        return total

    def could_have(self, index: int, place: int) -> bool:
        """Say whether what lies at this place had come before this play."""
        return place < self.first + index


class Belief:
    """A walk through the deals that one seat thinks likely, beginning with any of them."""

    def __init__(self, seat: int, start: State, seen: list[list[Seen]]) -> None:
        self.deck: list[int] = CARDS.cards(start.deck)
        self.holders: list[Holder] = []
        self.seats: list[int] = []
        for other, hand in enumerate(start.hands):
            if other != seat:
                self.holders.append(Holder(seen[other], CARDS.cards(hand)))
                self.seats.append(other)
        self.steps = FIRST_STEPS

    def imagine(self, state: State, rng: Random) -> State:
        """Return the state with another deal that is likely."""
        self.walk(self.steps, rng)
        self.steps = STEPS
        after = state.copy()
        hands = list(state.hands)
        for index, seat in enumerate(self.seats):
            hands[seat] = self.holders[index].bag()
        after.hands = tuple(hands)
        after.deck = 0
        for card in self.deck:
            after.deck += CARDS.one(card)
        return after

    def walk(self, steps: int, rng: Random) -> None:
        """Change places so many times, or leave it."""
        for _ in range(steps):
            index = int(rng.random() * len(self.holders))
            holder = self.holders[index]
            if holder.seen and rng.random() < REORDERS:
                self.reorder(holder, rng)
            else:
                self.exchange(index, rng)

    def exchange(self, index: int, rng: Random) -> None:
        """Try to change a card in a hand for one out of the deck or another hand."""
        holder = self.holders[index]
        places = holder.hand()
        if not places:
            return
        place = places[int(rng.random() * len(places))]
        at = int(rng.random() * (len(self.deck) + sum([len(it.hand()) for it in self.holders])))
        card = holder.cards[place]
        if at < len(self.deck):
            if self.deck[at] == card:
                return
            holder.cards[place] = self.deck[at]
            after = holder.reckon()
            if accepts(after - holder.likelihood, rng):
                self.deck[at] = card
                holder.likelihood = after
            else:
                holder.cards[place] = card
            return
        at -= len(self.deck)
        for other in self.holders:
            others = other.hand()
            if at < len(others):
                if other is not holder and other.cards[others[at]] != card:
                    swap(holder, place, other, others[at], rng)
                return
            at -= len(others)

    def reorder(self, holder: Holder, rng: Random) -> None:
        """Try to let two cards of a hand have come the other way round."""
        count = len(holder.cards)
        one = int(rng.random() * count)
        other = int(rng.random() * count)
        if holder.cards[one] == holder.cards[other]:
            return
        used = list(holder.used)
        for index, place in enumerate(holder.used):
            moved = other if place == one else one if place == other else place
            if not holder.could_have(index, moved):
                return
            used[index] = moved
        before = holder.used
        exchange_cards(holder, one, other)
        holder.used = used
        after = holder.reckon()
        if accepts(after - holder.likelihood, rng):
            holder.likelihood = after
        else:
            exchange_cards(holder, one, other)
            holder.used = before


def swap(holder: Holder, place: int, other: Holder, there: int, rng: Random) -> None:
    """Try to change a card in a hand for one in another."""
    card = holder.cards[place]
    holder.cards[place] = other.cards[there]
    other.cards[there] = card
    after = holder.reckon()
    others_after = other.reckon()
    if accepts(after + others_after - holder.likelihood - other.likelihood, rng):
        holder.likelihood = after
        other.likelihood = others_after
    else:
        other.cards[there] = holder.cards[place]
        holder.cards[place] = card


def exchange_cards(holder: Holder, one: int, other: int) -> None:
    """Let two cards of one seat change places."""
    card = holder.cards[one]
    holder.cards[one] = holder.cards[other]
    holder.cards[other] = card


def accepts(gain: float, rng: Random) -> bool:
    """Say whether to make a change that makes the plays so much likelier."""
    return gain >= 0.0 or rng.random() < exp(gain)


def chance(one: Seen, held: int) -> float:
    """Return how likely a seat with these cards was to play as it did."""
    known = one.chances.get(held)
    if known is not None:
        return known
    likely = choice(one.before, one.seat, held, one.card)
    if one.taken is not None:
        likely *= choice(one.taken, one.seat, held, NO_CARD)
    one.chances[held] = likely
    return likely


def choice(at: Moment, seat: int, held: int, card: int) -> float:
    """Return how likely a seat with these cards was to play this one, or to take the pile."""
    kinds = [kind for kind in CARDS.present(held) if at.playable(kind)]
    options = len(kinds) + (1 if at.pile else 0)
    if options == 1:
        return 1.0
    table = Table(
        seat,
        at.round,
        at.direction,
        at.level,
        at.top,
        at.deck,
        at.sizes,
        at.fright,
        at.face_down,
        held,
        DECK - at.played - held,
    )
    judge = Judge(table, None)
    total = 0.0
    chosen = 0.0
    for kind in kinds:
        weight = exp(judge.terms(PLAYS[kind]).worth() / HEAT)
        total += weight
        if kind == card:
            chosen = weight
    if at.pile:
        weight = exp(judge.terms(TAKE).worth() / HEAT)
        total += weight
        if card == NO_CARD:
            chosen = weight
    return SLIP / options + (1.0 - SLIP) * chosen / total
