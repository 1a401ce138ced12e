"""The lesson of Ghosts: one pile from its first card to its last, and the end of a game."""

from phantomline.core import CHANCE
from phantomline.games.ghosts.actions import Draw, Play, Take
from tests.lessons.maker import LEARNER, Maker

LUNA, OTTO = 1, 2
# A maker knows no game by its types: what is ignored below are the fields that Ghosts has.

DEALT = {
    LEARNER: ["yellow-1", "blue-2", "green-3", "red-3", "white-3"],
    LUNA: ["blue-1", "blue-3", "black-2", "green-2", "red-2"],
    OTTO: ["red-1", "mist", "yellow-3", "white-1", "green-1"],
}


def play_ghosts(seed: int) -> Maker:
    """Play it; whatever nobody chose comes from the seed."""
    lesson = Maker("ghosts", 3, ("Luna", "Otto"), seed)
    while lesson.actors == (CHANCE,):
        seat = next(action.seat for action, _ in lesson.game.chances(lesson.state))  # type: ignore[attr-defined]
        lesson.fate(Draw(seat, DEALT[seat][sum(_dealt(lesson, seat))]))
    _first_pile(lesson)
    _second_pile(lesson)
    while not _nearly_over(lesson):
        lesson.auto(lesson.actors[0])
        lesson.luck()
    _last_cards(lesson)
    return lesson


def _first_pile(lesson: Maker) -> None:
    _ask(lesson, "first", "GH-21", "yellow-1", draws="mist")
    _friend(lesson, LUNA, "blue-1", "luna-adds")
    _friend(lesson, OTTO, "red-1", "otto-adds")
    _ask(lesson, "add", "GH-22", "blue-2", draws="blue-1")
    _friend(lesson, LUNA, "blue-3", "luna-turns")
    _ask(lesson, "turn", "GH-23", "blue-1", draws="white-3")
    _friend(lesson, LUNA, "black-2", "luna-seven")
    _friend(lesson, OTTO, "mist", "otto-mist")
    _ask(lesson, "mist", "GH-24", "mist", draws="blue-3")


def _second_pile(lesson: Maker) -> None:
    lesson.play(LUNA, Take(), "luna-takes")
    _friend(lesson, LUNA, "green-2")
    _friend(lesson, OTTO, "yellow-3", "otto-raises")
    lesson.ask("take", "GH-26", Take())
    _ask(lesson, "again", "GH-26", "red-3", draws="yellow-2")


def _last_cards(lesson: Maker) -> None:
    lesson.ask("brave", "GH-31", lesson.choice(LEARNER), curtain=True)
    lesson.auto(LUNA, "luna-back")
    lesson.ask("last", "GH-30", lesson.choice(LEARNER))
    lesson.auto(OTTO, "otto-takes")
    lesson.auto(OTTO)
    lesson.auto(LUNA, "luna-ends")


def _nearly_over(lesson: Maker) -> bool:
    """The third round, no cards to draw, and the learner is to move with two cards left."""
    state = lesson.state
    view = lesson.game.view(state, LEARNER)
    return (
        state.round == 3
        and lesson.actors == (LEARNER,)
        and view.deck_size == 0  # type: ignore[attr-defined]
        and len(view.hand) == 2  # type: ignore[attr-defined]
    )


def _ask(lesson: Maker, words: str, rule: str, card: str, *, draws: str) -> None:
    lesson.ask(words, rule, Play(card))
    lesson.fate(Draw(LEARNER, draws))


def _friend(lesson: Maker, seat: int, card: str, comment: str = "") -> None:
    lesson.play(seat, Play(card), comment)
    lesson.luck()


def _dealt(lesson: Maker, seat: int) -> list[bool]:
    return [actor == CHANCE and action.seat == seat for actor, action in lesson.steps]  # type: ignore[attr-defined]
