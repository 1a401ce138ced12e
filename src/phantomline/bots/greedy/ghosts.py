"""The greedy player of Ghosts: weighs what every card does to it and to the next player.

Everything is reckoned in fright points from the view alone. Cards that it cannot see
may be anywhere, all alike, which gives the chance that the next player is stuck or turns the
pile back; how the level tends to go on gives the chance of being stuck oneself next time.
"""

from random import Random
from typing import Final

from phantomline.bots.advice import Reason, Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.greedy.ghosts_table import COLOUR_COUNT, Table, chance_of_none
from phantomline.bots.greedy.ghosts_weights import WEIGHTS, Weights, level_chances
from phantomline.core import Action, View
from phantomline.games.ghosts.actions import Play
from phantomline.games.ghosts.cards import COLOURS, GHOSTS, INDEX, KINDS, MIST, NO_CARD
from phantomline.games.ghosts.rules import LIMIT, ROUNDS, UNAFRAID_RETURN
from phantomline.games.ghosts.view import GhostsView

__all__ = ["CODES", "GreedyGhosts"]

# The terms of the evaluation. Each is worded so that more of it is better.
AVOIDS_FRIGHT: Final = 0
STAYS_UNAFRAID: Final = 1
PASSES_TROUBLE: Final = 2
SAFE_LEVEL: Final = 3
TURNS_PLAY: Final = 4
KEEPS_MIST: Final = 5
KEEPS_ONES: Final = 6
SHEDS_CROWDS: Final = 7
KEEPS_COLOURS: Final = 8
SAFE_RETURN: Final = 9
SAFE_NEXT_TURN: Final = 10

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

# Below this a term made no difference.
_NOTHING: Final = 0.0005
_NO_GHOSTS: Final = 9


