"""Time to think, counted from what the log says and from nothing else."""

from phantomline.server.table.settings import Clock

__all__ = ["Clocks"]

SECOND = 1000
RETURN = 30 * SECOND
"""What a player who comes back has at least, whatever they had left."""


class Clocks:
    """Every seat's clock. Times are milliseconds: points in time, or what is left."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        bank = None if clock.game is None else clock.game * SECOND
        self.left: list[int | None] = [bank] * seats
        self.since: list[int | None] = [None] * seats

    def start(self, seat: int, at: int) -> None:
        """Let this seat's clock run, if it does not already."""
        if self.since[seat] is None:
            self.since[seat] = at

    def stop(self, seat: int, at: int, *, moved: bool = False) -> None:
        """Stop this seat's clock; a move earns the increment."""
        since, left = self.since[seat], self.left[seat]
        self.since[seat] = None
        if since is None or left is None:
            return
        earned = self.clock.increment * SECOND if moved else 0
        self.left[seat] = max(0, left - (at - since)) + earned

    def welcome(self, seat: int) -> None:
        """Give a player who comes back a little time."""
        left = self.left[seat]
        if left is not None:
            self.left[seat] = max(left, RETURN)

    def deadline(self, seat: int) -> int | None:
        """Return when this seat's time is up, or ``None`` while its clock stands."""
        since, left = self.since[seat], self.left[seat]
        if since is None:
            return None
        ends = [] if left is None else [since + left]
        if self.clock.move is not None:
            ends.append(since + self.clock.move * SECOND)
        return min(ends)
