"""``phantomline hint``, and advice and opponents in ``phantomline play``."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from phantomline.games import GAMES
from phantomline.words import LANGUAGES
from tests.bots.programs import BAD, GOOD, written
from tests.cli.running import InProcess, Terminal
from tests.docs.pages import ROOT, blocks

RECORD = blocks(ROOT / "docs" / "formats.md", "jsonl")[0].text
QUICK = ("--bot", "mcts:40")


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A game of Ghosts: after line 15, seat 0 is on turn."""
    path = tmp_path / "game.jsonl"
    path.write_text(RECORD, "utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_moves_chances_and_reasons(
    phantomline: InProcess, record: str, language: str
) -> None:
    done = phantomline("--lang", language, "hint", record, "--line", "15", *QUICK)
    assert done.code == 0
    assert done.out.count("%") in (2, 3)
    assert ("to " if language == "en" else "para ") in done.out
    assert "bot-" not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawing_on_has_a_reason_too(phantomline: InProcess, tmp_path: Path, language: str) -> None:
    """Late in a game of good players, where drawing on is the best there is and still a loss."""
    table = ("--table", "greedy,greedy,greedy", "--games", "1", "--seed", "1", "--workers", "1")
    assert phantomline("arena", "galore", *table, "--out", str(tmp_path / "out")).code == 0
    [path] = (tmp_path / "out" / "records").iterdir()
    lines = path.read_text("utf-8").splitlines()
    waits = re.compile(r'{"actor":\d,"action":{"type":"(draw|leave)"')
    found = [number for number, line in enumerate(lines) if waits.match(line)]
    reason = r"\bto\b" if language == "en" else r"\bpara\b"
    seen = 0
    for line in found[len(found) // 2 :]:
        options = ("--line", str(line), "--bot", "greedy", "--seconds", "0.02")
        done = phantomline("--lang", language, "hint", str(path), *options)
        assert done.code == 0
        _, *moves = re.split(r"^ +\d+ ", done.out, flags=re.MULTILINE)
        if len(moves) > 1:
            seen += 1
            assert all(re.search(reason, move.partition("\n")[2]) for move in moves), done.out
    assert seen > 5


def test_a_hint_for_programs(phantomline: InProcess, record: str) -> None:
    done = phantomline("hint", record, "--line", "15", "--json", *QUICK)
    said = json.loads(done.out)
    assert (said["game"], said["seat"]) == ("ghosts", 0)
    assert 1 <= len(said["actions"]) <= 3
    for one in said["actions"]:
        assert set(one) == {"action", "win", "score", "reasons"}
        assert 0 <= one["win"] <= 1
    assert phantomline("hint", record, "--line", "15", "--json", *QUICK) == done


@pytest.mark.parametrize("what", ["hand", "deck"])
def test_two_records_that_look_alike_get_the_same_hint(
    phantomline: InProcess, record: str, what: str
) -> None:
    """Seat 1 holds other cards, and draws another: seat 0 cannot know."""
    other = RECORD.replace('"seat":1,"card":"white-2"', '"seat":1,"card":"mist"')
    if what == "deck":
        other = RECORD.replace('"seat":1,"card":"white-3"', '"seat":1,"card":"black-3"')
    assert other != RECORD
    arguments = ("--line", "15", "--json", *QUICK)
    wanted = phantomline("hint", record, *arguments)
    Path(record).write_text(other, "utf-8")
    assert phantomline("hint", record, *arguments) == wanted
    told = phantomline("hint", record, "--line", "13", "--json", *QUICK)
    assert json.loads(told.out)["seat"] == 1


def test_a_program_may_rank(phantomline: InProcess, record: str, tmp_path: Path) -> None:
    options = ("--line", "15", "--json", "--seconds", "0.2")
    done = phantomline("hint", record, *options, "--bot", written(tmp_path, GOOD))
    [action] = json.loads(done.out)["actions"]
    assert action["win"] is not None
    bad = phantomline("hint", record, *options, "--bot", written(tmp_path, BAD["ends at once"][0]))
    assert bad.code == 2
    assert "cannot play: it ended with status 3" in bad.err


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        ((), 1, "Fate decides here"),
        (("--line", "15", "--seat", "1"), 1, "Seat 1 has nothing to decide here; on turn: 0."),
        (("--line", "15", "--seat", "2"), 2, "seat 2"),
        (("--line", "99"), 2, "from 1 to 16"),
        (("--line", "0"), 2, "from 1 to 16"),
        (("--line", "15", "--bot", "deep"), 2, "deep"),
        (("--line", "15", "--seconds", "0"), 2, "--seconds"),
    ],
)
def test_what_cannot_be_answered_is_said(
    phantomline: InProcess, record: str, options: tuple[str, ...], code: int, said: str
) -> None:
    done = phantomline("hint", record, *options)
    assert done.code == code
    assert done.err.count("\n") == 1
    assert said in done.err


