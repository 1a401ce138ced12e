"""``phantomline bots``, ``phantomline bot check`` and the arena with programs."""

import json
from pathlib import Path

import pytest

from phantomline.bots import KINDS
from phantomline.bots.checking import trials_of
from phantomline.games import GAMES, load
from phantomline.words import LANGUAGES
from tests.bots.programs import BAD, GOOD, written
from tests.cli.running import InProcess
from tests.docs.pages import ROOT, read

EXAMPLE = ROOT / "examples" / "mybot.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kinds_are_listed_with_stars_and_characters(
    phantomline: InProcess, language: str
) -> None:
    done = phantomline("bots", "--lang", language)
    assert done.code == 0
    for kind in KINDS.values():
        assert f" {kind.name} " in done.out
        assert "★" * kind.strength in done.out
    assert "bot-" not in done.out


def test_the_kinds_are_listed_for_programs_and_on_the_page(phantomline: InProcess) -> None:
    kinds = json.loads(phantomline("bots", "--json").out)
    assert [kind["name"] for kind in kinds] == list(KINDS)
    page = read(ROOT / "docs" / "bots.md")
    for kind in kinds:
        stars = "★" * kind["strength"] + "☆" * (5 - kind["strength"])
        assert f"| `{kind['name']}` | {stars} | {kind['character']} |" in page


def test_the_page_for_newcomers_has_the_example_as_it_is() -> None:
    assert f"```text\n{read(EXAMPLE)}```" in read(ROOT / "docs" / "writing-a-bot.md")


def test_a_good_program_passes(phantomline: InProcess, tmp_path: Path) -> None:
    done = phantomline("bot", "check", written(tmp_path, GOOD), "--game", "train")
    assert done.code == 0
    assert "Tester keeps the protocol: 4 games" in " ".join(done.out.split())


def test_the_report_is_there_for_programs_too(phantomline: InProcess) -> None:
    done = phantomline("bot", "check", str(EXAMPLE), "--game", "ghosts", "--json")
    assert done.code == 0
    report = json.loads(done.out)
    assert report["ok"]
    assert report["name"] == "My bot"
    assert len(report["trials"]) == len(trials_of(load("ghosts")))
    assert all(trial["problem"] is None and trial["moves"] for trial in report["trials"])


@pytest.mark.parametrize("name", GAMES)
def test_every_size_and_option_is_tried(name: str) -> None:
    game = load(name)
    trials = trials_of(game)
    sizes = {trial.players for trial in trials}
    assert sizes == set(range(game.facts.min_players, game.facts.max_players + 1))
    assert [trial.broken_off for trial in trials].count(True) == 1
    assert len({trial.seat for trial in trials}) > 1
    tried = {option for trial in trials for option in trial.options}
    assert tried == set(game.codec.options_type.__struct_fields__) - {"start"}


ENDINGS = {
    "try:\n    play()\nexcept SystemExit:\n    time.sleep(60)": "unclean",
    "try:\n    play()\nexcept SystemExit:\n    sys.exit(4)": "status",
    "subprocess.Popen(['sleep', '60']); play()": "lingering",
    "try:\n    play()\nexcept SystemExit:\n    print('bye', flush=True)": "chatty",
}


@pytest.mark.parametrize(("body", "code"), ENDINGS.items(), ids=list(ENDINGS.values()))
def test_a_bad_ending_is_found(
    phantomline: InProcess, tmp_path: Path, body: str, code: str
) -> None:
    done = phantomline(
        "bot", "check", written(tmp_path, body), "--game", "train", "--limit", "5", "--json"
    )
    assert done.code == 1
    problem = json.loads(done.out)["trials"][0]["problem"]
    assert (problem["code"], problem["at"]) == (code, "end")


@pytest.mark.parametrize(
    "what",
    [
        "ends at once",
        "raises mid-game",
        "hangs mid-game",
        "answers no JSON",
        "writes for ever",
        "plays what is illegal",
        "says everything twice",
    ],
)
def test_a_bad_program_is_told_what_is_wrong_and_where(
    phantomline: InProcess, tmp_path: Path, what: str
) -> None:
    body, code = BAD[what]
    program = written(tmp_path, body)
    for language in LANGUAGES:
        done = phantomline(
            "--lang", language, "bot", "check", program, "--game", "ghosts", "--limit", "1.5"
        )
        assert done.code == 1
        assert f"✗ {code}" in done.out
        assert "bot-" not in done.out.replace(str(tmp_path), "")
    done = phantomline("bot", "check", program, "--game", "ghosts", "--limit", "1.5")
    where = "greeting:" if what == "ends at once" else "players, move "
    assert where in done.out
    if what == "raises mid-game":
        assert "players, move 3:" in done.out
        assert "ValueError: lost my cards" in done.out


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("raises mid-game", "antes de contestar: terminó con el estado 1."),
        ("hangs mid-game", "Tardó demasiado: no contestó en 1,5 s."),
        ("answers no JSON", "que el protocolo no conoce: «red-2» no es JSON: "),
        ("plays what is illegal", "'red-1') no está entre las acciones permitidas."),
        ("says everything twice", "sin que nadie le preguntara."),
    ],
)
def test_what_is_wrong_with_a_program_is_said_in_ones_own_language(
    phantomline: InProcess, tmp_path: Path, what: str, told: str
) -> None:
    program = written(tmp_path, BAD[what][0])
    options = ["--game", "ghosts", "--limit", "1.5"]
    done = phantomline("--lang", "es", "bot", "check", program, *options)
    assert told in " ".join(done.out.split())


