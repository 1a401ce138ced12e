"""Tables of four players on real sockets, who move as soon as they may or when they are told."""

import asyncio
import contextlib
import random
import time

import httpx
import msgspec

from bench.serving import Served
from bench.wire import Wire, connect

__all__ = ["SEATS", "Table", "leave", "moved", "seat_people", "sit_bare"]

SEATS = 4


class Told(msgspec.Struct):
    seq: int


class Seen(msgspec.Struct):
    legal: list[msgspec.Raw]


class News(msgspec.Struct):
    view: Seen | None
    told: Told | None = None
    seq: int | None = None


_news = msgspec.json.Decoder(News)


class Table:
    """One table with its four players, who move as soon as they may or when they are told."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.wires: list[Wire] = []
        self.ports: list[int] = []
        self.moves = 0
        self.over = False
        self.playing = False
        self.turn: tuple[Wire, bytes] | None = None
        self.sent = 0.0
        self.got = 0
        self.times: list[float] = []

    def heard(self, wire: Wire, text: bytes) -> None:
        if not text.startswith((b'{"type":"news"', b'{"type":"hello"')):
            if text.startswith(b'{"type":"refused"'):
                raise AssertionError(text)
            return
        if self.sent:
            self.got += 1
            if self.got == SEATS:
                self.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0
        if b'"legal":[{' in text:
            news = _news.decode(text)
            assert news.view is not None
            seq = news.told.seq if news.told is not None else news.seq
            action = bytes(self.rng.choice(news.view.legal)).decode()
            move = f'{{"type":"move","id":"{seq}","seq":{seq},"action":{action}}}'.encode()
            self.turn = (wire, move)
            if self.playing:
                self.move()
        elif b'"status":"over"' in text:
            self.over = True

    def move(self) -> None:
        if self.turn is None:
            return
        wire, text = self.turn
        self.turn = None
        self.moves += 1
        self.got = 0
        self.sent = time.perf_counter()
        wire.send(text)


async def seat_people(servers: list[Served], count: int) -> list[Table]:
    """Make tables and sit four guests down at each, their sockets spread over the nodes."""
    gate = asyncio.Semaphore(16)
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=servers[0].url, timeout=60))
            for _ in range(SEATS)
        ]
        cookies: list[str] = []
        for client in clients:
            answer = await client.post("/api/me", json={})
            answer.raise_for_status()
            cookies.append("; ".join(f"{k}={v}" for k, v in client.cookies.items()))

        async def one(number: int) -> Table:
            async with gate:
                table = Table(random.Random(number))
                made = await clients[0].post("/api/tables", json={"game": "ghosts", "seats": SEATS})
                made.raise_for_status()
                name = made.json()["id"]
                for seat, client in enumerate(clients):
                    url = f"/api/tables/{name}/seats/{seat}"
                    (await client.post(url, json={})).raise_for_status()
                (await clients[0].post(f"/api/tables/{name}/start", json={})).raise_for_status()
                for seat, cookie in enumerate(cookies):
                    server = servers[(number + seat) % len(servers)]
                    path = f"/api/tables/{name}/live?seat={seat}&since=9999"
                    table.wires.append(await connect(server.port, path, cookie, table.heard))
                return table

        return list(await asyncio.gather(*(one(number) for number in range(count))))


async def sit_bare(server: Served, count: int) -> list[Table]:
    """Open the sockets of as many tables at the peer."""
    tables = [Table(random.Random(number)) for number in range(count)]
    for number, table in enumerate(tables):
        for _ in range(SEATS):
            table.wires.append(await connect(server.port, f"/{number}", "", table.heard))
    return tables


def moved(tables: list[Table]) -> int:
    """Return how many moves were made in all."""
    return sum(table.moves for table in tables)


def leave(tables: list[Table]) -> None:
    """Close every socket."""
    for table in tables:
        for wire in table.wires:
            wire.close()
