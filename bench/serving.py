"""The servers that are measured: real processes, each pinned to a core."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

__all__ = ["Bare", "Served", "served"]

READY = re.compile(rb"http://\S+:(\d+)/")


class Served:
    """A server process, pinned to a core."""

    def __init__(self, database: str, core: int = 0) -> None:
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "phantomline", "serve", "--port", "0"),
                *("--database", database, "--no-limits", "--bot-workers", "1"),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),  # noqa: PLW1509 one thread here
        )
        assert self.process.stdout is not None
        said = b""
        while not (found := READY.search(said)):
            fresh = os.read(self.process.stdout.fileno(), 65536)
            if not fresh:
                sys.exit("the server did not start")
            said += fresh
        self.port = int(found.group(1))
        self.url = f"http://127.0.0.1:{self.port}"

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_kb(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=60)


class Bare(Served):
    """The peer: `bench.bare`, pinned to the same core."""

    def __init__(self) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            self.port = taken.getsockname()[1]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.bare", str(self.port)],
            preexec_fn=lambda: os.sched_setaffinity(0, {0}),  # noqa: PLW1509 one thread here
        )
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return


@contextlib.contextmanager
def served(*servers: Served) -> Iterator[None]:
    try:
        yield
    finally:
        for server in servers:
            server.stop()
