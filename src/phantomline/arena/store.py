"""The folder of a tournament: results as they come, safe from a crash, and what is made of them.

``plan.json``      what is played; a run goes on only with the same plan
``results.jsonl``  a line a game, in the order of the games
``records/``       the games themselves, so many to a file

Games are appended in order, records first, and reach the disk before the next batch begins. After
a crash the lines that are whole are the games that count; whatever lies behind them is cut off.
"""

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Final, Self

import msgspec

from phantomline.arena.files import sync, write_whole
from phantomline.arena.plan import GameResult, Plan, Played
from phantomline.core import PhantomlineError

__all__ = ["RECORDS_PER_FILE", "Store", "StoreError"]

RECORDS_PER_FILE: Final = 500
"""A file of records may have a million lines; the longest games have some two thousand."""
BATCH_SECONDS: Final = 1.0


class StoreError(PhantomlineError):
    """A folder that cannot be used for this tournament. ``code`` names the reason."""

    def __init__(self, code: str, folder: str, what: str = "") -> None:
        super().__init__(code, folder, what)
        self.code = code
        self.folder = folder
        self.what = what

    def __str__(self) -> str:
        return f"{self.folder}: {self.code}" + (f" ({self.what})" if self.what else "")


class Store:
    """A tournament's folder, open for appending. Use it in a ``with`` statement."""

    def __init__(self, folder: Path, plan: Plan, *, resume: bool) -> None:
        self.folder: Final = folder
        self.plan: Final = plan
        self._results: Final = folder / "results.jsonl"
        self._records: Final = folder / "records"
        known = folder / "plan.json"
        if known.exists():
            if not resume:
                raise StoreError("exists", str(folder))
            _check_same(folder, known, plan)
        self._records.mkdir(parents=True, exist_ok=True)
        self.done = self._mend()
        if self.done > plan.games:
            raise StoreError("longer", str(folder), str(self.done))
        write_whole(known, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        self._file = self._results.open("ab")
        self._record_file = self._record_path(self.done).open("ab")
        self._flushed = monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.flush()
        self._file.close()
        self._record_file.close()

    def results(self) -> Iterator[GameResult]:
        """Yield the results so far, in order."""
        decoder = msgspec.json.Decoder(GameResult)
        with self._results.open("rb") as lines:
            for line in lines:
                yield decoder.decode(line)

    def add(self, played: Played) -> None:
        """Append a game; it is safe once `flush` has been called, which happens every second."""
        assert played.result.game == self.done, "games are stored in order"
        if self.done and self.done % RECORDS_PER_FILE == 0:
            sync(self._record_file)
            self._record_file.close()
            self._record_file = self._record_path(self.done).open("ab")
        self._record_file.write(played.record.encode())
        self._file.write(msgspec.json.encode(played.result) + b"\n")
        self.done += 1
        if monotonic() - self._flushed > BATCH_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Wait until everything is on the disk."""
        # Records first: a result on the disk promises that its record is there too.
        sync(self._record_file)
        sync(self._file)
        self._flushed = monotonic()

    def record_files(self) -> list[Path]:
        """Return the files with the records, in order."""
        return sorted(self._records.glob("*.jsonl"))

    # -- after a crash -------------------------------------------------------

    def _mend(self) -> int:
        """Cut off what a crash left unfinished, and return how many games are whole."""
        # A result may have reached the disk before its record did.
        whole = self._whole_records(self._whole_results())
        if self._results.exists():
            os.truncate(self._results, _length_of_lines(self._results, whole))
        self._cut_records(whole)
        return whole

    def _whole_results(self) -> int:
        count = 0
        if self._results.exists():
            decoder = msgspec.json.Decoder(GameResult)
            with self._results.open("rb") as lines:
                for line in lines:
                    try:
                        result = decoder.decode(line)
                    except msgspec.DecodeError:
                        break
                    if not line.endswith(b"\n") or result.game != count:
                        break
                    count += 1
        return count

    def _whole_records(self, most: int) -> int:
        """Return how many of the first games have a whole record."""
        found = 0
        for first in range(0, most, RECORDS_PER_FILE):
            here = min(most - first, RECORDS_PER_FILE)
            whole, _ = _records_in(self._record_path(first), here)
            found += whole
            if whole < here:
                break
        return found

    def _cut_records(self, whole: int) -> None:
        keep = self._record_path(whole)
        for file in self.record_files():
            if file.name > keep.name:
                file.unlink()
        if keep.exists():
            _, length = _records_in(keep, whole % RECORDS_PER_FILE)
            os.truncate(keep, length)

    def _record_path(self, number: int) -> Path:
        return self._records / f"{number - number % RECORDS_PER_FILE:07}.jsonl"


def _check_same(folder: Path, known: Path, plan: Plan) -> None:
    try:
        before = msgspec.json.decode(known.read_bytes(), type=Plan)
    except msgspec.DecodeError:
        raise StoreError("unreadable", str(folder)) from None
    for field in Plan.__struct_fields__:
        # A tournament may go on for longer than was planned at first.
        if field not in ("games", "build") and getattr(before, field) != getattr(plan, field):
            raise StoreError("differs", str(folder), field)
    if before.build != plan.build:
        raise StoreError("build", str(folder), before.build or "?")


def _records_in(path: Path, most: int) -> tuple[int, int]:
    """Return how many of the first records in a file are whole, and how many bytes they take."""
    count = length = end = 0
    if path.exists():
        with path.open("rb") as lines:
            for line in lines:
                if count == most or not line.endswith(b"\n"):
                    break
                length += len(line)
                if line.startswith(b'{"outcome":'):
                    count, end = count + 1, length
    return count, end


def _length_of_lines(path: Path, count: int) -> int:
    with path.open("rb") as lines:
        return sum(len(line) for line in islice(lines, count))
