"""What a seat remembers of a round of Ghosts: who played which card, and how the table stood then.

A bot sees the table only when it is on turn. What happened since then it works out as a person
would: the cards that appeared must have been played by the others, one after another, so that
the table came to look as it does now.
"""

from typing import Final

from phantomline.games.ghosts.cards import (
    CARDS,
    COLOURS,
    DECK,
    GHOSTS,
    HAND_SIZE,
    INDEX,
    MIST,
    NO_CARD,
    TOTAL,
)
from phantomline.games.ghosts.rules import LIMIT
from phantomline.games.ghosts.view import GhostsView

__all__ = ["Memory", "Moment", "Seen", "moment"]

MOST_TRIES: Final = 2000
"""How many ways to explain a new look of the table are tried before giving up."""
MOST_STORIES: Final = 12
MOST_PLAYS: Final = 12
"""How many plays are worth explaining; who joins a game late has missed more."""


class Moment:
    """All that everyone can see of a round at one moment. ``played`` is a bag."""

    def __init__(
        self,
        turn: int,
        direction: int,
        level: int,
        top: int,
        pile: tuple[int, ...],
        deck: int,
        sizes: tuple[int, ...],
        fright: tuple[int, ...],
        face_down: tuple[int, ...],
        played: int,
        round: int,
    ) -> None:
        self.turn = turn
        self.direction = direction
        self.level = level
        self.top = top
        self.pile = pile
        self.deck = deck
        self.sizes = sizes
        self.fright = fright
        self.face_down = face_down
        self.played = played
        self.round = round

    def playable(self, card: int) -> bool:
        """Say whether the pile takes this card."""
        return (
            card == MIST
            or self.top == NO_CARD
            or COLOURS[card] == COLOURS[self.top]
            or self.level + GHOSTS[card] <= LIMIT
        )

    def after_play(self, card: int) -> "Moment":
        """Return the moment when the next seat is on turn."""
        level, top, direction, pile = self.level, self.top, self.direction, self.pile
        if card == MIST:
            pile = (card, *pile)
        else:
            if top != NO_CARD and COLOURS[card] == COLOURS[top]:
                direction = -direction
            else:
                level += GHOSTS[card]
            pile = (*pile, card)
            top = card
        sizes = self.sizes
        if not self.deck:
            sizes = _replaced(sizes, self.turn, sizes[self.turn] - 1)
        return Moment(
            (self.turn + direction) % len(sizes),
            direction,
            level,
            top,
            pile,
            max(0, self.deck - 1),
            sizes,
            self.fright,
            self.face_down,
            self.played + CARDS.one(card),
            self.round,
        )

    def after_take(self) -> "Moment":
        """Return the moment when the same seat is to start a new pile."""
        seat = self.turn
        return Moment(
            seat,
            self.direction,
            0,
            NO_CARD,
            (),
            self.deck,
            self.sizes,
            _replaced(self.fright, seat, self.fright[seat] + 1),
            _replaced(self.face_down, seat, self.face_down[seat] + len(self.pile)),
            self.played,
            self.round,
        )

    def looks_like(self, other: "Moment") -> bool:
        """Say whether two moments are the same to look at."""
        return (
            self.turn == other.turn
            and self.direction == other.direction
            and self.level == other.level
            and self.top == other.top
            and self.pile == other.pile
            and self.deck == other.deck
            and self.sizes == other.sizes
            and self.fright == other.fright
            and self.face_down == other.face_down
        )


class Seen:
    """A card that a seat played, and the moment before: also before it took the pile, if it did."""

    def __init__(self, seat: int, card: int, before: Moment, taken: Moment | None) -> None:
        self.seat = seat
        self.card = card
        self.before = before
        self.taken = taken


class Memory:
    """Works out what happened between two looks at the table: all stories that explain it.

    Mists go to the bottom of the pile and a pile that was taken lies face down, so it may be open
    who played what. What the seat itself played it knows from its own hand.
    """

    def __init__(self) -> None:
        self.last: Moment | None = None
        self.hand = 0
        self.fresh = True
        self.own: list[int] = []
        self.stories: list[list[Seen]] = []
        self.tries = 0

    def look(self, view: GhostsView) -> list[list[Seen]]:
        """Return what may have happened since the last look, or since the round began.

        Nothing is returned where it cannot be explained; then all that was known before is of no
        use either, since it is lost which cards were drawn. ``fresh`` says whether this is the
        first look at a round.
        """
        now = moment(view)
        hand = 0
        for name in view.hand:
            hand += CARDS.one(INDEX[name])
        last = self.last
        self.fresh = last is None or last.round != now.round or last.turn != now.turn
        if last is None or self.fresh:
            before = first_moment(now, view.starter)
            self.own = []
        else:
            before = last
            self.own = gone(self.hand, hand)
        self.last = now
        self.hand = hand
        self.tries = 0
        self.stories = []
        missing = now.played - before.played
        if CARDS.size(missing) <= MOST_PLAYS:
            self.explain(before, now, missing, None, [], True)
        return self.stories

    def explain(
        self,
        at: Moment,
        goal: Moment,
        missing: int,
        taken: Moment | None,
        story: list[Seen],
        first: bool,
    ) -> None:
        """Find plays that lead from one moment to another, and note them as a story."""
        if missing == 0 and at.looks_like(goal):
            self.stories.append(list(story))
            return
        if at.turn == goal.turn and not first and taken is None:
            return
        self.tries += 1
        if self.tries > MOST_TRIES or len(self.stories) >= MOST_STORIES:
            return
        for card in CARDS.present(missing):
            if not at.playable(card) or (at.turn == goal.turn and card not in self.own):
                continue
            story.append(Seen(at.turn, card, at, taken))
            self.explain(at.after_play(card), goal, missing - CARDS.one(card), None, story, False)
            story.pop()
        if taken is None and at.pile and goal.fright[at.turn] > at.fright[at.turn]:
            self.explain(at.after_take(), goal, missing, at, story, False)


def gone(before: int, after: int) -> list[int]:
    """Return which card may have gone from a hand, if a card went and perhaps another came."""
    found = [
        card
        for card in CARDS.present(before)
        if CARDS.count(before, card) > CARDS.count(after, card)
    ]
    # Who draws what it has just played holds the same cards as before.
    return found if found else CARDS.present(before)


def moment(view: GhostsView) -> Moment:
    """Return what everyone can see of this view."""
    hidden = 0
    for name, count in view.unseen.items():
        hidden += CARDS.one(INDEX[name]) * count
    for name in view.hand:
        hidden += CARDS.one(INDEX[name])
    return Moment(
        view.turn,
        view.direction,
        view.level,
        NO_CARD if view.top is None else INDEX[view.top],
        tuple([INDEX[name] for name in view.pile]),
        view.deck_size,
        view.hand_sizes,
        view.fright,
        view.face_down,
        DECK - hidden,
        view.round,
    )


def first_moment(now: Moment, starter: int) -> Moment:
    """Return how this round began. Before a seat's first turn nobody takes more than once."""
    players = len(now.sizes)
    fright = tuple(
        [
            points - 1 if cards else points
            for points, cards in zip(now.fright, now.face_down, strict=True)
        ]
    )
    return Moment(
        starter,
        1,
        0,
        NO_CARD,
        (),
        TOTAL - HAND_SIZE * players,
        (HAND_SIZE,) * players,
        fright,
        (0,) * players,
        0,
        now.round,
    )


def _replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
