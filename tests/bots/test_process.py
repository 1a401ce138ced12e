"""Programs that play: good ones are heard out, bad ones in every way lose and leave nothing."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import phantomline
from phantomline.arena.match import play_match
from phantomline.bots import BotError, BotFailure, Budget, make_bot, process
from phantomline.bots.process import ProcessBot, ProgramFailure, is_program
from phantomline.bots.program import Unstartable, command_of
from phantomline.core import CHANCE, Options, View
from tests.bots.programs import BAD, GOOD, is_gone, runs, written
from tests.conformance.tables import load

EXAMPLE = Path(__file__).parents[2] / "examples" / "mybot.py"
PATIENCE = 3.0


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """No process of a test outlives it, not even as a zombie; nor does an open file."""
    files = open_files()
    yield
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
    assert open_files() <= files


def play(bot: ProcessBot, name: str = "ghosts", moves: int = 4, players: int = 2) -> None:
    """Let the bot make so many moves in seat 0."""
    game, rng = load(name), Random(5)
    state = game.initial(players, game.codec.options({}))
    made = 0
    while made < moves:
        actor = game.actors(state)[0]
        if actor == CHANCE:
            action = game.fate(state, rng)
        elif actor == 0:
            action = bot.choose(game.view(state, 0), rng, Budget())
            made += 1
        else:
            action = rng.choice(game.legal(state, actor))
        state = game.apply(state, actor, action)


def first_view() -> View:
    """Return what seat 0 sees when it begins a game of Ghosts."""
    game, rng = load("ghosts"), Random(1)
    state = game.initial(2, Options(start=0))
    while game.actors(state)[0] == CHANCE:
        state = game.apply(state, CHANCE, game.fate(state, rng))
    return game.view(state, 0)


@pytest.mark.parametrize("name", phantomline.GAMES)
def test_the_example_plays_whole_games(name: str) -> None:
    game = phantomline.load(name)
    bots = [make_bot(str(EXAMPLE), game), make_bot("random", game)]
    try:
        match = play_match(
            game,
            2,
            game.codec.options({}),
            bots,
            Random(1),
            [Random(2), Random(3)],
            stand_in=Random(4),
            limit=20,
        )
    finally:
        for bot in bots:
            bot.close()
    assert match.failures == ()
    example = bots[0]
    assert isinstance(example, ProcessBot)
    assert example.program.status == 0, "it ended by itself"
    assert example.name == "My bot"


def test_the_example_has_thirty_lines() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) == 30


@pytest.mark.parametrize("what", BAD)
def test_a_bad_program_fails_with_a_reason(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "START", PATIENCE)
    body, code = BAD[what]
    bot = ProcessBot(written(tmp_path, body), load("ghosts"), PATIENCE)
    pid = bot.program._process.pid
    began = time.monotonic()
    with pytest.raises(ProgramFailure) as failure:
        play(bot)
    assert failure.value.code == code
    assert failure.value.reason.startswith(str(failure.value.fault))
    assert len(failure.value.reason) < 6000
    assert time.monotonic() - began < 3 * PATIENCE
    assert is_gone(pid), "a program that has failed is ended at once"
    bot.close()
    with pytest.raises(BotFailure):
        play(bot)
    bot.close()


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("raises mid-game", "died"),
        ("hangs mid-game", "slow"),
        ("answers no JSON", "failed"),
        ("plays what is illegal", "illegal"),
    ],
)
def test_a_bad_program_loses_its_game_in_the_arena(what: str, kind: str, tmp_path: Path) -> None:
    game = load("ghosts")
    bots = [ProcessBot(written(tmp_path, BAD[what][0]), game), make_bot("random", game)]
    rngs = [Random(2), Random(3)]
    match = play_match(game, 2, Options(), bots, Random(1), rngs, stand_in=Random(4), limit=1.5)
    assert [failure.kind for failure in match.failures] == [kind]
    assert match.winners == (1,)
    bots[0].close()


def test_what_it_last_said_is_in_the_reason(tmp_path: Path) -> None:
    bot = ProcessBot(written(tmp_path, BAD["raises mid-game"][0]), load("ghosts"), PATIENCE)
    with pytest.raises(
        ProgramFailure, match=r"status 1 \(.*ValueError: lost my cards\)"
    ) as failure:
        play(bot)
    assert failure.value.log.rstrip().endswith("ValueError: lost my cards")


def test_a_flood_on_standard_error_is_cut_and_stops_nobody(tmp_path: Path) -> None:
    body = "play(lambda m: (os.write(2, b'x' * 10**6 + b'end'), first(m)))"
    bot = ProcessBot(written(tmp_path, body), load("ghosts"), 20.0)
    play(bot)
    assert len(bot.log()) <= 4096
    assert bot.log().endswith("end")
    bot.close()


def test_children_end_with_their_program(tmp_path: Path) -> None:
    body = (
        "child = subprocess.Popen(['sleep', '600'])\n"
        "open(sys.argv[1], 'w').write(str(child.pid))\n"
        "play(moves=1); time.sleep(600)"
    )
    note = tmp_path / "child"
    bot = ProcessBot(f"{written(tmp_path, body)} {note}", load("ghosts"), PATIENCE)
    with pytest.raises(ProgramFailure):
        play(bot)
    assert is_gone(int(note.read_text()))


def test_children_end_when_their_program_leaves_them(tmp_path: Path) -> None:
    body = (
        "child = subprocess.Popen(['sleep', '600'])\n"
        "open(sys.argv[1], 'w').write(str(child.pid))\n"
        "play()"
    )
    note = tmp_path / "child"
    bot = ProcessBot(f"{written(tmp_path, body)} {note}", load("ghosts"), 20.0)
    play(bot)
    child = int(note.read_text())
    assert runs(child)
    bot.close()
    assert bot.program.status == 0
    assert is_gone(child)


def test_a_program_that_will_not_go_is_ended(tmp_path: Path) -> None:
    body = (
        "import signal\n"
        "for one in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):\n"
        "    signal.signal(one, signal.SIG_IGN)\n"
        "try:\n    play(moves=4)\nfinally:\n    time.sleep(600)"
    )
    bot = ProcessBot(written(tmp_path, body), load("ghosts"), 20.0)
    play(bot)
    began = time.monotonic()
    bot.close()
    assert time.monotonic() - began < 5
    assert bot.program.status == -signal.SIGKILL
    bot.close()


def test_an_interrupt_ends_the_program(tmp_path: Path) -> None:
    """As the arena's clock does: an exception out of nowhere while the program thinks."""
    bot = ProcessBot(written(tmp_path, "play(moves=1); time.sleep(600)"), load("ghosts"), 60.0)
    timer = threading.Timer(1.5, lambda: os.kill(os.getpid(), signal.SIGINT))
    # Tests that run in the background of a script would ignore the interrupt.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            play(bot)
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)
    assert is_gone(bot.program._process.pid)


