"""Moves in any game, made as people make them, and when what they did is on the screen."""

from tests.e2e.tables import Following
from tests.e2e.test_galore import cell, claim_something, first_empty, place_button, pressed
from tests.e2e.test_train import longest, on_map

SOON_MS = 100.0
"""After so many milliseconds a move is on the screen."""

# From the moment the browser knew of the click to the frame after the one that shows the story of
# what it did: whatever else the move changes is drawn with it.
WATCH = """
() => {
  globalThis.clicked = null
  globalThis.shown = []
  addEventListener('click', (event) => { globalThis.clicked = event.timeStamp }, true)
  const told = (change) => change.addedNodes.length && change.target.closest?.('[role=tabpanel]')
  new MutationObserver((changes) => {
    const since = globalThis.clicked
    if (since === null || !changes.some(told)) return
    globalThis.clicked = null
    requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - since)))
  }).observe(document.body, { childList: true, subtree: true })
}
"""

SHOWN = """
async (before) => {
  while (shown.length <= before) await new Promise((done) => setTimeout(done, 5))
  return shown.at(-1)
}
"""


def from_list(it: Following) -> None:
    """Do something from the list of all choices."""
    it.choose(-1 if any("route" in action for action in it.legal) else 0)


def on_board(it: Following) -> None:
    """Do something as the board offers it, or from the list where that is what it has."""
    action = it.legal[0]
    claim = longest(it) if it.table["game"] == "train" else None
    if action["type"] == "play":
        with it.moving():
            it.page.locator(".hand li.fits button").last.click()
    elif action["type"] == "place":
        empty = cell(it.page, first_empty(it))
        if "draft" not in (empty.get_attribute("class") or ""):
            empty.click()
        pressed(it, place_button(it.page))
    elif claim:
        on_map(it.page, claim["route"]).locator("rect.slot").first.click()
        pressed(it, it.page.locator("[data-claim]"))
    elif it.table["game"] == "galore":
        claim_something(it)
    else:
        from_list(it)
