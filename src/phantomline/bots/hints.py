"""Advice for whoever sits at the table: what to do, what to expect of it, and why.

All of it comes from one seat's view, so it tells that seat nothing it may not know.
"""

from random import Random
from typing import Any, Final

from phantomline.bots.advice import Reason, Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.greedy import greedy_for
from phantomline.bots.registry import make_bot
from phantomline.core import Action, Game, View

__all__ = ["MOST", "hint", "telling"]

MOST: Final = 3
"""How many actions a hint names."""

MOST_REASONS: Final = 2
SEARCH: Final = "mcts"
SECONDS: Final = 1.0


def hint(
    game: Game[Any],
    view: View,
    *,
    bot: str = SEARCH,
    rng: Random | None = None,
    budget: Budget | None = None,
    most: int = MOST,
) -> list[Suggestion]:
    """Return the best few actions of a view, the best first, as this bot ranks them.

    The chances of winning and the expected scores come from a search, the reasons from the
    greedy player where the game has one. The same view, generator and number of rounds give the
    same hint. An empty list says that the seat has nothing to decide.
    """
    if not view.legal:
        return []
    rng = rng or Random(0)
    budget = budget or Budget(seconds=SECONDS)
    ranked = _ask(make_bot(bot, game), view, rng, budget)
    searched = ranked
    if bot.partition(":")[0] != SEARCH:
        searched = _ask(make_bot(SEARCH, game), view, rng, budget)
    expected = {one.action: one for one in searched if one.win is not None}
    adviser = greedy_for(game)
    advised = _ask(adviser, view, rng, budget) if adviser is not None else []
    reasons = {one.action: telling(one.reasons) for one in advised}
    return [_joined(one.action, expected.get(one.action), one, reasons) for one in ranked[:most]]


def telling(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Return the reasons worth telling: the few that speak most for an action."""
    for_it = sorted((one for one in reasons if one.value > 0), key=lambda one: -one.value)
    return tuple(for_it[:MOST_REASONS]) or reasons[:1]


def _ask(bot: Bot, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
    try:
        return bot.suggest(view, rng, budget)
    finally:
        bot.close()


def _joined(
    action: Action,
    expected: Suggestion | None,
    ranked: Suggestion,
    reasons: dict[Action, tuple[Reason, ...]],
) -> Suggestion:
    return Suggestion(
        action=action,
        win=expected.win if expected is not None else ranked.win,
        score=expected.score if expected is not None else ranked.score,
        reasons=reasons.get(action) or telling(ranked.reasons),
    )
