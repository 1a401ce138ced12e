"""One planned game over the wire, with everything that one viewer gets kept."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.frames import Opcode

from phantomline.core import SPECTATOR, Action, IllegalAction
from tests.conformance.universe import universe
from tests.server.leaks.courses import Course, Turn
from tests.server.leaks.scripted import Script
from tests.server.serving import Server, guest
from tests.server.wire import Gone, Wire, soon

__all__ = ["Evening", "ScriptedServer"]

NAMES = ("Ana", "Bruno", "Carla", "Dora", "Emil", "Fina", "Gus", "Hilda")


class ScriptedServer(Server):
    """A server whose fate reads from `script`."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.script = folder / "script.json"
        self.write(Script())
        program = ("tests.server.leaks.scripted", str(self.script))
        super().__init__(folder, *options, program=program)

    def write(self, script: Script) -> None:
        """Prepare the next game."""
        # At once as a whole: somebody who leaves late makes the server look at it any time.
        fresh = self.script.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(script))
        fresh.replace(self.script)


class Evening:
    """A game played by its course. ``kept`` is all that ``viewer`` received, in order.

    Besides playing, the viewer does what curious people do: asks for everything there is over
    HTTP, comes in again through other doors, and tries moves that are not allowed. What they try
    is chosen by ``rng`` from the course ``tried``, which is the same for every disguise.
    """

    def __init__(
        self, server: ScriptedServer, course: Course, tried: Course, viewer: int, rng: Random
    ) -> None:
        self.server = server
        self.course = course
        self.tried = tried
        self.viewer = viewer
        self.rng = rng
        self.kept: list[bytes] = []
        self.requests = 0
        self.seq = 0
        self.over = False
        self._ids = 0
        self._names: list[tuple[bytes, bytes]] = []

    def play(self, leak: str | None = None, curious: int = 6) -> "Evening":
        """Play the whole course; the viewer is curious so many times."""
        server, course = self.server, self.course
        server.write(Script(course.draws(), leak))
        with ExitStack() as stack:
            self.clients = [
                stack.enter_context(guest(server, name)) for name in NAMES[: course.players]
            ]
            self.clients.append(stack.enter_context(guest(server, "Olga")))
            self.stranger = stack.enter_context(server.client())
            # In this order: once the counters are told, all before them has been logged.
            self.counted = counters(server)
            self.logged = len(server.logged())
            self._sit_down()
            # Whatever happens, the next evening finds an empty lobby.
            stack.callback(self.clients[0].post, f"/api/tables/{self.table}/close")
            self.wires: list[Wire] = []
            for one in self._viewers():
                self.wires.append(stack.enter_context(self._connect(one)))
                self._greet()
            self._start()
            turns = course.turns[1:]
            pauses = {round((n + 1) * len(turns) / (curious + 1)) for n in range(curious)}
            states = [before for before, _ in self.tried.states()][1:]
            for number, (turn, state) in enumerate(zip(turns, states, strict=True)):
                if number in pauses:
                    self._be_curious(state)
                self._turn(turn)
            # A course may be cut short, and then there are moves that are allowed.
            self._be_curious(None if self.over else self.tried.last())
            self._keep_frames(self.wires[self._place()])
            self._keep_the_rest()
        return self

    # -- the course --------------------------------------------------------------

    def _viewers(self) -> list[int]:
        return [*range(self.course.players), SPECTATOR]

    def _place(self, viewer: int | None = None) -> int:
        viewer = self.viewer if viewer is None else viewer
        return self.course.players if viewer == SPECTATOR else viewer

    def _sit_down(self) -> None:
        course = self.course
        people = [client.get("/api/me").json()["id"] for client in self.clients]
        settings = {
            "game": course.name,
            "seats": course.players,
            "options": course.options,
            "public": True,
        }
        answer = self.clients[0].post("/api/tables", json=settings)
        assert answer.status_code == 201, answer.text
        table = answer.json()
        self.table, self.code = table["id"], table["code"]
        self._names = [
            (self.table.encode(), b"TABLE"),
            (self.code.encode(), b"CODE"),
            (table["commitment"].encode(), b"COMMITMENT"),
            *((one.cookies["phantomline"].encode(), b"KEY") for one in self.clients),
            *((one.encode(), f"PERSON{n}".encode()) for n, one in enumerate(people)),
        ]
        for seat in range(course.players):
            sat = self.clients[seat].post(f"/api/tables/{self.table}/seats/{seat}", json={})
            assert sat.status_code == 200, sat.text
        self.seq = 1 + course.players

    def _connect(self, viewer: int, query: str = "") -> Wire:
        cookie = self.clients[self._place(viewer)].cookies["phantomline"]
        return Wire(self.server.port, f"/api/tables/{self.table}/live{query}", cookie)

    def _greet(self) -> None:
        """Wait until all know of the one who has just come, so that they hear it in order."""
        self.wires[-1].wait("hello")
        if len(self.wires) <= self.course.players:
            present = [*range(len(self.wires))]
            for wire in self.wires:
                assert wire.wait("presence")["present"] == present

    def _start(self) -> None:
        started = self.clients[0].post(f"/api/tables/{self.table}/start")
        assert started.status_code == 200, started.text
        self._told("started")

    def _turn(self, turn: Turn) -> None:
        assert turn.action is not None
        wire = self.wires[turn.seat]
        wire.ask(type="move", id=self._id(), seq=self.seq, action=msgspec.to_builtins(turn.action))
        self._told("moved")
        if turn.taken_back:
            wire.ask(type="undo", id=self._id())
            if self._told("tookback", "asked") == "asked":
                for seat in range(self.course.players):
                    if seat != turn.seat:
                        self.wires[seat].ask(type="answer", id=self._id(), yes=True)
                        self._told("answered")

    def _told(self, *kinds: str) -> str:
        """Wait until everyone has heard the next entry."""
        self.seq += 1
        kind = ""
        for wire in self.wires:
            news = wire.wait("news")
            self.over = (news.get("table") or {}).get("status") == "over"
            kind = news["told"]["kind"]
            assert news["told"]["seq"] == self.seq, news
            assert kind in kinds, news
        return kind

    def _id(self) -> str:
        self._ids += 1
        return f"request-{self._ids}"

    # -- curiosity -----------------------------------------------------------------

    def _be_curious(self, state: Any) -> None:
        """Ask for everything; ``state`` is the true one in the course that was tried first."""
        self._look_around()
        wire = self.wires[self._place()]
        for action in self._forbidden(state):
            self._refused(wire, type="move", seq=self.seq, action=msgspec.to_builtins(action))
        self._refused(wire, type="move", seq=self.seq - 30, action={"type": "nothing"})
        self._refused(wire, type="answer", yes=True)
        self._refused(wire, type="chat", text="")
        wire.send('{"type":"move","seq":')
        wire.wait("refused")
        if self.viewer != SPECTATOR:
            wire.ask(type="chat", id=self._id(), text="Who has the mist?")
            for one in self.wires:
                one.wait("chat")
            wire.wait("accepted")
        other = (self.viewer + 1) % self.course.players
        for query in ("", f"?since={self.seq // 2}", "?since=999999", f"?seat={other}&lang=es"):
            self._come_in_again(query)

    def _forbidden(self, state: Any) -> list[Action]:
        """Return some moves that the viewer may not make now."""
        actions = self.rng.sample(universe(self.course.name, self.course.players), 40)
        if self.viewer == SPECTATOR or state is None:
            return actions[:2]
        return [action for action in actions if not self._allowed(state, action)][:12]

    def _allowed(self, state: Any, action: Action) -> bool:
        try:
            self.course.game.apply(state, self.viewer, action)
        except IllegalAction:
            return False
        return True

    def _refused(self, wire: Wire, **request: Any) -> None:
        asked = self._id()
        wire.ask(id=asked, **request)
        wire.wait("refused", lambda told: told["id"] == asked)

    def _come_in_again(self, query: str) -> None:
        with self._connect(self.viewer, query) as wire:
            try:
                wire.wait("hello")
            except Gone:
                assert "seat" in query
            self._keep_frames(wire)

    def _look_around(self) -> None:
        table = f"/api/tables/{self.table}"
        other = (self.viewer + 1) % self.course.players
        for path in LISTS:
            self._keep(path, self._listed(path))
        for path in (
            *(table, f"/api/codes/{self.code}", "/api/me", f"{table}/log", f"{table}/live"),
            *(f"{table}/prospects", f"{table}/prospects?seat={other}"),
            *(f"{table}/hints", f"{table}/hints?seat={other}"),
            *(f"{table}/moments/{seq}" for seq in self._moments()),
            f"{table}/moments/{self.seq}?seat={other}",
            *(f"{table}/described", f"{table}/described?seat={other}"),
            f"{table}/described?at={self.seq}",
            *("/health", "/metrics"),
        ):
            self._keep(path, self._client().get(path))
        for path in (
            *(f"{table}/prospects", f"{table}/hints", f"{table}/described"),
            *(f"{table}/moments/{self.seq}", f"{table}/moments/{self.seq}?seat={other}"),
        ):
            self._keep(path, self.stranger.get(path))
        self._look_at_all_of_it(table)
        for what, body in (("bot", {"bot": "easy"}), ("return", None), ("resign", None)):
            path = f"{table}/seats/{other}/{what}"
            self._keep(path, self._client().post(path, json=body))
        self._keep("start", self._client().post(f"{table}/start"))

    def _look_at_all_of_it(self, table: str) -> None:
        """Ask for the whole game, which nobody gets before it is over."""
        mine = "" if self.viewer == SPECTATOR else f"?seat={self.viewer}"
        self._keep("replay", self._client().get(f"{table}/replay{mine}"))
        if self.over:  # then the record tells everything to everyone, and so do other seats
            return
        others = [f"replay?seat={seat}" for seat in range(self.course.players)]
        for path in ("record", "analysis", "replay", *others):
            for client in (self._client(), self.stranger):
                self._keep(path, client.get(f"{table}/{path}"))

    def _moments(self) -> range:
        """Return some of the moments that one may look back at, the latest among them."""
        return range(self.seq, 0, -max(1, self.seq // 7))

    def _listed(self, path: str) -> httpx.Response:
        """Return a list of tables once it is up to date: it may be a moment late."""
        client = self._client()
        now = client.get(f"/api/tables/{self.table}").json()
        mine = "me" in path and self.viewer != SPECTATOR
        wanted = [now] if mine or ("me" not in path and not self.over) else []

        def plain(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
            return [{key: one[key] for key in one if key != "turn"} for one in tables]

        answers: list[httpx.Response] = []

        def is_up_to_date() -> bool:
            answers.append(client.get(path))
            return plain(answers[-1].json()) == wanted

        assert soon(is_up_to_date), (answers[-1].json(), wanted)
        return answers[-1]

    def _client(self) -> httpx.Client:
        return self.clients[self._place()]

    # -- keeping -------------------------------------------------------------------

    def _keep(self, what: str, answer: httpx.Response) -> None:
        self.requests += 1
        assert answer.status_code < 500, (what, answer.text)
        headers = dict(answer.headers)
        body = answer.content
        if what == "/metrics":
            # Figures grow with every game. What this one added to them is compared at its end.
            del headers["content-length"]
            body = b"\n".join(sorted({METRIC.findall(line)[0] for line in metrics_of(body)}))
        head = f"{what} {answer.status_code} {sorted(headers.items())}\n"
        self.kept.append(self._plain(head.encode() + body))

    def _keep_frames(self, wire: Wire) -> None:
        answer = wire.answer
        assert answer is not None
        head = f"{answer.status_code} {sorted(answer.headers.raw_items())}"
        self.kept.append(self._plain(head.encode()))
        for frame in wire.frames:
            assert frame.opcode in (Opcode.TEXT, Opcode.CLOSE)
            self.kept.append(self._plain(bytes(frame.data)))

    def _keep_the_rest(self) -> None:
        """Keep what the server wrote into its log, and how much it counted."""
        # Once the second is answered, the first and all before it have been logged.
        for _ in range(2):
            self.clients[0].get("/health")
        lines = self.server.logged()[self.logged :].splitlines()
        self.kept += [self._plain(line.encode()) for line in lines if not UNSTEADY.search(line)]
        after = counters(self.server)
        counted = {name: after[name] - self.counted.get(name, 0) for name in sorted(after)}
        more = {
            name: count for name, count in counted.items() if count and not UNSTEADY.search(name)
        }
        self.kept.append(msgspec.json.encode(more))

    def _plain(self, data: bytes) -> bytes:
        """Return bytes without the names and times that no two games have in common."""
        for name, plain in self._names:
            data = data.replace(name, plain)
        for pattern, plain in VARYING:
            data = pattern.sub(plain, data)
        return data


VARYING = [
    (re.compile(rb'"(at|now|created|seen|until)":\d{13}'), rb'"\1":0'),
    (re.compile(rb'"at":"[-0-9T:.]{23}Z"'), rb'"at":""'),
    (re.compile(rb'"ms":[0-9.]+'), rb'"ms":0'),
    (re.compile(rb"\('[Dd]ate', '[^']*'\)"), rb"date"),
    (re.compile(rb"\('Sec-WebSocket-Accept', '[^']*'\)", re.IGNORECASE), rb"accept"),
]

LISTS = ("/api/tables", "/api/me/tables")
UNSTEADY = re.compile(r'"(/api/tables|/api/me/tables|/api/tables/\{table:str\}|/health|/metrics)"')
"""Routes that are asked again and again until they are up to date, by us."""

METRIC = re.compile(rb"\w+")
COUNTED = re.compile(rb"phantomline_(http_requests|refused|entries|bot_failures)_total")
"""What is counted the same however fast it goes."""


def metrics_of(body: bytes) -> Iterator[bytes]:
    """Return the lines of the metrics that tell of this server rather than of the machine."""
    return (line for line in body.splitlines() if line.startswith(b"phantomline_"))


def counters(server: Server) -> dict[str, float]:
    with server.client() as client:
        lines = metrics_of(client.get("/metrics").content)
        pairs = (line.rpartition(b" ") for line in lines if COUNTED.match(line))
        return {name.decode(): float(value) for name, _, value in pairs}
