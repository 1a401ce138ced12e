"""Whatever is sent to a table's socket: the server stays up, says little, and serves the others."""

import contextlib
import re
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.control import Control, made_table
from tests.server.serving import Server, guest
from tests.server.wire import Gone, Wire, soon

PROMPT = 2.0
"""Within so many seconds every move at another table is made, on any machine."""

CODES = re.compile(r"[a-z]+(-[a-z]+)*")
UNHURRIED = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)
ANSWERS = {"hello", "news", "accepted", "refused", "chat", "emote", "presence", "pong"}


@pytest.fixture(scope="module")
def control(server: Server) -> Iterator[Control]:
    """Other people, who play on all the time."""
    playing = Control(server)
    with playing.playing():
        yield playing


@pytest.fixture(scope="module")
def ana(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Ana") as client:
        yield client


@pytest.fixture(scope="module")
def eve(server: Server) -> Iterator[httpx.Client]:
    with guest(server, "Eve") as client:
        yield client


@pytest.fixture(scope="module")
def table(ana: httpx.Client) -> str:
    """A game of Ana's, at both seats, that nobody ends."""
    return made_table(ana)


@pytest.fixture(autouse=True)
def unharmed(server: Server, control: Control) -> Iterator[None]:
    """After every test nothing has failed, and the others have hardly noticed."""
    before, logged = len(control.took), len(server.logged())
    yield
    assert server.process.poll() is None
    moves = len(control.took)
    assert soon(lambda: control.failure is not None or len(control.took) > moves + 1)
    assert control.failure is None, repr(control.failure)
    assert max(control.took[before:]) < PROMPT
    said = server.logged()[logged:]
    assert "traceback" not in said.lower()
    assert '"level":"error"' not in said
    with server.client() as client:
        assert client.get("/health").json()["status"] == "ok"
        assert not re.search(r'status="5', client.get("/metrics").text)


def key_of(client: httpx.Client) -> str:
    return client.cookies["phantomline"]


def enter(server: Server, table: str, client: httpx.Client | None, query: str = "") -> Wire:
    """Come in and be welcomed."""
    key = None if client is None else key_of(client)
    wire = Wire(server.port, f"/api/tables/{table}/live{query}", key)
    assert wire.receive()["type"] == "hello"
    return wire


def welcome_or_end(wire: Wire) -> dict[str, Any] | Gone:
    try:
        return wire.receive()
    except Gone as gone:
        return gone


def answers(wire: Wire, most: int = 1000) -> list[dict[str, Any]]:
    """Everything up to the answer to a ping sent now, each part of it as documented."""
    wire.ask(type="ping")
    heard: list[dict[str, Any]] = []
    for _ in range(most):
        message = wire.receive()
        assert message["type"] in ANSWERS
        if message["type"] != "presence":
            heard.append(message)
        if message["type"] == "refused":
            assert CODES.fullmatch(message["code"]), message
            assert message["code"] != "failed"
            assert len(message["message"]) < 500
        if message["type"] == "pong":
            return heard
    raise AssertionError("no answer to a ping")


# -- messages ------------------------------------------------------------------

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([0, -1, 2**31, 2**63, -(2**64), 10**40])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=80)
    | st.sampled_from(["move", "undo", "answer", "chat", "emote", "mute", "ping", "\0", "\u202e"])
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=9), inner, max_size=5)
    ),
    max_leaves=12,
)
fields = st.sampled_from(
    ["id", "seq", "action", "yes", "text", "emote", "player", "on", "seat", "type", "by", "draws"]
)
kinds = st.sampled_from(["move", "undo", "answer", "chat", "emote", "mute", "ping"])
actions = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "take", "draw", "start", "claim", "place"]) | scalars},
    optional={"card": st.sampled_from(["mist", "red-1"]) | anything, "seat": anything},
)
nearly = st.builds(
    lambda kind, some, action: (
        {"type": kind, **some} | ({} if action is None else {"action": action})
    ),
    kinds,
    st.dictionaries(fields, anything, max_size=4),
    st.none() | actions,
)
legal_json = (nearly | anything).map(msgspec.json.encode)
broken = st.builds(
    lambda data, cut: data[: cut % (len(data) + 1)], legal_json, st.integers(0, 10**6)
)
messages = st.lists(
    legal_json.map(lambda data: data.decode()) | legal_json | broken | st.binary(max_size=300),
    min_size=1,
    max_size=40,
)


def check_messages(
    server: Server, table: str, client: httpx.Client, sent: list[str | bytes]
) -> None:
    with enter(server, table, client) as wire:
        for message in sent:
            wire.send(message)
        heard = answers(wire)
        assert len(heard) >= 1


