"""How much slower this machine lays pages out than those that we measure on.

What is laid out for it has nothing to do with our own page and never changes, so that a limit which
goes by it does not grow with what we do to that page.
"""

from statistics import median

from playwright.sync_api import BrowserContext

from tests.e2e.frames_drawn import working

USUAL = 20.0
"""How many milliseconds it takes to lay that out once, where nothing else is to be done."""

MUCH = 2.0
"""A machine that takes so many times as long is another kind of machine."""

ROWS = 65

LAY_OUT = """(rows) => {
  const words = 'ghosts carry lanterns along the river while the last train waits for everybody'
  const row = (n) => `<div style="display: flex; gap: 1em; padding: 0.3em; border: 0.1em solid">
    <b style="flex: none">${n}</b><p style="flex: 1; margin: 0.2em">${words} ${words}</p>
    <ul style="display: grid; grid-template-columns: 1fr 1fr 1fr; flex: 1">
      ${words.split(' ').map((word) => `<li>${word} ${n}</li>`).join('')}
    </ul></div>`
  document.body.innerHTML = Array.from({ length: rows }, (_, n) => row(n)).join('')
  void document.body.offsetHeight
}"""

AGAIN = """(size) => {
  document.documentElement.style.fontSize = size
  void document.body.offsetHeight
}"""


def slowness(context: BrowserContext) -> float:
    """Say how many times the usual it takes this machine just now."""
    page = context.new_page()
    page.evaluate(LAY_OUT, ROWS)
    took: list[float] = []
    for size in ("101%", "102%", "103%", "104%", "105%"):
        with working(page) as work:
            page.evaluate(AGAIN, size)
        took.append(work.tasks[0])
    page.close()
    return median(took) / USUAL
