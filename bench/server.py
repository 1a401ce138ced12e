"""How fast the table server is: `python -m bench server [busy|pace|restart] [OPTIONS]`.

The server runs as `phantomline serve` on one core, the clients on the other, over real
WebSockets on loopback: rules, redaction, cookies and durable commits included. Ghosts, four seats.

    busy      moves a second with many tables, one move in flight at each: a bare web server with no
              game behind it, SQLite, PostgreSQL, and two nodes on one PostgreSQL
    pace      people who think: how long news takes until all four have it, processor, memory
    restart   how soon a server with many unfinished tables answers again

Without a name all three.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

from bench.serving import Bare, Served, served
from bench.sitting import SEATS, Table, leave, moved, seat_people, sit_bare
from phantomline.server.store import upgrade
from tests.server.postgres import running_postgres


async def busy(servers: list[Served], count: int, seconds: float) -> dict[str, float]:
    bare = isinstance(servers[0], Bare)
    tables = await (sit_bare(servers[0], count) if bare else seat_people(servers, count))
    while any(table.turn is None for table in tables):
        await asyncio.sleep(0.01)
    for table in tables:
        table.playing = True
        table.move()
    await asyncio.sleep(1.0)  # until everything is warm
    before, cpu, began = moved(tables), sum(s.cpu_seconds() for s in servers), time.perf_counter()
    while time.perf_counter() - began < seconds and not any(table.over for table in tables):
        await asyncio.sleep(0.02)
    took = time.perf_counter() - began
    rate = (moved(tables) - before) / took
    used = (sum(s.cpu_seconds() for s in servers) - cpu) / took
    times = sorted(one for table in tables for one in table.times)
    leave(tables)
    return {
        "moves_per_second": rate,
        "seconds": took,
        "server_cpu": used,
        "p50_ms": 1000 * statistics.median(times),
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
    }


async def sockets_kb(server: Served, count: int) -> float:
    """Return what the web server itself takes for the sockets of a table."""
    before = server.memory_kb()
    tables = await sit_bare(server, count)
    grown = (server.memory_kb() - before) / count
    leave(tables)
    return grown


async def pace(servers: list[Served], count: int, seconds: float, think: float) -> dict[str, float]:
    base = servers[0].memory_kb()
    tables = await seat_people(servers, count)
    while any(table.turn is None for table in tables):
        await asyncio.sleep(0.01)
    grown = servers[0].memory_kb()
    cpu, began = servers[0].cpu_seconds(), time.perf_counter()
    # Every player moves once in so many seconds, so a table moves four times as often.
    gap = think / SEATS

    async def play(table: Table) -> None:
        await asyncio.sleep(random.Random(id(table)).random() * gap)
        while time.perf_counter() - began < seconds and not table.over:
            table.move()
            await asyncio.sleep(gap)

    await asyncio.gather(*(play(table) for table in tables))
    took = time.perf_counter() - began
    times = sorted(one for table in tables for one in table.times)
    result = {
        "players": count * SEATS,
        "moves_per_second": moved(tables) / took,
        "p50_ms": 1000 * statistics.median(times),
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "server_cpu": (servers[0].cpu_seconds() - cpu) / took,
        "worst_ms": 1000 * times[-1],
        "kb_per_table_seated": (grown - base) / count,
        "kb_per_table_played": (servers[0].memory_kb() - base) / count,
    }
    leave(tables)
    return result


def restart(count: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="phantomline-bench-") as folder:
        database = str(Path(folder) / "tables.sqlite")
        server = Served(database)
        try:
            asyncio.run(fill(server, count))
        finally:
            server.process.kill()
            server.process.wait()
        server = Served(database)
        try:
            with httpx.Client(base_url=server.url) as client:
                client.get("/health").raise_for_status()
            ready = time.perf_counter() - server.began
            size = Path(database).stat().st_size / 1e6
        finally:
            server.stop()
    return {"tables": count, "seconds_until_serving": ready, "database_mb": size}


async def fill(server: Served, count: int) -> None:
    """Make many tables and play a little at each."""
    done = 0
    while done < count:
        batch = min(500, count - done)
        tables = await seat_people([server], batch)
        for table in tables:
            while table.turn is None:
                await asyncio.sleep(0.01)
            table.move()
        while any(table.turn is None for table in tables):
            await asyncio.sleep(0.01)
        leave(tables)
        done += batch
        print(f"\r{done} tables", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def all_busy(count: int, seconds: float, turns: int) -> None:
    """Measure the peer and every way to keep a log, in turns, and print what is usual."""
    found: dict[str, list[dict[str, float]]] = {}

    def measure(name: str, servers: list[Served]) -> None:
        with served(*servers):
            result = uvloop.run(busy(servers, count, seconds))
        found.setdefault(name, []).append(result)
        shown = {key: round(value, 2) for key, value in result.items()}
        print(f"  {name}: {json.dumps(shown)}", file=sys.stderr, flush=True)

    with running_postgres() as postgres, tempfile.TemporaryDirectory() as folder:
        for turn in range(turns):
            measure("bare", [Bare()])
            measure("SQLite", [Served(str(Path(folder) / f"{turn}.sqlite"))])
            with postgres.database() as url:
                upgrade(url)
                measure("PostgreSQL", [Served(url)])
                measure("two nodes", [Served(url), Served(url)])
    print(f"{count} busy tables, {turns} turns, moves a second (least to most), ratio to bare:")
    base = statistics.median(one["moves_per_second"] for one in found["bare"])
    for name, results in found.items():
        rates = sorted(one["moves_per_second"] for one in results)
        middle = statistics.median(rates)
        p99 = statistics.median(one["p99_ms"] for one in results)
        print(
            f"  {name:12}{middle:8,.0f} ({rates[0]:,.0f}-{rates[-1]:,.0f})  "
            f"{middle / base:5.2f} of bare, p99 {p99:.0f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "what", nargs="?", default="all", choices=("all", "busy", "pace", "restart")
    )
    parser.add_argument("--tables", type=int, default=0, help="200, 500 and 10,000")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--think", type=float, default=5.0, help="seconds between a player's moves")
    parser.add_argument("--turns", type=int, default=3, help="how often to measure busy tables")
    options = parser.parse_args()
    os.sched_setaffinity(0, {1})
    if options.what in ("all", "busy"):
        all_busy(options.tables or 200, options.seconds, options.turns)
    if options.what in ("all", "pace"):
        with tempfile.TemporaryDirectory() as folder:
            servers = [Served(str(Path(folder) / "tables.sqlite"))]
            with served(*servers):
                coming = pace(servers, options.tables or 500, 4 * options.seconds, options.think)
                result = uvloop.run(coming)
            bare = Bare()
            with served(bare):
                kb = uvloop.run(sockets_kb(bare, options.tables or 500))
            report("people who think", result | {"kb_of_it_for_bare_sockets": kb})
    if options.what in ("all", "restart"):
        report("restart", restart(options.tables or 10_000))


def report(name: str, result: dict[str, float]) -> None:
    print(f"{name}:")
    for key, value in result.items():
        print(f"  {key.replace('_', ' '):28}{value:12,.2f}")


if __name__ == "__main__":
    main()
