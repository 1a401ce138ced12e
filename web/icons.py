"""Draws the icons of the installed application from our ghost: `.venv/bin/python web/icons.py`.

Systems that install a page want bitmaps, and these are the only ones. They are kept beside the
drawing, since they change only with it and not everybody who builds the page has a browser.
"""

import re
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parent
PUBLIC = HERE / "public"
NIGHT = "#1b2444"


def drawn(svg: str, size: int, *, inset: float = 0) -> str:
    """Return a page that shows the ghost alone, so far from the edge, on its night."""
    room = size * (1 - 2 * inset)
    style = f"body{{margin:0;width:{size}px;height:{size}px;display:grid;place-items:center}}"
    style += f"svg{{width:{room}px;height:{room}px}}"
    if inset:
        # Whatever shape a system cuts it to, its ground reaches the edge and the ghost stays whole.
        style += f"body{{background:{NIGHT}}}"
        svg = re.sub(r"<rect[^>]*/>", "", svg)
    return f"<style>{style}</style>{svg}"


def main() -> int:
    """Write all of them."""
    sys.path.insert(0, str(ROOT))
    from tests.e2e.chromium import launched

    svg = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    wanted = [
        ("icon-192.png", 192, 0.0),
        ("icon-512.png", 512, 0.0),
        ("icon-maskable-512.png", 512, 0.14),
        ("apple-touch-icon.png", 180, 0.06),
    ]
    with sync_playwright() as playwright:
        browser = launched(playwright, headed=False)
        for name, size, inset in wanted:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(svg, size, inset=inset))
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
