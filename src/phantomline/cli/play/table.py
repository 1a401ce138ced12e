"""A table in this process: one seat for a person, bots in the others, fate from one generator."""

from collections.abc import Sequence
from random import Random
from typing import Any

from phantomline.core import (
    CHANCE,
    Action,
    Actor,
    Event,
    Game,
    IllegalAction,
    Options,
    Outcome,
    Record,
    View,
)

__all__ = ["Table"]


class Table:
    """Runs one game. The person gets the view and the events of their seat, never the state."""

    def __init__(
        self, game: Game[Any], players: int, options: Options, seat: int, rng: Random
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seat = seat
        self._rng = rng
        self._state = game.initial(players, options)
        self._steps: list[tuple[Actor, Action]] = []

    @property
    def view(self) -> View:
        """All that the person may know."""
        return self.game.view(self._state, self.seat)

    @property
    def legal(self) -> Sequence[Action]:
        """What the person may do now; nothing while others act."""
        return self.game.legal(self._state, self.seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.game.outcome(self._state)

    def advance(self) -> list[Event]:
        """Let fate and the bots act until the person may, or the game is over."""
        told: list[Event] = []
        while actors := self.game.actors(self._state):
            if self.seat in actors:
                break
            actor = actors[0]
            if actor == CHANCE:
                action = self.game.fate(self._state, self._rng)
            else:
                action = self._rng.choice(self.game.legal(self._state, actor))
            told.extend(self._apply(actor, action))
        return told

    def act(self, action: Action) -> list[Event]:
        """Make the person's move, or raise `IllegalAction`."""
        return self._apply(self.seat, action)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why the person may not make this move, ``None`` if they may."""
        try:
            self.game.apply(self._state, self.seat, action)
        except IllegalAction as error:
            return error
        return None

    def record(self) -> Record:
        """Return the game so far; without an outcome if it goes on."""
        steps = tuple(self._steps)
        return Record.of(self.game, self.players, self.options, steps, self.outcome)

    def _apply(self, actor: Actor, action: Action) -> list[Event]:
        before = self._state
        self._state = self.game.apply(before, actor, action)
        self._steps.append((actor, action))
        return list(self.game.events(before, actor, action, self._state, self.seat))
