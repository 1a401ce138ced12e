"""How a game will end, as far as anyone who looks at it can say.

From one view, and nothing else, full states are imagined that look like it, and each is played on
by the rules of thumb that the search imagines everyone with. From the view of a spectator it is
what the public could have expected at that moment.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

from phantomline.bots.policies import policy_for
from phantomline.bots.policy import Forecast, Policy
from phantomline.core import CHANCE, Game, View

__all__ = ["forecast"]

FEWEST: Final = 8
"""So many games are imagined even where time is short, if there is a little more of it."""


def forecast(
    game: Game[Any],
    view: View,
    rng: Random,
    games: int,
    seconds: float = 1e9,
    longest: float = 1e9,
    clock: Callable[[], float] = process_time,
) -> tuple[Forecast, int]:
    """Return each seat's chance to win and the score to expect, and from how many imagined games.

    There are fewer than asked for, but some, if that would take this process more than so many
    ``seconds`` of its ``clock``, and no more than one once the ``longest`` time is over; else the
    same view and generator give the same forecast. A shared victory counts as a part of one, so
    that the chances of all seats add up to 1.
    """
    policy = policy_for(game)
    wins = [0.0] * view.players
    scores = [0.0] * view.players
    # What counts is the time that this process has: on a busy machine it may have to wait.
    began = clock()
    done = 0
    while done < games:
        end = play_on(game, policy, game.sample(view, rng), rng)
        for seat in range(view.players):
            wins[seat] += end.wins[seat]
            scores[seat] += end.scores[seat]
        done += 1
        took = clock() - began
        if took >= seconds and (done >= FEWEST or took >= longest):
            break
    return Forecast([won / done for won in wins], [score / done for score in scores]), done


def play_on(game: Game[Any], policy: Policy, state: Any, rng: Random) -> Forecast:
    """Play an imagined state on until its end is known."""
    while True:
        actors = game.actors(state)
        if not actors:
            break
        known = policy.judge(state)
        if known is not None:
            return known
        actor = actors[0]
        if actor == CHANCE:
            action = game.fate(state, rng)
        else:
            legal = game.legal(state, actor)
            action = legal[0] if len(legal) == 1 else policy.pick(state, actor, legal, rng)
        state = game.apply(state, actor, action)
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is left to act, so the game is over"
    share = 1.0 / len(outcome.winners)
    wins = [share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]
    return Forecast(wins, [float(score) for score in outcome.scores])
