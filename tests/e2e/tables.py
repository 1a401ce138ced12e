"""Tables as somebody in front of a page gets to know them, and short ways to set one."""

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.people import Person

PATIENCE = 45.0

Json = dict[str, Any]


def arrive(person: Person, name: str) -> str:
    """Be somebody, with a name, and return who."""
    return str(_post(person, "/api/me", {"name": name})["id"])


def set_table(
    person: Person,
    game: str,
    placings: Sequence[str | None] = ("me", "random"),
    *,
    start: bool = True,
    **settings: Any,
) -> str:
    """Set a table without going through the lobby, start it, and return its id.

    ``placings`` says seat by seat who plays: ``"me"``, a bot such as ``"random"``, or `None` for a
    free seat. ``settings`` are those of `POST /api/tables`.
    """
    wish = {"game": game, "seats": len(placings), "placings": list(placings), **settings}
    table = str(_post(person, "/api/tables", wish)["id"])
    if start:
        _post(person, f"/api/tables/{table}/start")
    return table


def sit_at(
    person: Person, game: str, placings: Sequence[str | None] = ("me", "random"), **settings: Any
) -> "Following":
    """Set a table, start it and open it; with several seats, as the one whose turn it is."""
    if not person.cookie():
        arrive(person, "Ana")
    table = set_table(person, game, placings, **settings)
    person.go(f"/t/{table}")
    it = Following(person)
    it.until(lambda it: it.table.get("id") == table and it.view is not None)
    return it.take_screen() if placings.count("me") > 1 else it


def _post(person: Person, path: str, body: Json | None = None) -> Json:
    answer = person.context.request.post(path, data=body or {})
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return dict(answer.json())


class Following:
    """Where the table on somebody's page stands, read from what its socket has heard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.seq = 0
        self.view: Json | None = None
        self.table: Json = {}
        self.viewer: int | None = None
        self.answered: set[str] = set()
        """The requests of this page that have been answered, well or not."""
        self._read = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.look().table.get("status") == "over"

    @property
    def mine(self) -> bool:
        """Whether the viewer may do something now."""
        return bool(self.look().legal) and self.table["status"] == "playing"

    @property
    def legal(self) -> list[Json]:
        """What the viewer may do now."""
        return list((self.view or {}).get("legal", []))

    def look(self) -> "Following":
        """Take in what has come since."""
        while self._read < len(self.person.watch.heard):
            message = json.loads(self.person.watch.heard[self._read])
            self._read += 1
            if message["type"] == "hello":
                self.viewer = message["viewer"]
                self.seq, self.view, self.table = message["seq"], message["view"], message["table"]
            elif message["type"] == "news":
                self.seq, self.view = message["told"]["seq"], message["view"]
                self.table = message.get("table") or self.table
            self.answered.add(message.get("answers") or message.get("id") or "")
        return self

    def forget(self) -> None:
        """Forget what was heard so far, of which there is much after many games."""
        self.look()
        self.person.watch.heard.clear()
        self._read = 0

    def until(
        self, condition: Callable[["Following"], object], patience: float = PATIENCE
    ) -> "Following":
        """Wait until something holds."""
        end = time.monotonic() + patience
        while not condition(self.look()):
            assert time.monotonic() < end, f"nothing for {patience} s; at {self.seq}: {self.view}"
            self.page.wait_for_timeout(15)
        return self

    def until_asked(self, patience: float = PATIENCE) -> bool:
        """Wait until the viewer is asked for something, or the game is over; whether it is not."""
        self.until(lambda it: it.mine or it.over, patience)
        return not self.over

    # -- playing from the list of all choices in words -----------------------------------------

    def choices(self) -> Locator:
        """Everything that may be done now, as buttons that say so."""
        # By attributes: to find roles in a page this large takes Playwright a second on each look.
        listed = self.page.locator(f"[role=group][aria-label='{self.person.word('web-actions')}']")
        summary = self.page.locator("details > summary").filter(
            has_text=self.person.word("web-all-choices")
        )
        summary.wait_for()
        if not listed.is_visible():
            self.person.use(summary)
        return listed.locator("button")

    def choose(self, which: int = 0) -> None:
        """Do one of the things that may be done, and wait until it is done."""
        button = self.choices().nth(which)
        expect(button).to_be_enabled()
        with self.moving():
            self.person.use(button)

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Wait at the end until the table has what was asked for within."""
        before = len(self.requests())
        yield
        self.until(lambda it: it._answered_since(before))

    def requests(self) -> list[Json]:
        """What this page has asked of the table; to ask whether it is still there is none."""
        said = (json.loads(one) for one in self.person.watch.said if '"id"' in one)
        return [one for one in said if "id" in one]

    def _answered_since(self, before: int) -> bool:
        since = self.requests()[before:]
        return bool(since) and since[-1]["id"] in self.answered

    def play_on(self, most: int = 200) -> None:
        """Play to the end from the list: claim a route where one can, or do what comes first."""
        for _ in range(most):
            if not self.until_asked():
                return
            # Routes come last, and trains that claim none never end.
            self.choose(-1 if any("route" in action for action in self.legal) else 0)
        raise AssertionError(f"no end after {most} moves")

    # -- around one screen ---------------------------------------------------------------------

    def take_screen(self, which: int = 0) -> "Following":
        """Say that one is who the screen was passed to, or another of those who may have it."""
        ready = self.page.get_by_role(
            "button", name=re.compile(self.person.word("web-i-am", name=""))
        )
        expect(ready.first).to_be_visible()
        self.look()
        before = len(self.person.watch.heard)
        self.person.use(ready.nth(which))
        self.until(lambda it: it._read > before and it.viewer is not None)
        expect(self.page.locator("#board")).to_be_visible()
        return self

    def leave_to_bots(self) -> None:
        """Let a bot play on for the viewer until the game is over, which is quick."""
        seat = f"/api/tables/{self.table['id']}/seats/{self.viewer}"
        answer = self.person.context.request.delete(seat)
        assert answer.ok, answer.text()
        self.until(lambda it: it.over)