def test_nothing_but_the_view_goes_to_the_program(tmp_path: Path) -> None:
    """Two tables that look alike to its seat are alike on the wire, to the last byte."""
    game = load("ghosts")
    rng = Random(3)
    state: Any = game.initial(3, Options(start=0))
    while game.actors(state)[0] == CHANCE:
        state = game.apply(state, CHANCE, game.fate(state, rng))
    view = game.view(state, 0)
    twin = game.sample(view, Random(9))
    assert twin != state
    told: list[str] = []
    for number, table in enumerate((state, twin)):
        note = tmp_path / f"log{number}"
        program = written(tmp_path, SPYING)
        bot = ProcessBot(f"{program} {note}", game, 20.0)
        bot.choose(game.view(table, 0), Random(7), Budget(seconds=2.0))
        bot.close()
        told.append(note.read_text())
    assert told[0] == told[1]
    assert '"seconds":2.0,"limit":3.5' in told[0]


SPYING = """
log = open(sys.argv[1], "w")
def hear():
    line = sys.stdin.readline()
    log.write(line)
    log.flush()
    return json.loads(line) if line else {"type": "quit"}
play()
"""


def test_a_budget_sets_the_limit(tmp_path: Path) -> None:
    bot = ProcessBot(written(tmp_path, "play(moves=0); time.sleep(600)"), load("ghosts"))
    with pytest.raises(ProgramFailure, match=r"within 0\.65 s"):
        bot.choose(first_view(), Random(1), Budget(seconds=0.1))


@pytest.mark.parametrize(("start", "limit"), [(20.0, 0.1), (0.1, 20.0)])
def test_a_program_may_take_its_time_to_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: float, limit: float
) -> None:
    """As long as it has for that, or for a move where that is longer."""
    monkeypatch.setattr(process, "START", start)
    bot = ProcessBot(written(tmp_path, "time.sleep(0.5); play()"), load("ghosts"))
    bot.limit = limit
    try:
        bot.greet(first_view(), Random(1), Budget())
        assert bot.greeted
    finally:
        bot.close()


def test_a_program_that_does_not_start_in_time_has_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "START", 0.25)
    bot = ProcessBot(written(tmp_path, "time.sleep(600)"), load("ghosts"))
    bot.limit = 0.1
    with pytest.raises(ProgramFailure, match=r"within 0\.25 s"):
        bot.choose(first_view(), Random(1), Budget())


@pytest.mark.parametrize(
    ("spec", "program"),
    [
        ("./mybot.py", True),
        ("mybot.py", True),
        ("node bots/mine.js", True),
        ("greedy", False),
        ("mcts:1.5s", False),
    ],
)
def test_a_path_is_a_program(spec: str, program: bool) -> None:
    assert is_program(spec) == program


def test_what_cannot_be_started_is_refused(tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("no program")
    noisy = tmp_path / "broken"
    noisy.write_text("no program either")
    noisy.chmod(0o755)
    for spec, why in {
        "./nowhere.py": "there is no program ./nowhere.py",
        "no/where": "there is no program no/where",
        str(plain): "not executable",
        str(tmp_path): "there is no program",
        str(noisy): "[Ee]xec format error",
        "'./unclosed": "a quotation mark or a backslash with nothing behind it",
        "./slash\\": "a quotation mark or a backslash with nothing behind it",
    }.items():
        with pytest.raises(BotError, match=why) as error:
            make_bot(spec, load("ghosts"))
        assert error.value.fault is not None
        assert error.value.reason == str(error.value.fault)
    with pytest.raises(Unstartable, match="no program is named"):
        command_of("  ")


def test_arguments_and_spaces_reach_the_program(tmp_path: Path) -> None:
    folder = tmp_path / "my bots"
    folder.mkdir()
    note = tmp_path / "argument"
    body = "open(sys.argv[1], 'w').write(sys.argv[2]); play()"
    bot = ProcessBot(f"'{written(folder, body)}' {note} 'two words'", load("ghosts"), 20.0)
    play(bot, moves=1)
    bot.close()
    assert note.read_text() == "two words"


def test_a_good_program_keeps_its_name(tmp_path: Path) -> None:
    bot = ProcessBot(written(tmp_path, GOOD), load("ghosts"), 20.0)
    play(bot)
    assert bot.name == "Tester"
    assert bot.moves == 4
    bot.close()
