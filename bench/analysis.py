"""How long the analysis of a finished game takes on one core: `python -m bench analysis`.

Greedy players play whole games, and each is studied as the server studies it: look by look, until
nothing more is worth one. What counts is the time of one core, as a game that is studied gives way
to everything else. Then how many games each look imagined, and how sure the chances are after that:
the median, and what nine of ten are between or below.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, Final

import msgspec

from phantomline import _build, load
from phantomline.bots import Budget, make_bot
from phantomline.core import CHANCE, Action, Actor, Game, Record
from phantomline.server.replays.course import Course
from phantomline.server.replays.looks import IMAGINED, Looks, imagined
from phantomline.server.replays.plan import turns_of

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


class Studied(msgspec.Struct, frozen=True):
    """What it took to study a game, and how much is known of it then.

    ``games`` are those imagined at each look, ``within`` how far luck may have moved the chance of
    each seat at each moment, nineteen times in twenty.
    """

    seconds: float
    moments: int
    turns: int
    games: Sequence[int]
    within: Sequence[float]


def studied(game: Game[Any], record: Record) -> Studied:
    """Study a game."""
    began = process_time()
    course = Course.of(game, record, "bench")
    looks = Looks(course)
    games: list[int] = []
    while (look := looks.next(course)) is not None:
        games.append(looks.take(look, imagined(*look.question)).games)
    spent = process_time() - began
    guessed = [one for one in looks.known.values() if not one.exact]
    within = [one.within(seat) for one in guessed for seat in range(len(one.wins))]
    turns = turns_of(looks.known, course.frames)
    return Studied(spent, len(course.views), len(turns), games, within)


def _part(values: Sequence[float], part: float) -> float:
    return values[round(part * (len(values) - 1))]


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
        seconds = [one.seconds for one in found]
        games = sorted(count for one in found for count in one.games)
        within = sorted(100 * points for one in found for points in one.within)
        slow = slow or max(seconds) > TARGET
        print(
            f"{name:7} {mean(seconds):5.1f} s (from {min(seconds):.1f} to {max(seconds):.1f});"
            f" {mean(one.moments for one in found):.0f} moments,"
            f" {mean(len(one.games) for one in found):.0f} looks,"
            f" {mean(one.turns for one in found):.1f} turning points a game;"
            f" {median(games):.0f} games a look ({_part(games, 0.05)} to {_part(games, 0.95)}),"
            f" ±{median(within):.1f} points (to ±{_part(within, 0.9):.1f})",
            flush=True,
        )
    if slow:
        sys.exit(f"missed the target of {TARGET:.0f} s")


if __name__ == "__main__":
    main()
