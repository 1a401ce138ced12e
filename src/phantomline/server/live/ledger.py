"""What the database knows of tables beside their logs: the lobby, whose seats, who won.

All of it follows from the logs and is only kept so that it can be looked up. It is written a
moment after the entry that changed it, and written again when the table is next loaded.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from phantomline.points import tallies_of
from phantomline.server.people.data import without_names
from phantomline.server.people.history import names_of, note_result
from phantomline.server.store.queries import put_seats
from phantomline.server.store.schema import tables
from phantomline.server.table.messages import Summary
from phantomline.server.table.table import Table

__all__ = ["Note"]


class Note:
    """How a table stands, taken down at one moment and written later by another thread."""

    def __init__(self, table: Table, summary: Summary) -> None:
        created = table.created
        assert created is not None
        self.id = table.id
        self.row: dict[str, Any] = {
            "status": table.status,
            "host": table.host,
            "public": created.settings.public,
            "rated": created.settings.rated,
            "touched": table.touched,
            "summary": msgspec.to_builtins(summary),
        }
        if table.status in ("over", "closed"):
            self.row["code"] = None  # it may be given to another table
        self.people = {
            place: seat.player for place, seat in enumerate(table.seats) if seat.player is not None
        }
        self._result: Callable[[Connection], object] | None = None
        if table.outcome is not None:
            self._result = partial(
                note_result,
                table=table.id,
                game=created.settings.game,
                at=table.touched,
                people=[seat.player for seat in table.seats],
                outcome=table.outcome,
                lowest_wins=table.game.facts.lowest_wins,
                rated=created.settings.rated,
                called={
                    place: seat.called
                    for place, seat in enumerate(summary.seats)
                    if seat.called is not None
                },
                left=[place for place, seat in enumerate(table.seats) if not seat.human],
                tallies=partial(
                    tallies_of, table.game, table.first_state(), tuple(table.steps), table.state
                ),
            )

    def write(self, db: Connection) -> None:
        """Write it down, unless something later has been."""
        older = (tables.c.id == self.id) & (tables.c.touched <= self.row["touched"])
        if not db.execute(select(tables.c.id).where(older).with_for_update()).all():
            return
        # Another node, or this one a moment ago, may know names that were deleted meanwhile.
        people = set(self.people.values())
        gone = people - names_of(db, people).keys()
        told = without_names(self.row["summary"], gone)
        db.execute(update(tables).where(older).values(self.row | {"summary": told}))
        put_seats(db, self.id, self.people)
        if self._result is not None:
            self._result(db)
