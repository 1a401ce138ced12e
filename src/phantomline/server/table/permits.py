"""Who may ask something of a table, and when."""

from phantomline.core import SPECTATOR, Viewer
from phantomline.server.errors import Refusal
from phantomline.server.table.parts import Seat
from phantomline.server.table.table import Table

__all__ = ["check_host", "check_playing", "own_seat", "place_of", "seat_at"]


def seat_at(table: Table, place: int) -> Seat:
    """Return a seat, if there is one."""
    if not 0 <= place < len(table.seats):
        raise Refusal("no-such-seat", seats=len(table.seats))
    return table.seats[place]


def own_seat(table: Table, place: int, player: str | None) -> Seat:
    """Return a seat that is this player's."""
    seat = seat_at(table, place)
    if player is None or seat.player != player:
        raise Refusal("not-your-seat")
    return seat


def place_of(table: Table, player: str | None, *, sole: bool = False) -> Viewer:
    """Return where somebody looks from who names no seat: their first, or beside the table.

    With ``sole`` whoever has several seats looks on until the game has ended, for others may be
    in front of the same screen.
    """
    held = table.held_by(player)
    if not held or (sole and len(held) > 1 and table.status in ("open", "playing")):
        return SPECTATOR
    return held[0]


def check_playing(table: Table) -> None:
    """Raise `Refusal` unless the game is under way."""
    if table.status == "open":
        raise Refusal("not-started")
    if table.status != "playing":
        raise Refusal(table.status)


def check_host(table: Table, player: str | None) -> None:
    """Raise `Refusal` for everyone but the host."""
    if player is None or table.host != player:
        raise Refusal("host-only")
