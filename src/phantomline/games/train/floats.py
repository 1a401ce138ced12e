"""Float cards: six colours and the wild locomotives (GT-02), as bags packed into one int."""

from typing import Final

from phantomline.core.bags import Packing

__all__ = ["FLOATS", "INDEX", "KINDS", "LOCOMOTIVE", "MOST_A_KIND", "PALETTE"]

PALETTE: Final = ("red", "orange", "yellow", "green", "blue", "black")
LOCOMOTIVE: Final = 6
KINDS: Final = (*PALETTE, "locomotive")
INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}

FLOATS: Final = Packing(7, 4)
MOST_A_KIND: Final[int] = FLOATS.mask
