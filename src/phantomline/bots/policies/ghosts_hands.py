"""Which hands a seat of Ghosts may hold, going by what it played.

All deals of the unseen cards are alike before anyone plays. The greedy player always does the same
with the same cards, so each play leaves the hands with which it would have made it; others are
kept as far as people are not greedy players. A hand counts as often as there are orders in which
its cards may have come, each with what was there to choose from whenever a card was played. There
are some thousand hands at most, and they are all kept: nothing is left to chance.
"""

from random import Random
from time import perf_counter
from typing import Final

from phantomline.bots.bot import Budget
from phantomline.bots.greedy.ghosts_judge import Judge
from phantomline.bots.greedy.ghosts_table import Table
from phantomline.bots.policies.ghosts_memory import Moment, Seen
from phantomline.games.ghosts.cards import CARDS, DECK, KINDS, NO_CARD
from phantomline.games.ghosts.game import PLAYS, TAKE

__all__ = ["UNKNOWN", "Effort", "Hands", "ways"]

SLIP: Final = 0.02
"""How often a player plays something else than the greedy player would."""
LEAST: Final = 0.002
"""Hands that are so much less likely than the likeliest are forgotten."""
NOT_READY: Final = -1
JUDGED_A_ROUND: Final = 100
JUDGED_A_PLAY: Final = 6_000
"""About how many hands one play of somebody else can be made from."""
MOST_JUDGED: Final = 200_000
PART: Final = 0.5
"""How much of its time a search may spend on this; the clock is read every so `OFTEN`."""
OFTEN: Final = 64
FOLLOWED: Final = 500
"""How many hands are followed through a play that there is no time to judge, the likeliest."""
FACTORIALS: Final = (1.0, 1.0, 2.0, 6.0, 24.0, 120.0, 720.0)
# Plain numbers are constants when compiled: see `CARDS` for how a bag is laid out.
_WIDTH: Final = 3
_MASK: Final = 7
EQUAL: Final = 1e-9


