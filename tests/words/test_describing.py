"""A table in words: it tells all that its viewer may know, and nothing else."""

import re
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from phantomline.core import CHANCE, SPECTATOR, Outcome, View
from phantomline.games.galore.actions import Place
from phantomline.games.galore.view import GaloreView
from phantomline.games.ghosts.view import GhostsView
from phantomline.games.train.view import TrainView
from phantomline.words import LANGUAGES, Words
from phantomline.words.describing import Description, describe
from phantomline.words.train import TrainPhrases
from tests.conformance.tables import Moment, load, moments, whole_games

NAMES = ("Ana", "Bruno", "Inés", "Hugo", "Vera")
SPEAKERS = {language: Words(language, strict=True) for language in LANGUAGES}

FEWER = settings.default.max_examples // 3 if settings.default else 15
"""Each example tells a whole table, in both languages."""

fewer = settings(max_examples=FEWER)
every_game = pytest.mark.parametrize("name", ["ghosts", "train", "galore"])
spoken = pytest.mark.parametrize("language", LANGUAGES)


def told(at: Moment, view: View, language: str) -> Description:
    return describe(SPEAKERS[language], at.game, view, NAMES[: at.players])


def lines_of(description: Description) -> list[str]:
    """Everything that it says."""
    said: list[str] = []
    for section in description.sections:
        said += [section.heading, *section.lines]
        for part in section.parts:
            said += [part.heading, *part.lines]
    return said


def section_of(description: Description, name: str) -> tuple[str, ...]:
    return next(one.lines for one in description.sections if one.id == name)


