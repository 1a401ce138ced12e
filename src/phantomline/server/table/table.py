"""One table: what its log says, folded into seats, clocks and the state of the game.

A table knows no database, no socket and no time of its own. It changes by entries alone:
`deciding.decide` turns a command into a `Change`, and once its entry is safe in the log
`Table.commit` makes it so. Reading the log back is `Table.fold`, entry by entry.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from phantomline.core import Action, Actor, Game, Outcome
from phantomline.core.wire import CHANCE
from phantomline.server.table.clocks import Clocks
from phantomline.server.table.entries import (
    Answered,
    AnyEntry,
    Arranged,
    Asked,
    Closed,
    Created,
    Handed,
    Hosted,
    Moved,
    Rematched,
    Resigned,
    Returned,
    Sat,
    Started,
    Stood,
    TookBack,
)
from phantomline.server.table.fate import Fate, seed_of
from phantomline.server.table.parts import Change, Moment, Question, Seat, Turn
from phantomline.server.table.settings import Settings

__all__ = ["Status", "Table"]

Status = Literal["open", "playing", "over", "closed"]

REMEMBERED = 64
"""How many of its latest moves a table knows by their ids, for clients that ask twice."""

KEPT_EVERY = 8
"""One state in so many is kept: without any, a log full of moves taken back would take minutes to
read, and all of them would be most of a table's memory."""


