"""Adding up results as they come, and what they say of every bot."""

from collections import Counter
from math import log2
from typing import Final

import msgspec

from phantomline.arena.intervals import wilson
from phantomline.arena.match import Failure, FailureKind
from phantomline.arena.plan import GameResult, Plan
from phantomline.arena.ratings import Rating, TableWins, rate
from phantomline.points import LINES

__all__ = ["BotRow", "Failed", "SeatRow", "Standing", "Table", "Tally", "Times"]

STEPS: Final = 8  # to a doubling: a time is told to within 5 %
MOST_FAILURES: Final = 200


class Failed(msgspec.Struct, frozen=True, kw_only=True):
    """How often a bot failed, and how it did so for the first time."""

    count: int
    game: int
    kind: FailureKind
    detail: str


class BotRow(msgspec.Struct, frozen=True, kw_only=True):
    """One bot in the table that programs read.

    There is no ``mean_score`` of a bot that failed in every game, no ``mean_ms`` of one that never
    made a move, and no ``failed`` of one that never did.
    """

    name: str
    seats: int
    wins: float
    win_rate: float
    low: float
    high: float
    rating: float
    mean_score: float | None
    mean_ms: float | None
    failed: Failed | msgspec.UnsetType = msgspec.UNSET


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """The table that programs read: a row a bot, in the order in which they were named."""

    game: str
    players: int
    games: int
    bots: tuple[BotRow, ...]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """How often one seat, or one place behind the starter, won."""

    place: int
    games: int
    wins: float
    low: float
    high: float

    @property
    def rate(self) -> float:
        """The share of wins."""
        return self.wins / self.games if self.games else 0.0


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known of one bot: the row for programs and more.

    ``categories`` are the mean lines of its scores, and there are none if it has no mean score.
    """

    row: BotRow
    rating: Rating
    p95_ms: float
    decisions: int
    categories: tuple[float, ...]

    @property
    def failures(self) -> int:
        """How often it failed."""
        return 0 if self.row.failed is msgspec.UNSET else self.row.failed.count


class Times:
    """How long decisions took, in a space that does not grow with their number."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.steps: Counter[int] = Counter()

    def add(self, micros: int) -> None:
        """Count one decision."""
        self.count += 1
        self.total += micros
        self.steps[round(log2(max(micros, 1)) * STEPS)] += 1

    @property
    def mean_ms(self) -> float | None:
        """The mean, in thousandths of a second, if there were any."""
        return self.total / self.count / 1000 if self.count else None

    def within_ms(self, share: float) -> float:
        """Return the time within which this share of the decisions was made."""
        seen = 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= share * self.count:
                return float(2 ** (step / STEPS)) / 1000
        return 0.0


class _Score:
    """What one bot has come to."""

    def __init__(self, categories: int) -> None:
        self.seats = 0
        self.wins = 0.0
        self.scored = 0
        self.points = 0
        self.times = Times()
        self.failures = 0
        self.first: tuple[int, Failure] | None = None
        self.categories = [0] * categories

    def fail(self, game: int, failure: Failure) -> None:
        self.failures += 1
        if self.first is None:
            self.first = game, failure

    def failed(self) -> Failed | msgspec.UnsetType:
        if self.first is None:
            return msgspec.UNSET
        game, failure = self.first
        return Failed(count=self.failures, game=game, kind=failure.kind, detail=failure.detail)


class Tally:
    """The sum of all results so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.categories: Final = LINES.get(plan.game, ())
        self.games = 0
        self.failures: list[tuple[int, str, Failure]] = []
        self._bots: Final = {bot: _Score(len(self.categories)) for bot in plan.bots}
        self._seats: Final = [_Place() for _ in range(plan.players)]
        self._places: Final = [_Place() for _ in range(plan.players)]
        self._tables: Final[dict[tuple[str, ...], dict[str, float]]] = {}

    def add(self, result: GameResult) -> None:
        """Count one game."""
        self.games += 1
        failed = {failure.seat: failure for failure in result.failures}
        wins = self._tables.setdefault(tuple(sorted(result.bots)), {})
        for seat, bot in enumerate(result.bots):
            score = self._bots[bot]
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            score.seats += 1
            score.wins += share
            wins[bot] = wins.get(bot, 0.0) + share
            for micros in result.micros[seat]:
                score.times.add(micros)
            self._seats[seat].add(share)
            if result.start is not None:
                self._places[(seat - result.start) % len(result.bots)].add(share)
            if seat in failed:
                score.fail(result.game, failed[seat])
                if len(self.failures) < MOST_FAILURES:
                    self.failures.append((result.game, bot, failed[seat]))
                continue  # the points are the stand-in's
            score.scored += 1
            score.points += result.scores[seat]
            if result.categories:
                for line, points in enumerate(result.categories[seat]):
                    score.categories[line] += points

    def standings(self) -> list[Standing]:
        """Return how every bot stands, in the order in which they were named."""
        tables = [TableWins(Counter(bots), wins) for bots, wins in sorted(self._tables.items())]
        ratings = rate(self.plan.bots, tables)
        return [_standing(bot, self._bots[bot], ratings[bot]) for bot in self.plan.bots]

    def table(self) -> Table:
        """Return the table that programs read."""
        return Table(
            game=self.plan.game,
            players=self.plan.players,
            games=self.games,
            bots=tuple(standing.row for standing in self.standings()),
        )

    def seats(self) -> list[SeatRow]:
        """Return how often each seat won, whoever sat there."""
        return [place.row(number) for number, place in enumerate(self._seats)]

    def places(self) -> list[SeatRow]:
        """Return how often the starter won, and those who sat one, two … places after."""
        return [place.row(number) for number, place in enumerate(self._places)]


class _Place:
    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.wins += share

    def row(self, place: int) -> SeatRow:
        low, high = wilson(self.wins, self.games)
        return SeatRow(place=place, games=self.games, wins=self.wins, low=low, high=high)


def _standing(bot: str, score: _Score, rating: Rating) -> Standing:
    low, high = wilson(score.wins, score.seats)
    row = BotRow(
        name=bot,
        seats=score.seats,
        wins=score.wins,
        win_rate=score.wins / score.seats if score.seats else 0.0,
        low=low,
        high=high,
        rating=rating.rating,
        mean_score=score.points / score.scored if score.scored else None,
        mean_ms=score.times.mean_ms,
        failed=score.failed(),
    )
    return Standing(
        row=row,
        rating=rating,
        p95_ms=score.times.within_ms(0.95),
        decisions=score.times.count,
        categories=tuple(points / score.scored for points in score.categories if score.scored),
    )
