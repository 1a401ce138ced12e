"""docs/hosting.md and deploy/ name what there is: options, metrics, files and figures."""

import re
from collections.abc import Iterator

import pytest

from phantomline.cli import main
from phantomline.server.http.config import DEFAULT_PORT, Config
from phantomline.server.live import rooms
from tests.docs.pages import ROOT, blocks, read, section
from tests.server.serving import Server

PAGE = ROOT / "docs" / "hosting.md"
DEPLOY = ROOT / "deploy"
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def options_of(capsys: pytest.CaptureFixture[str], *command: str) -> set[str]:
    assert main([*command, "--help"]) == 0
    return set(OPTION.findall(capsys.readouterr().out))


def test_every_option_is_listed_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    listed = re.findall(r"^\| `(--[\w-]+)` \|", section(PAGE, "Options"), re.MULTILINE)
    assert sorted(listed) == sorted(options_of(capsys, "serve"))


def test_the_files_use_options_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    known = options_of(capsys, "serve") | options_of(capsys, "db", "upgrade")
    used: set[str] = set()
    for name in ("phantomline.service", "phantomline@.service", "compose.yaml", "Dockerfile"):
        for line in read(DEPLOY / name).splitlines():
            if line.startswith(("ExecStart=", "CMD", "    - --", "    command: [db")):
                used.update(OPTION.findall(line))
    assert {"--database", "--origin", "--proxies", "--log"} <= used <= known


def test_every_metric_is_listed_and_no_other(server: Server) -> None:
    with server.client() as client:
        shown = client.get("/metrics").text
    names = set(re.findall(r"^# TYPE (\w+) ", shown, re.MULTILINE))
    own = {name for name in names if name.startswith("phantomline_")}
    listed = re.findall(r"^\| `(\w+)` \|", section(PAGE, "Health and metrics"), re.MULTILINE)
    assert sorted(listed) == sorted(name for name in own if not name.endswith("_created"))
    for name in names - own:
        assert name.startswith(("process_", "python_gc_"))


def test_a_line_of_the_log_looks_like_this(server: Server) -> None:
    with server.client() as client:
        client.get("/health")
    shown = blocks(PAGE, "json")[0].text
    logged = [line for line in server.logged().splitlines() if '"request"' in line]
    assert [re.findall(r'"(\w+)":', line) for line in logged[:1]] == [
        re.findall(r'"(\w+)":', shown)
    ]


def test_the_figures_are_the_true_ones() -> None:
    text = read(PAGE)
    assert f"http://localhost:{DEFAULT_PORT}/" in text
    assert f"({Config(database='').bot_pace})" in text
    day = 24 * 60 * 60 * 1000
    assert (day, 60 * day) == (rooms.IDLE_OPEN, rooms.IDLE_PLAYING)
    assert "after a day of waiting or sixty days without a move" in text


def test_all_files_are_explained() -> None:
    text = read(PAGE) + read(DEPLOY / "compose.yaml")
    for path in DEPLOY.iterdir():
        assert path.name in text, f"nobody is told about deploy/{path.name}"
