"""A server that is told to stop does so in peace, under whatever load."""

import asyncio
import signal
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.faults.evening import evening
from tests.faults.players import Player
from tests.server.serving import Server

SOON = 10.0


@pytest.fixture
def running(tmp_path: Path, database_url: str) -> Iterator[Server]:
    with Server(tmp_path, database=database_url) as server:
        yield server


def test_a_stop_under_load_keeps_everything_and_tells_all_to_come_back(
    running: Server, database_url: str, full: bool
) -> None:
    async def play() -> None:
        async with evening([running], seed=1) as people:
            for _ in range(10 if full else 1):
                for game in ["ghosts", "galore", "train"][len(people.playing) :]:
                    people.begin(game, 4, bots=1)
                await people.until_all_move()
                here = [player for player in people.players if not player.over]
                for player in here:
                    player.codes.clear()
                began = time.monotonic()
                running.process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(running.wait) == 0
                assert time.monotonic() - began < SOON
                await people.until(partial(_all_heard, here))
                assert all(player.over or player.codes[0] == 1012 for player in here)
                running.start()
                await people.until_all_move()
            await people.settle()
            people.check(database_url)

    asyncio.run(play())
    assert "Traceback" not in running.logged()
    assert '"level":"error"' not in running.logged()


def _all_heard(players: Sequence[Player]) -> bool:
    return all(player.over or player.codes for player in players)
