"""Whole games told to everyone at the table, in both languages."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from phantomline.core import CHANCE, SPECTATOR, Action, Event, Game, View, to_json
from phantomline.games import GAMES
from phantomline.words import LANGUAGES, Words
from tests.words.saying import game_called

NAMES = ("Ana", "Bruno", "Cleo", "Inés", "Eva", "Gus")
OPTIONS: dict[str, list[dict[str, object]]] = {
    "galore": [{}, {"choose_sides": True, "experts": True}],
    "ghosts": [{}],
    "train": [{}],
}

Step = tuple[int, Action, dict[int, list[Event]]]

spoken = pytest.mark.parametrize("language", LANGUAGES)
tables = pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name in GAMES for options in OPTIONS[name]]
)


def steps(game: Game[Any], players: int, options: dict[str, object], seed: int) -> Iterator[Step]:
    """A random game: who acted, what they did, and what every viewer was told."""
    rng = Random(seed)
    state = game.initial(players, game.codec.options(options))
    while actors := game.actors(state):
        actor = rng.choice(actors)
        action = game.fate(state, rng) if actor == CHANCE else rng.choice(game.legal(state, actor))
        after = game.apply(state, actor, action)
        viewers = (SPECTATOR, *range(players))
        yield (
            actor,
            action,
            {viewer: list(game.events(state, actor, action, after, viewer)) for viewer in viewers},
        )
        state = after


@spoken
@tables
def test_a_whole_game_can_be_told_to_everyone(
    name: str, options: dict[str, object], language: str
) -> None:
    game, words = game_called(name), Words(language, strict=True)
    for _, _, told in steps(game, 3, options, seed=7):
        for viewer, events in told.items():
            for event in events:
                sentence = words.event(event, game, NAMES, viewer)
                assert sentence.endswith((".", "!"))
                assert "  " not in sentence
                assert "{" not in sentence


@spoken
@tables
def test_every_move_of_a_game_can_be_named(
    name: str, options: dict[str, object], language: str
) -> None:
    game, words, rng = game_called(name), Words(language, strict=True), Random(11)
    state = game.initial(3, game.codec.options(options))
    while actors := game.actors(state):
        actor = rng.choice(actors)
        if actor == CHANCE:
            state = game.apply(state, actor, game.fate(state, rng))
            continue
        legal = game.legal(state, actor)
        view = game.view(state, actor)
        named = [words.action(action, game, view, NAMES) for action in legal]
        if len(legal) < 40:
            assert len(set(named)) >= len(named) - _doubles(view, legal)
        state = game.apply(state, actor, rng.choice(legal))


def _doubles(view: View, legal: Any) -> int:
    """Two tracks of a double route in one colour read alike; nothing else may."""
    return len(legal) if to_json(view)["game"] == "train" else 0


@spoken
@tables
def test_a_sentence_tells_nothing_beyond_its_event(
    name: str, options: dict[str, object], language: str
) -> None:
    """It is the same when all there is to go by is the redacted event as it is on the wire."""
    game, words = game_called(name), Words(language)
    fresh = Words(language)
    for _, _, told in steps(game, 2, options, seed=3):
        for viewer, events in told.items():
            for event in events:
                wire = game.codec.event(msgspec.json.decode(msgspec.json.encode(event)))
                sentence = words.event(event, game, NAMES, viewer)
                assert sentence == fresh.event(wire, game, NAMES, viewer)


@spoken
@tables
def test_what_a_viewer_may_not_know_reads_alike_whatever_it_is(
    name: str, options: dict[str, object], language: str
) -> None:
    """Chance's outcomes that look the same to a viewer are told in the same words."""
    game, words, rng = game_called(name), Words(language), Random(5)
    state = game.initial(3, game.codec.options(options))
    seen = 0
    while actors := game.actors(state):
        if actors[0] != CHANCE:
            action = rng.choice(game.legal(state, actors[0]))
            state = game.apply(state, actors[0], action)
            continue
        chances = [action for action, _ in game.chances(state)]
        one, other = rng.choice(chances), rng.choice(chances)
        for viewer in (SPECTATOR, 0, 1, 2):
            told: list[tuple[list[Event], list[str]]] = []
            for action in (one, other):
                after = game.apply(state, CHANCE, action)
                events = list(game.events(state, CHANCE, action, after, viewer))
                told.append((events, [words.event(e, game, NAMES, viewer) for e in events]))
            if told[0][0] == told[1][0]:
                seen += one != other
                assert told[0][1] == told[1][1]
        state = game.apply(state, CHANCE, one)
    assert seen > 3
