"""A program of somebody else's that is talked to in lines, and never waited for too long.

The program runs without a shell in a process group of its own. One loop sends, receives and
drains its standard error, each only as far as it goes without waiting, so that no program
can hold up whoever runs it: not by falling silent, not by flooding, not by leaving its input
unread. Whatever it has started in its group ends with it, and all of it with whoever runs it.
"""

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Final

from phantomline.bots.errors import Faulty
from phantomline.bots.guard import Guard

__all__ = ["Ended", "Overlong", "Program", "Silent", "Unstartable", "command_of"]

LOG_BYTES: Final = 4096
CHUNK: Final = 65_536
LAST_WAIT: Final = 5.0


class Unstartable(Faulty):
    """The program cannot be started."""


class Ended(Exception):
    """The program has ended, or closed its output; ``status`` is its exit status if it has one."""

    def __init__(self, status: int | None) -> None:
        super().__init__(status)
        self.status = status


class Silent(Exception):
    """The program did not say anything in time."""


class Overlong(Exception):
    """The program says more in one line than anybody would read."""


def command_of(text: str) -> list[str]:
    """Return the program and the arguments that a text names, or raise `Unstartable`.

    A Python file that cannot be run by itself is run by this Python.
    """
    try:
        words = shlex.split(text)
    except ValueError:
        raise Unstartable("unclear") from None
    if not words:
        raise Unstartable("unnamed")
    path = Path(words[0])
    if path.is_file():
        words[0] = str(path.absolute())
        if path.suffix == ".py" and not _runs_itself(path):
            return [sys.executable, *words]
        if not os.access(path, os.X_OK):
            raise Unstartable("not-executable", program=str(path))
        return words
    found = None if os.sep in words[0] else shutil.which(words[0])
    if found is None:
        raise Unstartable("missing", program=words[0])
    return [found, *words[1:]]


def _runs_itself(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return os.access(path, os.X_OK) and file.read(2) == b"#!"
    except OSError:
        return False


class Program:
    """A running program. ``log`` holds the end of what it wrote to its standard error."""

    def __init__(self, command: list[str], longest: int) -> None:
        if not hasattr(os, "killpg"):
            raise Unstartable("not-here")
        self.longest: Final = longest
        self.log = b""
        self._heard = bytearray()
        self._unsent = b""
        self._open = True
        self._killed = False
        try:
            self._process: Final = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                bufsize=0,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise Unstartable("refused", why=reason or str(error)) from None
        try:
            self._guard: Final = Guard(self._process.pid)
        except BaseException as error:  # also out of time, or interrupted
            self._end_group()
            self._process.wait()
            for pipe in (self._in, self._out, self._err):
                self._shut(pipe)
            if isinstance(error, OSError):
                raise Unstartable("refused", why=error.strerror or str(error)) from None
            raise
        self._selector: Final = selectors.DefaultSelector()
        for pipe in (self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
            self._selector.register(pipe, selectors.EVENT_READ)
        os.set_blocking(self._in.fileno(), False)

    @property
    def status(self) -> int | None:
        """The exit status, ``None`` while the program runs; negative for a signal."""
        return self._process.returncode

    def chatter(self) -> bytes:
        """Return what it has said so far that nobody asked for."""
        self._attend(0.0)
        return bytes(self._heard)

    def send(self, line: bytes) -> None:
        """Send a line, as far as the program takes it; the rest goes out while it is heard."""
        self._unsent += line
        self._attend(0.0)

    def hear(self, seconds: float) -> bytes:
        """Return the next line, or raise `Ended`, `Silent` or `Overlong`."""
        deadline = monotonic() + seconds
        while True:
            end = self._heard.find(b"\n")
            if end > self.longest or (end < 0 and len(self._heard) > self.longest):
                raise Overlong
            if end >= 0:
                line = bytes(self._heard[:end])
                del self._heard[: end + 1]
                return line
            if not self._open:
                # What it wrote last may explain why it ended.
                self._wait(0.2)
                raise Ended(self.status)
            left = deadline - monotonic()
            if left <= 0:
                raise Silent
            self._attend(left)

    def leave(self, seconds: float) -> bool:
        """Close its input and give it so long to end; say whether it did."""
        deadline = monotonic() + seconds
        while self._unsent and self._open and monotonic() < deadline:
            self._attend(deadline - monotonic())
        self._shut(self._in)
        return self._wait(deadline - monotonic())

    def lingering(self) -> bool:
        """Say whether anything of its group still runs after it has ended."""
        try:
            os.killpg(self._process.pid, 0)
        except ProcessLookupError:
            return False
        except PermissionError:  # somebody runs there, under another user
            return True
        return True

    def kill(self) -> None:
        """End it and all of its group now; nothing of it is left behind. May be called again."""
        if self._killed:
            return
        self._killed = True
        self._open = False
        self._end_group()
        self._guard.dismiss()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WAIT)
        for pipe in (self._in, self._out, self._err):
            self._shut(pipe)
        self._selector.close()
        self._heard.clear()

    # -- how it is done ------------------------------------------------------

    def _end_group(self) -> None:
        # The group outlives its leader for as long as any of its processes runs.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    @property
    def _in(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _out(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _err(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr

    def _attend(self, seconds: float) -> None:
        """Send, hear and drain what goes without waiting; wait so long for something to do."""
        if self._killed:
            return
        watched = self._unsent and not self._in.closed
        if watched:
            self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            ready = self._selector.select(max(seconds, 0.0))
        finally:
            if watched:
                self._selector.unregister(self._in)
        for key, _ in ready:
            if key.fileobj is self._in:
                self._push()
            else:
                self._pull(key.fd)

    def _push(self) -> None:
        try:
            sent = os.write(self._in.fileno(), self._unsent)
        except BlockingIOError:
            return
        except OSError:  # it reads no more; what it says or how it ends will tell
            self._unsent = b""
            self._shut(self._in)
            return
        self._unsent = self._unsent[sent:]

    def _pull(self, number: int) -> None:
        out = number == self._out.fileno()
        try:
            data = os.read(number, CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._selector.unregister(self._out if out else self._err)
            self._open = self._open and not out
        elif out:
            self._heard += data
        else:
            self.log = (self.log + data)[-LOG_BYTES:]

    def _wait(self, seconds: float) -> bool:
        """Wait for the end, hearing it out meanwhile, but keeping only the beginning."""
        deadline = monotonic() + seconds
        while True:
            if self._process.poll() is not None:
                self._attend(0.0)
                return True
            if self._killed:
                return False
            left = deadline - monotonic()
            if left <= 0:
                return False
            self._attend(min(left, 0.02))
            del self._heard[self.longest + 1 :]

    @staticmethod
    def _shut(pipe: IO[bytes]) -> None:
        with suppress(OSError):
            pipe.close()
