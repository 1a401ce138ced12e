"""What holds for every kind of bot that can be named, whoever adds one."""

from random import Random
from typing import Any, Final

import pytest

from phantomline.bots import KINDS, Budget, make_bot
from phantomline.core import CHANCE, Game
from phantomline.games import GAMES
from tests.conformance.tables import load

SPECS: Final = {"mcts": "mcts:20"}
"""How a kind is asked for where its name alone would leave the choice to the clock."""


def choices(game: Game[Any], seed: int, most: int) -> list[tuple[Any, int]]:
    """Return states of a game with something to decide, and who decides, spread over all of it."""
    rng = Random(seed)
    found: list[tuple[Any, int]] = []
    state = game.initial(3, game.codec.options({}))
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            action = game.fate(state, rng)
        else:
            legal = game.legal(state, seat)
            if len(legal) > 1:
                found.append((state, seat))
            action = rng.choice(legal)
        state = game.apply(state, seat, action)
    return found[:: len(found) // most or 1]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_of_bot_peeks(kind: str, name: str) -> None:
    """Tables that look alike to a seat get the same choice, if the generator is the same."""
    game = load(name)
    hidden = 0
    for state, seat in choices(game, 8, 6):
        view = game.view(state, seat)
        made: list[tuple[Any, Any]] = []
        for table in (state, *(game.sample(view, Random(twin)) for twin in range(2))):
            hidden += table != state
            rng = Random(5)
            bot = make_bot(SPECS.get(kind, kind), game)
            made.append((bot.choose(game.view(table, seat), rng, Budget()), rng.getstate()))
            assert made[0] == made[-1]
        assert made[0][0] in view.legal
    assert hidden, "some twins differ in what is hidden"
