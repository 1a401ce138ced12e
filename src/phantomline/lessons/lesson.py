"""A lesson: a game that was played out beforehand, and what is said to whoever plays it again.

The game is a record like any other, so it keeps the rules or it does not replay. A script beside
it names the moments at which the learner is asked for a move; the move itself is the record's.
Words are in the catalogues: ``web-lesson-GAME-WORDS-title``, ``-text``, ``-do`` and ``-else`` for a
step, ``-curtain`` where something was passed over before it, and ``web-lesson-GAME-WORDS`` for a
comment.
"""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any

import msgspec

from phantomline.core import (
    CHANCE,
    Action,
    Frame,
    Game,
    IllegalAction,
    PhantomlineError,
    Record,
    frames,
    read_records,
    replay,
)
from phantomline.games import load

__all__ = ["Comment", "Lesson", "LessonError", "Script", "Step", "Task", "lesson_for", "why_not"]


class LessonError(PhantomlineError):
    """A lesson whose script does not fit its game."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment at which the learner is asked for the move that follows in the record.

    ``rule`` is where to read on. With a ``curtain`` before it, the moves since the last step are
    not shown: they are played for the learner. ``also`` are moves that come to the same, such as
    a straight track turned by half a circle.
    """

    frame: int
    words: str
    rule: str
    curtain: bool = False
    also: tuple[dict[str, Any], ...] = ()


class Comment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a friend says of the move that led to this frame."""

    frame: int
    words: str


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said in a lesson: to the learner at ``seat``, among friends with these names."""

    seat: int
    friends: tuple[str, ...]
    steps: tuple[Step, ...]
    comments: tuple[Comment, ...]


class Task(msgspec.Struct, frozen=True):
    """A step as the learner meets it: the frame that shows the table, and the move asked for.

    ``also`` are other moves that are just as good, since they come to the same.
    """

    frame: int
    words: str
    rule: str
    curtain: bool
    action: Action
    also: tuple[Action, ...]


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson as the learner sees it.

    ``frames`` are those that are shown; what a curtain hides is not among them, so their ``n``
    may jump.
    """

    game: str
    seat: int
    friends: tuple[str, ...]
    tasks: tuple[Task, ...]
    comments: tuple[Comment, ...]
    frames: tuple[Frame, ...]


@cache
def lesson_for(game: str) -> Lesson:
    """Return the lesson of a game, replayed by its rules."""
    rules = load(game)
    script = msgspec.json.decode(_data(f"{game}.json").read_bytes(), type=Script)
    record = _record(game, rules)
    seen = tuple(frames(rules, record, script.seat, legal=True))
    tasks = tuple(_task(step, seen, script.seat, rules) for step in script.steps)
    return Lesson(game, script.seat, script.friends, tasks, script.comments, _shown(tasks, seen))


def why_not(game: str, frame: int, action: Action) -> IllegalAction | None:
    """Say why the learner cannot do something at a step; ``None`` if they can, or nothing is asked.

    Errors of the rules tell no more than the acting seat may know.
    """
    state = _asked_in(game).get(frame)
    if state is None:
        return None
    try:
        load(game).apply(state, lesson_for(game).seat, action)
    except IllegalAction as error:
        return error
    return None


@cache
def _asked_in(game: str) -> dict[int, Any]:
    """Return the states at which the learner is asked for a move, by their frames."""
    steps = {task.frame for task in lesson_for(game).tasks}
    rules = load(game)
    moments = replay(rules, _record(game, rules))
    seats = [moment.before for moment in moments if moment.actor != CHANCE]
    return {frame: state for frame, state in enumerate(seats) if frame in steps}


def _record(game: str, rules: Game[Any]) -> Record:
    lines = _data(f"{game}.jsonl").read_bytes().splitlines()
    [(_, record)] = read_records(lines, lambda _: rules)
    return record


def _task(step: Step, seen: tuple[Frame, ...], seat: int, rules: Game[Any]) -> Task:
    """Find the move that a step asks for."""
    if not 0 <= step.frame < len(seen) - 1:
        raise LessonError(f"step {step.words}: there is no move after frame {step.frame}")
    move = seen[step.frame + 1]
    if move.seat != seat or move.action is None:
        raise LessonError(f"step {step.words}: somebody else moves after frame {step.frame}")
    also = tuple(rules.codec.action(action) for action in step.also)
    return Task(step.frame, step.words, step.rule, step.curtain, move.action, also)


def _shown(tasks: tuple[Task, ...], seen: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """Leave out what happens behind a curtain: all between one step's move and the next step.

    Where nothing is asked there is nothing to decide either, though friends may still be choosing.
    """
    asked = {task.frame for task in tasks}
    hidden: set[int] = set()
    for before, task in pairwise(tasks):
        if task.curtain:
            hidden.update(range(before.frame + 2, task.frame))
    return tuple(
        frame if frame.n in asked else _with_nothing_to_decide(frame)
        for frame in seen
        if frame.n not in hidden
    )


def _with_nothing_to_decide(frame: Frame) -> Frame:
    view = msgspec.structs.replace(frame.view, legal=())
    return msgspec.structs.replace(frame, view=view)


def _data(name: str) -> Traversable:
    return resources.files("phantomline.lessons") / "data" / name
