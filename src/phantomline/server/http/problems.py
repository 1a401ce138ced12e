"""Everything that goes wrong, as one shape with a code for programs and a sentence for people."""

import logging
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from phantomline.core import (
    EditionError,
    IllegalAction,
    OptionError,
    PhantomlineError,
    RecordError,
    SheetError,
    UnknownGame,
)
from phantomline.core.reading import shown
from phantomline.server.errors import Refusal
from phantomline.server.people.names import LONGEST_NAME, BadName
from phantomline.server.store.errors import StoreUnavailable
from phantomline.words import LANGUAGES, Words

__all__ = [
    "NOTHING",
    "Problem",
    "answer_problem",
    "language_asked",
    "problem_of",
    "refusals",
    "words_in",
]

log = logging.getLogger("phantomline.http")

CONFLICT: Final = 409
STATUS: Final = {
    "malformed": 400,
    "no-guest": 401,
    "host-only": 403,
    "forbidden": 403,
    "not-your-seat": 403,
    "spectator": 403,
    "foreign-origin": 403,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-moment": 404,
    "no-such-code": 404,
    "no-such-person": 404,
    "no-such-recovery": 404,
    "no-such-edition": 404,
    "no-such-analysis": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "wrong-type": 415,
    "name-empty": 422,
    "name-too-long": 422,
    "no-such-bot": 422,
    "no-such-language": 422,
    "too-long": 422,
    "too-many": 429,
    "head-too-large": 431,
    "failed": 500,
    "store-away": 503,
}
"""The status of a refusal; any other says that it does not fit the table as it is now."""

BY_STATUS: Final = {
    400: "malformed",
    401: "no-guest",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-type",
}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong: a stable ``code``, a sentence, the rule behind it and what it speaks of."""

    code: str
    message: str
    rule: str | None = None
    params: dict[str, str | int] | None = None


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how the schema tells of these refusals, and of those that any route may give."""
    every = sorted({400, 404, 405, 413, 429, 503, *statuses})
    return {
        status: ResponseSpec(Problem, description=_TOLD[status], generate_examples=False)
        for status in every
    }


NOTHING: Final = {204: ResponseSpec(None, description="Done; there is nothing to say.")}
"""How the schema tells of an answer without a body."""


def problem_of(error: Exception, words: Words) -> tuple[int, Problem]:
    """Return the status and the telling of an error."""
    if isinstance(error, BadName):
        error = Refusal(error.code, most=LONGEST_NAME)
    if isinstance(error, Refusal):
        return _refused(error.code, words, dict(error.params))
    if isinstance(error, StoreUnavailable):
        return _store_away(error, words)
    if isinstance(error, RecursionError):  # a body of nothing but brackets
        return _refused("malformed", words)
    if isinstance(error, HTTPException):
        return _refused(BY_STATUS.get(error.status_code, "malformed"), words, _where(error))
    if isinstance(error, PhantomlineError):
        return _engine_problem(error, words)
    return _refused("failed", words)


def _store_away(error: StoreUnavailable, words: Words) -> tuple[int, Problem]:
    status, problem = _refused("store-away", words)
    if error.params:
        return status, problem  # what the database said to us is not for everyone
    said = f"{words.say(f'store-{error.code}')} {problem.message}"
    return status, Problem(problem.code, said)


def _engine_problem(error: PhantomlineError, words: Words) -> tuple[int, Problem]:
    message = words.error(error)
    if isinstance(error, IllegalAction):
        return CONFLICT, Problem(error.code, message, error.rule, dict(error.params) or None)
    if isinstance(error, RecordError):
        return 422, Problem("bad-record", message, error.rule or None, {"line": error.line})
    if isinstance(error, EditionError):
        return 422, Problem("bad-edition", message, None, {"entry": error.entry})
    if isinstance(error, SheetError):
        return 422, Problem("bad-sheet", message, error.rule or None, dict(error.spot) or None)
    if isinstance(error, OptionError):
        return 422, Problem("bad-option", message, None, {"option": error.option})
    if isinstance(error, UnknownGame):
        return 422, Problem("no-such-game", message)
    return 422, Problem("malformed", message)


def _refused(
    code: str, words: Words, params: dict[str, str | int] | None = None
) -> tuple[int, Problem]:
    own = f"table-refused-{code}"
    message = own if words.catalogue.has(own) else f"server-refused-{code}"
    said = words.say(message, **(params or {}))
    return STATUS.get(code, CONFLICT), Problem(code, said, None, params or None)


def _where(error: HTTPException) -> dict[str, str | int] | None:
    """Return which part of a request is malformed, where the framework knows."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return None
    found: list[Any] = error.extra
    for place in found:
        if isinstance(key := place.get("key"), str):
            return {"field": shown(key)[1:-1]}
    return None


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer an exception of any kind; what is our own fault is logged with its traceback."""
    status, problem = problem_of(error, words_in(language_asked(request.scope["headers"])))
    if status >= 500:
        scope: Any = request.scope
        log.error(
            "%s %s failed: %s",
            request.method,
            scope.get("path_template", "?"),
            type(error).__name__,
            exc_info=None if isinstance(error, StoreUnavailable) else error,
        )
    headers: dict[str, str] = {}
    if status == 405 and isinstance(error, HTTPException):
        headers = {"allow": (error.headers or {}).get("Allow", "")}
    if problem.code == "too-many" and problem.params:
        headers = {"retry-after": str(problem.params["seconds"])}
    return Response(
        msgspec.json.encode(problem),
        status_code=status,
        headers=headers,
        media_type=MediaType.JSON,
    )


@cache
def words_in(language: str) -> Words:
    """Return the words of a language, read once."""
    return Words(language)


def language_asked(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Return the language that a request asks for, English if it asks for none of ours."""
    best, weight = "en", 0.0
    for name, value in headers:
        if name != b"accept-language":
            continue
        for part in value.decode("latin-1")[:200].split(","):
            tag, _, rest = part.partition(";")
            language = tag.strip().lower().partition("-")[0]
            if language in LANGUAGES and (asked := _quality(rest)) > weight:
                best, weight = language, asked
    return best


def _quality(parameters: str) -> float:
    key, _, value = parameters.partition("=")
    if key.strip() != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0


_TOLD: Final = {
    400: "The request is malformed.",
    401: "The browser has no guest yet, or its key is not valid.",
    403: "Only somebody else may do this.",
    404: "There is no such thing.",
    405: "This cannot be done with it.",
    408: "The request did not arrive in time.",
    409: "It does not fit the table as it is now.",
    413: "The request is too large.",
    415: "The body is of a type that is not read here.",
    422: "The request is well-formed, but what it asks for does not exist.",
    429: "Too many requests.",
    503: "The database is away.",
}
