"""How others come to a server: told to whoever sits in front of it, and to nobody else."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from phantomline.server.http import reach
from phantomline.server.http.reach import is_loopback, network_address
from tests.server.serving import Server

NOTHING = {"link": None, "alone": False, "restart": None}


def asked(server: Server, host: str = "localhost", at: str = "127.0.0.1") -> dict[str, Any]:
    url = f"http://{at}:{server.port}/api/reach"
    answer = httpx.get(url, headers={"host": f"{host}:{server.port}"})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("by", ["", "scripts/play"])
def test_a_server_for_one_computer_says_how_to_let_others_in(
    start_server: Callable[..., Server], by: str
) -> None:
    server = start_server(env={"PHANTOMLINE_STARTED_BY": by})
    command = f"{by or 'phantomline serve'} --host 0.0.0.0"
    for host in ("localhost", "127.0.0.1", "[::1]"):
        assert asked(server, host) == {"link": None, "alone": True, "restart": command}
    assert server.greeting.count(command) == 1
    # Whoever comes by another name has been let in by somebody, and has an address that works.
    for host in ("play.example", "192.168.1.5", "localhost.example", "", "["):
        assert asked(server, host) == NOTHING


def test_a_port_of_ones_own_is_part_of_the_command(start_server: Callable[..., Server]) -> None:
    server = start_server()
    port = server.port
    server.stop()
    server.start()
    assert asked(server)["restart"] == f"phantomline serve --host 0.0.0.0 --port {port}"


def test_where_others_are_let_in_they_get_an_address_that_works(
    start_server: Callable[..., Server],
) -> None:
    server = start_server("--host", "0.0.0.0")
    address = network_address()
    if address is None:
        assert asked(server) == {"link": None, "alone": True, "restart": None}
        return
    link = f"http://{address}:{server.port}"
    assert asked(server) == {"link": link, "alone": False, "restart": None}
    assert f"{link}/" in server.greeting
    assert httpx.get(f"{link}/health").status_code == 200
    # From elsewhere in the network, whatever name they claim to have asked for.
    for host in ("localhost", address):
        assert asked(server, host, at=address) == NOTHING


@pytest.mark.parametrize(
    "options",
    [
        ("--proxies", "1"),
        ("--origin", "https://play.example"),
        ("--host", "0.0.0.0", "--proxies", "1"),
    ],
)
def test_a_public_server_says_nothing(
    start_server: Callable[..., Server], options: tuple[str, ...]
) -> None:
    server = start_server(*options)
    assert asked(server) == NOTHING


@pytest.mark.parametrize(
    ("host", "here"),
    [
        *((host, True) for host in ("localhost", "a.LOCALHOST", "127.0.0.1", "127.9.9.9", "::1")),
        *((host, True) for host in ("[::1]", "::ffff:127.0.0.1")),
        *((host, False) for host in ("", "0.0.0.0", "::", "192.0.2.2", "localhost.example", "x")),
    ],
)
def test_what_leads_no_further_than_this_computer(host: str, here: bool) -> None:
    assert is_loopback(host) is here


def test_a_computer_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    # All that is left to it is itself.
    monkeypatch.setattr(reach, "ELSEWHERE", ("127.0.0.1", 9))
    assert network_address() is None
