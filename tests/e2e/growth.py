"""What a tab keeps in memory, game after game."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import CDPSession, expect

from tests.e2e.tables import Following


@dataclass(frozen=True)
class Kept:
    """What is left in a tab after its garbage was collected."""

    heap: float
    """Megabytes of JavaScript."""
    nodes: int
    listeners: int


class Tab:
    """Looks into the tab of somebody who plays."""

    def __init__(self, it: Following) -> None:
        self.it = it
        self._cdp: CDPSession = it.person.context.new_cdp_session(it.page)
        self._cdp.send("Performance.enable")

    def kept(self) -> Kept:
        """Collect the garbage and say what is left."""
        # What one look frees, only the next one may find to be garbage.
        for _ in range(3):
            self._cdp.send("HeapProfiler.collectGarbage")
        told = self._cdp.send("Performance.getMetrics")["metrics"]
        found = {one["name"]: one["value"] for one in told}
        return Kept(
            found["JSHeapUsedSize"] / 1e6, int(found["Nodes"]), int(found["JSEventListeners"])
        )

    def play_games(self, count: int, moves: int = 3) -> list[Kept]:
        """Play so many games in a row, some moves of each by hand, and say what is left of each."""
        it, kept = self.it, list[Kept]()
        for _ in range(count):
            for _ in range(moves):
                if not it.until_asked():
                    break
                it.choose()
            if not it.over:
                it.leave_to_bots()
            again = it.page.get_by_role("button", name=it.person.word("web-rematch"))
            expect(again).to_be_visible()
            kept.append(self.kept())
            before = it.table["id"]
            again.click()
            it.until(_next_game(before))
            # The tests keep what sockets say; that is not the tab's.
            it.forget()
        return kept


def _next_game(before: str) -> Callable[[Following], bool]:
    return lambda it: it.table["id"] != before and it.view is not None
