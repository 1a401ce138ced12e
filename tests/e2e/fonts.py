"""Which fonts a page is really drawn with."""

from typing import Any

from playwright.sync_api import Page

# Every element that has text of its own.
WITH_TEXT = """
[...document.body.querySelectorAll('*')].filter((it) =>
  [...it.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
"""


def strange_fonts(page: Page) -> dict[str, list[str]]:
    """The texts that are drawn with a font of the machine instead of ours, by font."""
    cdp = page.context.new_cdp_session(page)
    try:
        cdp.send("DOM.enable")
        cdp.send("CSS.enable")
        cdp.send("DOM.getDocument", {"depth": 0})
        found = cdp.send("Runtime.evaluate", {"expression": WITH_TEXT})["result"]["objectId"]
        told: list[dict[str, Any]] = cdp.send(
            "Runtime.getProperties", {"objectId": found, "ownProperties": True}
        )["result"]
        strange: dict[str, list[str]] = {}
        for one in told:
            if not one["name"].isdigit():
                continue
            node = cdp.send("DOM.requestNode", {"objectId": one["value"]["objectId"]})["nodeId"]
            fonts = cdp.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
            for font in fonts:
                if not font["isCustomFont"]:
                    what = cdp.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
                    strange.setdefault(font["familyName"], []).append(what[:200])
        return strange
    finally:
        cdp.detach()
