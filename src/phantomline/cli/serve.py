"""``phantomline serve``: the table server."""

import errno
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal
from urllib.parse import urlsplit

import typer

from phantomline.cli.session import Session, UserError, session_of

if TYPE_CHECKING:
    from phantomline.server.http.config import Config
    from phantomline.server.store import Store

__all__ = ["serve_command"]

PORT: Final = 8383
STARTED_BY: Final = "PHANTOMLINE_STARTED_BY"
"""The script that runs this command, for people who have never typed it themselves."""


def serve_command(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="server-opt-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="server-opt-port", metavar="N")] = PORT,
    database: Annotated[str | None, typer.Option(help="server-opt-database", metavar="URL")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="server-opt-open")] = False,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="server-opt-origin", metavar="URL")
    ] = None,
    proxies: Annotated[int, typer.Option(help="server-opt-proxies", metavar="N")] = 0,
    bot_workers: Annotated[
        int | None, typer.Option(help="server-opt-bot-workers", metavar="N")
    ] = None,
    bot_pace: Annotated[
        float | None, typer.Option(help="server-opt-bot-pace", metavar="SECONDS")
    ] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="server-opt-no-limits")] = False,
    log: Annotated[str | None, typer.Option(help="server-opt-log", metavar="HOW")] = None,
) -> None:
    """Serve the games until Ctrl-C."""
    session = session_of(context)
    _check_numbers(port, proxies, bot_workers, bot_pace)
    how = _log_form(log)

    # Only this command needs a web server, so only it waits for one to load.
    from phantomline.server.http.config import Config, Limits
    from phantomline.server.store import named_url

    defaults = Config(database="")
    config = Config(
        database=named_url(database),
        host=host,
        port=port,
        origins=tuple(_origin(one) for one in origin or ()),
        proxies=proxies,
        limits=Limits(rates=not no_limits),
        web=_web_files(),
        bot_workers=bot_workers,
        bot_pace=defaults.bot_pace if bot_pace is None else bot_pace,
        log=how,
        command=os.environ.get(STARTED_BY) or "phantomline serve",
    )
    _serve(session, config, open_browser=open_browser)


def _serve(session: Session, config: "Config", *, open_browser: bool) -> None:
    from phantomline.server.http.app import create_app
    from phantomline.server.http.logs import set_up_logs
    from phantomline.server.http.reach import ANY, link_to
    from phantomline.server.http.running import listen, run
    from phantomline.server.store import StoreError

    set_up_logs(config.log)
    try:
        store = _open_store(config.database)
    except StoreError as error:
        raise UserError(f"store-{error.code}", 1, **error.params) from None
    try:
        at = listen(config.host, config.port)
    except OSError as error:
        raise _no_socket(error, config) from None
    port: int = at.getsockname()[1]
    link = link_to("localhost" if config.host in (*ANY, "127.0.0.1") else config.host, port) + "/"

    def ready() -> None:
        _greet(session, config, link, port, store.where)
        if open_browser:
            import webbrowser

            webbrowser.open(link)

    with at:
        run(create_app(config, store), config, at, ready)
    session.write(session.say("server-stopped"))


def _open_store(url: str) -> "Store":
    """Open the database, after bringing an SQLite file up to date."""
    from phantomline.server.store import NeedsUpgrade, Store, upgrade
    from phantomline.server.store.urls import file_of, read_url, shown

    read = read_url(url)
    path = file_of(read)
    if path is not None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise UserError("server-no-folder", folder=str(path.parent), reason=reason) from None
        upgrade(url)
    try:
        return Store.open(url)
    except NeedsUpgrade:
        # Other nodes may be running: when they can do without it is for people to say.
        raise UserError("server-needs-upgrade", database=shown(read)) from None


def _greet(session: Session, config: "Config", link: str, port: int, where: str) -> None:
    from phantomline.server.http.reach import ANY, is_loopback, link_to, network_address
    from phantomline.server.http.routes.reach import restart_of

    session.write(session.say("server-ready", link=link))
    if config.host in ANY:
        address = network_address()
        if address is not None:
            session.write(session.say("server-lan", link=link_to(address, port) + "/"))
    elif is_loopback(config.host) and not config.origins and not config.proxies:
        session.write(session.say("server-lan-hint", command=restart_of(config)))
    if config.web is None:
        session.write(session.say("server-no-page"))
    session.write(session.say("server-kept", database=where))
    session.write(session.say("server-stop"))
    sys.stdout.flush()


def _no_socket(error: OSError, config: "Config") -> UserError:
    """Return why the address cannot be had, in one sentence."""
    if isinstance(error, PermissionError):
        return UserError("server-port-denied", port=str(config.port))
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return UserError("server-no-address", host=config.host)
    other = str(config.port + 1 if config.port < 65535 else PORT)
    return UserError("server-port-taken", port=str(config.port), host=config.host, other=other)


def _check_numbers(
    port: int, proxies: int, bot_workers: int | None, bot_pace: float | None
) -> None:
    wanted = (
        ("--port", port, 0, 65535),
        ("--proxies", proxies, 0, 10),
        ("--bot-workers", bot_workers, 1, 256),
        ("--bot-pace", bot_pace, 0, 60),
    )
    for option, value, least, most in wanted:
        if value is not None and not least <= value <= most:
            raise UserError("server-bad-number", code=2, option=option)


def _log_form(asked: str | None) -> "Literal['json', 'plain']":
    if asked is None:
        return "plain" if sys.stderr.isatty() else "json"
    if asked == "json":
        return "json"
    if asked == "plain":
        return "plain"
    raise UserError("server-bad-log", code=2)


def _origin(text: str) -> str:
    """Return an origin as browsers write it."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise UserError("server-bad-origin", code=2, origin=text) from None
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise UserError("server-bad-origin", code=2, origin=text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port in (None, 443 if parts.scheme == "https" else 80)
    return f"{parts.scheme}://{host}" + ("" if usual else f":{port}")


def _web_files() -> Path | None:
    """Return the folder of the web application, if this package has one."""
    folder = Path(__file__).parent.parent / "web"
    return folder if (folder / "index.html").is_file() else None
