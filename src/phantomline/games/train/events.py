"""What can happen in Ghost Train, as a person at the table would tell it."""

from phantomline.core import Event

__all__ = [
    "EVENTS",
    "Began",
    "Claimed",
    "Completed",
    "DealtFloat",
    "DealtTicket",
    "Drew",
    "DrewTicket",
    "Ended",
    "FloatsReshuffled",
    "LastCarriage",
    "Passed",
    "PlayBegan",
    "TicketsDiscarded",
    "TicketsReshuffled",
    "TownHall",
    "TrickOrTreat",
]


class Began(Event, frozen=True, tag="began"):
    """A seat was picked to begin (GT-11)."""

    seat: int


class DealtFloat(Event, frozen=True, tag="dealt-float"):
    """A float card was dealt; only its owner knows which (GT-10)."""

    seat: int
    card: str | None


class DealtTicket(Event, frozen=True, tag="dealt-ticket"):
    """A ticket was dealt; only its owner knows which (GT-10)."""

    seat: int
    ticket: str | None


class PlayBegan(Event, frozen=True, tag="play-began"):
    """All cards are dealt and this seat plays first."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a float card; only they know which (GT-20, GT-33)."""

    seat: int
    card: str | None


class FloatsReshuffled(Event, frozen=True, tag="floats-reshuffled"):
    """The discarded float cards became the deck (GT-26)."""

    cards: int


class Claimed(Event, frozen=True, tag="claimed"):
    """A seat claimed a route with so many cards of a colour and locomotives (GT-21)."""

    seat: int
    route: str
    colour: str
    coloured: int
    locomotives: int
    carriages: int


class TownHall(Event, frozen=True, tag="town-hall"):
    """A seat connected the Town Hall with this location and draws two cards (GT-33).

    ``routes`` are the fewest of its own that lead there, in order; so in what follows.
    """

    seat: int
    location: str
    routes: tuple[str, ...]


class TrickOrTreat(Event, frozen=True, tag="trick-or-treat"):
    """A seat connected Dark Forest and Seashore; it now has so many tickets (GT-32)."""

    seat: int
    completed: int
    routes: tuple[str, ...]


class Completed(Event, frozen=True, tag="completed"):
    """A seat completed and revealed a ticket; it now has so many (GT-30)."""

    seat: int
    ticket: str
    completed: int
    routes: tuple[str, ...]


class DrewTicket(Event, frozen=True, tag="drew-ticket"):
    """A seat drew a ticket; only they know which (GT-25, GT-30)."""

    seat: int
    ticket: str | None


class TicketsDiscarded(Event, frozen=True, tag="tickets-discarded"):
    """A seat discarded these tickets for all to see (GT-25)."""

    seat: int
    tickets: tuple[str, ...]


class TicketsReshuffled(Event, frozen=True, tag="tickets-reshuffled"):
    """The discarded tickets became the deck (GT-27)."""

    cards: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat had nothing to do (GT-26)."""

    seat: int


class LastCarriage(Event, frozen=True, tag="last-carriage"):
    """A seat placed its last carriage (GT-41)."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over (GT-40 to GT-42)."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


EVENTS = (
    Began,
    DealtFloat,
    DealtTicket,
    PlayBegan,
    Drew,
    FloatsReshuffled,
    Claimed,
    TownHall,
    TrickOrTreat,
    Completed,
    DrewTicket,
    TicketsDiscarded,
    TicketsReshuffled,
    Passed,
    LastCarriage,
    Ended,
)
