"""What every game promises about its rules, whoever plays and however it is set up."""

import copy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.core import (
    CHANCE,
    Game,
    IllegalAction,
    Record,
    read_records,
    replay,
    to_json,
    write_record,
)
from tests.conformance.pieces import pieces, pieces_in_the_box
from tests.conformance.tables import LONGEST, Moment, load, moments, play, whole_games
from tests.conformance.universe import universe

GAMES = ["ghosts", "train", "galore"]
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
@given(data=st.data())
def test_an_action_is_taken_exactly_if_it_is_listed(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    game, state = at.game, at.state
    actors = game.actors(state)
    for actor in [*range(at.players), CHANCE]:
        if actor == CHANCE:
            listed = [action for action, _ in game.chances(state)]
        else:
            listed = list(game.legal(state, actor))
        assert len(set(listed)) == len(listed), "an action is listed twice"
        assert bool(listed) == (actor in actors)
        for action in {*universe(name, at.players), *listed}:
            if action in listed:
                game.apply(state, actor, action)
            else:
                with pytest.raises(IllegalAction) as refused:
                    game.apply(state, actor, action)
                assert refused.value.code
                assert refused.value.rule


@every_game
@given(data=st.data())
def test_a_step_leaves_the_state_it_starts_from_alone(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    game, state = at.game, at.state
    before = copy.deepcopy(state.key())
    for actor in game.actors(state):
        some = game.legal(state, actor) if actor != CHANCE else [a for a, _ in game.chances(state)]
        for action in some:
            first = game.apply(state, actor, action)
            assert game.apply(state, actor, action) == first, "the same step, the same result"
            assert hash(game.apply(state, actor, action)) == hash(first)
    assert state.key() == before


@every_game
@given(data=st.data())
def test_no_piece_is_lost_or_made(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(whole_games(name))
    state = at.game.initial(at.players, at.options)
    box = pieces_in_the_box(at.game, at.players)
    assert pieces(at.game, state) == box
    for actor, action in at.steps:
        state = at.game.apply(state, actor, action)
        assert pieces(at.game, state) == box


@every_game
@given(data=st.data())
def test_a_game_comes_to_an_end_with_winners(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(whole_games(name))
    assert len(at.steps) < 5 * LONGEST[name]
    state = at.game.initial(at.players, at.options)
    for actor, action in at.steps:
        assert at.game.outcome(state) is None
        state = at.game.apply(state, actor, action)
    outcome = at.game.outcome(state)
    assert outcome is not None
    assert at.game.actors(state) == ()
    assert len(outcome.scores) == at.players
    assert outcome.winners
    assert sorted(set(outcome.winners)) == list(outcome.winners)
    assert set(outcome.winners) <= set(range(at.players))


@every_game
@given(data=st.data())
def test_a_replay_is_the_game_that_was_played(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    record = Record.of(at.game, at.players, at.options, at.steps, at.game.outcome(at.state))
    text = write_record(record)
    [(game, read)] = read_records(text.splitlines(), lambda header: load(header.game))
    assert list(read.steps) == list(record.steps)
    state = game.initial(at.players, read.options)
    for moment in replay(game, read):
        assert moment.before == state
        state = moment.after
    assert state == at.state
    assert write_record(read) == text


@every_game
@given(data=st.data())
def test_who_is_first_to_act_makes_no_difference(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    game, state = at.game, at.state
    actors = game.actors(state)
    rng = Random(data.draw(st.integers(0, 999)))
    if CHANCE in actors:
        assert actors == (CHANCE,)
    if len(actors) < 2:
        return
    assert game.facts.simultaneous
    choices = {actor: rng.choice(game.legal(state, actor)) for actor in actors}
    ends = set()
    for _ in range(4):
        after = state
        for actor in rng.sample(actors, len(actors)):
            assert list(game.legal(after, actor)) == list(game.legal(state, actor))
            after = game.apply(after, actor, choices[actor])
        ends.add(after)
    assert len(ends) == 1


@every_game
@given(data=st.data())
def test_fate_follows_the_weights(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    game, state = at.game, at.state
    chances = game.chances(state)
    assert all(weight > 0 for _, weight in chances)
    if game.actors(state) != (CHANCE,):
        assert not chances
        return
    seed = data.draw(st.integers(0, 999))
    assert game.fate(state, Random(seed)) == Game.fate(game, state, Random(seed))


@every_game
@given(data=st.data())
def test_actions_events_and_views_survive_json(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    game, codec = at.game, at.game.codec
    for action in universe(name, at.players):
        assert codec.action(to_json(action)) == action
    before = game.initial(at.players, at.options)
    for actor, action in at.steps:
        after = game.apply(before, actor, action)
        for viewer in at.viewers:
            for event in game.events(before, actor, action, after, viewer):
                assert codec.event(to_json(event)) == event
        before = after
    for viewer in at.viewers:
        view = game.view(at.state, viewer)
        assert codec.view(to_json(view)) == view


@every_game
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_a_table_of_the_wrong_size_is_refused(name: str, players: int) -> None:
    from phantomline.core import OptionError

    with pytest.raises(OptionError, match="players"):
        load(name).initial(players)


@every_game
def test_two_games_of_one_seed_are_one_game(name: str) -> None:
    game = load(name)
    options = game.codec.options({})
    first, second = (play(game, 3, options, Random(7)) for _ in range(2))
    assert first.steps == second.steps
    assert first.state == second.state
