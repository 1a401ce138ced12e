"""Getting a table of Ghosts Galore to the point a test is about."""

from collections.abc import Sequence
from random import Random

import pytest

from phantomline.core import CHANCE, Action, Actor, Event, IllegalAction, Viewer
from phantomline.games.galore import Galore
from phantomline.games.galore.actions import (
    Board,
    Draw,
    Hidden,
    Reveal,
)
from phantomline.games.galore.options import GaloreOptions
from phantomline.games.galore.state import PHASES, PLACING, State
from phantomline.games.galore.view import GaloreView

GAME = Galore()

Step = tuple[Actor, Action]


def after(state: State, *steps: Step) -> State:
    """Apply these steps in order."""
    for actor, action in steps:
        state = GAME.apply(state, actor, action)
    return state


def ready(players: int, start: int = 0) -> State:
    """Round 1 is about to begin; seat s has board (s+1)a and hides tile 70 + s."""
    state = GAME.initial(players, GaloreOptions(start=start))
    for seat in range(players):
        state = after(state, (CHANCE, Board(seat, f"{seat + 1}a")))
    for seat in range(players):
        state = after(state, (CHANCE, Hidden(seat, 70 + seat)))
    return state


def drawn(seat: int, tile: int, then: Action) -> list[Step]:
    """This seat draws this tile, and claims or leaves it."""
    return [(seat, Draw()), (CHANCE, Reveal(tile)), (seat, then)]


def quick_claims(state: State) -> State:
    """Everyone claims the lowest tile they can, drawing while that is possible."""
    while state.phase != PLACING:
        actors = GAME.actors(state)
        if actors == (CHANCE,):
            state = GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
        else:
            state = GAME.apply(state, actors[0], GAME.legal(state, actors[0])[0])
    return state


def quick_round(state: State) -> State:
    """Play a whole round, everyone placing on their first empty space."""
    state = quick_claims(state)
    for seat in GAME.actors(state):
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return state


def look(state: State, viewer: Viewer) -> GaloreView:
    view = GAME.view(state, viewer)
    assert isinstance(view, GaloreView)
    return view


def told(state: State, step: Step, viewer: Viewer) -> Sequence[Event]:
    return GAME.events(state, *step, after(state, step), viewer)


def refused(state: State, actor: Actor, action: Action, code: str, rule: str) -> None:
    """This action is illegal here, for this reason."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, actor, action)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    if actor != CHANCE:
        assert action not in GAME.legal(state, actor)


def phase(state: State) -> str:
    return PHASES[state.phase]


def random_walk(players: int, options: GaloreOptions, seed: int) -> list[State]:
    """All states of one random game."""
    rng = Random(seed)
    state = GAME.initial(players, options)
    states = [state]
    while actors := GAME.actors(state):
        actor = actors[int(rng.random() * len(actors))]
        action = GAME.fate(state, rng) if actor == CHANCE else rng.choice(GAME.legal(state, actor))
        state = GAME.apply(state, actor, action)
        states.append(state)
    return states
