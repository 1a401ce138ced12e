"""What is made of a tournament once it is over: the table, the raw results, the report."""

import csv
import io
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from phantomline.arena.files import write_whole
from phantomline.arena.report import report_page
from phantomline.arena.store import Store
from phantomline.arena.tally import Tally
from phantomline.words import Words

__all__ = ["COLUMNS", "export", "rows"]

COLUMNS = (
    "game",
    "deal",
    "turn",
    "seat",
    "bot",
    "start",
    "win",
    "score",
    "reason",
    "decisions",
    "ms",
    "failure",
    "detail",
)


def export(store: Store, tally: Tally, words: Words) -> None:
    """Write ``table.json``, ``results.csv`` and ``report.html`` beside the results.

    Where pyarrow is installed (extra ``parquet``) there is a ``results.parquet`` too.
    """
    folder = store.folder
    write_whole(folder / "table.json", msgspec.json.encode(tally.table()) + b"\n")
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*COLUMNS, *tally.categories])
    writer.writerows(rows(store))
    write_whole(folder / "results.csv", text.getvalue().encode())
    write_whole(folder / "report.html", report_page(tally, words).encode())
    if find_spec("pyarrow") is not None:
        _write_parquet(store, tally)


def rows(store: Store) -> Iterator[list[Any]]:
    """Yield a row for every seat of every game, in order."""
    for result in store.results():
        failures = {failure.seat: failure for failure in result.failures}
        for seat, bot in enumerate(result.bots):
            failure = failures.get(seat)
            micros = result.micros[seat]
            yield [
                result.game,
                result.deal,
                result.turn,
                seat,
                bot,
                result.start,
                1 / len(result.winners) if seat in result.winners else 0.0,
                result.scores[seat],
                result.reason,
                len(micros),
                sum(micros) / 1000,
                "" if failure is None else failure.kind,
                "" if failure is None else failure.detail,
                *(result.categories[seat] if result.categories else ()),
            ]


def _write_parquet(store: Store, tally: Tally) -> None:
    # An extra, whose types a check does without.
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    names = [*COLUMNS, *tally.categories]
    columns: list[list[Any]] = [list(column) for column in zip(*rows(store), strict=True)]
    table = arrow.table(dict(zip(names, columns, strict=True)))
    parquet.write_table(table, store.folder / "results.parquet")
