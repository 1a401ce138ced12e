"""Whether a database fits this version, and bringing it up to date."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from phantomline.server.store.errors import NeedsUpgrade, StoreUnusable

if TYPE_CHECKING:
    from alembic.config import Config

__all__ = ["REVISIONS", "check_current", "revision_of", "run_revisions"]

REVISIONS: Final = ("0001", "0002", "0003")
"""Every revision there is, the latest last; a test compares it with Alembic's own list."""

UPGRADING: Final = 0x7068616E  # any number will do, as long as every node has the same


def revision_of(connection: Connection, where: str) -> str | None:
    """Return the revision of a database, or ``None`` if nothing is in it yet."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" not in names:
        if names:
            raise StoreUnusable("foreign", where=where)
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    if len(found) > 1 or ("log" not in names and found):
        raise StoreUnusable("foreign", where=where)
    return str(found[0]) if found else None


def check_current(connection: Connection, where: str) -> None:
    """Raise `NeedsUpgrade` or `StoreUnusable` unless this version can use the database."""
    found = revision_of(connection, where)
    if found is not None and found not in REVISIONS:
        raise StoreUnusable("too-new", where=where)
    if found is None:
        raise NeedsUpgrade("nothing-there", where=where)
    if found != REVISIONS[-1]:
        raise NeedsUpgrade("needs-upgrade", where=where)


def run_revisions(connection: Connection, where: str) -> bool:
    """Bring a database up to date, all or nothing; return whether there was anything to do."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            # Nodes that start together must not upgrade together.
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": UPGRADING})
        found = revision_of(connection, where)
        if found == REVISIONS[-1]:
            return False
        if found is not None and found not in REVISIONS:
            raise StoreUnusable("too-new", where=where)
        from alembic import command

        command.upgrade(alembic_config(connection), "head")
    return True


def alembic_config(connection: Connection | None = None) -> "Config":
    """Return Alembic's settings, which need no file of their own."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "phantomline.server.store:migrations")
    config.attributes["connection"] = connection
    return config
