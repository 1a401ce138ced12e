"""How a search imagines that everyone plays on in Ghost Train.

It weighs claims, draws and new tickets as the greedy player does, but from ways
that are remembered, which makes it some ten times as fast and about as strong.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from mypy_extensions import i64

from phantomline.bots.bot import Budget
from phantomline.bots.greedy.train_tastes import Tastes
from phantomline.bots.policies.train_change import Changes
from phantomline.bots.policies.train_choices import (
    LOST,
    TRIFLE,
    WON,
    Option,
    Plan,
    best_of,
    less_than_claims,
    most_of,
)
from phantomline.bots.policies.train_prospects import BITS, NO_SKETCH, ONE, Atlas
from phantomline.bots.policies.train_seat import Seat
from phantomline.bots.policy import Policy
from phantomline.core import Action, Game, View
from phantomline.games.train.actions import Discard, Draw
from phantomline.games.train.floats import LOCOMOTIVE
from phantomline.games.train.game import Train
from phantomline.games.train.moves import can_discard, can_draw
from phantomline.games.train.state import TICKETS, TRICK_OR_TREAT, State
from phantomline.games.train.town import is_connected, join

__all__ = ["TrainPolicy"]

DRAW: Final = Draw()
DISCARD: Final = Discard()
THREAT: Final = 0.25
"""Less than the greedy player's: not knowing all ways round a route, it would think it too dear."""


