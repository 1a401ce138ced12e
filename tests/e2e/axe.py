"""What axe-core finds on a page that somebody with assistive technology would stumble over."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Everything that axe knows, beside what is about whole sites or still being tried out by them.
RUN = """
([within, but]) => axe.run(within ?? document, {
  rules: Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
})
"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def assert_accessible(
    page: Page, where: str = "", within: str | None = None, but: Sequence[str] = ()
) -> None:
    """Fail with readable words if axe finds anything wrong with the page as it is now.

    ``within`` is a CSS selector of the part to look at, for example ``"dialog[open]"``; ``but``
    names rules of axe that do not apply there.
    """
    page.evaluate("async () => { await document.fonts.ready }")
    found = _run(page, [within, list(but)])["violations"]
    assert not found, f"axe found on {where or page.url}:\n" + "\n".join(map(_told, found))


def _run(page: Page, asked: list[object]) -> dict[str, Any]:
    """Let axe look at the page from a world of its own, where no test stops the time."""
    session = page.context.new_cdp_session(page)
    frame = session.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    made = session.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})
    world = made["executionContextId"]
    session.send("Runtime.evaluate", {"expression": f"{_source()}\n;0", "contextId": world})
    call = {"functionDeclaration": RUN.strip(), "arguments": [{"value": asked}]}
    how = {"executionContextId": world, "awaitPromise": True, "returnByValue": True}
    answer = session.send("Runtime.callFunctionOn", {**call, **how})
    session.detach()
    assert "exceptionDetails" not in answer, answer["exceptionDetails"]
    return dict(answer["result"]["value"])


def _told(violation: dict[str, Any]) -> str:
    lines = [f"- {violation['id']} ({violation['impact']}): {violation['help']}"]
    for node in violation["nodes"][:6]:
        lines.append(f"    at {' '.join(map(str, node['target']))}")
        lines.append(f"       {node['html'][:160]}")
        lines += [f"       {line}" for line in node["failureSummary"].splitlines()[1:]]
    if len(violation["nodes"]) > 6:
        lines.append(f"    and {len(violation['nodes']) - 6} more")
    return "\n".join(lines)
