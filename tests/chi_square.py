"""Whether counts came out as they should, up to luck."""

from collections import Counter
from collections.abc import Hashable
from math import sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)


def assert_follows(seen: Counter[K], weights: Counter[K]) -> None:
    """Fail if ``seen`` is less likely than about 1 in 30,000 under these weights."""
    assert set(seen) <= set(weights), "something impossible was seen"
    freedom = len(weights) - 1
    scale = seen.total() / weights.total()
    assert min(weights.values()) * scale >= 5, "too few draws for a chi-square test"
    statistic = sum((seen[key] - w * scale) ** 2 / (w * scale) for key, w in weights.items())
    # Wilson and Hilferty: the cube root of a chi-square over its freedom is nearly normal.
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    assert z < 4, f"chi-square {statistic:.1f} with {freedom} degrees of freedom"
