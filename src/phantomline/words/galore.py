"""What the tiles, spaces and paths of Ghosts Galore are called."""

from typing import Any, Final, cast

from phantomline.core import Game
from phantomline.games.galore import Galore
from phantomline.games.galore.edition import Face
from phantomline.games.galore.pieces import MONSTERS, TRACKS
from phantomline.words.catalogue import Catalogue
from phantomline.words.phrases import Params, Phrases, plain

__all__ = ["GalorePhrases"]


class GalorePhrases(Phrases):
    """The words of Ghosts Galore. A tile is told by its number and by what its face shows."""

    def __init__(self, catalogue: Catalogue, game: Game[Any]) -> None:
        super().__init__(catalogue, game)
        assert isinstance(game, Galore)
        self.faces: Final = game.tables.edition.faces

    def piece(self, field: str, value: object) -> Params:
        """Name a tile, a space or a turn; a sentence about a path counts its sections."""
        if field == "tile" and isinstance(value, int):
            return {"tile": str(value), "face": self.face(value)}
        if field == "returned":
            return {"returned": str(value)}
        if field == "tiles" and isinstance(value, tuple):
            tiles = cast("tuple[int, ...]", value)
            return {"tiles": self.join([str(tile) for tile in tiles]), "count": len(tiles)}
        if field == "cell" and isinstance(value, int):
            # People count the nine spaces from 1.
            return {"cell": value + 1, "place": self.say("galore-place", cell=value + 1)}
        if field == "rotation" and isinstance(value, int):
            return {"rotation": value, "turned": self.say("galore-turned", rotation=value)}
        if field == "cells" and isinstance(value, tuple):
            return {"sections": len(cast("tuple[int, ...]", value))}
        if field == "points" and isinstance(value, tuple):
            return {}
        return {field: plain(value)}

    def face(self, tile: int) -> str:
        """Return what a tile shows: its track, monsters and diamonds."""
        return self.described(self.faces[tile - 1]) if 1 <= tile <= len(self.faces) else "?"

    def described(self, face: Face) -> str:
        """Return a face in words: "curve: ghost, 2 bats, diamond of 3"."""
        kinds = [kind for kind, _ in face.monsters]
        shown = [
            self.say(f"galore-monster-{MONSTERS[kind]}", count=kinds.count(kind))
            for kind in dict.fromkeys(kinds)
        ]
        if face.diamonds:
            values = self.join([str(value) for value in face.diamonds])
            shown.append(self.say("galore-diamonds", count=len(face.diamonds), values=values))
        track = self.say(f"galore-track-{TRACKS[face.track]}")
        return f"{track}: {', '.join(shown)}" if shown else track
