"""Every lesson keeps the rules, asks for moves that can be made, and teaches what it says."""

import re
from itertools import pairwise
from typing import Any

import pytest

from phantomline.core import Event, Frame, read_records, replay
from phantomline.games import GAMES, load
from phantomline.games.galore import events as galore
from phantomline.games.galore.view import GaloreView
from phantomline.games.ghosts import events as ghosts
from phantomline.games.ghosts.actions import Take
from phantomline.games.ghosts.view import GhostsView
from phantomline.games.train import events as train
from phantomline.games.train.actions import Discard
from phantomline.games.train.view import TrainView
from phantomline.lessons import Lesson, Task, lesson_for
from phantomline.words import LANGUAGES, Catalogue
from phantomline.words.catalogue import RULES
from tests.lessons.making import DATA

games = pytest.mark.parametrize("game", GAMES)


def task(lesson: Lesson, words: str) -> Task:
    [found] = [one for one in lesson.tasks if one.words == words]
    return found


def asked(lesson: Lesson, words: str) -> Frame:
    """The table at which a step asks for its move."""
    [found] = [frame for frame in lesson.frames if frame.n == task(lesson, words).frame]
    return found


def answer(lesson: Lesson, words: str) -> list[Event]:
    """What comes of the move that a step asks for."""
    [found] = [frame for frame in lesson.frames if frame.n == task(lesson, words).frame + 1]
    return list(found.events)


def of(kind: type[Any], happened: list[Event]) -> list[Any]:
    return [event for event in happened if isinstance(event, kind)]


# -- all of them -----------------------------------------------------------------


