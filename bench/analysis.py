"""How long the analysis of a finished game takes on one core: `python -m bench analysis`.

Greedy players play whole games, and each is studied as the server studies it: look by look, until
nothing more is worth one. What counts is the time of one core, as a game that is studied gives way
to everything else.
"""

import argparse
import sys
from random import Random
from statistics import mean
from time import process_time
from typing import Any, Final

import msgspec

from phantomline import _build, load
from phantomline.bots import Budget, make_bot
from phantomline.core import CHANCE, Action, Actor, Game, Record
from phantomline.server.replays.analysts import IMAGINED, Course, imagined
from phantomline.server.replays.plan import Estimate, next_look, turns_of

TARGET: Final = 20.0
"""Seconds of one core for a game of four."""


def played(game: Game[Any], players: int, rng: Random) -> Record:
    """Return the record of a game between greedy players."""
    bots = [make_bot("greedy", game) for _ in range(players)]
    options = game.codec.options({})
    state = game.initial(players, options)
    steps: list[tuple[Actor, Action]] = []
    while actors := game.actors(state):
        actor = actors[0]
        action = (
            game.fate(state, rng)
            if actor == CHANCE
            else bots[actor].choose(game.view(state, actor), rng, Budget())
        )
        state = game.apply(state, actor, action)
        steps.append((actor, action))
    return Record.of(game, players, options, steps, game.outcome(state))


def studied(game: Game[Any], record: Record) -> tuple[float, int, int, int]:
    """Study a game; return the seconds, and how many moments, looks and turning points it has."""
    began = process_time()
    course = Course.of(game, record, "bench")
    last = len(course.views) - 1
    assert record.outcome is not None
    winners, scores = record.outcome.winners, record.outcome.scores
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    known = {last: Estimate(wins, scores, exact=True)}
    while (frame := next_look(known, last)) is not None:
        looks = known[frame].looks if frame in known else 0
        answer = imagined(game.facts.id, None, course.views[frame], f"bench {frame} {looks}")
        seen = msgspec.json.decode(answer)
        if looks:
            known[frame].again(seen["wins"], seen["scores"])
        else:
            known[frame] = Estimate(seen["wins"], seen["scores"], exact=False)
    spent = process_time() - began
    looks = sum(one.looks for one in known.values())
    return spent, len(course.views), looks, len(turns_of(known, course.frames))


def main() -> None:
    """Print one line a game, and fail where a game of four takes too long."""
    parser = argparse.ArgumentParser(prog="python -m bench analysis", description=__doc__)
    parser.add_argument("--game", choices=list(IMAGINED), help="only this one")
    parser.add_argument("--games", type=int, default=5, help="games of each kind (5)")
    parser.add_argument("--players", type=int, default=4, help="players at a table (4)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"rules {_build.mode()}; {asked.games} games of {asked.players}, seconds of one core")
    slow = False
    for name in [asked.game] if asked.game else IMAGINED:
        game = load(name)
        found = [
            studied(game, played(game, asked.players, Random(f"{asked.seed} {number}")))
            for number in range(asked.games)
        ]
        seconds = [one[0] for one in found]
        count, looks, turns = (mean(one[at] for one in found) for at in (1, 2, 3))
        slow = slow or max(seconds) > TARGET
        print(
            f"{name:7} {mean(seconds):5.1f} s (from {min(seconds):.1f} to {max(seconds):.1f});"
            f" {count:.0f} moments, {looks:.0f} looks, {turns:.1f} turning points a game",
            flush=True,
        )
    if slow:
        sys.exit(f"missed the target of {TARGET:.0f} s")


if __name__ == "__main__":
    main()
