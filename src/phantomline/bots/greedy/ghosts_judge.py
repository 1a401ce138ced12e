"""What every action in a game of Ghosts is worth to the seat on turn, in fright points.

Everything is reckoned from what that seat knows. Cards that it cannot see may be anywhere, all
alike, which gives the chance that the next player is stuck or turns the pile back; how the level
tends to go on gives the chance of being stuck oneself next time.
"""

from typing import Final

from phantomline.bots.greedy.ghosts_table import COLOUR_COUNT, Table
from phantomline.bots.greedy.ghosts_weights import WEIGHTS, Weights, level_chances
from phantomline.core import Action
from phantomline.games.ghosts.actions import Play
from phantomline.games.ghosts.cards import CARDS, COLOURS, GHOSTS, INDEX, MIST, NO_CARD
from phantomline.games.ghosts.rules import LIMIT, ROUNDS, UNAFRAID_RETURN

__all__ = ["CODES", "Judge", "Terms"]

CODES: Final = (
    "avoids-fright",
    "stays-unafraid",
    "passes-trouble",
    "safe-level",
    "turns-play",
    "keeps-mist",
    "keeps-ones",
    "sheds-crowds",
    "keeps-colours",
    "safe-return",
    "safe-next-turn",
)

_NO_GHOSTS: Final = 9
# How a bag of cards is laid out, as plain numbers: see `ghosts_table`.
_KIND: Final = 7
_COLOUR: Final = 511

# Between two turns of a seat everyone else has one.
LEVELS: Final = [level_chances(max(0, players - 1)) for players in range(7)]


class Terms:
    """The terms of one action's worth. Each is worded so that more of it is better."""

    def __init__(self) -> None:
        self.avoids_fright = 0.0
        self.stays_unafraid = 0.0
        self.passes_trouble = 0.0
        self.safe_level = 0.0
        self.turns_play = 0.0
        self.keeps_mist = 0.0
        self.keeps_ones = 0.0
        self.sheds_crowds = 0.0
        self.keeps_colours = 0.0
        self.safe_return = 0.0
        self.safe_next_turn = 0.0

    def worth(self) -> float:
        """Return what these terms add up to."""
        return (
            self.avoids_fright
            + self.stays_unafraid
            + self.passes_trouble
            + self.safe_level
            + self.turns_play
            + self.keeps_mist
            + self.keeps_ones
            + self.sheds_crowds
            + self.keeps_colours
            + self.safe_return
            + self.safe_next_turn
        )

    def listed(self) -> list[float]:
        """Return all terms in the order of their codes."""
        return [
            self.avoids_fright,
            self.stays_unafraid,
            self.passes_trouble,
            self.safe_level,
            self.turns_play,
            self.keeps_mist,
            self.keeps_ones,
            self.sheds_crowds,
            self.keeps_colours,
            self.safe_return,
            self.safe_next_turn,
        ]


