"""How a table is set up: when it is made, and when its host thinks anew."""

from typing import Any

import msgspec
from msgspec import UNSET

from phantomline.core import Game
from phantomline.server.errors import Refusal
from phantomline.server.table.entries import Arranged
from phantomline.server.table.permits import check_host
from phantomline.server.table.settings import PUBLIC_CLOCK, Settings, Wishes
from phantomline.server.table.table import Table

__all__ = ["arrange", "checked"]


def checked(game: Game[Any], settings: Settings) -> Settings:
    """Return these settings with what they leave open; raises `OptionError` for impossible ones."""
    game.check_setup(settings.seats, game.codec.options(settings.options))
    if settings.clock is not None:
        settings.clock.check()
    elif settings.public:
        return msgspec.structs.replace(settings, clock=PUBLIC_CLOCK)
    return settings


def arrange(table: Table, wishes: Wishes, player: str | None, now: int) -> Arranged:
    """Return how the host wants a table that has not begun, if those who sit there still fit."""
    check_host(table, player)
    if table.status != "open":
        raise Refusal("started")
    assert table.created is not None
    wanted = {
        name: value
        for name in Wishes.__struct_fields__
        if (value := getattr(wishes, name)) is not UNSET
    }
    settings = checked(table.game, msgspec.structs.replace(table.created.settings, **wanted))
    if not all(seat.free for seat in table.seats[settings.seats :]):
        raise Refusal("seats-in-use")
    _check_fair(table, settings, player)
    if settings.rated:
        people = [seat.player for seat in table.seats if seat.player is not None]
        if any(seat.bot is not None for seat in table.seats):
            raise Refusal("rated-people")
        if len(people) > len(set(people)):
            raise Refusal("rated-once")
    return Arranged(at=now, by=player, settings=settings)


def _check_fair(table: Table, settings: Settings, host: str | None) -> None:
    """Refuse what people who sit there already did not sit down for."""
    assert table.created is not None
    now = table.created.settings
    if all(seat.player in (None, host) for seat in table.seats):
        return
    if (settings.rated and not now.rated) or (settings.public and not now.public):
        raise Refusal("others-seated")
