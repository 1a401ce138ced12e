"""Ghost Train, as a game of this package."""

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
from phantomline.games.train import resolving, rules
from phantomline.games.train.actions import (
    ACTIONS,
    Claim,
    Discard,
    Draw,
    DrawFloat,
    DrawTicket,
    Move,
    Pass,
    Start,
)
from phantomline.games.train.edition import load_edition
from phantomline.games.train.events import EVENTS
from phantomline.games.train.floats import FLOATS, INDEX, KINDS
from phantomline.games.train.imagining import imagine
from phantomline.games.train.moves import moves
from phantomline.games.train.sight import look
from phantomline.games.train.state import (
    OVER,
    PLAYING,
    STARTING,
    State,
    first_state,
    result,
)
from phantomline.games.train.telling import step_events
from phantomline.games.train.town import MAX_PLAYERS, Town
from phantomline.games.train.view import TrainView

__all__ = ["Train"]

# Actions are values, so each is made once and handed out again and again.
FLOAT_DRAWS: Final = [[DrawFloat(seat, name) for name in KINDS] for seat in range(MAX_PLAYERS)]
STARTS: Final = [Start(seat) for seat in range(MAX_PLAYERS)]

NOBODY: Final[tuple[int, ...]] = ()
FATE: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(MAX_PLAYERS)])


class Train(Game[State]):
    """The rules of Ghost Train for two to four players, in one edition's town.

    ``edition`` is the path of an edition file; without one, the town in the package.
    """

    def __init__(self, edition: str | Path | None = None) -> None:
        self.town: Final = Town(load_edition(edition))
        facts = GameFacts(
            id="train",
            title={"en": "Ghost Train", "es": "Tren Fantasma"},
            min_players=2,
            max_players=MAX_PLAYERS,
            minutes=(15, 30),
            chance=True,
            information=Information.HIDDEN,
            simultaneous=False,
            rules="1",
            edition=self.town.edition.id,
        )
        super().__init__(facts, Codec(ACTIONS, EVENTS, TrainView, Options))

    def initial(self, players: int, options: Options | None = None) -> State:
        options = options or Options()
        self.check_setup(players, options)
        return first_state(self.town, players, options.start)

    def actors(self, state: State) -> tuple[Actor, ...]:
        if state.phase == PLAYING:
            return ALONE[state.turn]
        return NOBODY if state.phase == OVER else FATE

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return self._legal(state, seat)

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        if state.phase == STARTING:
            return [(STARTS[seat], 1) for seat in range(len(state.hands))]
        if resolving.gets_float(state):
            floats = FLOAT_DRAWS[state.turn]
            deck = state.deck
            return [(floats[kind], FLOATS.count(deck, kind)) for kind in FLOATS.present(deck)]
        if resolving.gets_ticket(state):
            draws = self.town.ticket_draws[state.turn]
            return [(draw, 1) for index, draw in enumerate(draws) if state.ticket_deck >> index & 1]
        return []

    def fate(self, state: State, rng: Random) -> Action:
        if resolving.gets_float(state):
            index = int(rng.random() * FLOATS.size(state.deck))
            return FLOAT_DRAWS[state.turn][FLOATS.pick(state.deck, index)]
        if resolving.gets_ticket(state):
            index = int(rng.random() * state.ticket_deck.bit_count())
            return self.town.ticket_draws[state.turn][_nth_bit(state.ticket_deck, index)]
        return STARTS[int(rng.random() * len(state.hands))]

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        if actor == CHANCE:
            return self._apply_chance(state, action)
        if state.phase != PLAYING or actor != state.turn:
            raise _out_of_turn(state)
        if isinstance(action, Draw):
            return rules.draw(self.town, state)
        if isinstance(action, Claim):
            route = self.town.route_index.get(action.route, -1)
            if route < 0:
                raise IllegalAction("no-such-route", "GT-04", {"route": action.route})
            return rules.claim(self.town, state, route, action.locomotives)
        if isinstance(action, Discard):
            return rules.discard(self.town, state)
        if isinstance(action, Pass):
            return rules.pass_turn(self.town, state)
        raise IllegalAction("not-a-player-action", "GT-20")

    def outcome(self, state: State) -> Outcome | None:
        return result(state)

    def view(self, state: State, viewer: Viewer) -> View:
        return look(self.town, state, viewer, self._legal(state, viewer))

    def events(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Event]:
        del actor  # every action of this game says by itself who acts
        return step_events(self.town, before, action, after, viewer)

    def sample(self, view: View, rng: Random) -> State:
        assert isinstance(view, TrainView)
        return imagine(self.town, view, rng)

    def _legal(self, state: State, seat: int) -> list[Move]:
        if state.phase != PLAYING or seat != state.turn:
            return []
        return moves(self.town, state)

    def _apply_chance(self, state: State, action: Action) -> State:
        if isinstance(action, DrawFloat) and resolving.gets_float(state):
            _check_seat(state, action.seat)
            kind = INDEX.get(action.card, -1)
            if kind < 0:
                raise IllegalAction("no-such-card", "GT-02", {"card": action.card})
            if FLOATS.count(state.deck, kind) == 0:
                raise IllegalAction("not-in-deck", "GT-02", {"card": action.card})
            return resolving.give_float(self.town, state, kind)
        if isinstance(action, DrawTicket) and resolving.gets_ticket(state):
            _check_seat(state, action.seat)
            ticket = self.town.ticket_index.get(action.ticket, -1)
            if ticket < 0:
                raise IllegalAction("no-such-ticket", "GT-03", {"ticket": action.ticket})
            if not state.ticket_deck >> ticket & 1:
                raise IllegalAction("ticket-not-in-deck", "GT-03", {"ticket": action.ticket})
            return resolving.give_ticket(self.town, state, ticket)
        if isinstance(action, Start) and state.phase == STARTING:
            if not 0 <= action.seat < len(state.hands):
                raise IllegalAction("no-such-seat", "GT-11", {"seat": action.seat})
            return resolving.start(state, action.seat)
        raise IllegalAction("no-chance-now", "GT-20")


def _check_seat(state: State, seat: int) -> None:
    if seat != state.turn:
        raise IllegalAction("wrong-seat", "GT-11", {"seat": seat})


def _nth_bit(bits: int, index: int) -> int:
    """Return the place of the bit that has so many set bits below it."""
    for _ in range(index):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def _out_of_turn(state: State) -> IllegalAction:
    if state.phase == OVER:
        return IllegalAction("game-over", "GT-40")
    return IllegalAction("not-on-turn", "GT-11", {"turn": state.turn})
