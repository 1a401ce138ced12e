"""Ghosts, as a game of this package."""

from collections.abc import Sequence
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
from phantomline.games.ghosts import rules
from phantomline.games.ghosts.actions import ACTIONS, Draw, Play, Start, Take
from phantomline.games.ghosts.cards import CARDS, INDEX, NAMES, NO_CARD
from phantomline.games.ghosts.events import EVENTS, step_events
from phantomline.games.ghosts.sight import imagine, look
from phantomline.games.ghosts.state import (
    DEALING,
    DRAWING,
    OVER,
    PLAYING,
    STARTING,
    State,
    first_state,
)
from phantomline.games.ghosts.view import GhostsView

__all__ = ["FACTS", "Ghosts"]

MAX_PLAYERS: Final = 6

FACTS: Final = GameFacts(
    id="ghosts",
    title={"en": "Ghosts", "es": "Fantasmas"},
    min_players=2,
    max_players=MAX_PLAYERS,
    minutes=(15, 25),
    chance=True,
    information=Information.HIDDEN,
    simultaneous=False,
    lowest_wins=True,
    rules="1",
    edition="standard",
)

# Actions are values, so each is made once and handed out again and again.
PLAYS: Final = [Play(card=name) for name in NAMES]
TAKE: Final = Take()
DRAWS: Final = [[Draw(seat=seat, card=name) for name in NAMES] for seat in range(MAX_PLAYERS)]
STARTS: Final = [Start(seat=seat) for seat in range(MAX_PLAYERS)]

NOBODY: Final[tuple[int, ...]] = ()
FATE: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(MAX_PLAYERS)])


class Ghosts(Game[State]):
    """The rules of Ghosts for two to six players."""

    def __init__(self) -> None:
        super().__init__(FACTS, Codec(ACTIONS, EVENTS, GhostsView, Options))

    def initial(self, players: int, options: Options | None = None) -> State:
        options = options or Options()
        self.check_setup(players, options)
        return first_state(players, options.start)

    def actors(self, state: State) -> tuple[Actor, ...]:
        if state.phase == PLAYING:
            return ALONE[state.turn]
        return NOBODY if state.phase == OVER else FATE

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return _legal(state, seat)

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        if state.phase == STARTING:
            return [(STARTS[seat], 1) for seat in range(len(state.hands))]
        if state.phase == DEALING or state.phase == DRAWING:
            draws = DRAWS[state.turn]
            return [
                (draws[card], CARDS.count(state.deck, card)) for card in CARDS.present(state.deck)
            ]
        return []

    def fate(self, state: State, rng: Random) -> Action:
        if state.phase == STARTING:
            return STARTS[int(rng.random() * len(state.hands))]
        index = int(rng.random() * CARDS.size(state.deck))
        return DRAWS[state.turn][CARDS.pick(state.deck, index)]

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        if actor == CHANCE:
            return _apply_chance(state, action)
        if state.phase != PLAYING or actor != state.turn:
            raise _out_of_turn(state)
        if isinstance(action, Play):
            return rules.play(state, _card(action.card))
        if isinstance(action, Take):
            return rules.take(state)
        raise IllegalAction("not-a-player-action", "GH-20")

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        return Outcome("three-rounds", rules.winners(state.fright), state.fright)

    def view(self, state: State, viewer: Viewer) -> View:
        return look(state, viewer, _legal(state, viewer))

    def events(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Event]:
        return step_events(before, actor, action, after, viewer)

    def sample(self, view: View, rng: Random) -> State:
        assert isinstance(view, GhostsView)
        return imagine(view, rng)


def _legal(state: State, seat: int) -> list[Play | Take]:
    if state.phase != PLAYING or seat != state.turn:
        return []
    actions: list[Play | Take] = [
        PLAYS[card] for card in CARDS.present(state.hands[seat]) if rules.is_playable(state, card)
    ]
    if rules.can_take(state):
        actions.append(TAKE)
    return actions


def _apply_chance(state: State, action: Action) -> State:
    if isinstance(action, Draw) and (state.phase == DRAWING or state.phase == DEALING):
        card = _card(action.card)
        if action.seat != state.turn:
            raise IllegalAction("wrong-seat", "GH-20", {"seat": action.seat})
        if CARDS.count(state.deck, card) == 0:
            raise IllegalAction("not-in-deck", "GH-01", {"card": action.card})
        return rules.draw(state, card) if state.phase == DRAWING else rules.deal(state, card)
    if isinstance(action, Start) and state.phase == STARTING:
        if not 0 <= action.seat < len(state.hands):
            raise IllegalAction("no-such-seat", "GH-12", {"seat": action.seat})
        return rules.start(state, action.seat)
    raise IllegalAction("no-chance-now", "GH-20")


def _card(name: str) -> int:
    card = INDEX.get(name, NO_CARD)
    if card == NO_CARD:
        raise IllegalAction("no-such-card", "GH-01", {"card": name})
    return card


def _out_of_turn(state: State) -> IllegalAction:
    if state.phase == OVER:
        return IllegalAction("game-over", "GH-33")
    return IllegalAction("not-on-turn", "GH-20", {"turn": state.turn})
