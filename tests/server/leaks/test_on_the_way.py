"""What one viewer gets is kept by nobody on the way: another may ask for the same address."""

import pytest

from tests.server.control import made_table
from tests.server.serving import Server, guest

DEAL = 4
"""The entry with which the game of two seats begins."""


@pytest.mark.parametrize(
    "path",
    ["", "/log", "/prospects", "/hints", "/described", f"/described?at={DEAL}", f"/moments/{DEAL}"]
    + ["/record", "/replay", "/analysis"],
)
def test_nothing_of_a_table_is_kept_on_the_way(server: Server, path: str) -> None:
    with guest(server, "Ana") as ana:
        table = made_table(ana)
        with server.client() as stranger:
            for client in (ana, stranger):
                answer = client.get(f"/api/tables/{table}{path}")
                assert answer.status_code < 500, answer.text
                assert answer.headers["cache-control"] == "no-store"
