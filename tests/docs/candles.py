"""Nine Candles, the example of docs/adding-a-game.md: a whole game, as small as one can be.

- NC-01 Nine candles, numbered 1 to 9 by how bright they are; two to four players.
- NC-02 Chance or the host picks who starts; turns go clockwise.
- NC-10 Everyone is dealt two candles, which nobody else sees.
- NC-20 On your turn you light one of your candles, and your other one stays dark.
- NC-30 When all have lit one, a ghost blows out the brightest. The brightest of the rest wins.
"""

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
from phantomline.core.bags import Packing
from phantomline.core.value import Value

FACTS: Final = GameFacts(
    id="candles",
    title={"en": "Nine Candles", "es": "Nueve velas"},
    min_players=2,
    max_players=4,
    minutes=(1, 2),
    chance=True,
    information=Information.HIDDEN,
    simultaneous=False,
    rules="1",
    edition="standard",
)

CANDLES: Final = Packing(kinds=9, width=1)  # kind 0 is the candle numbered 1
ALL: Final = CANDLES.pack([1] * 9)
NOBODY: Final = -1
DARK: Final = 0


class Start(Action, frozen=True, tag="start"):
    """Chance: this seat starts (NC-02)."""

    seat: int


class Deal(Action, frozen=True, tag="deal"):
    """Chance: this seat gets this candle (NC-10)."""

    seat: int
    candle: int


class Light(Action, frozen=True, tag="light"):
    """Light one of your candles (NC-20)."""

    candle: int


class State(Value):
    """``deck`` and ``hands`` are bags; ``lit`` is each seat's candle, or `DARK`."""

    def __init__(self, turn: int, deck: int, hands: tuple[int, ...], lit: tuple[int, ...]) -> None:
        self.turn = turn
        self.deck = deck
        self.hands = hands
        self.lit = lit

    def key(self) -> tuple[object, ...]:
        """Return all fields."""
        return (self.turn, self.deck, self.hands, self.lit)

    @property
    def phase(self) -> str:
        """Return what is going on; it follows from the fields."""
        players = len(self.hands)
        if self.turn == NOBODY:
            return "starting"
        if CANDLES.size(self.deck) > 9 - 2 * players:
            return "dealing"
        return "lighting" if DARK in self.lit else "over"


class Began(Event, frozen=True, tag="began"):
    """A seat was picked to start."""

    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A candle was dealt; only its owner knows which."""

    seat: int
    candle: int | None


class Lit(Event, frozen=True, tag="lit"):
    """A candle was lit, for all to see."""

    seat: int
    candle: int


class Ended(Event, frozen=True, tag="ended"):
    """All candles are lit, and the brightest is out (NC-30)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class CandlesView(View, frozen=True, kw_only=True, tag="candles"):
    """``hand`` is the viewer's; of the other hands it shows how many candles they hold."""

    turn: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    lit: tuple[int, ...]
    legal: tuple[Light, ...]


class Candles(Game[State]):
    """The rules of Nine Candles."""

    def __init__(self) -> None:
        codec = Codec((Start, Deal, Light), (Began, Dealt, Lit, Ended), CandlesView, Options)
        super().__init__(FACTS, codec)

    def initial(self, players: int, options: Options | None = None) -> State:
        options = options or Options()
        self.check_setup(players, options)
        turn = NOBODY if options.start is None else options.start
        return State(turn, ALL, (0,) * players, (DARK,) * players)

    def actors(self, state: State) -> tuple[Actor, ...]:
        if state.phase == "over":
            return ()
        return (state.turn,) if state.phase == "lighting" else (CHANCE,)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return _legal(state, seat)

    def chances(self, state: State) -> Sequence[tuple[Action, int]]:
        if state.phase == "starting":
            return [(Start(seat), 1) for seat in range(len(state.hands))]
        if state.phase == "dealing":
            return [(Deal(state.turn, kind + 1), 1) for kind in CANDLES.present(state.deck)]
        return []

    def apply(self, state: State, actor: Actor, action: Action) -> State:
        if actor not in self.actors(state):
            raise IllegalAction("not-on-turn", "NC-20", {"turn": state.turn})
        if actor == CHANCE:
            if action not in [listed for listed, _ in self.chances(state)]:
                raise IllegalAction("not-in-deck", "NC-10")
            if isinstance(action, Start):
                return State(action.seat, state.deck, state.hands, state.lit)
        elif action not in _legal(state, actor):
            raise IllegalAction("not-in-hand", "NC-20")
        assert isinstance(action, (Deal, Light))
        one = CANDLES.one(action.candle - 1)
        seat, hands, lit = state.turn, list(state.hands), list(state.lit)
        turn = (seat + 1) % len(hands)
        if isinstance(action, Deal):
            hands[seat] += one
            return State(turn, state.deck - one, tuple(hands), state.lit)
        hands[seat] -= one
        lit[seat] = action.candle
        return State(turn, state.deck, tuple(hands), tuple(lit))

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        second = sorted(state.lit)[-2]
        return Outcome("all-lit", (state.lit.index(second),), state.lit)

    def view(self, state: State, viewer: Viewer) -> View:
        own = CANDLES.cards(state.hands[viewer]) if viewer >= 0 else []
        return CandlesView(
            seat=viewer if viewer >= 0 else None,
            players=len(state.hands),
            phase=state.phase,
            actors=(state.turn,) if state.phase == "lighting" else (),
            turn=state.turn,
            hand=tuple([kind + 1 for kind in own]),
            hand_sizes=tuple([CANDLES.size(hand) for hand in state.hands]),
            lit=state.lit,
            legal=tuple(_legal(state, viewer)),
        )

    def events(
        self, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
    ) -> Sequence[Event]:
        if isinstance(action, Start):
            return [Began(action.seat)]
        if isinstance(action, Deal):
            seat = before.turn
            return [Dealt(seat, action.candle if viewer == seat else None)]
        assert isinstance(action, Light)
        told: list[Event] = [Lit(actor, action.candle)]
        outcome = self.outcome(after)
        if outcome is not None:
            told.append(Ended(outcome.winners, outcome.scores))
        return told

    def sample(self, view: View, rng: Random) -> State:
        assert isinstance(view, CandlesView)
        unseen = ALL - sum(CANDLES.one(candle - 1) for candle in view.lit if candle != DARK)
        unseen -= sum(CANDLES.one(candle - 1) for candle in view.hand)
        hands: list[int] = []
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                hands.append(sum(CANDLES.one(candle - 1) for candle in view.hand))
            else:
                hands.append(CANDLES.draw(unseen, size, rng))
                unseen -= hands[-1]
        return State(view.turn, unseen, tuple(hands), view.lit)


def _legal(state: State, seat: int) -> list[Light]:
    if state.phase != "lighting" or seat != state.turn:
        return []
    return [Light(kind + 1) for kind in CANDLES.present(state.hands[seat])]
