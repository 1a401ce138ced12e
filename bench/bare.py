"""The peer of the table server: the same web server and wire with no game behind it.

`python -m bench.bare` answers every move at a table of four with one message of the usual size to
each of its sockets: no rules, no redaction, no cookies, no database. What the real server does in
relation to this says how much a durable, leak-proof table costs, whatever the machine.
"""

import asyncio
import sys
from itertools import count
from typing import Any

import uvicorn

SEATS = 4
SIZE = 900
LEGAL = '"legal":[{"type":"play","card":"red-2"},{"type":"play","card":"mist"},{"type":"take"}]'
NOBODY = '"legal":[]'


class Tables:
    """Who sits where: sockets in the order they came, four to a table."""

    def __init__(self) -> None:
        self.boxes: dict[str, list[asyncio.Queue[str]]] = {}
        self.seq = count(1)

    def news(self, table: str, turn: int) -> None:
        boxes = self.boxes[table]
        seq = next(self.seq)
        for seat, box in enumerate(boxes):
            legal = LEGAL if seat == turn % len(boxes) else NOBODY
            head = f'{{"type":"news","told":{{"seq":{seq}}},"view":{{{legal}'
            box.put_nowait(head + f',"rest":"{"x" * (SIZE - len(head))}"}}}}')


tables = Tables()


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    table = scope["path"]
    box: asyncio.Queue[str] = asyncio.Queue()
    boxes = tables.boxes.setdefault(table, [])
    boxes.append(box)
    if len(boxes) == SEATS:
        tables.news(table, 0)
    turn = len(boxes)

    async def pump() -> None:
        while True:
            await send({"type": "websocket.send", "text": await box.get()})

    sending = asyncio.ensure_future(pump())
    while (await receive())["type"] == "websocket.receive":
        tables.news(table, turn)
    sending.cancel()


def main() -> None:
    config = uvicorn.Config(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
