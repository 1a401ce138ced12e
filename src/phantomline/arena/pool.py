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
from collections.abc import Iterable, Iterator
from ctypes import Array, c_double
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any, Final

import msgspec

from phantomline.arena.match import Failure, FailureKind
from phantomline.arena.plan import BotMaker, Plan, Played, Tournament
from phantomline.bots import make_bot

__all__ = ["Job", "WorkerLost", "play_in_processes"]

CHUNK_SECONDS: Final = 0.5
LARGEST_CHUNK: Final = 64
AHEAD: Final = 4096
"""How many games may be begun while the earliest is still going on: they wait in memory."""
GRACE: Final = 3.0
"""How much longer than allowed a move may take before the whole process is ended."""
POLL: Final = 0.5
LEAVE: Final = 5.0
FROZEN: Final = "its process did not come back to the interpreter"


class WorkerLost(RuntimeError):
    """A worker process ended or failed, and no bot was to blame."""


class Job(msgspec.Struct, frozen=True):
    """A game to be played, and the bots that are known to fail in it."""

    number: int
    doomed: tuple[Failure, ...] = ()


class _Broken(msgspec.Struct, frozen=True):
    """What a worker says when the arena itself has failed."""

    trace: str


def play_in_processes(
    plan: Plan,
    numbers: Iterable[int],
    *,
    workers: int,
    record: bool = False,
    maker: BotMaker = make_bot,
) -> Iterator[Played]:
    """Play these games, given in ascending order, and yield them as they are done."""
    pool = _Pool(plan, numbers, record, maker)
    try:
        yield from pool.play(workers)
    finally:
        pool.close()


class _Pool:
    def __init__(self, plan: Plan, numbers: Iterable[int], record: bool, maker: BotMaker) -> None:
        methods = multiprocessing.get_all_start_methods()
        # A plain fork would copy the threads' locks of whoever calls; a server forks cleanly.
        method = "forkserver" if "forkserver" in methods else "spawn"
        self.context: Final[Any] = multiprocessing.get_context(method)
        if method == "forkserver":
            self.context.set_forkserver_preload(["phantomline.arena.plan"])
        self.plan: Final = plan
        self.record: Final = record
        self.maker: Final = maker
        self.waiting: Final = deque(Job(number) for number in numbers)
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
                elif (culprit := worker.frozen(self.plan.limit + GRACE)) is not None:
                    self.replace(worker, culprit, "slow", FROZEN)

    def hire(self) -> None:
        self.workers.append(_Worker(self.context, self.plan, self.record, self.maker))

    def hand_out(self, worker: "_Worker") -> None:
        earliest = min(self.playing, default=self.waiting[0].number)
        jobs: list[Job] = []
        # Towards the end everyone gets less, so that all are done at about the same time.
        most = min(self.chunk, len(self.waiting) / (2 * len(self.workers)))
        while self.waiting and len(jobs) < max(most, 1):
            if self.waiting[0].number > earliest + AHEAD:
                break
            jobs.append(self.waiting.popleft())
        self.playing.update(job.number for job in jobs)
        worker.begin(jobs)

    def receive(self, worker: "_Worker") -> Iterator[Played]:
        try:
            said = worker.read()
        except EOFError:
            culprit = worker.asked()
            if culprit is None:
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
        self, worker: "_Worker", culprit: tuple[int, int], kind: FailureKind, detail: str
    ) -> None:
        worker.kill()
        self.workers.remove(worker)
        seat, moves = culprit
        job = worker.jobs.popleft()
        doomed = (*job.doomed, Failure(seat, kind, detail, moves))
        self.waiting.extendleft(reversed([Job(job.number, doomed), *worker.jobs]))
        self.playing.difference_update(job.number for job in self.waiting)
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
        self.desk: Final = RawArray(c_double, 3)
        self.desk[0] = -1
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
        seat, moves, _ = self.desk
        return None if seat < 0 else (int(seat), int(moves))

    def frozen(self, limit: float) -> tuple[int, int] | None:
        """Return like `asked` who has been asked for longer than this."""
        asked = self.asked()
        return asked if asked is not None and monotonic() - self.desk[2] > limit else None

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

    def watch(seat: int, moves: int) -> None:
        desk[1], desk[2], desk[0] = moves, monotonic(), seat

    try:
        tournament = Tournament(plan, maker)
        while data := link.recv_bytes():
            for job in msgspec.msgpack.decode(data, type=list[Job]):
                played = tournament.play(job.number, record=record, doomed=job.doomed, watch=watch)
                desk[0] = -1
                link.send_bytes(b".")
                link.send_bytes(msgspec.msgpack.encode(played))
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
