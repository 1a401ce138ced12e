"""The messages are those of docs/bot-protocol.md, and nonsense is told from answers."""

import json
import re
from collections.abc import Iterator
from random import Random
from string import Formatter
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.bots import protocol
from phantomline.bots.checking import Problem
from phantomline.bots.errors import FAULTS, Fault, HowFailed, Param
from phantomline.bots.process import HOW, PATIENCE, START
from phantomline.bots.program import LOG_BYTES
from phantomline.bots.protocol import (
    LONGEST_LINE,
    VERSION,
    Choose,
    Garbage,
    Hello,
    Message,
    Move,
    Over,
    Quit,
    Ready,
    encode,
    read_move,
    read_ready,
)
from phantomline.core import to_json
from phantomline.games.ghosts.actions import Play
from phantomline.games.ghosts.view import GhostsView
from phantomline.words import LANGUAGES, Words
from phantomline.words.bots import fault
from tests.conformance.tables import load
from tests.docs.pages import ROOT, blocks, read, section

PAGE = ROOT / "docs" / "bot-protocol.md"
EXAMPLES: dict[str, Any] = {
    example["type"]: example for example in (json.loads(one.text) for one in blocks(PAGE, "json"))
}
SENT: dict[str, type[Message]] = {"hello": Hello, "choose": Choose, "over": Over, "quit": Quit}
HEARD: dict[str, type[Message]] = {"ready": Ready, "move": Move}
CODEC = load("ghosts").codec


def test_every_message_has_an_example_and_a_heading() -> None:
    assert list(EXAMPLES) == ["hello", "ready", "choose", "move", "over", "quit"]
    headings = re.findall(r"^### (\w+)$", section(PAGE, "Messages"), re.M)
    assert headings == list(EXAMPLES)


@pytest.mark.parametrize("name", [*SENT, *HEARD])
def test_an_example_has_the_fields_of_its_message(name: str) -> None:
    kind = {**SENT, **HEARD}[name]
    assert list(EXAMPLES[name]) == ["type", *kind.__struct_fields__]
    assert kind.__struct_config__.tag == name


@pytest.mark.parametrize("name", SENT)
def test_every_field_is_explained(name: str) -> None:
    text = section(PAGE, "Messages").partition(f"### {name}\n")[2].partition("\n### ")[0]
    for field in SENT[name].__struct_fields__:
        assert f"`{field}`" in text or field == "outcome", field


def test_the_greeting_is_the_one_on_the_page() -> None:
    facts = load("ghosts").facts
    hello = Hello(
        protocol=VERSION,
        game=facts.id,
        edition=facts.edition,
        rules=facts.rules,
        players=2,
        seat=0,
        seed=123456789,
        facts=facts,
    )
    [example] = [one.text for one in blocks(PAGE, "json") if '"hello"' in one.text]
    assert encode(hello).decode() == example


def test_the_request_is_the_one_on_the_page() -> None:
    view = CODEC.view(EXAMPLES["choose"]["view"])
    assert isinstance(view, GhostsView)
    [example] = [one.text for one in blocks(PAGE, "json") if '"choose"' in one.text]
    assert encode(Choose(move=1, seconds=None, limit=PATIENCE, view=view)).decode() == example


def test_the_end_is_the_one_on_the_page() -> None:
    over = msgspec.convert(EXAMPLES["over"], Over)
    assert json.loads(encode(over)) == EXAMPLES["over"]
    assert json.loads(encode(Quit())) == EXAMPLES["quit"]


def test_the_answers_on_the_page_are_understood() -> None:
    ready, move = (json.dumps(EXAMPLES[name]).encode() for name in HEARD)
    assert read_ready(ready) == Ready(protocol=VERSION, name="My bot")
    action = read_move(move, CODEC)
    assert action == Play(card="green-1")
    assert to_json(action) in EXAMPLES["choose"]["view"]["legal"]


