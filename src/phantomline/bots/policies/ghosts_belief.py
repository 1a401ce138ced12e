"""What one seat of Ghosts thinks of the others' cards, going by all that they played.

It follows a few stories of the round that explain what it saw, and for each of them which hands
the others may hold. Hands that go together are found by a walk (Metropolis): one of the others is
dealt a hand that it may hold, which stays as often as the rest leave these cards to it.
"""

from math import exp
from random import Random
from typing import Final

from phantomline.bots.policies.ghosts_hands import IMPOSSIBLE, UNKNOWN, Effort, Hands, ways
from phantomline.bots.policies.ghosts_memory import Memory, Seen
from phantomline.games.ghosts.cards import CARDS, DECK
from phantomline.games.ghosts.state import State
from phantomline.games.ghosts.view import GhostsView

__all__ = ["Belief"]

STORIES: Final = 4
"""How many stories are followed."""
UNLIKELY: Final = 5.0
"""A story is given up when the best is likelier by this much, as a logarithm."""
FIRST_STEPS: Final = 200
STEPS: Final = 12
"""How often a hand is dealt anew between two imagined states, and before the first."""


class Story:
    """What may have happened in this round, and what it says of each seat's hand.

    ``dealt`` has the hands that were imagined last.
    """

    def __init__(self, hands: list[Hands]) -> None:
        self.hands = hands
        self.likelihood = 0.0
        self.dealt: list[int] = []

    def after(self, plays: list[Seen], seat: int, known: "Known") -> "Story":
        """Return this story with more plays, which this seat saw."""
        hands = list(self.hands)
        for one in plays:
            if one.seat != seat:
                hands[one.seat] = known.after(hands[one.seat], one)
        return Story(hands)

    def weigh(self, seat: int, unseen: int, sizes: tuple[int, ...]) -> None:
        """Work out how likely this story is, with so many cards in every hand."""
        self.likelihood = 0.0
        for other, hands in enumerate(self.hands):
            if other != seat:
                self.likelihood += hands.likelihood(unseen, sizes[other])


class Known:
    """Remembers what follows from a play, since stories have many plays in common."""

    def __init__(self, own: int, effort: Effort) -> None:
        self.own = own
        self.effort = effort
        self.answers: list[tuple[Hands, Seen, Hands]] = []

    def after(self, hands: Hands, seen: Seen) -> Hands:
        """Return what is known of a hand after a play."""
        for before, play, answer in self.answers:
            if before is hands and is_same(play, seen):
                return answer
        found = hands.after(seen, DECK - seen.before.played - self.own, self.effort)
        self.answers.append((hands, seen, found))
        return found


def is_same(one: Seen, other: Seen) -> bool:
    """Say whether two plays are the same, made at tables that look alike."""
    if one.seat != other.seat or one.card != other.card:
        return False
    if one.before.played != other.before.played or not one.before.looks_like(other.before):
        return False
    if one.taken is None or other.taken is None:
        return one.taken is other.taken
    return one.taken.looks_like(other.taken)


class Belief:
    """What one seat thinks likely, from look to look at its table."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.stories: list[Story] = []

    def look(self, view: GhostsView, effort: Effort) -> None:
        """Take in what happened since the last look."""
        assert view.seat is not None, "a spectator does not play"
        happened = self.memory.look(view)
        seat = view.seat
        own = self.memory.hand
        assert self.memory.last is not None
        unseen = DECK - self.memory.last.played - own
        nothing = Story([UNKNOWN for _ in view.hand_sizes])
        before = [nothing] if self.memory.fresh or not self.stories else self.stories
        known = Known(own, effort)
        found: list[Story] = []
        for earlier in before:
            for plays in happened:
                if found and effort.is_spent():
                    break
                story = earlier.after(plays, seat, known)
                if found and effort.is_spent():
                    break
                story.weigh(seat, unseen, view.hand_sizes)
                if story.likelihood > IMPOSSIBLE:
                    found.append(story)
        found.sort(key=lambda story: -story.likelihood)
        self.stories = [
            story for story in found[:STORIES] if story.likelihood > found[0].likelihood - UNLIKELY
        ]
        if not self.stories:
            self.stories = [nothing]

    def imagine(self, state: State, seat: int, rng: Random) -> State:
        """Return the state with hands that the others are likely to hold."""
        story = self.pick(rng)
        steps = STEPS
        unseen = state.deck
        for other, hand in enumerate(state.hands):
            if other != seat:
                unseen += hand
        if not story.dealt:
            story.dealt = list(state.hands)
            steps = FIRST_STEPS
            for other, known in enumerate(story.hands):
                if other != seat:
                    known.prepare(unseen)
        hands = story.dealt
        for _ in range(steps):
            redeal(story, seat, hands, unseen, rng)
        after = state.copy()
        after.hands = tuple(hands)
        after.deck = unseen
        for other, hand in enumerate(hands):
            if other != seat:
                after.deck -= hand
        return after

    def pick(self, rng: Random) -> Story:
        """Return one of the stories, likely ones more often."""
        best = self.stories[0].likelihood
        total = 0.0
        for story in self.stories:
            total += exp(story.likelihood - best)
        left = rng.random() * total
        for story in self.stories:
            left -= exp(story.likelihood - best)
            if left < 0.0:
                return story
        return self.stories[0]


def redeal(story: Story, seat: int, hands: list[int], unseen: int, rng: Random) -> None:
    """Give one of the others another hand, or let it exchange a card with a third."""
    players = len(hands)
    one = (seat + 1 + int(rng.random() * (players - 1))) % players
    if hands[one] == 0:
        return
    replace(story.hands[one], seat, one, hands, unseen, rng)
    other = (seat + 1 + int(rng.random() * (players - 1))) % players
    if other != one and hands[other]:
        swap(story, hands, one, other, rng)


def replace(known: Hands, seat: int, one: int, hands: list[int], unseen: int, rng: Random) -> None:
    """Draw a new hand, and keep it as often as the others leave these cards to it."""
    free = unseen
    for other, hand in enumerate(hands):
        if other not in (seat, one):
            free -= hand
    hand = known.draw(unseen, CARDS.size(hands[one]), rng)
    after = ways(hand, free) * ways(hands[one], unseen)
    before = ways(hands[one], free) * ways(hand, unseen)
    # A hand that cannot be, as a story may begin with, gives way to any that can.
    likelier = known.weight(hands[one]) <= 0.0 or after >= before
    if (likelier or rng.random() * before < after) and after > 0.0:
        hands[one] = hand


def swap(story: Story, hands: list[int], one: int, other: int, rng: Random) -> None:
    """Let two seats exchange a card, more readily if their plays are likelier then."""
    mine = CARDS.draw(hands[one], 1, rng)
    theirs = CARDS.draw(hands[other], 1, rng)
    if mine == theirs:
        return
    here = hands[one] - mine + theirs
    there = hands[other] - theirs + mine
    before = labelled(story.hands[one], hands[one]) * labelled(story.hands[other], hands[other])
    after = labelled(story.hands[one], here) * labelled(story.hands[other], there)
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
