"""The examples in README and docs do what the pages say."""

import doctest
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, name, read
from tests.server.serving import Server

GUIDE = ROOT / "docs" / "adding-a-game.md"
QUOTED = [
    path
    for path in (ROOT / "tests" / "docs").iterdir()
    if path.name.startswith(("candles", "test_adding"))
]
FEW = {"--games": "4", "--seed": "1"}
"""How many games an example plays here and which, whatever the page says."""


def pages_with(*languages: str) -> pytest.MarkDecorator:
    found = [page for page in PAGES if page != GUIDE and blocks(page, *languages)]
    return pytest.mark.parametrize("page", found, ids=name)


@pages_with("python", "pycon")
def test_python_runs(page: Path) -> None:
    """All examples of a page share their names, from the first to the last."""
    names: dict[str, object] = {"__name__": "__main__"}
    parser, failures = doctest.DocTestParser(), 0
    for block in blocks(page, "python", "pycon"):
        if block.language == "python":
            code = "\n" * (block.line - 1) + block.text
            exec(compile(code, page, "exec"), names)
        else:
            test = parser.get_doctest(block.text, names, name(page), str(page), block.line - 1)
            runner = doctest.DocTestRunner(verbose=False)
            failures += runner.run(test, clear_globs=False).failed
            names.update(test.globs)
    assert failures == 0, "the differences are printed above"


@pages_with("sh")
def test_commands_run(page: Path, tmp_path: Path) -> None:
    """The commands of a page run one after the other, in a folder with the files they name."""
    formats = ROOT / "docs" / "formats.md"
    _, sheet, *_ = blocks(formats, "json")
    (tmp_path / "sheet.json").write_text(sheet.text, "utf-8")
    (tmp_path / "game.jsonl").write_text(blocks(formats, "jsonl")[0].text, "utf-8")
    [table] = blocks(ROOT / "docs" / "protocol.md", "jsonl")
    (tmp_path / "table.jsonl").write_text(table.text, "utf-8")
    games = ROOT / "src" / "phantomline" / "games"
    shutil.copy(games / "train" / "data" / "reconstruction.toml", tmp_path / "my-edition.toml")
    shutil.copy(ROOT / "examples" / "mybot.py", tmp_path / "mybot.py")
    ran: set[str] = set()
    for block in blocks(page, "sh"):
        for line in block.text.splitlines():
            words = shlex.split(line, comments=True)
            if not words:
                continue
            if words[:2] == ["phantomline", "serve"]:
                serve(words[2:], tmp_path)
            elif words[0] == "phantomline":
                words = shortened(words[1:])
                # Runs that differ in their numbers only are one here.
                if shlex.join(words) not in ran:
                    run(words, tmp_path)
                ran.add(shlex.join(words))
            else:
                assert os.access(ROOT / words[0], os.X_OK), f"{name(page)}: {line}"


def serve(words: list[str], folder: Path) -> None:
    """Start the server on any port, and stop it as somebody at a terminal does."""
    (folder / "phantomline").mkdir(exist_ok=True)
    with Server(folder, *words, database=str(folder / "phantomline" / "tables.sqlite")) as server:
        assert server.stop(signal.SIGINT) == 0
        assert "Ctrl-C" in server.greeting


def shortened(words: list[str]) -> list[str]:
    """Return a command with few games, and little search in them: what is shown is that it runs."""
    for option, value in FEW.items():
        if option in words:
            words[words.index(option) + 1] = value
    return [re.sub(r"mcts:\d+", "mcts:4", word) for word in words]


def run(words: list[str], folder: Path) -> None:
    """Run a command as somebody at a terminal does, and see it do well."""
    done = subprocess.run(
        [sys.executable, "-m", "phantomline", *words],
        cwd=folder,
        input="q\ny\n" if words[0] == "play" else "",
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "en", "LC_ALL": ""}
        | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, f"phantomline {shlex.join(words)}\n{done.stdout}{done.stderr}"
    assert done.stdout, "a command says something"


@pytest.mark.parametrize("language", ["python", "ftl", ""])
def test_the_guide_quotes_the_game_as_it_is(language: str) -> None:
    sources = [read(path) for path in QUOTED]
    for block in blocks(GUIDE, language):
        assert any(block.text in source for source in sources), f"line {block.line} is no quote"
