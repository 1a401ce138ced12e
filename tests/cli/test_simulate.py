"""``phantomline simulate``: figures, records, seeds."""

import json
import re
from pathlib import Path

import pytest

from phantomline.cli.files import writing
from phantomline.core import read_records, replay
from phantomline.games import GAMES, load
from tests.cli.running import InProcess

FIELDS = ["game", "players", "games", "decisions", "seconds", "wins", "mean_scores"]


@pytest.mark.parametrize("game", GAMES)
def test_json_has_exactly_the_fields_that_others_read(phantomline: InProcess, game: str) -> None:
    done = phantomline("simulate", game, "--players", "3", "--games", "3", "--seed", "1", "--json")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("\n") == 1
    data = json.loads(done.out)
    assert list(data) == FIELDS
    assert (data["game"], data["players"], data["games"]) == (game, 3, 3)
    assert len(data["wins"]) == len(data["mean_scores"]) == 3
    assert sum(data["wins"]) == pytest.approx(3)


def test_the_same_seed_gives_the_same_games(phantomline: InProcess, tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two", tmp_path / "three"]
    for file, seed in zip(files, ("4", "4", "5"), strict=True):
        done = phantomline(
            "simulate", "ghosts", "--games", "2", "--seed", seed, "--records", str(file)
        )
        assert done.code == 0
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_records_hold_all_games_and_replay(
    phantomline: InProcess, tmp_path: Path, game: str
) -> None:
    file = tmp_path / "games.jsonl"
    phantomline("simulate", game, "--players", "2", "--games", "3", "--records", str(file))
    found = 0
    with file.open("rb") as lines:
        for rules, record in read_records(lines, lambda header: load(header.game)):
            assert record.outcome is not None
            for _ in replay(rules, record):
                pass
            found += 1
    assert found == 3
    assert list(tmp_path.iterdir()) == [file]


def test_options_reach_the_game(phantomline: InProcess, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ["--experts", "--choose-sides", "--start", "1"]
    phantomline("simulate", "galore", "--games", "1", *options, "--records", str(file))
    header = json.loads(file.read_text().splitlines()[0])
    assert header["options"] == {"start": 1, "choose_sides": True, "experts": True}


def test_people_get_a_table(phantomline: InProcess) -> None:
    done = phantomline("--lang", "es", "simulate", "ghosts", "--games", "2", "--players", "3")
    assert done.code == 0
    assert "2 partidas de Fantasmas con 3 participantes" in done.out
    assert "Asiento" in done.out
    assert re.search(r" \d+,\d\N{NO-BREAK SPACE}% +\d+,\d\d ", done.out)
    assert not re.search(r"\d\.\d{1,2}\b", done.out)


@pytest.mark.parametrize("place", ["missing/games.jsonl", "."])
def test_records_that_cannot_be_written_stop_it_before_it_starts(
    phantomline: InProcess, tmp_path: Path, place: str
) -> None:
    path = str(tmp_path / place)
    done = phantomline("simulate", "ghosts", "--games", "1", "--json", "--records", path)
    assert (done.code, done.out) == (1, "")
    assert "cannot be written" in done.err
    assert list(tmp_path.iterdir()) == []


def test_an_older_file_is_replaced_as_a_whole(phantomline: InProcess, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("old\n" * 100_000)
    phantomline("simulate", "ghosts", "--games", "1", "--records", str(file))
    assert file.read_text().startswith('{"format":"phantomline/1"')
    assert "old" not in file.read_text()


def test_a_failure_on_the_way_leaves_the_older_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("old")

    def fail() -> None:
        with writing(file) as part:
            part.write("new")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_what_is_no_ordinary_file_is_written_through(phantomline: InProcess) -> None:
    done = phantomline("simulate", "ghosts", "--games", "1", "--records", "/dev/null")
    assert done.code == 0
    assert Path("/dev/null").is_char_device()
