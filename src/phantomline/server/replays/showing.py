"""A whole game as one viewer saw it, ready to be looked at."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from phantomline.core import SPECTATOR, Frame, Game, Outcome, Record, Viewer, frames
from phantomline.games.galore.view import GaloreView
from phantomline.games.ghosts.view import GhostsView
from phantomline.games.train.view import TrainView
from phantomline.server.http.routes.prospects import Prospects, prospects_of
from phantomline.server.http.squeezing import squeeze

__all__ = ["FrameShown", "Replay", "prospects_along", "replay_of", "rounds_of"]

Views = GaloreView | GhostsView | TrainView


class FrameShown(msgspec.Struct, frozen=True, kw_only=True):
    """The table after ``steps`` steps of the record, as one viewer saw it.

    ``seat`` is whose move it was, ``None`` for the deal; ``action`` is what the viewer did
    themselves. ``view.legal`` is empty, and ``outcome`` is there once the game is over.
    """

    n: int
    steps: int
    seat: int | None
    action: dict[str, Any] | None
    events: Sequence[dict[str, Any]]
    view: Views
    outcome: Outcome | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its deal to its end, as ``seat`` saw it, or the public if that is ``None``.

    ``edition`` is the hash of an edition that somebody brought along. ``rounds`` are the frames
    with which each round begins. ``prospects`` are those of each frame, ``None`` where they are
    those of the frame before.
    """

    game: str
    players: int
    options: Mapping[str, Any]
    edition: str | None
    seat: int | None
    rounds: Sequence[int]
    frames: Sequence[FrameShown]
    prospects: Sequence[Prospects | None]


def replay_of(
    game: Game[Any],
    record: Record,
    viewer: Viewer,
    *,
    edition: str | None = None,
    outcome: Outcome | None = None,
) -> bytes:
    """Return a replay as JSON, compressed with gzip.

    ``outcome`` is how a game ended that its rules would have gone on with.
    """
    shown = list(frames(game, record, viewer))
    if outcome is not None and shown[-1].outcome is None:
        shown[-1] = msgspec.structs.replace(shown[-1], outcome=outcome)
    replay = Replay(
        game=game.facts.id,
        players=record.header.players,
        options=record.header.options,
        edition=edition,
        seat=None if viewer == SPECTATOR else viewer,
        rounds=rounds_of(shown),
        # The same fields, with what each game has to say in them.
        frames=cast("Sequence[FrameShown]", shown),
        prospects=prospects_along(game, shown),
    )
    return squeeze(replay)


def rounds_of(shown: Sequence[Frame]) -> list[int]:
    """Return the frames with which the rounds begin: those of the rules, or once around."""
    # In Ghosts Galore there may be something to choose before the first.
    starts = [] if getattr(shown[0].view, "round", 1) == 0 else [0]
    for frame in shown[1:]:
        before, view = shown[frame.n - 1].view, frame.view
        if isinstance(view, TrainView) and isinstance(before, TrainView):
            begins = view.turn == view.starter and before.turn != view.starter
        else:
            begins = getattr(view, "round", 0) > getattr(before, "round", 0)
        if begins and frame.outcome is None:
            starts.append(frame.n)
    return starts


def prospects_along(game: Game[Any], shown: Sequence[Frame]) -> list[Prospects | None]:
    """Return what can be seen coming in each frame; ``None`` where it is as in the frame before."""
    told: list[Prospects | None] = []
    latest: Prospects | None = None
    for frame in shown:
        found = prospects_of(game, frame.view)
        told.append(None if found == latest else found)
        latest = found
    return told
