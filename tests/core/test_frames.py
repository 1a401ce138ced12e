"""A game as a row of frames: each is what its viewer saw then, and nothing more."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.core import CHANCE, Event, Frame, Record, frames
from tests.conformance.hidden import SWAPS
from tests.conformance.tables import Moment, load, moments, whole_games

every_game = pytest.mark.parametrize("name", ["ghosts", "train", "galore"])


def record_of(at: Moment) -> Record:
    return Record.of(at.game, at.players, at.options, at.steps, at.game.outcome(at.state))


@every_game
@given(data=st.data())
def test_frames_are_the_views_of_a_game(name: str, data: st.DataObject) -> None:
    """For every seat and the public, frame after frame, whether the game is over or not."""
    at: Moment = data.draw(st.one_of(moments(name), whole_games(name)))
    game = at.game
    for viewer in at.viewers:
        shown = list(frames(game, record_of(at), viewer, legal=True))
        bare = list(frames(game, record_of(at), viewer))
        assert [frame.n for frame in shown] == list(range(len(shown)))
        state = game.initial(at.players, at.options)
        done = 0
        for frame, plain in zip(shown, bare, strict=True):
            events: list[Event] = []
            mover: tuple[int, Any] | None = None
            for actor, action in at.steps[done : frame.steps]:
                after = game.apply(state, actor, action)
                events.extend(game.events(state, actor, action, after, viewer))
                state = after
                if actor != CHANCE:
                    assert mover is None, "a frame has one move"
                    mover = (actor, action)
            done = frame.steps
            assert frame.view == game.view(state, viewer)
            assert list(frame.events) == events
            assert frame.outcome == game.outcome(state)
            assert frame.seat == (None if mover is None else mover[0])
            own = mover is not None and mover[0] == viewer
            assert frame.action == (mover[1] if mover is not None and own else None)
            assert plain == msgspec.structs.replace(
                frame, view=msgspec.structs.replace(frame.view, legal=())
            )
        assert done == len(at.steps)
        assert state == at.state


@every_game
@given(data=st.data())
def test_what_is_hidden_in_the_end_shows_in_no_frame(name: str, data: st.DataObject) -> None:
    """Two ends that a viewer cannot tell apart look the same to them in their last frame."""
    at: Moment = data.draw(moments(name))
    rng = Random(data.draw(st.integers(0, 2**32 - 1)))
    for viewer in at.viewers:
        last: Frame = list(frames(at.game, record_of(at), viewer))[-1]
        other = SWAPS[name](at.state, viewer, rng)
        seen = at.game.view(other, viewer)
        assert last.view == msgspec.structs.replace(seen, legal=())


def test_a_record_without_a_step_has_one_frame() -> None:
    """Not even the deal has happened, and that can be shown."""
    game = load("ghosts")
    record = Record.of(game, 3, game.codec.options({}), [], None)
    (only,) = frames(game, record, 0)
    assert (only.n, only.steps, only.seat, only.action, only.events) == (0, 0, None, None, ())
