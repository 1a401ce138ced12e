"""Playing games on a Ray cluster: the same games, on more machines."""

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from phantomline.arena.builds import build_of
from phantomline.arena.plan import BotMaker, Plan, Played, Tournament, digest_of_edition
from phantomline.arena.pool import GRACE, POLL, UnderWay, play_in_processes
from phantomline.arena.watchdog import Watchdog
from phantomline.bots import make_bot
from phantomline.core import PhantomlineError

__all__ = ["ClusterError", "play_on_cluster"]

CHUNK_SECONDS: Final = 2.0  # a task costs a few milliseconds and a trip over the network
LARGEST_CHUNK: Final = 256
KNOCK_SECONDS: Final = 10.0
PER_CORE: Final = 2  # tasks at once, so that no core waits for the next one


class ClusterError(PhantomlineError):
    """The cluster cannot be used. ``code`` names the reason."""

    def __init__(self, code: str, address: str, reason: str = "") -> None:
        super().__init__(code, address, reason)
        self.code = code
        self.address = address
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.address}: {self.code}" + (f" ({self.reason})" if self.reason else "")


def play_on_cluster(
    plan: Plan,
    numbers: Sequence[int],
    *,
    address: str,
    record: bool = False,
    maker: BotMaker = make_bot,
    on_wait: Callable[[UnderWay], None] | None = None,
) -> Iterator[Played]:
    """Play these games, given in ascending order, and yield them as they are done.

    ``address`` is what ``ray.init`` takes: ``auto`` or ``host:port`` on a machine of the cluster,
    ``ray://host:port`` from anywhere. Every machine of the cluster needs this package in the same
    version, and the files that the plan names; one that has others raises `ClusterError`. Games
    whose worker process dies, or whose machine does, are played again by processes of this machine,
    which find out whether a bot was at fault. A worker ends itself when a bot hangs where no alarm
    reaches it. ``on_wait`` is called again and again meanwhile, with what is under way.
    """
    ray = _connected(address)
    try:
        yield from _Cluster(ray, address, plan, record, maker, on_wait).play(numbers)
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    # Whenever a worker ends, Ray would say so on standard output, in between the results.
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
    try:
        ray: Any = import_module("ray")  # an extra: a check finds the same with it and without
    except ImportError:
        raise ClusterError("not-installed", address) from None
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except ImportError:  # Ray is there, but nothing to speak with its client port
        raise ClusterError("not-installed", address) from None
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ClusterError("unreachable", address, str(error).splitlines()[0]) from None
    return ray


def _knock(address: str) -> None:
    """Raise `ClusterError` where nobody answers; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return  # a word such as auto, which Ray looks up
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise ClusterError("unreachable", address, str(error)) from None


class _Cluster:
    def __init__(
        self,
        ray: Any,
        address: str,
        plan: Plan,
        record: bool,
        maker: BotMaker,
        on_wait: Callable[[UnderWay], None] | None,
    ) -> None:
        self.ray: Final = ray
        self.address: Final = address
        self.plan: Final = plan
        self.record: Final = record
        self.maker: Final = maker
        self.on_wait: Final = on_wait
        # A worker that dies is no accident of the network: the same bot would kill the next.
        self.task: Final = ray.remote(max_retries=0, num_cpus=1)(_play_chunk)
        # Its process ended, its machine has gone, or its memory was needed elsewhere.
        errors = ray.exceptions
        self.lost: Final = (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.OutOfMemoryError,
        )
        self.setting: Final = ray.put((plan, record, maker))
        self.chunk = 1.0

    def play(self, numbers: Sequence[int]) -> Iterator[Played]:
        going: dict[Any, Sequence[int]] = {}
        begun = 0
        while True:
            tasks = PER_CORE * int(self.ray.cluster_resources().get("CPU", 1))
            while begun < len(numbers) and len(going) < tasks:
                # Towards the end tasks become smaller, so that all cores are busy to the last.
                size = max(min(int(self.chunk), (len(numbers) - begun) // (2 * tasks)), 1)
                chunk = numbers[begun : begun + size]
                begun += size
                going[self.task.remote(self.setting, chunk)] = chunk
            if not going:
                return
            ready, _ = self.ray.wait(list(going), num_returns=1, timeout=POLL)
            if self.on_wait is not None:
                self.on_wait(UnderWay(min(len(going), tasks // PER_CORE)))
            for done in ready:
                yield from self.gathered(done, going.pop(done))

    def gathered(self, done: Any, chunk: Sequence[int]) -> Iterator[Played]:
        try:
            said = self.ray.get(done)
        except self.lost:
            yield from play_in_processes(
                self.plan, chunk, workers=1, record=self.record, maker=self.maker
            )
            return
        if isinstance(said, _Unlike):
            raise ClusterError(said.code, self.address, said.reason)
        data, seconds = said
        pace = max(seconds / len(chunk), 1e-6)
        self.chunk = min(0.5 * self.chunk + 0.5 * CHUNK_SECONDS / pace, LARGEST_CHUNK)
        yield from msgspec.msgpack.decode(data, type=list[Played])


class _Unlike(msgspec.Struct, frozen=True):
    """What a worker says that would not play the same games as whoever asks it to."""

    code: str
    reason: str


def _play_chunk(
    setting: tuple[Plan, bool, BotMaker], numbers: Sequence[int]
) -> tuple[bytes, float] | _Unlike:
    """Play some games in a worker of the cluster; return them packed, and the time they took."""
    plan, record, maker = setting
    unlike = _compared(plan.build, plan.bots, plan.edition, plan.digest)
    if unlike is not None:
        return unlike
    began = monotonic()
    tournament = Tournament(plan, maker)
    played: list[Played] = []
    with Watchdog(plan.limit + GRACE) as dog:
        for number in numbers:
            played.append(tournament.play(number, record=record, watch=dog.asked))
            dog.answered()
    return msgspec.msgpack.encode(played), monotonic() - began


@cache  # once for a worker, for it reads all sources
def _compared(
    build: str, bots: tuple[str, ...], edition: str | None, digest: str
) -> _Unlike | None:
    """Return in what this worker differs from a plan, if it does."""
    here = build_of(bots)
    if here != build:
        return _Unlike("build", f"{socket.gethostname()}: {here}")
    if edition is None:
        return None
    try:
        same = digest_of_edition(Path(edition)) == digest
    except OSError:
        same = False  # it is not there at all
    return None if same else _Unlike("edition", socket.gethostname())
