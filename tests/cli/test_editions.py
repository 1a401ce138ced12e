"""``phantomline editions check``: a file to play with, or the one thing wrong with it."""

from importlib import resources
from pathlib import Path

import pytest

from tests.cli.running import InProcess


def shipped(game: str) -> str:
    place = resources.files("phantomline.games") / game / "data" / "reconstruction.toml"
    return place.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "pieces"), [("galore", "78 tiles"), ("train", "33 tickets")])
def test_what_ships_is_sound(
    phantomline: InProcess, tmp_path: Path, game: str, pieces: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(shipped(game), encoding="utf-8")
    done = phantomline("editions", "check", str(path))
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{path}: OK.")
    assert pieces in done.out
    assert "correcto" in phantomline("--lang", "es", "editions", "check", str(path)).out


@pytest.mark.parametrize(
    ("content", "parts"),
    [
        (b"", ["edition"]),
        (b"\x00\x01\xff", ["UTF-8"]),
        (b"= 3", ["TOML"]),
        (b"a = 1", ["[edition] game"]),
        (b"edition = 3", ["[edition] game"]),
        (b'[edition]\ngame = "chess"', ["[edition] game", "galore or train"]),
        (b'[edition]\ngame = "train"', ["cards"]),
        (b"#" * 300_000, ["256 KiB"]),
        (b'[edition]\ngame = "train"\n' + b"#" * 300_000, ["256 KiB"]),
        (shipped("galore").replace("number = 7\n", "number = 8\n").encode(), ["tile 8", "GG-01"]),
        (shipped("train").replace('"town-hall"', '"nowhere"', 1).encode(), ["nowhere"]),
    ],
)
def test_a_wrong_file_gets_one_sentence(
    phantomline: InProcess, tmp_path: Path, content: bytes, parts: list[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    done = phantomline("editions", "check", str(path))
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert str(path) in done.err
    for part in parts:
        assert part in done.err


def test_there_is_no_such_file(phantomline: InProcess, tmp_path: Path) -> None:
    assert phantomline("editions", "check", str(tmp_path / "none.toml")).code == 1
    assert phantomline("editions", "check", str(tmp_path)).code == 1


def test_an_edition_of_ones_own_can_be_simulated_and_replayed(
    phantomline: InProcess, tmp_path: Path
) -> None:
    mine, games = tmp_path / "mine.toml", tmp_path / "games.jsonl"
    mine.write_text(shipped("train").replace("train-reconstruction-1", "my-town"), encoding="utf-8")
    edition = ["--edition", str(mine)]
    simulated = phantomline("simulate", "train", "--games", "1", "--records", str(games), *edition)
    assert simulated.code == 0
    assert phantomline("replay", str(games), *edition).code == 0
    other = phantomline("replay", str(games))
    assert other.code == 1
    assert "my-town" in other.err


def test_a_game_without_editions_says_so(phantomline: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(shipped("train"), encoding="utf-8")
    done = phantomline("simulate", "ghosts", "--edition", str(path))
    assert done.code == 1
    assert "no edition data" in done.err
