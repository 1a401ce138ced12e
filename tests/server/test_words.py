"""Everything that the server refuses has a sentence in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import phantomline
from phantomline.server.errors import Refusal
from phantomline.server.http.problems import STATUS, problem_of
from phantomline.server.store.errors import SENTENCES, StoreUnavailable
from phantomline.words import LANGUAGES, Words

SOURCES = Path(phantomline.__file__).parent / "server"


def refusals() -> Iterator[Refusal]:
    """Every refusal in the sources, with a value for all that it speaks of."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id != "Refusal" or not node.args:
                continue
            code = node.args[0]
            if isinstance(code, ast.Constant):
                params: dict[str, str | int] = {one.arg: 3 for one in node.keywords if one.arg}
                yield Refusal(str(code.value), **params)


@pytest.mark.parametrize("refusal", list(refusals()), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(refusal: Refusal, language: str) -> None:
    status, problem = problem_of(refusal, Words(language, strict=True))
    assert problem.message.endswith(".")
    assert problem.code == refusal.code
    assert 400 <= status < 500


def test_the_refusals_were_found() -> None:
    codes = {refusal.code for refusal in refusals()}
    assert {"no-guest", "seat-taken", "too-many", "stale", "still-here"} <= codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_status_and_state_has_words(language: str) -> None:
    words = Words(language, strict=True)
    for code in STATUS:
        params: dict[str, str | int] = {
            "most": 1, "seconds": 2, "seats": 3, "bots": "x", "known": "x", "what": "x",
        }  # fmt: skip
        assert problem_of(Refusal(code, **params), words)[1].message.endswith(".")
    for state in ("over", "closed"):
        assert problem_of(Refusal(state), words)[1].message.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_with_the_database_is_a_sentence(language: str) -> None:
    words = Words(language, strict=True)
    for code, sentence in SENTENCES.items():
        said = words.say(f"store-{code}", where="HERE", detail="THIS")
        assert ("HERE" in said) == ("{where}" in sentence)
        assert ("THIS" in said) == ("{detail}" in sentence)


def test_people_are_not_told_what_the_database_says() -> None:
    error = StoreUnavailable("away", detail="password=secret host=10.0.0.1")
    status, problem = problem_of(error, Words("en"))
    assert status == 503
    assert "secret" not in problem.message
    assert problem.params is None


def test_our_own_faults_tell_nothing() -> None:
    status, problem = problem_of(KeyError("hand of seat 2"), Words("en"))
    assert status == 500
    assert "hand" not in problem.message
