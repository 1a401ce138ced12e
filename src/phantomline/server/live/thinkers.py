"""Bots at the server's tables: they think in processes of their own, never on the event loop."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

import msgspec

from phantomline.bots import Budget, make_bot
from phantomline.core import Action, Game, View
from phantomline.games import load

__all__ = ["Thinkers"]

SECONDS = 1.0
"""How long a search thinks about a move if nobody else waits."""

LEAST_SECONDS = 0.1
ON_THE_WAY = 0.2
"""How long a question and its answer take at most besides the thinking, as a rule."""

LIMIT = 30.0
"""After so many seconds a bot has surely hung."""


class Thinkers:
    """A pool of processes, each of which can play any seat from what that seat sees.

    A bot gets its view and nothing else. One that fails, hangs or takes its process down is
    replaced for that move by anything legal: a table never waits for ever.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.waiting = 0
        self.failures = 0
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self,
        game: Game[Any],
        edition: str | None,
        bot: str,
        view: View,
        seed: int,
        due: float = 0.0,
    ) -> Action:
        """Return what this bot does; ``edition`` is the path of an edition file, if it has one.

        An answer that is ``due`` after so many seconds is thought over before that: one that
        came late only when there was something to choose would tell of the bot's hand.
        """
        self.waiting += 1
        try:
            # Under load everyone thinks a little less rather than wait a lot longer.
            most = min(SECONDS, due - ON_THE_WAY) if due else SECONDS
            seconds = max(LEAST_SECONDS, most * min(1.0, self.workers / self.waiting))
            answer = await self._ask(
                game.facts.id, edition, bot, msgspec.json.encode(view), seed, seconds
            )
            action = game.codec.action(msgspec.json.decode(answer))
            if action in view.legal:
                return action
        except (TimeoutError, BrokenProcessPool, _Failed, msgspec.MsgspecError):
            pass
        finally:
            self.waiting -= 1
        self.failures += 1
        return Random(seed).choice(view.legal)

    async def _ask(self, *question: Any) -> bytes:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_leave_with_parent
            )
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, _think, *question), LIMIT)
        except (TimeoutError, BrokenProcessPool):
            # Whoever hangs or died is left behind, and the next question gets a new pool.
            if self._pool is pool:
                self._pool = None
                _end(pool)
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            # Somebody else's bot hung, and the questions that waited for it went with the pool.
            raise _Failed("left behind") from None

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


class _Failed(Exception):
    """A bot could not answer."""


def _end(pool: ProcessPoolExecutor) -> None:
    running: dict[int, BaseProcess] = getattr(pool, "_processes", None) or {}
    processes = list(running.values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _leave_with_parent() -> None:
    """End this process when the server is gone, however suddenly: nobody would ask it any more."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


@lru_cache(maxsize=8)
def _game(name: str, edition: str | None) -> Game[Any]:
    return load(name, edition)


def _think(
    name: str, edition: str | None, bot: str, view: bytes, seed: int, seconds: float
) -> bytes:
    """Answer one question, in a process of the pool."""
    try:
        game = _game(name, edition)
        seen = game.codec.view(msgspec.json.decode(view))
        action = make_bot(bot, game).choose(seen, Random(seed), Budget(seconds=seconds))
    except Exception as error:  # noqa: BLE001 (a bot may fail in any way)
        # Whatever went wrong in there must not travel back as something that cannot be unpickled.
        raise _Failed(type(error).__name__) from None
    return msgspec.json.encode(action)
