"""Several tables at once, at which everybody plays on whatever happens."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx

from tests.faults.players import Player
from tests.faults.truth import check_against_log
from tests.server.serving import Server

PATIENCE = 90.0


class Evening:
    """All players of some tables. Whoever holds ``key`` has every seat of every table."""

    def __init__(self, nodes: Sequence[Server], seed: int) -> None:
        self.nodes = nodes
        self.luck = Random(seed)
        self.players: list[Player] = []
        self.tables: list[list[Player]] = []
        self.news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        with nodes[0].client() as client:
            assert client.post("/api/me", json={"name": "Ana"}).status_code == 201
            self.key = client.cookies["phantomline"]

    def client(self, node: int = 0) -> httpx.Client:
        """A client with the key to all seats."""
        return self.nodes[node].client(cookie=f"phantomline={self.key}")

    def begin(
        self, game: str, seats: int, bots: int = 0, who: type[Player] = Player
    ) -> list[Player]:
        """Make a table and let people sit down, who begin to play at once."""
        placings = ["me"] * (seats - bots) + ["random"] * bots
        with self.client() as client:
            wish = {"game": game, "seats": seats, "placings": placings}
            answer = client.post("/api/tables", json=wish)
            assert answer.status_code == 201, answer.text
            table = answer.json()["id"]
            assert client.post(f"/api/tables/{table}/start").status_code == 200
        return self.sit(table, range(seats - bots), who)

    def sit(self, table: str, seats: Sequence[int], who: type[Player] = Player) -> list[Player]:
        """Let people play these seats, spread over all nodes."""
        here: list[Player] = []
        for seat in seats:
            luck = Random(self.luck.getrandbits(64))
            player = who(self.nodes, self.key, table, seat, luck, self.news)
            player.node = seat
            here.append(player)
            task = asyncio.ensure_future(player.play())
            task.add_done_callback(lambda _: self.news.set())
            self._tasks.append(task)
        self.players += here
        for others in self.tables:
            if others[0].table == table:
                others.extend(here)
                return here
        self.tables.append(list(here))
        return here

    @property
    def playing(self) -> list[list[Player]]:
        """The tables whose game is not over."""
        return [table for table in self.tables if not _over(table)]

    @property
    def moves(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(player.acknowledged) for player in self.players)

    async def until(self, fits: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Let everybody play until this is so."""
        try:
            async with asyncio.timeout(seconds):
                while not fits():
                    await self.news.wait()
                    self.news.clear()
                    self._check_tasks()
        except TimeoutError:
            raise AssertionError(f"nobody plays on: {self.standing()}") from None
        self._check_tasks()

    async def until_all_move(self, seconds: float = PATIENCE) -> None:
        """Wait until at every table a move has been made from now on, and all are there."""
        before = [(table, _made(table)) for table in self.playing]
        await self.until(
            lambda: (
                all(_over(table) or _made(table) > made for table, made in before)
                and all(player.over or player.socket is not None for player in self.players)
            ),
            seconds,
        )

    async def until_refused(self, code: str) -> None:
        """Wait until somebody's move is refused for this reason."""
        before = self._refusals(code)
        await self.until(lambda: self._refusals(code) > before)

    def _refusals(self, code: str) -> int:
        return sum(player.refusals[code] for player in self.players)

    def standing(self) -> list[Any]:
        """Say where everyone is, for whoever wants to know why nothing happens."""
        return [
            (player.table, player.seat, player.seen, player.over, player.codes[-3:])
            + (dict(player.refusals), player.socket is not None)
            for player in self.players
        ]

    def check(self, url: str) -> None:
        """Compare all that anybody heard with what is in the database."""
        for table in self.tables:
            check_against_log(url, table)

    async def settle(self) -> None:
        """Stop moving, and wait until everyone has heard the same."""
        for player in self.players:
            player.moving = False
        await self.until(lambda: all(_agree(table) for table in self.tables))

    async def while_nobody_moves(self, happens: Callable[[], None]) -> None:
        """Let something happen that takes a while, in which no game shall come to its end."""
        await self.settle()
        assert self.playing, "somebody is to notice it"
        await asyncio.to_thread(happens)
        for player in self.players:
            await player.go_on()

    async def end(self) -> None:
        """Send everyone home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _check_tasks(self) -> None:
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()


def _over(table: Sequence[Player]) -> bool:
    return all(player.over for player in table)


def _made(table: Sequence[Player]) -> int:
    return sum(len(player.acknowledged) for player in table)


def _agree(table: Sequence[Player]) -> bool:
    ready = all(player.over or (player.idle and player.socket is not None) for player in table)
    return ready and len({player.seen for player in table}) == 1


@asynccontextmanager
async def evening(nodes: Sequence[Server], seed: int) -> AsyncIterator[Evening]:
    """People who play until the end of this."""
    people = Evening(nodes, seed)
    try:
        yield people
    finally:
        await people.end()