class Table:
    """A table as its log tells it up to entry ``seq``."""

    def __init__(
        self,
        id: str,
        game: Game[Any],
        secret: bytes,
        fate: Callable[[bytes], Fate] = Fate,
    ) -> None:
        self.id = id
        self.game = game
        self.secret = secret
        self.make_fate = fate
        self.seq = 0
        self.status: Status = "open"
        self.created: Created | None = None
        self.host: str | None = None
        self.seats: list[Seat] = []
        self.fate: Fate | None = None
        self.state: Any = None
        self.steps: list[tuple[Actor, Action]] = []
        self.turns: list[Turn] = []
        # Draws are numbered as they come and never again, whatever is taken back.
        self.drawn = 0
        self.undone: list[int] = []
        self.since: list[int] = []
        self.ids: dict[tuple[int, str], int] = {}
        self.asked: Question | None = None
        self.clocks: Clocks | None = None
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.touched = 0

    # -- asking --------------------------------------------------------------

    def actors(self) -> tuple[Actor, ...]:
        """Return the seats that may act now."""
        return self.game.actors(self.state) if self.status == "playing" else ()

    def held_by(self, player: str | None) -> list[int]:
        """Return the seats of this player."""
        if player is None:
            return []
        return [place for place, seat in enumerate(self.seats) if seat.player == player]

    def judges(self, asker: int) -> list[int]:
        """Return the seats whose people must agree before ``asker`` may take a move back."""
        asking = self.seats[asker].player
        return [
            place
            for place, seat in enumerate(self.seats)
            if seat.human and not seat.resigned and seat.player != asking
        ]

    def last_turn(self, seat: int) -> Turn | None:
        """Return this seat's latest move in force."""
        for turn in reversed(self.turns):
            if turn.seat == seat:
                return turn
        return None

    def state_before(self, turn: Turn) -> Any:
        """Play again up to just before this turn, from the latest state that was kept."""
        kept = next(
            one
            for one in reversed(self.turns)
            if one.steps <= turn.steps and one.before is not None
        )
        state = kept.before
        for actor, action in self.steps[kept.steps : turn.steps]:
            state = self.game.apply(state, actor, action)
        return state

    # -- changing ------------------------------------------------------------

    def fold(self, entry: AnyEntry) -> Change:
        """Take the next entry from the log and return the change that it made."""
        change = Change(self.seq + 1, entry, self._moments(entry))
        self.commit(change)
        return change

    def commit(self, change: Change) -> None:
        """Make a change whose entry is safe in the log."""
        assert change.seq == self.seq + 1, "a log has no gaps"
        entry = change.entry
        before, steps = self.actors(), len(self.steps)
        self.seq = change.seq
        self.touched = entry.at
        match entry:
            case Moved():
                self._moved(entry, change.moments)
            case Created():
                self.created = entry
                self.host = entry.by
                self._set_up(entry.settings)
            case Arranged():
                assert self.created is not None
                self.created = msgspec.structs.replace(self.created, settings=entry.settings)
                self._set_up(entry.settings)
            case Started():
                self._started(change.moments)
            case TookBack():
                self._take_back(entry.seat)
            case Asked() | Answered():
                self._question(entry)
            case Sat() | Stood() | Handed() | Returned() | Resigned():
                self._seated(entry)
            case Hosted():
                self.host = self.seats[entry.seat].player
            case Rematched():
                self.rematch = entry.table
            case Closed():
                self.status = "closed"
                self.asked = None
        self._attend(entry, () if len(self.steps) < steps else before)

    def _moments(self, entry: AnyEntry) -> list[Moment]:
        """Read what an entry from the log did to the game."""
        codec = self.game.codec
        if isinstance(entry, Started):
            state = self.first_state()
            steps = [(CHANCE, codec.action(draw)) for draw in entry.draws]
        elif isinstance(entry, Moved):
            state = self.state
            steps = [(entry.seat, codec.action(entry.action))]
            steps += [(CHANCE, codec.action(draw)) for draw in entry.draws]
        else:
            return []
        moments: list[Moment] = []
        for actor, action in steps:
            after = self.game.apply(state, actor, action)
            moments.append((state, actor, action, after))
            state = after
        return moments

    def first_state(self) -> Any:
        """Return the state before the deal."""
        assert self.created is not None
        settings = self.created.settings
        return self.game.initial(settings.seats, self.game.codec.options(settings.options))

    def _set_up(self, settings: Settings) -> None:
        seats = settings.seats
        self.seats = self.seats[:seats] + [Seat() for _ in range(seats - len(self.seats))]
        self.since = [0] * seats
        self.clocks = None if settings.clock is None else Clocks(settings.clock, seats)

    def _started(self, moments: Sequence[Moment]) -> None:
        self.status = "playing"
        nonces = [seat.nonce for seat in self.seats]
        self.fate = self.make_fate(seed_of(self.secret, self.id, nonces))
        self.state = self.first_state()
        self._play(moments)

    def _moved(self, entry: Moved, moments: Sequence[Moment]) -> None:
        before = None if len(self.turns) % KEPT_EVERY else self.state
        self.turns.append(Turn(self.seq, entry.seat, len(self.steps), before))
        self._play(moments)
        self.asked = None
        if entry.id:
            self.ids[entry.seat, entry.id] = self.seq
            if len(self.ids) > REMEMBERED:
                del self.ids[next(iter(self.ids))]

    def _play(self, moments: Sequence[Moment]) -> None:
        for _, actor, action, after in moments:
            self.steps.append((actor, action))
            self.state = after
            if actor == CHANCE:
                self.drawn += 1
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self.outcome = outcome
            self.status = "over"

    def _question(self, entry: Asked | Answered) -> None:
        if isinstance(entry, Asked):
            self.asked = Question(entry.seat)
            return
        asked = self.asked
        if asked is None:
            return
        if not entry.yes:
            self.asked = None
            return
        # One person at several seats answers once.
        person = self.seats[entry.seat].player
        asked.agreed.update(self.held_by(person))
        if asked.agreed.issuperset(self.judges(asked.seat)):
            self._take_back(asked.seat)

    def _take_back(self, seat: int) -> None:
        turn = self.last_turn(seat)
        assert turn is not None
        self.state = self.state_before(turn)
        # The latest draws in force are the ones that go: earlier ones may be undone already.
        taken = sum(actor == CHANCE for actor, _ in self.steps[turn.steps :])
        number = self.drawn
        gone = set(self.undone)
        while taken:
            number -= 1
            if number not in gone:
                self.undone.append(number)
                taken -= 1
        self.undone.sort()
        del self.steps[turn.steps :]
        while self.turns and self.turns[-1].seq >= turn.seq:
            self.turns.pop()
        self.asked = None

    def _seated(self, entry: Sat | Stood | Handed | Returned | Resigned) -> None:
        seat = self.seats[entry.seat]
        match entry:
            case Sat():
                seat.player, seat.bot, seat.nonce = entry.player, entry.bot, entry.nonce
                if self.host is None:
                    self.host = entry.player
            case Stood():
                left = seat.player
                seat.player, seat.bot, seat.nonce = None, None, ""
                if left == self.host and not self.held_by(left):
                    # A table without its host goes to whoever sits there, or comes next.
                    self.host = next((one.player for one in self.seats if one.player), None)
            case Handed():
                seat.bot = entry.bot
            case Returned():
                seat.bot = None
                if self.clocks is not None:
                    self.clocks.welcome(entry.seat)
            case Resigned():
                seat.bot = entry.bot
                seat.resigned = True
                standing = [place for place, one in enumerate(self.seats) if not one.resigned]
                if len(standing) == 1:
                    self.outcome = Outcome("resigned", tuple(standing), (0,) * len(self.seats))
                    self.status = "over"
        self.asked = None  # those who were asked are no longer the same

    def _attend(self, entry: AnyEntry, before: tuple[Actor, ...]) -> None:
        """Note whose decision is new to them since ``before``, and let the right clocks run."""
        now = self.actors()
        mover = entry.seat if isinstance(entry, Moved) else None
        for place, seat in enumerate(self.seats):
            acts = place in now
            fresh = acts and (place not in before or place == mover)
            if fresh:
                self.since[place] = self.seq
            clocks = self.clocks
            if clocks is not None:
                if fresh or not acts or not seat.human:
                    clocks.stop(place, entry.at, moved=place == mover)
                if acts and seat.human:
                    clocks.start(place, entry.at)
