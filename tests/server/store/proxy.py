"""A line to PostgreSQL that can be cut at the worst moment."""

import socket
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Literal, Self

SOCKET = ".s.PGSQL.5432"
COMMIT = b"COMMIT\0"

Cut = Literal["before", "after"]


class Line:
    """One connection: what comes from the client, and what comes back."""

    def __init__(self, client: socket.socket, server: socket.socket) -> None:
        self.client = client
        self.server = server
        self.deaf = False

    def hang_up(self) -> None:
        for end in (self.client, self.server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class CutLine:
    """A socket in ``folder`` that passes everything on to the server's, until it is told to cut.

    The ``next`` commit is then cut off ``before`` it reaches the server, or ``after`` the server
    has done it and before the answer gets back. Lines that are opened later hold.
    """

    def __init__(self, server: Path, folder: Path) -> None:
        self.next: Cut | None = None
        self.cuts = 0
        self._server = server
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / SOCKET))
        self._door.listen()
        self._threads: list[Thread] = []
        self._lines: list[Line] = []

    def __enter__(self) -> Self:
        accepting = Thread(target=self._accept)
        self._threads.append(accepting)
        accepting.start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._threads[0].join()
        self._door.close()
        for line in self._lines:
            line.hang_up()
        for thread in self._threads:
            thread.join()
        for line in self._lines:
            line.client.close()
            line.server.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._server / SOCKET))
                line = Line(client, server)
                self._lines.append(line)
                for way in (self._up, self._down):
                    thread = Thread(target=way, args=(line,))
                    self._threads.append(thread)
                    thread.start()

    def _up(self, line: Line) -> None:
        with suppress(OSError):
            while data := line.client.recv(1 << 16):
                if self.next is not None and COMMIT in data:
                    how, self.next = self.next, None
                    self.cuts += 1
                    if how == "before":
                        break
                    line.deaf = True
                line.server.sendall(data)
        if not line.deaf:
            line.hang_up()

    def _down(self, line: Line) -> None:
        with suppress(OSError):
            while (data := line.server.recv(1 << 16)) and not line.deaf:
                line.client.sendall(data)
        line.hang_up()
