"""Running the command line: in this process, as a program of its own, and in a terminal."""

import errno
import fcntl
import io
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from phantomline.cli import main

PLAIN = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color"}
PROGRAM = (sys.executable, "-m", "phantomline")


class Result(NamedTuple):
    code: int
    out: str
    err: str


class InProcess:
    """Calls `main` with captured output, the language being English unless asked for."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: str = "") -> Result:
        stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        self.monkeypatch.setattr(sys, "stdin", stdin)
        code = main(arguments)
        out, err = self.capsys.readouterr()
        assert "Traceback" not in err
        return Result(code, out, err)


def run(*arguments: str, typed: str | bytes = b"", env: Mapping[str, str] | None = None) -> Result:
    """Run the program with this input."""
    data = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=data,
        capture_output=True,
        env={**os.environ, **PLAIN, **(env or {})},
        timeout=120,
        check=False,
    )
    err = done.stderr.decode()
    assert "Traceback" not in err
    return Result(done.returncode, done.stdout.decode(), err)


def _take_terminal() -> None:
    """Make the pseudo-terminal the one whose Ctrl-C the program gets."""
    # What is started in the background of a script ignores Ctrl-C, and so would its children.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """The program in a pseudo-terminal of 80 by 24."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, **PLAIN},
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 there are no threads here
        )
        os.close(slave)
        self.text = ""
        self.seen = 0

    def expect(self, *wanted: str, seconds: float = 60.0) -> str:
        """Wait until one of these texts is shown after all that was expected before."""
        end = time.monotonic() + seconds
        while True:
            fresh = self.text[self.seen :]
            found = [(fresh.find(text), text) for text in wanted if text in fresh]
            if found:
                place, text = min(found)
                self.seen += place + len(text)
                return text
            assert time.monotonic() < end, f"waited for {wanted}, saw: {fresh[-2000:]}"
            assert self._read(), f"it ended; waited for {wanted}, saw: {fresh[-2000:]}"

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """Press a key, such as Ctrl-C, as late as a person would.

        Python loses an interrupt that comes between the prompt and the reading of its answer.
        """
        time.sleep(0.5)
        os.write(self.master, key)

    def close(self) -> int:
        """Wait for the end and return the exit code."""
        end = time.monotonic() + 60
        while self._read():
            assert time.monotonic() < end, f"it goes on and on: {self.text[-2000:]}"
        return self.process.wait(timeout=20)

    def discard(self) -> None:
        """Take the terminal away, whether the program has ended or not."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], 30)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError as error:
            if error.errno != errno.EIO:  # the other side is closed
                raise
            return False
        self.text += data.decode(errors="replace")
        return bool(data)
