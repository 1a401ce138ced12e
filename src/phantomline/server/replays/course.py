"""What of a game is studied: its settled moments, as the public saw them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from phantomline.core import SPECTATOR, Frame, Game, Outcome, Record, frames
from phantomline.games.galore.events import Decided

__all__ = ["Course", "is_settled"]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the public saw it: its views as JSON, of which frames, and how it ended.

    ``edition`` is the path of an edition file, if the game has one. A game that was ``given_up``
    ended after its last move, and not by it.
    """

    id: str
    game: str
    edition: str | None
    frames: Sequence[int]
    views: Sequence[bytes]
    outcome: Outcome | None
    given_up: bool = False

    @classmethod
    def of(
        cls,
        game: Game[Any],
        record: Record,
        id: str,
        edition: str | None = None,
        outcome: Outcome | None = None,
    ) -> "Course":
        """Return the course of a record; raise `RecordError` where it breaks the rules.

        ``outcome`` is how a game ended that its rules would have gone on with.
        """
        shown = list(frames(game, record, SPECTATOR))
        settled = [frame for frame in shown if is_settled(frame) or frame is shown[-1]]
        return cls(
            id=id,
            game=game.facts.id,
            edition=edition,
            frames=[frame.n for frame in settled],
            views=[msgspec.json.encode(frame.view) for frame in settled],
            outcome=record.outcome or outcome,
            given_up=record.outcome is None and outcome is not None,
        )


def is_settled(frame: Frame) -> bool:
    """Say whether nothing has been chosen in secret that is yet to be shown.

    Of what somebody has chosen, the public can only say that it was anything. Whoever has not
    chosen yet would seem to be ahead, until all is shown.
    """
    return not (frame.events and isinstance(frame.events[-1], Decided))
