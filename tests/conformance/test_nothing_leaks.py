"""What every game promises about sight: a viewer learns what they may know, and no more.

`Game.sample` gives another state that the viewer cannot tell from the true one. All
these tests put the two side by side: whatever reaches the viewer must be the same.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.core import CHANCE, SPECTATOR, Action, Actor, Event, Game, IllegalAction, play_out
from phantomline.games.ghosts.events import RoundEnded
from tests.conformance.hidden import SWAPS
from tests.conformance.pieces import pieces, pieces_in_the_box
from tests.conformance.tables import Moment, load, moments, play
from tests.conformance.universe import universe

every_game = pytest.mark.parametrize("name", ["ghosts", "train", "galore"])


def twin(at: Moment, viewer: int, data: st.DataObject) -> Any:
    """Another state that looks the same to this viewer."""
    rng = Random(data.draw(st.integers(0, 2**32 - 1)))
    return at.game.sample(at.game.view(at.state, viewer), rng)


def look(game: Game[Any], state: Any, actor: Actor, action: Action, viewer: int) -> Any:
    """All that this viewer gets out of one step: events and the view after it."""
    after = game.apply(state, actor, action)
    events: list[Event] = list(game.events(state, actor, action, after, viewer))
    return events, game.view(after, viewer)


@every_game
@given(data=st.data())
def test_a_sample_looks_the_same(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    for viewer in at.viewers:
        other = twin(at, viewer, data)
        assert at.game.view(other, viewer) == at.game.view(at.state, viewer)
        assert at.game.actors(other) == at.game.actors(at.state)
        assert pieces(at.game, other) == pieces_in_the_box(at.game, at.players)


@every_game
@given(data=st.data())
def test_a_sample_can_be_played_to_its_end(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    viewer = data.draw(st.sampled_from(at.viewers))
    end, _ = play_out(at.game, twin(at, viewer, data), Random(1))
    assert at.game.outcome(end) is not None


@every_game
@given(data=st.data())
def test_legal_actions_and_refusals_tell_nothing_hidden(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    for viewer in range(at.players):
        other = twin(at, viewer, data)
        assert list(at.game.legal(other, viewer)) == list(at.game.legal(at.state, viewer))
        for action in universe(name, at.players):
            said = [refusal(at.game, state, viewer, action) for state in (at.state, other)]
            assert said[0] == said[1]


def refusal(game: Game[Any], state: Any, seat: int, action: Action) -> Any:
    try:
        game.apply(state, seat, action)
    except IllegalAction as error:
        return error.code, error.rule, dict(error.params), str(error)
    return None


@every_game
@given(data=st.data())
def test_hidden_pieces_that_trade_places_change_nothing(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    rng = Random(data.draw(st.integers(0, 2**32 - 1)))
    for viewer in at.viewers:
        other = SWAPS[name](at.state, viewer, rng)
        assert pieces(at.game, other) == pieces(at.game, at.state)
        assert at.game.view(other, viewer) == at.game.view(at.state, viewer)
        if viewer >= 0:
            assert list(at.game.legal(other, viewer)) == list(at.game.legal(at.state, viewer))
        for actor in at.game.actors(at.state):
            for action in few(steps(at.game, at.state, actor), rng):
                if action in steps(at.game, other, actor):
                    here = look(at.game, at.state, actor, action, viewer)
                    there = look(at.game, other, actor, action, viewer)
                    assert (here[0] == there[0]) == (here[1] == there[1])


def test_hidden_pieces_do_trade_places() -> None:
    """The test above would prove nothing if there were never anything to trade."""
    for name, swap in SWAPS.items():
        game = load(name)
        for viewer in (0, SPECTATOR):
            changes = 0
            for seed in range(20):
                at = play(game, 3, game.codec.options({}), Random(seed), 60)
                changes += swap(at.state, viewer, Random(seed)) != at.state
            assert changes >= 10, (name, viewer)


@every_game
@given(data=st.data())
def test_events_tell_exactly_what_the_view_shows(name: str, data: st.DataObject) -> None:
    """Steps look alike as events exactly if they look alike afterwards, in either world.

    But for the last card of a round of Ghosts: everyone saw it, and its pile is gathered in.
    """
    at: Moment = data.draw(moments(name))
    game = at.game
    rng = Random(data.draw(st.integers(0, 999)))
    for viewer in at.viewers:
        other = twin(at, viewer, data)
        for actor in game.actors(at.state):
            seen = [
                look(game, state, actor, action, viewer)
                for state in (at.state, other)
                for action in few(steps(game, state, actor), rng)
            ]
            for events, view in seen:
                for other_events, other_view in seen:
                    alike = view == other_view
                    gathered = any(isinstance(event, RoundEnded) for event in events)
                    assert (events == other_events) == alike or (alike and gathered)


def few(actions: list[Action], rng: Random) -> list[Action]:
    return actions if len(actions) <= 6 else rng.sample(actions, 6)


def steps(game: Game[Any], state: Any, actor: Actor) -> list[Action]:
    if actor == CHANCE:
        return [action for action, _ in game.chances(state)]
    return list(game.legal(state, actor))
