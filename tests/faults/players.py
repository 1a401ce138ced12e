"""People who play as fast as they may, and come back whatever happens to the server.

Each of them remembers all that it was told, what it asked, and what was acknowledged, so that
`tests.faults.truth` can compare it with what the database holds.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.serving import Server

AGAIN = ("store-away", "too-busy", "too-fast")
"""Refusals that say nothing about the move: it may be asked again under the same id."""

PAUSE = 0.05
GONE = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)

HALF = bytes([0x81, 0xFE, 0x01, 0x00]) + b"mask" + b"half of what was to be said"
"""The beginning of a text frame of 256 bytes."""

Shape = tuple[str, int, int]
"""A game, for how many, and how many of them are bots."""

_ids = count(1)


class Player:
    """One seat at one table, played from any of these nodes."""

    pause = PAUSE
    """How many seconds to wait before coming back."""

    def __init__(
        self,
        nodes: Sequence[Server],
        key: str,
        table: str,
        seat: int,
        luck: Random,
        news: asyncio.Event,
    ) -> None:
        self.nodes = nodes
        self.node = 0
        self.key = key
        self.table = table
        self.seat = seat
        self.luck = luck
        self.shape: Shape = ("", 0, 0)
        self.moving = True
        self.log: list[dict[str, Any]] = []
        self.chat: dict[int, str] = {}
        self.view: dict[str, Any] | None = None
        self.over = False
        self.asked: set[str] = set()
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.refusals: Counter[str] = Counter()
        self.sentences: set[str] = set()
        self.codes: list[int] = []
        self.visits = 0
        self.socket: ClientConnection | None = None
        self.news = news
        self._pending: tuple[str, dict[str, Any]] | None = None
        self._sent = False

    @property
    def seen(self) -> int:
        """The number of the latest entry that this player knows."""
        return self.log[-1]["seq"] if self.log else 0

    @property
    def idle(self) -> bool:
        """Whether all that was asked has been answered."""
        return self._pending is None

    def address(self) -> str:
        node = self.nodes[self.node % len(self.nodes)]
        where = f"ws://127.0.0.1:{node.port}/api/tables/{self.table}/live"
        return f"{where}?seat={self.seat}&since={self.seen}"

    def connect(self) -> connect:
        return connect(
            self.address(),
            additional_headers={"cookie": f"phantomline={self.key}"},
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
        )

    async def play(self) -> None:
        """Play until the game is over, with as many connections as it takes."""
        while not self.over:
            try:
                await self.visit()
            except GONE as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.codes.append(error.rcvd.code)
                self.node += 1
                await asyncio.sleep(self.pause)

    async def visit(self) -> None:
        """Play over one connection, until it ends or the game does."""
        async with self.connect() as socket:
            self._sent = False
            try:
                await self.stay(socket)
                await socket.close()
            finally:
                self.socket = None
                socket.transport.abort()  # whoever is called away leaves nothing open

    async def stay(self, socket: ClientConnection) -> None:
        """Hear and answer."""
        while not self.over:
            await self.listen(socket)

    async def listen(self, socket: ClientConnection) -> None:
        """Hear one message, and answer it with a move where there is one to make."""
        self.hear(json.loads(await socket.recv()))
        self.socket = socket
        await self._act(socket)

    async def say(self, text: str) -> None:
        """Write something to the others."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": "chat", "text": text}))

    async def go_on(self) -> None:
        """Move again; whoever is not connected does so on coming back."""
        self.moving = True
        if self.socket is not None:
            with suppress(*GONE):
                await self._act(self.socket)

    # -- hearing -------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        """Take in what the server says; there must be no gap in it, nor anything twice."""
        match message["type"]:
            case "hello":
                self.visits += 1
                assert message["seq"] >= self.seen, f"{message['seq']} after {self.seen}: lost"
                for told in message["log"]:
                    self._add(told)
                assert self.seen == message["seq"]
                self.chat = {line["n"]: line["text"] for line in message["chat"]}
                self._look(message)
            case "news":
                self._add(message["told"])
                self._look(message)
                if "answers" in message:
                    self._answered(message["answers"], message["told"]["seq"])
            case "accepted":
                self._answered(message["id"], message["seq"])
            case "refused":
                self._refuse(message)
            case "chat":
                self.chat[message["line"]["n"]] = message["line"]["text"]
            case _:
                pass
        self.news.set()

    def _add(self, told: dict[str, Any]) -> None:
        assert told["seq"] == self.seen + 1, f"{told['seq']} after {self.seen}"
        self.log.append(told)

    def _look(self, message: dict[str, Any]) -> None:
        self.view = message["view"]
        status = (message.get("table") or {}).get("status")
        self.over = self.over or status in ("over", "closed")

    def _answered(self, name: str, seq: int) -> None:
        assert self.acknowledged.get(name, seq) == seq
        self.acknowledged[name] = seq
        if self._pending is not None and self._pending[0] == name:
            self._pending = None

    def _refuse(self, message: dict[str, Any]) -> None:
        self.refusals[message["code"]] += 1
        self.sentences.add(message["message"])
        if self._pending is None:
            return
        if message["code"] in AGAIN:
            self._sent = False
        elif message["id"] == self._pending[0]:
            self.refused.add(message["id"])
            self._pending = None

    # -- moving --------------------------------------------------------------

    async def _act(self, socket: ClientConnection) -> None:
        """Ask again for what was not answered, or else for a new move."""
        if self._pending is None and self.moving and self.view and self.view["legal"]:
            self._pending = (f"m{next(_ids)}", self.luck.choice(self.view["legal"]))
            self._sent = False
        if self._pending is None or self._sent:
            return
        name, action = self._pending
        if name in self.asked:
            await asyncio.sleep(PAUSE)
        self.asked.add(name)
        self._sent = True
        move = {"type": "move", "id": name, "seq": self.seen, "action": action}
        await socket.send(json.dumps(move))


class Unlucky(Player):
    """Somebody who is cut off after every few messages, in one way or another."""

    pause = 0.0
    cuts = 0
    lucky = False

    async def stay(self, socket: ClientConnection) -> None:
        """Hear a little, or nothing at all, and be gone."""
        for _ in range(self.luck.randrange(6)):
            if not self.over:
                await self.listen(socket)
        if self.lucky:
            await super().stay(socket)
        if self.over:
            return
        self.cuts += 1
        self.news.set()
        match self.luck.randrange(3):
            case 0:
                socket.transport.abort()
            case 1:  # in the middle of saying something
                socket.transport.write(HALF[: self.luck.randrange(1, len(HALF))])
                socket.transport.abort()
            case _:  # as somebody who says no more, but would still listen
                socket.transport.write_eof()
        await socket.wait_closed()
