"""Looking at the moments of one game, one after the other, until its time is over.

How long a look takes, its own clock says: on a busy machine it may have to wait, and what counts
is for how long it keeps a core.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from phantomline.bots.forecasting import forecast
from phantomline.core import Game
from phantomline.games import load
from phantomline.server.replays.course import Course
from phantomline.server.replays.plan import Estimate, next_look

__all__ = ["IMAGINED", "LONGEST", "SECONDS", "WHOLE", "Look", "Looks", "Seen", "imagined"]

IMAGINED: Final = {"galore": 240, "ghosts": 800, "train": 150}
"""How many games are imagined at one look, where there is time for them."""

OTHERWISE: Final = 100

SECONDS: Final = 0.25
"""How long one look may take, as a rule: with `MOST_LOOKS`, no game keeps a core for 20 seconds."""

LONGEST: Final = 1.0
"""How long it may take where even a few imagined games take longer."""

WHOLE: Final = 19.0
"""How long a core may be kept by all looks at a game; the rest is for what comes between them."""

Clock = Callable[[], float]


class Seen(msgspec.Struct, frozen=True):
    """What one look said: chances and scores by seat, from so many games, and what time it took."""

    wins: Sequence[float]
    scores: Sequence[float]
    games: int
    seconds: float


class Look(NamedTuple):
    """Where to look next, and what `imagined` is to be asked."""

    at: int
    question: tuple[Any, ...]


class Looks:
    """What all looks at a game have said so far, and how long they took."""

    def __init__(self, course: Course) -> None:
        self.last: Final = len(course.views) - 1
        self.known: Final[dict[int, Estimate]] = {}
        self.took = 0.0
        self.longest = 0.0
        if course.outcome is not None:
            # How it ended, everybody knows.
            winners, scores = course.outcome.winners, course.outcome.scores
            wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
            self.known[self.last] = Estimate(wins, scores, games=None)

    @property
    def taken(self) -> int:
        """How many looks were taken, with that at an end that everybody knows."""
        return sum(one.looks for one in self.known.values())

    def next(
        self, course: Course, seconds: float = SECONDS, clock: Clock = process_time
    ) -> Look | None:
        """Return where to look next: nowhere if nothing is worth it, or there is no time for it."""
        at = next_look(self.known, self.last)
        if at is None or self.took + self.longest > WHOLE:
            return None
        known = self.known.get(at)
        seed = f"{course.id} {at} {0 if known is None else known.looks}"
        return Look(at, (course.game, course.edition, course.views[at], seed, seconds, clock))

    def take(self, look: Look, answer: bytes) -> Seen:
        """Take into account what a look has said."""
        seen = msgspec.json.decode(answer, type=Seen)
        self.took += seen.seconds
        self.longest = max(self.longest, seen.seconds)
        known = self.known.get(look.at)
        if known is None:
            self.known[look.at] = Estimate(seen.wins, seen.scores, seen.games)
        else:
            known.again(seen.wins, seen.scores, seen.games)
        return seen


@lru_cache(maxsize=4)
def _game(name: str, edition: str | None) -> Game[Any]:
    return load(name, edition)


def imagined(
    name: str,
    edition: str | None,
    view: bytes,
    seed: str,
    seconds: float = SECONDS,
    clock: Clock = process_time,
) -> bytes:
    """Return what one look at a view says, in a process of the pool."""
    began = clock()
    try:
        game = _game(name, edition)
        seen = game.codec.view(msgspec.json.decode(view))
        games = IMAGINED.get(name, OTHERWISE)
        found, done = forecast(game, seen, Random(seed), games, seconds, LONGEST, clock)
    except Exception as error:  # noqa: BLE001 (whatever it is must be able to travel back)
        raise RuntimeError(type(error).__name__) from None
    return msgspec.json.encode(Seen(found.wins, found.scores, done, clock() - began))
