"""Real servers for the tests: `phantomline serve` in a process of its own."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

READY = re.compile(rb"http://\S+:(\d+)/")
PATIENCE = 60.0


class Server:
    """A running server. ``options`` are those of `phantomline serve`; the port is any free one.

    Nobody is limited and bots move at once, unless ``options`` say otherwise. Its log is a file
    beside the database. ``program`` is the module to run, and what it is told before the rest.
    """

    def __init__(
        self,
        folder: Path,
        *options: str,
        database: str | None = None,
        limits: bool = False,
        port: int = 0,
        env: dict[str, str] | None = None,
        program: Sequence[str] = ("phantomline",),
    ) -> None:
        self.folder = folder
        self.database = database or str(folder / "tables.sqlite")
        self.log = folder / "server.log"
        defaults = ["--bot-workers", "1", "--bot-pace", "0", *([] if limits else ["--no-limits"])]
        self.options = [*defaults, *options]
        self.env = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error", **(env or {})}
        self.port = port
        self.program = program
        self.greeting = ""
        self.start()

    def start(self) -> None:
        """Start it, or start it again after it was stopped, on the same port."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", *self.program, "serve"),
                    *("--port", str(self.port), "--database", self.database, *self.options),
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env=self.env,
                # What is started in the background ignores Ctrl-C, and so would its children.
                preexec_fn=_heed_interrupts,  # noqa: PLW1509 there are no threads here
            )
        try:
            self._wait_until_ready()
        except BaseException:
            self.kill()
            raise

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def client(self, **headers: str) -> httpx.Client:
        """A client of its own, with its own cookies."""
        # Without TLS nobody needs certificates, and reading them takes longer than most tests.
        return httpx.Client(base_url=self.url, headers=headers, timeout=30, verify=False)

    def figure(self, name: str) -> float:
        """One of its figures, as it tells them to whoever watches over it."""
        with self.client() as client:
            lines = client.get("/metrics").text.splitlines()
        (value,) = [line.split()[1] for line in lines if line.startswith(f"{name} ")]
        return float(value)

    def logged(self) -> str:
        """All that it has logged so far."""
        return self.log.read_text(encoding="utf-8")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop, wait for the end, and return its exit status."""
        self.process.send_signal(how)
        return self.wait()

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        self.process.kill()
        self.wait()

    def wait(self) -> int:
        """Wait for its end and return its exit status."""
        status = self.process.wait(timeout=PATIENCE)
        if self.process.stdout is not None and not self.process.stdout.closed:
            # The processes of its bots may have the pipe open a little longer, so no waiting for
            # its end: what the server wrote is all there.
            os.set_blocking(self.process.stdout.fileno(), False)
            self.greeting += (self.process.stdout.read() or b"").decode()
            self.process.stdout.close()
        return status

    def _wait_until_ready(self) -> None:
        assert self.process.stdout is not None
        pipe = self.process.stdout.fileno()
        end = time.monotonic() + PATIENCE
        said = b""
        # The last line of the greeting says how to stop the server.
        while b"Ctrl-C" not in said:
            ready, _, _ = select.select([pipe], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"no server after {PATIENCE} s: {self.logged()}"
            fresh = os.read(pipe, 65536)
            assert fresh, f"no server: {self.logged()}"
            said += fresh
        self.greeting = said.decode()
        found = READY.search(said)
        assert found, self.greeting
        self.port = int(found.group(1))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.kill()
        else:
            self.wait()


@contextmanager
def guest(server: Server, name: str | None = None, **headers: str) -> Iterator[httpx.Client]:
    """A client that is somebody."""
    with server.client(**headers) as client:
        answer = client.post("/api/me", json={} if name is None else {"name": name})
        assert answer.status_code == 201, answer.text
        yield client


def _heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
