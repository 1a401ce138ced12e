"""What a game is: the contract that every game of this package keeps.

A game is a value that knows the rules; a state is an immutable value that knows
one moment of one match. Nothing here rolls dice or talks to anyone: whoever
drives a game asks `Game.actors` who is to act and hands the answer to
`Game.apply`. Chance is an actor like any other.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from phantomline.core.codec import Codec
from phantomline.core.errors import OptionError
from phantomline.core.wire import Action, Actor, Event, GameFacts, Options, Outcome, View, Viewer

__all__ = ["Game", "S"]

S = TypeVar("S")


# Games and bots from outside the package are interpreted, and may extend this all the same.
@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game in one edition, for states of type ``S``.

    What every game promises, and the conformance suite proves:

    - an action is legal for a seat exactly if `legal` lists it, and exactly then
      `apply` takes it;
    - `apply` returns the next state and leaves the one it was given alone;
    - seats that may act at the same time may do so in any order;
    - `view`, `events`, `legal` and errors tell a viewer nothing they may not know.
    """

    def __init__(self, facts: GameFacts, codec: Codec) -> None:
        self.facts = facts
        self.codec = codec

    def check_setup(self, players: int, options: Options) -> None:
        """Raise `OptionError` if this game is not for so many players or these options."""
        least, most = self.facts.min_players, self.facts.max_players
        if not least <= players <= most:
            raise OptionError.out_of_range("players", least, most, players)
        self.codec.check_options(options, players)

    # -- playing -------------------------------------------------------------

    @abstractmethod
    def initial(self, players: int, options: Options | None = None) -> S:
        """Return the state before anything has happened, not even the deal."""

    @abstractmethod
    def actors(self, state: S) -> tuple[Actor, ...]:
        """Return the seats that may act now, ``(CHANCE,)`` alone, or ``()`` at the end."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """Return what this seat may do now, in a stable order."""

    @abstractmethod
    def chances(self, state: S) -> Sequence[tuple[Action, int]]:
        """Return what fate may decide now, each outcome with its whole-number weight."""

    @abstractmethod
    def apply(self, state: S, actor: Actor, action: Action) -> S:
        """Return the state after this action, or raise `IllegalAction`."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""

    def fate(self, state: S, rng: Random) -> Action:
        """Let chance decide: draw one of `chances` by weight with one number from ``rng``.

        A game may do this without listing all outcomes, but must come to the same
        result from the same number.
        """
        chances = self.chances(state)
        total = 0
        for _, weight in chances:
            total += weight
        index = int(rng.random() * total)
        for action, weight in chances:
            if index < weight:
                return action
            index -= weight
        raise ValueError("fate has nothing to decide here")

    # -- seeing --------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> View:
        """Return all that this viewer may know."""

    @abstractmethod
    def events(
        self, before: S, actor: Actor, action: Action, after: S, viewer: Viewer
    ) -> Sequence[Event]:
        """Return what happened in one step, as this viewer saw it."""

    @abstractmethod
    def sample(self, view: View, rng: Random) -> S:
        """Return a full state drawn evenly from those that look like this view.

        Evenly means: every way in which the physical pieces out of the viewer's
        sight can lie is equally likely.
        """
