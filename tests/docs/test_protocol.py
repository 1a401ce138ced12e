"""The examples of docs/protocol.md are what the server reads and sends, and none is missing."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
import pytest
from litestar import Litestar, Response

import phantomline
from phantomline.core import Game, read_records
from phantomline.server.http import socket
from phantomline.server.http.app import create_app
from phantomline.server.http.config import Config
from phantomline.server.http.problems import STATUS
from phantomline.server.http.running import PING_EVERY
from phantomline.server.live import chat, connection, room, rooms, visit
from phantomline.server.table import deciding, messages
from phantomline.server.table.entries import AnyEntry
from phantomline.server.table.recording import fate_in, verify
from phantomline.server.table.table import REMEMBERED
from phantomline.words import LANGUAGES
from tests.docs.pages import ROOT, blocks, read, section
from tests.server.serving import Server

PAGE = ROOT / "docs" / "protocol.md"
CLIENT = ROOT / "examples" / "client.py"
TEXT = read(PAGE)
REFUSALS = re.compile(r"^(?:table|server)-refused-([\w-]+) =", re.MULTILINE)
FENCED = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
APP = create_app(Config(database="sqlite:///nowhere.sqlite"))


# -- HTTP ----------------------------------------------------------------------


class Exchange(msgspec.Struct, frozen=True):
    """A request of the page with its answer."""

    method: str
    path: str
    body: str | None
    status: int
    answer: str | None


def exchanges() -> Iterator[Exchange]:
    for block in blocks(PAGE, "http"):
        sent = [line[2:] for line in block.text.splitlines() if line.startswith("> ")]
        got = [line[2:] for line in block.text.splitlines() if line.startswith("< ")]
        method, path = sent[0].split(" ")
        body, answer = (part[1] if len(part) > 1 else None for part in (sent, got))
        yield Exchange(method, path, body, int(got[0]), answer)


def handler_of(app: Litestar, method: str, path: str) -> tuple[str, Any]:
    """The path's pattern, and the route's handler."""
    for route in app.routes:
        pattern = re.sub(r"\{[^}]*\}", "[^/]+", route.path)
        if re.fullmatch(pattern, path.partition("?")[0]):
            for handler in getattr(route, "route_handlers", ()):
                if method in handler.http_methods:
                    return re.sub(r":\w+\}", "}", route.path), handler
    raise AssertionError(f"there is no {method} {path}")


def plain(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Response else kind


@pytest.mark.parametrize("example", list(exchanges()), ids=lambda one: f"{one.method} {one.path}")
def test_requests_are_read_and_answers_are_written_like_this(example: Exchange) -> None:
    _, handler = handler_of(APP, example.method, example.path)
    signature = handler.parsed_fn_signature
    wanted = signature.parameters.get("data")
    assert (example.body is None) == (wanted is None)
    if wanted is not None and example.body is not None:
        msgspec.json.decode(example.body, type=wanted.annotation)
    kind = plain(signature.return_type.annotation)
    if example.answer is None:
        assert (kind, example.status) == (type(None), 204)
    elif kind is str:
        assert example.answer == blocks(PAGE, "jsonl")[0].text.splitlines()[0]
    else:
        answer = msgspec.json.decode(example.answer, type=kind)
        assert msgspec.json.encode(answer).decode() == example.answer


def test_every_route_has_an_example() -> None:
    shown = {
        (one.method, handler_of(APP, one.method, one.path)[0].rstrip("/")) for one in exchanges()
    }
    every = {
        (method.upper(), path)
        for path, item in (APP.openapi_schema.to_schema()["paths"]).items()
        for method in item
    }
    assert every <= shown


# -- the socket ----------------------------------------------------------------


def example_texts(title: str) -> list[str]:
    return [text.strip() for text in FENCED.findall(section(PAGE, title))]


SAID = example_texts("What the server says")
ASKED = example_texts("What you say")


def game_of(data: dict[str, Any]) -> Game[Any]:
    return phantomline.load(data["view"]["game"])


def read_said(text: str) -> Any:
    """A message of the server, with the view and events of its game."""
    data: dict[str, Any] = json.loads(text)
    kinds = {str(kind.__struct_config__.tag): kind for kind in server_kinds()}
    kind = kinds[data["type"]]
    if kind not in (messages.Hello, messages.News):
        return msgspec.convert(data, kind)
    codec = game_of(data).codec
    view = codec.view(data.pop("view"))
    told = data["log"] if kind is messages.Hello else [data["told"]]
    events = [[codec.event(event) for event in one.pop("events")] for one in told]
    message = msgspec.convert({**data, "view": None}, kind)
    if isinstance(message, messages.Hello):
        log = [
            msgspec.structs.replace(one, events=its)
            for one, its in zip(message.log, events, strict=True)
        ]
        return msgspec.structs.replace(message, view=view, log=log)
    assert isinstance(message, messages.News)
    entry = msgspec.structs.replace(message.told, events=events[0])
    return msgspec.structs.replace(message, view=view, told=entry)


def server_kinds() -> list[type[messages.ServerMessage]]:
    return messages.ServerMessage.__subclasses__()


@pytest.mark.parametrize("text", SAID, ids=lambda text: text[:40])
def test_the_server_says_it_like_this(text: str) -> None:
    assert messages.encode(read_said(text)) == text


@pytest.mark.parametrize("text", ASKED, ids=lambda text: text[:40])
def test_the_server_reads_what_you_say(text: str) -> None:
    message = messages.read_message(text)
    given = json.loads(text)
    assert {name: getattr(message, name) for name in given if name != "type"} == {
        name: value for name, value in given.items() if name != "type"
    }


def test_every_message_has_an_example() -> None:
    assert {type(read_said(text)) for text in SAID} == set(server_kinds())
    asked = {type(messages.read_message(text)) for text in ASKED}
    assert asked == set(get_args(messages.ClientMessage))


@pytest.mark.parametrize(
    ("title", "kind"),
    [("Tables", messages.Summary), ("What the server says", messages.Hello),
     ("What the server says", messages.News), ("Tables", messages.SeatShown)],
    ids=lambda value: getattr(value, "__name__", ""),
)  # fmt: skip
def test_every_field_is_explained(title: str, kind: type[msgspec.Struct]) -> None:
    rows = "\n".join(line for line in section(PAGE, title).splitlines() if line.startswith("| `"))
    for field in kind.__struct_fields__:
        assert f"`{field}`" in rows, f"{kind.__name__}.{field}"


def test_every_kind_of_entry_is_listed() -> None:
    rows = [line for line in section(PAGE, "What the server says").splitlines() if "| `" in line]
    listed = set(re.findall(r"`(\w+)`", "\n".join(line.split("|")[1] for line in rows)))
    assert {kind.__name__.lower() for kind in get_args(AnyEntry)} <= listed


def test_every_emote_is_listed() -> None:
    assert ", ".join(f"`{emote}`" for emote in messages.EMOTES) in TEXT


def test_every_close_code_is_listed() -> None:
    listed = section(PAGE, "Close codes")
    own = (
        socket.REFUSED, room.MOVED, rooms.COME_BACK, connection.SLOW, visit.FLOOD,
    )  # fmt: skip
    for code in own:
        assert f"| {code} |" in listed


# -- refusals ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_listed_and_none_that_there_is_not(language: str) -> None:
    catalogue = ROOT / "src" / "phantomline" / "locales" / language / "server.ftl"
    listed = re.findall(r"^\| `([\w-]+)` \|", section(PAGE, "Refusals"), re.MULTILINE)
    assert sorted(listed) == sorted(REFUSALS.findall(read(catalogue)))


def test_refusals_have_the_status_that_is_told() -> None:
    told = re.findall(r"^\| `([\w-]+)` \| (\d+) \|", section(PAGE, "Refusals"), re.MULTILINE)
    assert {code: int(status) for code, status in told} == {
        code: STATUS.get(code, 409) for code, _ in told
    }


# -- figures -------------------------------------------------------------------


def test_the_limits_are_the_true_ones() -> None:
    limits = Config(database="").limits
    told = section(PAGE, "Limits")
    for rate, what in (
        (limits.requests, "| {:.0f} a second, after a burst of {} |"),
        (limits.changes, "| {:.0f} a second, after {} |"),
        (
            limits.replays,
            "| replays and analyses of records from an address | {:.0f} a second, after {} |",
        ),
        (limits.scores, "| score sheets from an address | {:.0f} a second, after {} |"),
    ):
        assert what.format(rate.per_second, rate.burst) in told
    for rate, what in (
        (limits.newcomers, "new guests from an address | one in {:.0f} seconds, after {}"),
        (limits.recoveries, "tried from an address | one in {:.0f} seconds, after {}"),
        (limits.tables, "tables made by a guest | one in {:.0f} seconds, after {}"),
        (limits.hints, "hints for a guest | one in {:.0f} seconds, after {}"),
        (limits.uploads, "records from an address | one in {:.0f} seconds, after {}"),
    ):
        assert what.format(1 / rate.per_second, rate.burst) in told
    assert f"| {limits.sockets} |" in told
    assert f"| {visit.MOST_VISITORS} |" in told
    assert f"| {limits.body // 1024} kB; {limits.upload // 1024} kB |" in told
    assert f"{visit.PER_SECOND:.0f} a second, after {visit.BURST:.0f}" in told
    assert f"after {visit.PATIENCE} of those {visit.FLOOD}" in told
    assert f"one in {1 / visit.TALK_PER_SECOND:.0f} seconds, after {visit.TALK_BURST:.0f}" in told
    assert f"{deciding.LONGEST_LOG:,} entries" in told
    assert f"At most {chat.LONGEST_LINE} characters" in TEXT
    assert f"the latest {chat.SHOWN} lines" in TEXT
    assert f"latest {REMEMBERED} ids" in TEXT
    assert f"more than {connection.MOST_WAITING} messages" in TEXT
    assert f"pings every {PING_EVERY:.0f} seconds" in TEXT


def test_the_record_keeps_its_promise() -> None:
    lines = blocks(PAGE, "jsonl")[0].text.splitlines()
    [(game, record)] = read_records(lines, lambda header: phantomline.load(header.game))
    fate = fate_in(lines[0])
    assert fate is not None
    assert verify(game, record, fate) == len(lines) - 1


# -- the client ----------------------------------------------------------------


def test_the_page_quotes_the_client() -> None:
    assert [block.text for block in blocks(PAGE, "py")] == [read(CLIENT)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("name", phantomline.GAMES)
def test_the_client_plays_a_whole_game(server: Server, name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(CLIENT), server.url, name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"Seat \d wins\. Scores: \[\d+, \d+, \d+\]\n", done.stdout)
