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
FEW = "10"
"""How many games an example simulates here, whatever the page says."""


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
    for block in blocks(page, "sh"):
        for line in block.text.splitlines():
            words = shlex.split(line, comments=True)
            if not words:
                continue
            if words[:2] == ["phantomline", "serve"]:
                serve(words[2:], tmp_path)
            elif words[0] == "phantomline":
                run(words[1:], tmp_path)
            else:
                assert os.access(ROOT / words[0], os.X_OK), f"{name(page)}: {line}"


def serve(words: list[str], folder: Path) -> None:
    """Start the server on any port, and stop it as somebody at a terminal does."""
    (folder / "phantomline").mkdir(exist_ok=True)
    with Server(folder, *words, database=str(folder / "phantomline" / "tables.sqlite")) as server:
        assert server.stop(signal.SIGINT) == 0
        assert "Ctrl-C" in server.greeting


def run(words: list[str], folder: Path) -> None:
    """Run a command with few games, and little search in them: what is shown is that it runs."""
    if "--games" in words:
        words[words.index("--games") + 1] = FEW
    words = [re.sub(r"mcts:\d+", "mcts:4", word) for word in words]
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
