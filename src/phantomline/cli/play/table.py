"""A table in this process: one seat for a person, bots in the others, fate from one generator."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from phantomline.bots import BotFailure
from phantomline.bots.comments import Commentator
from phantomline.cli.play.company import Opponent
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

__all__ = ["Step", "Table"]


class Step(NamedTuple):
    """What the person saw of one step; ``why`` is the code of a guess at what spoke for it."""

    actor: Actor
    events: Sequence[Event]
    why: str | None = None
    failure: BotFailure | None = None


class Table:
    """Runs one game. The person gets the view and the events of their seat, never the state.

    ``opponents`` sit in all other seats. Whoever sets ``thinking`` is told a seat before its bot
    thinks for what may be long.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Options,
        seat: int,
        rng: Random,
        opponents: Mapping[int, Opponent],
        *,
        comments: bool = True,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seat = seat
        self.opponents = opponents
        self.thinking: Callable[[int], None] | None = None
        self._commentator = Commentator(game) if comments else None
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

    def advance(self) -> Iterator[Step]:
        """Let fate and the bots act until the person may, or the game is over."""
        while actors := self.game.actors(self._state):
            if self.seat in actors:
                return
            actor = actors[0]
            if actor == CHANCE:
                yield self._apply(actor, self.game.fate(self._state, self._rng))
            else:
                yield self._bot_acts(actor)

    def act(self, action: Action) -> Step:
        """Make the person's move, or raise `IllegalAction`."""
        return self._apply(self.seat, action)

    def close(self) -> None:
        """Send the bots home."""
        for opponent in self.opponents.values():
            opponent.leave(self.outcome)

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

    def _bot_acts(self, seat: int) -> Step:
        opponent = self.opponents[seat]
        if opponent.slow and self.thinking is not None:
            self.thinking(seat)
        failed = opponent.failure
        action = opponent.choose(self.game.view(self._state, seat))
        why = None
        # A guess from the person's view before the move: the bot's own reasons are secret.
        if self._commentator is not None and opponent.spec != "random":
            why = self._commentator.why(self.view, seat, action)
        step = self._apply(seat, action)
        news = opponent.failure if failed is None else None
        return Step(seat, step.events, why if opponent.failure is None else None, news)

    def _apply(self, actor: Actor, action: Action) -> Step:
        before = self._state
        self._state = self.game.apply(before, actor, action)
        self._steps.append((actor, action))
        return Step(actor, self.game.events(before, actor, action, self._state, self.seat))
