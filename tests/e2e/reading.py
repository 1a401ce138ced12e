"""Somebody with a screen reader: they know nothing of a page but its accessibility tree."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Error

from tests.e2e.people import Person

PATIENCE = 30.0


@dataclass
class Node:
    """Something that a screen reader comes upon."""

    role: str
    name: str
    backend: int
    facts: dict[str, Any]
    children: list["Node"] = field(default_factory=list)

    def walk(self) -> Iterator["Node"]:
        """This and all within, in the order of reading."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str) -> list["Node"]:
        """All of this role within."""
        return [node for node in self.walk() if node.role == role]

    def text(self) -> str:
        """What is read out of it; the sign before a list's line is none of its words."""
        if self.role == "StaticText":
            return self.name
        said = [child.text() for child in self.children if child.role != "ListMarker"]
        return " ".join("".join(said).split())


class ScreenReader:
    """Reads a page by its tree and presses what it finds there, by keyboard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        for domain in ("DOM", "Accessibility"):
            self._session.send(f"{domain}.enable")

    def read(self) -> Node:
        """The whole page as it is now."""
        return _tree(self._session.send("Accessibility.getFullAXTree")["nodes"])[0]

    def read_part(self, role: str, name: str) -> Node | None:
        """All that lies in one part of the page, if that is there."""
        while part := self.find(role, name):
            try:
                asked = {"backendNodeId": part.backend}
                nodes = self._session.send("Accessibility.queryAXTree", asked)["nodes"]
            except Error as error:
                if "No node found" not in str(error):
                    raise
                nodes = []
            # The page may have changed since the part was found.
            if nodes:
                return _tree(nodes)[0]
        return None

    def find(self, role: str, name: str) -> Node | None:
        """Something by its role and name, which is less work than to read it all."""
        top = self._session.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
        asked = {"backendNodeId": top, "role": role, "accessibleName": name}
        found = self._session.send("Accessibility.queryAXTree", asked)["nodes"]
        shown = [node for node in found if not node.get("ignored")]
        return _tree(shown[:1])[0] if shown else None

    def title(self) -> str:
        """What the page is called now; to hear that is much less work than to read it all."""
        root = self._session.send("Accessibility.getRootAXNode")["node"]
        return str(root.get("name", {}).get("value", ""))

    def until(self, found: Callable[[Node], Any]) -> Any:
        """Read again and again until something is there, and return it."""
        return self.until_so(lambda: found(self.read()))

    def until_so(self, true: Callable[[], Any]) -> Any:
        """Ask again and again until something is so, and return the answer."""
        end = time.monotonic() + PATIENCE
        while not (answer := true()):
            assert time.monotonic() < end, f"never came about\n{outline(self.read())}"
            self.page.wait_for_timeout(30)
        return answer

    def press(self, node: Node) -> None:
        """Go to what was found, as screen readers do, and press Enter."""
        self._session.send("DOM.focus", {"backendNodeId": node.backend})
        self.page.keyboard.press("Enter")

    def focused(self) -> Node | None:
        """What has the focus."""
        here = [node for node in self.read().walk() if node.facts.get("focused")]
        return here[-1] if here else None


def _tree(raw: list[dict[str, Any]]) -> list[Node]:
    """What the browser tells of a tree or a part of one, without all that readers pass over."""
    by_id = {node["nodeId"]: node for node in raw}

    def made(node: dict[str, Any]) -> list[Node]:
        known = [by_id[name] for name in node.get("childIds", ()) if name in by_id]
        inside = [one for child in known for one in made(child)]
        if node.get("ignored"):
            return inside
        facts = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
        role = str(node.get("role", {}).get("value", ""))
        name = str(node.get("name", {}).get("value", ""))
        return [Node(role, name, node.get("backendDOMNodeId", 0), facts, inside)]

    return made(raw[0])


def headings(root: Node) -> list[tuple[int, str]]:
    """All headings with their level."""
    return [(int(node.facts.get("level", 0)), node.name) for node in root.all("heading")]


def outline(root: Node) -> str:
    """The headings, to say so when something goes wrong."""
    return "\n".join(f"{'#' * level} {name}" for level, name in headings(root))


def lines_under(root: Node, heading: str) -> list[str]:
    """The lines of the list that follows a heading, wherever it is."""
    found: list[str] = []
    under = False
    for node in root.walk():
        if node.role == "heading":
            under = node.name == heading
        elif under and node.role == "listitem":
            found.append(node.text())
    return found
