"""One result for each player and table, and whether its points are really theirs."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

results = sa.table(
    "results",
    sa.column("table_id", sa.Text),
    sa.column("seat", sa.Integer),
    sa.column("player", sa.Text),
    sa.column("handed", sa.Boolean),
    sa.column("shared", sa.Boolean),
)
tables = sa.table("tables", sa.column("id", sa.Text), sa.column("summary", sa.JSON))
players = sa.table("players", sa.column("id", sa.Text), sa.column("name", sa.Text))


def upgrade() -> None:
    """Keep of games around one screen the seat by the player's own name, or one as shared.

    Points that a bot made, or that nobody counted as a game was given up, are ``handed``.
    """
    for name in ("handed", "shared"):
        op.add_column(
            "results", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    connection = op.get_bind()
    query = (
        sa.select(results.c.table_id, results.c.seat, results.c.player, players.c.name)
        .select_from(results.outerjoin(players, players.c.id == results.c.player))
        .order_by(results.c.table_id, results.c.seat)
    )
    found: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    names: dict[str, str] = {}
    for table, seat, player, name in connection.execute(query).all():
        if player is not None:
            found[table][player].append(seat)
            names[player] = name or ""
    for table, people in found.items():
        asked = sa.select(tables.c.summary).where(tables.c.id == table)
        summary: dict[str, Any] = connection.execute(asked).scalar() or {}
        outcome: dict[str, Any] = summary.get("outcome") or {}
        given_up = outcome.get("reason") == "resigned"
        _settle(connection, table, people, names, summary.get("seats", []), given_up=given_up)


def _settle(
    connection: sa.Connection,
    table: str,
    people: Mapping[str, Sequence[int]],
    names: Mapping[str, str],
    shown: Sequence[Mapping[str, Any]],
    *,
    given_up: bool,
) -> None:
    for player, seats in people.items():
        called = {seat: _at(shown, seat).get("called") or names[player] for seat in seats}
        own = [seat for seat in seats if called[seat].casefold() == names[player].casefold()]
        shared = len(seats) > 1 and len(own) != 1
        kept = seats[0] if shared or len(seats) == 1 else own[0]
        handed = given_up or bool(_at(shown, kept).get("bot"))
        here = (results.c.table_id == table) & (results.c.player == player)
        if len(seats) > 1:
            connection.execute(sa.delete(results).where(here & (results.c.seat != kept)))
        if handed or shared:
            connection.execute(sa.update(results).where(here).values(handed=handed, shared=shared))


def _at(shown: Sequence[Mapping[str, Any]], seat: int) -> Mapping[str, Any]:
    return shown[seat] if seat < len(shown) else {}
