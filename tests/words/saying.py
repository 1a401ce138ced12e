"""One of everything that the games can say, found in their sources."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

import phantomline
from phantomline.core import Game, IllegalAction
from phantomline.games import load

SOURCES = Path(phantomline.__file__).parent / "games"

# A value for every field that names a piece; other numbers are small.
PIECES: dict[str, dict[str, object]] = {
    "galore": {"tile": 17, "cell": 4, "rotation": 90, "board": "3a", "side": "a"},
    "ghosts": {"card": "red-2"},
    "train": {
        "card": "orange",
        "colour": "red",
        "route": "misty-windmill--train-station",
        "ticket": "pumpkin-field--witchs-cauldron",
        "tickets": ("pumpkin-field--witchs-cauldron",),
        "location": "crypt",
        "reason": "sixth-ticket",
    },
}
PATHS = {"path": "bone_doors", "points": (1,) * 13}


@cache
def game_called(name: str) -> Game[Any]:
    return load(name)


def examples(name: str, said: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """A struct of this type with everything shown, and with everything hidden that may be."""
    hints = {
        field: hint
        for field, hint in get_type_hints(said).items()
        if field in said.__struct_fields__
    }
    shown = {field: _value(name, field, hint) for field, hint in hints.items()}
    yield said(**shown)
    optional = [field for field, hint in hints.items() if type(None) in get_args(hint)]
    if optional:
        yield said(**{**shown, **dict.fromkeys(optional)})


def _value(name: str, field: str, hint: Any) -> object:
    known = PIECES[name] | PATHS
    if hint is int or (int in get_args(hint) and type(None) in get_args(hint)):
        value = known.get(field, 2)
        return value if isinstance(value, int) else 2
    if field in known:
        return known[field]
    return (0, 1) if int in get_args(hint) else "?"


class Refusal(msgspec.Struct, frozen=True):
    """A refusal as the source of a game raises it."""

    game: str
    code: str
    rules: tuple[str, ...]
    params: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game}-{self.code}"

    def error(self) -> IllegalAction:
        values: dict[str, str | int] = {}
        for param in self.params:
            value = PIECES[self.game].get(param, 2)
            values[param] = value if isinstance(value, str | int) else 2
        return IllegalAction(self.code, self.rules[0] if self.rules else "GG-10", values)


@cache
def refusals() -> tuple[Refusal, ...]:
    """Every `IllegalAction` that the games' sources raise."""
    found: list[Refusal] = []
    for path in sorted(SOURCES.glob("*/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _names(node.func, "IllegalAction"):
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path}:{node.lineno}: a code is a text"
                assert isinstance(code.value, str)
                rules = [one for one in _texts(node.args[1]) if "-" in one]
                params = _texts_of_keys(node.args[2]) if len(node.args) > 2 else ()
                found.append(Refusal(path.parent.name, code.value, tuple(rules), params))
    return tuple(found)


def outcome_reasons() -> dict[str, set[str]]:
    """Every reason that the games' sources give for an end."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCES.glob("*/*.py")):
        reasons = found.setdefault(path.parent.name, set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _names(node.func, "Outcome"):
                reasons.update(_texts(node.args[0]))
            elif isinstance(node, ast.AnnAssign) and _names(node.target, "REASONS"):
                assert node.value is not None
                reasons.update(filter(None, _texts(node.value)))
    return found


def _names(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _texts(node: ast.AST) -> list[str]:
    return [
        one.value
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    ]


def _texts_of_keys(node: ast.expr) -> tuple[str, ...]:
    assert isinstance(node, ast.Dict), "parameters are written out where they are raised"
    return tuple(text for key in node.keys if key is not None for text in _texts(key))
