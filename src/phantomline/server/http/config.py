"""How a server is set up. Everything has a default: a laptop needs no configuration at all."""

from pathlib import Path
from typing import Final, Literal

import msgspec

__all__ = ["DEFAULT_PORT", "Config", "Limits", "Rate"]

DEFAULT_PORT: Final = 8383
KB: Final = 1024


class Rate(msgspec.Struct, frozen=True):
    """How often something may be done: so many a second, after a burst of so many at once."""

    per_second: float
    burst: int


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one address, or one guest, may ask of the server. ``rates`` off lets everyone run."""

    rates: bool = True
    requests: Rate = Rate(30, 200)  # by an address; a whole school may share one
    changes: Rate = Rate(10, 60)  # by a guest
    newcomers: Rate = Rate(0.5, 60)  # new guests from an address
    recoveries: Rate = Rate(0.1, 10)  # recovery codes tried from an address
    tables: Rate = Rate(0.2, 20)  # tables made by a guest
    hints: Rate = Rate(0.5, 20)  # thought over for a guest
    looks: Rate = Rate(15, 150)  # at tables in words, ahead or back, from an address
    replays: Rate = Rate(1, 20)  # of records that somebody brought along, from an address
    uploads: Rate = Rate(0.2, 10)  # editions and records from an address
    scores: Rate = Rate(5, 60)  # score sheets from an address, one for every change of a board
    sockets: int = 400  # open at once from an address
    remembered: int = 20_000  # addresses, and guests, whose doings are counted
    body: int = 64 * KB
    upload: int = 512 * KB
    body_seconds: float = 20.0  # for the whole body to arrive
    head_seconds: float = 10.0  # for the whole head of a request to arrive
    frame: int = 64 * KB  # a WebSocket message


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """One server.

    ``origins`` are those of the public web site, such as ``https://play.example``, where they
    are not simply the host that a browser asked for. ``proxies`` is how many reverse proxies
    stand in front, whose word on the client's address and scheme is taken. ``web`` is the folder
    of the web application, and ``command`` what people type to start the server.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origins: tuple[str, ...] = ()
    proxies: int = 0
    limits: Limits = Limits()
    web: Path | None = None
    bot_workers: int | None = None  # processes; without it, as the machine has cores
    bot_pace: float = 0.8  # seconds that a bot takes at least, so that people can follow
    log: Literal["json", "plain"] = "json"
    command: str = "phantomline serve"
