"""What somebody leaves behind at a table who is gone for good.

Others are to play on as if that person had left: the seat becomes free before the start, and a
bot's during the game. Whoever hosts the table passes it on; without anybody to pass it on to, it
is closed.
"""

from phantomline.server.table.commands import Depart
from phantomline.server.table.entries import Closed, Handed, Hosted, Stood
from phantomline.server.table.table import Table

__all__ = ["departing"]

Entry = Stood | Handed | Hosted | Closed


def departing(
    table: Table, command: Depart, player: str | None, now: int, stand_in: str
) -> Entry | None:
    """Return what is to be done next, one seat at a time; ``None`` once nothing is left."""
    if table.status not in ("open", "playing"):
        return None
    held = table.held_by(player)
    if table.status == "playing":
        held = [place for place in held if table.seats[place].human]
    hosts = player is not None and table.host == player
    if not held and not hosts:
        return None
    heirs = _heirs(table, command, player)
    if not heirs:
        return Closed(at=now, by=player, why="host")
    if held and table.status == "open":
        return Stood(at=now, by=player, seat=held[0])
    if held:
        return Handed(at=now, by=player, seat=held[0], bot=stand_in, why="left")
    return Hosted(at=now, by=player, seat=heirs[0])


def _heirs(table: Table, command: Depart, player: str | None) -> list[int]:
    """Return the seats of others, those first who are not in a bot's care just now."""
    others = [
        place
        for place, seat in enumerate(table.seats)
        if seat.player in command.others and seat.player != player and not seat.resigned
    ]
    return sorted(others, key=lambda place: not table.seats[place].human)