def test_a_game_that_is_over_needs_a_line(phantomline: InProcess) -> None:
    path = ROOT / "tests" / "fixtures" / "games" / "ghosts-one-winner.jsonl"
    done = phantomline("hint", str(path))
    assert done.code == 1
    assert "The game is over here" in done.err


def test_a_line_finds_its_game_among_several(phantomline: InProcess, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    options = ("--players", "2", "--games", "3", "--seed", "1", "--records", str(path))
    assert phantomline("simulate", "ghosts", *options).code == 0
    lines = path.read_text("utf-8").splitlines()
    games = [number for number, line in enumerate(lines, 1) if '"format"' in line]
    turns = [number for number, line in enumerate(lines, 1) if re.match(r'{"actor":\d', line)]
    assert len(games) == 3
    for first in games:
        # A move that somebody makes; the line before it is the moment at which they think.
        line = next(number for number in turns if number > first + 15) - 1
        done = phantomline("hint", str(path), "--line", str(line), "--seconds", "0.05", "--json")
        actor = json.loads(lines[line])["actor"]
        assert (done.code, json.loads(done.out)["seat"]) == (0, actor), done.err


def test_a_broken_record_does_not_say_what_is_hidden(phantomline: InProcess, record: str) -> None:
    """The same card dealt too often: the complaint does not name it."""
    lines = RECORD.splitlines()
    wrong = [line.replace("white-2", "mist") for line in lines]
    wrong[8:8] = ['{"actor":"chance","action":{"type":"draw","seat":0,"card":"blue-1"}}']
    Path(record).write_text("\n".join(wrong) + "\n", "utf-8")
    done = phantomline("hint", record)
    assert done.code == 1
    assert "Line 9" in done.err
    assert "blue" not in done.err


# -- in play -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_one_key_away(phantomline: InProcess, game: str) -> None:
    typed = "a\n1\na\n"  # Ghosts Galore begins with a draw, which is no choice
    done = phantomline("play", game, "--seed", "1", "--start", "0", typed=typed)
    assert done.code == 0
    assert ("There is only one move." in done.out) == (game == "galore")
    assert re.search(r"chance of winning \d+%, [\d.]+ [a-z ]+\s+expected", done.out)
    assert "a advice" in done.out


def test_advice_changes_nothing(phantomline: InProcess, tmp_path: Path) -> None:
    records: list[str] = []
    for number, typed in enumerate(("1\n1\n1\n", "a\n1\na\n1\n1\n")):
        path = tmp_path / f"{number}.jsonl"
        phantomline("play", "ghosts", "--seed", "5", "--record", str(path), typed=typed)
        records.append(path.read_text())
    assert records[0] == records[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_others_are_introduced_and_their_moves_explained(
    phantomline: InProcess, language: str
) -> None:
    done = phantomline("--lang", language, "play", "ghosts", "--seed", "1", typed="1\n1\n?\n")
    out = " ".join(done.out.split())
    assert "Vesper (easy): " in out
    assert "Mina (greedy): " in out
    assert ("Perhaps to" if language == "en" else "Quizá para") in out
    assert "bot-" not in out
    quiet = phantomline("play", "ghosts", "--seed", "1", "--no-comments", typed="1\n1\n")
    assert "Perhaps" not in quiet.out


def test_comments_change_nothing(phantomline: InProcess, tmp_path: Path) -> None:
    paths = [tmp_path / "with.jsonl", tmp_path / "without.jsonl"]
    for path, options in zip(paths, ([], ["--no-comments"]), strict=True):
        typed = "1\n" * 12
        phantomline("play", "ghosts", "--seed", "5", "--record", str(path), *options, typed=typed)
    assert paths[0].read_text() == paths[1].read_text()


@pytest.mark.parametrize(
    ("options", "who"),
    [
        (["--bots", "random"], ["Vesper (random)", "Mina (random)"]),
        (["--bots", "random,easy,greedy"], ["Vesper (random)", "Mina (easy)", "Edgar (greedy)"]),
        (["--bots", "random,easy", "--players", "4"], ["Mina (easy)", "Edgar (random)"]),
        (["--bots", "mcts:20", "--players", "2"], ["Vesper (mcts:20)"]),
    ],
)
def test_opponents_can_be_chosen(
    phantomline: InProcess, options: list[str], who: list[str]
) -> None:
    done = phantomline("play", "ghosts", "--seed", "1", *options, typed="1\n")
    assert done.code == 0
    for one in who:
        assert one in done.out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--bots", "deep"], "deep cannot play"),
        (["--bots", ""], "cannot play"),
        (["--bots", "easy,easy", "--players", "2"], "2 bots do not fit"),
        (["--bots", "./nowhere.py"], "no program"),
        (["--bots", "mcts:x"], "rounds"),
    ],
)
def test_opponents_that_do_not_exist_are_refused(
    phantomline: InProcess, options: list[str], said: str
) -> None:
    done = phantomline("play", "ghosts", *options)
    assert done.code == 2
    assert said in done.err


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("deep", "no hay tal bot. Hay random, easy"),
        ("mcts:x", "un número de vueltas"),
        ("mcts:0s", "como mucho un día"),
        ("mcts:infs", "como mucho un día"),
        ("mcts:nans", "como mucho un día"),
        ("mcts:1e300s", "como mucho un día"),
        ("easy:3", "no admite nada tras los dos puntos"),
        ("./nowhere.py", "no existe el programa ./nowhere.py."),
        ("'./nowhere.py", "comillas"),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_ones_own_language(
    phantomline: InProcess, spec: str, told: str
) -> None:
    for command in (["play", "ghosts"], ["arena", "ghosts", "--players", "2"]):
        done = phantomline("--lang", "es", *command, "--bots", f"{spec},random")
        assert done.code == 2
        assert f"{spec} no puede jugar: " in done.err
        assert told in done.err


