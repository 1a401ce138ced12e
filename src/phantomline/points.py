"""Where everyone's points came from in a game, line by line, for the arena and one's own page."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from phantomline.core import Action, Actor, Game
from phantomline.games.galore import Galore
from phantomline.games.galore.pieces import CATEGORIES
from phantomline.games.train import Train
from phantomline.games.train.edition import load_edition
from phantomline.games.train.state import TRICK_OR_TREAT

__all__ = ["LINES", "Tally", "points_of", "tallies_of"]

LINES: Final[dict[str, tuple[str, ...]]] = {
    "galore": tuple(CATEGORIES),
    "ghosts": ("start", "piles", "unafraid"),
    "train": ("tickets", "trick-or-treat"),
}
"""What the points of each game are made of; the parts add up to the score."""


class Tally(msgspec.Struct, frozen=True):
    """One seat's points by line, and in Ghost Train the ends of the routes that it claimed."""

    lines: dict[str, int]
    routes: list[tuple[str, str]] = []


def tallies_of(
    game: Game[Any], first: Any, steps: Sequence[tuple[Actor, Action]], end: Any
) -> list[Tally]:
    """Return every seat's tally of a game that came to its own end; none of any other.

    A route counts where everyone has the same town: in the edition that we ship.
    """
    if game.outcome(end) is None:
        return []
    if isinstance(game, Galore):
        return [
            Tally(dict(zip(CATEGORIES, sheet.points, strict=True))) for sheet in game.sheets(end)
        ]
    if isinstance(game, Train):
        return _of_train(game, end)
    if game.facts.id == "ghosts":
        return _of_ghosts(game, first, steps)
    return []


def points_of(
    game: Game[Any], first: Any, steps: Sequence[tuple[Actor, Action]], end: Any
) -> tuple[tuple[int, ...], ...]:
    """Return every seat's points by line, in the order of `LINES`, or nothing."""
    return tuple(tuple(one.lines.values()) for one in tallies_of(game, first, steps, end))


def _of_train(game: Train, end: Any) -> list[Tally]:
    edition = game.town.edition
    ends = {route.id: route.ends for route in edition.routes}
    places = [place.id for place in edition.locations]
    shared = edition == load_edition()
    tallies: list[Tally] = []
    for seat, completed in enumerate(end.completed):
        bonus = end.bonuses[seat] & TRICK_OR_TREAT
        claimed = [ends[route] for route in end.routes[seat]] if shared else []
        routes = [(places[one], places[other]) for one, other in claimed]
        tallies.append(Tally({"tickets": len(completed), "trick-or-treat": bonus}, routes))
    return tallies


def _of_ghosts(game: Game[Any], first: Any, steps: Sequence[tuple[Actor, Action]]) -> list[Tally]:
    """Follow everyone's fright: it grows by one with a pile, and shrinks for the unafraid."""
    start: tuple[int, ...] = first.fright
    piles, calm = [0] * len(start), [0] * len(start)
    state, before = first, start
    for actor, action in steps:
        state = game.apply(state, actor, action)
        if state.fright is before or state.fright == before:
            continue
        for seat, (was, now) in enumerate(zip(before, state.fright, strict=True)):
            if now > was:
                piles[seat] += now - was
            else:
                calm[seat] += now - was
        before = state.fright
    return [
        Tally({"start": points, "piles": piles[seat], "unafraid": calm[seat]})
        for seat, points in enumerate(start)
    ]
