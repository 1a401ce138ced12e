"""Playing games in worker processes of this machine, and outliving what bots do to them.

A bot can do worse than raise an error: it may end its process, or hang where no alarm reaches
it. Every worker therefore writes down whom it is about to ask, where the pool can read it. When
a worker dies or stops answering, the pool knows whose fault it was, and has the game played again
with that bot failing at that move.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from ctypes import Array, c_double
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any, Final

import msgspec

from phantomline.arena.jobs import Job, Waiting
from phantomline.arena.match import Failure, FailureKind
from phantomline.arena.plan import BotMaker, Plan, Played, Tournament
from phantomline.bots import make_bot

__all__ = ["UnderWay", "WorkerLost", "play_in_processes"]

CHUNK_SECONDS: Final = 0.5
LARGEST_CHUNK: Final = 64
AHEAD: Final = 4096
"""How many games may be begun while the earliest is still going on: they wait in memory."""
LEAVING: Final = -2.0
"""Stands for a seat where nobody is asked any more, and the bots are let go."""
NOBODY: Final = -1.0
GRACE: Final = 3.0
"""How much longer than allowed a move may take before the whole process is ended."""
POLL: Final = 0.5
LEAVE: Final = 5.0
FROZEN: Final = "its process did not come back to the interpreter"


class WorkerLost(RuntimeError):
    """A worker process ended or failed, and no bot was to blame."""


class UnderWay(msgspec.Struct, frozen=True):
    """How many games are being played now, and how many moves bots were asked for so far.

    A cluster does not say how many moves.
    """

    games: int
    moves: int | None = None


class _Broken(msgspec.Struct, frozen=True):
    """What a worker says when the arena itself has failed."""

    trace: str


def play_in_processes(
    plan: Plan,
    numbers: Sequence[int],
    *,
    workers: int,
    record: bool = False,
    maker: BotMaker = make_bot,
    on_wait: Callable[[UnderWay], None] | None = None,
) -> Iterator[Played]:
    """Play these games, given in ascending order, and yield them as they are done.

    ``on_wait`` is called again and again meanwhile, with what is under way.
    """
    pool = _Pool(plan, numbers, record, maker, on_wait)
    try:
        yield from pool.play(workers)
    finally:
        pool.close()


class _Pool:
    def __init__(
        self,
        plan: Plan,
        numbers: Sequence[int],
        record: bool,
        maker: BotMaker,
        on_wait: Callable[[UnderWay], None] | None,
    ) -> None:
        methods = multiprocessing.get_all_start_methods()
        # A plain fork would copy the threads' locks of whoever calls; a server forks cleanly.
        method = "forkserver" if "forkserver" in methods else "spawn"
        self.context: Final[Any] = multiprocessing.get_context(method)
        if method == "forkserver":
            self.context.set_forkserver_preload(["phantomline.arena.plan"])
        self.plan: Final = plan
        self.record: Final = record
        self.maker: Final = maker
        self.on_wait: Final = on_wait
        self.asked_before = 0
        self.waiting: Final = Waiting(numbers)
        self.playing: Final[set[int]] = set()
        self.chunk = 1.0
        self.workers: Final[list[_Worker]] = []

    def play(self, workers: int) -> Iterator[Played]:
        for _ in range(min(workers, len(self.waiting))):
            self.hire()
        while self.waiting or self.playing:
            for worker in self.workers:
                if not worker.jobs and self.waiting:
                    self.hand_out(worker)
            ready = wait([worker.link for worker in self.workers], timeout=POLL)
            for worker in list(self.workers):
                if worker.link in ready:
                    yield from self.receive(worker)
                elif worker.busy_for() > self.plan.limit + GRACE:
                    self.replace(worker, worker.asked(), "slow", FROZEN)
            if self.on_wait is not None:
                self.on_wait(self.under_way())

    def under_way(self) -> UnderWay:
        games = sum(1 for worker in self.workers if worker.jobs)
        return UnderWay(games, self.asked_before + sum(worker.moves() for worker in self.workers))

    def hire(self) -> None:
        self.workers.append(_Worker(self.context, self.plan, self.record, self.maker))

    def hand_out(self, worker: "_Worker") -> None:
        earliest = min(self.playing, default=self.waiting.first())
        jobs: list[Job] = []
        # Towards the end everyone gets less, so that all are done at about the same time.
        most = min(self.chunk, len(self.waiting) / (2 * len(self.workers)))
        while self.waiting and len(jobs) < max(most, 1):
            if self.waiting.first() > earliest + AHEAD:
                break
            jobs.append(self.waiting.take())
        self.playing.update(job.number for job in jobs)
        worker.begin(jobs)

    def receive(self, worker: "_Worker") -> Iterator[Played]:
        try:
            said = worker.read()
        except EOFError:
            culprit = worker.asked()
            if culprit is None and not worker.leaving():
                raise WorkerLost("a worker process ended before it played") from None
            self.replace(worker, culprit, "died", "its process ended")
            return
        if isinstance(said, _Broken):
            raise WorkerLost(said.trace)
        worker.jobs.popleft()
        self.playing.discard(said.result.game)
        pace = max(monotonic() - worker.since, 1e-6)
        worker.since = monotonic()
        # Chunks grow to where handing them out costs nothing, and shrink where games are long.
        self.chunk = min(0.8 * self.chunk + 0.2 * CHUNK_SECONDS / pace, LARGEST_CHUNK)
        yield said

    def replace(
        self, worker: "_Worker", culprit: tuple[int, int] | None, kind: FailureKind, detail: str
    ) -> None:
        """Let another worker go on, knowing who was to blame, unless it was a bot on leaving."""
        worker.kill()
        self.workers.remove(worker)
        self.asked_before += worker.moves()
        if culprit is not None:
            seat, moves = culprit
            job = worker.jobs.popleft()
            doomed = (*job.doomed, Failure(seat, kind, detail, moves))
            worker.jobs.appendleft(Job(job.number, doomed))
        self.waiting.put_back(worker.jobs)
        self.playing.difference_update(job.number for job in worker.jobs)
        self.hire()

    def close(self) -> None:
        for worker in self.workers:
            worker.dismiss()
        for worker in self.workers:
            worker.process.join(0 if worker.jobs else LEAVE)
            worker.kill()


class _Worker:
    """A process that plays, as its pool sees it."""

    def __init__(self, context: Any, plan: Plan, record: bool, maker: BotMaker) -> None:
        # Whose bot is asked, for which of its moves, since when; and for how many moves in all.
        self.desk: Final = RawArray(c_double, 4)
        self.desk[0] = NOBODY
        self.link, theirs = context.Pipe()
        self.process: Final = context.Process(
            target=_work, args=(theirs, self.desk, plan, record, maker), daemon=True
        )
        self.process.start()
        theirs.close()
        self.jobs: deque[Job] = deque()
        self.since = monotonic()

    def begin(self, jobs: list[Job]) -> None:
        self.jobs = deque(jobs)
        self.since = monotonic()
        try:
            self.link.send_bytes(msgspec.msgpack.encode(jobs))
        except BrokenPipeError:
            return  # it has died; reading from it will tell

    def read(self) -> "Played | _Broken":
        try:
            kind, data = self.link.recv_bytes(1), self.link.recv_bytes()
        except ConnectionResetError:
            raise EOFError from None
        if kind == b"!":
            return msgspec.msgpack.decode(data, type=_Broken)
        return msgspec.msgpack.decode(data, type=Played)

    def asked(self) -> tuple[int, int] | None:
        """Return the seat whose bot is being asked now, and for which of its moves."""
        seat, moves, *_ = self.desk
        return None if seat < 0 else (int(seat), int(moves))

    def leaving(self) -> bool:
        """Say whether a game is over there and its bots are let go."""
        return self.desk[0] == LEAVING

    def busy_for(self) -> float:
        """Return for how many seconds a bot has been asked, or been leaving."""
        return 0.0 if self.desk[0] == NOBODY else monotonic() - self.desk[2]

    def moves(self) -> int:
        """Return for how many moves bots have been asked here."""
        return int(self.desk[3])

    def dismiss(self) -> None:
        try:
            self.link.send_bytes(b"")
        except (BrokenPipeError, OSError):
            return  # it has gone already

    def kill(self) -> None:
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
        self.link.close()


def _work(
    link: "Connection[Any, Any]",
    desk: "Array[c_double]",
    plan: Plan,
    record: bool,
    maker: BotMaker,
) -> None:
    """Play what the pool sends until it sends nothing more, or has gone."""
    # An interrupt at the terminal reaches every process; the pool sees to its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()

    made: set[int] = set()

    def watch(seat: int, moves: int) -> None:
        desk[1], desk[2], desk[0] = moves, monotonic(), seat
        if seat in made:
            desk[3] += 1
        made.add(seat)  # the first time it is made, and asked for no move yet

    def tell(played: Played) -> None:
        desk[2], desk[0] = monotonic(), LEAVING
        link.send_bytes(b".")
        link.send_bytes(msgspec.msgpack.encode(played))

    try:
        tournament = Tournament(plan, maker)
        while data := link.recv_bytes():
            for job in msgspec.msgpack.decode(data, type=list[Job]):
                made.clear()
                tournament.play(
                    job.number, record=record, doomed=job.doomed, watch=watch, tell=tell
                )
                desk[0] = NOBODY
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception:  # noqa: BLE001 the pool raises it again, where it is seen
        link.send_bytes(b"!")
        link.send_bytes(msgspec.msgpack.encode(_Broken(traceback.format_exc())))


def _outlive_nobody() -> None:
    """End this process with its pool's, which may be killed while a bot thinks on and on."""
    pool = multiprocessing.parent_process()
    if pool is not None:
        pool.join()
        os._exit(1)
