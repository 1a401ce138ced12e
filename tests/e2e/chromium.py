"""The Chromium of this machine."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

PAGE = Path(__file__).parent.parent.parent / "src" / "phantomline" / "web" / "index.html"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# As root there is no sandbox, and containers have little shared memory.
ARGS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--font-render-hinting=none")


class Missing(Exception):
    """There is no browser, or no page to look at; it says what brings them."""


def launched(playwright: Playwright, *, headed: bool = False) -> Browser:
    """Start the Chromium that `PHANTOMLINE_CHROMIUM` names, or the first that is found."""
    wanted = os.environ.get("PHANTOMLINE_CHROMIUM")
    found = [wanted] if wanted else [path for name in NAMES if (path := shutil.which(name))]
    if not found:
        raise Missing("There is no Chromium here; scripts/test tests/e2e brings one.")
    if not PAGE.is_file():
        raise Missing("The page is not built; scripts/web build does it.")
    return playwright.chromium.launch(
        executable_path=found[0], args=list(ARGS), headless=not headed
    )
