"""Advice for whoever sits at the table: what to do, what to expect of it, and why.

All of it comes from one seat's view, so it tells that seat nothing it may not know.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from phantomline.bots.advice import Reason, Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.greedy import greedy_for
from phantomline.bots.mcts import CAUTION, Mcts
from phantomline.bots.registry import make_bot
from phantomline.core import Action, Game, View

__all__ = ["MOST", "PLAIN", "decisive", "hint"]

MOST: Final = 3
"""How many actions a hint names."""

MOST_REASONS: Final = 2
LITTLE: Final = 0.001
SEARCH: Final = "mcts"
SECONDS: Final = 1.0

PURPOSES: Final = frozenset({"draws-on"})
"""Reasons that say what a move is for, which stays true where little is to be hoped from it."""

NO_BETTER: Final = "no-better"
TRIED: Final = "tried"
ASKED: Final = "asked"
PLAIN: Final = (NO_BETTER, TRIED, ASKED)
"""Why to make a move that has no good side to be named; games share these."""


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
    same hint. An empty list says that the seat has nothing to decide. Every action has a reason,
    unless it is the only one.
    """
    if len(view.legal) < 2:
        return [Suggestion(action=action) for action in view.legal]
    rng = rng or Random(0)
    budget = budget or Budget(seconds=SECONDS)
    searching = make_bot(bot, game)
    if isinstance(searching, Mcts):
        ranked = searched = _search(searching, view, rng, budget)
    else:
        ranked = _ask(searching, view, rng, budget)
        searched = _search(make_bot(SEARCH, game), view, rng, budget)
    expected = {one.action: one for one in searched if one.win is not None}
    adviser = greedy_for(game)
    advised = _ask(adviser, view, rng, budget) if adviser is not None else ranked
    return [_joined(one, expected.get(one.action), advised) for one in ranked[:most]]


def decisive(action: Action, advised: Sequence[Suggestion]) -> list[Reason]:
    """Return what speaks for an action and against the best other one, the weightiest first.

    What both have in common, such as getting no fright point, says little about a choice.
    """
    mine: dict[str, float] = {}
    other: dict[str, float] | None = None
    for one in advised:
        if one.action == action:
            mine = {reason.code: reason.value for reason in one.reasons}
        elif other is None:
            other = {reason.code: reason.value for reason in one.reasons}
    edges = [Reason(code, value - (other or {}).get(code, 0.0)) for code, value in mine.items()]
    edges.sort(key=lambda reason: -reason.value)
    return [reason for reason in edges if reason.value > LITTLE]


def _search(bot: Bot, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
    """Search, and return all that was tried, the best first and no worse one with better chances.

    Which move is better is known sooner than how good either is, since both were tried in the
    same imagined games and one that fell behind was tried no more. So where few games say
    otherwise, neighbours share what they won together.
    """
    assert isinstance(bot, Mcts)
    arms = [arm for arm in bot.search(view, rng, budget) if arm.visits]
    fair = CAUTION / view.players
    chances = falling([(arm.wins + fair, arm.visits + CAUTION) for arm in arms])
    return [
        Suggestion(action=arm.action, win=win, score=arm.score / arm.visits)
        for arm, win in zip(arms, chances, strict=True)
    ]


def falling(counts: Sequence[tuple[float, float]]) -> list[float]:
    """Return the shares of (wins, games) that never rise from one to the next and fit best."""
    pools: list[tuple[float, float, int]] = []
    for wins, games in counts:
        pools.append((wins, games, 1))
        while len(pools) > 1 and pools[-2][0] / pools[-2][1] < pools[-1][0] / pools[-1][1]:
            last, before = pools.pop(), pools.pop()
            pools.append((before[0] + last[0], before[1] + last[1], before[2] + last[2]))
    return [wins / games for wins, games, members in pools for _ in range(members)]


def _good(action: Action, advised: Sequence[Suggestion]) -> list[Reason]:
    """Return whatever speaks for an action, the weightiest first."""
    terms = _terms(action, advised)
    terms.sort(key=lambda reason: -reason.value)
    return [reason for reason in terms if reason.value > LITTLE]


def plainly(action: Action, advised: Sequence[Suggestion], tried: bool) -> list[Reason]:
    """Return why to make a move all the same that has no good side to be named."""
    terms = _terms(action, advised)
    purposes = [reason for reason in terms if reason.code in PURPOSES]
    if purposes:
        return purposes
    worths = {one.action: sum(reason.value for reason in one.reasons) for one in advised}
    judged = any(one.reasons for one in advised)
    if judged and action in worths and worths[action] >= max(worths.values()) - LITTLE:
        return [Reason(NO_BETTER, 0.0)]
    return [Reason(TRIED if tried else ASKED, 0.0)]


def _terms(action: Action, advised: Sequence[Suggestion]) -> list[Reason]:
    return [reason for one in advised if one.action == action for reason in one.reasons]


def _ask(bot: Bot, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
    try:
        return bot.suggest(view, rng, budget)
    finally:
        bot.close()


def _joined(
    ranked: Suggestion, expected: Suggestion | None, advised: Sequence[Suggestion]
) -> Suggestion:
    source = ranked if expected is None else expected
    # A search may prefer what the greedy player does not; then what is good about it has to do.
    reasons = decisive(ranked.action, advised) or _good(ranked.action, advised)
    return Suggestion(
        action=ranked.action,
        win=source.win,
        score=source.score,
        reasons=tuple(reasons[:MOST_REASONS])
        or tuple(plainly(ranked.action, advised, tried=expected is not None)),
    )