@games
def test_the_shipped_game_is_played_by_the_rules_to_its_end(game: str) -> None:
    rules = load(game)
    lines = (DATA / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    [(_, record)] = read_records(lines, lambda _: rules)
    moments = list(replay(rules, record))
    assert record.outcome is not None
    assert rules.outcome(moments[-1].after) == record.outcome


@games
def test_a_lesson_has_six_to_ten_steps_and_the_learner_wins(game: str) -> None:
    lesson = lesson_for(game)
    assert 6 <= len(lesson.tasks) <= 10
    outcome = lesson.frames[-1].outcome
    assert outcome is not None
    assert outcome.winners == (lesson.seat,)


@games
def test_each_move_that_is_asked_for_can_be_made_and_is_what_happens_next(game: str) -> None:
    lesson = lesson_for(game)
    shown = {frame.n: frame for frame in lesson.frames}
    for one in lesson.tasks:
        legal = list(getattr(shown[one.frame].view, "legal"))  # noqa: B009 (each game has its own)
        assert one.action in legal, one.words
        assert set(one.also) <= set(legal), one.words
        assert shown[one.frame + 1].action == one.action


@games
def test_only_where_a_move_is_asked_for_is_there_anything_to_decide(game: str) -> None:
    lesson = lesson_for(game)
    steps = {one.frame for one in lesson.tasks}
    for frame in lesson.frames:
        assert bool(getattr(frame.view, "legal")) == (frame.n in steps)  # noqa: B009 each game has its own


@games
def test_moves_of_the_learner_that_are_not_asked_for_lie_behind_a_curtain(game: str) -> None:
    lesson = lesson_for(game)
    steps = {one.frame for one in lesson.tasks}
    own = [frame.n for frame in lesson.frames if frame.seat == lesson.seat]
    assert own == sorted(n + 1 for n in steps)
    numbers = [frame.n for frame in lesson.frames]
    jumps = [n for before, n in pairwise(numbers) if n != before + 1]
    assert jumps == [one.frame for one in lesson.tasks if one.curtain]
    assert jumps


@games
def test_comments_are_said_by_friends_and_in_sight(game: str) -> None:
    lesson = lesson_for(game)
    shown = {frame.n: frame for frame in lesson.frames}
    for comment in lesson.comments:
        assert shown[comment.frame].seat not in (None, lesson.seat), comment.words


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(game: str, language: str) -> None:
    words = Catalogue(language, strict=True)
    lesson = lesson_for(game)
    for one in lesson.tasks:
        parts = ["title", "text", "do", "else", *(["curtain"] if one.curtain else [])]
        said = {part: words.format(f"web-lesson-{game}-{one.words}-{part}") for part in parts}
        assert len(said["title"]) <= 32, one.words
        sentences = re.findall(r"[.!?](?= |$)", f"{said['text']} {said['do']}")
        assert len(sentences) <= 3, one.words
        assert len(said["text"]) <= 215, one.words
        assert words.format(f"rule-{one.rule}")
        assert RULES[one.rule.partition("-")[0]] == game
    for comment in lesson.comments:
        assert words.format(f"web-lesson-{game}-{comment.words}")
    for end in ("done", "know-1", "know-2", "know-3"):
        assert words.format(f"web-lesson-{game}-{end}")


@games
def test_no_words_are_left_from_a_step_that_is_gone(game: str) -> None:
    lesson = lesson_for(game)
    used = {f"web-lesson-{game}-{one}" for one in ("done", "know-1", "know-2", "know-3")}
    for one in lesson.tasks:
        parts = ["title", "text", "do", "else", *(["curtain"] if one.curtain else [])]
        used |= {f"web-lesson-{game}-{one.words}-{part}" for part in parts}
    used |= {f"web-lesson-{game}-{one.words}" for one in lesson.comments}
    text = (DATA.parents[1] / "locales" / "en" / "web-lesson.ftl").read_text(encoding="utf-8")
    there = {line.split(" =")[0] for line in text.splitlines() if " =" in line}
    assert {one for one in there if one.startswith(f"web-lesson-{game}-")} == used


@games
def test_friends_keep_their_secrets(game: str) -> None:
    """Frames are one seat's view: what friends hold is not in them, nor what they decide unseen."""
    lesson = lesson_for(game)
    for frame in lesson.frames:
        assert frame.view.seat == lesson.seat
        assert frame.action is None or frame.seat == lesson.seat


# -- what each of them teaches ---------------------------------------------------------


def test_galore_teaches_claiming_and_a_path_between_bone_doors() -> None:
    lesson = lesson_for("galore")
    assert of(galore.Drew, answer(lesson, "draw"))
    assert of(galore.Claimed, answer(lesson, "claim"))
    left = asked(lesson, "choose").view
    assert isinstance(left, GaloreView)
    assert of(galore.Chose, answer(lesson, "choose"))[0].tile in left.face_up
    [path] = of(galore.PathFinished, answer(lesson, "path"))
    assert (path.seat, path.path, path.points) == (lesson.seat, "bone_doors", 4)


def test_galore_teaches_patience_the_tooth_doors_and_the_hidden_tile() -> None:
    lesson = lesson_for("galore")
    assert of(galore.Left, answer(lesson, "leave"))
    five = asked(lesson, "pick").view
    assert isinstance(five, GaloreView)
    assert len(five.face_up) == 5
    paths = of(galore.PathFinished, answer(lesson, "finish"))
    assert ("tooth_doors", 6) in [(one.path, one.points) for one in paths if one.seat == 0]
    end = answer(lesson, "hidden")
    assert [one.seat for one in of(galore.Unveiled, end)] == [0, 1]
    [own] = [one for one in of(galore.Scored, end) if one.seat == lesson.seat]
    dragons, spirits = own.points[0], own.points[1]
    assert (dragons, spirits) == (36, 42)  # six dragons; seven ghosts at six points each
    assert of(galore.Ended, end)


def test_ghosts_teaches_adding_turning_mist_and_taking() -> None:
    lesson = lesson_for("ghosts")
    assert [one.level for one in of(ghosts.Raised, answer(lesson, "first"))] == [1]
    assert [one.level for one in of(ghosts.Raised, answer(lesson, "add"))] == [5]
    assert [one.level for one in of(ghosts.Reversed, answer(lesson, "turn"))] == [5]
    seven = asked(lesson, "mist").view
    assert isinstance(seven, GhostsView)
    assert seven.level == 7
    assert {type(action).__name__ for action in seven.legal} == {"Play", "Take"}
    assert [one.level for one in of(ghosts.Hidden, answer(lesson, "mist"))] == [7]
    stuck = asked(lesson, "take").view
    assert isinstance(stuck, GhostsView)
    assert stuck.legal == (Take(),)
    assert [one.fright for one in of(ghosts.Took, answer(lesson, "take"))] == [4]
    assert [one.level for one in of(ghosts.Raised, answer(lesson, "again"))] == [3]


def test_ghosts_teaches_that_staying_unafraid_can_win_the_game() -> None:
    lesson = lesson_for("ghosts")
    before = asked(lesson, "brave").view
    assert isinstance(before, GhostsView)
    assert before.fright == (6, 17, 5)
    assert (before.round, before.deck_size, before.face_down[0]) == (3, 0, 0)
    assert [one.level for one in of(ghosts.Reversed, answer(lesson, "brave"))] == [4]
    assert [one.level for one in of(ghosts.Raised, answer(lesson, "last"))] == [7]
    [end] = of(ghosts.RoundEnded, list(lesson.frames[-1].events))
    assert (end.seat, end.seats, end.fright) == (0, (0,), (3, 17, 6))


def test_train_teaches_routes_double_routes_and_locomotives() -> None:
    lesson = lesson_for("train")
    assert len(of(train.Drew, answer(lesson, "draw"))) == 2
    [claimed] = of(train.Claimed, answer(lesson, "claim"))
    assert (claimed.coloured, claimed.locomotives) == (2, 0)
    [short] = of(train.Claimed, answer(lesson, "short"))
    assert (short.coloured, short.colour) == (1, "black")
    twins = [one for frame in lesson.frames for one in of(train.Claimed, list(frame.events))]
    assert (1, "train-station--town-hall--blue") in [(one.seat, one.route) for one in twins]
    assert "locomotive" in [one.card for one in of(train.Drew, answer(lesson, "wild"))]
    ticket = answer(lesson, "ticket")
    [paid] = of(train.Claimed, ticket)
    assert (paid.coloured, paid.locomotives) == (1, 1)
    assert [one.location for one in of(train.TownHall, ticket)] == ["crypt"]
    assert [one.completed for one in of(train.Completed, ticket)] == [1]


def test_train_teaches_other_tickets_trick_or_treat_and_the_jackpot() -> None:
    lesson = lesson_for("train")
    assert task(lesson, "change").action == Discard()
    assert len(of(train.TicketsDiscarded, answer(lesson, "change"))[0].tickets) == 2
    near = asked(lesson, "treat").view
    assert isinstance(near, TrainView)
    assert len(near.completed[0]) == 4
    assert [one.completed for one in of(train.TrickOrTreat, answer(lesson, "treat"))] == [5]
    end = answer(lesson, "jackpot")
    assert [one.completed for one in of(train.Completed, end)] == [6]
    assert [one.reason for one in of(train.Ended, end)] == ["sixth-ticket"]