class Judge:
    """Knows the worth of every action at one table."""

    def __init__(self, table: Table, weights: Weights | None) -> None:
        self.table = table
        self.weights = weights if weights is not None else WEIGHTS[table.players]
        self.chances = LEVELS[table.players]
        lowest = 1000
        for seat, points in enumerate(table.fright):
            if seat != table.seat and points < lowest:
                lowest = points
        self.lowest: int = lowest
        self.hand = Hand(table)
        self.own_calm = self.calm(table.seat)

    def terms(self, action: Action) -> Terms:
        """Return the terms of this action's worth."""
        table = self.table
        if isinstance(action, Play):
            return self.play(INDEX[action.card], table.level, table.top, self.own_calm)
        best: Terms | None = None
        best_worth = -1e9
        for card in CARDS.present(table.hand):
            terms = self.play(card, 0, NO_CARD, 0.0)
            worth = terms.worth()
            if worth > best_worth:
                best = terms
                best_worth = worth
        assert best is not None, "whoever may take the pile has a card to play"
        weights = self.weights
        last = weights.last_fright if table.round == ROUNDS else 1.0
        best.avoids_fright = -weights.fright * last
        best.stays_unafraid = -self.own_calm
        return best

    def calm(self, seat: int) -> float:
        """Return what this seat may still hope to get back for being unafraid (GH-31)."""
        table = self.table
        if table.face_down[seat] or not table.fright[seat]:
            return 0.0
        points = min(UNAFRAID_RETURN, table.fright[seat])
        weights = self.weights
        survives: float = weights.survival ** table.turns_left(seat)
        return weights.calm * survives * points

    def play(self, card: int, level: int, top: int, calm: float) -> Terms:
        """Return the terms of playing this card onto a pile of this level and top card."""
        table = self.table
        weights = self.weights
        terms = Terms()
        colour = NO_CARD if top == NO_CARD else COLOURS[top]
        direction = table.direction
        turns = False
        if card != MIST:
            if COLOURS[card] == colour:
                direction = -direction
                turns = True
            else:
                level += GHOSTS[card]
                colour = COLOURS[card]
        following = (table.seat + direction) % table.players
        terms.passes_trouble = self.trouble(following, level, colour)
        left = (
            (table.deck - 1) / table.players + table.sizes[table.seat]
            if table.deck
            else table.sizes[table.seat] - 1.0
        )
        if left <= 0:
            return terms
        terms.safe_level = weights.levels[level]
        if turns:
            terms.turns_play = weights.turning
        hand = self.hand
        hand.without(card)
        share = min(1.0, left / weights.horizon)
        if hand.mists:
            terms.keeps_mist = share * (weights.mist + weights.more_mist * (hand.mists - 1))
        if hand.ones:
            terms.keeps_ones = share * weights.one
        terms.sheds_crowds = share * (weights.two * hand.twos + weights.three * hand.threes)
        terms.keeps_colours = share * weights.colours * hand.share
        if not hand.mists:
            self.risks(terms, following, level, colour, 1.0 + calm)
        return terms

    def trouble(self, seat: int, level: int, colour: int) -> float:
        """Return what it is worth that this seat, next on turn, may have to take the pile."""
        if colour == NO_CARD:
            return 0.0
        table = self.table
        weights = self.weights
        stuck = table.chance_of_none(table.playable(level, colour), table.sizes[seat])
        worth = weights.passing * stuck * (1.0 + self.calm(seat)) if stuck > 0.0 else 0.0
        if table.round == ROUNDS:
            worth *= weights.last_passing
        return worth / (1.0 + weights.rivalry * (table.fright[seat] - self.lowest))

    def risks(self, terms: Terms, following: int, level: int, colour: int, cost: float) -> None:
        """Fill in what it may cost that a hand without mist cannot play next time."""
        table = self.table
        weights = self.weights
        hand = self.hand
        returns = 0.0
        if colour != NO_CARD and table.players > 2:
            returns = 1.0 - table.chance_of_none(table.of_colour(colour), table.sizes[following])
            if not hand.has(colour) and level + hand.fewest > LIMIT:
                stuck = 1.0
                if table.deck:
                    stuck -= table.playable(level, colour) / table.unseen
                terms.safe_return = -cost * weights.returned * returns * stuck
        danger = 0.0
        helpful = table.unseen_mists
        later = LIMIT
        while later > 0 and later + hand.fewest > LIMIT:
            if later < LIMIT and later >= LIMIT - 3:
                helpful += table.of_ghosts(LIMIT - later)
            stuck = 1.0 - hand.share
            if table.deck:
                drawn = helpful / table.unseen
                # One in six of the others happens to have the top card's colour.
                stuck *= 1.0 - drawn - (1.0 - drawn) / COLOUR_COUNT
            danger += self.chances[level][later] * stuck
            later -= 1
        terms.safe_next_turn = -cost * weights.danger * (1.0 - returns) * danger


class Hand:
    """What the hand is after one card of it was played, before the draw."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept = table.hand
        self.all_mists = 0
        self.all_ones = 0
        self.all_twos = 0
        self.all_threes = 0
        matching = 0
        left = table.hand
        for colour in range(COLOUR_COUNT):
            cards = left & _COLOUR
            if cards:
                self.all_ones += cards & _KIND
                self.all_twos += (cards >> 3) & _KIND
                self.all_threes += cards >> 6
                matching += table.of_colour(colour)
            left >>= 9
        self.all_mists += left
        self.all_matching = matching
        self.coming: int = table.unseen - table.unseen_mists
        self.mists = 0
        self.ones = 0
        self.twos = 0
        self.threes = 0
        self.fewest = _NO_GHOSTS
        # The share of what is still to come that has a colour of this hand.
        self.share = 0.0

    def without(self, played: int) -> None:
        """Count the hand with this card gone."""
        self.kept = self.table.hand - (1 << (3 * played))
        self.mists = self.all_mists
        self.ones = self.all_ones
        self.twos = self.all_twos
        self.threes = self.all_threes
        matching = self.all_matching
        ghosts = GHOSTS[played]
        if ghosts == 0:
            self.mists -= 1
        else:
            if ghosts == 1:
                self.ones -= 1
            elif ghosts == 2:
                self.twos -= 1
            else:
                self.threes -= 1
            if not self.has(COLOURS[played]):
                matching -= self.table.of_colour(COLOURS[played])
        self.fewest = 1 if self.ones else 2 if self.twos else 3 if self.threes else _NO_GHOSTS
        self.share = matching / self.coming if self.coming else 0.0

    def has(self, colour: int) -> bool:
        """Say whether a card of this colour is left."""
        return (self.kept >> (9 * colour)) & _COLOUR != 0
