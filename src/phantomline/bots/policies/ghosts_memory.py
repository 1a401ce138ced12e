"""What a seat knows of a round of Ghosts: who played which card, and how the table stood then."""

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
    """Follows a round from look to look: what everyone played since the one before.

    ``fresh`` says whether what was known before is of no use: at the first look at a round, or
    where the plays do not lead from what was seen then to what is seen now.
    """

    def __init__(self) -> None:
        self.last: Moment | None = None
        self.told: tuple[tuple[int, str], ...] = ()
        self.fresh = True

    def look(self, view: GhostsView) -> list[Seen]:
        """Return the plays since the last look, or since the round began."""
        now = moment(view)
        last = self.last
        told = self.told
        self.last = now
        self.told = view.history
        if last is not None and last.round == now.round and view.history[: len(told)] == told:
            plays = follow(last, view.history[len(told) :], now)
            if plays is not None:
                self.fresh = False
                return plays
        self.fresh = True
        return follow(first_moment(now, view), view.history, now) or []


def follow(at: Moment, told: tuple[tuple[int, str], ...], goal: Moment) -> list[Seen] | None:
    """Return these plays with the moments before them, if they lead from one moment to another."""
    plays: list[Seen] = []
    taken: Moment | None = None
    for seat, what in told:
        if seat != at.turn:
            return None
        if what == "take":
            taken = at
            at = at.after_take()
        else:
            card = INDEX[what]
            plays.append(Seen(seat, card, at, taken))
            taken = None
            at = at.after_play(card)
    return plays if at.played == goal.played and at.looks_like(goal) else None


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


def first_moment(now: Moment, view: GhostsView) -> Moment:
    """Return how this round began."""
    players = len(now.sizes)
    fright = list(now.fright)
    for seat, what in view.history:
        if what == "take":
            fright[seat] -= 1
    return Moment(
        view.starter,
        1,
        0,
        NO_CARD,
        (),
        TOTAL - HAND_SIZE * players,
        (HAND_SIZE,) * players,
        tuple(fright),
        (0,) * players,
        0,
        now.round,
    )


def _replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
