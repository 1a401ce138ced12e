"""Logs: JSON lines for programs, short lines for somebody at a terminal.

What goes in is chosen where it is logged: routes by their template, people not at all. Cookies,
codes, keys and hands are never logged, nor are query strings.
"""

import logging
import sys
import time
import traceback
from typing import Final, Literal, TextIO

import msgspec

__all__ = ["set_up_logs"]

# What every record has; the rest was given as `extra` and is meant to be logged.
PLAIN_FIELDS: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}
QUIET: Final = ("uvicorn.error", "uvicorn.asgi", "alembic", "websockets", "asyncio")


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a line."""
        line: dict[str, object] = {
            "at": _iso(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(
            {name: value for name, value in vars(record).items() if name not in PLAIN_FIELDS}
        )
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line, enc_hook=repr).decode()


class PlainLines(logging.Formatter):
    """Lines for people: the time of day and what happened."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a line, with a traceback under it where there is one."""
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        text = f"{clock} {level}{record.getMessage()}"
        if record.exc_info and record.exc_info[1] is not None:
            text += "\n" + "".join(traceback.format_exception(record.exc_info[1])).rstrip()
        return text


def set_up_logs(how: Literal["json", "plain"], stream: TextIO | None = None) -> None:
    """Send all logs of this process to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if how == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    # Somebody at a terminal does not want a line for every request.
    logging.getLogger("phantomline").setLevel(logging.INFO if how == "json" else logging.WARNING)
    for name in QUIET:
        # uvicorn tells of every WebSocket with its query string, which is nobody's business.
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """Say whether something failed here, and not at a client who sends nonsense."""
    said = record.getMessage()
    return not (
        # A socket that is refused at the door never completes its handshake.
        "without completing handshake" in said
        # uvicorn adds a traceback each time, and anyone could fill the disk with them.
        or "Invalid UTF-8 sequence received from client" in said
    )


def _iso(seconds: float) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(seconds * 1000) % 1000:03}Z"
