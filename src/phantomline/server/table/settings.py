"""How a table is set up: the game, its seats and options, the clock, and who may come."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from phantomline.core import OptionError

__all__ = ["MOST_SEATS", "PUBLIC_CLOCK", "Clock", "Settings", "Wishes"]

MOST_SEATS = 16
DAY = 24 * 60 * 60


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds to think: for each move, for the whole game, and what each move earns back."""

    move: int | None = None
    game: int | None = None
    increment: int = 0

    def check(self) -> None:
        """Raise `OptionError` for a clock that nobody could play with."""
        if self.move is None and self.game is None:
            raise OptionError("clock", "needs seconds for each move, for the whole game, or both")
        if self.move is not None and not 5 <= self.move <= DAY:
            raise OptionError.out_of_range("clock.move", 5, DAY, self.move)
        if self.game is not None and not 30 <= self.game <= 30 * DAY:
            raise OptionError.out_of_range("clock.game", 30, 30 * DAY, self.game)
        if not 0 <= self.increment <= 600:
            raise OptionError.out_of_range("clock.increment", 0, 600, self.increment)


PUBLIC_CLOCK = Clock(move=180)
"""What a public table has unless its host says otherwise: strangers should not wait for ever."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chose when making the table.

    ``edition`` is the hash of an uploaded edition, ``None`` for the one in the package. A public
    table is listed in the lobby, and gets a generous clock if it has none; any other is found by
    its link or code, and nobody hurries. A rated one has a person in every seat, each of them
    once.
    """

    game: str
    seats: int
    options: dict[str, Any] = {}
    edition: str | None = None
    clock: Clock | None = None
    public: bool = False
    rated: bool = False
    chat: bool = True


class Wishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host wants otherwise at a table that has not begun; the rest stays as it is."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)] | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    public: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
