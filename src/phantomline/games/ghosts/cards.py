"""The 60 cards: six colours of one to three ghosts, three copies each, and six mists (GH-01).

A card is a small int: ``colour * 3 + ghosts - 1``, or ``MIST``. Outside the
engine it is a name such as ``red-2`` or ``mist``.
"""

from typing import Final

from phantomline.core.bags import Packing

__all__ = [
    "CARDS",
    "COLOURS",
    "DECK",
    "GHOSTS",
    "HAND_SIZE",
    "INDEX",
    "KINDS",
    "MIST",
    "NAMES",
    "NO_CARD",
    "PALETTE",
    "TOTAL",
]

PALETTE: Final = ("red", "yellow", "blue", "black", "white", "green")
COPIES: Final = 3
MISTS: Final = 6
HAND_SIZE: Final = 5

MIST: Final = 18
NO_CARD: Final = -1
KINDS: Final = 19

NAMES: Final[tuple[str, ...]] = tuple(
    [f"{colour}-{ghosts}" for colour in PALETTE for ghosts in (1, 2, 3)] + ["mist"]
)
INDEX: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}
GHOSTS: Final[tuple[int, ...]] = tuple([card % 3 + 1 for card in range(MIST)] + [0])
COLOURS: Final[tuple[int, ...]] = tuple([card // 3 for card in range(MIST)] + [NO_CARD])

CARDS: Final = Packing(KINDS, 3)
DECK: Final[int] = CARDS.pack([COPIES] * MIST + [MISTS])
TOTAL: Final[int] = CARDS.size(DECK)
