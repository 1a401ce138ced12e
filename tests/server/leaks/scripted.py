"""`phantomline serve` with a fate that reads its draws from a file, and leaks on demand.

    python -m tests.server.leaks.scripted SCRIPT serve ...

The file is read whenever a game starts, so that one server can play any number of scripts, one
after the other. A script may also name a leak: a mistake such as anyone could make in the
server, by which the tests show that they would catch it.
"""

import logging
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from phantomline.bots import Suggestion
from phantomline.cli import main
from phantomline.core import SPECTATOR, Action, Game, Record, View, Viewer
from phantomline.server.http import app
from phantomline.server.http.routes import described, hints, moments, prospects, replays
from phantomline.server.live import room, visit
from phantomline.server.live.rooms import Rooms
from phantomline.server.live.thinkers import Thinkers
from phantomline.server.table import recording, telling
from phantomline.server.table.entries import AnyEntry
from phantomline.server.table.fate import Fate
from phantomline.server.table.messages import Refused, ServerMessage, Told, encode
from phantomline.server.table.parts import Change
from phantomline.server.table.table import Table

__all__ = ["LEAKS", "Script"]

LEAKS = (
    *("news", "view", "welcome", "story", "moment", "words", "prospects"),
    *("advice", "hint", "replay", "refusal", "length", "log"),
)
ROUNDS = 8
"""How long a hint is thought over: by the clock no two would be the same."""


class Script(msgspec.Struct):
    """What fate decides, draw by draw, and by which mistake the server gives some of it away."""

    draws: list[Any] = []
    leak: str | None = None


class ScriptedFate(Fate):
    """Decides as the script says."""

    def __init__(self, seed: bytes, script: Path) -> None:
        super().__init__(seed)
        CURRENT.script = msgspec.json.decode(script.read_bytes(), type=Script)

    def draw(self, game: Game[Any], state: Any, draw: int) -> Action:  # noqa: ARG002 fate is asked so
        """Return what the script says for this draw."""
        action = game.codec.action(CURRENT.script.draws[draw])
        CURRENT.drawn = repr(action)
        if CURRENT.leaks("log"):
            logging.getLogger("phantomline").warning("drew %s", action)
        return action


class Current:
    """The script in force, and the latest draw."""

    def __init__(self) -> None:
        self.script = Script()
        self.drawn = ""
        self.place: Path | None = None
        self._leak: tuple[int, str | None] = (0, None)

    def leaks(self, what: str) -> bool:
        """Say whether this is the leak now: people come before a game starts."""
        if self.place is None:
            return False
        written = self.place.stat().st_mtime_ns
        if self._leak[0] != written:
            script = msgspec.json.decode(self.place.read_bytes(), type=Script)
            self._leak = (written, script.leak)
        return self._leak[1] == what


CURRENT = Current()


def neighbour(table: Table, viewer: Viewer) -> Viewer:
    return 0 if viewer == SPECTATOR else (viewer + 1) % len(table.seats)


def tell(table: Table, change: Change, viewer: Viewer) -> Told:
    """Tell everyone what their neighbour may know, if that is the leak."""
    return telling.tell(
        table, change, neighbour(table, viewer) if CURRENT.leaks("news") else viewer
    )


def view_of(table: Table, viewer: Viewer, leak: str) -> View | None:
    return telling.view_of(table, neighbour(table, viewer) if CURRENT.leaks(leak) else viewer)


def narrate(
    table: Table, entries: list[AnyEntry], viewer: Viewer, since: int, until: int
) -> list[Told]:
    """Tell a newcomer what their neighbour saw, if that is the leak."""
    if CURRENT.leaks("story"):
        # Who sits where is only known once the entries are folded: three at our tables.
        viewer = (viewer + 1) % 3
    return telling.narrate(table, entries, viewer, since, until)


def record_in(table: Table) -> Record:
    """Return the game before it has ended, if that is the leak."""
    if not CURRENT.leaks("replay") or table.created is None or table.state is None:
        return recording.record_in(table)
    settings = table.created.settings
    options = table.game.codec.options(settings.options)
    return Record.of(table.game, settings.seats, options, table.steps, None)


def refused(**fields: Any) -> Refused:
    if CURRENT.leaks("refusal"):
        fields["params"] = {"because": CURRENT.drawn}
    return Refused(**fields)


class CountingThinkers(Thinkers):
    """Thinks hints over for so many rounds."""

    async def advise(
        self,
        game: Game[Any],
        edition: str | None,
        view: View,
        rounds: int | None = ROUNDS,
    ) -> list[Suggestion]:
        """Advise, and let what is expected depend on the latest draw, if that is the leak."""
        advice = await super().advise(game, edition, view, rounds)
        if not CURRENT.leaks("hint"):
            return advice
        more = sum(CURRENT.drawn.encode()) % 61
        return [msgspec.structs.replace(one, score=(one.score or 0) + more) for one in advice]


def encode_longer(message: ServerMessage) -> str:
    """Let a message's length depend on the latest draw, if that is the leak."""
    return encode(message) + " " * (sum(CURRENT.drawn.encode()) % 61 * CURRENT.leaks("length"))


def prepare(script: Path) -> None:
    """Put the script's fate, and the leaks, where the server looks for its own."""
    CURRENT.place = script
    put(app, Rooms=partial(Rooms, fate=partial(ScriptedFate, script=script)))
    put(app, Thinkers=CountingThinkers)
    put(room, tell=tell, view_of=partial(view_of, leak="view"), encode=encode_longer)
    put(visit, narrate=narrate, view_of=partial(view_of, leak="welcome"), Refused=refused)
    put(moments, view_of=partial(view_of, leak="moment"))
    put(described, view_of=partial(view_of, leak="words"))
    put(prospects, view_of=partial(view_of, leak="prospects"))
    put(hints, view_of=partial(view_of, leak="advice"))
    put(replays, record_in=record_in)
    # The tests move faster than people may.
    put(visit, BURST=1e9, TALK_BURST=1e9)


def put(module: ModuleType, **names: Any) -> None:
    for name, value in names.items():
        assert hasattr(module, name), f"{module.__name__} has no {name} any more"
        setattr(module, name, value)


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))
    sys.argv[:2] = ["phantomline"]
    sys.exit(main())
