"""How long a bot takes tells nothing of what it holds."""

from collections.abc import Callable
from itertools import pairwise

from tests.server.serving import Server, guest
from tests.server.wire import Wire

PACE = 0.3
LEAST, MOST = 300, 540  # milliseconds at that pace
BUSY = 300  # and some for a busy machine
MOVES = 6


def test_a_bot_with_much_to_think_about_answers_at_the_same_pace(
    start_server: Callable[..., Server],
) -> None:
    """A search left to itself would think for a second, and not at all if it has no choice."""
    server = start_server("--bot-pace", str(PACE))
    with guest(server, "Ana") as ana:
        settings = {"game": "ghosts", "seats": 2, "placings": ["mcts", "mcts"]}
        table = ana.post("/api/tables", json=settings).json()["id"]
        with Wire(server.port, f"/api/tables/{table}/live") as wire:
            wire.wait("hello")
            assert ana.post(f"/api/tables/{table}/start").status_code == 200
            wire.wait("news")
            # Before the first answer the bots' processes have to start.
            times = [wire.wait("news")["told"]["at"] for _ in range(MOVES + 1)]
        took = [after - before for before, after in pairwise(times)]
        assert min(took) >= LEAST
        assert max(took) <= MOST + BUSY