def test_a_bot_that_thinks_says_so(terminal: Callable[..., Terminal]) -> None:
    screen = terminal("play", "ghosts", "--players", "2", "--bots", "mcts:20", "--start", "1")
    screen.expect("Vesper is thinking")
    screen.expect("Your move:")
    screen.type("a")
    screen.expect("Thinking")
    screen.expect("chance of winning", "There is only one move")
    screen.expect("Your move:")
    screen.type("q")
    screen.expect("Leave this game?")
    screen.type("y")
    assert screen.close() == 0


def test_a_program_plays_along(phantomline: InProcess, tmp_path: Path) -> None:
    options = ["--players", "2", "--bots", written(tmp_path, GOOD), "--seed", "3"]
    done = phantomline("play", "ghosts", *options, typed="1\n" * 400)
    assert done.code == 0
    assert "failed" not in done.out
    assert "Play again?" in done.out


@pytest.mark.parametrize(
    ("language", "failed", "goes_on", "again"),
    [
        (
            "en",
            "Vesper has failed (it ended with status 1",
            "moves at random from now on",
            "Play again?",
        ),
        ("es", "Vesper ha fallado (terminó con el estado 1", "desde ahora mueve al azar", "¿"),
    ],
)
def test_a_program_that_fails_is_replaced(
    phantomline: InProcess, tmp_path: Path, language: str, failed: str, goes_on: str, again: str
) -> None:
    options = ["--players", "2", "--bots", written(tmp_path, BAD["raises mid-game"][0])]
    options += ["--lang", language]
    done = phantomline("play", "ghosts", "--seed", "3", *options, typed="1\n" * 400)
    assert done.code == 0
    out = " ".join(done.out.split())
    assert out.count(failed) == 1
    assert "lost my cards" in out, "what it said itself comes along"
    assert goes_on in out
    assert again in out
