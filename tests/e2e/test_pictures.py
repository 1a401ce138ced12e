"""What the comparison of pictures notices, and what it does not."""

import io
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Page, expect

from tests.e2e.people import Meet
from tests.e2e.pictures import Different, Snapshots
from tests.e2e.tables import sit_at
from tests.server.serving import Server

WORDS = 12
READABLE = 17
"""So many pixels high is a number that anybody reads without looking closely."""

# Every word that one can read on the screen, with its height. `without` hides one of them and
# `counted` makes the last digit of one another one, until `asBefore`.
READ = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const words = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const around = node.parentElement
    if (around.closest('svg, .visually-hidden') || !around.checkVisibility()) continue
    for (const found of node.data.matchAll(/\\S+/g)) {
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      const { left, top, right, bottom, height } = range.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (around.contains(above)) words.push({ node, at: found.index, word: found[0], height })
    }
  }
  globalThis.without = (n) => {
    const { node, at, word } = words[n]
    const hidden = document.createElement('span')
    hidden.style.visibility = 'hidden'
    const gone = node.splitText(at)
    gone.splitText(word.length)
    gone.replaceWith(hidden)
    hidden.append(gone)
    globalThis.asBefore = () => {
      hidden.replaceWith(gone)
      node.parentNode.normalize()
    }
  }
  globalThis.counted = (n) => {
    const { node, at, word } = words[n]
    const whole = node.data
    const other = word.replace(/\\d(?!.*\\d)/, (one) => (Number(one) + 1) % 10)
    node.data = whole.slice(0, at) + other + whole.slice(at + word.length)
    globalThis.asBefore = () => { node.data = whole }
  }
  return words.map(({ word, height }) => [word, height])
}"""

# As if another browser smoothed the edges of letters otherwise.
SMOOTHED = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { -webkit-text-stroke: 0.12px currentColor }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""


def picture(colour: str = "#334455", line: int = 40, dots: int = 0) -> bytes:
    """A card with a line on it, and as many dots as there are."""
    image = Image.new("RGB", (200, 120), colour)
    draw = ImageDraw.Draw(image)
    draw.rectangle((20, 20, 80, 100), fill="#ffcc66")
    draw.line((100, line, 190, line + 30), fill="white", width=4)
    for n in range(dots):
        draw.rectangle((110 + 12 * n, 100, 114 + 12 * n, 104), fill="white")
    buffer = io.BytesIO()
    image.save(buffer, "png")
    return buffer.getvalue()


def test_a_picture_is_like_itself_and_not_like_another(tmp_path: Path) -> None:
    keeper = Snapshots(tmp_path / "kept", tmp_path / "left", True, "150.0.1")
    keeper.compare(picture(), "card")
    judge = Snapshots(tmp_path / "kept", tmp_path / "left", False, "150.0.2")
    judge.compare(picture(), "card")
    judge.compare(picture("#354657"), "card")  # a shade that nobody sees
    for other in (picture(line=70), picture("#774455"), picture("#445566")):
        with pytest.raises(AssertionError, match="different"):
            judge.compare(other, "card")
    assert list((tmp_path / "left" / "snapshots").glob("card.*.png"))
    # What is seen is kept anew, however small it is.
    with pytest.raises(AssertionError, match="different"):
        judge.compare(picture(dots=1), "card")
    # Another browser may have moved that little, but no more.
    stranger = Snapshots(tmp_path / "kept", tmp_path / "left", False, "151.0.1")
    stranger.compare(picture(dots=1), "card")
    with pytest.raises(AssertionError, match="different"):
        stranger.compare(picture(line=70), "card")
    keeper.compare(picture(dots=1), "card")
    judge.compare(picture(dots=1), "card")
    with pytest.raises(AssertionError, match="no picture"):
        judge.compare(picture(), "another")


def shot(page: Page) -> bytes:
    return page.screenshot(animations="disabled", caret="hide", scale="css")


def noticed(judge: Snapshots, taken: bytes) -> bool:
    try:
        judge.compare(taken, "table")
    except Different:
        return True
    return False


@pytest.mark.parametrize(("size", "theme"), [("laptop", "night"), ("phone", "day")])
def test_a_word_that_is_gone_and_a_number_that_changed_are_noticed(
    meet: Meet, fated: Server, tmp_path: Path, size: str, theme: str
) -> None:
    ana = meet(path=None, at=fated, size=size, theme=theme)
    it = sit_at(ana, "train", ("me", "random", "random"), options={"start": 0})
    assert it.until_asked()
    page = it.page
    expect(page.locator("[data-route].open")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    keeper = Snapshots(tmp_path / "kept", tmp_path / "left", True, "150.0.1")
    keeper(page, "table")
    judge = Snapshots(tmp_path / "kept", tmp_path / "left", False, "150.0.1")
    judge.compare(shot(page), "table")
    words: list[tuple[str, float]] = page.evaluate(READ)
    numbers = [
        n for n, (word, height) in enumerate(words) if word.isdecimal() and height >= READABLE
    ]
    assert len(numbers) > 3
    missed: list[str] = []
    changes = [("without", n) for n in Random(1).sample(range(len(words)), WORDS)]
    for change, n in [*changes, *(("counted", n) for n in numbers)]:
        page.evaluate(READ)
        page.evaluate(f"{change}({n})")
        if not noticed(judge, shot(page)):
            missed.append(f"{change} {words[n][0]}")
        page.evaluate("asBefore()")
    assert not missed
    before = shot(page)
    judge.compare(before, "table")
    page.evaluate(SMOOTHED)
    assert shot(page) != before
    judge.compare(shot(page), "table")
