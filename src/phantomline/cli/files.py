"""Reading input and writing output files, so that a half-written file is never left behind."""

import os
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from phantomline.cli.session import UserError

__all__ = ["STDIN", "lines_of", "read_bytes", "writing"]

STDIN: Final = "-"
LONGEST_LINE: Final = 10_001  # a line cut here is longer than any record may have


def read_bytes(path: str, most: int) -> bytes:
    """Return what a file or standard input (``-``) holds, up to ``most`` bytes."""
    if path == STDIN:
        return sys.stdin.buffer.read(most)
    with _opened(path) as file:
        return file.read(most)


def lines_of(path: str) -> Iterator[bytes]:
    """Yield the lines of a file or of standard input, overlong ones in pieces."""
    if path == STDIN:
        yield from iter(lambda: sys.stdin.buffer.readline(LONGEST_LINE), b"")
        return
    with _opened(path) as file:
        yield from iter(lambda: file.readline(LONGEST_LINE), b"")


@contextmanager
def writing(path: Path) -> Generator[IO[str]]:
    """Open a file to write that appears under its name only once it is complete.

    It is written beside its place and then moved there; if anything goes wrong on the way,
    whatever was there before stays. What is no ordinary file, such as a pipe, is written directly.
    """
    try:
        target = path.resolve()
        if target.is_dir():
            raise IsADirectoryError(21, "Is a directory", str(path))
        if target.exists() and not target.is_file():
            with target.open("w", encoding="utf-8") as direct:
                yield direct
            return
        beside = target.with_name(f".{target.name}.{os.getpid()}.part")
        file = beside.open("x", encoding="utf-8")
    except OSError as error:
        raise _unwritable(path, error) from None
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise _unwritable(path, error) from None
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


@contextmanager
def _opened(path: str) -> Generator[IO[bytes]]:
    try:
        with Path(path).open("rb") as file:
            yield file
    except FileNotFoundError:
        raise UserError("cli-file-missing", path=path) from None
    except IsADirectoryError:
        raise UserError("cli-file-directory", path=path) from None
    except PermissionError:
        raise UserError("cli-file-denied", path=path) from None
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UserError("cli-file-unreadable", path=path, reason=reason) from None


def _unwritable(path: Path, error: OSError) -> UserError:
    return UserError("cli-file-unwritable", path=str(path), reason=error.strerror or str(error))
