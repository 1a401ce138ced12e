"""Which build plays: a digest of everything that decides how a game between bots goes and counts.

The same build and seed give the same games wherever they are played. The words, the page and the
rest of the arena may change, and it is the same build still.
"""

import hashlib
import shlex
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from phantomline import __version__
from phantomline.bots.process import is_program

__all__ = ["build_of", "digest_of"]

PACKAGE: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("core", "games", "bots")
POINTS: Final = "points.py"
"""What says of every game where its points came from."""
DRIVERS: Final = ("league.py", "match.py", "plan.py")
"""The part of the arena that says who sits where with which luck, and asks them."""
KINDS: Final = (".py", ".toml")
LENGTH: Final = 12


def build_of(bots: Iterable[str]) -> str:
    """Return the version and a digest of what these bots play by, down to their own programs."""
    return f"{__version__}+{digest_of(_sources(), *map(_brought, bots))}"


def digest_of(*groups: Iterable[tuple[str, Path]]) -> str:
    """Return a short digest of files, each with what it is known as."""
    whole = hashlib.sha256()
    for name, path in sorted({one for group in groups for one in group}):
        part = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{part} {name}\n".encode())
    return whole.hexdigest()[:LENGTH]


def _sources() -> Iterator[tuple[str, Path]]:
    """Yield the sources of the rules and the bots, compiled or not, with the editions."""
    for folder in FOLDERS:
        for path in (PACKAGE / folder).rglob("*"):
            if path.suffix in KINDS:
                yield path.relative_to(PACKAGE).as_posix(), path
    yield POINTS, PACKAGE / POINTS
    for name in DRIVERS:
        yield f"arena/{name}", PACKAGE / "arena" / name


def _brought(spec: str) -> Iterator[tuple[str, Path]]:
    """Yield the files that the spec of a program names."""
    if not is_program(spec):
        return
    words: list[str] = []
    with suppress(ValueError):  # no command at all, which whoever starts it will say
        words = shlex.split(spec)
    for word in words:
        if _is_readable(Path(word)):
            yield word, Path(word)


def _is_readable(path: Path) -> bool:
    with suppress(OSError):  # too long for a name, or not ours to read
        if path.is_file():
            path.open("rb").close()
            return True
    return False