def test_nonsense_is_refused_and_nothing_else_happens(
    server: Server, table: str, ana: httpx.Client, eve: httpx.Client, full: bool
) -> None:
    @settings(
        max_examples=2000 if full else 100,
        deadline=None,
        suppress_health_check=UNHURRIED,
    )
    @given(messages, st.booleans())
    def check(sent: list[str | bytes], at_the_table: bool) -> None:
        check_messages(server, table, ana if at_the_table else eve, sent)

    check()


@pytest.mark.parametrize(
    "text",
    [
        "[" * 60_000,
        '{"a":' * 10_000,
        '{"type":"move","seq":1,"action":' + '{"type":' * 7_000 + "1" + "}" * 7_001,
        '{"type":"move","seq":1,"action":{"type":"play","card":' + "[" * 900 + "]" * 900 + "}}",
        '{"type":"move","seq":' + "9" * 50_000 + ',"action":{"type":"take"}}',
        '{"type":"move","seq":1e400,"action":{"type":"take"}}',
        '{"type":"move","seq":1,"action":{"type":"play","card":' + "9" * 5_000 + "}}",
        '{"type":"chat","text":"\\ud800"}',
        '{"type":"chat","text":"' + "\\u0000" * 5_000 + '"}',
        '{"type":"ping","id":"' + "x" * 60_000 + '"}',
        '{"type":"ping"' + ',"id":""' * 5_000 + "}",
        "",
        "null",
    ],
    ids=lambda text: f"{text[:24]}...{len(text)}",
)
def test_monsters_of_messages_are_refused(
    server: Server, table: str, ana: httpx.Client, text: str
) -> None:
    with enter(server, table, ana) as wire:
        wire.send(text)
        first = answers(wire)[0]
        assert first["type"] in ("refused", "pong")
        assert len(msgspec.json.encode(first)) < 1000


# -- frames --------------------------------------------------------------------


def frame(opcode: int, data: bytes, *, mask: bool = True, fin: bool = True, rsv: int = 0) -> bytes:
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    size = len(data)
    bit = 0x80 if mask else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    return head + (b"\0\0\0\0" if mask else b"") + data


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(1, b"x" * 70_000), 1009),
        (frame(1, b"x" * 40_000, fin=False) + frame(0, b"x" * 40_000), 1009),
        (bytes([0x81, 0xFF]) + struct.pack(">Q", 2**62) + b"\0\0\0\0", 1009),
        (frame(1, b"\xff\xfe"), 1007),
        (frame(1, b"{}", mask=False), 1002),
        (frame(1, b"{}", rsv=4), 1002),
        (frame(3, b"{}"), 1002),
        (frame(0, b"{}"), 1002),
        (frame(9, b"x" * 126), 1002),
        (frame(8, b"x"), 1002),
        (frame(8, struct.pack(">H", 99)), 1002),
        (b"GET / HTTP/1.1\r\n\r\n" * 3, 1002),
    ],
)
def test_frames_that_break_the_protocol_end_the_connection(
    server: Server, table: str, ana: httpx.Client, sent: bytes, code: int
) -> None:
    with enter(server, table, ana) as wire:
        wire.send_raw(sent)
        assert wire.until_gone().code == code


def test_any_bytes_at_all_do_no_harm(
    server: Server, table: str, ana: httpx.Client, full: bool
) -> None:
    @settings(max_examples=1000 if full else 80, deadline=None, suppress_health_check=UNHURRIED)
    @given(st.lists(st.binary(max_size=2000), max_size=5))
    def check(parts: list[bytes]) -> None:
        with enter(server, table, ana) as wire:
            for part in parts:
                try:
                    wire.send_raw(part)
                except ConnectionError:
                    return  # the server has heard enough
            with contextlib.suppress(OSError):  # it may be gone already
                wire.socket.shutdown(socket.SHUT_WR)
            wire.until_gone()

    check()


# -- too much ------------------------------------------------------------------


def test_a_flood_is_cut_off(server: Server, table: str, eve: httpx.Client) -> None:
    ping = frame(1, b'{"type":"ping"}')
    with enter(server, table, eve) as wire:
        wire.send_raw(ping * 200)
        assert wire.until_gone().code == 4029
    with enter(server, table, eve) as wire:
        # Who goes on sending after the end may never read how it ended.
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                wire.send_raw(ping * 50)
        assert wire.until_gone().code in (4029, None)
        assert len(wire.frames) < 300


