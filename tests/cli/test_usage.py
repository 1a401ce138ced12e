"""Version, help, languages, and command lines that are wrong."""

import pytest

import phantomline as package
from phantomline import _build
from phantomline.words import LANGUAGES
from tests.cli.running import InProcess, run

COMMANDS = ("play", "simulate", "score", "replay", "editions")


def test_the_version_says_how_the_rules_run() -> None:
    done = run("--version")
    why = _build.reason()
    how = "compiled" if why is None else f"interpreted: {why}"
    assert done == (0, f"phantomline {package.__version__} ({how})\n", "")


def test_rules_forced_to_run_interpreted_say_so() -> None:
    done = run("--version", env={"PHANTOMLINE_PURE": "1"})
    assert done.out.endswith("(interpreted: PHANTOMLINE_PURE is set)\n")


def test_help_lists_the_commands(phantomline: InProcess) -> None:
    for arguments in (("--help",), ("-h",), ()):
        done = phantomline(*arguments)
        assert done.code == 0
        assert all(command in done.out + done.err for command in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, "editions check"])
def test_every_command_has_help_in_words(
    phantomline: InProcess, command: str, language: str
) -> None:
    done = phantomline("--lang", language, *command.split(), "--help")
    assert done.code == 0
    assert "cli-" not in done.out


def test_help_speaks_the_language_asked_for(phantomline: InProcess) -> None:
    assert "Opciones" in phantomline("--lang", "es", "--help").out
    assert "Opciones" in phantomline("--lang=es", "simulate", "--help").out
    assert "Options" in phantomline("--lang", "en", "--help").out


def test_the_environment_sets_the_language() -> None:
    assert "Órdenes" in run("--help", env={"LC_ALL": "es_ES.UTF-8"}).out
    assert "Commands" in run("--help", env={"LC_ALL": "de_DE.UTF-8"}).out


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["plya"], ["plya", "play", "simulate"]),
        (["play", "--playrs", "3"], ["--playrs", "--players"]),
        (["simulate"], ["GAME"]),
        (["simulate", "chess"], ["chess", "galore, ghosts and train"]),
        (["simulate", "ghosts", "--players", "many"], ["--players"]),
        (["simulate", "ghosts", "--players", "9"], ["players", "2 to 6"]),
        (["simulate", "ghosts", "--players", "-1"], ["players", "2 to 6"]),
        (["simulate", "ghosts", "--games", "0"], ["--games"]),
        (["simulate", "ghosts", "--start", "7"], ["start", "0 to 3"]),
        (["simulate", "ghosts", "--bots", "deep"], ["deep", "random"]),
        (["simulate", "ghosts", "--experts"], ["experts"]),
        (["simulate", "train", "--choose-sides"], ["--choose-sides"]),
        (["--lang", "de", "simulate", "ghosts"], ["de", "en, es"]),
        (["play", "chess"], ["chess", "galore, ghosts and train"]),
        (["play", "ghosts", "--seat", "3"], ["seat 3", "0 to 2"]),
        (["play", "ghosts", "--seat", "-1"], ["-1"]),
        (["editions", "chekc", "x"], ["chekc", "check"]),
        (["score"], ["FILE"]),
        (["score", "a", "b"], ["b"]),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(
    phantomline: InProcess, arguments: list[str], parts: list[str]
) -> None:
    done = phantomline(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.startswith("phantomline: ")
    for part in parts:
        assert part in done.err


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e300", "86401"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("arena", "ghosts", "--bots", "random", "--budget"),
        ("arena", "ghosts", "--bots", "random", "--limit"),
        ("bot", "check", "./x.py", "--limit"),
        ("hint", "-", "--seconds"),
    ],
)
def test_a_time_that_no_bot_may_be_given_is_refused(
    phantomline: InProcess, arguments: tuple[str, ...], seconds: str
) -> None:
    for language, told in (
        ("en", "takes seconds: more than 0, and a day (86400) at most"),
        ("es", "son segundos: más de 0 y, como mucho, un día (86400)"),
    ):
        done = phantomline(*arguments, seconds, "--lang", language)
        assert (done.code, done.out) == (2, "")
        assert done.err == f"phantomline: {arguments[-1]} {told}.\n"


def test_a_day_is_not_too_long(phantomline: InProcess) -> None:
    options = ("--table", "random,random", "--games", "1", "--limit", "86400", "--json")
    assert phantomline("arena", "ghosts", *options).code == 0


@pytest.mark.parametrize("command", [["simulate"], ["arena", "--bots", "random"], ["play"]])
def test_an_option_that_a_game_lacks_is_refused_in_words(
    phantomline: InProcess, command: list[str]
) -> None:
    name, *options = command
    for language, game, option, told in (
        ("en", "ghosts", "--experts", "Ghosts has no option --experts."),
        ("es", "ghosts", "--experts", "Fantasmas no tiene la opción --experts."),
        ("es", "train", "--choose-sides", "no tiene la opción --choose-sides."),
    ):
        done = phantomline("--lang", language, name, game, *options, option)
        assert (done.code, done.out) == (2, "")
        assert done.err.endswith(f"{told}\n")


def test_mistakes_are_told_in_spanish(phantomline: InProcess) -> None:
    assert "No existe la orden «plya»" in phantomline("--lang", "es", "plya").err
    assert "Falta JUEGO" in phantomline("--lang", "es", "simulate").err
    assert "No existe el archivo" in phantomline("--lang", "es", "score", "nowhere.json").err
    unknown = phantomline("--lang", "es", "simulate", "chess").err
    assert unknown == (
        "phantomline: No hay ningún juego llamado «chess». Hay galore, ghosts y train.\n"
    )


def test_the_language_may_be_asked_for_anywhere(phantomline: InProcess) -> None:
    for arguments in (
        ("--lang", "es", "simulate", "ghosts", "--games", "1"),
        ("simulate", "--lang", "es", "ghosts", "--games", "1"),
        ("simulate", "ghosts", "--games", "1", "--lang=es"),
    ):
        assert "Una partida de Fantasmas" in phantomline(*arguments).out
    assert phantomline("simulate", "ghosts", "--lang").code == 2


@pytest.mark.parametrize("command", [(), ("play",), ("editions", "check")])
def test_help_has_a_short_name_everywhere(phantomline: InProcess, command: tuple[str, ...]) -> None:
    done = phantomline(*command, "-h", "--lang", "es")
    assert done.code == 0
    assert "Muestra esta ayuda." in done.out
