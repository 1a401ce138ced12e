"""Playing many games at random and adding up how they went."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from phantomline.core import Action, Actor, Game, Options, Record, play_out

__all__ = ["Simulation", "simulate"]


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What a run of games came to.

    ``wins`` counts each seat's wins, a victory shared by n seats as 1/n each, so
    that they add up to ``games``.
    """

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    wins: tuple[float, ...]
    mean_scores: tuple[float, ...]


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    *,
    seed: int,
    options: Options | None = None,
    on_record: Callable[[Record], None] | None = None,
    on_game: Callable[[int], None] | None = None,
) -> Simulation:
    """Play ``games`` games of random moves; the same seed gives the same games.

    ``on_record`` gets every game as a record, ``on_game`` how many are done.
    """
    options = options if options is not None else game.codec.options({})
    wins = [Fraction()] * players
    totals = [0] * players
    decisions = 0
    seconds = 0.0
    for number in range(games):
        # A generator of its own for each game: any one of them can be played again alone.
        rng = Random(f"{seed}/{number}")
        steps: list[tuple[Actor, Action]] | None = None if on_record is None else []
        began = perf_counter()
        end, made = play_out(game, game.initial(players, options), rng, steps=steps)
        outcome = game.outcome(end)
        seconds += perf_counter() - began
        decisions += made
        assert outcome is not None, "a playout goes on to the end"
        for seat in outcome.winners:
            wins[seat] += Fraction(1, len(outcome.winners))
        for seat, score in enumerate(outcome.scores):
            totals[seat] += score
        if on_record is not None and steps is not None:
            on_record(Record.of(game, players, options, steps, outcome))
        if on_game is not None:
            on_game(number + 1)
    return Simulation(
        game=game.facts.id,
        players=players,
        games=games,
        decisions=decisions,
        seconds=seconds,
        wins=tuple(float(won) for won in wins),
        mean_scores=tuple(total / games for total in totals) if games else (0.0,) * players,
    )
