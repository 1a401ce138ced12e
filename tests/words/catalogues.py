"""The catalogues as data: which messages there are and which variables they use."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from phantomline.words.catalogue import FILES, catalogue_text


class _Variables(Visitor):
    """Gathers what one message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library names it so)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the library names it so)
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (the library names it so)
        self.functions.add(node.id.name)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """Every entry of a language, with the file it is in."""
    for file in FILES:
        for entry in parse(catalogue_text(language, file)).body:
            yield file, entry


def messages(language: str) -> list[tuple[str, ast.Message]]:
    """Every message of a language, with the file it is in."""
    return [(file, entry) for file, entry in entries(language) if isinstance(entry, ast.Message)]


@cache
def references(language: str) -> dict[str, _Variables]:
    """What every message of a language refers to itself."""
    found: dict[str, _Variables] = {}
    for _, message in messages(language):
        visitor = _Variables()
        visitor.visit(message)
        found[message.id.name] = visitor
    return found


def variables(language: str, message: str) -> set[str]:
    """Every variable that a message needs, through the messages it is made of too."""
    here = references(language)[message]
    return here.variables.union(*(variables(language, other) for other in here.messages))
