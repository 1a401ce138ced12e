"""``/api/lessons``: guided first games. They are the same for everybody, and nothing is kept."""

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from phantomline.core import MalformedAction, UnknownGame
from phantomline.games import GAMES, load
from phantomline.lessons import Comment, lesson_for, why_not
from phantomline.server.errors import Refusal
from phantomline.server.http.problems import Problem, refusals
from phantomline.server.http.routes.prospects import Prospects
from phantomline.server.http.services import AnyRequest, Here, address_of, words_of
from phantomline.server.http.squeezing import answer_squeezed, squeeze
from phantomline.server.replays.showing import FrameShown, prospects_along

__all__ = ["ROUTES", "LessonShown", "TaskShown", "Tried", "Verdict"]

GameId = Annotated[str, PathParameter(max_length=40, description="The id of a game.")]


class TaskShown(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson: at this ``frame`` the learner is asked for this ``action``.

    ``also`` are moves that come to the same. With a ``curtain``, the moves since the last step are
    not shown. ``words`` name what is said, and ``rule`` is where to read on.
    """

    frame: int
    words: str
    rule: str
    curtain: bool
    action: dict[str, Any]
    also: Sequence[dict[str, Any]]


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A guided first game, as whoever learns sees it from ``seat``, among ``friends``.

    ``frames`` follow one another as at a real table; where their ``n`` jumps, moves are passed
    over. Views at which the learner is asked for a move list all that would be legal there.
    ``comments`` belong to the frames with their numbers; ``prospects`` are those of each frame,
    ``None`` where they are those of the frame before.
    """

    game: str
    seat: int
    friends: Sequence[str]
    tasks: Sequence[TaskShown]
    comments: Sequence[Comment]
    frames: Sequence[FrameShown]
    prospects: Sequence[Prospects | None]


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the learner would like to do at a frame."""

    frame: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    action: dict[str, Any]


class Verdict(msgspec.Struct, frozen=True):
    """Why the rules forbid it; ``None`` if they do not, or if nothing is asked there."""

    refused: Problem | None


SHOWN: Final = {
    200: ResponseSpec(LessonShown, generate_examples=False, description="The whole lesson."),
}


@get("/api/lessons/{game:str}", responses={**SHOWN, **refusals(422)}, tags=["games"])
async def show_lesson(request: AnyRequest, services: Here, game: GameId) -> Response[LessonShown]:
    """Give the guided first game of a game: a scripted deal, and the moves to try.

    What is said at each step is in the web application's words.
    """
    services.throttle.check("looks", address_of(request))
    if game not in GAMES:
        raise UnknownGame(game, GAMES)
    made = await services.archive.once(("lesson", game), lambda: squeeze(_shown(game)))
    return await answer_squeezed(request, made)


@post(
    "/api/lessons/{game:str}/why",
    status_code=200,
    responses=refusals(403, 408, 415, 422),
    tags=["games"],
)
async def say_why(
    request: AnyRequest, services: Here, game: GameId, data: JSONBody[Tried]
) -> Verdict:
    """Say why something cannot be done in a lesson, in the language that was asked for."""
    services.throttle.check("looks", address_of(request))
    if game not in GAMES:
        raise UnknownGame(game, GAMES)
    rules, words = _rules(game), words_of(request)
    try:
        action = rules.codec.action(data.action)
    except MalformedAction as error:
        raise Refusal("malformed", why=error.reason[:200]) from None
    why = await asyncio.to_thread(why_not, game, data.frame, action)
    if why is None:
        return Verdict(None)
    said = words.refusal(why, rules, viewer=lesson_for(game).seat)
    return Verdict(Problem(why.code, said, why.rule, dict(why.params) or None))


_rules = cache(load)


def _shown(game: str) -> LessonShown:
    lesson = lesson_for(game)
    return LessonShown(
        game=game,
        seat=lesson.seat,
        friends=lesson.friends,
        # The same fields, with what each game has to say in them.
        tasks=cast("Sequence[TaskShown]", lesson.tasks),
        comments=lesson.comments,
        frames=cast("Sequence[FrameShown]", lesson.frames),
        prospects=prospects_along(load(game), lesson.frames),
    )


ROUTES: Final[list[Any]] = [show_lesson, say_why]
