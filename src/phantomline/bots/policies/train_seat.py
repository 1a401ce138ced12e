"""What a seat of Ghost Train knows at its turn in an imagined game, and what plans are worth."""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from phantomline.bots.greedy.train_tastes import Tastes
from phantomline.bots.greedy.train_ways import count_bits
from phantomline.bots.policies.train_prospects import BITS, ONE, Place, Prospect, Sketch, Stage
from phantomline.games.train.floats import FLOATS, LOCOMOTIVE
from phantomline.games.train.state import State, score
from phantomline.games.train.town import Town

__all__ = ["GOAL", "Seat"]

GOAL: Final = 6
FEW: Final = 8
"""With fewer cards than this in the deck the discards will soon be drawn again."""
LATEST: Final = 40.0
MOST_DRAWS: Final = 20.0
MOST_TRIES: Final = 8


@mypyc_attr(acyclic=True)
class Seat:
    """One seat's own cards and what lies open, in numbers; nothing that is hidden from it.

    ``pool`` is the set of tickets that it has not seen. Appraisals are those of the greedy
    player, in tickets.
    """

    def __init__(self, town: Town, tastes: Tastes, state: State, seat: int) -> None:
        hand = state.hands[seat]
        self.tastes: Final = tastes
        self.place: Final = Place(
            state.networks[seat],
            state.carriages[seat],
            state.taken | state.barred[seat],
            state.bonuses[seat],
        )
        self.tickets: Final = state.tickets[seat]
        self.score: Final[int] = score(state, seat)
        self.hand: Final = [FLOATS.count(hand, kind) for kind in range(LOCOMOTIVE + 1)]
        unseen = town.floats - hand
        if FLOATS.size(state.deck) >= FEW:
            unseen -= state.discards
        total = max(1, FLOATS.size(unseen))
        self.shares: Final = [FLOATS.count(unseen, kind) / total for kind in range(LOCOMOTIVE + 1)]
        pool = state.ticket_deck
        leader = 0
        soonest = LATEST
        for other in range(len(state.hands)):
            if other == seat:
                continue
            for ticket in state.tickets[other]:
                pool |= 1 << ticket
            theirs = score(state, other)
            leader = max(leader, theirs)
            carriages = state.carriages[other]
            cards = max(0.0, carriages - FLOATS.size(state.hands[other]) * 0.7)
            soonest = min(soonest, cards / 2 + carriages / 2.0, (GOAL - theirs) * tastes.pace)
        self.pool: Final[int] = pool
        self.pool_size: Final[int] = max(1, count_bits(pool))
        self.leader: Final[int] = leader
        self.horizon: Final[float] = soonest
        self.future: Final[float] = min(1.0, soonest / tastes.whole)

    def chance(self, turns: float) -> float:
        """Return how likely the game still goes on after so many turns."""
        return 1.0 / (1.0 + exp((turns - self.horizon) / self.tastes.haste))

    def draws(self, needs: i64) -> float:
        """Return how many draws it takes until the hand pays for so many of each colour."""
        hand = self.hand
        # Only colours that fall short now do so later; locomotives make up for that.
        short: i64 = 0
        total: i64 = 0
        colour: i64 = 0
        left = needs
        while left:
            gap: i64 = hand[colour]
            gap = (left & ONE) - gap
            if gap > 0:
                short |= gap << BITS * colour
                total += gap
            left >>= BITS
            colour += 1
        wild: i64 = hand[LOCOMOTIVE]
        if total <= wild:
            return 0.0
        shares = self.shares
        cards = 0.0
        # What is open falls ever slower the more is drawn, so these steps never go too far.
        for _ in range(MOST_TRIES):
            slope = shares[LOCOMOTIVE]
            missing = -float(wild) - cards * slope
            left = short
            colour = 0
            while left:
                if left & ONE:
                    share = shares[colour]
                    open_gap = float(left & ONE) - cards * share
                    if open_gap > 0.0:
                        missing += open_gap
                        slope += share
                left >>= BITS
                colour += 1
            if missing <= 0.0001:
                break
            if slope <= 0.0:
                return MOST_DRAWS
            cards += missing / slope
        return min(cards * self.tastes.luck / 2, MOST_DRAWS)

    def all_draws(self, prospect: Prospect) -> list[float]:
        """Return how many draws each stage of a prospect takes."""
        return [self.draws(stage.needs) for stage in prospect.stages]

    def worth(
        self,
        prospect: Prospect,
        sketch: Sketch,
        draws: list[float],
        claimed: i64,
        spent: float,
        drawn: float,
    ) -> float:
        """Return what a sketch is worth if its stages take so many draws.

        A route is ``claimed`` already, ``spent`` turns are gone by then, and
        ``drawn`` draws are on their way.
        """
        tastes = self.tastes
        stages = prospect.stages
        worth = 0.0
        turns = 0.0
        points = self.score
        steps = sketch.steps
        while steps:
            position = (steps & ONE) - 1
            steps >>= BITS
            stage = stages[position]
            turns = spent + float(stage.count)
            if stage.routes & claimed:
                turns -= 1.0
            wait = draws[position] - drawn
            if wait > 0.0:
                turns += wait
            points += 1
            chance = self.chance(turns)
            worth += chance
            if points >= GOAL:
                worth += tastes.jackpot * chance
                break
        return self._all_in_all(worth, sketch.last, turns, points)

    def alone(self, stage: Stage) -> float:
        """Return what a stage is worth that reaches one goal, from the next turn on."""
        turns = 1.0 + float(stage.count) + self.draws(stage.needs)
        worth = self.chance(turns)
        points = self.score + 1
        if points >= GOAL:
            worth += self.tastes.jackpot * worth
        return self._all_in_all(worth, stage, turns, points)

    def _all_in_all(self, worth: float, stage: Stage, turns: float, points: int) -> float:
        """Return what goals of this worth are worth less what they take, with what else comes."""
        tastes = self.tastes
        worth -= tastes.turn * turns + tastes.carriage * float(stage.length)
        if stage.length == self.place.carriages and points < GOAL:
            # The last carriage ends the game (GT-41), which is good for whoever leads.
            worth += tastes.closing if points > self.leader else -tastes.closing
        return worth + self.network(stage.halls, stage.ready)

    def network(self, halls: int, ready: i64) -> float:
        """Return what so many Town Halls and this set of connected tickets are worth."""
        share = count_bits(ready & self.pool) / self.pool_size
        return self.tastes.hall * halls + self.tastes.network * self.future * share
