"""Writing files that survive a crash."""

import os
from pathlib import Path
from typing import IO

__all__ = ["sync", "write_whole"]


def sync(file: IO[bytes]) -> None:
    """Wait until what was written is on the disk."""
    file.flush()
    os.fsync(file.fileno())


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there as a whole or as it was before."""
    beside = path.with_name(f".{path.name}.part")
    with beside.open("wb") as file:
        file.write(data)
        sync(file)
    beside.replace(path)
