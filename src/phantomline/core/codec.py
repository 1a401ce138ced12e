"""Reading JSON data as one game's actions, events, views and options."""

from collections.abc import Mapping
from typing import Any

import msgspec

from phantomline.core.errors import MalformedAction, OptionError
from phantomline.core.wire import Action, Event, Options, View

__all__ = ["Codec"]


class Codec:
    """Knows which structs belong to a game, and reads them from JSON data."""

    def __init__(
        self,
        actions: tuple[type[Action], ...],
        events: tuple[type[Event], ...],
        view: type[View],
        options: type[Options],
    ) -> None:
        self.actions = actions
        self.events = events
        self.view_type = view
        self.options_type = options
        self._any_action = _union(actions)
        self._any_event = _union(events)

    def action(self, data: object) -> Action:
        """Read an action, or raise `MalformedAction`."""
        try:
            action: Action = msgspec.convert(data, self._any_action)
        except msgspec.ValidationError as error:
            raise MalformedAction(str(error)) from None
        return action

    def event(self, data: object) -> Event:
        """Read an event that this package wrote."""
        event: Event = msgspec.convert(data, self._any_event)
        return event

    def view(self, data: object) -> View:
        """Read a view that this package wrote."""
        return msgspec.convert(data, self.view_type)

    def options(self, data: Mapping[str, object]) -> Options:
        """Read options, or raise `OptionError`."""
        try:
            return msgspec.convert(dict(data), self.options_type)
        except msgspec.ValidationError as error:
            raise OptionError("options", str(error)) from None

    def check_options(self, options: Options, players: int) -> None:
        """Raise `OptionError` for another game's options, or ones that make no sense."""
        if not isinstance(options, self.options_type):
            wanted, got = self.options_type.__name__, type(options).__name__
            raise OptionError("options", f"this game takes {wanted}, not {got}")
        options.check(players)


def _union(members: tuple[type[msgspec.Struct], ...]) -> Any:
    union: Any = members[0]
    for member in members[1:]:
        union = union | member
    return union
