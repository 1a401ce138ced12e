"""The course of a game, planned before it is played, and the same with hidden parts changed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import msgspec

from phantomline.bots import Budget, make_bot
from phantomline.core import CHANCE, Action, Game, IllegalAction, Record
from phantomline.games.galore.actions import Hidden, Keep
from tests.conformance.tables import load
from tests.server.leaks.known import SECRET_CHOICES, SECRET_DRAWS, known

__all__ = ["Course", "Turn", "disguised", "plan"]


@dataclass(frozen=True)
class Turn:
    """A seat acts and fate answers; the deal is fate's answer to nobody. It may be taken back."""

    seat: int
    action: Action | None
    draws: tuple[Action, ...] = ()
    taken_back: bool = False

    @property
    def actions(self) -> list[Action]:
        return ([] if self.action is None else [self.action]) + list(self.draws)


@dataclass(frozen=True)
class Course:
    """Everything that happens in a game."""

    name: str
    players: int
    options: dict[str, Any]
    turns: tuple[Turn, ...] = field(repr=False)

    @property
    def game(self) -> Game[Any]:
        return load(self.name)

    def first(self) -> Any:
        return self.game.initial(self.players, self.game.codec.options(self.options))

    def last(self) -> Any:
        """The state at the end of it."""
        *_, (before, steps) = self.states()
        return before if self.turns[-1].taken_back else steps[-1]

    def record(self) -> Record:
        """The game as its record tells it, without what was taken back."""
        played = [turn for turn in self.turns if not turn.taken_back]
        steps = [step for turn in played for step in steps_of(turn)]
        options = self.game.codec.options(self.options)
        outcome = self.game.outcome(self.last())
        return Record.of(self.game, self.players, options, steps, outcome)

    def draws(self) -> list[Any]:
        """All draws in order, as a script holds them."""
        return [msgspec.to_builtins(draw) for turn in self.turns for draw in turn.draws]

    def states(self) -> Iterator[tuple[Any, list[Any]]]:
        """For each turn, the state before it and those after each of its steps."""
        state = self.first()
        for turn in self.turns:
            steps = list(run(self.game, state, turn))
            yield state, steps
            state = state if turn.taken_back else steps[-1]


def run(game: Game[Any], state: Any, turn: Turn) -> Iterator[Any]:
    """Play a turn; raises `IllegalAction` if it cannot be played so."""
    for actor, action in steps_of(turn):
        if actor not in game.actors(state):
            raise IllegalAction("not-yours", "", {})
        state = game.apply(state, actor, action)
        yield state
    if CHANCE in game.actors(state):
        raise IllegalAction("not-yours", "", {})


def steps_of(turn: Turn) -> list[tuple[int, Action]]:
    moves = [] if turn.action is None else [(turn.seat, turn.action)]
    return moves + [(CHANCE, draw) for draw in turn.draws]


# -- planning ------------------------------------------------------------------


def plan(name: str, players: int, options: dict[str, Any], bot: str, rng: Random) -> Course:
    """Let bots play a whole game, in which some moves are taken back and made anew."""
    game = load(name)
    state = game.initial(players, game.codec.options(options))
    bots = [make_bot(bot, game) for _ in range(players)]
    turns: list[Turn] = []

    def add(seat: int, action: Action | None, after: Any) -> Any:
        draws: list[Action] = []
        while game.actors(after) == (CHANCE,):
            draws.append(game.fate(after, rng))
            after = game.apply(after, CHANCE, draws[-1])
        turns.append(Turn(seat, action, tuple(draws)))
        return after

    state = add(CHANCE, None, state)
    while game.actors(state):
        seat = rng.choice(game.actors(state))
        action = bots[seat].choose(game.view(state, seat), rng, Budget())
        after = add(seat, action, game.apply(state, seat, action))
        # Nothing can be taken back once the game is over.
        if game.actors(after) and rng.random() < 0.08:
            turns[-1] = replace(turns[-1], taken_back=True)
        else:
            state = after
    return Course(name, players, options, tuple(turns))


# -- changing what is hidden ------------------------------------------------------