class TrainPolicy(Policy):
    """Builds towards the seat's own tickets, knowing its cards and the board alone."""

    def __init__(self, game: Game[Any], tastes: Tastes | None = None) -> None:
        assert isinstance(game, Train)
        if tastes is None:
            tastes = Tastes()
            tastes.threat = THREAT
        self.town: Final = game.town
        self.tastes: Final = tastes
        self.atlas: Final = Atlas(game.town)
        self.changes: Final = Changes(self.atlas)

    def begin(self, view: View, budget: Budget) -> None:
        """Forget the ways of earlier searches: routes may be open that were closed in those."""
        self.atlas.forget()
        self.changes.forget()

    def pick(self, state: Any, seat: int, legal: Sequence[Action], rng: Random) -> Action:
        """Return the action after which the seat's plan is worth most."""
        assert isinstance(state, State)
        return best_of(self._rate(state, seat, False)) or legal[0]

    def reply(self, game: Game[Any], state: Any, seat: int, rng: Random) -> Action:
        """Return what `pick` does, without the list of all that is legal."""
        assert isinstance(state, State)
        found = best_of(self._rate(state, seat, False))
        return game.legal(state, seat)[0] if found is None else found

    def luck(self, state: Any) -> int:
        """Return a stream for the float cards of each seat, and one for its tickets."""
        assert isinstance(state, State)
        return 2 * state.turn + (1 if state.phase == TICKETS else 0)

    def order(self, state: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action] | None:
        """Return what deserves a try, the most promising first: fewer actions than are legal.

        A few hundred rounds cannot tell thirty claims apart, and most lead nowhere.
        """
        assert isinstance(state, State)
        rated = self.rate(state, seat)
        rated.sort(key=lambda one: -one[1])
        return [action for action, _ in rated] if rated else legal

    def margin(self) -> float:
        """Return how many tickets ahead a clear win is."""
        return 1.0

    def point(self) -> float:
        """Return what a ticket of the greedy player's worth adds to the chance of winning."""
        return 0.14

    def trust(self) -> float:
        """Return how many imagined games the greedy player's word is worth."""
        return 150.0

    def rate(self, state: State, seat: int) -> list[tuple[Action, float]]:
        """Return what is worth considering, and what the seat's plan is worth afterwards."""
        return [(option.action, option.worth) for option in self._rate(state, seat, True)]

    def _rate(self, state: State, seat: int, exactly: bool) -> list[Option]:
        """Return all that `rate` does.

        Unless they are asked for exactly, only the best of the worths is sure to be the best.
        """
        me = Seat(self.town, self.tastes, state, seat)
        plan = self._plan(me)
        flowing = can_draw(state)
        found = self._claims(me, plan, state, seat, not flowing)
        if flowing:
            worth = -self.tastes.turn
            if plan.sketch is not NO_SKETCH:
                worth = self.tastes.patience
                worth += me.worth(plan.prospect, plan.sketch, plan.draws, 0, 1.0, 1.0)
            found.append(Option(DRAW, worth))
        if exactly:
            for option in found:
                self._settle(me, plan, option)
        else:
            self._settle_best(me, plan, found)
        if can_discard(state):
            worth = self._change(me, plan, found)
            if not flowing and not self.atlas.connected(me.place.groups) & me.pool:
                worth = less_than_claims(worth, found)
            found.append(Option(DISCARD, worth))
        return found

    def _change(self, me: Seat, plan: Plan, found: list[Option]) -> float:
        """Appraise changing tickets, which is to be measured against the plan as a whole."""
        most = most_of(found)
        worth = self.changes.worth(me, min(most, plan.worth))
        if most < worth <= plan.worth:
            for option in found:
                self._settle(me, plan, option)
            most = most_of(found)
        if worth > plan.worth and most > worth:
            # What favours one step of the plan over another must not favour the plan.
            worth = most + TRIFLE
        return worth

    def _settle_best(self, me: Seat, plan: Plan, found: list[Option]) -> None:
        """Look for detours until it is sure which of these is worth most."""
        while found:
            best = found[0]
            for option in found:
                if option.worth + option.more > best.worth + best.more:
                    best = option
            sure = True
            for option in found:
                if option is not best and option.worth + option.more >= best.worth:
                    sure = False
            if sure or best.more == 0.0:
                return
            self._settle(me, plan, best)

    def _settle(self, me: Seat, plan: Plan, option: Option) -> None:
        """Add to a claim's worth what it is worth that nobody else can take the route any more."""
        if option.more > 0.0:
            option.more = 0.0
            best = option.otherwise
            detour = self.atlas.detour(me.place, plan.prospect, plan.sketch, option.route)
            if detour.sketches:
                draws = me.all_draws(detour)
                best = max(best, me.worth(detour, detour.sketches[0], draws, 0, 0.0, 0.0))
            if best < plan.worth:
                option.worth += (plan.worth - best) * option.danger

    def _plan(self, me: Seat) -> Plan:
        """Return the best plan; among ways to the same goals the one that suits the hand."""
        prospect = self.atlas.prospect(me.place, me.tickets)
        plan = Plan(prospect, me.all_draws(prospect))
        for sketch in prospect.sketches:
            plan.consider(sketch, me.worth(prospect, sketch, plan.draws, 0, 0.0, 0.0))
        if plan.sketch is NO_SKETCH:
            return plan
        weights = self.atlas.weights(me.hand)
        suited = self.atlas.suited(me.place, plan.sketch, weights, me.place.closed)
        if not suited.sketches:
            return plan
        sketch = suited.sketches[0]
        other = Plan(suited, me.all_draws(suited))
        other.consider(sketch, me.worth(suited, sketch, other.draws, 0, 0.0, 0.0))
        if other.worth <= plan.worth:
            return plan
        suited.sketches.extend(prospect.sketches)
        other.worths.extend(plan.worths)
        return other

    def _claims(self, me: Seat, plan: Plan, state: State, seat: int, every: bool) -> list[Option]:
        """Return the claims on the way, as cheap in locomotives as can be.

        Without a way, or if asked to, it returns every claim.
        """
        town = self.town
        closed: i64 = me.place.closed
        carriages: i64 = me.place.carriages
        wild: i64 = me.hand[LOCOMOTIVE]
        planned = plan.sketch.last.routes
        every = every or plan.sketch is NO_SKETCH
        found: list[Option] = []
        for route in range(town.route_count):
            if closed >> route & 1:
                continue
            spaces: i64 = town.spaces[route]
            is_planned = planned >> route & 1 != 0
            is_last = spaces == carriages
            if spaces > carriages or not (is_planned or is_last or every):
                continue
            held: i64 = me.hand[town.colours[route]]
            least = spaces - held if held < spaces else i64(0)
            if least > wild:
                continue
            claim = town.claims[route][least]
            if is_last:
                found.append(Option(claim, self._ending(me, route)))
            elif is_planned:
                option = Option(claim, self._planned(me, plan, route, least))
                self._contest(plan, state, seat, route, option)
                found.append(option)
            else:
                found.append(Option(claim, self._unplanned(me, route)))
        return found

    def _planned(self, me: Seat, plan: Plan, route: int, locomotives: int) -> float:
        """Appraise a claim on the way."""
        town = self.town
        tastes = self.tastes
        prospect = plan.prospect
        bit = 1 << route
        spaces = town.spaces[route]
        colour = town.colours[route]
        draws = list(plan.draws)
        worth = 0.0
        me.hand[LOCOMOTIVE] -= locomotives
        steps = plan.sketch.steps
        while steps:
            position = (steps & ONE) - 1
            steps >>= BITS
            stage = prospect.stages[position]
            if stage.routes == bit:
                # A goal within reach is not worth any patience: it brings the next ticket.
                worth += tastes.patience + tastes.ripe
            # What pays for the route is no longer needed for it either.
            paid = -locomotives if stage.routes & bit else spaces - locomotives
            if paid or locomotives:
                me.hand[colour] -= paid
                draws[position] = me.draws(stage.needs)
                me.hand[colour] += paid
        me.hand[LOCOMOTIVE] += locomotives
        worth += me.worth(prospect, plan.sketch, draws, bit, 1.0, 0.0)
        halls = self.atlas.halls(join(me.place.groups, town.route_ends[route]), me.place.flags)
        return worth + halls * tastes.hall / 2 + tastes.thrift * (spaces - locomotives)

    def _contest(self, plan: Plan, state: State, seat: int, route: int, option: Option) -> None:
        """Note what more a claim may be worth because somebody else might take the route."""
        best = 0.0
        for place, sketch in enumerate(plan.prospect.sketches):
            if not sketch.last.routes >> route & 1 and plan.worths[place] > best:
                best = plan.worths[place]
        if best < plan.worth:
            option.route = route
            option.otherwise = best
            option.danger = self._danger(state, seat, route)
            option.more = (plan.worth - best) * option.danger

    def _danger(self, state: State, seat: int, route: int) -> float:
        """Return how likely someone else takes this route before long."""
        tastes = self.tastes
        ends = self.town.route_ends[route]
        eager = tastes.threat * (self.atlas.ways.demand[route] + tastes.unease)
        danger = 0.0
        for other in range(len(state.hands)):
            if other == seat or state.carriages[other] < self.town.spaces[route]:
                continue
            near = False
            for group in state.networks[other]:
                if group & ends:
                    near = True
            danger += eager * tastes.nearby if near else eager
        return min(danger, 1.0)

    def _ending(self, me: Seat, route: int) -> float:
        """Appraise placing the last carriage, which settles who wins (GT-41)."""
        town = self.town
        groups = join(me.place.groups, town.route_ends[route])
        points = me.score
        for ticket in me.tickets:
            if is_connected(groups, town.ticket_ends[ticket]):
                points += 1
        joined = groups[-1]
        if not me.place.flags & TRICK_OR_TREAT and joined & town.forest and joined & town.shore:
            points += 1
        if points > me.leader:
            return WON
        return LOST if points < me.leader else self.tastes.tie

    def _unplanned(self, me: Seat, route: int) -> float:
        """Appraise a claim that is on no way to anything."""
        tastes = self.tastes
        groups = join(me.place.groups, self.town.route_ends[route])
        worth = me.network(self.atlas.halls(groups, me.place.flags), self.atlas.connected(groups))
        worth += me.chance(1.0) - 1.0 - 2 * tastes.turn
        return worth - tastes.carriage * self.town.spaces[route]
