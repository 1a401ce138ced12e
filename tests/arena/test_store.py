"""The folder of a tournament survives what happens to it."""

import csv
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyarrow import parquet

from phantomline.arena import GameResult, Plan, Store, StoreError, Tally, builds, run_arena
from phantomline.arena.builds import build_of, digest_of
from phantomline.arena.export import export
from phantomline.core import read_records, replay
from phantomline.games import load
from phantomline.words import Words
from tests.arena.plans import plan_of, timeless, timeless_table, without_times


def run_in(folder: Path, plan: Plan, *, resume: bool = False) -> Tally:
    with Store(folder, plan, resume=resume) as store:
        tally = run_arena(plan, workers=2, store=store)
        export(store, tally, Words("en", strict=True))
    return tally


def results_in(folder: Path) -> list[GameResult]:
    lines = (folder / "results.jsonl").read_bytes().splitlines()
    return timeless(msgspec.json.decode(line, type=GameResult) for line in lines)


def records_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted((folder / "records").iterdir()))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of 24 games that nothing interrupted."""
    folder = tmp_path_factory.mktemp("finished")
    run_in(folder, plan_of("random", "easy", games=24))
    return folder


@pytest.mark.parametrize("damage", ["half a line", "half a record", "no records", "all", "garbage"])
def test_what_a_crash_leaves_is_mended(finished: Path, tmp_path: Path, damage: str) -> None:
    plan = plan_of("random", "easy", games=24)
    run_in(tmp_path, plan_of("random", "easy", games=10))
    results, records = tmp_path / "results.jsonl", tmp_path / "records" / "0000000.jsonl"
    if damage == "half a line":
        os.truncate(results, results.stat().st_size - 50)
    elif damage == "half a record":
        os.truncate(records, records.stat().st_size - 5000)
    elif damage == "no records":
        records.unlink()
    elif damage == "all":
        results.unlink()
    else:
        with results.open("ab") as file:
            file.write(b"\0" * 4096)
    tally = run_in(tmp_path, plan, resume=True)
    assert tally.games == 24
    assert results_in(tmp_path) == results_in(finished)
    assert records_in(tmp_path) == records_in(finished)


def test_resuming_what_is_done_plays_nothing(finished: Path) -> None:
    before = (finished / "results.jsonl").read_bytes()
    tally = run_in(finished, plan_of("random", "easy", games=24), resume=True)
    assert tally.games == 24
    assert (finished / "results.jsonl").read_bytes() == before


def test_another_tournament_is_refused(finished: Path) -> None:
    plan = plan_of("random", "easy", games=24)
    with pytest.raises(StoreError, match="exists"):
        Store(finished, plan, resume=False)
    with pytest.raises(StoreError, match="seed"):
        Store(finished, plan_of("random", "easy", games=24, seed=1), resume=True)
    with pytest.raises(StoreError, match="bots"):
        Store(finished, plan_of("random", games=24), resume=True)
    with pytest.raises(StoreError, match="longer"):
        Store(finished, plan_of("random", "easy", games=23), resume=True)


@pytest.mark.parametrize("build", ["0.0.9+0123456789ab", ""])
def test_games_of_another_build_are_not_mixed_in(tmp_path: Path, build: str) -> None:
    """Plans of before did not say which it was."""
    plan = plan_of("random", games=2)
    assert plan.build == build_of(["random"])
    run_in(tmp_path, msgspec.structs.replace(plan, build=build))
    before = results_in(tmp_path)
    with pytest.raises(StoreError, match=re.escape(build or "?")) as refused:
        Store(tmp_path, plan, resume=True)
    assert refused.value.code == "build"
    assert results_in(tmp_path) == before


def test_a_plan_of_before_can_still_be_read() -> None:
    told = json.loads(msgspec.json.encode(plan_of("random")))
    del told["build"]
    assert msgspec.convert(told, Plan).build == ""


def test_a_build_is_another_where_any_of_its_files_is(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1\n")
    other.write_text("a = 2\n")
    assert digest_of([("a", one)]) == digest_of([("a", one)], [("a", one)])
    found = [[("a", one)], [("a", other)], [("b", one)], [("a", one), ("b", other)], []]
    assert len({digest_of(group) for group in found}) == len(found)


def test_a_program_that_was_brought_is_part_of_the_build(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("print('one')\n")
    for spec in (str(mine), f"python3 {mine}"):
        before = build_of(["random", spec])
        assert before == build_of([spec])
        assert before != build_of(["random"]) == build_of(["mcts:5", "greedy"])
        mine.write_text(f"print('{spec}')\n")
        assert build_of(["random", spec]) != before
    assert build_of(["./'broken", "./nowhere.py"]) == build_of([])


def test_a_program_that_cannot_be_read_leaves_the_plan_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever starts it will say what is wrong."""
    mine, locked = tmp_path / "mine.py", tmp_path / "locked.py"
    mine.write_text("print('one')\n")
    locked.write_text("print('two')\n")
    opened = Path.open

    def refused(path: Path, *args: Any, **options: Any) -> Any:
        # Whoever runs the tests may be allowed to read everything.
        if path == locked:
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *args, **options)

    monkeypatch.setattr(Path, "open", refused)
    long = f'python3 -c "{"x = 1; " * 50}1 / 1"'
    assert plan_of(long).build == build_of([])
    assert plan_of(f"python3 {locked}").build == build_of([])
    both = f"{long} {locked} {mine}"
    assert build_of([both]) == build_of([f"python3 {mine}"]) != build_of([])


