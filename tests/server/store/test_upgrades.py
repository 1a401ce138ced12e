"""Databases of this version, of others, and of nobody we know."""

import asyncio
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, select, text

from phantomline.server.store import (
    NeedsUpgrade,
    Store,
    StoreInUse,
    StoreUnavailable,
    StoreUnusable,
    default_url,
    upgrade,
    url_of_file,
)
from phantomline.server.store.schema import metadata, players, results, tables
from phantomline.server.store.upgrades import REVISIONS, alembic_config
from phantomline.server.store.urls import read_url
from tests.server.postgres import PostgresServer
from tests.server.store.opening import opened


def test_the_revisions_make_what_the_schema_says(database_url: str) -> None:
    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    async def play() -> None:
        async with opened(database_url) as store:
            assert await store.read(differences) == []

    asyncio.run(play())


def test_all_revisions_are_known_in_their_order() -> None:
    script = ScriptDirectory.from_config(alembic_config())
    walked = [revision.revision for revision in script.walk_revisions()]
    assert tuple(reversed(walked)) == REVISIONS


def test_upgrading_twice_does_nothing_more(database_url: str) -> None:
    assert upgrade(database_url) is False


def test_a_new_database_must_be_made_first(tmp_path: Path, postgres_server: PostgresServer) -> None:
    file = tmp_path / "some" / "where" / "new.sqlite"
    with pytest.raises(NeedsUpgrade, match=r"no database in .* yet"):
        Store.open(url_of_file(file))
    assert not file.parent.exists()  # to look is not to make
    assert upgrade(url_of_file(file)) is True
    with postgres_server.database() as url:
        with pytest.raises(NeedsUpgrade, match=r"no database in .* yet"):
            Store.open(url)
        assert upgrade(url) is True


def test_nodes_that_start_together_upgrade_once(postgres_server: PostgresServer) -> None:
    with postgres_server.database() as url, ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(upgrade, [url] * 4)) == [False, False, False, True]


def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    async def age() -> None:
        async with opened(database_url) as store:
            await store.also(
                lambda connection: connection.execute(
                    text("UPDATE alembic_version SET version_num = '9999'")
                )
            )

    asyncio.run(age())
    for use in (Store.open, upgrade):
        with pytest.raises(StoreUnusable, match="newer version"):
            use(database_url)


def test_somebody_elses_database_is_left_alone(
    tmp_path: Path, postgres_server: PostgresServer
) -> None:
    file = tmp_path / "other.sqlite"
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE recipes (soup TEXT)")
    other.close()
    with postgres_server.database() as url:
        postgres_server.execute("CREATE TABLE recipes (soup TEXT)", url.split("/")[3].split("?")[0])
        for place in (url, url_of_file(file)):
            for use in (Store.open, upgrade):
                with pytest.raises(StoreUnusable, match="no database of Phantomline"):
                    use(place)


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("Dear diary, today I saw a ghost. " * 100)
    for use in (Store.open, upgrade):
        with pytest.raises(StoreUnavailable, match="damaged") as caught:
            use(url_of_file(file))
        assert caught.value.code == "damaged"


@pytest.mark.parametrize(
    "url", ["", "boo", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "http://[::1"]
)
def test_what_is_no_database_at_all_says_so(url: str) -> None:
    with pytest.raises(StoreUnusable, match="is no database") as caught:
        Store.open(url)
    assert caught.value.code == "bad-url"


def test_passwords_are_not_shown() -> None:
    for use in (Store.open, upgrade):
        with pytest.raises(StoreUnavailable) as caught:
            use("postgresql://ghost:boo123@127.0.0.1:1/tables")
        assert "boo123" not in str(caught.value)
        assert caught.value.code == "away"
    with pytest.raises(StoreUnusable) as unusable:
        Store.open("mysql://ghost:boo123@localhost/tables")
    assert "boo123" not in str(unusable.value)


def test_there_is_a_place_for_those_who_name_none() -> None:
    assert default_url().startswith("sqlite:///")
    assert default_url().endswith("tables.sqlite")


# -- one server for a file ---------------------------------------------------

HOLD = """
import sys
from phantomline.server.store import Store
store = Store.open(sys.argv[1])
print("open", flush=True)
sys.stdin.read()
"""


def test_a_file_has_one_server(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url):
            for use in (Store.open, upgrade):
                with pytest.raises(StoreInUse, match="Another server already uses"):
                    use(sqlite_url)
        async with opened(sqlite_url):
            pass

    asyncio.run(play())


def test_a_file_has_one_server_among_processes_and_is_free_after_a_crash(sqlite_url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, sqlite_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline() == b"open\n"
            with pytest.raises(StoreInUse, match="Another server already uses"):
                Store.open(sqlite_url)
        finally:
            other.kill()
    asyncio.run(_open_and_close(sqlite_url))


async def _open_and_close(url: str) -> None:
    async with opened(url):
        pass


def test_results_of_games_around_one_screen_become_one(database_url: str) -> None:
    """As they were noted before: one for each seat, whoever played there, and however it ended."""
    engine = create_engine(read_url(database_url))
    seats = [
        {"player": "ana", "name": "Tom", "called": "Tom", "bot": None},
        {"player": "ana", "name": "Ana", "called": "Ana", "bot": None},
        {"player": "bo", "name": "Bo", "bot": "easy"},
    ]
    table: dict[str, object] = {
        "id": "own", "game": "train", "status": "over", "public": False, "rated": False,
        "secret": b"", "created": 1, "touched": 1, "rules": "1", "edition": "x",
        "summary": {"seats": seats},
    }  # fmt: skip
    with engine.begin() as connection:
        for name in ("handed", "shared"):
            connection.exec_driver_sql(f"ALTER TABLE results DROP COLUMN {name}")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
    given_up = {"reason": "resigned", "winners": [1], "scores": [0, 0]}
    alone = {"seats": seats[1:] + seats[:1], "outcome": given_up}
    with engine.begin() as connection:
        connection.execute(insert(tables).values(table))
        connection.execute(insert(tables).values(table | {"id": "up", "summary": alone}))
        for who, name in (("ana", "Ana"), ("bo", "Bo")):
            person = {"id": who, "name": name, "lang": "en", "created": 1, "seen": 1}
            connection.execute(insert(players).values(person))
        evenings = {"own": ["ana", "ana", "bo"], "gone": ["ana", "bo", "ana"], "up": ["ana", "bo"]}
        for name, sat in evenings.items():
            for seat, player in enumerate(sat):
                connection.exec_driver_sql(
                    "INSERT INTO results (table_id, seat, player, game, at, place, score, won,"
                    f" rated) VALUES ('{name}', {seat}, '{player}', 'train', 1, 1, 9, 0, false)"
                )
    engine.dispose()
    assert upgrade(database_url) is True
    with engine.begin() as connection:
        columns = (results.c.table_id, results.c.seat, results.c.handed, results.c.shared)
        query = select(*columns).order_by(results.c.table_id, results.c.seat)
        assert [tuple(row) for row in connection.execute(query)] == [
            ("gone", 0, False, True),
            ("gone", 1, False, False),
            ("own", 1, False, False),
            ("own", 2, True, False),
            ("up", 0, True, False),
            ("up", 1, True, False),
        ]
    engine.dispose()
