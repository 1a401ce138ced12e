"""Every link leads somewhere, and no page says what only one machine knows."""

import os
import re
from pathlib import Path

import pytest

from tests.docs.pages import FENCE, PAGES, ROOT, anchors, links, name, read, section

each_page = pytest.mark.parametrize("page", PAGES, ids=name)

HOSTS = re.compile(r"pypi|pythonhosted|npmjs|yarnpkg|crates\.io|proxy\.golang|docker\.io", re.I)
MACHINE_PATHS = re.compile(r"(?<![\w.)])/(?:home|root|tmp|Users|work|mnt|opt|var)/|[A-Z]:\\")


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{name(page)} links to {link}"
        assert target.is_relative_to(ROOT), f"{link} leaves the repository"
        if anchor:
            assert anchor in anchors(target), f"{name(page)} links to {link}"


@each_page
def test_a_page_fits_every_machine(page: Path) -> None:
    text = read(page)
    for pattern in (HOSTS, MACHINE_PATHS):
        assert pattern.findall(text) == [], f"{name(page)} is not for every machine"


@each_page
def test_a_page_has_one_title_and_closed_blocks(page: Path) -> None:
    text = read(page)
    assert len(re.findall(r"^# ", FENCE.sub("", text), re.M)) == 1
    assert text.count("\n```") == 2 * len(FENCE.findall(text))


def test_all_pages_can_be_reached_from_the_readme() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page not in PAGES:
            continue
        reached.add(page)
        waiting += [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
    assert reached == set(PAGES)


def test_the_quick_start_is_two_commands() -> None:
    commands = [
        line
        for language, text in FENCE.findall(section(ROOT / "README.md", "Quick start"))
        if language == "sh"
        for line in text.splitlines()
    ]
    assert commands == ["scripts/play", "scripts/test"]
    for command in commands:
        assert os.access(ROOT / command, os.X_OK)
