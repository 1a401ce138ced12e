"""What a game's words need to know beyond the fields of an event, an action or a refusal."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from phantomline.core import Action, Game, View
from phantomline.words.catalogue import Catalogue, Param
from phantomline.words.seats import Seats, join

__all__ = ["Params", "Phrases", "plain"]

Params = dict[str, Param]

_CROWDS: Final = ("seats", "winners")
_TALLIES: Final = ("scores", "fright")


class Phrases:
    """Turns the fields of what a game says into variables of its messages.

    A game whose pieces have names of their own extends this with `piece` and `effect`.
    """

    def __init__(self, catalogue: Catalogue, game: Game[Any]) -> None:
        self.catalogue: Final = catalogue
        self.game: Final = game

    def params(self, fields: Mapping[str, object], seats: Seats) -> Params:
        """Return the variables for these fields."""
        found: Params = {}
        for field, value in fields.items():
            if value is None:
                found[field] = "hidden"
            elif field == "seat" and isinstance(value, int):
                found["name"] = seats.name(value)
                found["who"] = seats.who(value)
            elif field == "turn" and isinstance(value, int):
                found["turn"] = seats.name(value)
                found["turn_who"] = seats.who(value)
            elif field in _CROWDS:
                crowd = cast("Sequence[int]", value)
                found[field] = seats.list(crowd)
                found[f"{field}_who"] = seats.whos(crowd)
            elif field in _TALLIES and isinstance(value, tuple):
                found[field] = seats.tally(cast("tuple[int, ...]", value))
            else:
                found.update(self.piece(field, value))
        return found

    def piece(self, field: str, value: object) -> Params:
        """Return the variables for one field that is neither a seat nor unknown."""
        return {field: plain(value)}

    def effect(self, action: Action, view: View | None) -> Params:  # noqa: ARG002 games use them
        """Return what an action would do, where the viewer's table is known."""
        return {}

    def say(self, message: str, **params: Param) -> str:
        """Return a message of the catalogue."""
        return self.catalogue.format(message, params)

    def join(self, items: Sequence[str]) -> str:
        """Return a list as one phrase."""
        return join(self.catalogue, items)


def plain(value: object) -> Param:
    """Return a field as it is, in a form that a message can hold."""
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
