"""What the page is made of: ours alone, small, compressed and kept."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Meet, Person
from tests.e2e.tables import sit_at
from tests.server.serving import Server

KB = 1000
HOME = 150 * KB
GAME = 90 * KB
FETCHED = """
performance.getEntriesByType('resource').filter((one) => one.transferSize).map((one) => one.name)
"""


def scripts_of(person: Person) -> set[str]:
    """The JavaScript that somebody's page has asked for so far."""
    return {path for url in person.watch.asked if (path := urlsplit(url).path).endswith(".js")}


def size_of(server: Server, paths: set[str]) -> int:
    """How many bytes these are on the wire to a browser that knows gzip."""
    total = 0
    with server.client(**{"accept-encoding": "gzip"}) as client:
        for path in sorted(paths):
            with client.stream("GET", path) as answer:
                assert answer.headers["content-encoding"] == "gzip", path
                total += sum(map(len, answer.iter_raw()))
    return total


def test_the_first_page_is_small(meet: Meet, server: Server) -> None:
    ana = meet(path="/")
    expect(ana.page.get_by_role("article")).to_have_count(3)
    ana.page.wait_for_load_state("networkidle")
    size = size_of(server, scripts_of(ana))
    assert 0 < size <= HOME, f"{size / KB:.1f} kB of JavaScript"


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_a_game_adds_little_to_it(meet: Meet, server: Server, game: str) -> None:
    ana = meet(path="/")
    expect(ana.page.get_by_role("article")).to_have_count(3)
    ana.page.wait_for_load_state("networkidle")
    home = scripts_of(ana)
    it = sit_at(ana, game)
    it.until_asked()
    it.choose()
    ana.page.wait_for_load_state("networkidle")
    size = size_of(server, scripts_of(ana) - home)
    assert 0 < size <= GAME, f"{size / KB:.1f} kB of JavaScript beyond the first page"


def test_assets_are_compressed_and_never_asked_for_twice(meet: Meet, server: Server) -> None:
    ana = meet(path="/gallery")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    paths = {urlsplit(url).path for url in ana.watch.asked}
    assets = {path for path in paths if path.startswith("/assets/")}
    assert {path.rpartition(".")[2] for path in assets} >= {"js", "css", "woff2"}
    with server.client(**{"accept-encoding": "br, gzip"}) as client:
        for path in sorted(assets):
            answer = client.get(path)
            assert "immutable" in answer.headers["cache-control"], path
            assert int(answer.headers["cache-control"].split("max-age=")[1].split(",")[0]) >= 31e6
            if not path.endswith(".woff2"):
                assert answer.headers.get("content-encoding") in ("br", "gzip"), path
        policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    ana.page.goto("/")
    ana.page.goto("/gallery")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    fetched: list[str] = ana.page.evaluate(FETCHED)
    assert not [url for url in fetched if "/assets/" in url]


def test_nothing_else_is_asked_for(meet: Meet) -> None:
    """Every test watches over this; here is that it would be seen."""
    ana = meet(path="/")
    ana.page.evaluate("fetch('http://127.0.0.1:9/').catch(() => {})")
    expect(ana.page.get_by_role("article")).to_have_count(3)
    with pytest.raises(AssertionError, match=r"Content Security Policy|another host"):
        ana.watch.check()
    ana.watch.problems.clear()


GROWING = """
globalThis.growing = []
const seen = (id) => document.getElementById(id)
new MutationObserver(() => {
  const [board, story] = [seen('board'), seen('story')]
  const now = [board && 'board', board?.matches('.whole') && 'whole', story && 'story']
  const told = now.filter(Boolean).join(' ')
  if (told && told !== growing.at(-1)) growing.push(told)
}).observe(document, { attributes: true, childList: true, subtree: true })
"""


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_a_table_is_drawn_from_above_so_that_nothing_is_pushed_away(meet: Meet, game: str) -> None:
    ana = meet("touch", path=None)
    ana.context.add_init_script(GROWING)
    sit_at(ana, game)
    expect(ana.page.locator("#story")).to_be_visible()
    assert ana.page.evaluate("growing") == ["board", "board whole", "board whole story"]
