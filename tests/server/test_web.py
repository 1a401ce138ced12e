"""A folder with a web application can be plugged in, and nothing else is served from the disk."""

import gzip
import re
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
    (web / "assets" / "app.js.gz").write_bytes(gzip.compress(b"export {}"))
    (web / "favicon.svg").write_text("<svg/>")
    (web / "ahead.json").write_text(
        '{"en": ["assets/en.js"], "es": ["assets/es.js"],'
        ' "ghosts en": ["assets/en.js", "assets/ghosts.css"]}'
    )
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


@pytest.mark.parametrize("place", ["/t/abc?seat=1", "/j/KDMRTZ", "/gallery", "/rules/ghosts"])
def test_every_place_is_the_same_page(client: TestClient[Litestar], place: str) -> None:
    answer = client.get(place)
    assert "The games" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache", "a new version is seen at once"


def test_a_page_is_told_what_it_will_ask_for(client: TestClient[Litestar]) -> None:
    client.post("/api/me", json={"name": "Ana"})
    table = client.post("/api/tables", json={"game": "ghosts", "seats": 2}).json()["id"]
    english, spanish = {"accept-language": "en"}, {"accept-language": "es-MX, en;q=0.4"}
    assert client.get("/", headers=english).headers["link"] == "</assets/en.js>; rel=modulepreload"
    answer = client.get(f"/t/{table}", headers=english)
    assert answer.headers["link"] == (
        "</assets/en.js>; rel=modulepreload,"
        " </assets/ghosts.css>; rel=preload; as=style; crossorigin"
    )
    assert "accept-language" in answer.headers["vary"]
    for place in (f"/t/{table}", "/t/none", "/gallery"):
        told = client.get(place, headers=spanish).headers["link"]
        assert told == "</assets/es.js>; rel=modulepreload", place
    assert client.get("/ahead.json").status_code == 404


def test_assets_are_kept_for_ever_and_come_compressed(client: TestClient[Litestar]) -> None:
    packed = client.get("/assets/app.js", headers={"accept-encoding": "br, gzip;q=0.5"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == "export {}"
    assert "immutable" in packed.headers["cache-control"]
    assert "javascript" in packed.headers["content-type"]
    plain = client.get("/assets/app.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert client.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize("path", ["/assets/none.js", "/none", "/api/none", "/t/a/b", "/rules"])
def test_there_is_nothing_anywhere_else(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


@pytest.mark.parametrize("path", ["/none", "/t", "/t/a/b", "/gallery/more", "/assets"])
def test_people_who_went_astray_get_the_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert answer.status_code == 404
    assert "The games" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/none", "/assets/none.js", "/schema/none"])
def test_programs_never_do(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert "The games" not in answer.text


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/app.js", "/favicon.svg", "/api/games"])
def test_whatever_can_be_read_has_a_head(client: TestClient[Litestar], path: str) -> None:
    whole = client.get(path, headers={"accept-encoding": "identity"})
    head = client.head(path, headers={"accept-encoding": "identity"})
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers == whole.headers
    assert client.head("/none").status_code == 404
    assert client.head("/api/tables/x/start").status_code == 405


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


def test_without_the_application_a_page_says_that_the_server_runs(sqlite_url: str) -> None:
    with TestClient(create_app(Config(database=sqlite_url, web=None))) as client:
        page = client.get("/").text
    assert not re.search(r"https?://|<script|src=|@import|url\(", page)
    assert "Phantomline is running" in page
    assert "Phantomline está en marcha" in page
