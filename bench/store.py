"""Rows a second that the store makes durable, for so many busy tables with one move in flight each.

Every row is acknowledged before its table appends the next, as on the server. SQLite runs in WAL
mode with synchronous=FULL, PostgreSQL with fsync and over a local socket; both sit in one folder,
so that they share a disk. "two nodes" are two stores on one PostgreSQL, each with half the tables.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from phantomline.server.store import Landed, Store, upgrade, url_of_file
from phantomline.server.store.items import Outcome
from tests.server.postgres import running_postgres

TARGET = 20_000  # rows a second on SQLite, in batches of 200
ENTRY = (
    b'{"entry":"moved","at":1790000000000,"by":"7h3k2m9x4q1w","seat":2,"id":"c0ffee-17",'
    b'"action":{"type":"play","card":"red-2"},"chance":[{"type":"draw","seat":2,"card":"blue-5"}]}'
)


class Node:
    """A store with tables that are always busy."""

    def __init__(self, store: Store, tables: int) -> None:
        self.store = store
        self.seqs = {os.urandom(6).hex(): 0 for _ in range(tables)}
        self.waits: list[float] = []
        self.stopping = False
        self.flying = 0
        self.done = asyncio.Event()

    def go_on(self, table: str) -> None:
        seq = self.seqs[table] = self.seqs[table] + 1
        began = time.perf_counter()
        self.flying += 1

        def done(outcome: Outcome) -> None:
            assert isinstance(outcome, Landed), outcome
            self.waits.append(time.perf_counter() - began)
            self.flying -= 1
            if not self.stopping:
                self.go_on(table)
            elif not self.flying:
                self.done.set()

        self.store.append(table, seq, ENTRY, done)


async def measure(name: str, urls: list[str], tables: int, seconds: float) -> float:
    stores = [Store.open(url) for url in urls]
    nodes = [Node(store, tables // len(urls)) for store in stores]
    for store in stores:
        store.start(asyncio.get_running_loop())
    began = time.perf_counter()
    used = time.process_time()
    for node in nodes:
        for table in node.seqs:
            node.go_on(table)
    await asyncio.sleep(seconds)
    for node in nodes:
        node.stopping = True
        await node.done.wait()
    took = time.perf_counter() - began
    used = time.process_time() - used
    waits = [wait for node in nodes for wait in node.waits]
    commits = sum(store.figures.commits for store in stores)
    for store in stores:
        await store.close()
    cuts = quantiles(waits, n=100)
    speed = len(waits) / took
    print(
        f"{name:22} {speed:8,.0f} rows/s   {len(waits) / commits:5.0f} rows a commit   "
        f"p50 {1e3 * cuts[49]:5.1f} ms   p99 {1e3 * cuts[98]:5.1f} ms   "
        f"{1e6 * used / len(waits):4.0f} us of our CPU a row"
    )
    return speed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    arguments = parser.parse_args()

    def run(name: str, urls: list[str]) -> float:
        return asyncio.run(measure(name, urls, arguments.tables, arguments.seconds))

    with tempfile.TemporaryDirectory() as folder:
        url = url_of_file(Path(folder) / "tables.sqlite")
        upgrade(url)
        sqlite = run("SQLite", [url])
    with running_postgres() as server, server.database() as url:
        upgrade(url)
        run("PostgreSQL", [url])
        run("PostgreSQL, two nodes", [url, url])
    if sqlite < TARGET and arguments.tables >= 200:
        sys.exit(f"SQLite should do {TARGET:,} rows a second")


if __name__ == "__main__":
    main()