class GreedyGhosts(Bot):
    """Plays the card, or takes the pile, by what it is worth in fright points."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return the action with the highest worth, the first of equals."""
        assert isinstance(view, GhostsView)
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        judge = Judge(view, self.weights)
        best = 0
        best_worth = -1e9
        for index, action in enumerate(legal):
            worth = total(judge.terms(action))
            if worth > best_worth:
                best = index
                best_worth = worth
        return legal[best]

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return all actions by their worth, each with how its terms differ from the average."""
        assert isinstance(view, GhostsView)
        if not view.legal:
            return []
        judge = Judge(view, self.weights)
        rated = [judge.terms(action) for action in view.legal]
        means = [sum([terms[term] for terms in rated]) / len(rated) for term in range(len(CODES))]
        order = sorted(range(len(rated)), key=lambda index: -total(rated[index]))
        return [
            Suggestion(action=view.legal[index], reasons=_reasons(rated[index], means))
            for index in order
        ]


class Judge:
    """Knows the worth of every action in one view."""

    def __init__(self, view: GhostsView, weights: Weights | None) -> None:
        self.table = Table(view)
        self.weights = weights if weights is not None else WEIGHTS[view.players]
        self.chances = LEVELS[view.players]
        self.lowest = min([points for seat, points in enumerate(view.fright) if seat != view.seat])

    def terms(self, action: Action) -> list[float]:
        """Return the terms of this action's worth."""
        table = self.table
        calm = self.calm(table.seat)
        if isinstance(action, Play):
            return self.play(INDEX[action.card], table.level, table.top, calm)
        best: list[float] = []
        best_worth = -1e9
        for card in range(KINDS):
            if table.hand[card]:
                terms = self.play(card, 0, NO_CARD, 0.0)
                worth = total(terms)
                if worth > best_worth:
                    best = terms
                    best_worth = worth
        weights = self.weights
        last = weights.last_fright if table.round == ROUNDS else 1.0
        best[AVOIDS_FRIGHT] = -weights.fright * last
        best[STAYS_UNAFRAID] = -calm
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

    def play(self, card: int, level: int, top: int, calm: float) -> list[float]:
        """Return the terms of playing this card onto a pile of this level and top card."""
        table = self.table
        weights = self.weights
        terms = [0.0] * len(CODES)
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
        terms[PASSES_TROUBLE] = self.trouble(following, level, colour)
        left = (
            (table.deck - 1) / table.players + table.sizes[table.seat]
            if table.deck
            else table.sizes[table.seat] - 1.0
        )
        if left <= 0:
            return terms
        terms[SAFE_LEVEL] = weights.levels[level]
        if turns:
            terms[TURNS_PLAY] = weights.turning
        hand = Hand(table, card)
        share = min(1.0, left / weights.horizon)
        if hand.mists:
            terms[KEEPS_MIST] = share * (weights.mist + weights.more_mist * (hand.mists - 1))
        if hand.ones:
            terms[KEEPS_ONES] = share * weights.one
        terms[SHEDS_CROWDS] = share * (weights.two * hand.twos + weights.three * hand.threes)
        terms[KEEPS_COLOURS] = share * weights.colours * hand.share
        if not hand.mists:
            self.risks(terms, hand, following, level, colour, 1.0 + calm)
        return terms

    def trouble(self, seat: int, level: int, colour: int) -> float:
        """Return what it is worth that this seat, next on turn, may have to take the pile."""
        if colour == NO_CARD:
            return 0.0
        table = self.table
        weights = self.weights
        stuck = chance_of_none(table.unseen, table.playable(level, colour), table.sizes[seat])
        worth = weights.passing * stuck * (1.0 + self.calm(seat))
        if table.round == ROUNDS:
            worth *= weights.last_passing
        return worth / (1.0 + weights.rivalry * (table.fright[seat] - self.lowest))

    def risks(
        self,
        terms: list[float],
        hand: "Hand",
        following: int,
        level: int,
        colour: int,
        cost: float,
    ) -> None:
        """Fill in what it may cost that a hand without mist cannot play next time."""
        table = self.table
        weights = self.weights
        returns = 0.0
        if colour != NO_CARD and table.players > 2:
            returns = 1.0 - chance_of_none(
                table.unseen, table.by_colour[colour], table.sizes[following]
            )
            if not hand.colours[colour] and level + hand.fewest > LIMIT:
                stuck = 1.0
                if table.deck:
                    stuck -= table.playable(level, colour) / table.unseen
                terms[SAFE_RETURN] = -cost * weights.returned * returns * stuck
        danger = 0.0
        helpful = table.unseen_mists
        later = LIMIT
        while later > 0 and later + hand.fewest > LIMIT:
            if later < LIMIT and later >= LIMIT - 3:
                helpful += table.by_ghosts[LIMIT - later]
            stuck = 1.0 - hand.share
            if table.deck:
                drawn = helpful / table.unseen
                # One in six of the others happens to have the top card's colour.
                stuck *= 1.0 - drawn - (1.0 - drawn) / COLOUR_COUNT
            danger += self.chances[level][later] * stuck
            later -= 1
        terms[SAFE_NEXT_TURN] = -cost * weights.danger * (1.0 - returns) * danger


class Hand:
    """What a hand is after one card of it was played, before the draw."""

    def __init__(self, table: Table, played: int) -> None:
        self.colours: list[bool] = [False] * COLOUR_COUNT
        counts = [0, 0, 0, 0]
        for card in range(KINDS):
            count = table.hand[card]
            if card == played:
                count -= 1
            if count:
                counts[GHOSTS[card]] += count
                if card != MIST:
                    self.colours[COLOURS[card]] = True
        self.mists = counts[0]
        self.ones = counts[1]
        self.twos = counts[2]
        self.threes = counts[3]
        self.fewest = 1 if self.ones else 2 if self.twos else 3 if self.threes else _NO_GHOSTS
        coming = table.unseen - table.unseen_mists
        matching = 0
        for colour in range(COLOUR_COUNT):
            if self.colours[colour]:
                matching += table.by_colour[colour]
        # The share of what is still to come that has a colour of this hand.
        self.share = matching / coming if coming else 0.0


def total(terms: list[float]) -> float:
    """Return the worth that these terms add up to."""
    worth = 0.0
    for term in terms:
        worth += term
    return worth


def _reasons(terms: list[float], means: list[float]) -> tuple[Reason, ...]:
    reasons = [
        Reason(CODES[term], round(terms[term] - means[term], 3))
        for term in range(len(CODES))
        if abs(terms[term] - means[term]) > _NOTHING
    ]
    reasons.sort(key=lambda reason: -reason.value)
    return tuple(reasons)


# Between two turns of a seat everyone else has one.
LEVELS: Final = [level_chances(max(0, players - 1)) for players in range(7)]
