"""Score sheets: the printed example, and every way to get one wrong."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from phantomline.core.errors import SheetError
from phantomline.core.reading import MOST_BYTES
from phantomline.core.wire import to_json
from phantomline.games.galore.edition import load_edition
from phantomline.games.galore.pieces import CATEGORIES, SIDES
from phantomline.games.galore.sheet import ScoreSheet, read_sheet

EDITION = load_edition()
EXAMPLE = (Path(__file__).parent / "printed_example.json").read_bytes()

BRUNO = [1, 6, 4, 8, 8, 9, 10, 17, 6, 4, 6, 16, 2]
ANA = [1, 24, 4, 5, 4, 7, 15, 8, 9, 6, 10, 8, 1]


def read(sheet: object) -> ScoreSheet:
    return read_sheet(json.dumps(sheet).encode(), EDITION)


def example() -> Any:
    return json.loads(EXAMPLE)


@pytest.mark.rule(
    "GG-50",
    "GG-51",
    "GG-52",
    "GG-53",
    "GG-54",
    "GG-55",
    "GG-56",
    "GG-57",
    "GG-58",
    "GG-59",
    "GG-60",
    "GG-61",
    "GG-62",
    "GG-63",
    "GG-64",
)
def test_the_printed_example_scores_97_and_102() -> None:
    scores = read_sheet(EXAMPLE, EDITION).scores()
    bruno, ana = scores.players
    assert bruno.categories == dict(zip(CATEGORIES, BRUNO, strict=True))
    assert ana.categories == dict(zip(CATEGORIES, ANA, strict=True))
    assert (bruno.name, bruno.total) == ("Bruno", 97)
    assert (ana.name, ana.total) == ("Ana", 102)
    assert scores.winners == ("Ana",)


def test_the_printed_example_has_the_paths_it_tells_of() -> None:
    bruno, ana = read_sheet(EXAMPLE, EDITION).explanations()
    lines = {line.category: line for line in bruno.lines}
    assert {(4, 0), (4, 1)} <= set(lines["tooth_doors"].earnings[0].sections)
    assert {cell for cell, _ in lines["other_paths"].earnings[0].sections} == {6, 7}
    assert lines["werewolves"].earnings[-1].points == 5
    lines = {line.category: line for line in ana.lines}
    assert lines["other_paths"].earnings[0].sections == ((2, 1),)
    assert [line.points for line in ana.lines] == ANA


def test_the_answer_has_exactly_the_fixed_keys() -> None:
    answer = to_json(read_sheet(EXAMPLE, EDITION).scores())
    assert list(answer) == ["players", "winners"]
    player = answer["players"][0]
    assert list(player) == ["name", "categories", "total", "dead_ends"]
    assert list(player["categories"]) == list(CATEGORIES)
    assert json.loads(json.dumps(answer))["winners"] == ["Ana"]


def test_tiles_by_number_and_boards_by_id_come_from_the_edition() -> None:
    tiles = [{"tile": number, "rotation": 90 * (number % 4)} for number in range(1, 10)]
    by_number = read({"players": [{"name": "Ana", "board": "3a", "tiles": tiles}]})
    player = by_number.players[0]
    assert player.doors == EDITION.boards[4].doors
    assert player.cells == tuple((EDITION.faces[n - 1], n % 4) for n in range(1, 10))


def test_empty_spaces_score_nothing() -> None:
    sheet = read({"players": [{"name": "Ana", "board": "1a", "tiles": [None] * 9}]})
    assert sheet.sheets[0].total == -5
    assert sheet.winners == ("Ana",)


@pytest.mark.rule("GG-57")
def test_more_than_two_players_make_the_bonus_ten() -> None:
    data = example()
    third = copy.deepcopy(data["players"][0])
    third["name"] = "Carla"
    data["players"].append(third)
    sheet = read(data)
    assert [one.points[7] for one in sheet.sheets] == [22, 8, 22]


@pytest.mark.rule("GG-64")
def test_a_full_tie_is_won_together() -> None:
    data = example()
    data["players"][0] = copy.deepcopy(data["players"][1])
    data["players"][0]["name"] = "Eva"
    assert read(data).winners == ("Eva", "Ana")


def test_a_byte_order_mark_is_no_obstacle() -> None:
    assert read_sheet(b"\xef\xbb\xbf" + EXAMPLE, EDITION).winners == ("Ana",)


def edit(path: list[str | int], value: object) -> bytes:
    data = example()
    at = data
    for key in path[:-1]:
        at = at[key]
    if value is KeyError:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return json.dumps(data).encode()


P: list[str | int] = ["players", 0]
T: list[str | int] = [*P, "tiles", 4]
WRONG: list[tuple[bytes, str, str]] = [
    (b"", "the sheet", "is not valid JSON"),
    (b"{", "the sheet", "is not valid JSON"),
    (b"\xff\xfe", "the sheet", "is not UTF-8"),
    (b"\x00" * 100, "the sheet", "is not valid JSON"),
    (b"[" * 100_000, "the sheet", "nested too deeply"),
    (b" " * (MOST_BYTES + 1), "the sheet", "larger than 256 KiB"),
    (b"1" * 5000, "the sheet", "number too long"),
    (b'{"players": NaN}', "the sheet", "NaN"),
    (b'{"players": [], "players": []}', "the sheet", "twice"),
    (b"[]", "the sheet", "must be an object"),
    (b"{}", "the sheet", 'has no "players"'),
    (b'{"players": [], "game": 1}', "the sheet", 'unknown key "game"'),
    (b'{"players": {}}', "players", "must be a list"),
    (b'{"players": []}', "players", "1 to 5"),
    (b'{"players": [1]}', "player 1", "must be an object"),
    (edit([*P, "name"], KeyError), "player 1", 'has no "name"'),
    (edit([*P, "name"], ""), "player 1 name", "printable"),
    (edit([*P, "name"], "a\nb"), "player 1 name", "printable"),
    (edit([*P, "name"], "x" * 121), "player 1 name", "120"),
    (edit([*P, "name"], 7), "player 1 name", "must be text"),
    (edit([*P, "name"], "Ana"), "player 2 name", "like another"),
    (edit([*P, "colour"], "red"), "player 1", 'unknown key "colour"'),
    (edit([*P, "board"], "1a"), "player 1 (Bruno)", "not both"),
    (edit([*P, "doors"], KeyError), "player 1 (Bruno)", "either"),
    (edit([*P, "doors"], []), "player 1 (Bruno) doors", "must be an object"),
    (edit([*P, "doors", "north"], KeyError), "player 1 (Bruno) doors", 'no "north"'),
    (edit([*P, "doors", "north"], ["bone"]), "player 1 (Bruno) doors north", "three"),
    (edit([*P, "doors", "up"], []), "player 1 (Bruno) doors", 'unknown key "up"'),
    (edit([*P, "doors", "north", 0], "gold"), "player 1 (Bruno) doors north 1", "one of wall"),
    (edit([*P, "doors", "north", 2], "plain"), "player 1 (Bruno) doors", "1 bone"),
    (edit([*P, "doors", "north", 0], "tooth"), "player 1 (Bruno) doors", "3 tooth"),
    (edit([*P, "tiles"], {}), "player 1 (Bruno) tiles", "must be a list"),
    (edit([*P, "tiles"], [None] * 8), "player 1 (Bruno) tiles", "nine"),
    (edit(T, 12), "player 1 (Bruno) space 4", "must be an object"),
    (edit([*T, "rotation"], 45), "player 1 (Bruno) space 4 rotation", "0, 90, 180 or 270"),
    (edit([*T, "rotation"], True), "player 1 (Bruno) space 4 rotation", "true"),
    (edit([*T, "rotation"], 90.0), "player 1 (Bruno) space 4 rotation", "90.0"),
    (edit([*T, "rotation"], KeyError), "player 1 (Bruno) space 4", 'no "rotation"'),
    (edit([*T, "track"], "loop"), "player 1 (Bruno) space 4 track", "straight, curve"),
    (edit([*T, "track"], KeyError), "player 1 (Bruno) space 4", 'no "track"'),
    (edit([*T, "tile"], 3), "player 1 (Bruno) space 4", "unknown key"),
    (edit([*T, "monsters"], [["bat", 0]] * 4), "player 1 (Bruno) space 4 monsters", "at most 3"),
    (edit([*T, "monsters"], [["cat", 0]]), "player 1 (Bruno) space 4 monster 1 kind", "cat"),
    (edit([*T, "monsters"], ["bat"]), "player 1 (Bruno) space 4 monster 1", "must be a list"),
    (edit([*T, "monsters"], [["bat"]]), "player 1 (Bruno) space 4 monster 1", "pair"),
    (edit([*T, "monsters"], [["bat", 2]]), "player 1 (Bruno) space 4 monster 1 section", "0 or 1"),
    (
        edit([*P, "tiles", 0, "monsters"], [["bat", 1]]),
        "player 1 (Bruno) space 0 monster 1 section",
        "only section",
    ),
    (edit([*T, "diamonds"], [0]), "player 1 (Bruno) space 4 diamond 1", "from 1 to 99"),
    (edit([*T, "diamonds"], [10**30]), "player 1 (Bruno) space 4 diamond 1", "huge"),
    (edit([*T, "diamonds"], ["3"]), "player 1 (Bruno) space 4 diamond 1", "whole number"),
    (edit([*T, "diamonds"], [1] * 10), "player 1 (Bruno) space 4 diamonds", "at most 9"),
    (edit(T, {"tile": 79, "rotation": 0}), "player 1 (Bruno) space 4 tile", "1 to 78"),
]


@pytest.mark.parametrize(("data", "where", "reason"), WRONG)
def test_a_wrong_sheet_gets_one_sentence(data: bytes, where: str, reason: str) -> None:
    with pytest.raises(SheetError) as caught:
        read_sheet(data, EDITION)
    assert caught.value.where == where
    assert reason in caught.value.reason
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert len(sentence) < 250


@pytest.mark.rule("GG-01")
def test_a_tile_lies_on_one_board_only() -> None:
    tiles = [{"tile": 5, "rotation": 0}] + [None] * 8
    players = [{"name": name, "board": f"{i}a", "tiles": tiles} for i, name in enumerate("AB", 1)]
    with pytest.raises(SheetError, match=r"player 2 \(B\) space 0 tile: is number 5.*GG-01"):
        read({"players": players})


@pytest.mark.rule("GG-05")
def test_the_two_sides_of_a_board_are_one_piece() -> None:
    players = [{"name": side, "board": f"2{side}", "tiles": [None] * 9} for side in "ab"]
    with pytest.raises(SheetError, match=r"player 2 \(b\) board: is board 2"):
        read({"players": players})


@pytest.mark.rule("GG-05")
def test_walls_are_allowed() -> None:
    data = example()
    for side in SIDES:
        row = data["players"][0]["doors"][side]
        data["players"][0]["doors"][side] = ["wall" if one == "plain" else one for one in row]
    assert read(data).sheets[0].points[-1] == 0
