"""Several fingers on the screen at once, which Playwright itself does not have."""

from playwright.sync_api import Page

Point = tuple[float, float]


class Fingers:
    """Touches a page with as many fingers as there are points."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *points: Point) -> None:
        """``kind`` is touchStart, touchMove or touchEnd."""
        fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def move(self, *ways: tuple[Point, Point], steps: int = 5) -> None:
        """Put a finger down for each way, move all of them along theirs, and lift them."""
        self("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            self("touchMove", *(_between(start, end, step / steps) for start, end in ways))
        self("touchEnd")


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
