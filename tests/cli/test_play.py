"""``phantomline play`` without a terminal: what is typed, what is said, what is left behind."""

import json
import re
from pathlib import Path

import pytest

from phantomline.cli import play
from phantomline.cli.play.command import seat_names
from phantomline.core import read_records, replay
from phantomline.games import GAMES, load
from tests.cli.running import InProcess

MANY_ONES = "1\n" * 400
TEN_ONES = "1\n" * 10


def replays(path: Path) -> bool:
    """Whether the record in this file is finished; raises if it does not replay."""
    with path.open("rb") as lines:
        [(game, record)] = read_records(lines, lambda header: load(header.game))
    for _ in replay(game, record):
        pass
    return record.outcome is not None


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_from_a_list_of_moves(
    phantomline: InProcess, tmp_path: Path, game: str, language: str
) -> None:
    path = tmp_path / "game.jsonl"
    options = ["--players", "2", "--seed", "3", "--record", str(path)]
    done = phantomline("--lang", language, "play", game, *options, typed=MANY_ONES)
    assert done.code == 0
    assert done.err == ""
    assert replays(path)
    assert "\x1b" not in done.out
    assert "cli-" not in done.out
    again = "Play again?" if language == "en" else "¿Otra partida?"
    assert again in done.out


def test_the_same_seed_and_moves_give_the_same_game(phantomline: InProcess) -> None:
    first = phantomline("play", "ghosts", "--seed", "8", typed=TEN_ONES)
    assert phantomline("play", "ghosts", "--seed", "8", typed=TEN_ONES) == first
    assert phantomline("play", "ghosts", "--seed", "9", typed=TEN_ONES) != first


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_input_leaves_an_unfinished_record(
    phantomline: InProcess, tmp_path: Path, game: str
) -> None:
    path = tmp_path / "game.jsonl"
    done = phantomline("play", game, "--seed", "3", "--record", str(path), typed="1\n1\n")
    assert done.code == 0
    assert f"The record is in {path}." in done.out
    assert not replays(path)


def test_quitting_asks_first(phantomline: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = "q\nn\nq\ny\n"
    done = phantomline("play", "ghosts", "--seed", "3", "--record", str(path), typed=typed)
    assert done.code == 0
    assert done.out.count("Leave this game?") == 2
    assert done.out.endswith(f"The record is in {path}.\nUntil next time.\n")
    assert not replays(path)


def test_a_record_that_cannot_be_written_is_said_before_the_game(
    phantomline: InProcess, tmp_path: Path
) -> None:
    done = phantomline("play", "ghosts", "--record", str(tmp_path / "no/game.jsonl"), typed="1\n")
    assert done.code == 1
    assert "cannot be written" in done.err
    assert "Your move" not in done.out


def test_a_second_game_gets_a_record_of_its_own(phantomline: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    options = ["--players", "2", "--seed", "3"]
    first = phantomline("play", "ghosts", *options, typed=MANY_ONES)
    moves = first.out.count("Your move:")
    typed = "1\n" * moves + "y\n1\n"
    phantomline(
        "play", "ghosts", "--players", "2", "--seed", "3", "--record", str(path), typed=typed
    )
    assert replays(path)
    assert not replays(tmp_path / "game-2.jsonl")


def test_a_record_that_is_there_is_kept(phantomline: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    done = phantomline("play", "ghosts", "--record", str(path), typed="1\n")
    assert path.read_text() == "precious"
    assert f"The record is in {tmp_path / 'game-2.jsonl'}." in done.out


def test_without_a_game_there_is_a_menu(phantomline: InProcess) -> None:
    done = phantomline("play", "--seed", "1", typed="9\nchess\n2\n")
    assert "Which game?" in done.out
    assert "Your hand:" in done.out
    assert phantomline("play", typed="q\n").code == 0
    assert phantomline("play", typed="").code == 0


def test_help_and_rules_are_one_key_away(phantomline: InProcess) -> None:
    done = phantomline("play", "ghosts", "--seed", "1", typed="?\n? GH-22\n? 23\n? gh-99\nh\n")
    assert "Everyone plays cards onto one pile." in done.out
    assert done.out.count("GH-33 ") == 2
    assert "GH-22 A colour different from the top card's" in done.out
    assert "There is no rule GH-99." in done.out


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("galore", "s", "Tooth doors"),
        ("ghosts", "s", "fright points"),
        ("train", "s", "tickets"),
        ("ghosts", "l", "You are dealt"),
        ("galore", "b", "Mina"),
        ("train", "n", "Vesper"),
        ("train", "m", "Draw two float cards"),
    ],
)
def test_keys_show_more(phantomline: InProcess, game: str, typed: str, said: str) -> None:
    before = phantomline("play", game, "--seed", "1", typed="").out
    after = phantomline("play", game, "--seed", "1", typed=f"{typed}\n").out
    assert said in after[len(before) - 40 :]


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("ghosts", "red 9", "names no move"),
        ("ghosts", "fly", "names no move"),
        ("ghosts", "99", "from 1 to"),
        ("ghosts", "0", "from 1 to"),
        ("ghosts", "9" * 5000, "from 1 to"),
        ("ghosts", "²", "names no move"),
        ("galore", "5 r90", "(GG-21)"),
        ("galore", "tile 17", "Tile 17 does not lie face up. (GG-23)"),
        ("galore", "leave", "(GG-21)"),
        ("train", "windmill nowhere", "names no move"),
    ],
)
def test_what_cannot_be_done_is_explained(
    phantomline: InProcess, game: str, typed: str, said: str
) -> None:
    done = phantomline("play", game, "--seed", "1", "--start", "0", typed=f"{typed}\n")
    assert done.code == 0
    assert said in done.out


