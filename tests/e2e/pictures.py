"""Pictures of the page, compared with those that are kept.

They are kept at half their size, so that how edges are smoothed does not matter and the files
stay small. Another Chromium than the one that made them may draw a little otherwise, which is
what the tolerance is for; it is compared all the same. Little may differ on the whole, and nothing
may differ much anywhere: a word that is gone is no large share of a picture.
"""

import io
import time
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageFilter, ImageOps
from playwright.sync_api import Locator, Page

NOTICED = 16
"""From this difference on, of 255, a pixel counts as different."""
SHARE = 0.004
"""How many of all pixels may be different."""
STRONG = 64
"""From this difference on, of 255, a pixel is another one, however edges are smoothed."""
SPOT = 2
"""So many of nine pixels beside each other may be others: of a digit that changed, more are."""
BROWSER = "chromium"
"""The file beside the pictures that says which Chromium made them."""


PATIENCE = 10.0
"""For so many seconds a page may still change before it has to look as it should."""
LOOK_AGAIN = 100
"""Milliseconds between two looks."""


class Different(AssertionError):
    """What is shown is not what was kept."""


class Snapshots:
    """The pictures in ``folder``; with ``update`` they are kept anew instead of compared.

    ``version`` is that of the Chromium that takes them. Another one than made the kept ones may
    break a line elsewhere, so there only the whole of a picture is compared, and no spots.
    """

    def __init__(self, folder: Path, left_behind: Path, update: bool, version: str) -> None:
        self.folder = folder
        self.left_behind = left_behind
        self.update = update
        made = folder / BROWSER
        major = version.partition(".")[0]
        if update:
            folder.mkdir(parents=True, exist_ok=True)
            made.write_text(f"{major}\n", "utf-8")
        self.exact = made.is_file() and made.read_text("utf-8").strip() == major

    def __call__(
        self,
        shown: Page | Locator,
        name: str,
        *,
        hide: list[Locator] | None = None,
        share: float = SHARE,
        whole: bool = False,
    ) -> None:
        """Compare what is shown with the picture ``name``; ``hide`` covers what differs each time.

        ``whole`` takes all of a page, beyond what the window shows. A page whose last part comes
        late, as on a busy machine, is looked at again for a while.
        """
        page = shown if isinstance(shown, Page) else shown.page
        page.evaluate("async () => { await document.fonts.ready }")
        settings: dict[str, Any] = {
            "animations": "disabled",
            "caret": "hide",
            "mask": hide or [],
            "mask_color": "#808080",
            "scale": "css",
        }
        if isinstance(shown, Page):
            settings["full_page"] = whole
        before, end = b"", time.monotonic() + PATIENCE
        while True:
            taken = shown.screenshot(**settings)
            late = time.monotonic() > end
            # A picture that is to be kept shows a page that has settled.
            if late or not self.update or taken == before:
                try:
                    return self.compare(taken, name, share)
                except Different:
                    if late:
                        raise
            before = taken
            page.wait_for_timeout(LOOK_AGAIN)

    def compare(self, taken: bytes, name: str, share: float = SHARE) -> None:
        """Compare a picture with the one that is kept under this name."""
        whole = Image.open(io.BytesIO(taken)).convert("RGB")
        now = _small(whole)
        place = self.folder / f"{name}.webp"
        if self.update:
            place.parent.mkdir(parents=True, exist_ok=True)
            # Whatever is more than noise is kept anew.
            if not place.exists() or _unlike(whole, _kept(place)).share:
                _keep(now, place)
            return
        assert place.exists(), f"no picture {place.name} yet; --update-snapshots keeps one"
        kept = _kept(place)
        found = _unlike(whole, kept)
        if found.share <= share and (found.spot <= SPOT or not self.exact):
            return
        left = self.left_behind / "snapshots"
        (left / name).parent.mkdir(parents=True, exist_ok=True)
        now.save(left / f"{name}.now.png")
        kept.save(left / f"{name}.kept.png")
        found.where.save(left / f"{name}.where.png")
        sizes = "" if now.size == kept.size else f" (size {kept.size} -> {now.size})"
        raise Different(
            f"{name}: {found.share:.2%} of the picture is different{sizes}, at most {share:.2%} "
            f"may be, and {found.spot} of nine pixels at one spot, at most {SPOT} may be; look at "
            f"{left / name}.*.png, and keep the new one with --update-snapshots"
        )


def _small(picture: Image.Image) -> Image.Image:
    width, height = picture.size
    small = picture.resize((max(1, width // 2), max(1, height // 2)), Image.Resampling.BOX)
    # Thirty-two steps of each colour are more than anybody tells apart, and half the bytes.
    return small.point([min(255, (value + 4) // 8 * 8) for value in range(256)] * 3)


def _keep(picture: Image.Image, place: Path) -> None:
    picture.save(place, lossless=True, method=6)


def _kept(place: Path) -> Image.Image:
    return Image.open(place).convert("RGB")


class _Found(NamedTuple):
    """Which share of a picture differs, how many of nine pixels at the worst spot, and where."""

    share: float
    spot: int
    where: Image.Image


def _unlike(whole: Image.Image, kept: Image.Image) -> _Found:
    """Return what differs from a kept picture, wherever within a pixel or two a part began.

    A part begins between two pixels of the screen, and which of them its picture begins with goes
    by what stands above.
    """
    looks = ((whole, kept), (_below(whole), kept), (_below(whole), _below(kept)))
    tried = (_difference(_small(one), other) for one, other in looks)
    return min(tried, key=lambda found: (max(0, found.spot - SPOT), found.share))


def _below(picture: Image.Image) -> Image.Image:
    return picture.crop((0, 1, picture.width, picture.height))


def _difference(now: Image.Image, kept: Image.Image) -> _Found:
    if now.size != kept.size:
        now, kept = _alike(now, kept)
    # A line that moved by a fraction of a pixel is the same line.
    soft = [one.filter(ImageFilter.BoxBlur(1)) for one in (now, kept)]
    where = _beyond(NOTICED, _worst(*soft))
    different = where.histogram()[255]
    return _Found(
        different / (where.width * where.height), _spot(_beyond(STRONG, _worst(now, kept))), where
    )


def _worst(one: Image.Image, other: Image.Image) -> Image.Image:
    """Of each pixel how much that colour differs which differs most."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def _beyond(least: int, differences: Image.Image) -> Image.Image:
    return differences.point([0] * least + [255] * (256 - least))


def _spot(different: Image.Image) -> int:
    """How many pixels are different where most of nine are."""
    # At the edges of a picture there is nothing beside it.
    framed = ImageOps.expand(different, 1, 0)
    most = framed.filter(ImageFilter.BoxBlur(1)).getextrema()[1]
    assert isinstance(most, int | float)
    return round(most * 9 / 255)


def _alike(now: Image.Image, kept: Image.Image) -> tuple[Image.Image, Image.Image]:
    """Return both in one size: what one has more is different, but for a last line of pixels."""
    sides = list(zip(now.size, kept.size, strict=True))
    if all(abs(one - other) <= 1 for one, other in sides):
        box = (0, 0, min(sides[0]), min(sides[1]))
        return now.crop(box), kept.crop(box)
    size = (max(sides[0]), max(sides[1]))
    return _padded(now, size), _padded(kept, size)


def _padded(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    padded = Image.new("RGB", size, "#ff00ff")
    padded.paste(picture)
    return padded
