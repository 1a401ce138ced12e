"""A table in memory with its log, for tests that need neither a server nor a database."""

from random import Random
from typing import Any

from phantomline import load
from phantomline.core import Action, Game
from phantomline.server.table.commands import Command, Move, PutBot, Sit, Start
from phantomline.server.table.deciding import decide
from phantomline.server.table.entries import AnyEntry, Created, read_entry, write_entry
from phantomline.server.table.fate import commitment_of
from phantomline.server.table.parts import Change
from phantomline.server.table.settings import Clock, Settings
from phantomline.server.table.table import Table

SECRET = bytes(range(32))


class Played:
    """A table, the log it came from, and a clock that moves when told."""

    def __init__(
        self,
        game: Game[Any],
        people: list[str | None],
        *,
        clock: Clock | None = None,
        rated: bool = False,
        options: dict[str, Any] | None = None,
        start: bool = True,
    ) -> None:
        self.game = game
        self.now = 1_000_000
        self.table = Table("t", game, SECRET)
        self.log: list[bytes] = []
        settings = Settings(
            game=game.facts.id,
            seats=len(people),
            options=options or {},
            clock=clock,
            rated=rated,
        )
        self.host = next(person for person in people if person is not None)
        self.fold(
            Created(
                at=self.now,
                by=self.host,
                settings=settings,
                rules=game.facts.rules,
                edition=game.facts.edition,
                commitment=commitment_of(SECRET),
            )
        )
        for seat, person in enumerate(people):
            if person is None:
                self.do(PutBot(seat, "random"), self.host)
            else:
                self.do(Sit(seat, f"nonce of {person}"), person)
        if start:
            self.do(Start(), self.host)

    def fold(self, entry: AnyEntry) -> None:
        self.log.append(write_entry(entry))
        self.table.fold(entry)

    def do(self, command: Command, player: str | None) -> Change:
        change = decide(self.table, command, player, self.now)
        # What is not in the log has not happened: the change goes through it.
        self.log.append(write_entry(change.entry))
        self.table.commit(change)
        return change

    def move(self, seat: int, action: Action, id: str = "") -> Change:
        player = self.table.seats[seat].player
        bot = self.table.seats[seat].bot is not None
        command = Move(seat, self.table.seq, action, id, bot=bot)
        return self.do(command, None if bot else player)

    def move_any(self, rng: Random) -> Change:
        seat = rng.choice(self.table.actors())
        return self.move(seat, rng.choice(self.game.legal(self.table.state, seat)))

    def again(self) -> Table:
        """Read the whole log into a new table."""
        table = Table("t", self.game, SECRET)
        for line in self.log:
            table.fold(read_entry(line))
        return table


def ghosts(*people: str | None, **more: Any) -> Played:
    return Played(load("ghosts"), list(people), **more)


def told(table: Table) -> dict[str, Any]:
    """Return all that a table knows, to compare it with another."""
    game = table.game
    clocks = table.clocks
    return {
        "seq": table.seq,
        "status": table.status,
        "host": table.host,
        "seats": [(seat.player, seat.bot, seat.nonce, seat.resigned) for seat in table.seats],
        "steps": table.steps,
        "turns": [(turn.seq, turn.seat, turn.steps) for turn in table.turns],
        "drawn": (table.drawn, table.undone),
        "since": table.since,
        "ids": table.ids,
        "asked": None if table.asked is None else (table.asked.seat, table.asked.agreed),
        "clocks": None if clocks is None else (clocks.left, clocks.since),
        "outcome": table.outcome,
        "rematch": table.rematch,
        "views": None
        if table.state is None
        else [game.view(table.state, seat) for seat in range(len(table.seats))],
    }
