"""A server that only appends, to be killed: `python -m tests.server.store.child URL TABLES`.

It appends to all its tables at once, and prints ``TABLE SEQ`` for each row that it was told has
landed. Entries are made from their place, so that whoever reads them knows what they must be.
"""

import asyncio
import sys
from functools import partial

from phantomline.server.store import Landed, Store
from phantomline.server.store.items import Outcome
from phantomline.server.store.queries import last_seq


def entry_of(table: str, seq: int) -> bytes:
    """Return what an entry at this place holds."""
    return f'{{"table":"{table}","seq":{seq}}}'.encode() * (seq % 5 + 1)


async def main(url: str, tables: int) -> None:
    store = Store.open(url)
    store.start(asyncio.get_running_loop())

    def go_on(table: str, seq: int) -> None:
        store.append(table, seq, entry_of(table, seq), partial(landed, table, seq))

    def landed(table: str, seq: int, outcome: Outcome) -> None:
        assert isinstance(outcome, Landed), outcome
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()
        go_on(table, seq + 1)

    for number in range(tables):
        table = f"t{number}"
        go_on(table, 1 + await store.read(partial(last_seq, table=table)))
    await asyncio.Event().wait()  # until killed


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
