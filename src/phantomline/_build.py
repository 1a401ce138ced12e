"""Whether the rules run compiled or interpreted.

mypyc's compiled modules lie beside their sources, and Python prefers them. They stay unused when
`PHANTOMLINE_PURE=1` asks for that, and in a checkout whose sources have changed since they were
compiled, so that an edit always takes effect.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Literal

_HERE = Path(__file__).resolve().parent
_LIBRARY = _HERE.parent / f"phantomline__mypyc{EXTENSION_SUFFIXES[0]}"  # what mypyc has compiled
_CHECKOUT = _HERE.parent.parent
_STAMP = _CHECKOUT / "build" / EXTENSION_SUFFIXES[0].split(".")[1] / "stamp.json"


class _SourceFinder:
    """Finds this package's modules as sources only, never as compiled modules."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("phantomline."):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def settle() -> None:
    """Decide how the rules run; call it before anything else of this package is imported."""
    why = _why_interpreted()
    if why is not None and reason() is None:
        sys.meta_path.insert(0, _SourceFinder(why))


def mode() -> Literal["compiled", "interpreted"]:
    """How the rules run in this process."""
    return "compiled" if reason() is None else "interpreted"


def reason() -> str | None:
    """Why the rules run interpreted, as one clause; None when they run compiled."""
    return next((it.reason for it in sys.meta_path if isinstance(it, _SourceFinder)), None)


def made() -> int | None:
    """When the rules of this checkout were compiled; processes begun before may run others."""
    try:
        return _STAMP.stat().st_mtime_ns
    except OSError:
        return None


def _why_interpreted() -> str | None:
    if os.environ.get("PHANTOMLINE_PURE", "0") not in {"", "0"}:
        return "PHANTOMLINE_PURE is set"
    if not _LIBRARY.is_file():
        return "they are not compiled"
    if (_CHECKOUT / "hatch_build.py").is_file() and _is_stale():
        return "their sources have changed since they were compiled"
    return None


def _is_stale() -> bool:
    try:
        digests: dict[str, str] = json.loads(_STAMP.read_bytes())["sources"]
        return any(
            hashlib.sha256((_CHECKOUT / path).read_bytes()).hexdigest() != digest
            for path, digest in digests.items()
        )
    except (OSError, ValueError, KeyError):
        return True
