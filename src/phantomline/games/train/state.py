"""The state of a game of Ghost Train."""

from typing import Final, TypeVar

from phantomline.core import Outcome
from phantomline.core.value import Value
from phantomline.games.train.town import Town

__all__ = [
    "ALL_PASSED",
    "BONUS",
    "DEALING",
    "DEALT",
    "DEALT_TICKETS",
    "DRAWING",
    "GOING_ON",
    "LAST_CARRIAGE",
    "OVER",
    "PHASES",
    "PLAYING",
    "REASONS",
    "SIXTH_TICKET",
    "STALEMATE",
    "STARTING",
    "TICKETS",
    "TO_CRYPT",
    "TO_MANSION",
    "TRICK_OR_TREAT",
    "State",
    "first_state",
    "replaced",
    "result",
    "score",
]

# Phases. In BONUS a seat draws float cards for the Town Hall, in TICKETS it draws tickets.
STARTING: Final = 0
DEALING: Final = 1
PLAYING: Final = 2
DRAWING: Final = 3
BONUS: Final = 4
TICKETS: Final = 5
OVER: Final = 6
PHASES: Final = ("starting", "dealing", "playing", "drawing", "bonus", "tickets", "over")

# How the game ended.
GOING_ON: Final = 0
SIXTH_TICKET: Final = 1
LAST_CARRIAGE: Final = 2
ALL_PASSED: Final = 3
STALEMATE: Final = 4
REASONS: Final = ("", "sixth-ticket", "last-carriage", "all-passed", "stalemate")

# Bonuses a seat has had, as flags.
TRICK_OR_TREAT: Final = 1
TO_CRYPT: Final = 2
TO_MANSION: Final = 4

T = TypeVar("T")

CARRIAGES: Final = 20
# The deal gives a seat its float cards first, then its tickets (GT-10).
DEALT: Final = 6
DEALT_TICKETS: Final = 2


class State(Value):
    """Everything there is to know, hidden or not. Treat it as a value: `apply` makes new ones.

    ``turn`` is the seat on turn, or being dealt to, and ``due`` counts the cards
    it still gets from chance. ``passes`` counts the turns in a row in which
    someone passed.

    ``hands``, ``deck`` and ``discards`` are bags of float cards. The deck was made
    of the bag ``source``, from which the seats have ``drawn`` the rest: what
    everyone saw go into a new deck is no secret once they draw from it.

    A seat holds ``tickets`` in the order it drew them. Each remaking of the ticket
    deck begins an ``era``; ``eras`` says from which era's deck each ticket came.

    ``routes`` and ``completed`` hold names, since views share them. ``taken`` is
    the set of all claimed routes, ``barred`` the twins that a seat may not
    claim, and ``networks`` the groups of locations a seat has connected.
    """

    def __init__(
        self,
        phase: int,
        ending: int,
        starter: int,
        turn: int,
        due: int,
        passes: int,
        hands: tuple[int, ...],
        deck: int,
        discards: int,
        source: int,
        drawn: tuple[int, ...],
        tickets: tuple[tuple[int, ...], ...],
        eras: tuple[tuple[int, ...], ...],
        era: int,
        ticket_deck: int,
        ticket_discards: int,
        completed: tuple[tuple[str, ...], ...],
        bonuses: tuple[int, ...],
        carriages: tuple[int, ...],
        routes: tuple[tuple[str, ...], ...],
        taken: int,
        barred: tuple[int, ...],
        networks: tuple[tuple[int, ...], ...],
    ) -> None:
        self.phase = phase
        self.ending = ending
        self.starter = starter
        self.turn = turn
        self.due = due
        self.passes = passes
        self.hands = hands
        self.deck = deck
        self.discards = discards
        self.source = source
        self.drawn = drawn
        self.tickets = tickets
        self.eras = eras
        self.era = era
        self.ticket_deck = ticket_deck
        self.ticket_discards = ticket_discards
        self.completed = completed
        self.bonuses = bonuses
        self.carriages = carriages
        self.routes = routes
        self.taken = taken
        self.barred = barred
        self.networks = networks

    def copy(self) -> "State":
        """Return a fresh state for one step to write its changes into."""
        return State(
            self.phase,
            self.ending,
            self.starter,
            self.turn,
            self.due,
            self.passes,
            self.hands,
            self.deck,
            self.discards,
            self.source,
            self.drawn,
            self.tickets,
            self.eras,
            self.era,
            self.ticket_deck,
            self.ticket_discards,
            self.completed,
            self.bonuses,
            self.carriages,
            self.routes,
            self.taken,
            self.barred,
            self.networks,
        )

    def key(self) -> tuple[object, ...]:
        """Return all fields."""
        return (
            self.phase,
            self.ending,
            self.starter,
            self.turn,
            self.due,
            self.passes,
            self.hands,
            self.deck,
            self.discards,
            self.source,
            self.drawn,
            self.tickets,
            self.eras,
            self.era,
            self.ticket_deck,
            self.ticket_discards,
            self.completed,
            self.bonuses,
            self.carriages,
            self.routes,
            self.taken,
            self.barred,
            self.networks,
        )


def first_state(town: Town, players: int, start: int | None) -> State:
    """Return the table before the deal (GT-01 to GT-03)."""
    starter = 0 if start is None else start
    none: tuple[tuple[str, ...], ...] = ((),) * players
    empty: tuple[tuple[int, ...], ...] = ((),) * players
    return State(
        phase=STARTING if start is None else DEALING,
        ending=GOING_ON,
        starter=starter,
        turn=starter,
        due=0 if start is None else DEALT,
        passes=0,
        hands=(0,) * players,
        deck=town.floats,
        discards=0,
        source=town.floats,
        drawn=(0,) * players,
        tickets=empty,
        eras=empty,
        era=0,
        ticket_deck=town.tickets,
        ticket_discards=0,
        completed=none,
        bonuses=(0,) * players,
        carriages=(CARRIAGES,) * players,
        routes=none,
        taken=0,
        barred=(0,) * players,
        networks=empty,
    )


def score(state: State, seat: int) -> int:
    """Return a seat's completed tickets, the bonus card included (GT-32)."""
    return len(state.completed[seat]) + (state.bonuses[seat] & TRICK_OR_TREAT)


def result(state: State) -> Outcome | None:
    """Return how the game ended, or ``None`` while it goes on (GT-40 to GT-42)."""
    if state.ending == GOING_ON:
        return None
    scores = [score(state, seat) for seat in range(len(state.hands))]
    most = max(scores)
    winners = [seat for seat, points in enumerate(scores) if points == most]
    return Outcome(REASONS[state.ending], tuple(winners), tuple(scores))


def replaced(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return the values of all seats with this seat's replaced."""
    return values[:seat] + (value,) + values[seat + 1 :]
