"""Everything the games can say has words in both languages."""

import re
from pathlib import Path

import msgspec
import pytest

from phantomline.core import SPECTATOR, Action, Event, Outcome
from phantomline.games import GAMES
from phantomline.games.galore.events import Decided
from phantomline.games.galore.pieces import CATEGORIES, DOORS, MONSTERS, TRACKS
from phantomline.games.galore.state import PHASES as GALORE_PHASES
from phantomline.games.ghosts.cards import NAMES as GHOST_CARDS
from phantomline.games.ghosts.state import PHASES as GHOST_PHASES
from phantomline.games.train.floats import KINDS
from phantomline.games.train.state import PHASES as TRAIN_PHASES
from phantomline.words import LANGUAGES, Words
from phantomline.words.catalogue import RULES
from tests.words.saying import SOURCES, Refusal, examples, game_called, outcome_reasons, refusals

ROOT = Path(__file__).parents[2]
NAMES = ("Ana", "Bruno", "Inés")
RULE = re.compile(r"\b(?:GG|GH|GT)-\d\d\b")

spoken = pytest.mark.parametrize("language", LANGUAGES)
played = pytest.mark.parametrize("name", GAMES)


@spoken
@played
def test_every_event_is_a_sentence_to_everyone(name: str, language: str) -> None:
    game, words = game_called(name), Words(language, strict=True)
    for kind in game.codec.events:
        for event in examples(name, kind):
            assert isinstance(event, Event)
            secret = None in msgspec.structs.astuple(event)
            # The examples are about seat 2, from whom its own secrets are never hidden.
            for viewer in (SPECTATOR, 0) if secret else (SPECTATOR, 0, 2):
                told = words.event(event, game, NAMES, viewer)
                assert told.endswith((".", "!")), told
                assert "None" not in told
                assert "hidden." not in told


@spoken
def test_a_choice_that_is_kept_secret_is_told_to_its_maker(language: str) -> None:
    game, words = game_called("galore"), Words(language, strict=True)
    told = {
        words.event(event, game, NAMES, 0)
        for event in (
            Decided(0, board="3a"),
            Decided(0, tile=17),
            Decided(0, tile=17, cell=4, rotation=90),
        )
    }
    assert len(told) == 3
    assert not any("hidden" in sentence for sentence in told)


@spoken
@played
def test_every_action_has_words(name: str, language: str) -> None:
    game, words = game_called(name), Words(language, strict=True)
    for kind in game.codec.actions:
        for action in examples(name, kind):
            assert isinstance(action, Action)
            assert words.action(action, game, None, NAMES)


@spoken
@pytest.mark.parametrize("refusal", refusals(), ids=str)
def test_every_refusal_says_why_and_by_which_rule(refusal: Refusal, language: str) -> None:
    words = Words(language, strict=True)
    error = refusal.error()
    told = words.refusal(error, game_called(refusal.game), NAMES, 0)
    assert told.endswith(f"({error.rule})")
    assert error.code not in told


def test_refusals_are_found_in_the_sources() -> None:
    found = {(one.game, one.code) for one in refusals()}
    assert {("ghosts", "past-seven"), ("galore", "space-taken"), ("train", "double-route")} <= found


@spoken
def test_every_rule_has_a_summary(language: str) -> None:
    words = Words(language, strict=True)
    known: set[str] = set()
    for path in [*(ROOT / "docs/games").glob("*.md"), *SOURCES.glob("*/*.py")]:
        known.update(RULE.findall(path.read_text(encoding="utf-8")))
    assert len(known) > 60
    for rule in sorted(known):
        assert words.catalogue.has(f"rule-{rule}"), rule
        assert words.rule(rule).endswith(".")
        assert rule not in words.rule(rule)


# The ids of the three rules pages: (letters, first, last) without gaps.
PAGES = [
    *[("GG", first, last) for first, last in ((1, 6), (10, 14), (20, 26), (30, 32), (40, 42))],
    ("GG", 50, 64),
    *[("GH", first, last) for first, last in ((1, 2), (10, 12), (20, 28), (30, 33))],
    *[("GT", first, last) for first, last in ((1, 4), (10, 11), (20, 27), (30, 34), (40, 42))],
]


@spoken
def test_summaries_are_of_rules_that_exist(language: str) -> None:
    words = Words(language, strict=True)
    ids = {f"{game}-{number:02}" for game, a, b in PAGES for number in range(a, b + 1)}
    said = {
        f"{letters}-{number:02}"
        for letters in RULES
        for number in range(100)
        if words.catalogue.has(f"rule-{letters}-{number:02}")
    }
    assert said == ids


def test_a_rule_that_does_not_exist_is_said_to_be_none() -> None:
    assert Words("en", strict=True).rule("GH-99") == "There is no rule GH-99."
    assert Words("es", strict=True).rule("no") == "No existe la regla no."


@spoken
@played
def test_every_option_is_explained(name: str, language: str) -> None:
    words = Words(language, strict=True)
    for option in game_called(name).codec.options_type.__struct_fields__:
        assert words.option(name, option).endswith(".")


@spoken
@played
def test_every_outcome_is_explained(name: str, language: str) -> None:
    game, words = game_called(name), Words(language, strict=True)
    reasons = outcome_reasons()[name]
    assert reasons
    for reason in reasons:
        for winners in ((0,), (1,), (0, 1)):
            for viewer in (SPECTATOR, 0):
                outcome = Outcome(reason, winners, (3, 3, 1))
                assert words.outcome(outcome, game, NAMES, viewer).endswith(".")


@spoken
@played
def test_every_game_has_a_title_a_summary_and_a_name_for_its_score(
    name: str, language: str
) -> None:
    words = Words(language, strict=True)
    assert words.title(name) == game_called(name).facts.title[language]
    assert len(words.say(f"{name}-how")) > 200
    assert words.say(f"{name}-score")


@spoken
def test_pieces_have_names(language: str) -> None:
    words = Words(language, strict=True)
    ghosts, train = game_called("ghosts"), game_called("train")
    cards = {words.piece(ghosts, "card", name) for name in GHOST_CARDS}
    assert len(cards) == len(GHOST_CARDS)
    assert len({words.piece(train, "card", name) for name in KINDS}) == len(KINDS)
    for monster in MONSTERS:
        assert words.say(f"galore-monster-{monster}", count=1)
        assert "3" in words.say(f"galore-monster-{monster}", count=3)
    for track in TRACKS:
        assert words.say(f"galore-track-{track}")
    for door in DOORS:
        assert words.say(f"galore-door-{door}")
    for category in CATEGORIES:
        assert words.say(f"galore-category-{category}")
    phases = {"galore": GALORE_PHASES, "ghosts": GHOST_PHASES, "train": TRAIN_PHASES}
    for name, all_phases in phases.items():
        for phase in all_phases:
            assert words.say(f"{name}-phase-{phase}")