def disguised(course: Course, viewer: int, rng: Random, tries: int) -> tuple[Course, int]:
    """Return a course that this viewer cannot tell from the given one, and how much is different.

    Again and again something that the viewer does not see happens otherwise: another seat gets
    another piece, or chooses something else in secret. The engine says whether the game can
    still go on in the same way, and the rules whether the viewer would notice.
    """
    original = [[known(course.name, one, viewer) for one in steps] for _, steps in course.states()]
    turns = list(course.turns)
    places = [
        (number, place)
        for number, turn in enumerate(turns)
        for place, (actor, action) in enumerate(steps_of(turn))
        if is_secret(actor, action, viewer)
    ]
    if not places:
        return course, 0
    for _ in range(tries):
        number, place = rng.choice(places)
        changed = otherwise(course, turns, number, place, viewer, rng)
        for candidate in changed:
            if looks_the_same(replace(course, turns=tuple(candidate)), viewer, original, number):
                turns = candidate
                break
    differences = sum(
        one != other
        for turn, again in zip(course.turns, turns, strict=True)
        for one, other in zip(turn.actions, again.actions, strict=True)
    )
    return replace(course, turns=tuple(turns)), differences


def is_secret(actor: int, action: Action, viewer: int) -> bool:
    if isinstance(action, SECRET_DRAWS):
        return bool(vars_of(action)["seat"] != viewer)
    return actor not in (CHANCE, viewer) and isinstance(action, SECRET_CHOICES)


def otherwise(
    course: Course, turns: list[Turn], number: int, place: int, viewer: int, rng: Random
) -> Iterator[list[Turn]]:
    """Yield the course with one secret changed: alone, and traded with a later one."""
    game = course.game
    state = state_at(course, turns, number, place)
    actor, old = steps_of(turns[number])[place]
    offered = (
        [action for action, _ in game.chances(state)]
        if actor == CHANCE
        else list(game.legal(state, actor))
    )
    offered = [action for action in offered if type(action) is type(old) and action != old]
    if not offered:
        return
    new = rng.choice(offered)
    alone = list(turns)
    alone[number] = with_action(turns[number], place, new)
    if isinstance(old, Hidden) and isinstance(new, Hidden):
        alone = keep_instead(alone, old.seat, old.tile, new.tile)
    yield alone
    if actor == CHANCE:
        yield from traded(alone, number, place, old, new, viewer)


def traded(
    turns: list[Turn], number: int, place: int, old: Action, new: Action, viewer: int
) -> Iterator[list[Turn]]:
    """Yield the course in which whoever drew the new piece later gets the old one."""
    for later in range(number, len(turns)):
        for spot, (actor, action) in enumerate(steps_of(turns[later])):
            if (later, spot) <= (number, place) or type(action) is not type(old):
                continue
            if is_secret(actor, action, viewer) and piece_of(action) == piece_of(new):
                both = list(turns)
                seat = vars_of(action)["seat"]
                both[later] = with_action(turns[later], spot, with_piece(action, piece_of(old)))
                if isinstance(old, Hidden) and isinstance(new, Hidden):
                    both = keep_instead(both, seat, new.tile, old.tile)
                yield both
                return


def keep_instead(turns: list[Turn], seat: int, old: int, new: int) -> list[Turn]:
    """Let a seat that kept one hidden tile keep the one that it got in its stead."""
    return [
        replace(turn, action=Keep(new)) if turn.seat == seat and turn.action == Keep(old) else turn
        for turn in turns
    ]


def state_at(course: Course, turns: Sequence[Turn], number: int, place: int) -> Any:
    state = course.first()
    for turn in turns[:number]:
        if not turn.taken_back:
            *_, state = run(course.game, state, turn)
    for actor, action in steps_of(turns[number])[:place]:
        state = course.game.apply(state, actor, action)
    return state


def looks_the_same(
    course: Course, viewer: int, original: Sequence[Sequence[Any]], since: int
) -> bool:
    try:
        for number, (_, steps) in enumerate(course.states()):
            if number >= since:
                seen = [known(course.name, one, viewer) for one in steps]
                if seen != original[number]:
                    return False
    except IllegalAction:
        return False
    return True


def with_action(turn: Turn, place: int, action: Action) -> Turn:
    if turn.action is not None and place == 0:
        return replace(turn, action=action)
    at = place - (turn.action is not None)
    return replace(turn, draws=(*turn.draws[:at], action, *turn.draws[at + 1 :]))


def vars_of(action: Action) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__}


def piece_of(action: Action) -> Any:
    return next(value for name, value in vars_of(action).items() if name != "seat")


def with_piece(action: Action, piece: Any) -> Action:
    name = next(name for name in action.__struct_fields__ if name != "seat")
    return msgspec.structs.replace(action, **{name: piece})
