"""Score sheets over HTTP: what the scorer says, and one sentence for each that is wrong."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from phantomline.games.galore.edition import load_edition
from phantomline.games.galore.pieces import BOARD_NUMBERS, BOARD_SIDES, CATEGORIES, TILE_COUNT
from phantomline.games.galore.sheet import read_sheet
from tests.games.galore.boards import Cell, any_cells, outer_doors, slow_score
from tests.games.galore.sheets import written
from tests.games.galore.test_sheet import WRONG
from tests.server.serving import Server

EDITION = load_edition()
EXAMPLE = Path(__file__).parents[1] / "games/galore/printed_example.json"
NAMES = ("Ana", "Bruno", "Carla", "Iñigo 🦇", "Eva")


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as one:
        yield one


def example() -> Any:
    return json.loads(EXAMPLE.read_text(encoding="utf-8"))


def counted(client: httpx.Client, sheet: object) -> Any:
    answer = client.post("/api/score", json=sheet)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_printed_example_comes_to_97_and_102(client: httpx.Client) -> None:
    answer = counted(client, example())
    assert [one["name"] for one in answer["players"]] == ["Bruno", "Ana"]
    assert [one["total"] for one in answer["players"]] == [97, 102]
    assert [one["place"] for one in answer["players"]] == [2, 1]
    assert answer["winners"] == ["Ana"]
    for one in answer["players"]:
        assert list(one["categories"]) == list(CATEGORIES)
        told = {line["category"]: line["points"] for line in one["sheet"]["lines"]}
        assert told == one["categories"]
        assert len(one["sheet"]["dead_ends"]) == one["dead_ends"]


def test_nobody_has_to_be_somebody_and_nothing_is_kept(server: Server) -> None:
    with server.client() as nobody:
        answer = nobody.post("/api/score", json=example())
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
    assert "Bruno" not in server.logged()


@st.composite
def sheets(draw: st.DrawFn) -> tuple[Any, list[tuple[tuple[Cell, ...], tuple[int, ...]]]]:
    """A table of one to five boards as a sheet, and the same boards for the slow scorer.

    Some boards and tiles are told by number, the others as they are printed.
    """
    players: list[Any] = []
    boards: list[tuple[tuple[Cell, ...], tuple[int, ...]]] = []
    stack = iter(draw(st.permutations(range(1, TILE_COUNT + 1))))
    numbers = iter(draw(st.permutations(BOARD_NUMBERS)))
    for name in NAMES[: draw(st.integers(1, 5))]:
        cells, doors = list(draw(any_cells())), draw(outer_doors())
        player = written(name, cells, doors)
        for cell in draw(st.sets(st.integers(0, 8), max_size=3)):
            tile, turns = next(stack), draw(st.integers(0, 3))
            player["tiles"][cell] = {"tile": tile, "rotation": turns * 90}
            cells[cell] = (EDITION.faces[tile - 1], turns)
        if draw(st.booleans()):
            side = next(numbers) + draw(st.sampled_from(BOARD_SIDES))
            del player["doors"]
            player["board"] = side
            doors = next(board.doors for board in EDITION.boards if board.id == side)
        players.append(player)
        boards.append((tuple(cells), doors))
    return {"players": players}, boards


@settings(deadline=None)
@given(drawn=sheets())
def test_random_boards_come_to_what_they_do_on_cardboard(
    client: httpx.Client, drawn: tuple[Any, list[tuple[tuple[Cell, ...], tuple[int, ...]]]]
) -> None:
    sheet, boards = drawn
    answer = counted(client, sheet)
    known = _known(sheet)
    told = [
        {key: one[key] for key in ("name", "categories", "total", "dead_ends")}
        for one in answer["players"]
    ]
    assert {"players": told, "winners": answer["winners"]} == known
    for one, (cells, doors) in zip(answer["players"], boards, strict=True):
        lines, dead = slow_score(cells, doors)
        mine = list(one["categories"].values())
        bonus = mine[7] - lines[7]
        assert bonus in (0, 5, 10)
        assert [*mine[:7], lines[7], *mine[8:]] == lines
        assert one["dead_ends"] == dead
        assert one["total"] == sum(lines) + bonus
        assert [line["points"] for line in one["sheet"]["lines"]] == mine
    ranks = [(-one["total"], one["dead_ends"]) for one in answer["players"]]
    assert [one["place"] for one in answer["players"]] == [
        1 + sum(other < rank for other in ranks) for rank in ranks
    ]
    first = [one["name"] for one in answer["players"] if one["place"] == 1]
    assert first == answer["winners"]


def _known(sheet: Any) -> Any:
    return json.loads(msgspec.json.encode(read_sheet(json.dumps(sheet).encode(), EDITION).scores()))


def test_ties_share_a_place_and_leave_a_gap(client: httpx.Client) -> None:
    sheet = example()
    twin = copy.deepcopy(sheet["players"][1])
    twin["name"] = "Zoe"
    last = {**sheet["players"][0], "tiles": [None] * 9}
    sheet["players"] = [sheet["players"][1], last, twin]
    answer = counted(client, sheet)
    assert [one["place"] for one in answer["players"]] == [1, 3, 1]
    assert answer["winners"] == ["Ana", "Zoe"]


# -- what is wrong with a sheet ----------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_wrong_sheet_gets_one_sentence_in_either_language(
    client: httpx.Client, language: str
) -> None:
    for data, where, reason in WRONG:
        try:
            sheet = json.loads(data)
        except (ValueError, RecursionError):
            continue
        if "NaN" in where + reason or "twice" in reason:
            continue  # only text can be wrong in this way
        answer = client.post("/api/score", json=sheet, headers={"accept-language": language})
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (422, "bad-sheet"), (data, answer.text)
        said: str = problem["message"]
        assert said.isprintable()
        assert said.endswith(".")
        assert len(said) < 300
        if language == "es":
            for english in ("must", "player ", "lists", "space", "doors ", "is not", "unknown"):
                assert english not in said, said
        if "space" in where:
            assert problem["params"]["player"] == 1
            assert problem["params"]["name"] == "Bruno"
            assert isinstance(problem["params"]["space"], int)


def taken(what: str, value: object) -> Any:
    """Two players with the same piece."""
    players: list[dict[str, Any]] = []
    for name, side in (("Ana", "1a"), ("Bruno", "2a")):
        player: dict[str, Any] = {"name": name, "board": side, "tiles": [None] * 9}
        if what == "tile":
            player["tiles"][4] = {"tile": value, "rotation": 0}
        else:
            player[what] = value
        players.append(player)
    return {"players": players}


SAID = [
    (
        taken("tile", 12),
        "GG-01",
        (
            "player 2 (Bruno), space 4 (the centre), tile: is number 12, which already lies at "
            "player 1 (Ana), space 4 (the centre) (GG-01)."
        ),
        (
            "jugador 2 (Bruno), espacio 4 (el centro), pieza: es la número 12, que ya está en "
            "jugador 1 (Ana), espacio 4 (el centro) (GG-01)."
        ),
    ),
    (
        taken("board", "3b"),
        "GG-05",
        "player 2 (Bruno), board: is board 3, which player 1 (Ana) already has (GG-05).",
        "jugador 2 (Bruno), tablero: es el tablero 3, que ya tiene jugador 1 (Ana) (GG-05).",
    ),
    (
        taken("name", "Ana"),
        None,
        'player 2, name: is "Ana" like another player\'s; give everyone their own.',
        'jugador 2, nombre: es "Ana", como el de otra persona; pon un nombre distinto a cada una.',
    ),
]


@pytest.mark.parametrize(("sheet", "rule", "english", "spanish"), SAID)
def test_it_names_player_space_and_rule(
    client: httpx.Client, sheet: Any, rule: str | None, english: str, spanish: str
) -> None:
    for language, message in (("en", english), ("es", spanish)):
        answer = client.post("/api/score", json=sheet, headers={"accept-language": language})
        assert answer.status_code == 422
        problem = answer.json()
        assert problem["message"] == message
        assert problem.get("rule") == rule
        assert problem["params"]["player"] == 2


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b"\xff", 400, "malformed"),
        (b"[" * 50_000, 400, "malformed"),
        (b"null", 422, "bad-sheet"),
        (b"1" * 5000, 400, "malformed"),
        (b'{"players": NaN}', 400, "malformed"),
        (b'{"players": [' + b" " * 70_000 + b"]}", 413, "too-large"),
    ],
)
def test_what_is_no_sheet_at_all(
    client: httpx.Client, content: bytes, status: int, code: str
) -> None:
    head = {"content-type": "application/json"}
    answer = client.post("/api/score", content=content, headers=head)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def test_nobody_counts_all_the_time(start_server: Callable[..., Server]) -> None:
    with start_server(limits=True).client() as eager:
        answers = [eager.post("/api/score", json={"players": []}) for _ in range(80)]
    codes = {answer.json()["code"] for answer in answers}
    assert codes == {"bad-sheet", "too-many"}
    assert "retry-after" in answers[-1].headers
