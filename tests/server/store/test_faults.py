"""Crashes, full disks, read-only files and a database that goes away."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from phantomline.server.store import Landed, Store, StoreUnavailable, upgrade, url_of_file
from phantomline.server.store.items import LANDED, Append
from phantomline.server.store.postgres import Postgres
from phantomline.server.store.queries import entries_since
from phantomline.server.store.schema import players
from phantomline.server.store.urls import read_url
from tests.server.postgres import UNPRIVILEGED, PostgresServer
from tests.server.store.child import entry_of
from tests.server.store.opening import append, held_up, opened, rows
from tests.server.store.proxy import Cut, CutLine

TABLES = 40
ROOT = Path(__file__).parents[3]


# -- killed ------------------------------------------------------------------


@pytest.mark.parametrize("acknowledged", [1, 500, 3_000])
def test_what_was_acknowledged_survives_a_kill(database_url: str, acknowledged: int) -> None:
    told: dict[str, int] = {}
    for _ in range(2):  # the second begins where the first was killed
        _append_until_killed(database_url, acknowledged, told)

    async def look() -> None:
        async with opened(database_url) as store:
            for table, last in told.items():
                log = await store.read(partial(entries_since, table=table))
                assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
                assert len(log) >= last
                assert all(entry == entry_of(table, seq) for seq, entry in log)

    asyncio.run(look())


def _append_until_killed(url: str, acknowledged: int, told: dict[str, int]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.child", url, str(TABLES)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as child:
        assert child.stdout is not None
        here: dict[str, int] = {}
        try:
            for count, line in enumerate(child.stdout, 1):
                if count == acknowledged:
                    child.kill()  # and what is still in the pipe was acknowledged too
                if line.endswith(b"\n"):
                    table, seq = line.decode().split()
                    assert int(seq) == here.get(table, int(seq) - 1) + 1
                    assert int(seq) > told.get(table, 0)
                    here[table] = told[table] = int(seq)
        finally:
            child.kill()
        assert child.wait() == -signal.SIGKILL


# -- full and read-only ------------------------------------------------------


def test_a_full_disk_is_said_in_one_sentence_and_over_when_it_is(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url) as store:
            assert isinstance(await append(store, "a", 1), Landed)
            before = await store.read(rows)
            async with held_up(store):
                full = store.also(lambda connection: _pages(connection, 0))
            await full
            async with held_up(store):
                batch = [append(store, f"t{n}", 1, b"x" * 10_000) for n in range(20)]
                work = asyncio.gather(store.also(_add_players), return_exceptions=True)
            for outcome in await asyncio.gather(*batch):
                assert isinstance(outcome, StoreUnavailable)
                assert outcome.reason == "The disk with the database is full."
            (refused,) = await work
            assert isinstance(refused, StoreUnavailable)
            assert await store.read(rows) == before
            # The connection that was full is gone, and with it the bound on its pages.
            again = [append(store, f"t{n}", 1, b"x" * 10_000) for n in range(20)]
            assert all(isinstance(one, Landed) for one in await asyncio.gather(*again))
            await store.also(_add_players)

    asyncio.run(play())


def _pages(connection: Connection, more: int) -> None:
    """Let the database grow by so many pages and no further."""
    pages: int = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + more}")


def _add_players(connection: Connection) -> None:
    person = {"name": "Ana" * 1_000, "lang": "es", "created": 1, "seen": 1}
    connection.execute(insert(players), [{"id": f"{n}", **person} for n in range(100)])


LIMITED = """
import asyncio, resource, sys
from phantomline.server.store import Landed, Store, StoreUnavailable
from tests.server.store.opening import append, opened, rows

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main():
    async with opened(sys.argv[1]) as store:
        landed = {}
        limit(400_000)
        for seq in range(1, 1000):
            outcome = await append(store, "a", seq, b"x" * 5_000)
            if not isinstance(outcome, Landed):
                break
            landed["a", seq] = b"x" * 5_000
        assert isinstance(outcome, StoreUnavailable), outcome
        print(outcome.reason)
        assert await store.read(rows) == landed
        assert isinstance(await append(store, "a", seq, b"x" * 5_000), StoreUnavailable)
        limit(resource.RLIM_INFINITY)
        for more in range(seq, seq + 100):
            assert isinstance(await append(store, "a", more, b"x" * 5_000), Landed)
        assert len(await store.read(rows)) == seq + 99

