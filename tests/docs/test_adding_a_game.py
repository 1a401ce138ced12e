"""The game that docs/adding-a-game.md builds keeps every promise that the others keep."""

import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource

from phantomline.core import CHANCE, SPECTATOR, Action, Game, IllegalAction, Options, to_json
from phantomline.words import LANGUAGES, Words
from tests.chi_square import assert_follows
from tests.conformance import hidden, pieces, tables, test_nothing_leaks, test_rules_hold, universe
from tests.docs import candles
from tests.docs.candles import ALL, CANDLES, Candles, Deal, Light, Start, State
from tests.docs.pages import ROOT

GAME = Candles()
PROMISES: list[Callable[..., None]] = [
    promise
    for module in (test_rules_hold, test_nothing_leaks)
    for name, promise in vars(module).items()
    if name.startswith("test_") and "name" in inspect.signature(promise).parameters
]


def candles_universe(players: int) -> list[Action]:
    """Every action there is, and some with a seat or a candle that is not there."""
    seats, candles = range(-1, players + 1), range(11)
    return [
        *(Start(seat) for seat in seats),
        *(Deal(seat, candle) for seat in seats for candle in candles),
        *(Light(candle) for candle in candles),
    ]


def candles_pieces(state: Any) -> Counter[Any]:
    """Each candle is in the deck, in a hand or lit."""
    held = [kind + 1 for bag in (state.deck, *state.hands) for kind in CANDLES.cards(bag)]
    return Counter([*held, *filter(None, state.lit)])


def candles_swap(state: Any, viewer: int, rng: Random) -> Any:
    """Trade a candle in each other hand with one in the deck."""
    deck, hands = state.deck, list(state.hands)
    for seat, hand in enumerate(hands):
        if seat != viewer and hand and deck:
            mine = CANDLES.one(rng.choice(CANDLES.cards(hand)))
            theirs = CANDLES.one(rng.choice(CANDLES.cards(deck)))
            hands[seat] += theirs - mine
            deck += mine - theirs
    return State(state.turn, deck, tuple(hands), state.lit)


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give the suite what the page asks for, for the length of one test."""

    def load(_name: str) -> Game[Any]:
        return GAME

    def box(_game: Game[Any], _players: int) -> Counter[Any]:
        return Counter(range(1, 10))

    for module in (tables, pieces, test_rules_hold, test_nothing_leaks):
        monkeypatch.setattr(module, "load", load, raising=False)
        monkeypatch.setattr(module, "pieces_in_the_box", box, raising=False)
    monkeypatch.setitem(tables.OPTIONS, "candles", [{}, {"start": 1}])
    monkeypatch.setitem(tables.LONGEST, "candles", 13)
    monkeypatch.setitem(universe.UNIVERSES, "candles", candles_universe)
    monkeypatch.setitem(pieces.COUNTS, "candles", candles_pieces)
    monkeypatch.setitem(hidden.SWAPS, "candles", candles_swap)
    yield
    universe.universe.cache_clear()


@pytest.mark.usefixtures("seated")
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_it_keeps_what_every_game_promises(promise: Callable[..., None]) -> None:
    wanted = inspect.signature(promise).parameters
    promise(name="candles", **({"players": 5} if "players" in wanted else {}))


def lighting(*hands: tuple[int, ...], turn: int = 0) -> State:
    """A table after the deal."""
    bags = [sum(CANDLES.one(candle - 1) for candle in hand) for hand in hands]
    return State(turn, ALL - sum(bags), tuple(bags), (0,) * len(hands))


def test_everyone_is_dealt_two_candles_and_the_starter_is_first() -> None:
    state = GAME.initial(3, Options(start=2))
    rng = Random(3)
    while GAME.actors(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.fate(state, rng))
    assert [CANDLES.size(hand) for hand in state.hands] == [2, 2, 2]
    assert GAME.actors(state) == (2,)


def test_only_an_own_candle_can_be_lit() -> None:
    state = lighting((1, 9), (2, 8))
    assert GAME.legal(state, 0) == [Light(1), Light(9)]
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, 0, Light(8))
    assert (refused.value.code, refused.value.rule) == ("not-in-hand", "NC-20")


def test_the_second_brightest_candle_wins() -> None:
    state = lighting((1, 9), (2, 8), (3, 7))
    for seat, candle in enumerate((9, 2, 7)):
        state = GAME.apply(state, seat, Light(candle))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert to_json(outcome) == {"reason": "all-lit", "winners": [2], "scores": [9, 2, 7]}


def test_every_deal_of_the_unseen_candles_is_equally_likely() -> None:
    view = GAME.view(lighting((4, 5), (1, 2)), 0)
    rng = Random(5)
    seen: Counter[tuple[int, ...]] = Counter(
        tuple(CANDLES.cards(GAME.sample(view, rng).hands[1])) for _ in range(1000)
    )
    unseen = [kind for kind in range(9) if kind not in (3, 4)]
    pairs: Counter[tuple[int, ...]] = Counter(combinations(unseen, 2))
    assert_follows(seen, pairs)


def words_in(language: str) -> Words:
    """The words of the package and of this game; whatever is missing is an error."""
    words = Words(language, strict=True)
    words.catalogue.has("seat-name")  # reads the file that the messages below are looked up in
    text = (ROOT / "tests" / "docs" / f"candles.{language}.ftl").read_text("utf-8")
    words.catalogue._bundle.add_resource(FluentResource(text))
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_happens(language: str) -> None:
    words, rng = words_in(language), Random(9)
    said: set[str] = set()
    for viewer in (0, 1, SPECTATOR):
        state = GAME.initial(3)
        while actors := GAME.actors(state):
            actor = actors[0]
            action = rng.choice(GAME.legal(state, actor) or [a for a, _ in GAME.chances(state)])
            after = GAME.apply(state, actor, action)
            said.add(words.action(action, GAME))
            said.update(
                words.event(event, GAME, viewer=viewer)
                for event in GAME.events(state, actor, action, after, viewer)
            )
            said.add(words.say(f"candles-phase-{state.phase}"))
            state = after
        outcome = GAME.outcome(state)
        assert outcome is not None
        said.add(words.outcome(outcome, GAME, viewer=viewer))
    assert not any("hidden" in sentence or "{" in sentence for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_refusals_and_rules(language: str) -> None:
    words = words_in(language)
    for actor, action in ((1, Light(2)), (0, Light(9)), (0, Start(0))):
        with pytest.raises(IllegalAction) as refused:
            GAME.apply(lighting((1, 3), (2, 4)), actor, action)
        assert refused.value.rule in words.refusal(refused.value, GAME)
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(GAME.initial(2), CHANCE, Light(9))
    assert refused.value.rule in words.refusal(refused.value, GAME)
    rules = [
        line.split()[1] for line in (candles.__doc__ or "").splitlines() if line.startswith("- ")
    ]
    assert len(rules) == 5
    for rule in rules:
        assert rule not in words.rule(rule)
