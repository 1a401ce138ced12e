"""How the town of Ghost Train plays: seats, lengths, endings, routes and tickets in use.

    python -m bench.balance.train [--games 1000] [--edition FILE] [--plots FOLDER]

Plays the same plain player (`train_player`) against itself at two, three and four seats.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, quantiles

from bench.balance.train_player import Planner
from phantomline.core import CHANCE
from phantomline.games.train import Train
from phantomline.games.train.state import TO_CRYPT, TO_MANSION, TRICK_OR_TREAT
from phantomline.games.train.view import TrainView


@dataclass
class Tally:
    """What was counted at tables of one size."""

    players: int
    games: int = 0
    seats: list[float] = field(default_factory=list[float])
    wins: list[float] = field(default_factory=list[float])
    """Wins counted from the starter, since that is what may matter."""
    turns: list[int] = field(default_factory=list[int])
    winning_scores: Counter[int] = field(default_factory=Counter[int])
    endings: Counter[str] = field(default_factory=Counter[str])
    bonuses: Counter[int] = field(default_factory=Counter[int])
    moves: Counter[str] = field(default_factory=Counter[str])
    claimed: Counter[str] = field(default_factory=Counter[str])
    completed: Counter[str] = field(default_factory=Counter[str])
    seen: Counter[str] = field(default_factory=Counter[str])


def play(game: Train, tally: Tally, seed: int) -> None:
    """Play one game and count what happened."""
    rng = Random(seed)
    players = tally.players
    seats = [Planner(game.town, rng) for _ in range(players)]
    state = game.initial(players)
    decisions = 0
    while actors := game.actors(state):
        if actors[0] == CHANCE:
            action = game.fate(state, rng)
        else:
            view = game.view(state, actors[0])
            assert isinstance(view, TrainView)
            action = seats[actors[0]].choose(view)
            tally.moves[type(action).__name__.lower()] += 1
            decisions += 1
        before = state
        state = game.apply(state, actors[0], action)
        for held, had in zip(state.tickets, before.tickets, strict=True):
            tally.seen.update(game.town.ticket_ids[ticket] for ticket in set(held) - set(had))
    outcome = game.outcome(state)
    assert outcome is not None
    tally.games += 1
    for seat in outcome.winners:
        tally.seats[seat] += 1 / len(outcome.winners)
        tally.wins[(seat - state.starter) % players] += 1 / len(outcome.winners)
    tally.turns.append(decisions)
    tally.winning_scores[max(outcome.scores)] += 1
    tally.endings[outcome.reason] += 1
    for flags in state.bonuses:
        for flag in (TRICK_OR_TREAT, TO_CRYPT, TO_MANSION):
            tally.bonuses[flag] += bool(flags & flag)
    for names in state.routes:
        tally.claimed.update(names)
    for names in state.completed:
        tally.completed.update(names)


def report(tallies: list[Tally]) -> str:
    """Return the figures as a Markdown table."""
    rows: list[tuple[str, list[str]]] = [
        ("games", [f"{t.games:,}" for t in tallies]),
        ("wins by seat, a random one starting", [_by_seat(t, t.seats) for t in tallies]),
        ("wins by seat, the starter first", [_by_seat(t, t.wins) for t in tallies]),
        ("turns a player, mean", [f"{mean(t.turns) / t.players:.1f}" for t in tallies]),
        ("turns a player, 5 % to 95 %", [_range(t) for t in tallies]),
        ("ends with a sixth ticket", [_share(t.endings["sixth-ticket"], t) for t in tallies]),
        ("ends with the last carriage", [_share(t.endings["last-carriage"], t) for t in tallies]),
        ("ends otherwise", [_share(t.games - _usual(t), t) for t in tallies]),
        (
            "winner's tickets, mean",
            [f"{sum(k * n for k, n in t.winning_scores.items()) / t.games:.1f}" for t in tallies],
        ),
        ("Trick or Treat, a player", [_each(t, TRICK_OR_TREAT) for t in tallies]),
        ("Town Hall to Crypt, a player", [_each(t, TO_CRYPT) for t in tallies]),
        ("Town Hall to Mansion, a player", [_each(t, TO_MANSION) for t in tallies]),
        ("turns spent drawing", [_spent(t, "draw") for t in tallies]),
        ("turns spent claiming", [_spent(t, "claim") for t in tallies]),
        ("turns spent on new tickets", [_spent(t, "discard") for t in tallies]),
    ]
    head = "| | " + " | ".join(f"{t.players} players" for t in tallies) + " |"
    lines = [head, "| --- |" + " --- |" * len(tallies)]
    return "\n".join(lines + [f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows])


def _by_seat(tally: Tally, wins: list[float]) -> str:
    return " / ".join(f"{won / tally.games:.1%}" for won in wins)


def _share(count: int, tally: Tally) -> str:
    return f"{count / tally.games:.1%}"


def _usual(tally: Tally) -> int:
    return tally.endings["sixth-ticket"] + tally.endings["last-carriage"]


def _each(tally: Tally, flag: int) -> str:
    return f"{tally.bonuses[flag] / tally.games / tally.players:.1%}"


def _spent(tally: Tally, move: str) -> str:
    return f"{tally.moves[move] / tally.moves.total():.0%}"


def _range(tally: Tally) -> str:
    cuts = quantiles(tally.turns, n=20)
    return f"{cuts[0] / tally.players:.0f} to {cuts[-1] / tally.players:.0f}"


def rates(game: Train, tallies: list[Tally]) -> tuple[dict[str, float], dict[str, float]]:
    """Return how often each route is claimed a game, and each ticket completed once drawn."""
    games = sum(t.games for t in tallies)
    routes = {name: sum(t.claimed[name] for t in tallies) / games for name in game.town.route_ids}
    tickets = {
        name: sum(t.completed[name] for t in tallies) / max(1, sum(t.seen[name] for t in tallies))
        for name in game.town.ticket_ids
    }
    return routes, tickets


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how the town of Ghost Train plays.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--plots", type=Path)
    args = parser.parse_args()
    game = Train(args.edition)
    tallies: list[Tally] = []
    for players in (2, 3, 4):
        tally = Tally(players, seats=[0.0] * players, wins=[0.0] * players)
        for seed in range(args.games):
            play(game, tally, seed)
        tallies.append(tally)
    print(report(tallies))
    routes, tickets = rates(game, tallies)
    for title, found in (
        ("route claimed, a game", routes),
        ("ticket completed, of those drawn", tickets),
    ):
        ordered = sorted(found.items(), key=lambda item: item[1])
        least, most, middle = ordered[0][1], ordered[-1][1], mean(found.values())
        print(f"\n{title}: {least:.0%} to {most:.0%}, mean {middle:.0%}")
        for name, rate in [*ordered[:6], *ordered[-4:]]:
            print(f"  {rate:6.1%}  {name}")
    if args.plots:
        from bench.balance.train_plots import draw_plots

        draw_plots(game.town, tallies, routes, tickets, args.plots)


if __name__ == "__main__":
    main()
