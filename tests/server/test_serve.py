"""`phantomline serve` as a program: greeting, ports, databases, and leaving in peace."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from phantomline.server.store import upgrade
from phantomline.words import Words
from tests.server.postgres import PostgresServer
from tests.server.serving import Server, guest


def serve(*options: str, lang: str = "en") -> tuple[int, str]:
    """Run a server that cannot start; return its exit status and what it complains of."""
    done = subprocess.run(
        [sys.executable, "-m", "phantomline", "--lang", lang, "serve", *options],
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    return done.returncode, done.stderr.decode()


def test_the_greeting_says_where_to_go(start_server: Callable[..., Server]) -> None:
    server = start_server()
    assert f"http://localhost:{server.port}/" in server.greeting
    assert "--host 0.0.0.0" in server.greeting
    assert server.database in server.greeting


def test_the_greeting_is_spanish_too(start_server: Callable[..., Server]) -> None:
    server = start_server(env={"LC_ALL": "es_ES.UTF-8"})
    assert "Los juegos se sirven en http://localhost:" in server.greeting
    assert server.stop() == 0
    assert Words("es").say("server-stopped") in server.greeting


def test_others_in_the_network_can_join_where_they_are_let_in(
    start_server: Callable[..., Server],
) -> None:
    server = start_server("--host", "0.0.0.0")
    assert "--host 0.0.0.0" not in server.greeting
    assert httpx.get(server.url + "/health").status_code == 200


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_leaves_in_peace_and_comes_back_with_everything(
    start_server: Callable[..., Server], how: signal.Signals
) -> None:
    server = start_server()
    with guest(server, "Ana") as client:
        made = client.post("/api/tables", json={"game": "ghosts", "seats": 2}).json()
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live") as watcher:
            watcher.recv(timeout=20)
            began = time.monotonic()
            server.process.send_signal(how)
            with pytest.raises(ConnectionClosed) as closed:
                watcher.recv(timeout=20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "the service restarts"
        assert server.wait() == 0
        assert time.monotonic() - began < 15
        assert "The server has stopped." in server.greeting
        server.start()
        assert client.get("/api/me").json()["name"] == "Ana"
        assert client.get(f"/api/tables/{made['id']}").json()["status"] == "open"


def test_a_taken_port_is_one_sentence(server: Server, tmp_path: Path) -> None:
    database = str(tmp_path / "other.sqlite")
    for lang, said in (("en", "is taken; try another one"), ("es", "está ocupado; prueba otro")):
        status, complaint = serve("--port", str(server.port), "--database", database, lang=lang)
        assert status == 1
        assert said in complaint
        assert complaint.count("\n") == 1


def test_a_database_has_one_server(server: Server) -> None:
    status, complaint = serve("--port", "0", "--database", server.database)
    assert status == 1
    assert "Another server already uses" in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "said", "status"),
    [
        (("--port", "99999"), "--port", 2),
        (("--proxies", "-1"), "--proxies", 2),
        (("--bot-workers", "0"), "--bot-workers", 2),
        (("--bot-pace", "nan"), "--bot-pace", 2),
        (("--log", "xml"), "--log", 2),
        (("--origin", "play.example"), "play.example", 2),
        (("--origin", "https://play.example/path"), "no origin", 2),
        (("--host", "no such host"), "no such host", 1),
        (("--host", "192.0.2.1"), "192.0.2.1", 1),
        (("--database", "mysql://x/y"), "sqlite:///FILE", 1),
        (("--database", "/proc/nowhere/x.sqlite"), "/proc/nowhere", 1),
    ],
)
def test_what_cannot_be_is_one_sentence(
    tmp_path: Path, options: tuple[str, ...], said: str, status: int
) -> None:
    defaults = ("--port", "0", "--database", str(tmp_path / "x.sqlite"))
    code, complaint = serve(*defaults, *options)
    assert code == status
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes, which are no database at all\n" * 100)
    before = file.read_bytes()
    status, complaint = serve("--port", "0", "--database", str(file))
    assert status == 1
    assert complaint.count("\n") == 1
    assert file.read_bytes() == before


def test_postgresql_is_upgraded_by_people_and_then_served(
    postgres_server: PostgresServer, start_server: Callable[..., Server]
) -> None:
    with postgres_server.database() as url:
        status, complaint = serve("--port", "0", "--database", url)
        assert status == 1
        assert "phantomline db upgrade" in complaint
        assert complaint.count("\n") == 1
        upgrade(url)
        server = start_server(database=url)
        with guest(server, "Ana") as client:
            made = client.post("/api/tables", json={"game": "ghosts", "seats": 2, "public": True})
            assert made.status_code == 201
            assert [one["id"] for one in client.get("/api/tables").json()] == [made.json()["id"]]
            assert client.delete("/api/me").status_code == 204
        assert server.stop() == 0


def test_the_database_lies_among_the_users_data_by_default(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    probe = "from phantomline.server.store import default_url; print(default_url())"
    found = subprocess.run(
        [sys.executable, "-c", probe],
        capture_output=True,
        env={**os.environ, **env},
        check=True,
        text=True,
    ).stdout
    assert str(tmp_path) in found


def test_logs_are_json_lines(start_server: Callable[..., Server]) -> None:
    server = start_server()
    httpx.get(server.url + "/api/games?secret=boo")
    server.stop()
    lines = [json.loads(line) for line in server.logged().splitlines()]
    asked = [line for line in lines if line.get("route") == "/api/games"]
    assert asked
    assert asked[0]["status"] == 200
    assert "boo" not in server.logged()


def test_somebody_who_says_nothing_is_not_waited_for(start_server: Callable[..., Server]) -> None:
    server = start_server()
    with socket.create_connection(("127.0.0.1", server.port), timeout=40) as silent:
        silent.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        began = time.monotonic()
        assert silent.recv(100) == b""
        assert time.monotonic() - began < 30


def test_the_web_server_is_only_loaded_to_serve() -> None:
    probe = "import sys, phantomline.cli; print(*[m for m in sys.modules if '.' not in m])"
    loaded = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, check=True, text=True
    ).stdout.split()
    assert not {"litestar", "uvicorn", "sqlalchemy", "alembic", "openskill"} & set(loaded)