def test_readers_who_never_read_keep_nobody_waiting(
    server: Server, ana: httpx.Client, full: bool
) -> None:
    busy = ana.post(
        "/api/tables", json={"game": "galore", "seats": 3, "placings": ["random"] * 3}
    ).json()["id"]
    idle = [
        Wire(server.port, f"/api/tables/{busy}/live", buffer=2048)
        for _ in range(150 if full else 40)
    ]
    with enter(server, busy, None) as watcher:
        assert ana.post(f"/api/tables/{busy}/start").status_code == 200
        watcher.wait("news", lambda news: (news.get("table") or {}).get("status") == "over")
    for wire in idle:
        wire.close()


def test_half_open_connections_are_only_that(server: Server, table: str, full: bool) -> None:
    starts = [
        b"",
        b"G",
        b"GET /api/tables/",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",
    ]
    sockets: list[socket.socket] = []
    for number in range(1000 if full else 200):
        one = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        one.sendall(starts[number % len(starts)])
        sockets.append(one)
    wires = [Wire(server.port, f"/api/tables/{table}/live") for _ in range(60)]
    for number, wire in enumerate(wires):
        wire.send_raw(frame(1, b'{"type":"ping"}')[: 1 + number % 18])
    with enter(server, table, None) as wire:
        answers(wire)
    for open_one in [*sockets, *(wire.socket for wire in wires)]:
        open_one.close()


def test_thousands_come_and_go_and_leave_nothing(
    server: Server, table: str, eve: httpx.Client, full: bool
) -> None:
    before = figures(server)
    for number in range(5000 if full else 1000):
        wire = Wire(server.port, f"/api/tables/{table}/live?since={number}", key_of(eve))
        if number % 3 == 0:
            # Without a goodbye: whatever was under way is reset.
            wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        elif number % 3 == 1:
            wire.protocol.send_close(1000)
            wire.send_raw(b"".join(wire.protocol.data_to_send()))
        wire.close()
    assert soon(lambda: all(figures(server)[name] <= before[name] + 3 for name in before))


def figures(server: Server) -> dict[str, float]:
    """How many are connected, as the server counts."""
    with server.client() as client:
        text = client.get("/metrics").text
    found = re.findall(r"^(phantomline_(?:visitors|sockets)) (\S+)$", text, re.MULTILINE)
    assert len(found) == 2, text
    return {name: float(value) for name, value in found}


# -- who is who ------------------------------------------------------------------


def test_nobody_plays_from_a_seat_of_others(
    server: Server, table: str, ana: httpx.Client, eve: httpx.Client
) -> None:
    for query in ("?seat=0", "?seat=1", "?seat=99", "?seat=-1"):
        for client in (eve, None):
            key = None if client is None else key_of(client)
            with Wire(server.port, f"/api/tables/{table}/live{query}", key) as wire:
                gone = wire.until_gone()
                assert (gone.code, gone.reason) == (4400, "not-your-seat")
                assert not [one for one in wire.frames if one.opcode == 1]
    with enter(server, table, ana) as hers:
        hers.ask(type="ping")
    with enter(server, table, eve) as wire:
        for request in (
            {"type": "move", "seq": 3, "action": {"type": "take"}},
            {"type": "undo"},
            {"type": "answer", "yes": True},
            {"type": "chat", "text": "boo"},
            {"type": "emote", "emote": "boo"},
        ):
            wire.ask(**request)
        codes = [one["code"] for one in answers(wire) if one["type"] == "refused"]
        assert codes == ["spectator"] * 5


@pytest.mark.parametrize(
    "query",
    [
        "?seat=x",
        "?since=x",
        "?seat=" + "9" * 400,
        "?since=-5",
        "?lang=xx",
        "?since=" + "9" * 18,
        "?seat=1&seat=0",
        "?%00=%ff",
    ],
)
def test_absurd_questions_at_the_door_are_answered(
    server: Server, table: str, ana: httpx.Client, query: str
) -> None:
    with Wire(server.port, f"/api/tables/{table}/live{query}", key_of(ana)) as wire:
        assert wire.answer is not None
        assert wire.answer.status_code < 500
        if wire.open:
            welcome = welcome_or_end(wire)
            if isinstance(welcome, Gone):
                assert welcome.code == 4400
                assert CODES.fullmatch(welcome.reason)
            else:
                assert welcome["type"] == "hello"


