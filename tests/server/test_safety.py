"""Other web sites, forms, floods, huge and slow requests: what is turned away at the door."""

import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.serving import Server, guest

HEADERS = (
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/schema"),
        ("GET", "/schema/openapi.json"),
        ("GET", "/schema/openapi.yaml"),
        ("GET", "/api/games"),
        ("GET", "/api/me"),
        ("GET", "/nowhere"),
        ("PUT", "/api/me"),
        ("HEAD", "/nowhere"),
        ("OPTIONS", "/api/me"),
        ("TRACE", "/api/me"),
        ("BREW", "/"),
        ("GET", "/api/tables/%00%ff"),
        ("GET", "/api/people/%00"),
        ("GET", "/../../etc/passwd"),
        ("GET", "/static/..%2f..%2fetc/passwd"),
    ],
)
def test_every_answer_is_safe_for_browsers(server: Server, method: str, path: str) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code < 500
    for header in HEADERS:
        assert header in answer.headers, header
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "server" not in answer.headers
    assert "root:" not in answer.text


def test_the_page_loads_nothing_from_elsewhere(server: Server) -> None:
    page = httpx.get(server.url + "/")
    assert page.status_code == 200
    assert "text/html" in page.headers["content-type"]
    assert not re.search(r"https?://|//\w|@import", page.text)


def test_the_api_is_described_as_files_without_pages(server: Server) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        assert httpx.get(server.url + path).json()["info"]["title"] == "Phantomline"
    assert "title: Phantomline" in httpx.get(server.url + "/schema/openapi.yaml").text
    for name in ("swagger", "redoc", "elements", "rapidoc"):
        assert httpx.get(f"{server.url}/schema/{name}").status_code == 404


def test_what_is_about_people_is_not_kept_by_caches(server: Server) -> None:
    with guest(server) as client:
        assert client.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": "{own}"}, 200),
        ({"sec-fetch-site": "same-origin", "origin": "{own}"}, 200),
        ({"sec-fetch-site": "none"}, 200),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "{own}.evil.example"}, 403),
        ({"origin": "http://localhost:1"}, 403),
        ({"origin": "{own}@evil.example"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin", "origin": "https://evil.example"}, 403),
    ],
)
def test_no_other_site_can_change_anything(
    server: Server, headers: dict[str, str], status: int
) -> None:
    sent = {name: value.format(own=server.url) for name, value in headers.items()}
    with guest(server, "Ana") as client:
        answer = client.patch("/api/me", json={"name": "Eve"}, headers=sent)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] == "foreign-origin"
        name = client.get("/api/me").json()["name"]
        assert name == ("Eve" if status == 200 else "Ana")


