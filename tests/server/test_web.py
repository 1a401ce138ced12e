"""A folder with a web application can be plugged in, and nothing else is served from the disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from phantomline.server.http.app import create_app
from phantomline.server.http.config import Config


@pytest.fixture
def client(tmp_path: Path, sqlite_url: str) -> Iterator[TestClient[Litestar]]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>The games</title>")
    (web / "assets" / "app.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("the secret")
    with TestClient(create_app(Config(database=sqlite_url, web=web))) as client:
        yield client


def test_its_files_are_served_beside_the_api(client: TestClient[Litestar]) -> None:
    root = client.get("/")
    assert "The games" in root.text
    assert "default-src 'self'" in root.headers["content-security-policy"]
    assert client.get("/assets/app.js").text == "export {}"
    assert client.get("/api/games").status_code == 200
    assert client.get("/health").json()["status"] == "ok"
    assert client.post("/", headers={"content-type": "application/json"}).status_code == 405


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/nowhere.txt",
        "/a%00b",
    ],
)
def test_nothing_outside_the_folder_is(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (400, 404)
    assert "secret" not in answer.text
    assert "root:" not in answer.text
