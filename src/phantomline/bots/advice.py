"""What a bot thinks of an action, in numbers that can be put into words."""

import msgspec

from phantomline.core import Action

__all__ = ["Reason", "Suggestion"]


class Reason(msgspec.Struct, frozen=True):
    """One term of an evaluation: a code that the catalogues have a sentence for, and its weight."""

    code: str
    value: float


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """An action with what is expected of it.

    ``win`` is the estimated chance of winning and ``score`` the expected final score, each
    ``None`` where the bot does not reckon with it; ``reasons`` are what spoke for it,
    the weightiest first.
    """

    action: Action
    win: float | None = None
    score: float | None = None
    reasons: tuple[Reason, ...] = ()
