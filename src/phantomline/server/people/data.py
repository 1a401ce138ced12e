"""Everything kept about one person: taking it along, and having it deleted.

What is deleted is gone at once, but a game belongs to everyone who played it: its log keeps the
random id, which then leads nowhere, and whoever sat there is shown as a ghost.
"""

from collections.abc import Container, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from phantomline.points import Tally
from phantomline.server.people.guests import Guest
from phantomline.server.people.history import Played, Statistics, games_of, statistics_of
from phantomline.server.people.ratings import Rating, ratings_of
from phantomline.server.store.schema import chat, keys, players, ratings, results, seats, tables

__all__ = ["Everything", "Said", "delete_guest", "export_guest", "without_names"]

ALL = 1_000_000


class Said(msgspec.Struct, frozen=True):
    """One line that somebody said at a table."""

    table: str
    at: int
    text: str


class Device(msgspec.Struct, frozen=True):
    """A browser, or a recovery code, that can play as this person."""

    kind: str
    created: int


class Taken(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that somebody has or had, and what whoever played there was called."""

    table: str
    seat: int
    called: str | None = None


class Finished(Played, frozen=True):
    """A game with where its points came from; ``handed`` are those that are not one's own."""

    tally: Tally | None = None
    handed: bool = False


class Everything(msgspec.Struct, frozen=True):
    """All that is kept about one person, except the hashes of their keys.

    ``hosted`` are the tables that are theirs, whether they ever sat there or not.
    """

    person: Guest
    keys: list[Device]
    statistics: dict[str, Statistics]
    ratings: dict[str, Rating]
    games: list[Finished]
    hosted: list[str]
    seats: list[Taken]
    chat: list[Said]


def export_guest(connection: Connection, guest: Guest) -> Everything:
    """Return all that is kept about somebody."""
    mine = select(keys.c.kind, keys.c.created).where(keys.c.player == guest.id)
    joined = seats.join(tables, tables.c.id == seats.c.table_id)
    taken = select(seats.c.table_id, seats.c.seat, tables.c.summary).select_from(joined)
    taken = taken.where(seats.c.player == guest.id)
    hosted = select(tables.c.id).where(tables.c.host == guest.id)
    said = select(chat.c.table_id, chat.c.at, chat.c.text).where(chat.c.player == guest.id)
    return Everything(
        person=guest,
        keys=[Device(*row) for row in connection.execute(mine.order_by(keys.c.created))],
        statistics=statistics_of(connection, guest.id),
        ratings=ratings_of(connection, guest.id),
        games=_finished(connection, guest.id),
        hosted=list(connection.execute(hosted.order_by(tables.c.created)).scalars()),
        seats=[
            Taken(table, seat, _called(summary, seat))
            for table, seat, summary in connection.execute(taken)
        ],
        chat=[Said(*row) for row in connection.execute(said.order_by(chat.c.at))],
    )


def _called(summary: Mapping[str, Any], seat: int) -> str | None:
    shown = summary.get("seats", [])
    called: str | None = shown[seat].get("called") if seat < len(shown) else None
    return called


def _finished(connection: Connection, id: str) -> list[Finished]:
    query = select(results.c.table_id, results.c.seat, results.c.tally, results.c.handed)
    kept: dict[tuple[str, int], tuple[Tally | None, bool]] = {
        (table, seat): (msgspec.convert(tally, Tally | None), handed)
        for table, seat, tally, handed in connection.execute(query.where(results.c.player == id))
    }
    games = games_of(connection, id, ALL)
    beside = [kept[one.table, one.seat] for one in games]
    return [
        Finished(**msgspec.structs.asdict(one), tally=tally, handed=handed)
        for one, (tally, handed) in zip(games, beside, strict=True)
    ]


def delete_guest(connection: Connection, id: str) -> None:
    """Delete all that is kept about somebody, except their random id in logs and seats."""
    _erase_name(connection, id)
    for table in (chat, keys, ratings, results):
        connection.execute(delete(table).where(table.c.player == id))
    connection.execute(delete(players).where(players.c.id == id))


def _erase_name(connection: Connection, id: str) -> None:
    """Take a name out of what is told of tables without reading their logs."""
    theirs = select(seats.c.table_id).where(seats.c.player == id)
    query = select(tables.c.id, tables.c.summary).where(tables.c.id.in_(theirs))
    # What other nodes write meanwhile waits, and then finds that there is no such person.
    for table, summary in connection.execute(query.order_by(tables.c.id).with_for_update()).all():
        change = update(tables).where(tables.c.id == table)
        connection.execute(change.values(summary=without_names(summary, {id})))


def without_names(summary: Mapping[str, Any], gone: Container[str]) -> dict[str, Any]:
    """Return what is told of a table without the names of those who are gone."""
    told = [
        {**seat, "name": "", "called": None} if seat.get("player") in gone else seat
        for seat in summary.get("seats", [])
    ]
    return {**summary, "seats": told}