def test_only_the_very_key_opens(
    server: Server, table: str, ana: httpx.Client, eve: httpx.Client
) -> None:
    person, secret = key_of(ana).split(".")
    other, others = key_of(eve).split(".")
    made_up = [
        *(f"{person}.{others}", f"{other}.{secret}", person, secret, f"{person}."),
        *(f".{secret}", key_of(ana)[:-1], key_of(ana) + "A", key_of(ana).upper(), "x" * 7000),
        *(f"{person}.{secret}.{secret}", '"', "%00", "'; DROP TABLE keys; --"),
    ]
    for key in made_up:
        with Wire(server.port, f"/api/tables/{table}/live", key) as wire:
            hello = wire.receive()
            assert hello["viewer"] is None, key
            assert hello["view"]["legal"] == []


def test_a_key_that_was_given_back_opens_nothing_more(server: Server) -> None:
    with guest(server, "Ida") as ida:
        table, key = made_table(ida), key_of(ida)
        with Wire(server.port, f"/api/tables/{table}/live", key) as wire:
            assert wire.receive()["viewer"] == 0
        assert ida.delete("/api/me").status_code < 300
        with Wire(server.port, f"/api/tables/{table}/live", key) as wire:
            assert wire.receive()["viewer"] is None


# -- order ---------------------------------------------------------------------


def test_a_move_sent_twenty_times_is_made_once(server: Server, ana: httpx.Client) -> None:
    table = made_table(ana)
    with enter(server, table, None) as watcher:
        with Wire(server.port, f"/api/tables/{table}/live?seat=0", key_of(ana)) as zero:
            hello = zero.receive()
        seat = hello["view"]["actors"][0]
        with Wire(server.port, f"/api/tables/{table}/live?seat={seat}", key_of(ana)) as wire:
            hello = wire.receive()
            seq, action = hello["seq"], hello["view"]["legal"][0]
            for _ in range(20):
                wire.ask(type="move", id="once", seq=seq, action=action)
            assert wire.wait("news")["answers"] == "once"
            assert [wire.wait("accepted")["seq"] for _ in range(19)] == [seq + 1] * 19
            for number, absurd in enumerate((0, -1, seq - 1, seq + 9, 2**31, 2**62, -(2**62))):
                wire.ask(type="move", id=f"{number}", seq=absurd, action=action)
            codes = {one["code"] for one in answers(wire) if one["type"] == "refused"}
            assert codes <= {"stale", "not-your-turn"}
            assert codes
        news = [one for one in answers(watcher) if one["type"] == "news"]
        assert [one["told"]["seq"] for one in news] == [seq + 1]


@pytest.mark.parametrize(
    ("name", "value", "status"),
    [
        ("X-Long", "x" * 9000, 431),
        ("X-Longer", "x" * 15_000, 431),
        ("Origin", "https://elsewhere.example", 403),
        ("Sec-WebSocket-Version", "8", 400),
        ("Sec-WebSocket-Key", "short", 400),
    ],
)
def test_handshakes_that_cannot_be_are_answered_and_ended(
    server: Server, table: str, name: str, value: str, status: int
) -> None:
    with Wire(server.port, f"/api/tables/{table}/live", headers=[(name, value)]) as wire:
        assert wire.answer is not None
        assert wire.answer.status_code == status
        wire.until_gone()


def test_whoever_comes_back_again_and_again_may_not_say_more(server: Server) -> None:
    with guest(server, "Uma") as uma:
        table = made_table(uma)
        began, said = time.monotonic(), 0
        for _ in range(6):
            with enter(server, table, uma) as wire:
                for _ in range(4):
                    wire.ask(type="chat", text="boo")
                    kind = ""
                    while kind not in ("chat", "refused"):
                        kind = wire.receive()["type"]
                    said += kind == "chat"
        # Five at once, and one more every two seconds.
        assert 5 <= said <= 6 + (time.monotonic() - began) / 2


def test_whoever_talks_hears_whether_it_was_said(server: Server) -> None:
    with guest(server, "Vera") as vera:
        table = made_table(vera)
        with enter(server, table, vera) as wire:
            answers = []
            for n in range(8):
                if n % 2:
                    wire.ask(type="emote", id=f"e{n}", emote="boo")
                else:
                    wire.ask(type="chat", id=f"c{n}", text="boo")
                answer = wire.receive()
                while "id" not in answer:
                    answer = wire.receive()
                assert answer["id"][1:] == str(n)
                answers.append(answer.get("code", answer["type"]))
            assert answers[:5] == ["accepted"] * 5
            assert "too-fast" in answers
            # Whoever gave a line no name has nothing to be answered with.
            wire.ask(type="chat", text="boo")
            wire.ask(type="ping")
            assert "accepted" not in {wire.receive()["type"] for _ in range(2)}
