"""A lock on a file that lasts as long as the process: one server for one SQLite database."""

import os
import sys
from pathlib import Path
from typing import Final

from phantomline.server.store.errors import StoreInUse

__all__ = ["FileLock"]

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        # Unlike flock's, such a lock is not handed down to children, who may outlive the server.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# Such a lock does not keep this very process out.
_held: Final[set[Path]] = set()


class FileLock:
    """Holds ``PATH.lock`` until it is released or the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock").resolve()
        if self._path in _held:
            raise StoreInUse("in-use", where=str(path))
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StoreInUse("in-use", where=str(path)) from None
        _held.add(self._path)

    def release(self) -> None:
        """Let others in."""
        if self._path in _held:
            _held.discard(self._path)
            os.close(self._file)