def test_the_limits_are_the_true_ones() -> None:
    text = read(PAGE)
    assert f"at most {LONGEST_LINE:,} bytes" in text
    assert f"last {LOG_BYTES:,} bytes" in text
    assert f"This is version {VERSION}." in text
    assert f"has {START:g} seconds for this answer" in text


def test_every_failure_is_listed() -> None:
    text = section(PAGE, "What becomes of a program that fails")
    listed = dict(re.findall(r"^\| `(\w+)` \|.*\| `(\w+)` \|$", text, re.M))
    assert set(listed) == {"crashed", "stalled", "garbage", "overlong", "chatty", "illegal"}
    assert listed == {code: HOW.get(code, "failed") for code in listed}
    assert set(listed.values()) == set(get_args(HowFailed))
    for code in ("unclean", "status", "lingering"):
        assert f"`{code}`" in text
    assert all(f"``{code}``" in (Problem.__doc__ or "") for code in ("unclean", "lingering"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_words(language: str) -> None:
    words = Words(language, strict=True)
    text = section(PAGE, "What becomes of a program that fails")
    codes = set(re.findall(r"`([a-z]+)`", text))
    for code in codes - {"died", "slow", "failed"} | {"unstartable"}:
        assert words.say(f"bot-problem-{code}", detail="x").endswith("."), code


@pytest.mark.parametrize("code", FAULTS)
def test_every_fault_has_words(code: str) -> None:
    named = [name for _, name, _, _ in Formatter().parse(FAULTS[code]) if name]
    params: dict[str, Param] = {name: place for place, name in enumerate(named, 1)}
    told = [fault(Words(one, strict=True), code, params) for one in LANGUAGES]
    assert told[0] == str(Fault(code, params))
    assert len(set(told)) == len(LANGUAGES)
    assert all(str(value) in one for value in params.values() for one in told)
    assert not any(one.endswith(".") for one in told), "it stands inside a sentence"


def test_seconds_are_told_as_each_language_writes_them() -> None:
    late = Fault("late", {"seconds": 0.65})
    told = [fault(Words(one), late.code, late.params) for one in LANGUAGES]
    assert str(late) == "it did not answer within 0.65 s"
    assert told == [str(late), "no contestó en 0,65 s"]


@pytest.mark.parametrize("name", ["ghosts", "train", "galore"])
def test_every_view_and_action_survives_the_wire(name: str) -> None:
    game = load(name)
    for view in views(name):
        line = encode(Choose(move=1, seconds=1.0, limit=2.0, view=view))
        assert line.count(b"\n") == 1
        sent = json.loads(line)
        assert sent["view"]["game"] == name
        assert game.codec.view(sent["view"]) == view
        for action, data in zip(view.legal, sent["view"]["legal"], strict=True):
            answer = json.dumps({"type": "move", "action": data}).encode()
            assert read_move(answer, game.codec) == action


def views(name: str) -> Iterator[Any]:
    """Views with something to decide."""
    game, rng = load(name), Random(2)
    state = game.initial(3, game.codec.options({}))
    while actors := game.actors(state):
        actor = actors[0]
        if actor < 0:
            action = game.fate(state, rng)
        else:
            yield game.view(state, actor)
            action = rng.choice(game.legal(state, actor))
        state = game.apply(state, actor, action)


def test_unknown_fields_are_left_alone() -> None:
    ready = b'{"type":"ready","protocol":1,"name":"x","favourite_colour":"mist"}'
    assert read_ready(ready).name == "x"


@given(st.binary(max_size=300))
def test_nonsense_is_garbage(line: bytes) -> None:
    for read_it in (read_ready, lambda one: read_move(one, CODEC)):
        with pytest.raises(Garbage) as garbage:
            read_it(line)
        assert len(str(garbage.value)) < 400
        assert str(garbage.value).isprintable()


def test_everything_public_is_named() -> None:
    assert set(protocol.__all__) >= {"Hello", "Ready", "Choose", "Move", "Over", "Quit", "VERSION"}
