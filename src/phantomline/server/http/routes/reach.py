"""``/api/reach``: how others come to a server that somebody runs on their own computer."""

from urllib.parse import urlsplit

import msgspec
from litestar import get

from phantomline.server.http.config import DEFAULT_PORT, Config
from phantomline.server.http.problems import refusals
from phantomline.server.http.reach import ANY, is_loopback, link_to, network_address
from phantomline.server.http.services import AnyRequest, Here

__all__ = ["Reach", "restart_of", "tell_reach"]


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """How others come here, where the address of the page leads to this computer only.

    ``link`` is what they can open instead. ``alone`` says that nobody else can come, and
    ``restart`` is the command that would change it.
    """

    link: str | None = None
    alone: bool = False
    restart: str | None = None


@get("/api/reach", responses=refusals(), sync_to_thread=False, tags=["server"])
def tell_reach(request: AnyRequest, services: Here) -> Reach:
    """Say how others in the network come to this server, to somebody in front of it.

    Everybody else, and whoever comes by a public name, has an address that works already.
    """
    config = services.config
    if config.origins or config.proxies or not _is_here(request):
        return Reach()
    if config.host not in ANY:
        return (
            Reach(alone=True, restart=restart_of(config)) if is_loopback(config.host) else Reach()
        )
    address, server = network_address(), request.scope["server"]
    if address is None or server is None or server[1] is None:
        return Reach(alone=True)
    return Reach(link=link_to(address, server[1]))


def _is_here(request: AnyRequest) -> bool:
    """Say whether somebody asks from this computer, and by a name that only it understands."""
    client = request.scope["client"]
    try:
        host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return client is not None and is_loopback(client[0]) and is_loopback(host)


def restart_of(config: Config) -> str:
    """Return the command that would let others in."""
    # Not with all that it was started with: a database's password may be among that.
    port = "" if config.port in (0, DEFAULT_PORT) else f" --port {config.port}"
    return f"{config.command} --host 0.0.0.0{port}"
