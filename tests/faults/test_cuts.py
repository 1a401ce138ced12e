"""People who are cut off again and again, in the middle of anything, miss nothing."""

import asyncio
import time
from pathlib import Path

from tests.faults.evening import Evening, evening
from tests.faults.players import Unlucky
from tests.server.serving import Server

TABLES = [("ghosts", 4), ("ghosts", 6), ("galore", 4), ("train", 3)]


def test_whoever_is_cut_off_and_comes_back_has_missed_nothing(
    tmp_path: Path, sqlite_url: str, full: bool
) -> None:
    most = 10_000 if full else 200

    async def play(server: Server) -> None:
        async with evening([server], seed=most) as people:
            while _cuts(people) < most:
                for game, seats in TABLES[len(people.playing) :]:
                    people.begin(game, seats, who=Unlucky)
                await people.until(
                    lambda: _cuts(people) >= most or len(people.playing) < len(TABLES)
                )
            for player in people.players:
                assert isinstance(player, Unlucky)
                player.lucky = True
            await people.until_all_move()
            await people.settle()
            people.check(sqlite_url)

    with Server(tmp_path, database=sqlite_url) as server:
        asyncio.run(play(server))
        assert "Traceback" not in server.logged()
        _wait_until_alone(server)


def _cuts(people: Evening) -> int:
    return sum(player.cuts for player in people.players if isinstance(player, Unlucky))


def _wait_until_alone(server: Server) -> None:
    end = time.monotonic() + 30
    while server.figure("phantomline_visitors") + server.figure("phantomline_sockets") > 0:
        assert time.monotonic() < end, "somebody who has gone is still thought to be there"
