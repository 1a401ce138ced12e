"""Bots at the server's tables: they think in processes of their own, never on the event loop.

Hints are thought over in another process than moves, one that steps back while bots are busy: a
bot on turn never waits for somebody's hint.
"""

import asyncio
import contextlib
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

import msgspec

from phantomline import _build
from phantomline.bots import Budget, Reason, Suggestion, hint, make_bot
from phantomline.core import Action, Game, View
from phantomline.games import load
from phantomline.server.errors import Refusal

__all__ = ["Pool", "Thinkers"]

SECONDS = 1.0
"""How long a search thinks about a move if nobody else waits."""

LEAST_SECONDS = 0.1
ON_THE_WAY = 0.2
"""How long a question and its answer take at most besides the thinking, as a rule."""

LIMIT = 30.0
"""After so many seconds a bot has surely hung."""


MOST_ASKING = 40
"""So many hints may be waited for at once; with the least time for each, none waits for long."""

POLITENESS = 5
"""How far the process for hints steps back behind the bots on turn."""


class Thinkers:
    """Processes, each of which can play any seat from what that seat sees.

    A bot gets its view and nothing else. One that fails, hangs or takes its process down is
    replaced for that move by anything legal: a table never waits for ever.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.waiting = 0
        self.asking = 0
        self.failures = 0
        self._movers = Pool(self.workers)
        self._advisers = Pool(1, POLITENESS)

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
            answer = await self._movers.ask(
                _think, game.facts.id, edition, bot, msgspec.json.encode(view), seed, seconds
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

    async def advise(
        self, game: Game[Any], edition: str | None, view: View, rounds: int | None = None
    ) -> list[Suggestion]:
        """Return the best few actions of a view, the best first.

        That takes about a second of thinking, and less for everyone while many ask; or so many
        ``rounds``, which give the same view the same advice. Raises `Refusal` if too many ask, or
        if nothing came of it.
        """
        if self.asking >= MOST_ASKING:
            raise Refusal("hints-busy")
        self.asking += 1
        try:
            seconds = None if rounds else max(LEAST_SECONDS, SECONDS / self.asking)
            answer = await self._advisers.ask(
                _advise, game.facts.id, edition, msgspec.json.encode(view), seconds, rounds
            )
            advice = [_suggestion(game, one) for one in msgspec.json.decode(answer)]
        except (TimeoutError, BrokenProcessPool, _Failed, msgspec.MsgspecError):
            raise Refusal("no-hint") from None
        finally:
            self.asking -= 1
        return [one for one in advice if one.action in view.legal]

    def close(self) -> None:
        """Let the processes go."""
        self._movers.close()
        self._advisers.close()


class Pool:
    """Processes that are there once somebody asks, and made anew after one has hung or died.

    They are made anew, too, when the rules have been compiled meanwhile: each decides at its start
    which ones it runs, and this server keeps its own.
    """

    def __init__(self, workers: int, politeness: int = 0) -> None:
        self.workers = workers
        self.politeness = politeness
        self.processes: ProcessPoolExecutor | None = None
        self._asked = 0
        self._made: int | None = None

    async def ask(self, answer: Callable[..., bytes], *question: Any) -> bytes:
        """Return what a process answers."""
        if not self._asked and _build.made() != self._made:
            self.close()
        self._asked += 1
        try:
            return await self._ask(answer, *question)
        finally:
            self._asked -= 1

    async def _ask(self, answer: Callable[..., bytes], *question: Any) -> bytes:
        if self.processes is None:
            self._made = _build.made()
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload([])  # which would decide about the rules for all of them
            self.processes = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_begin, initargs=(self.politeness,)
            )
        pool = self.processes
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, answer, *question), LIMIT)
        except (TimeoutError, BrokenProcessPool):
            # Whoever hangs or died is left behind, and the next question gets a new pool.
            if self.processes is pool:
                self.close()
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            # Somebody else's bot hung, and the questions that waited for it went with the pool.
            raise _Failed("left behind") from None

    def close(self) -> None:
        """Let the processes go."""
        pool, self.processes = self.processes, None
        if pool is None:
            return
        running: dict[int, BaseProcess] = getattr(pool, "_processes", None) or {}
        processes = list(running.values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class _Failed(Exception):
    """A bot could not answer."""


def _begin(politeness: int) -> None:
    """Begin a process of a pool."""
    _leave_with_parent()
    if politeness:
        with contextlib.suppress(OSError, AttributeError):  # not every system knows such a thing
            os.nice(politeness)


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


def _advise(
    name: str, edition: str | None, view: bytes, seconds: float | None, rounds: int | None
) -> bytes:
    """Think one hint over, in a process of the pool: from this view, and nothing else."""
    try:
        game = _game(name, edition)
        seen = game.codec.view(msgspec.json.decode(view))
        advice = hint(game, seen, budget=Budget(seconds=seconds, iterations=rounds))
    except Exception as error:  # noqa: BLE001 (a bot may fail in any way)
        raise _Failed(type(error).__name__) from None
    return msgspec.json.encode(advice)


def _suggestion(game: Game[Any], told: dict[str, Any]) -> Suggestion:
    return Suggestion(
        action=game.codec.action(told["action"]),
        win=told["win"],
        score=told["score"],
        reasons=msgspec.convert(told["reasons"], tuple[Reason, ...]),
    )
