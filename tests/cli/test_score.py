"""``phantomline score``: sheets from a real table."""

import json
from pathlib import Path

import pytest

from tests.cli.running import InProcess, run

EXAMPLE = Path(__file__).parents[1] / "games/galore/printed_example.json"
CATEGORIES = [
    *("dragons", "ghosts", "golems", "satyrs", "skeletons", "slimes", "bats", "werewolves"),
    *("wisps", "diamonds", "bone_doors", "tooth_doors", "other_paths"),
]
DOORS = {
    "north": ["plain", "bone", "plain"],
    "east": ["plain", "tooth", "plain"],
    "south": ["plain", "plain", "bone"],
    "west": ["plain", "plain", "tooth"],
}


@pytest.fixture
def printed(tmp_path: Path) -> str:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps({"players": json.loads(EXAMPLE.read_text())["players"]}))
    return str(path)


def test_the_printed_example_comes_to_its_totals(phantomline: InProcess, printed: str) -> None:
    done = phantomline("score", printed, "--json")
    assert (done.code, done.err) == (0, "")
    answer = json.loads(done.out)
    assert list(answer) == ["players", "winners"]
    assert [player["total"] for player in answer["players"]] == [97, 102]
    for player in answer["players"]:
        assert list(player) == ["name", "categories", "total", "dead_ends"]
        assert list(player["categories"]) == CATEGORIES
        assert sum(player["categories"].values()) == player["total"]
    assert answer["winners"] == [answer["players"][1]["name"]]


def test_people_get_a_table_with_every_line(phantomline: InProcess, printed: str) -> None:
    done = phantomline("--lang", "es", "score", printed)
    assert done.code == 0
    for word in ("Dragones", "Puertas de hueso", "Otras rutas", "Rutas cortadas", "97", "102"):
        assert word in done.out
    assert "Gana " in done.out


def test_a_sheet_can_come_through_a_pipe(printed: str) -> None:
    done = run("score", "-", "--json", typed=Path(printed).read_bytes())
    assert done.code == 0
    assert json.loads(done.out)["players"][0]["total"] == 97


def test_a_board_and_tiles_by_number(phantomline: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    tiles = [{"tile": 12, "rotation": 0}, *[None] * 8]
    path.write_text(json.dumps({"players": [{"name": "Ana", "board": "3a", "tiles": tiles}]}))
    done = phantomline("score", str(path), "--json")
    assert done.code == 0
    assert json.loads(done.out)["winners"] == ["Ana"]


@pytest.mark.parametrize(
    ("content", "parts"),
    [
        (b"", ["JSON"]),
        (b"[]", ["the sheet"]),
        (b"\xff\xfe\x00", ["UTF-8"]),
        (b"{", ["JSON", "line 1"]),
        (b"[" * 100_000, ["the sheet"]),
        (b'{"players":[]}', ["players"]),
        (b'{"players":[{"name":"Ana"}]}', ["player 1"]),
        (b" " * 300_000, ["256 KiB"]),
        (
            json.dumps({"players": [{"name": "Ana", "doors": DOORS, "tiles": [None]}]}).encode(),
            ["Ana", "nine", "GG-05"],
        ),
    ],
)
def test_a_wrong_sheet_gets_one_sentence(
    phantomline: InProcess, tmp_path: Path, content: bytes, parts: list[str]
) -> None:
    path = tmp_path / "sheet.json"
    path.write_bytes(content)
    done = phantomline("score", str(path), "--json")
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    for part in parts:
        assert part in done.err


def test_files_that_cannot_be_read(phantomline: InProcess, tmp_path: Path) -> None:
    missing = phantomline("score", str(tmp_path / "nothing.json"))
    assert missing == (1, "", f"phantomline: There is no file {tmp_path}/nothing.json.\n")
    folder = phantomline("score", str(tmp_path))
    assert folder == (1, "", f"phantomline: {tmp_path} is a directory; a file is needed.\n")
    odd = phantomline("score", "a\0b")
    assert odd.code == 1
    edition = phantomline("score", str(EXAMPLE), "--edition", str(tmp_path / "none.toml"))
    assert (edition.code, edition.err.count("\n")) == (1, 1)
    assert "none.toml" in edition.err