def test_a_card_that_is_not_in_hand_or_does_not_fit_is_refused_with_its_rule(
    phantomline: InProcess,
) -> None:
    names = [f"{c}-{n}" for c in ("red", "blue", "black", "white", "green") for n in (1, 2, 3)]
    done = phantomline("play", "ghosts", "--seed", "1", "--start", "0", typed="\n".join(names))
    assert re.search(r"✗ There is no \w+ card with \w+ ghosts? in that hand\. \(GH-20\)", done.out)
    spanish = phantomline("--lang", "es", "play", "ghosts", "--seed", "1", typed="niebla\ntomar\n")
    assert "✗" in spanish.out


def test_placements_can_be_typed_as_space_and_turn(phantomline: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = "draw\nclaim\n5 r90\ndraw\nclaim\n5 r0\n5 r45\n1r270\n"
    options = ["--players", "2", "--seed", "2", "--start", "0", "--record", str(path)]
    done = phantomline("play", "galore", *options, typed=typed)
    assert "There is a tile in the centre already. (GG-30)" in done.out
    assert "not by 45. (GG-30)" in done.out
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    places = [
        line["action"] for line in lines if line.get("actor") == 0 and "cell" in line["action"]
    ]
    assert places == [
        {"type": "place", "cell": 4, "rotation": 90},
        {"type": "place", "cell": 0, "rotation": 270},
    ]


def test_a_route_can_be_typed_by_its_places(phantomline: InProcess) -> None:
    typed = "draw\n" * 6 + "misty station\n"
    done = phantomline("play", "train", "--seed", "2", "--players", "2", typed=typed)
    claimed = "You claim Misty Windmill" in done.out
    assert claimed or re.search(r"✗ .*\(GT-2[1-4]\)", done.out)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_shown(phantomline: InProcess, tmp_path: Path, game: str) -> None:
    """What others draw or hold unseen is nowhere in what a seat is shown."""
    path = tmp_path / "game.jsonl"
    options = ["--players", "2", "--seed", "6", "--record", str(path)]
    done = phantomline("play", game, *options, typed=MANY_ONES)
    shown = " ".join(done.out.split())
    for name in ("Vesper draws a", "Vesper is dealt a", "Vesper takes a"):
        for place in re.finditer(re.escape(name), shown):
            said = shown[place.start() : place.end() + 14]
            assert re.search(r"a (card|float card|ticket|hidden tile)\b", said), said


def test_only_the_table_knows_the_state() -> None:
    """Screens are drawn from views and events, so they cannot show what is hidden."""
    folder = Path(play.__file__).parent
    states = re.compile(r"_state\b|\.(?:initial|apply|chances|fate|sample|actors)\(")
    knowing = [path.name for path in folder.glob("*.py") if states.search(path.read_text())]
    assert knowing == ["table.py"]


def test_choosing_sides_and_keeping_tiles(phantomline: InProcess) -> None:
    typed = "1\n1\n" + MANY_ONES
    done = phantomline("play", "galore", "--choose-sides", "--experts", "--seed", "4", typed=typed)
    assert done.code == 0
    assert "The boards are full" in done.out


@pytest.mark.parametrize(
    ("players", "seat", "name", "names"),
    [
        (2, 0, "Ana", ["Ana", "Vesper"]),
        (3, 2, "Ana", ["Vesper", "Mina", "Ana"]),
        (2, 1, "vesper", ["Mina", "vesper"]),
        (2, 0, "  \n ", ["?", "Vesper"]),
        (
            6,
            5,
            "A very long name indeed",
            ["Vesper", "Mina", "Edgar", "Luna", "Grim", "A very long "],
        ),
    ],
)
def test_everyone_has_a_name_of_their_own(
    players: int, seat: int, name: str, names: list[str]
) -> None:
    assert seat_names(players, seat, name) == names
