"""A line between browsers and a server that can be cut and mended."""

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self


class Line:
    """Passes on whatever comes to ``url`` to the server at ``port``, until it is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and let no new one through."""
        with self._lock:
            self._open = False
            for end in self._ends:
                _drop(end)
            self._ends.clear()

    def mend(self) -> None:
        """Let connections through again."""
        self._open = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.cut()
        self._door.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):  # the door was closed
            while True:
                here, _ = self._door.accept()
                self._connect(here)

    def _connect(self, here: socket.socket) -> None:
        with self._lock:
            if not self._open:
                here.close()
                return
            there = socket.create_connection(("127.0.0.1", self._port))
            self._ends |= {here, there}
        for source, target in ((here, there), (there, here)):
            threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with self._lock:
            self._ends -= {source, target}
        _drop(source)
        _drop(target)


def _drop(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
