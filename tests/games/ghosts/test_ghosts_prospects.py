"""What a page is told of one's cards: what the rules would make of each, and nothing hidden."""

from random import Random

import pytest

from phantomline.core import CHANCE, SPECTATOR
from phantomline.games.ghosts.actions import Play
from phantomline.games.ghosts.prospects import GhostsProspects, Outlook, prospects
from phantomline.games.ghosts.state import State
from phantomline.games.ghosts.view import GhostsView
from tests.games.ghosts.table import GAME, table


def ahead(state: State, viewer: int) -> GhostsProspects:
    view = GAME.view(state, viewer)
    assert isinstance(view, GhostsView)
    return prospects(GAME, view)


def test_each_card_that_fits_says_what_it_would_do() -> None:
    state = table(
        ["red-3", "blue-1", "blue-3", "mist"], ["mist"], ["red-1"], pile=["red-2", "green-3"]
    )
    assert ahead(state, 0).plays == {
        "blue-1": Outlook("raise", 6),
        "mist": Outlook("mist", 5),
    }
    turned = table(["green-1"], ["mist"], ["red-1"], pile=["red-2", "green-3"])
    assert ahead(turned, 0).plays == {"green-1": Outlook("reverse", 5)}


def test_between_two_a_turned_direction_changes_nothing() -> None:
    state = table(["green-1"], ["mist"], pile=["red-2", "green-3"])
    assert ahead(state, 0).plays == {"green-1": Outlook("same", 5)}


def test_whoever_is_not_asked_is_told_nothing() -> None:
    state = table(["green-1"], ["mist"], pile=["red-2", "green-3"])
    assert ahead(state, 1) == ahead(state, SPECTATOR) == GhostsProspects()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_comes_true_in_whole_games(players: int) -> None:
    rng = Random(players)
    state = GAME.initial(players)
    while actors := GAME.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
            continue
        action = rng.choice(list(GAME.legal(state, actor)))
        plays = ahead(state, actor).plays
        legal = [one.card for one in GAME.legal(state, actor) if isinstance(one, Play)]
        assert list(plays) == legal
        after = GAME.apply(state, actor, action)
        # A round that ends with this card begins anew at level 0.
        if isinstance(action, Play) and after.round == state.round and after.pile:
            assert after.level == plays[action.card].level
            assert (after.direction != state.direction) == (
                plays[action.card].effect in ("reverse", "same")
            )
        state = after