@pytest.mark.parametrize("name", ["points.py", "games/ghosts/rules.py", "arena/match.py"])
def test_whatever_makes_a_result_is_part_of_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    package = tmp_path / "phantomline"
    shutil.copytree(builds.PACKAGE, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    monkeypatch.setattr(builds, "PACKAGE", package)
    before = build_of(["greedy"])
    with (package / name).open("a") as source:
        source.write("# otherwise\n")
    assert build_of(["greedy"]) != before


def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{}")
    with pytest.raises(StoreError, match="unreadable"):
        Store(tmp_path, plan_of("random"), resume=True)


def test_records_fill_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("phantomline.arena.store.RECORDS_PER_FILE", 4)
    plan = plan_of("random", game="galore", players=2, games=10)
    run_in(tmp_path, plan)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [
        "0000000.jsonl",
        "0000004.jsonl",
        "0000008.jsonl",
    ]
    whole = records_in(tmp_path)
    files[2].unlink()
    os.truncate(files[1], files[1].stat().st_size - 100)
    run_in(tmp_path, plan, resume=True)
    assert records_in(tmp_path) == whole


def test_records_are_the_games_of_the_results(finished: Path) -> None:
    results = results_in(finished)
    records = []
    for file in sorted((finished / "records").iterdir()):
        with file.open("rb") as lines:
            for game, record in read_records(lines, lambda header: load(header.game)):
                for _ in replay(game, record):
                    pass
                records.append(record)
    assert len(records) == len(results) == 24
    for record, result in zip(records, results, strict=True):
        assert record.outcome is not None
        assert record.outcome.scores == result.scores
        assert record.outcome.winners == result.winners


def test_csv_and_parquet_hold_a_row_for_every_seat(tmp_path: Path) -> None:
    run_in(tmp_path, plan_of("random", game="galore", players=2, games=6))
    with (tmp_path / "results.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert sum(float(row["win"]) for row in rows) == pytest.approx(6)
    for row in rows:
        parts = [int(row[line]) for line in ("dragons", "diamonds", "bone_doors", "other_paths")]
        assert sum(parts) <= int(row["score"])
    table: Any = parquet.read_table(tmp_path / "results.parquet")
    assert table.num_rows == 12
    assert table.column_names == list(rows[0])
    assert [str(score) for score in table["score"].to_pylist()] == [row["score"] for row in rows]


def test_a_killed_run_goes_on_to_the_same_table(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "phantomline", "arena", "ghosts", "--bots", "random,easy"]
    command += ["--players", "3", "--seed", "7", "--workers", "2"]
    folder = tmp_path / "killed"
    process = subprocess.Popen(
        [*command, "--games", "100000", "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    results = folder / "results.jsonl"
    end = time.monotonic() + 60
    while not results.exists() or results.stat().st_size == 0:
        assert process.poll() is None, "it was over before it could be killed"
        assert time.monotonic() < end
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    _, said = process.communicate()
    assert said == b""
    done = results.read_bytes().count(b"\n")
    assert done > 0
    games = done + 20
    resumed = subprocess.run(
        [*command, "--games", str(games), "--out", str(folder), "--resume", "--json"],
        capture_output=True,
        check=True,
        timeout=120,
    )
    plan = plan_of("random", "easy", games=games)
    assert without_times(json.loads(resumed.stdout)) == timeless_table(run_arena(plan, workers=2))
    assert len(results_in(folder)) == games
