"""A game as a row of pictures: what one viewer saw, move by move.

Frame 0 shows the table after the deal. Every other frame shows it after one move of a seat and
all that chance did next, just as a live table tells it. Whatever is in a frame comes from this one
viewer's sight: a row of frames for the public shows nothing before its time.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from phantomline.core.game import Game
from phantomline.core.records import Moment, Record, replay
from phantomline.core.wire import CHANCE, Action, Event, Outcome, View, Viewer

__all__ = ["Frame", "frames"]


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The table after ``steps`` steps of the record, and what has just happened there.

    ``n`` counts frames from 0. ``seat`` is whose move it was, ``None`` for the deal, and ``action``
    what they did if it was the viewer; what others did, ``events`` tell as far as it could be seen.
    ``outcome`` is there once the game is over.
    """

    n: int
    steps: int
    seat: int | None
    action: Action | None
    events: Sequence[Event]
    view: View
    outcome: Outcome | None


def frames(
    game: Game[Any], record: Record, viewer: Viewer, *, legal: bool = False
) -> Iterator[Frame]:
    """Return the frames of a record for one viewer; raise `RecordError` where it breaks the rules.

    Views list what the viewer may do only with ``legal``: a game that is looked at has nothing
    to decide.
    """
    number = steps = 0
    move: Moment[Any] | None = None
    state = game.initial(record.header.players, record.options)
    events: list[Event] = []

    def frame() -> Frame:
        view = game.view(state, viewer)
        own = move is not None and move.actor == viewer
        return Frame(
            n=number,
            steps=steps,
            seat=None if move is None else move.actor,
            action=move.action if move is not None and own else None,
            events=tuple(events),
            view=view if legal else msgspec.structs.replace(view, legal=()),
            outcome=game.outcome(state),
        )

    for moment in replay(game, record):
        if moment.actor != CHANCE:
            yield frame()
            number += 1
            move = moment
            events = []
        events.extend(game.events(moment.before, moment.actor, moment.action, moment.after, viewer))
        state = moment.after
        steps += 1
    yield frame()
