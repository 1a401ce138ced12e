"""Ghosts Galore, as a game of this package."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from phantomline.core import (
    CHANCE,
    Action,
    Actor,
    Codec,
    Event,
    Game,
    GameFacts,
    IllegalAction,
    Information,
    Options,
    Outcome,
    View,
    Viewer,
)
from phantomline.games.galore import legal, rounds, setup
from phantomline.games.galore.actions import (
    ACTIONS,
    Board,
    Choose,
    Claim,
    Draw,
    Hidden,
    Keep,
    Leave,
    Place,
    Reveal,
    Side,
    Start,
)
from phantomline.games.galore.edition import load_edition
from phantomline.games.galore.events import EVENTS
from phantomline.games.galore.options import GaloreOptions
from phantomline.games.galore.pieces import TILE_COUNT
from phantomline.games.galore.scoring import Sheet
from phantomline.games.galore.sight import imagine, look
from phantomline.games.galore.state import (
    BOARDS,
    CLAIMING,
    DECIDING,
    DRAWING,
    HIDDEN,
    KEEPING,
    OVER,
    PLACING,
    SIDES,
    STARTING,
    UNCOVERING,
    UNVEILING,
    State,
    first_state,
)
from phantomline.games.galore.steps import drawable, nth_drawable
from phantomline.games.galore.tables import Tables
from phantomline.games.galore.telling import step_events
from phantomline.games.galore.view import GaloreView

__all__ = ["Galore"]

# The same few actions of chance come again and again, so each is made once.
REVEALS: Final = [Reveal(tile=tile) for tile in range(TILE_COUNT + 1)]
STARTS: Final = [Start(seat=seat) for seat in range(legal.MOST_PLAYERS)]

RULE_OF_PHASE: Final = (
    "GG-10",
    "GG-10",
    "GG-11",
    "GG-12",
    "GG-14",
    "GG-21",
    "GG-21",
    "GG-22",
    "GG-25",
    "GG-30",
    "GG-32",
    "GG-64",
)
"""For each phase, the rule that says what happens in it."""


class Galore(Game[State]):
    """The rules of Ghosts Galore for two to five players, with the pieces of one edition."""

    def __init__(self, edition: str | Path | None = None) -> None:
        loaded = load_edition(edition)
        facts = GameFacts(
            id="galore",
            title={"en": "Ghosts Galore", "es": "Ghosts Galore"},
            min_players=2,
            max_players=legal.MOST_PLAYERS,
            minutes=(20, 20),
            chance=True,
            information=Information.HIDDEN,
            simultaneous=True,
            rules="1",
            edition=loaded.id,
        )
        super().__init__(facts, Codec(ACTIONS, EVENTS, GaloreView, GaloreOptions))
        self.tables: Final = Tables(loaded)

    def initial(self, players: int, options: Options | None = None) -> State:
        options = options or GaloreOptions()
        self.check_setup(players, options)
        assert isinstance(options, GaloreOptions)
        return first_state(players, options.start, options.choose_sides, options.experts)

    def actors(self, state: State) -> tuple[Actor, ...]:
        return legal.actors(state)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return legal.legal_actions(state, seat)

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        phase = state.phase
        if phase in (DRAWING, UNCOVERING):
            return [(REVEALS[tile], 1) for tile in drawable(state)]
        if phase == HIDDEN:
            return [(Hidden(state.turn, tile), 1) for tile in drawable(state)]
        if phase == BOARDS:
            return [(Board(state.turn, board), 1) for board in setup.free_boards(state)]
        if phase == STARTING:
            return [(STARTS[seat], 1) for seat in range(len(state.boards))]
        return []

    def fate(self, state: State, rng: Random) -> Action:
        phase = state.phase
        if phase in (DRAWING, UNCOVERING):
            return REVEALS[nth_drawable(state, rng.random())]
        if phase == HIDDEN:
            return Hidden(state.turn, nth_drawable(state, rng.random()))
        return super().fate(state, rng)

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        if actor == CHANCE:
            return _apply_chance(state, action)
        phase = state.phase
        if phase in (CLAIMING, DECIDING):
            if actor != state.turn:
                raise IllegalAction("not-on-turn", "GG-20", {"turn": state.turn})
            return _apply_turn(state, action)
        if actor < 0 or not state.waiting >> actor & 1:
            raise _cannot_act(state, actor)
        if phase in (PLACING, UNVEILING):
            if isinstance(action, Place):
                return rounds.place(state, actor, action.cell, action.rotation)
        elif phase == KEEPING:
            if isinstance(action, Keep):
                return setup.keep(state, actor, action.tile)
        elif isinstance(action, Side):
            return setup.choose_side(state, actor, action.side)
        raise IllegalAction("not-now", RULE_OF_PHASE[phase])

    def outcome(self, state: State) -> Outcome | None:
        return self.tables.outcome(self.sheets(state)) if state.phase == OVER else None

    def sheets(self, state: State) -> tuple[Sheet, ...]:
        """Every seat's score sheet as the boards stand, finished or not."""
        return self.tables.sheets(state.boards, state.placed)

    def view(self, state: State, viewer: Viewer) -> View:
        return look(state, viewer)

    def view_sheets(self, view: View) -> tuple[Sheet, ...]:
        """Every seat's score sheet as far as a viewer can see the boards."""
        assert isinstance(view, GaloreView)
        return self.tables.sheets(view.boards, view.placed)

    def events(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Event]:
        return step_events(self.tables, before, actor, action, after, viewer)

    def sample(self, view: View, rng: Random) -> State:
        assert isinstance(view, GaloreView)
        return imagine(view, rng)


def _apply_turn(state: State, action: Action) -> State:
    if state.phase == CLAIMING:
        if isinstance(action, Draw):
            return rounds.draw(state)
        if isinstance(action, Choose):
            return rounds.choose(state, action.tile)
        raise IllegalAction("not-now", "GG-21")
    if isinstance(action, Claim):
        return rounds.claim(state)
    if isinstance(action, Leave):
        return rounds.leave(state)
    if isinstance(action, Choose):
        raise IllegalAction("only-the-drawn-tile", "GG-22", {"tile": state.face_up[-1]})
    raise IllegalAction("not-now", "GG-22")


def _apply_chance(state: State, action: Action) -> State:
    phase = state.phase
    if phase in (DRAWING, UNCOVERING):
        if isinstance(action, Reveal):
            return rounds.reveal(state, action.tile)
    elif phase == HIDDEN:
        if isinstance(action, Hidden):
            _check_seat(state, action.seat)
            return setup.deal_hidden(state, action.tile)
    elif phase == BOARDS:
        if isinstance(action, Board):
            _check_seat(state, action.seat)
            return setup.deal_board(state, action.board)
    elif phase == STARTING and isinstance(action, Start):
        return setup.start(state, action.seat)
    raise IllegalAction("no-chance-now", RULE_OF_PHASE[phase])


def _check_seat(state: State, seat: int) -> None:
    if seat != state.turn:
        raise IllegalAction("wrong-seat", RULE_OF_PHASE[state.phase], {"seat": seat})


def _cannot_act(state: State, seat: int) -> IllegalAction:
    """Why a seat may not act while others choose, fate decides or the game is over."""
    rule = RULE_OF_PHASE[state.phase]
    if state.phase == OVER:
        return IllegalAction("game-over", rule)
    if state.phase in (SIDES, KEEPING, PLACING, UNVEILING) and 0 <= seat < len(state.boards):
        return IllegalAction("already-chosen", rule)
    return IllegalAction("not-now", rule)
