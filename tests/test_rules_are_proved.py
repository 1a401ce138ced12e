"""Every rule has a page that states it and a test that proves it.

A test names its rules with `@pytest.mark.rule("GH-22")`. The pages are docs/games/*.md.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PREFIXES = {"galore": "GG", "ghosts": "GH", "train": "GT"}
NUMBERS = {
    "GG": [
        *range(1, 7),
        *range(10, 15),
        *range(20, 27),
        *range(30, 33),
        *range(40, 43),
        *range(50, 65),
    ],
    "GH": [1, 2, *range(10, 13), *range(20, 29), *range(30, 34)],
    "GT": [*range(1, 5), 10, 11, *range(20, 28), *range(30, 35), *range(40, 43)],
}


def stated() -> set[str]:
    found: set[str] = set()
    for game, prefix in PREFIXES.items():
        page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
        found.update(re.findall(rf"^- \*\*({prefix}-\d\d)\b", page, re.MULTILINE))
    return found


@cache
def named() -> set[str]:
    """The ids in the rule marks of all tests, read without running them."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(ast.literal_eval(argument) for argument in node.args)
    return found


ALL = {f"{prefix}-{number:02}" for prefix, numbers in NUMBERS.items() for number in numbers}


@pytest.mark.parametrize("rule", sorted(ALL))
def test_a_test_names_the_rule(rule: str) -> None:
    assert rule in named(), f"no test proves {rule}"


def test_the_pages_state_exactly_these_rules() -> None:
    assert stated() == ALL


def test_tests_name_no_rule_that_does_not_exist() -> None:
    assert named() <= ALL
