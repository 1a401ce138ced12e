"""Writes the shipped lessons anew: ``python -m tests.lessons.making``.

A lesson is played once, here, and kept as a record, so that nothing about it changes when a bot
plays better one day. Make it anew after a change of what it teaches, of the rules or of an edition,
and look for a seed whose game shows what the words say; the tests tell.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec

import phantomline.lessons
from phantomline.core import write_record
from tests.lessons.maker import Maker
from tests.lessons.play_galore import play_galore
from tests.lessons.play_ghosts import play_ghosts
from tests.lessons.play_train import play_train

__all__ = ["DATA", "LESSONS"]

DATA = Path(phantomline.lessons.__file__).parent / "data"

LESSONS: dict[str, tuple[Callable[[int], Maker], int]] = {
    "galore": (play_galore, 71),
    "ghosts": (play_ghosts, 1217),
    "train": (play_train, 1),
}


def write(game: str, lesson: Maker) -> None:
    """Write a lesson's game and its script."""
    (DATA / f"{game}.jsonl").write_text(write_record(lesson.record()), encoding="utf-8")
    script = msgspec.json.format(msgspec.json.encode(lesson.script()), indent=2)
    (DATA / f"{game}.json").write_bytes(script + b"\n")


if __name__ == "__main__":
    for name, (play, seed) in LESSONS.items():
        write(name, play(seed))
