"""The games that tables are played with: those of the package, and editions people brought."""

import asyncio
import hashlib
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, select

from phantomline.core import EditionError, Game, UnknownGame
from phantomline.games import GAMES, load
from phantomline.server.errors import Refusal
from phantomline.server.store.schema import editions
from phantomline.server.store.store import Store

__all__ = ["MOST_BYTES", "Editions"]

MOST_BYTES = 256_000
MOST_LOADED = 64


class Editions:
    """Keeps uploaded editions by their hash, and every game that was asked for ready to play."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._loaded: dict[tuple[str, str | None], tuple[Game[Any], str | None]] = {}

    async def game(self, name: str, edition: str | None) -> tuple[Game[Any], str | None]:
        """Return the game, and the file of its edition unless it is the package's own."""
        if name not in GAMES:
            raise UnknownGame(name, GAMES)
        asked = (name, edition)
        found = self._loaded.pop(asked, None) or await self._load(name, edition)
        self._loaded[asked] = found  # the latest comes last
        brought = [one for one in self._loaded if one[1] is not None]
        if len(brought) > MOST_LOADED:
            del self._loaded[brought[0]]
        return found

    async def kept(self, edition: str) -> Game[Any]:
        """Return the game that an edition which is kept here was made for, with its pieces."""
        query = select(editions.c.game).where(editions.c.hash == edition)
        name = await self.store.read(lambda db: db.execute(query).scalar_one_or_none())
        if name is None:
            raise Refusal("no-such-edition")
        game, _ = await self.game(name, edition)
        return game

    async def add(self, name: str, text: str) -> str:
        """Keep an edition and return its hash; raises `EditionError` if it cannot be played."""
        if name not in GAMES:
            raise UnknownGame(name, GAMES)
        if len(text.encode()) > MOST_BYTES:
            raise EditionError("edition", "", f"an edition has at most {MOST_BYTES} bytes")
        key = hashlib.sha256(f"{name}\n{text}".encode()).hexdigest()
        await asyncio.to_thread(load, name, self._write(key, text))

        def work(db: Connection) -> None:
            known = db.execute(select(editions.c.hash).where(editions.c.hash == key)).first()
            if known is None:
                db.execute(insert(editions).values(hash=key, game=name, text=text))

        await self.store.also(work)
        return key

    async def _load(self, name: str, edition: str | None) -> tuple[Game[Any], str | None]:
        if edition is None:
            return await asyncio.to_thread(load, name), None
        query = select(editions.c.text).where(editions.c.hash == edition, editions.c.game == name)
        text = await self.store.read(lambda db: db.execute(query).scalar_one_or_none())
        if text is None:
            raise Refusal("no-such-edition")
        path = self._write(edition, text)
        return await asyncio.to_thread(load, name, path), str(path)

    def _write(self, key: str, text: str) -> Path:
        """Put an edition where bots in other processes can read it too."""
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="phantomline-")
        path = Path(self._folder.name) / f"{key}.toml"
        path.write_text(text, encoding="utf-8")
        return path

    def close(self) -> None:
        """Remove the files."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
