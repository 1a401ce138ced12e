"""What to do on a turn of Ghost Train, each action with what speaks for it."""

from typing import Final

from phantomline.bots.greedy.train_plans import NOTHING, TREAT, Plan, Planner
from phantomline.bots.greedy.train_table import TO_CRYPT, TO_MANSION
from phantomline.bots.greedy.train_tickets import change_worth, is_any_ready
from phantomline.core import Action
from phantomline.games.train.actions import Claim, Discard, Draw
from phantomline.games.train.floats import LOCOMOTIVE
from phantomline.games.train.town import is_connected, join

__all__ = ["Option", "options"]

WON: Final = 10.0
LOST: Final = -10.0
TRIFLE: Final = 0.001


class Option:
    """An action, and the terms that its worth is the sum of, each with a stable code."""

    def __init__(self, action: Action, terms: list[tuple[str, float]]) -> None:
        self.action: Final = action
        self.terms: Final = terms
        worth = 0.0
        for _, value in terms:
            worth += value
        self.worth: Final[float] = worth


def options(planner: Planner, legal: list[Action]) -> list[Option]:
    """Return what is worth considering of these actions."""
    plan = planner.best(planner.table.tickets)
    flowing = any(isinstance(action, Draw) for action in legal)
    found: list[Option] = []
    for route, claim in _thrifty(planner, legal):
        if plan.routes() >> route & 1:
            found.append(_planned(planner, plan, route, claim))
        elif planner.ways.spaces[route] == planner.table.carriages:
            found.append(Option(claim, [_ending(planner, route)]))
        elif plan is NOTHING or not flowing:
            found.append(_unplanned(planner, route, claim))
    for action in legal:
        if isinstance(action, Draw):
            found.append(_draw(planner, plan, action))
        elif isinstance(action, Discard):
            found.append(_change(planner, plan, action, found, flowing))
    return found if found else [Option(action, []) for action in legal]


def _thrifty(planner: Planner, legal: list[Action]) -> list[tuple[int, Claim]]:
    """Return the claims that spend the fewest locomotives, by route.

    A locomotive can do whatever a coloured card can, so no other mix is better.
    """
    found: list[tuple[int, Claim]] = []
    last = -1
    for action in legal:
        if isinstance(action, Claim):
            route = planner.town.route_index[action.route]
            if route != last:
                found.append((route, action))
                last = route
    return found


def _planned(planner: Planner, plan: Plan, route: int, claim: Claim) -> Option:
    """Appraise a claim on the way."""
    tastes = planner.tastes
    bit = 1 << route
    town = planner.town
    table = planner.table
    if planner.ways.spaces[route] == table.carriages:
        return Option(claim, [_ending(planner, route)])
    hand = list(table.hand)
    hand[town.colours[route]] -= town.spaces[route] - claim.locomotives
    hand[LOCOMOTIVE] -= claim.locomotives
    worth = planner.worth(plan.steps, hand, bit, 1.0, 0.0)
    if bit in plan.steps:
        # A goal within reach is not worth any patience: it brings the next ticket.
        worth += tastes.patience + tastes.ripe
    terms = [_towards(plan, bit, worth)]
    danger = _danger(planner, route)
    if danger > 0.0:
        loss = plan.worth - planner.best(table.tickets, bit).worth
        if loss > 0.0:
            terms.append(("contested", danger * loss))
    groups = join(table.groups, town.route_ends[route])
    halls = 0
    if not table.halls & TO_CRYPT and is_connected(groups, town.to_crypt):
        halls += 1
    if not table.halls & TO_MANSION and is_connected(groups, town.to_mansion):
        halls += 1
    if halls:
        terms.append(("town-hall", halls * tastes.hall / 2))
    saved = town.spaces[route] - claim.locomotives
    terms.append(("saves-locomotives", tastes.thrift * saved))
    return Option(claim, terms)


def _towards(plan: Plan, bit: int, worth: float) -> tuple[str, float]:
    """Name what a claim of the plan is for."""
    for place, routes in enumerate(plan.steps):
        if routes & bit:
            if plan.goals[place] == TREAT:
                return "trick-or-treat", worth
            return "completes-ticket" if routes == bit else "towards-ticket", worth
    return "towards-ticket", worth


def _ending(planner: Planner, route: int) -> tuple[str, float]:
    """Appraise placing the last carriage, which settles who wins (GT-41)."""
    table = planner.table
    town = planner.town
    groups = join(table.groups, town.route_ends[route])
    score = table.score
    for ticket in table.tickets:
        if is_connected(groups, town.ticket_ends[ticket]):
            score += 1
    joined = groups[-1]
    if not table.treated and joined & town.forest and joined & town.shore:
        score += 1
    if score > planner.leader:
        return "last-carriage", WON
    return "last-carriage", LOST if score < planner.leader else planner.tastes.tie


def _unplanned(planner: Planner, route: int, claim: Claim) -> Option:
    """Appraise a claim that is on no way to anything."""
    tastes = planner.tastes
    worth = planner.worth([1 << route], planner.table.hand, 0, 0.0, 0.0) - 1.0
    return Option(claim, [("grows-network", worth - tastes.turn)])


def _draw(planner: Planner, plan: Plan, action: Draw) -> Option:
    """Appraise drawing, which brings the plan a turn nearer as long as cards are missing."""
    tastes = planner.tastes
    if plan is NOTHING:
        return Option(action, [("needs-cards", -tastes.turn)])
    worth = planner.worth(plan.steps, planner.table.hand, 0, 1.0, 1.0)
    return Option(action, [("needs-cards", worth + tastes.patience)])


def _change(
    planner: Planner, plan: Plan, action: Discard, others: list[Option], flowing: bool
) -> Option:
    """Appraise changing tickets, which is to be measured against the plan as a whole.

    What favours one step of the plan over another must not favour the plan.
    """
    worth = change_worth(planner)
    if not flowing and not is_any_ready(planner):
        # If everyone did so nothing would ever happen again. A claim puts cards back into play,
        # or ends a game that was lost.
        for option in others:
            worth = min(worth, option.worth - TRIFLE)
        return Option(action, [("hopeless-tickets", worth)])
    terms = [("hopeless-tickets", worth)]
    most = worth
    for option in others:
        if option.worth < WON:
            most = max(most, option.worth)
    if worth > plan.worth and most > worth:
        terms.append(("better-tickets", most - worth + TRIFLE))
    return Option(action, terms)


def _danger(planner: Planner, route: int) -> float:
    """Return how likely someone else takes this route before long."""
    tastes = planner.tastes
    ends = planner.town.route_ends[route]
    danger = 0.0
    for rival, groups in enumerate(planner.table.rivals):
        spaces = planner.ways.spaces[route]
        if planner.table.rival_carriages[rival] < spaces:
            continue
        eager = tastes.threat * (planner.ways.demand[route] + tastes.unease)
        for group in groups:
            if group & ends:
                eager *= tastes.nearby
                break
        danger += eager
    return min(danger, 1.0)
