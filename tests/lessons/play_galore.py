"""The lesson of Ghosts Galore: a first path, and then the last round of a game."""

from phantomline.games.galore.actions import (
    Board,
    Choose,
    Claim,
    Draw,
    Hidden,
    Leave,
    Place,
    Reveal,
)
from tests.lessons.maker import LEARNER, Maker

LUNA = 1
FIRST, SECOND = 50, 9  # a curve with two ghosts; a straight with two more and a dragon
HIDDEN = 26
LAST_ROUND = 8


def play_galore(seed: int) -> Maker:
    """Play it; the tiles that nobody chose come from the seed."""
    lesson = Maker("galore", 2, ("Luna",), seed)
    lesson.fate(Board(LEARNER, "5b"), Board(LUNA, "3a"))
    lesson.fate(Hidden(LEARNER, HIDDEN))
    lesson.luck()
    _first_round(lesson)
    _second_round(lesson)
    while lesson.state.round < LAST_ROUND:
        _anyone(lesson)
    _last_round(lesson)
    return lesson


def _first_round(lesson: Maker) -> None:
    lesson.ask("draw", "GG-21", Draw())
    lesson.fate(Reveal(FIRST))
    lesson.ask("claim", "GG-22", Claim())
    lesson.luck()
    lesson.auto(LUNA, "luna-last")
    lesson.auto(LUNA)
    lesson.ask("place", "GG-30", Place(3, 180))
    lesson.luck()


def _second_round(lesson: Maker) -> None:
    lesson.play(LUNA, Draw())
    lesson.fate(Reveal(SECOND))
    lesson.play(LUNA, Leave(), "luna-leaves")
    lesson.ask("choose", "GG-23", Choose(SECOND))
    lesson.luck()
    lesson.auto(LUNA)
    lesson.auto(LUNA)
    lesson.ask("path", "GG-60", Place(6, 0), Place(6, 180))
    lesson.luck()


def _last_round(lesson: Maker) -> None:
    lesson.play(LUNA, Draw())
    lesson.luck()
    lesson.play(LUNA, Leave(), "luna-leaves-again")
    lesson.ask("last-draw", "GG-21", Draw(), curtain=True)
    lesson.luck()
    lesson.ask("leave", "GG-25", Leave())
    lesson.luck()
    lesson.auto(LUNA, "luna-takes")
    lesson.luck()
    lesson.ask("pick", "GG-25", lesson.choice(LEARNER))
    lesson.luck()
    lesson.auto(LUNA)
    lesson.ask("finish", "GG-61", lesson.choice(LEARNER))
    lesson.luck()
    lesson.auto(LUNA)
    lesson.ask("hidden", "GG-32", lesson.choice(LEARNER))


def _anyone(lesson: Maker) -> None:
    lesson.auto(lesson.actors[0])
    lesson.luck()
