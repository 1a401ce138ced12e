"""Tables to test at: every game, every number of players, every option."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

import phantomline
from phantomline.core import CHANCE, SPECTATOR, Action, Actor, Game, Options

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "ghosts": [{}, {"start": 1}],
    "train": [{}, {"start": 1}],
    "galore": [
        {"start": 1, "choose_sides": choose, "experts": experts}
        if choose and not experts
        else {"choose_sides": choose, "experts": experts}
        for choose in (False, True)
        for experts in (False, True)
    ],
}

load = cache(phantomline.load)


@dataclass(frozen=True)
class Moment:
    """A state some way into a game, and how it came about."""

    game: Game[Any]
    players: int
    options: Options
    steps: Sequence[tuple[Actor, Action]]
    state: Any

    @property
    def viewers(self) -> list[int]:
        return [*range(self.players), SPECTATOR]

    def __repr__(self) -> str:
        said = [(actor, action) for actor, action in self.steps[-5:]]
        return (
            f"<{self.game.facts.id}, {self.players} players, {len(self.steps)} steps, last {said}>"
        )


def play(
    game: Game[Any], players: int, options: Options, rng: Random, most: int | None = None
) -> Moment:
    """Play at random, to the end or for at most so many steps."""
    state = game.initial(players, options)
    steps: list[tuple[Actor, Action]] = []
    while most is None or len(steps) < most:
        actors = game.actors(state)
        if not actors:
            break
        actor = rng.choice(actors)
        action = game.fate(state, rng) if actor == CHANCE else rng.choice(game.legal(state, actor))
        state = game.apply(state, actor, action)
        steps.append((actor, action))
    return Moment(game, players, options, steps, state)


@st.composite
def tables(draw: st.DrawFn, name: str) -> tuple[Game[Any], int, Options]:
    """A game set up in any way it can be."""
    game = load(name)
    players = draw(st.integers(game.facts.min_players, game.facts.max_players))
    options: Mapping[str, Any] = draw(st.sampled_from(OPTIONS[name]))
    return game, players, game.codec.options(options)


LONGEST = {"ghosts": 600, "train": 400, "galore": 300}
"""About as many steps as a long game of each kind takes, chance included."""


@st.composite
def moments(draw: st.DrawFn, name: str) -> Moment:
    """Any moment of any game, from before the deal to after the end."""
    game, players, options = draw(tables(name))
    seed = draw(st.integers(0, 2**32 - 1))
    return play(game, players, options, Random(seed), draw(st.integers(0, LONGEST[name])))


@st.composite
def whole_games(draw: st.DrawFn, name: str) -> Moment:
    """A game played to its end."""
    game, players, options = draw(tables(name))
    return play(game, players, options, Random(draw(st.integers(0, 2**32 - 1))))
