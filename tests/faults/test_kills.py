"""A server that is killed at any moment loses nothing that it acknowledged."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.faults.evening import Evening, evening
from tests.faults.players import Shape
from tests.server.serving import Server

SHAPES: list[Shape] = [("ghosts", 2, 0), ("ghosts", 4, 0), ("galore", 3, 0), ("train", 2, 0)]
WITH_BOT: Shape = ("train", 3, 1)
"""Only in full, because bots are slow to start again."""
LONGEST = 0.15
"""The most seconds between the moment when everyone has moved again and the kill."""


@pytest.fixture
def running(tmp_path: Path, database_url: str) -> Iterator[Server]:
    with Server(tmp_path, database=database_url) as server:
        yield server


def test_kills_at_random_moments_lose_nothing(
    running: Server, database_url: str, full: bool
) -> None:
    sqlite = database_url.startswith("sqlite")
    kills = (200 if sqlite else 100) if full else (6 if sqlite else 3)
    luck = Random(kills)

    async def play() -> None:
        async with evening([running], seed=kills) as people:
            for _ in range(kills):
                _fill_up(people, full)
                await people.until_all_move()
                await asyncio.sleep(luck.uniform(0, LONGEST))  # any moment is as good
                running.kill()
                running.start()
            _fill_up(people, full)
            await people.until_all_move()
            await people.settle()
            people.check(database_url)
            assert people.moves > 10 * kills

    asyncio.run(play())
    assert "Traceback" not in running.logged()


def _fill_up(people: Evening, full: bool) -> None:
    """Have a table of each shape at which there is still something to play for."""
    free = [*SHAPES, WITH_BOT] if full else list(SHAPES)
    for table in people.playing:
        free.remove(table[0].shape)
    for game, seats, bots in free:
        for player in people.begin(game, seats, bots):
            player.shape = (game, seats, bots)