class Effort:
    """How many hands may be judged at one look: so many a round of the search, or for a while."""

    def __init__(self, budget: Budget) -> None:
        self.left = MOST_JUDGED
        self.over = False
        if budget.iterations is not None:
            self.left = JUDGED_A_ROUND * budget.iterations
        self.deadline = 1e18
        if budget.seconds is not None:
            self.deadline = perf_counter() + PART * budget.seconds

    def plays(self, least: int) -> int:
        """Return how many plays to try to explain: what this is about enough for, or so many."""
        return max(least, self.left // JUDGED_A_PLAY)

    def spend(self) -> bool:
        """Say whether one more may be judged, and count it."""
        self.left -= 1
        if self.left % OFTEN == 0 and perf_counter() > self.deadline:
            self.left = 0
            self.over = True
        return self.left > 0

    def late(self) -> bool:
        """Say whether the while is over."""
        return self.over


class Hands:
    """What one seat may have kept when it last played, and whether it drew a card after that.

    ``kept`` has for each bag of cards the number of orders they may have come in, each counted
    by how likely the plays were, the likeliest as 1. Without any plays to go by, all hands are
    alike.
    """

    def __init__(self, kept: dict[int, float] | None, drew: bool) -> None:
        self.kept = kept
        self.drew = drew
        self.unseen = NOT_READY
        self.bags: list[int] = []
        self.sums: list[float] = []

    def weight(self, hand: int) -> float:
        """Return in how many orders this hand may have come."""
        kept = self.kept
        if kept is None:
            return orders(hand)
        if not self.drew:
            return kept.get(hand, 0.0)
        total = 0.0
        left = hand
        one = 1
        while left:
            if left & _MASK:
                total += kept.get(hand - one, 0.0)
            left >>= _WIDTH
            one <<= _WIDTH
        return total

    def prepare(self, unseen: int) -> bool:
        """Get ready to draw hands while these cards are unseen; say whether there are any."""
        kept = self.kept
        if kept is None:
            return True
        if self.unseen == unseen:
            return len(self.bags) > 0
        self.unseen = unseen
        self.bags = []
        self.sums = []
        total = 0.0
        for bag, count in kept.items():
            chance = count * ways(bag, unseen)
            if chance > 0.0:
                total += chance
                self.bags.append(bag)
                self.sums.append(total)
        return len(self.bags) > 0

    def draw(self, unseen: int, size: int, rng: Random) -> int:
        """Return a hand that may be held if these cards are unseen, whatever others hold."""
        if self.kept is None:
            return CARDS.draw(unseen, size, rng)
        bag = self.bags[first_above(self.sums, rng.random() * self.sums[-1])]
        return bag + CARDS.draw(unseen - bag, 1, rng) if self.drew else bag

    def after(self, seen: Seen, hidden: int, effort: Effort) -> "Hands":
        """Return what is known after a play, when the viewer could not see the hidden cards.

        Where that would be more hands than may be judged, everything that was known is forgotten:
        searches that count their rounds were measured so. Where time is up, it is kept.
        """
        one = CARDS.one(seen.card)
        left = hidden - one
        if effort.late():
            return self.unjudged(seen, hidden)
        if effort.left <= 0:
            return UNKNOWN
        rests = self.rests(seen.card, left, seen.before.sizes[seen.seat] - 1)
        if len(rests) >= effort.left:
            return UNKNOWN
        bags: list[int] = []
        counts: list[float] = []
        for bag in rests:
            count = self.weight(bag + one)
            if count > 0.0:
                if not effort.spend():
                    return self.unjudged(seen, hidden) if effort.late() else UNKNOWN
                bags.append(bag)
                counts.append(count * chance_of(seen, bag + one))
        return likely_ones(bags, counts, left, seen.before.deck > 0)

    def unjudged(self, seen: Seen, hidden: int) -> "Hands":
        """Return what is known after a play that there is no time to judge.

        Whoever held the card may have played it. Of all hands the likeliest are followed, so that
        this takes next to no time.
        """
        kept = self.kept
        if kept is None:
            return UNKNOWN
        card = seen.card
        one = CARDS.one(card)
        left = hidden - one
        known = self
        if len(kept) > FOLLOWED:
            drawn = CARDS.count(hidden, card) / CARDS.size(hidden) if self.drew else 0.0
            rated: list[tuple[float, int]] = []
            for bag, count in kept.items():
                held = 1.0 if CARDS.count(bag, card) else drawn
                rated.append((-held * count * ways(bag, hidden), bag))
            rated.sort()
            known = Hands({bag: kept[bag] for _, bag in rated[:FOLLOWED]}, self.drew)
        bags = known.rests(card, left, seen.before.sizes[seen.seat] - 1)
        counts = [known.weight(bag + one) for bag in bags]
        return likely_ones(bags, counts, left, seen.before.deck > 0)

    def rests(self, card: int, left: int, size: int) -> list[int]:
        """Return what may have been kept beside a card that was played."""
        kept = self.kept
        if kept is None:
            return all_bags(left, size)
        one = CARDS.one(card)
        found: dict[int, bool] = {}
        for bag in kept:
            if self.drew and is_within(bag, left):
                found[bag] = True
            if CARDS.count(bag, card) and is_within(bag - one, left):
                rest = bag - one
                if self.drew:
                    for kind in CARDS.present(left):
                        if CARDS.count(rest, kind) < CARDS.count(left, kind):
                            found[rest + CARDS.one(kind)] = True
                else:
                    found[rest] = True
        return list(found)


UNKNOWN: Final = Hands(None, False)


def likely_ones(bags: list[int], counts: list[float], left: int, drew: bool) -> Hands:
    """Return these bags with their counts, but for those that are far too unlikely."""
    chances = [counts[at] * ways(bag, left) for at, bag in enumerate(bags)]
    most = max(chances) if chances else 0.0
    if most <= 0.0:
        return UNKNOWN
    likely: dict[int, float] = {}
    for at, bag in enumerate(bags):
        if chances[at] >= LEAST * most:
            likely[bag] = counts[at] / most
    return Hands(likely, drew)


def orders(bag: int) -> float:
    """Return in how many orders these cards can come."""
    count = 0
    same = 1.0
    while bag:
        here = bag & _MASK
        count += here
        same *= FACTORIALS[here]
        bag >>= _WIDTH
    return FACTORIALS[count] / same


def ways(bag: int, unseen: int) -> float:
    """Return in how many ways unseen cards can be these, one after another."""
    found = 1.0
    while bag:
        here = bag & _MASK
        there = unseen & _MASK
        while here:
            if there <= 0:
                return 0.0
            found *= there
            there -= 1
            here -= 1
        bag >>= _WIDTH
        unseen >>= _WIDTH
    return found


def is_within(bag: int, unseen: int) -> bool:
    """Say whether all these cards can be unseen ones."""
    while bag:
        if bag & _MASK > unseen & _MASK:
            return False
        bag >>= _WIDTH
        unseen >>= _WIDTH
    return True


def all_bags(unseen: int, size: int) -> list[int]:
    """Return all bags of so many unseen cards."""
    found: list[list[int]] = [[] for _ in range(size + 1)]
    found[0].append(0)
    for kind in range(KINDS):
        most = CARDS.count(unseen, kind)
        one = CARDS.one(kind)
        for count in range(size, 0, -1):
            for more in range(1, min(most, count) + 1):
                found[count].extend([bag + more * one for bag in found[count - more]])
    return found[size]


def first_above(sums: list[float], value: float) -> int:
    """Return the first place in a rising list that is more than a value."""
    low = 0
    high = len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > value:
            high = middle
        else:
            low = middle + 1
    return low


def chance_of(seen: Seen, hand: int) -> float:
    """Return how likely a seat with these cards was to play as it did."""
    likely = choice(seen.before, seen.seat, hand, seen.card)
    if seen.taken is not None:
        likely *= choice(seen.taken, seen.seat, hand, NO_CARD)
    return likely


def choice(at: Moment, seat: int, hand: int, card: int) -> float:
    """Return how likely a seat with these cards was to play this one, or to take the pile."""
    kinds = [kind for kind in CARDS.present(hand) if at.playable(kind)]
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
        hand,
        DECK - at.played - hand,
    )
    judge = Judge(table, None)
    worth = judge.terms(TAKE if card == NO_CARD else PLAYS[card]).worth() + EQUAL
    for kind in kinds:
        if kind != card and judge.terms(PLAYS[kind]).worth() > worth:
            return SLIP / options
    if at.pile and card != NO_CARD and judge.terms(TAKE).worth() > worth:
        return SLIP / options
    return 1.0 - SLIP
