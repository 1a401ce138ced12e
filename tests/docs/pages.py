"""The pages of the project, and what is in them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG"))]
    + [*(ROOT / "docs").rglob("*.md")]
)

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language and text, and the line on which its text begins."""

    language: str
    text: str
    line: int


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text("utf-8")


def blocks(page: Path, *languages: str) -> list[Block]:
    """The blocks in these languages, in order."""
    text = read(page)
    return [
        Block(found[1], found[2], text.count("\n", 0, found.start()) + 2)
        for found in FENCE.finditer(text)
        if found[1] in languages
    ]


def prose(page: Path) -> str:
    """The page without its blocks."""
    return FENCE.sub("", read(page))


def links(page: Path) -> Iterator[str]:
    for found in LINK.finditer(prose(page)):
        yield found[1]


def anchors(page: Path) -> set[str]:
    """The names under which the headings of a page can be linked to."""
    plain = [re.sub(r"[^\w\- ]", "", title.lower()) for title in HEADING.findall(prose(page))]
    return {title.strip().replace(" ", "-") for title in plain}


def section(page: Path, title: str) -> str:
    """What stands under a heading, up to the next one of its rank."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", read(page), re.M | re.S)
    assert found is not None, f"{name(page)} has no section {title!r}"
    return found[1]