asyncio.run(main())
"""


def test_a_file_that_may_not_grow_is_no_end(sqlite_url: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", LIMITED, sqlite_url],
        capture_output=True,
        cwd=ROOT,
        timeout=120,
        check=False,
    )
    assert done.stderr == b""
    assert done.returncode == 0
    (said,) = done.stdout.decode().splitlines()
    assert said.startswith("The disk with the database ")


@pytest.fixture
def small_folder() -> Iterator[Path]:
    """A folder with a short path that anybody may enter."""
    with tempfile.TemporaryDirectory(prefix="phantomline-") as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Be nobody for a while: root may write to anything."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(UNPRIVILEGED)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.mark.parametrize("guarded", ["file", "folder"])
def test_a_read_only_file_is_said_in_one_sentence(small_folder: Path, guarded: str) -> None:
    file = small_folder / "tables.sqlite"
    url = url_of_file(file)
    upgrade(url)
    lock = small_folder / "tables.sqlite.lock"
    lock.chmod(0o666)
    if guarded == "file":
        file.chmod(0o444)
    else:
        file.chmod(0o666)
        small_folder.chmod(0o555)
    with unprivileged(), pytest.raises(StoreUnavailable) as caught:
        Store.open(url)
    assert caught.value.reason.startswith("The database ")
    assert caught.value.code == "read-only" if guarded == "file" else "no-file"
    file.chmod(0o666)
    small_folder.chmod(0o777)
    with unprivileged():
        asyncio.run(_append_one(url))


async def _append_one(url: str) -> None:
    async with opened(url) as store:
        assert isinstance(await append(store, "a", 1), Landed)


def test_a_read_only_postgres_is_said_in_one_sentence_and_over_when_it_is(
    postgres_url: str, postgres_server: PostgresServer
) -> None:
    database = postgres_url.split("/")[3].split("?", maxsplit=1)[0]
    setting = f"ALTER DATABASE {database} SET default_transaction_read_only"

    async def play() -> None:
        async with opened(postgres_url) as store:
            postgres_server.execute(f"{setting} = on")
            _cut_all(postgres_server, database)
            outcome = await append(store, "a", 1)
            assert isinstance(outcome, StoreUnavailable)
            assert outcome.reason == "The database is read-only."
            with pytest.raises(StoreUnavailable, match="read-only"):
                await store.also(_add_players)
            assert await store.read(rows) == {}
            postgres_server.execute(f"{setting} = off")
            assert isinstance(await append(store, "a", 1), Landed)

    asyncio.run(play())


def _cut_all(server: PostgresServer, database: str) -> None:
    """Have the server throw everybody out of a database."""
    server.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        f" WHERE datname = '{database}' AND pid <> pg_backend_pid()"
    )


# -- away --------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=lambda how: how.name)
def test_a_restart_of_postgres_is_only_a_pause(
    postgres_url: str, postgres_server: PostgresServer, how: signal.Signals
) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            over, enough = asyncio.Event(), asyncio.Event()
            landed: dict[tuple[str, int], bytes] = {}
            goal = sys.maxsize
            looked = 0

            async def busy(table: str) -> None:
                seq = 0
                while not over.is_set():
                    seq += 1
                    entry = entry_of(table, seq)
                    assert isinstance(await append(store, table, seq, entry), Landed)
                    landed[table, seq] = entry
                    if len(landed) >= goal:
                        enough.set()

            async def look() -> None:
                nonlocal looked
                while not over.is_set():
                    before = dict(landed)
                    assert before.items() <= (await store.read(rows)).items()
                    looked += 1

            tasks = [asyncio.ensure_future(busy(f"t{n}")) for n in range(20)]
            tasks.append(asyncio.ensure_future(look()))
            await asyncio.to_thread(postgres_server.restart, how)
            goal = len(landed) + 100
            done = asyncio.ensure_future(enough.wait())
            await asyncio.wait([done, *tasks], return_when=asyncio.FIRST_COMPLETED)
            done.cancel()
            over.set()
            await asyncio.gather(*tasks)
            assert looked
            assert await store.read(rows) == landed

    asyncio.run(play())


def test_a_database_that_stays_away_is_told_of_and_welcome_back(
    postgres_url: str, postgres_server: PostgresServer
) -> None:
    async def play() -> None:
        backend = Postgres(read_url(postgres_url), patience=0.3)
        backend.check()
        store = Store(backend)
        loop = asyncio.get_running_loop()
        store.start(loop)
        try:
            assert isinstance(await append(store, "a", 1), Landed)
            postgres_server.stop()
            for seq in (2, 2):  # the second does not wait
                outcome = await append(store, "a", seq)
                assert isinstance(outcome, StoreUnavailable)
                assert outcome.reason.startswith("The database does not answer: ")
                assert "\n" not in outcome.reason
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await store.read(rows)
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await store.also(rows)
        finally:
            if postgres_server.process is None:
                await asyncio.to_thread(postgres_server.start)
        assert isinstance(await append(store, "a", 2), Landed)
        assert len(await store.read(rows)) == 2
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("cut", ["before", "after"])
@pytest.mark.parametrize("mixed", [False, True], ids=["rows", "rows and work"])
def test_a_commit_that_is_cut_off_happens_exactly_once(
    postgres_url: str,
    postgres_server: PostgresServer,
    small_folder: Path,
    cut: Cut,
    mixed: bool,
) -> None:
    def count(connection: Connection) -> int:
        seen: int = connection.execute(select(players.c.seen)).scalar_one()
        connection.execute(update(players).values(seen=seen + 1))
        return seen + 1

    async def play(url: str, line: CutLine) -> None:
        def arm() -> None:
            if not line.cuts:
                line.next = cut

        async with opened(url) as store:
            person = {"id": "ana", "name": "Ana", "lang": "es", "created": 0, "seen": 0}
            await store.also(lambda connection: connection.execute(insert(players).values(person)))
            async with held_up(store):
                batch = [append(store, f"t{n}", 1, b"%d" % n) for n in range(10)]
                work = asyncio.gather(*[store.also(count) for _ in range(mixed)])
                armed = store.also(lambda _: arm())  # its own commit is the one that is cut
            assert all(isinstance(one, Landed) for one in await asyncio.gather(*batch))
            assert await work == [1] * mixed
            await armed
            assert line.cuts == 1
            line.next = cut
            assert isinstance(await append(store, "t0", 2, b"again", along=count), Landed)
            assert line.cuts == 2
            assert len(await store.read(rows)) == 11
            seen = await store.read(
                lambda connection: connection.execute(select(players.c.seen)).scalar_one()
            )
            assert seen == 1 + mixed
            assert store.figures.failures == 0

    with CutLine(postgres_server.folder, small_folder) as line:
        url = postgres_url.replace(str(postgres_server.folder), str(small_folder))
        asyncio.run(play(url, line))


def test_closing_while_the_database_is_away_ends(
    postgres_url: str, postgres_server: PostgresServer
) -> None:
    async def play() -> None:
        store = Store(Postgres(read_url(postgres_url), patience=0.2))
        store.start(asyncio.get_running_loop())
        store.listen(lambda _: None)
        await append(store, "a", 1)
        await asyncio.to_thread(postgres_server.stop)
        try:
            outcome = append(store, "a", 2)
            await store.close()
            assert isinstance(outcome.result(), StoreUnavailable)
        finally:
            await asyncio.to_thread(postgres_server.start)

    asyncio.run(play())


@pytest.mark.parametrize("crash", ["number unknown", "number given away"])
def test_a_commit_that_a_crash_has_undone_is_made_again(postgres_url: str, crash: str) -> None:
    backend = Postgres(read_url(postgres_url))
    try:
        batch = [Append("a", 1, b"mine", lambda _: None, None)]
        batch[0].outcome = LANDED  # before the commit, of which nothing was heard
        with backend._writer.begin() as connection:
            number: str = connection.exec_driver_sql(
                "SELECT pg_current_xact_id()::text"
            ).scalar_one()
        for kept in (False, True):
            backend._committing = str(int(number) + 1_000) if crash == "number unknown" else number
            told = backend._went_through(backend._connected(), batch)
            assert told == (kept and crash == "number given away")
            backend.commit(batch)
        assert backend.read(rows) == {("a", 1): b"mine"}
    finally:
        backend.close()
