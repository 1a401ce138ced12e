"""`phantomline db`: upgrading, copying and checking, with a server at work or without."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from phantomline.server.store import Landed, upgrade, url_of_file
from phantomline.server.store.queries import add_table, forget_table
from phantomline.server.table.entries import Closed, write_entry
from phantomline.words import LANGUAGES
from tests.cli.running import PLAIN, InProcess
from tests.server.postgres import PostgresServer
from tests.server.store.opening import append, opened, rows, some_table

COUNTS = "SELECT count(*) FROM log GROUP BY table_id ORDER BY table_id"
ENTRY = write_entry(Closed(at=1, why="idle"))


@pytest.fixture
def phantomline(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> InProcess:
    for variable, value in PLAIN.items():
        monkeypatch.setenv(variable, value)
    return InProcess(capsys, monkeypatch)


def fill(url: str, *changes: Callable[[Connection], object], entries: int = 3) -> None:
    """Put two tables into a database, and change something by hand."""

    async def play() -> None:
        async with opened(url) as store:
            for table in ("a", "b"):
                await store.also(partial(add_table, row=some_table(table)))
                for seq in range(1, entries + 1):
                    assert isinstance(await append(store, table, seq, ENTRY), Landed)
            for change in changes:
                await store.also(change)

    asyncio.run(play())


def doing(statement: str) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(text(statement))


# -- upgrade -----------------------------------------------------------------


def test_upgrade_makes_a_database_in_the_users_data(
    phantomline: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    done = phantomline("db", "upgrade")
    assert done.code == 0
    assert "up to date now" in done.out
    assert list(tmp_path.rglob("tables.sqlite"))
    assert "already" in phantomline("db", "upgrade").out
    assert "sound: 0 tables, 0 entries" in phantomline("db", "check").out


def test_upgrade_makes_a_postgres_database(
    phantomline: InProcess, postgres_server: PostgresServer
) -> None:
    with postgres_server.database() as url:
        done = phantomline("db", "check", "--database", url)
        assert done.code == 1
        assert "There is no database in" in done.err
        assert "up to date now" in phantomline("db", "upgrade", "--database", url).out
        assert "already" in phantomline("db", "upgrade", "--database", url).out


# -- check -------------------------------------------------------------------


def test_a_sound_database_is_told_so_in_both_languages(
    phantomline: InProcess, database_url: str
) -> None:
    fill(database_url)
    done = phantomline("db", "check", "--database", database_url)
    assert done.code == 0
    assert done.out.endswith("is sound: 2 tables, 6 entries.\n")
    spanish = phantomline("--lang", "es", "db", "check", "--database", database_url)
    assert spanish.out.endswith("está sana: 2 mesas, 6 entradas.\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("change", "parts"),
    [
        ("DELETE FROM log WHERE table_id = 'a' AND seq = 2", ["a", "1-3: 2"]),
        ("DELETE FROM log WHERE table_id = 'a' AND seq = 1", ["a", "2-3: 2"]),
        ("DELETE FROM log WHERE table_id = 'a'", [" a "]),
        ("DELETE FROM tables WHERE id = 'b'", [" b "]),
        ("UPDATE log SET entry = '{}' WHERE table_id = 'a' AND seq = 3", [" a ", " 3 "]),
        ("UPDATE log SET entry = '' WHERE table_id = 'a' AND seq = 3", [" a ", " 3 "]),
    ],
)
def test_what_is_wrong_is_found(
    phantomline: InProcess, database_url: str, language: str, change: str, parts: list[str]
) -> None:
    fill(database_url, doing(change))
    done = phantomline("--lang", language, "db", "check", "--database", database_url)
    assert done.code == 1
    (line,) = done.out.splitlines()
    assert all(part in line for part in parts)
    assert "db-" not in line + done.err
    assert {"en": "one fault", "es": "un fallo"}[language] in done.err


def test_a_damaged_file_is_found(phantomline: InProcess, tmp_path: Path, sqlite_url: str) -> None:
    fill(sqlite_url, entries=500)
    file = tmp_path / "tables.sqlite"
    data = bytearray(file.read_bytes())
    assert len(data) > 100_000
    data[60_000:100_000] = b"boo!" * 10_000
    file.write_bytes(data)
    done = phantomline("db", "check", "--database", sqlite_url)
    assert done.code == 1
    assert "damaged" in done.out + done.err


def test_what_is_no_database_is_said(phantomline: InProcess, tmp_path: Path) -> None:
    for database in (str(tmp_path / "none.sqlite"), "mysql://localhost/x", "postgresql://[::1"):
        for command in (["check"], ["backup", str(tmp_path / "copy")]):
            done = phantomline("db", *command, "--database", database)
            assert done.code == 1
            assert done.err.startswith("phantomline: ")
            assert len(done.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


# -- backup ------------------------------------------------------------------


def test_a_backup_is_the_database_of_one_moment_while_the_server_goes_on(
    phantomline: InProcess, tmp_path: Path, sqlite_url: str
) -> None:
    fill(sqlite_url)
    copy = tmp_path / "copies" / "tables.sqlite"
    copy.parent.mkdir()

    async def play() -> None:
        async with opened(sqlite_url) as store:
            over = asyncio.Event()

            async def busy() -> int:
                seq = 3
                while not over.is_set():
                    seq += 1
                    for table in ("a", "b"):
                        assert isinstance(await append(store, table, seq, ENTRY), Landed)
                return seq

            task = asyncio.ensure_future(busy())
            done = await asyncio.to_thread(
                phantomline, "db", "backup", str(copy), "--database", sqlite_url
            )
            over.set()
            assert done.code == 0
            assert str(copy) in done.out
            last = await task
            assert len(await store.read(rows)) == 2 * last

    asyncio.run(play())
    assert [file.name for file in copy.parent.iterdir()] == ["tables.sqlite"]
    done = phantomline("db", "check", "--database", str(copy))
    assert done.code == 0, done
    database = sqlite3.connect(copy)
    first, second = (count for (count,) in database.execute(COUNTS))
    database.close()
    assert first - 1 <= second <= first


def test_a_backup_replaces_a_file_only_by_force(
    phantomline: InProcess, tmp_path: Path, sqlite_url: str
) -> None:
    copy = tmp_path / "copy"
    copy.write_text("precious")
    arguments = ("db", "backup", str(copy), "--database", sqlite_url)
    done = phantomline(*arguments)
    assert done.code == 1
    assert "--force" in done.err
    assert copy.read_text() == "precious"
    assert phantomline(*arguments, "--force").code == 0
    assert phantomline("db", "check", "--database", str(copy)).code == 0


def test_a_backup_that_cannot_be_written_leaves_nothing(
    phantomline: InProcess, tmp_path: Path, sqlite_url: str
) -> None:
    done = phantomline("db", "backup", str(tmp_path / "no" / "copy"), "--database", sqlite_url)
    assert done.code == 1
    assert "cannot be written" in done.err
    assert not (tmp_path / "no").exists()


def test_postgres_is_copied_with_its_own_tool(phantomline: InProcess, tmp_path: Path) -> None:
    url = "postgresql://ghost:boo123@localhost/tables"
    done = phantomline("db", "backup", str(tmp_path / "copy"), "--database", url)
    assert done.code == 1
    assert "pg_dump" in done.err
    assert "boo123" not in done.err


def test_a_backup_can_be_served(tmp_path: Path, phantomline: InProcess, sqlite_url: str) -> None:
    fill(sqlite_url)
    copy = tmp_path / "copy.sqlite"
    assert phantomline("db", "backup", str(copy), "--database", sqlite_url).code == 0
    assert upgrade(url_of_file(copy)) is False

    async def play() -> None:
        async with opened(url_of_file(copy)) as store:
            assert isinstance(await append(store, "a", 4, ENTRY), Landed)
            await store.also(lambda connection: forget_table(connection, "b"))

    asyncio.run(play())
    done = phantomline("db", "check", "--database", str(copy))
    assert "sound: one table, 4 entries" in done.out
