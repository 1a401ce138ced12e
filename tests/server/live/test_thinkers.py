"""Bots think in processes of their own, which never outlive the server or hold a table up."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from phantomline import _build, load
from phantomline.core import CHANCE, View
from phantomline.server.live.thinkers import Pool, Thinkers

GAME = load("ghosts")

ASK_AND_DIE = """
import asyncio, os, signal
from tests.server.live.test_thinkers import GAME, some_view
from phantomline.server.live.thinkers import Thinkers

async def main():
    thinkers = Thinkers(1)
    await thinkers.choose(GAME, None, "random", some_view(), 1)
    print(*[process.pid for process in thinkers._movers.processes._processes.values()], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


def some_view() -> View:
    state, rng = GAME.initial(3), Random(1)
    while GAME.actors(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
    return GAME.view(state, GAME.actors(state)[0])


def test_a_bot_answers_with_a_legal_action_and_the_same_seed_the_same() -> None:
    async def main() -> None:
        thinkers = Thinkers(1)
        try:
            view = some_view()
            for bot in ("random", "easy", "greedy"):
                first = await thinkers.choose(GAME, None, bot, view, 7)
                assert first in view.legal
                assert first == await thinkers.choose(GAME, None, bot, view, 7)
            assert thinkers.failures == 0
        finally:
            thinkers.close()

    asyncio.run(main())


def test_a_bot_whose_process_dies_is_replaced_and_the_table_goes_on() -> None:
    async def main() -> None:
        thinkers = Thinkers(1)
        try:
            view = some_view()
            await thinkers.choose(GAME, None, "random", view, 1)
            pool = thinkers._movers.processes
            assert pool is not None
            for process in pool._processes.values():
                os.kill(process.pid or 0, signal.SIGKILL)
            assert await thinkers.choose(GAME, None, "greedy", view, 2) in view.legal
            assert await thinkers.choose(GAME, None, "greedy", view, 3) in view.legal
            assert thinkers.failures <= 1
        finally:
            thinkers.close()

    asyncio.run(main())


def test_nobody_waits_for_ever_for_a_pool_that_was_left_behind() -> None:
    async def main() -> None:
        thinkers = Thinkers(1)
        view = some_view()
        asked = [
            asyncio.ensure_future(thinkers.choose(GAME, None, "greedy", view, seed))
            for seed in range(20)
        ]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        thinkers.close()  # as if the second one had hung
        for answer in asyncio.as_completed(asked, timeout=30):
            assert await answer in view.legal

    asyncio.run(main())


def test_a_bot_that_fails_is_replaced_by_anything_legal() -> None:
    async def main() -> None:
        thinkers = Thinkers(1)
        try:
            view = some_view()
            assert await thinkers.choose(GAME, "no-such-edition", "greedy", view, 1) in view.legal
            assert thinkers.failures == 1
        finally:
            thinkers.close()

    asyncio.run(main())


def own_pid() -> bytes:
    return str(os.getpid()).encode()


def wait_at(door: str) -> bytes:
    with Path(door).open("rb") as file:
        return file.read()


def test_rules_compiled_meanwhile_are_for_the_next_who_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever is thinking is not disturbed."""
    stamp, door = tmp_path / "stamp.json", tmp_path / "door"
    monkeypatch.setattr(_build, "_STAMP", stamp)

    async def main() -> None:
        pool = Pool(2)
        try:
            first = await pool.ask(own_pid)
            assert await pool.ask(own_pid) == first
            os.mkfifo(door)
            thinking = asyncio.create_task(pool.ask(wait_at, str(door)))
            await asyncio.sleep(0)
            stamp.touch()
            await pool.ask(own_pid)
            await asyncio.to_thread(door.write_bytes, b"a thought")
            assert await thinking == b"a thought"
            after = await pool.ask(own_pid)
            assert after != first
            assert await pool.ask(own_pid) == after
        finally:
            pool.close()

    asyncio.run(main())


def test_no_bot_outlives_a_server_that_was_killed() -> None:
    """The pipe ends when the last process that holds it is gone."""
    with subprocess.Popen(
        [sys.executable, "-c", ASK_AND_DIE], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as killed:
        said, complaint = killed.communicate(timeout=60)
    assert killed.returncode == -signal.SIGKILL, complaint
    assert said.split(), "there was a bot"
