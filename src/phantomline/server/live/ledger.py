"""What the database knows of tables beside their logs: the lobby, whose seats, who won.

All of it follows from the logs and is only kept so that it can be looked up. It is written a
moment after the entry that changed it, and written again when the table is next loaded.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from phantomline.core import Outcome
from phantomline.server.people.ratings import places_of, rate
from phantomline.server.store.schema import results, seats, tables
from phantomline.server.table.messages import Summary
from phantomline.server.table.table import Table

__all__ = ["Note", "places_at"]


class Note:
    """How a table stands, taken down at one moment and written later by another thread."""

    def __init__(self, table: Table, summary: Summary) -> None:
        created = table.created
        assert created is not None
        self.id = table.id
        self.row: dict[str, Any] = {
            "status": table.status,
            "host": table.host,
            "touched": table.touched,
            "summary": msgspec.to_builtins(summary),
        }
        if table.status in ("over", "closed"):
            self.row["code"] = None  # it may be given to another table
        self.seats = [
            {"table_id": table.id, "seat": place, "player": seat.player}
            for place, seat in enumerate(table.seats)
            if seat.player is not None
        ]
        self.game = created.settings.game
        self.rated = created.settings.rated
        self.results: list[dict[str, Any]] = []
        if table.outcome is not None:
            self.results = self._results(table, table.outcome)

    def _results(self, table: Table, outcome: Outcome) -> list[dict[str, Any]]:
        places = places_at(table, outcome)
        share = 1 / len(outcome.winners)
        return [
            {
                "table_id": table.id,
                "seat": place,
                "player": seat.player,
                "game": self.game,
                "at": table.touched,
                "place": places[place],
                "score": outcome.scores[place] if outcome.scores else 0,
                "won": share if place in outcome.winners and seat.human else 0.0,
                "rated": self.rated,
            }
            for place, seat in enumerate(table.seats)
            if seat.player is not None
        ]

    def write(self, db: Connection) -> None:
        """Write it down, unless something later has been."""
        older = (tables.c.id == self.id) & (tables.c.touched <= self.row["touched"])
        if db.execute(update(tables).where(older).values(self.row)).rowcount == 0:
            return
        db.execute(delete(seats).where(seats.c.table_id == self.id))
        if self.seats:
            db.execute(insert(seats), self.seats)
        if self.results and not self._known(db):
            db.execute(insert(results), self.results)
            if self.rated:
                rate(db, self.game, {row["player"]: row["place"] for row in self.results})

    def _known(self, db: Connection) -> bool:
        query = select(results.c.seat).where(results.c.table_id == self.id)
        return db.execute(query).first() is not None


def places_at(table: Table, outcome: Outcome) -> Sequence[int]:
    """Return every seat's place; whoever left the game to a bot comes last."""
    last = len(table.seats)
    if outcome.scores:
        places = places_of(outcome, lowest_wins=table.game.facts.lowest_wins)
    else:
        places = tuple(1 if seat in outcome.winners else 2 for seat in range(last))
    return [
        last if seat.player is not None and not seat.human else place
        for seat, place in zip(table.seats, places, strict=True)
    ]
