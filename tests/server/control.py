"""A table at which well-behaved people play while others try to break the server."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx

from tests.server.serving import Server, guest
from tests.server.wire import Wire

__all__ = ["Control", "made_table"]

PAUSE = 0.03  # nobody may send more than some twenty messages a second


def made_table(client: httpx.Client, **settings: Any) -> str:
    """Make a table at which this person has all seats, start it, and return its id."""
    wanted: dict[str, Any] = {"game": "ghosts", "seats": 2, "placings": ["me", "me"], **settings}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    started = client.post(f"/api/tables/{table}/start")
    assert started.status_code == 200, started.text
    return table


class Control:
    """Plays whole games in a thread of its own and notes how long every move took."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.took: list[float] = []
        self.games = 0
        self.failure: BaseException | None = None
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Play until the end of this block, and one game at least to its end."""
        self._thread.start()
        try:
            yield
        finally:
            self._enough.set()
            self._thread.join(timeout=90)
        assert self.failure is None, repr(self.failure)
        assert not self._thread.is_alive()
        assert self.games > 0

    def _run(self) -> None:
        try:
            with guest(self.server, "Control") as client:
                while not self._done():
                    self._game(client)
        except BaseException as error:  # noqa: BLE001 the test that waits for us tells of it
            self.failure = error

    def _done(self) -> bool:
        return self._enough.is_set() and self.games > 0

    def _game(self, client: httpx.Client) -> None:
        rng = Random(self.games)
        table, key = made_table(client), client.cookies["phantomline"]
        path = f"/api/tables/{table}/live?seat="
        with (
            Wire(self.server.port, f"{path}0", key) as one,
            Wire(self.server.port, f"{path}1", key) as two,
        ):
            told = [wire.wait("hello") for wire in (one, two)]
            seq = told[0]["seq"]
            while told[0]["view"]["actors"]:
                if self._done():
                    return
                seat = told[0]["view"]["actors"][0]
                action = rng.choice(told[seat]["view"]["legal"])
                began = time.perf_counter()
                (one, two)[seat].ask(type="move", seq=seq, action=action)
                told = [wire.wait("news") for wire in (one, two)]
                self.took.append(time.perf_counter() - began)
                seq = told[0]["told"]["seq"]
                time.sleep(PAUSE)
        self.games += 1
