"""``phantomline arena``: its table for programs, its table for people, its refusals."""

import json
import re
import sys
from pathlib import Path

import pytest

from phantomline.games import GAMES
from tests.bots.programs import BAD, written
from tests.cli.conftest import phantomline as phantomline  # noqa: PLC0414 a fixture
from tests.cli.running import InProcess, Terminal

FIELDS = ["game", "players", "games", "bots"]
ROW = [
    "name",
    "seats",
    "wins",
    "win_rate",
    "low",
    "high",
    "rating",
    "mean_score",
    "mean_ms",
]


@pytest.mark.parametrize("game", GAMES)
def test_json_has_exactly_the_fields_that_others_read(phantomline: InProcess, game: str) -> None:
    done = phantomline("arena", game, "--table", "random,random", "--games", "3", "--json")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("\n") == 1
    data = json.loads(done.out)
    assert list(data) == FIELDS
    assert (data["game"], data["players"], data["games"]) == (game, 2, 3)
    [row] = data["bots"]
    assert list(row) == ROW
    assert (row["name"], row["seats"], row["wins"]) == ("random", 6, 3)
    assert row["low"] < row["win_rate"] == 0.5 < row["high"]


def test_a_league_has_a_row_for_every_bot(phantomline: InProcess) -> None:
    done = phantomline(
        "arena", "ghosts", "--bots", "random,easy", "--players", "3", "--games", "6", "--json"
    )
    data = json.loads(done.out)
    assert [row["name"] for row in data["bots"]] == ["random", "easy"]
    assert [row["seats"] for row in data["bots"]] == [9, 9]
    assert sum(row["wins"] for row in data["bots"]) == pytest.approx(6)


