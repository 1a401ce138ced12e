"""What every table in words is made of, and what all games tell alike."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from phantomline.core import SPECTATOR, Action, Game, Outcome, View
from phantomline.words.catalogue import Param
from phantomline.words.phrases import Params
from phantomline.words.sentences import Words

__all__ = ["Description", "Part", "Section", "Subject", "Teller", "capital", "its"]

T = TypeVar("T")


class Part(msgspec.Struct, frozen=True):
    """Some lines of a section under a heading of their own."""

    heading: str
    lines: tuple[str, ...]


class Section(msgspec.Struct, frozen=True):
    """Lines under a heading, and perhaps parts; ``id`` is the same in every language."""

    id: str
    heading: str
    lines: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()


class Description(msgspec.Struct, frozen=True):
    """A table in words.

    ``notes`` has one entry for each of the view's legal actions, in their order: what the action
    would do, empty where its own words say it all.
    """

    sections: tuple[Section, ...]
    notes: tuple[str, ...]


class Subject(NamedTuple):
    """What is to be told: one view, and in whose words.

    ``early`` says that it ended where the rules would go on: nobody acts, and nothing is open.
    """

    words: Words
    game: Game[Any]
    view: View
    names: Sequence[str]
    outcome: Outcome | None
    left: Collection[int]
    early: bool
    closed: bool
    replaced: bool


class Teller:
    """Tells one view. A game with more to tell than whose turn it is extends `sections`."""

    def __init__(self, subject: Subject) -> None:
        self.words: Final = subject.words
        self.game: Final = subject.game
        self.names: Final = subject.names
        self.outcome: Final = subject.outcome
        self.left: Final = subject.left
        self.early: Final = subject.early
        self.closed: Final = subject.closed
        self.replaced: Final = subject.replaced
        self.table: Final = subject.view
        self.viewer: Final = SPECTATOR if self.table.seat is None else self.table.seat
        self.seats: Final = self.words.seats(self.names, self.viewer)

    def description(self) -> Description:
        """Return the whole of it."""
        return Description(
            (self.now(), *self.sections()),
            tuple([self.note(action) for action in self.table.legal]),
        )

    def sections(self) -> Iterable[Section]:
        """Return what there is to tell after `now`."""
        return ()

    def note(self, action: Action) -> str:  # noqa: ARG002 games use it
        """Return what an open action would do, beyond its own words."""
        return ""

    def facts(self) -> Iterable[str]:
        """Return the first lines: how far the game has come."""
        return ()

    # -- whose turn it is ------------------------------------------------------

    def now(self) -> Section:
        """Return whose turn it is and what is asked."""
        return Section("now", self.say("describe-now"), (*self.facts(), *self._turn()))

    def _turn(self) -> Iterable[str]:
        if self.outcome is not None:
            yield self._ended(self.outcome)
            return
        view = self.table
        if view.phase == "over":
            yield self.say("web-closed" if self.closed else "describe-over")
            return
        # Whoever lets a bot play looks on, though it is their seat.
        seats = self.words.seats(*self._beside()) if self.replaced else self.seats
        yield self.say(
            "describe-turn",
            seats=seats.list(view.actors),
            seats_who=seats.whos(view.actors),
            phase=self.say(f"{self.game.facts.id}-phase-{view.phase}"),
        )
        if view.legal:
            yield self.asked()
            yield self.say("describe-choices", count=len(view.legal))
        elif view.seat is None:
            yield self.say("describe-watching")
        elif view.actors and (self.replaced or view.seat not in view.actors):
            yield self.say("describe-waiting")

    def _beside(self) -> tuple[list[str], int]:
        """Return names and viewer where bots play as theirs, and whoever left looks on."""
        viewer = SPECTATOR if self.viewer in self.left else self.viewer
        names = [
            self.say("web-bot-of", name=name) if seat in self.left else name
            for seat, name in enumerate(self.names)
        ]
        return names, viewer

    def _ended(self, outcome: Outcome) -> str:
        names, viewer = self._beside()
        # Whoever is left when the others give up wins by no rule of the game.
        if outcome.reason == "resigned":
            seats = self.words.seats(names, viewer)
            told = self.say(
                "web-outcome-resigned",
                winners=seats.list(outcome.winners),
                winners_who=seats.whos(outcome.winners),
                others=len(outcome.scores) - len(outcome.winners),
            )
        else:
            told = self.words.outcome(outcome, self.game, names, viewer)
        return capital(told)

    def asked(self) -> str:
        """Return what is asked of the viewer, as the page asks it."""
        kinds = sorted({str(action.__struct_config__.tag) for action in self.table.legal})
        message = f"web-ask-{self.game.facts.id}-{'-'.join(kinds)}"
        known = self.words.catalogue.has(message)
        return self.say(message if known else "web-ask", others=self.table.players - 1)

    # -- how it is said --------------------------------------------------------

    def say(self, message: str, **params: Param) -> str:
        """Return a message of the catalogues."""
        return self.words.say(message, **params)

    def person(self, seat: int) -> Params:
        """Return the variables by which messages speak of a seat."""
        return {"name": self.seats.name(seat), "who": self.seats.who(seat)}

    def everyone(self) -> list[int]:
        """Return all seats, the viewer's own first and then around the table."""
        first = max(self.viewer, 0)
        players = self.table.players
        return [(first + step) % players for step in range(players)]

    def others(self) -> list[int]:
        """Return all other seats, around the table."""
        return [seat for seat in self.everyone() if seat != self.viewer]


def its(kind: type[T], part: object) -> T:
    """Return a part of a subject as what it is in the teller's own game."""
    assert isinstance(part, kind)
    return part


def capital(text: str) -> str:
    """Return a phrase as the beginning of a line."""
    return text[:1].upper() + text[1:]
