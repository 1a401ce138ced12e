"""A disk that is full and a file that is read-only are told of, and nothing is lost."""

import asyncio
import ctypes
import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.faults.evening import evening
from tests.server.serving import Server

DROP, DAC_OVERRIDE = 24, 1  # of Linux: give up for good, writing where the file says no


@pytest.fixture
def running(tmp_path: Path, sqlite_url: str) -> Iterator[Server]:
    with Server(tmp_path, database=sqlite_url) as server:
        yield server
        assert "Traceback" not in server.logged()


def test_a_full_disk_is_told_of_and_everyone_plays_on_when_there_is_room(
    running: Server, tmp_path: Path, sqlite_url: str, full: bool
) -> None:
    written = tmp_path / "tables.sqlite-wal"
    luck = Random(1)

    async def play() -> None:
        async with evening([running], seed=1) as people:
            for _ in range(20 if full else 3):
                for _ in range(3 - len(people.playing)):
                    people.begin("ghosts", 4)
                await people.until_all_move()
                # Room for a little more, which may end in the middle of a page.
                _limit(running, written.stat().st_size + luck.randrange(8192))
                await people.until_refused("store-away")
                # SQLite makes itself a little room by tidying up, but now there is none at all.
                _limit(running, 0)
                await people.until_refused("store-away")
                with people.client() as client:
                    answer = client.patch("/api/me", json={"name": "Ana Banana"})
                    assert (answer.status_code, answer.json()["code"]) == (503, "store-away")
                _limit(running, resource.RLIM_INFINITY)
                await people.until_all_move()
            await people.settle()
            people.check(sqlite_url)

    asyncio.run(play())
    running.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def _limit(server: Server, size: int) -> None:
    """Let no file of this server grow beyond this size."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_read_only_file_is_told_of_at_the_start_and_left_as_it_is(
    tmp_path: Path, sqlite_url: str
) -> None:
    file, written = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite-wal"

    async def play(server: Server) -> None:
        async with evening([server], seed=1) as people:
            people.begin("ghosts", 4)
            await people.until_all_move()
            server.kill()
            before = [path.read_bytes() for path in (file, written)]
            file.chmod(0o444)
            with pytest.raises(AssertionError, match="The database is read-only"):
                _without_power(server.start)
            assert "Traceback" not in server.logged()
            assert [path.read_bytes() for path in (file, written)] == before
            file.chmod(0o644)
            _without_power(server.start)
            await people.until_all_move()
            await people.settle()
            people.check(sqlite_url)

    with Server(tmp_path, database=sqlite_url) as server:
        asyncio.run(play(server))


def _without_power(start: Callable[[], None]) -> None:
    """Start a server that may not write to read-only files, even where we are root."""
    if os.geteuid() != 0:
        start()
        return

    def without() -> None:
        # Only this thread loses it, and whatever it starts.
        assert ctypes.CDLL(None, use_errno=True).prctl(DROP, DAC_OVERRIDE, 0, 0, 0) == 0
        start()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(without).result()