def test_people_get_a_table_and_a_folder(phantomline: InProcess, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    options = ["--bots", "random,easy", "--players", "2", "--games", "5", "--out", str(folder)]
    done = phantomline("--lang", "es", "arena", "ghosts", *options)
    assert done.code == 0
    assert "5 partidas de Fantasmas, 2 por mesa, semilla 0" in done.out
    assert "no es múltiplo" in done.out
    assert re.search(r"^ ?easy +5 +\d", done.out, re.MULTILINE)
    names = {path.name for path in folder.iterdir()}
    assert names == {
        "plan.json",
        "records",
        "report.html",
        "results.csv",
        "results.jsonl",
        "results.parquet",
        "table.json",
    }
    again = phantomline("arena", "ghosts", *options)
    assert (again.code, again.out) == (1, "")
    assert "--resume" in again.err
    plan = folder / "plan.json"
    told = plan.read_text()
    build = json.loads(told)["build"]
    plan.write_text(told.replace(build, "0.0.9+0123456789ab"))
    for language, words in (("en", "another build"), ("es", "otra versión")):
        other = phantomline("--lang", language, "arena", "ghosts", *options, "--resume")
        assert (other.code, other.out, other.err.count("\n")) == (1, "", 1)
        assert words in other.err
        assert "0.0.9+0123456789ab" in other.err
    plan.write_text(told)
    resumed = phantomline("arena", "ghosts", *options, "--resume", "--json")
    assert json.loads(resumed.out) == json.loads((folder / "table.json").read_text())


@pytest.mark.parametrize(
    ("language", "point", "sign"), [("en", ".", "%"), ("es", ",", "\N{NO-BREAK SPACE}%")]
)
def test_the_table_is_written_as_its_language_writes_numbers(
    phantomline: InProcess, language: str, point: str, sign: str
) -> None:
    table = ["--table", "random,random,random,random", "--games", "4"]
    done = phantomline("--lang", language, "arena", "ghosts", *table)
    row = next(line for line in done.out.splitlines() if line.lstrip().startswith("random"))
    assert f" 25{point}0{sign} " in row
    assert len(re.findall(rf"\d{re.escape(point)}\d", row)) >= 4, "rate, interval and score"
    assert not re.search({".": r"\d,\d", ",": r"\d\.\d"}[point], done.out)
    assert set(re.findall(r"\d(\s*%)", done.out)) == {sign}, "one way to write it"
    assert done.out.rstrip().endswith(f"25{point}0{sign}.")


def test_options_reach_the_game(phantomline: InProcess, tmp_path: Path) -> None:
    options = ["--experts", "--start", "1", "--table", "random,random", "--games", "1"]
    done = phantomline("arena", "galore", *options, "--out", str(tmp_path), "--budget", "0.5")
    assert done.code == 0
    [record] = (tmp_path / "records").iterdir()
    assert json.loads(record.read_text().splitlines()[0])["options"] == {
        "start": 1,
        "experts": True,
    }
    plan = json.loads((tmp_path / "plan.json").read_text())
    assert (plan["budget"], plan["limit"]) == (0.5, 1.25)


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        ((), 2, "either --bots or --table"),
        (("--bots", "random", "--table", "random,random"), 2, "either --bots or --table"),
        (("--bots", "random,random"), 2, "named twice"),
        (("--bots", "nobody"), 2, "nobody"),
        (("--bots", ""), 2, "cannot play"),
        (("--bots", "random", "--players", "9"), 2, "players"),
        (("--table", "random,random", "--players", "3"), 2, "seats 2, not 3"),
        (("--bots", "random", "--games", "0"), 2, "--games"),
        (("--bots", "random", "--budget", "0"), 2, "--budget"),
        (("--bots", "random", "--limit", "-1"), 2, "--limit"),
        (("--bots", "random", "--resume"), 2, "--out"),
        (("--bots", "random", "--ray", "auto", "--workers", "2"), 2, "--workers"),
        (("--bots", "random", "--experts"), 2, "experts"),
    ],
)
def test_wrong_use_is_told(
    phantomline: InProcess, arguments: tuple[str, ...], code: int, words: str
) -> None:
    done = phantomline("arena", "ghosts", *arguments)
    assert (done.code, done.out) == (code, "")
    assert words in done.err
    assert done.err.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_told(phantomline: InProcess, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    place = str(file / "below")
    done = phantomline("arena", "ghosts", "--bots", "random", "--games", "1", "--out", place)
    assert done.code == 1
    assert "cannot be written" in done.err


def test_a_cluster_that_is_not_there_is_told(phantomline: InProcess) -> None:
    done = phantomline("arena", "ghosts", "--bots", "random", "--ray", "127.0.0.1:1")
    assert (done.code, done.out) == (1, "")
    assert "There is no Ray cluster at 127.0.0.1:1" in done.err


@pytest.mark.parametrize(("language", "words"), [("en", "needs Ray"), ("es", "hace falta Ray")])
def test_who_has_no_ray_is_told_how_to_get_it(
    phantomline: InProcess, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    address = ["--ray", "127.0.0.1:1"]
    done = phantomline("--lang", language, "arena", "ghosts", "--bots", "random", *address)
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert words in done.err
    assert "phantomline[cluster]" in done.err


@pytest.mark.parametrize(
    ("language", "words"), [("en", "could not go on"), ("es", "no pudo seguir")]
)
def test_a_program_that_fails_is_told_to_programs_and_to_people(
    phantomline: InProcess, tmp_path: Path, language: str, words: str
) -> None:
    program = written(tmp_path, BAD["answers no JSON"][0])
    table = ["--table", f"{program},random", "--games", "4"]
    done = phantomline("--lang", language, "arena", "ghosts", *table, "--json")
    assert (done.code, done.out.count("\n"), done.err.count("\n")) == (0, 1, 1)
    bad, good = json.loads(done.out)["bots"]
    assert list(bad) == [*ROW, "failed"]
    assert list(good) == ROW
    assert (bad["name"], bad["wins"], bad["mean_score"], bad["mean_ms"]) == (program, 0, None, None)
    failed = bad["failed"]
    assert list(failed) == ["count", "game", "kind", "detail"]
    assert (failed["count"], failed["game"], failed["kind"]) == (4, 0, "failed")
    assert failed["detail"]
    assert program in done.err
    assert words in done.err
    shown = phantomline("--lang", language, "arena", "ghosts", *table)
    assert (shown.code, shown.err) == (0, "")
    assert words in " ".join(shown.out.split())


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "2 games under way, "), ("es", "2 partidas en curso, ")]
)
def test_before_the_first_game_is_over_one_sees_that_they_are_played(
    language: str, shown: str
) -> None:
    table = ("--table", "mcts:1000000,mcts:1000000", "--games", "2", "--workers", "2")
    terminal = Terminal("--lang", language, "arena", "galore", *table)
    try:
        terminal.expect(shown)
        terminal.press(b"\x03")
        assert terminal.close() == 130
    finally:
        terminal.discard()


def test_standings_run_along_in_a_terminal_and_an_interrupt_ends_them() -> None:
    options = ("--bots", "random,easy", "--games", "100000", "--workers", "2")
    terminal = Terminal("--lang", "en", "arena", "ghosts", *options)
    try:
        terminal.expect("Playing")
        terminal.expect("Win rate")
        terminal.press(b"\x03")
        assert terminal.close() == 130
        assert "Traceback" not in terminal.text
    finally:
        terminal.discard()
