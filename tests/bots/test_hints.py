"""Hints and comments: what they say, and that they tell nobody what they may not know."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import phantomline
from phantomline.bots import KINDS, Bot, Budget, Reason, Suggestion, hint
from phantomline.bots.comments import PUBLIC, Commentator
from phantomline.bots.greedy import greedy_for
from phantomline.bots.hints import PLAIN, decisive, falling, plainly
from phantomline.core import CHANCE, Game
from phantomline.games.galore.pieces import CATEGORIES
from phantomline.games.ghosts.actions import Play, Take
from phantomline.words import LANGUAGES, Words
from phantomline.words.bots import character, reason, stars, why
from tests.conformance.hidden import SWAPS
from tests.conformance.tables import load
from tests.games.ghosts.table import GAME, table

GREEDY = Path(phantomline.__file__).parent / "bots" / "greedy"
CODE = re.compile(r"[a-z]+(-[a-z]+)*")
FEW = Budget(iterations=20)

every_game = pytest.mark.parametrize("name", phantomline.GAMES)
spoken = pytest.mark.parametrize("language", LANGUAGES)


def decisions(
    name: str, count: int, follows: Bot | None = None
) -> Iterator[tuple[Game[Any], Any, int]]:
    """States with a real choice, from the beginning to the end of games, and who has it.

    Everybody plays at random, or mostly as the bot would whom they follow.
    """
    game = load(name)
    found = 0
    for seed in range(100):
        rng = Random(seed)
        state = game.initial(3, game.codec.options({}))
        while actors := game.actors(state):
            actor = rng.choice(actors)
            if actor == CHANCE:
                state = game.apply(state, actor, game.fate(state, rng))
                continue
            legal = game.legal(state, actor)
            if len(legal) > 1 and rng.random() < 0.1:
                yield game, state, actor
                found += 1
                if found == count:
                    return
            action = rng.choice(legal)
            if follows is not None and rng.random() < 0.7:
                action = follows.choose(game.view(state, actor), rng, Budget())
            state = game.apply(state, actor, action)


# -- hints ---------------------------------------------------------------------------------------


@every_game
def test_a_hint_is_a_few_legal_actions_with_numbers(name: str) -> None:
    for game, state, seat in decisions(name, 3):
        view = game.view(state, seat)
        advice = hint(game, view, budget=FEW)
        assert 1 <= len(advice) <= 3
        for one in advice:
            assert one.action in view.legal
            assert one.win is not None
            assert 0 <= one.win <= 1
            assert one.score is not None
        chances = [one.win or 0.0 for one in advice]
        assert chances == sorted(chances, reverse=True), "what is better has better chances"


def test_chances_that_do_not_fit_their_order_are_shared() -> None:
    assert falling([]) == []
    assert falling([(3, 4), (2, 4), (1, 4)]) == [0.75, 0.5, 0.25]
    assert falling([(30, 300), (4, 20), (1, 20)]) == [34 / 320, 34 / 320, 0.05]
    assert falling([(1, 4), (2, 4), (3, 4)]) == [0.5, 0.5, 0.5]


@every_game
def test_a_hint_comes_from_the_view_alone(name: str) -> None:
    """Tables that look alike to the seat, by sampling and by swapping pieces, get the same hint."""
    rng = Random(8)
    for game, state, seat in decisions(name, 2):
        view = game.view(state, seat)
        wanted = hint(game, view, rng=Random(1), budget=FEW)
        for twin in (game.sample(view, rng), SWAPS[name](state, seat, rng)):
            assert game.view(twin, seat) == view
            assert hint(game, game.view(twin, seat), rng=Random(1), budget=FEW) == wanted


def test_of_several_who_choose_at_once_everyone_gets_a_hint() -> None:
    game, rng = load("galore"), Random(2)
    state = game.initial(3, game.codec.options({}))
    while len(game.actors(state)) < 3:
        actor = game.actors(state)[0]
        chance = actor == CHANCE
        action = game.fate(state, rng) if chance else rng.choice(game.legal(state, actor))
        state = game.apply(state, actor, action)
    for seat in range(3):
        view = game.view(state, seat)
        advice = hint(game, view, budget=FEW)
        assert advice
        assert all(one.action in view.legal for one in advice)


def test_another_bot_may_rank() -> None:
    state = table(["mist", "red-1"], ["blue-3", "blue-2"], pile=["red-3", "green-3"])
    view = GAME.view(state, 0)
    greedy = greedy_for(GAME)
    assert greedy is not None
    order = [one.action for one in greedy.suggest(view, Random(0), Budget())]
    advice = hint(GAME, view, bot="greedy", budget=FEW)
    assert [one.action for one in advice] == order[:3]
    assert all(one.win is not None for one in advice), "the search gives the numbers all the same"


def test_what_the_greedy_player_would_not_do_still_has_its_good_sides() -> None:
    """The search may think otherwise, and then what is good about it is said all the same."""
    state = table(["mist", "red-1"], ["blue-3", "blue-2"], pile=["red-3", "green-3"])
    view = GAME.view(state, 0)
    greedy = greedy_for(GAME)
    assert greedy is not None
    advised = greedy.suggest(view, Random(0), Budget())
    for one in hint(GAME, view, bot="random", budget=FEW):
        good = [reason for told in advised if told.action == one.action for reason in told.reasons]
        assert one.reasons
        if any(reason.value > 0.001 for reason in good):
            assert not {reason.code for reason in one.reasons} & set(PLAIN)


@every_game
@pytest.mark.parametrize("bot", ["greedy", "mcts", "random"])
def test_every_suggestion_has_a_reason_in_words(name: str, bot: str) -> None:
    """Also where nothing good can be said of it: all bids are low, or nothing else is left."""
    speakers = [Words(language, strict=True) for language in LANGUAGES]
    given: set[str] = set()
    for game, state, seat in decisions(name, 60, follows=greedy_for(load(name))):
        for one in hint(game, game.view(state, seat), bot=bot, budget=Budget(iterations=6)):
            codes = [reason.code for reason in one.reasons]
            assert codes, (one.action, state)
            assert all(why(words, name, codes) for words in speakers)
            given.update(codes)
    assert not given.isdisjoint({*PLAIN, "draws-on"}), "some had no good side to be named"


def test_why_there_is_no_better_move_is_told_from_a_hope() -> None:
    def made(action: Any, **values: float) -> Suggestion:
        reasons = tuple(Reason(code.replace("_", "-"), value) for code, value in values.items())
        return Suggestion(action=action, reasons=reasons)

    def plain(*advised: Suggestion, tried: bool = True) -> list[str]:
        return [reason.code for reason in plainly(Take(), advised, tried)]

    worse = made(Play("red-1"), growth=-2.0)
    assert plain(made(Take(), draws_on=-1.0), worse) == ["draws-on"]
    assert plain(made(Take(), growth=-1.0), worse) == ["no-better"]
    assert plain(made(Take(), growth=-3.0), worse) == ["tried"]
    assert plain(worse) == ["tried"], "nobody has weighed it"
    assert plain(worse, tried=False) == ["asked"]
    assert plain(made(Take()), made(Play("red-1"))) == ["tried"], "no reasons are no opinion"


def test_nothing_to_decide_is_no_hint() -> None:
    state = table(["mist", "red-1"], ["blue-3", "blue-2"], pile=["red-3", "green-3"])
    assert hint(GAME, GAME.view(state, 1), budget=FEW) == []


def test_what_two_actions_share_does_not_decide_between_them() -> None:
    def made(action: Any, **values: float) -> Suggestion:
        reasons = tuple(Reason(code, value) for code, value in values.items())
        return Suggestion(action=action, reasons=reasons)

    best = made(Play("red-1"), safe=0.5, keeps=0.3)
    second = made(Play("mist"), safe=0.5, keeps=0.1, turns=0.1)
    advised = [best, second, made(Take(), safe=-1)]
    assert [one.code for one in decisive(Play("red-1"), advised)] == ["keeps"]
    assert [one.code for one in decisive(Play("mist"), advised)] == ["turns"]
    assert decisive(Take(), advised) == []
    assert [one.code for one in decisive(Play("red-1"), [best])] == ["safe", "keeps"]


# -- comments ------------------------------------------------------------------------------------


def commented(name: str) -> Iterator[tuple[Game[Any], Any, int, int, Any, str | None]]:
    """Moves with what a viewer hears of their reasons: state, viewer, seat, action, comment."""
    commentator = Commentator(load(name))
    for game, state, seat in decisions(name, 12):
        viewer = (seat + 1) % 3
        view = game.view(state, viewer)
        for action in game.legal(state, seat)[:2]:
            yield game, state, viewer, seat, action, commentator.why(view, seat, action)


@every_game
def test_a_comment_is_the_same_for_tables_that_look_alike(name: str) -> None:
    """Whatever the bot holds: if the viewer cannot see it, the comment does not depend on it."""
    rng = Random(4)
    said = 0
    for game, state, viewer, seat, action, comment in commented(name):
        view = game.view(state, viewer)
        for twin in (game.sample(view, rng), SWAPS[name](state, viewer, rng)):
            assert game.view(twin, viewer) == view
            if action in game.legal(twin, seat):
                # A commentator that has said much says the same as one that is new.
                assert Commentator(game).why(game.view(twin, viewer), seat, action) == comment
        said += comment is not None
    assert said or greedy_for(load(name)) is None


def test_a_comment_does_not_depend_on_those_before_it() -> None:
    """Through a whole game of four, whose seats all have boards and hidden tiles of their own."""
    game, rng = load("galore"), Random(11)
    commentator = Commentator(game)
    said: list[str | None] = []
    state = game.initial(4, game.codec.options({}))
    while actors := game.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            action = game.fate(state, rng)
        else:
            action = rng.choice(game.legal(state, seat))
            view = game.view(state, (seat + 1) % 4)
            if str(action.__struct_config__.tag) in PUBLIC["galore"]:
                said.append(commentator.why(view, seat, action))
                assert said[-1] == Commentator(game).why(view, seat, action)
        state = game.apply(state, seat, action)
    assert len(said) - said.count(None) > 30


def test_one_greedy_player_values_every_board_by_itself() -> None:
    """Asked about a seat after another, or with another hidden tile, it forgets the other board."""
    rng = Random(3)
    asked, before = greedy_for(load("galore")), -1
    assert asked is not None
    compared = 0
    for game, state, seat in decisions("galore", 60):
        if seat == before:
            continue
        before = seat
        for at in (state, game.sample(game.view(state, (seat + 1) % 3), rng)):
            view = game.view(at, seat)
            alone = greedy_for(game)
            assert alone is not None
            if len(view.legal) > 1:
                wanted = alone.suggest(view, Random(1), Budget())
                assert asked.suggest(view, Random(1), Budget()) == wanted
                compared += 1
    assert compared > 20


@every_game
def test_what_is_done_in_secret_is_not_commented_on(name: str) -> None:
    for game, state, viewer, _, action, comment in commented(name):
        if str(action.__struct_config__.tag) not in PUBLIC[name]:
            assert comment is None
            continue
        # Of an action that everyone sees, the viewer's own events leave nothing out.
        actor = game.actors(state)[0]
        if action in game.legal(state, actor):
            after = game.apply(state, actor, action)
            for event in game.events(state, actor, action, after, viewer):
                fields = {field: getattr(event, field) for field in event.__struct_fields__}
                assert None not in fields.values(), event


@every_game
def test_public_actions_exist(name: str) -> None:
    tags = {str(kind.__struct_config__.tag) for kind in load(name).codec.actions}
    assert PUBLIC[name] <= tags


# -- words ---------------------------------------------------------------------------------------


def codes_in_sources(name: str) -> set[str]:
    """Every reason that the sources of a greedy player name.

    They stand first in a `Reason` or in a pair with their worth, in a list of ``CODES``, or are
    constants of a module; Ghosts Galore also gives the lines of its score sheet as reasons.
    """
    found: set[str] = set(CATEGORIES) if name == "galore" else set()
    for path in sorted(GREEDY.glob(f"{name}*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                found.update(texts(node.elts[0]))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found.update(texts(node.args[0]))
        for statement in tree.body:
            if isinstance(statement, ast.AnnAssign) and statement.value is not None:
                public = not getattr(statement.target, "id", "_").startswith("_")
                found.update(texts(statement.value) if public else ())
    return {code for code in found if CODE.fullmatch(code.replace("_", "-"))}


def texts(node: ast.AST) -> set[str]:
    constants = (one.value for one in ast.walk(node) if isinstance(one, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


@every_game
def test_reasons_that_are_given_are_found_in_the_sources(name: str) -> None:
    adviser = greedy_for(load(name))
    assert adviser is not None
    given: set[str] = set()
    for game, state, seat in decisions(name, 25):
        for one in adviser.suggest(game.view(state, seat), Random(1), Budget()):
            given.update(reason.code for reason in one.reasons)
    assert len(given) > 4
    assert given <= codes_in_sources(name)


@spoken
@every_game
def test_every_reason_has_words(name: str, language: str) -> None:
    words = Words(language, strict=True)
    for code in codes_in_sources(name):
        told = reason(words, name, code)
        assert told.startswith("to " if language == "en" else "para "), code
        assert not told.endswith("."), "it stands inside a sentence"


@spoken
def test_every_plain_reason_has_words_that_games_share(language: str) -> None:
    words = Words(language, strict=True)
    told = {code: reason(words, "any-game", code) for code in PLAIN}
    assert len(set(told.values())) == len(PLAIN)
    assert all(one.startswith("to " if language == "en" else "para ") for one in told.values())
    assert not any(one.endswith(".") for one in told.values())


@spoken
@every_game
def test_there_are_no_words_for_reasons_that_nobody_gives(name: str, language: str) -> None:
    from tests.words.catalogues import messages

    start = f"bot-reason-{name}-"
    told = {one.id.name for _, one in messages(language) if one.id.name.startswith(start)}
    if list(GREEDY.glob(f"{name}*.py")):
        assert {one.removeprefix(start) for one in told} <= codes_in_sources(name)


@spoken
def test_every_kind_has_a_character_and_a_strength(language: str) -> None:
    words = Words(language, strict=True)
    lines = [character(words, kind.name) for kind in KINDS.values()]
    lines.append(character(words, "./mybot.py"))
    assert len(set(lines)) == len(KINDS) + 1
    assert all(line.endswith(".") and "\n" not in line for line in lines)
    assert character(words, "mcts:200") == character(words, "mcts")
    assert [stars(kind.strength) for kind in KINDS.values()] == sorted(
        stars(kind.strength) for kind in KINDS.values()
    )[::-1]
    assert stars(2) == "★★☆☆☆"
