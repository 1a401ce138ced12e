"""How much somebody may send at once, and how soon again."""

import time

__all__ = ["Bucket"]


class Bucket:
    """Tokens that fill up again with time."""

    __slots__ = ("burst", "per_second", "since", "tokens")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.tokens = burst
        self.since = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.per_second)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
