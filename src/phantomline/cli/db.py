"""``phantomline db``: bringing the server's database up to date, copying and checking it."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from phantomline.cli.session import UserError, session_of

if TYPE_CHECKING:
    from phantomline.server.store.backend import Backend

__all__ = ["app"]

Database = Annotated[str | None, typer.Option("--database", help="db-opt-database", metavar="URL")]

app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.command("upgrade", help="db-upgrade-help")
def upgrade_command(context: typer.Context, database: Database = None) -> None:
    """Make the database, or bring it up to date."""
    session = session_of(context)
    with _database(database) as backend:
        done = backend.upgrade()
        session.write(session.say("db-upgraded" if done else "db-current", where=backend.where))


@app.command("backup", help="db-backup-help")
def backup_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="db-arg-backup", metavar="FILE")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="db-opt-force")] = False,
) -> None:
    """Copy the database into a file."""
    from phantomline.server.store.checks import back_up

    session = session_of(context)
    with _database(database) as backend:
        try:
            size = back_up(backend, file, force=force)
        except FileExistsError:
            raise UserError("db-backup-exists", path=str(file)) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise UserError("cli-file-unwritable", path=str(file), reason=reason) from None
        kilobytes = -(-size // 1000)
        session.write(
            session.say("db-backed-up", where=backend.where, path=str(file), size=kilobytes)
        )


@app.command("check", help="db-check-help")
def check_command(context: typer.Context, database: Database = None) -> None:
    """Look at everything in the database."""
    from phantomline.server.store.checks import check_database
    from phantomline.server.table.entries import read_entry

    session = session_of(context)
    with _database(database) as backend:
        findings = check_database(backend, read_entry)
        for fault in findings.wrong:
            session.write(
                session.say(
                    f"db-fault-{fault.code}",
                    table=fault.table,
                    seq=fault.seq,
                    detail=fault.detail,
                )
            )
        if findings.wrong:
            raise UserError("db-unsound", where=backend.where, count=len(findings.wrong))
        session.write(
            session.say(
                "db-sound",
                where=backend.where,
                tables=findings.tables,
                entries=findings.entries,
            )
        )


@contextmanager
def _database(name: str | None) -> "Generator[Backend]":
    """Reach a database, and tell in the user's language what is wrong with it."""
    # Only these commands need a database, so only they wait for its library to load.
    from phantomline.server.store import StoreError, named_url
    from phantomline.server.store.store import backend_of

    try:
        backend = backend_of(named_url(name))
        try:
            yield backend
        finally:
            backend.close()
    except StoreError as error:
        raise UserError(f"store-{error.code}", 1, **error.params) from None