@pytest.mark.parametrize("wants", ["None", "0.1"])
def test_a_program_is_told_how_long_to_think_in_some_games_only(
    phantomline: InProcess, tmp_path: Path, wants: str
) -> None:
    """One that stumbles over either is found."""
    program = written(tmp_path, f"play(lambda m: (m['seconds'] != {wants} and 1 / 0, first(m)))")
    done = phantomline("bot", "check", program, "--game", "ghosts", "--json")
    assert done.code == 1
    for trial in json.loads(done.out)["trials"]:
        assert (trial["problem"] is None) == (str(trial["seconds"]) == wants)


def test_what_cannot_be_started_is_told(phantomline: InProcess) -> None:
    for language, told in (
        ("en", "there is no program"),
        ("es", "arrancar: no existe el programa"),
    ):
        done = phantomline("--lang", language, "bot", "check", "./nowhere.py")
        assert done.code == 1
        assert f"{told} ./nowhere.py" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_table_is_cut_in_a_narrow_terminal(
    phantomline: InProcess, tmp_path: Path, language: str
) -> None:
    for program in (written(tmp_path, GOOD), "./nowhere.py"):
        done = phantomline("--lang", language, "bot", "check", program, "--game", "galore")
        assert "\N{HORIZONTAL ELLIPSIS}" not in done.out
        assert all(len(line) <= 80 for line in done.out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("bot", "check"), "COMMAND is missing"),
        (("bot", "check", ""), "COMMAND is missing"),
        (("bot", "check", " ", "--lang", "es"), "Falta PROGRAMA"),
        (("bot", "check", "x.py", "--game", "chess"), "chess"),
        (("bot", "check", "x.py", "--limit", "0"), "--limit"),
        (("bot", "chekc"), "chekc"),
    ],
)
def test_a_wrong_command_line_is_refused(
    phantomline: InProcess, arguments: tuple[str, ...], said: str
) -> None:
    done = phantomline(*arguments)
    assert done.code == 2
    assert said in done.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["bot", "bot check", "bots", "hint", "play"])
def test_every_command_has_help_in_words(
    phantomline: InProcess, command: str, language: str
) -> None:
    done = phantomline("--lang", language, *command.split(), "--help")
    assert done.code == 0
    for prefix in ("cli-", "bot-opt", "bot-arg", "bot-help", "bot-check-help", "-metavar-"):
        assert prefix not in done.out


def test_programs_play_in_the_arena_and_bad_ones_lose(
    phantomline: InProcess, tmp_path: Path
) -> None:
    bad = written(tmp_path, BAD["raises mid-game"][0])
    options = ["--players", "2", "--games", "4", "--json", "--workers", "1"]
    done = phantomline("arena", "ghosts", "--bots", f"{EXAMPLE},{bad}", *options)
    assert done.code == 0
    rows = {row["name"]: row for row in json.loads(done.out)["bots"]}
    assert rows[str(EXAMPLE)]["wins"] == 4
    assert rows[bad]["wins"] == 0


def test_people_are_told_why_a_program_failed(
    phantomline: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bad = written(tmp_path, BAD["raises at once"][0])
    options = ["--players", "2", "--games", "4", "--workers", "1"]
    done = phantomline("arena", "ghosts", "--bots", f"{bad},random", *options)
    told = " ".join(done.out.split())
    assert "failed, first in game 0: it ended its process" in told
    assert told.count("RuntimeError: no licence") == 1, "once is enough"
    assert "51.0\N{EN DASH}100.0" in done.out, "a long name leaves the numbers whole"
    assert "\N{EN DASH} \N{EN DASH} 4" in told, "nothing was scored or timed"


@pytest.mark.parametrize("budget", [(), ("--budget", "0.1")])
def test_a_program_is_told_the_limit_that_it_has_in_the_arena(
    phantomline: InProcess, tmp_path: Path, budget: tuple[str, ...]
) -> None:
    note = tmp_path / "limits"
    telling = f"open({str(note)!r}, 'a').write(str(m['limit']) + '\\n')"
    program = written(tmp_path, f"play(lambda m: ({telling}, first(m)))")
    options = ["--players", "2", "--games", "2", "--json", "--workers", "1", "--limit", "7.5"]
    done = phantomline("arena", "ghosts", "--bots", f"{program},random", *options, *budget)
    assert done.code == 0
    assert set(note.read_text().split()) == {"7.5"}
