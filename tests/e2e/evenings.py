"""Tables at which everyone plays as the greedy bot does, for pictures of games worth looking at."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

import phantomline
from phantomline.bots import Budget, make_bot
from phantomline.games.galore.actions import Place
from tests.e2e.people import Person
from tests.e2e.tables import Json, arrive, set_table
from tests.server.serving import Server
from tests.server.wire import Wire

SEATS = {"galore": 3, "ghosts": 5, "train": 4}
ROUND, MOVES = 6, {"ghosts": 16, "train": 40}
"""From then on there is something to see. Where all place at once, moves come in any order."""


class Evening:
    """A table in the middle of its game, with its host Ana on turn.

    At a server where every table has the same fate it is the same evening each time.
    """

    def __init__(self, server: Server, game: str, host: Person) -> None:
        self.server = server
        self.host = host
        self.game: Any = phantomline.load(game)
        arrive(host, "Ana")
        bots = ["greedy"] * (SEATS[game] - 1)
        self.table = set_table(host, game, ("me", *bots))
        self.view: Json = {}
        self.tried: Place | None = None
        """Where Ana is about to place a tile, if she is."""
        self.play_until(self._worth_a_look)

    def _worth_a_look(self, seq: int, view: Json) -> bool:
        if view["game"] == "galore":
            return bool(view["round"] >= ROUND and view["phase"] == "placing")
        return seq >= MOVES[view["game"]] and len(view["legal"]) > 1

    def play_until(self, done: Callable[[int, Json], bool]) -> None:
        """Play on until Ana is on turn and it is ``done``, or the game is over."""
        bot, rng = make_bot("greedy", self.game), Random(0)
        path = f"/api/tables/{self.table}/live"
        self.tried = None
        with Wire(self.server.port, path, self.host.cookie()) as wire:
            told = wire.wait("hello")
            seq, self.view = told["seq"], told["view"]
            while self.view["phase"] != "over":
                if 0 not in self.view["actors"]:
                    told = wire.wait("news")
                else:
                    action = bot.choose(self.game.codec.view(self.view), rng, Budget())
                    if done(seq, self.view):
                        self.tried = action if isinstance(action, Place) else None
                        return
                    wire.ask(type="move", id=f"{seq}", seq=seq, action=action)
                    told = wire.wait("news", partial(_answers, f"{seq}"))
                seq, self.view = told["told"]["seq"], told["view"]

    def open(self, ana: Person) -> Page:
        """Open the table in another browser of Ana's."""
        # Playwright types the cookies it gives and those it takes differently.
        ana.context.add_cookies(self.host.context.cookies())  # type: ignore[arg-type]
        return ana.go(f"/t/{self.table}")

    def show(self, ana: Person) -> Page:
        """Show her the decision that she has to make, with the tile where it is to go."""
        page = self.open(ana)
        expect(page.get_by_role("heading", name=ana.word("web-your-turn"))).to_be_visible()
        if self.tried:
            page.locator(f"[data-cell='{self.tried.cell}']").click()
            for _ in range(self.tried.rotation // 90):
                page.keyboard.press("r")
            page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        return page


def _answers(request: str, news: Json) -> bool:
    return news.get("answers") == request