@pytest.mark.parametrize(
    "kind",
    [
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain",
        "Text/Plain; charset=utf-8",
    ],
)
def test_no_form_can_post(server: Server, kind: str) -> None:
    with guest(server, "Ana") as client:
        answer = client.post(
            "/api/me/recover", content=b'{"code":"x"}', headers={"content-type": kind}
        )
        assert answer.status_code == 415
        assert answer.json()["code"] == "wrong-type"
        empty = client.post("/api/me/recovery", headers={"content-type": kind})
        assert empty.status_code == 415


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 20_000, b'{"name":"\\ud800"}', b"1"]
)
def test_a_broken_body_is_told_in_the_right_language(server: Server, body: bytes) -> None:
    headers = {"content-type": "application/json", "accept-language": "es"}
    answer = httpx.post(server.url + "/api/me", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    assert set(answer.json()) <= {"code", "message", "params"}
    assert "Traceback" not in answer.text


def test_a_large_body_is_refused(server: Server) -> None:
    with guest(server) as client:
        large = client.patch("/api/me", json={"name": "x" * 70_000})
        assert large.status_code == 413
        assert large.json()["params"] == {"most": 65536}
        fine = client.post("/api/records/check", json={"record": "x" * 70_000})
        assert fine.status_code == 422
        larger = client.post("/api/records/check", json={"record": "x" * 600_000})
        assert larger.status_code == 413

        def endless() -> Iterator[bytes]:
            while True:
                yield b"x" * 65536

        headers = {"content-type": "application/json"}
        with suppress(httpx.TransportError):  # it may be cut off while it still sends
            chunked = client.patch("/api/me", content=endless(), headers=headers)
            assert chunked.status_code == 413
        assert client.get("/api/me").status_code == 200


def test_a_large_head_is_refused(server: Server) -> None:
    many = {f"x-{number}": "x" for number in range(200)}
    for headers in ({"x-large": "x" * 20_000}, many):
        answer = httpx.get(server.url + "/api/games", headers=headers)
        assert answer.status_code == 431
        assert answer.json()["code"] == "head-too-large"
    with suppress(httpx.TransportError):  # it may be cut off before it can read the answer
        huge = httpx.get(server.url + "/api/games", headers={"x-large": "x" * 1_000_000})
        assert huge.status_code in (400, 431)
    assert httpx.get(server.url + "/health").status_code == 200


def test_a_lie_about_the_length_harms_nobody(server: Server) -> None:
    for length in ("-1", "1e3", "99999999999999999999", "5, 6"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
            raw.sendall(
                b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: " + length.encode() + b"\r\n\r\n{}"
            )
            assert re.match(rb"HTTP/1.1 4\d\d ", raw.recv(4096))
    assert httpx.get(server.url + "/health").status_code == 200


def test_websockets_are_for_our_own_pages(server: Server) -> None:
    with guest(server) as client:
        made = client.post("/api/tables", json={"game": "ghosts", "seats": 2}).json()
    live = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused, connect(live, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
        assert b"foreign-origin" in refused.value.response.body
    for own_origin in (None, Origin(server.url)):
        with connect(live, origin=own_origin) as own:
            assert '"type":"hello"' in str(own.recv(timeout=20))


def test_a_public_origin_can_be_configured(start_server: Callable[..., Server]) -> None:
    server = start_server("--origin", "https://Play.Example:443/", "--proxies", "1")
    forwarded = {
        "origin": "https://play.example",
        "x-forwarded-proto": "https",
        "x-forwarded-for": "1.2.3.4",
    }
    arrived = httpx.post(server.url + "/api/me", json={}, headers=forwarded)
    assert arrived.status_code == 201
    assert "; Secure" in arrived.headers["set-cookie"]
    other = httpx.post(server.url + "/api/me", json={}, headers={"origin": "https://play.evil"})
    assert other.status_code == 403


def test_floods_are_refused_by_address_and_others_go_on(
    start_server: Callable[..., Server],
) -> None:
    server = start_server("--proxies", "1", limits=True)
    with server.client(**{"x-forwarded-for": "1.1.1.1"}) as client:
        # Many at once, for a bucket fills up again while a slow machine asks one by one.
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda _: client.get("/api/games"), range(1000)))
        codes = {answer.status_code for answer in answers}
        assert codes == {200, 429}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["code"] == "too-many"
    with server.client(**{"x-forwarded-for": "2.2.2.2"}) as other:
        assert other.get("/api/games").status_code == 200
    with server.client(**{"x-forwarded-for": "3.3.3.3"}) as guesser:
        tries = [guesser.post("/api/me/recover", json={"code": f"AAAAA{n}"}) for n in range(12)]
        assert [answer.status_code for answer in tries] == [404] * 10 + [429] * 2
    with server.client(**{"x-forwarded-for": "4.4.4.4"}) as crowd:
        statuses = []
        for _ in range(80):
            crowd.cookies.clear()
            statuses.append(crowd.post("/api/me", json={}).status_code)
        assert statuses[:60] == [201] * 60
        assert statuses[-1] == 429
    text = httpx.get(server.url + "/metrics", headers={"x-forwarded-for": "5.5.5.5"}).text
    assert 'phantomline_refused_total{code="too-many"}' in text


def test_metrics_count_routes_and_not_paths(server: Server) -> None:
    for number in range(5):
        httpx.get(f"{server.url}/api/people/nobody{number}")
        httpx.get(f"{server.url}/nowhere{number}")
    answer = httpx.get(server.url + "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "nowhere" not in answer.text
    assert "nobody" not in answer.text
    for name in ("http_requests_total", "http_seconds_bucket", "commits_total", "rooms", "sockets"):
        assert f"phantomline_{name}" in answer.text


def test_health_is_told(server: Server) -> None:
    answer = httpx.get(server.url + "/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
