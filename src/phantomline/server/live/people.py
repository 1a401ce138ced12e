"""What the people at the tables of this process are called, and what becomes of them elsewhere."""

from collections.abc import Mapping, Sequence
from functools import partial

from sqlalchemy import Connection

from phantomline.server.live.room import MOVED, Room
from phantomline.server.people.history import names_of
from phantomline.server.store.errors import StoreUnavailable
from phantomline.server.store.store import Store

__all__ = ["PERSON", "People"]

PERSON = 0
"""Instead of a number in a table's log: the news is about a person."""

MOST_LOOKED_UP = 1_000


class People:
    """Knows the names of those who were met, and tells the tables of theirs when these change."""

    def __init__(self, store: Store, rooms: Mapping[str, Room]) -> None:
        self.names: dict[str, str] = {}
        self._store = store
        self._rooms = rooms

    def name(self, player: str) -> str:
        """Return what a player is called; those who have left us have no name."""
        return self.names.get(player, "")

    async def meet(self, players: Sequence[str | None]) -> None:
        """Learn the names of these players."""
        strangers = {player for player in players if player and player not in self.names}
        if strangers:
            self.names.update(await self._store.read(lambda db: names_of(db, sorted(strangers))))

    def rename(self, player: str, name: str) -> None:
        """Call somebody by another name, at once at every table of theirs that is here."""
        self.names[player] = name
        for room in self._rooms.values():
            if room.table.held_by(player):
                room.tell_names()

    def forget(self, player: str) -> None:
        """Let go of somebody who has deleted their data: their name, and their open sockets."""
        self.names.pop(player, None)
        for room in self._rooms.values():
            for connection in room.connections:
                if connection.player == player:
                    connection.close(MOVED)
            held = room.table.held_by(player)
            for seat in held:
                room.called.pop(seat, None)
            if held:
                room.tell_names()

    def announce(self, db: Connection, player: str) -> None:
        """Let the other nodes look up what has become of somebody; for `Store.also`."""
        self._store.announce(db, player, PERSON)

    async def look_up(self, players: Sequence[str]) -> None:
        """Learn what has become of people whom another node may have renamed or forgotten."""
        for first in range(0, len(players), MOST_LOOKED_UP):
            some = players[first : first + MOST_LOOKED_UP]
            try:
                found = await self._store.read(partial(names_of, ids=some))
            except StoreUnavailable:
                return  # once it is back, all of them are looked up
            for player in some:
                name = found.get(player)
                if name is None:
                    self.forget(player)
                elif self.names.get(player, name) != name:
                    self.rename(player, name)
