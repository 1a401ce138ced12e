"""People in front of real browsers: how they look at the page, and what they touch it with."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize

from phantomline.words.catalogue import Catalogue
from tests.e2e.watching import Watch

PATIENCE = 30_000
"""How long anything may take that ought to be there at once, on a machine with much else to do."""

Hand = Literal["mouse", "keyboard", "touch", "any"]

# "sideways" is the phone, and "half" is the desktop at 200 %.
SIZES: dict[str, ViewportSize] = {
    "small": {"width": 360, "height": 740},
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
    "half": {"width": 720, "height": 450},
    "tablet": {"width": 820, "height": 1180},
    "laptop": {"width": 1366, "height": 768},
    "desktop": {"width": 1440, "height": 900},
}

# Runs before the page does: notes with what it was touched.
TOUCHED = """
globalThis.touched = []
addEventListener('pointerdown', (event) => touched.push(event.pointerType), true)
"""


@dataclass(frozen=True)
class Looks:
    """How somebody sees the page. With ``still`` nothing moves, as the device asks for.

    Only with ``worker`` the page has its service worker, which fetches everything there is.
    """

    language: Literal["en", "es"] = "en"
    theme: Literal["night", "day"] = "night"
    size: str = "laptop"
    still: bool = True
    scale: float = 1
    worker: bool = False

    def with_(self, **changes: Any) -> "Looks":
        """The same, but for some."""
        return replace(self, **changes)


class Person:
    """Somebody with a browser of their own, who is nobody to the server at first."""

    def __init__(self, browser: Browser, origin: str, looks: Looks, hand: Hand = "any") -> None:
        self.looks = looks
        self.hand = hand
        self.origin = origin
        touch = hand == "touch" or looks.size == "phone"
        self.context: BrowserContext = browser.new_context(
            base_url=origin,
            viewport=SIZES[looks.size],
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=looks.scale,
            locale={"en": "en-GB", "es": "es-ES"}[looks.language],
            reduced_motion="reduce" if looks.still else "no-preference",
            color_scheme="dark" if looks.theme == "night" else "light",
            service_workers="allow" if looks.worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.watch = Watch(self.context, origin)
        kept = json.dumps({"theme": looks.theme, "language": looks.language, "motion": "system"})
        # Only what this person would have chosen before; what they choose later stays.
        self.context.add_init_script(
            f"try {{ localStorage.phantomline ??= {json.dumps(kept)} }} catch {{}}\n{TOUCHED}"
        )
        self.page: Page = self.context.new_page()

    def go(self, path: str = "/") -> Page:
        """Open a place of the application."""
        self.page.goto(path)
        return self.page

    def cookie(self) -> str | None:
        """The key that makes this browser somebody, if it is."""
        kept = {one.get("name"): one.get("value") for one in self.context.cookies()}
        return kept.get("phantomline")

    def word(self, message: str, **values: Any) -> str:
        """What the page says in this person's language: ``word("web-start")``."""
        return _catalogue(self.looks.language).format(message, values)

    def use(self, target: Locator) -> None:
        """Press something with whatever this person has."""
        if self.hand == "keyboard":
            press_on(target)
        elif self.hand == "touch":
            target.tap()
        else:
            target.click()

    def check(self) -> None:
        """Fail if the page complained, or was touched with anything else than it should be."""
        self.watch.check()
        wanted = {"keyboard": [], "touch": ["touch"], "mouse": ["mouse"]}.get(self.hand)
        if wanted is None:
            return
        for page in self.context.pages:
            used = page.evaluate("globalThis.touched ?? []")
            assert set(used) <= set(wanted), f"by {self.hand}, but touched by {set(used)}"

    def keep(self, folder: Path) -> None:
        """Leave behind what can be told of the pages as they are now."""
        folder.mkdir(parents=True, exist_ok=True)
        for n, page in enumerate(self.context.pages):
            page.screenshot(path=folder / f"{n}.png", timeout=10_000)
            (folder / f"{n}.aria.yml").write_text(page.locator("body").aria_snapshot())
            (folder / f"{n}.html").write_text(page.content())
        said = [*self.watch.problems, "", "# asked", *self.watch.asked]
        said += ["", "# heard", *self.watch.heard, "", "# said", *self.watch.said]
        (folder / "watched.txt").write_text("\n".join(said))


Meet = Callable[..., Person]
"""The fixture by which tests meet people."""


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language, strict=True)


def press_until(page: Page, there: Callable[[], bool], key: str = "Tab", most: int = 120) -> None:
    """Press a key again and again until ``there``."""
    for _ in range(most):
        if there():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{most} times {key} did not lead there; focus is on {focused(page)}")


def tab_to(target: Locator, key: str = "Tab", most: int = 120) -> Locator:
    """Move the focus to something as somebody without a mouse does."""
    page = target.page
    press_until(page, lambda: has_focus(target), key, most)
    return target


def press_on(target: Locator, key: str = "Enter", most: int = 120) -> None:
    """Move the focus to something and press a key on it."""
    tab_to(target, most=most)
    target.page.keyboard.press(key)


def has_focus(target: Locator) -> bool:
    """Whether something is there and has the focus."""
    return bool(target.evaluate_all("all => all.includes(document.activeElement)"))


def focused(page: Page) -> str:
    """What has the focus, to say so when something goes wrong."""
    return str(page.evaluate("(document.activeElement?.outerHTML ?? 'nothing').slice(0, 200)"))