@every_game
@fewer
@given(data=st.data())
def test_it_holds_nothing_that_its_viewer_may_not_know(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    viewer = data.draw(st.sampled_from(at.viewers))
    language = data.draw(st.sampled_from(LANGUAGES))
    view = at.game.view(at.state, viewer)
    other = at.game.sample(view, Random(data.draw(st.integers(0, 999))))
    assert told(at, at.game.view(other, viewer), language) == told(at, view, language)


@every_game
@fewer
@given(data=st.data())
def test_every_action_can_be_told_from_the_others(name: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    for seat in at.game.actors(at.state):
        if seat == CHANCE:
            continue
        view = at.game.view(at.state, seat)
        for language, words in SPEAKERS.items():
            said = [words.action(one, at.game, view, NAMES[: at.players]) for one in view.legal]
            assert len(set(said)) == len(said)
            notes = told(at, view, language).notes
            assert len(notes) == len(view.legal)
            for action, note in zip(view.legal, notes, strict=True):
                assert note or not isinstance(action, Place)


@spoken
def test_two_tracks_of_a_double_route_differ_even_when_locomotives_pay(language: str) -> None:
    game: Any = load("train")
    words, town = SPEAKERS[language], game.town
    doubles = [index for index in range(town.route_count) if town.twins[index]]
    assert len(doubles) > 4
    said = [words.action(town.claims[index][-1], game) for index in doubles]
    assert len(set(said)) == len(said)


@every_game
@spoken
@fewer
@given(data=st.data())
def test_whatever_can_be_seen_is_named(name: str, language: str, data: st.DataObject) -> None:
    at: Moment = data.draw(moments(name))
    viewer = data.draw(st.sampled_from(at.viewers))
    view = at.game.view(at.state, viewer)
    said = lines_of(told(at, view, language))
    assert all(line and line == line.strip() for line in said)
    text = "\n".join(said)
    for place, seat_name in enumerate(NAMES[: at.players]):
        assert place == viewer or seat_name in text
    missing = [one for one in seen_in(view, at, SPEAKERS[language]) if not re.search(one, text)]
    assert missing == []


def seen_in(view: View, at: Moment, words: Words) -> list[str]:
    """A pattern for every piece that this viewer sees."""
    if isinstance(view, GhostsView):
        cards = {*view.hand, *view.pile}
        named = [words.piece(at.game, "card", card) for card in cards]
        return [f"(?i){re.escape(card)}" for card in named]
    if isinstance(view, GaloreView):
        tiles = {code >> 2 for cells in view.placed for code in cells} | {*view.claims}
        tiles |= {*view.face_up, *view.hidden, *view.gone, *view.unseen, view.returned}
        return [rf"\b{tile}\b" for tile in tiles - {0}]
    assert isinstance(view, TrainView)
    phrases = words.phrases(at.game)
    assert isinstance(phrases, TrainPhrases)
    tickets = [*view.tickets, *view.ticket_discards, *(t for seat in view.completed for t in seat)]
    named = [phrases.ticket(ticket) for ticket in tickets]
    named += [phrases.route(route) for seat in view.routes for route in seat]
    named += [words.say("board-train-stack", colour=k, count=n) for k, n in view.hand.items()]
    return [re.escape(one) for one in named]


@spoken
def test_the_town_names_every_route_and_whose_it_is(language: str) -> None:
    words = SPEAKERS[language]
    game: Any = load("train")
    at = whole_train(game)
    view: Any = game.view(at, SPECTATOR)
    description = describe(words, game, view, NAMES[:3])
    town = next(one for one in description.sections if one.id == "town")
    assert len(town.parts) == len(game.town.edition.locations)
    assert sum(len(part.lines) for part in town.parts) == 2 * game.town.route_count
    for seat, routes in enumerate(view.routes):
        owned = [line for part in town.parts for line in part.lines if NAMES[seat] in line]
        assert len(owned) == 2 * len(routes)


def whole_train(game: Any) -> Any:
    rng, state = Random(3), game.initial(3, game.codec.options({}))
    while actors := game.actors(state):
        chance = actors[0] == CHANCE
        action = game.fate(state, rng) if chance else rng.choice(game.legal(state, actors[0]))
        state = game.apply(state, actors[0], action)
    return state


@fewer
@given(at=moments("ghosts"))
def test_a_hand_says_of_every_card_whether_it_fits(at: Moment) -> None:
    for seat in at.game.actors(at.state):
        if seat == CHANCE:
            continue
        view: Any = at.game.view(at.state, seat)
        lines = section_of(told(at, view, "en"), "hand")
        fitting = {one.card for one in view.legal if hasattr(one, "card")}
        assert len(lines) == len(set(view.hand))
        assert sum("does not fit" not in line for line in lines) == len(fitting)


@fewer
@given(data=st.data())
def test_nobody_is_told_that_their_own_hidden_tile_has_not_been_seen(data: st.DataObject) -> None:
    at: Moment = data.draw(moments("galore"))
    for viewer in at.viewers:
        view: Any = at.game.view(at.state, viewer)
        unseen = section_of(told(at, view, "en"), "away")[1]
        own = {*view.hidden, view.returned}
        # The number of the tiles comes first, and is in the sentence from two on.
        numbers = [int(one) for one in re.findall(r"\d+", unseen)]
        listed = numbers if len(numbers) == 1 else numbers[1:]
        assert set(listed) == set(view.unseen) - own
        assert len(numbers) < 2 or numbers[0] == len(listed)


@every_game
@spoken
@fewer
@given(data=st.data())
def test_the_end_is_told_with_its_winner(name: str, language: str, data: st.DataObject) -> None:
    at: Moment = data.draw(whole_games(name))
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    words = SPEAKERS[language]
    for viewer in (0, SPECTATOR):
        view = at.game.view(at.state, viewer)
        said = describe(words, at.game, view, NAMES[: at.players], outcome)
        ending = words.outcome(outcome, at.game, NAMES[: at.players], viewer)
        assert ending in section_of(said, "now")


@spoken
@pytest.mark.parametrize("reason", ["three-rounds", "resigned"])
def test_what_a_bot_won_for_somebody_it_won_as_theirs(language: str, reason: str) -> None:
    game: Any = load("ghosts")
    words = SPEAKERS[language]
    state = game.initial(2, game.codec.options({"start": 0}))
    outcome = Outcome(reason, (0,), (3, 4))
    for viewer in (0, 1, SPECTATOR):
        view = game.view(state, viewer)
        ending = section_of(describe(words, game, view, NAMES[:2], outcome, left=(0,)), "now")[-1]
        assert words.say("web-bot-of", name="Ana").lower() in ending.lower()
        assert ending[0].isupper()
    played = describe(words, game, game.view(state, 1), NAMES[:2], outcome, left=(1,))
    ending = section_of(played, "now")[-1]
    assert "Ana" in ending
    assert words.say("web-bot-of", name="Ana").lower() not in ending.lower()


OFFERED = {"claims", "sides", "tile"}
"""Sections with something to do."""


@every_game
@spoken
@pytest.mark.parametrize("closed", [False, True])
@fewer
@given(data=st.data())
def test_nothing_is_left_to_do_once_nobody_plays_on(
    name: str, language: str, closed: bool, data: st.DataObject
) -> None:
    at: Moment = data.draw(moments(name))
    assume(at.game.outcome(at.state) is None)
    words, names = SPEAKERS[language], NAMES[: at.players]
    given_up = Outcome("resigned", (0,), (0,) * at.players)
    for viewer in at.viewers:
        view = at.game.view(at.state, viewer)
        said = describe(words, at.game, view, names, None if closed else given_up, closed=closed)
        assert said.notes == ()
        assert not OFFERED & {section.id for section in said.sections}
        *facts, last = section_of(said, "now")
        assert (last == words.say("web-closed")) == closed
        if name == "galore":
            assert facts == [words.say("board-galore-ended")]
        if name == "ghosts":
            later = describe(words, at.game, replace(view, actors=()), names)
            assert section_of(said, "people") == section_of(later, "people")
        if name == "train":
            town = next(one for one in said.sections if one.id == "town")
            lines = [line for part in town.parts for line in part.lines]
            unseen = describe(words, at.game, replace(view, legal=()), names)
            town = next(one for one in unseen.sections if one.id == "town")
            assert lines == [line for part in town.parts for line in part.lines]


@spoken
def test_what_was_chosen_in_secret_comes_to_nothing(language: str) -> None:
    """Others choose at the same time, and may give up before all have chosen."""
    game: Any = load("galore")
    words, rng, state = SPEAKERS[language], Random(3), game.initial(2, game.codec.options({}))
    phases: set[str] = set()
    while actors := game.actors(state):
        chance = actors[0] == CHANCE
        action = game.fate(state, rng) if chance else rng.choice(game.legal(state, actors[0]))
        state = game.apply(state, actors[0], action)
        view = game.view(state, 0)
        if view.choice is None or view.phase in phases:
            continue
        phases.add(view.phase)
        said = describe(words, game, view, NAMES[:2], Outcome("resigned", (0,), (0, 0)))
        bare = describe(words, game, replace(view, choice=None, legal=()), NAMES[:2])
        for section in ("board", "sheet"):
            assert section_of(said, section) == section_of(bare, section)
        assert len(section_of(said, "now")) == 2
        hidden = [one.lines for one in said.sections if one.id == "hidden"]
        assert all(len(lines) == len(view.hidden) for lines in hidden)
    assert phases == {"placing", "unveiling"}


@spoken
def test_whose_turn_a_bot_takes_is_offered_nothing(language: str) -> None:
    game: Any = load("ghosts")
    words = SPEAKERS[language]
    state, rng = game.initial(2, game.codec.options({"start": 0})), Random(1)
    while game.actors(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.fate(state, rng))
    view = game.view(state, 0)
    assert view.legal
    said = describe(words, game, view, NAMES[:2], left=(0,), replaced=True)
    assert said.notes == ()
    turn, waiting = section_of(said, "now")[-2:]
    assert words.say("web-bot-of", name="Ana") in turn
    assert waiting == words.say("describe-waiting")
    # Whoever looks at it later hears whose turn it was, and nothing against that.
    round_, mine, *_ = section_of(describe(words, game, view, NAMES[:2]), "now")
    later = replace(view, legal=())
    assert section_of(describe(words, game, later, NAMES[:2]), "now") == (round_, mine)
    other = section_of(describe(words, game, game.view(state, 1), NAMES[:2]), "now")
    assert (len(other), other[0], other[2]) == (3, round_, waiting)


@spoken
def test_the_sheet_of_a_board_adds_up(language: str) -> None:
    game: Any = load("galore")
    rng, state = Random(11), game.initial(2, game.codec.options({}))
    while actors := game.actors(state):
        chance = actors[0] == CHANCE
        action = game.fate(state, rng) if chance else rng.choice(game.legal(state, actors[0]))
        state = game.apply(state, actors[0], action)
    lines = section_of(describe(SPEAKERS[language], game, game.view(state, 0), NAMES[:2]), "sheet")
    points = [int(found[1]) for line in lines[:13] if (found := re.search(r": (-?\d+)", line))]
    assert len(points) == 13
    assert sum(points) == game.sheets(state)[0].total
    assert str(sum(points)) in lines[13]


@fewer
@given(data=st.data())
def test_what_is_asked_names_what_may_be_done(data: st.DataObject) -> None:
    at: Moment = data.draw(moments("train"))
    words = SPEAKERS[data.draw(st.sampled_from(LANGUAGES))]
    for seat in at.game.actors(at.state):
        view: Any = at.game.view(at.state, seat)
        if seat == CHANCE:
            continue
        kinds = sorted({str(one.__struct_config__.tag) for one in view.legal})
        asked = words.say(f"web-ask-train-{'-'.join(kinds)}")
        assert asked in section_of(told(at, view, words.language), "now")
