"""How strong bots are, on one scale, from who won at which table.

The model is that of Luce, Plackett-Luce's for the first place: at a table every seat wins in
proportion to the strength of whoever sits there. Only wins count, since what a second place is
worth is for a game to say. It is fitted by Hunter's minorisation-maximisation, which is one loop;
the libraries that have it bring numpy and scipy along, some 190 MB that nothing else here needs.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, log10, sqrt
from typing import Final

import msgspec

from phantomline.arena.intervals import Z95

__all__ = ["MEAN", "Rating", "TableWins", "rate", "strengths"]

MEAN: Final = 1500.0
PER_TENFOLD: Final = 400.0  # as in chess: ten times as strong is 400 points more
PRIOR: Final = 0.5
ROUNDS: Final = 10_000
CLOSE: Final = 1e-10


class TableWins(msgspec.Struct, frozen=True):
    """All games of one table: how many seats each bot has at it, and how often each won."""

    seats: Mapping[str, int]
    wins: Mapping[str, float]


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating with its 95 % interval; the mean of all rated together is `MEAN`."""

    rating: float
    low: float
    high: float


def strengths(
    bots: Sequence[str], tables: Sequence[TableWins], prior: float = PRIOR
) -> dict[str, float]:
    """Return the likeliest strength of every bot, their geometric mean being 1.

    ``prior`` is how many games everyone is thought to have won, and lost, against a player of
    strength 1 before it all began; it keeps the rating of a bot that always or never wins finite.
    """
    strong = dict.fromkeys(bots, 1.0)
    won = {bot: prior + sum(table.wins.get(bot, 0.0) for table in tables) for bot in bots}
    played = [(table.seats, sum(table.wins.values())) for table in tables]
    for _ in range(ROUNDS):
        met = {bot: 2 * prior / (strong[bot] + 1) for bot in bots}
        for seats, games in played:
            together = sum(count * strong[bot] for bot, count in seats.items())
            for bot, count in seats.items():
                met[bot] += games * count / together
        fresh = {bot: won[bot] / met[bot] if met[bot] else 1.0 for bot in bots}
        moved = max(abs(log(fresh[bot] / strong[bot])) for bot in bots)
        strong = fresh
        if moved < CLOSE:
            break
    mean = sum(log(strength) for strength in strong.values()) / len(bots)
    return {bot: exp(log(strength) - mean) for bot, strength in strong.items()}


def rate(bots: Sequence[str], tables: Sequence[TableWins]) -> dict[str, Rating]:
    """Return every bot's rating, with intervals from the curvature of the likelihood.

    They hold every game for independent. Games of one deal are not quite: they are more alike
    than others, with everyone in every seat, which makes the truth a little narrower.
    """
    strong = strengths(bots, tables)
    spread = _deviations(bots, tables, strong)
    scale = PER_TENFOLD / log(10)
    found: dict[str, Rating] = {}
    for bot in bots:
        points = MEAN + PER_TENFOLD * log10(strong[bot])
        half = Z95 * scale * spread[bot]
        found[bot] = Rating(points, points - half, points + half)
    return found


def _deviations(
    bots: Sequence[str], tables: Sequence[TableWins], strong: Mapping[str, float]
) -> dict[str, float]:
    """Return the standard deviation of every log strength, measured from their mean."""
    size = len(bots)
    curvature = [[0.0] * size for _ in bots]
    for place, bot in enumerate(bots):
        against = strong[bot] / (strong[bot] + 1)
        curvature[place][place] = 2 * PRIOR * against * (1 - against)
    for table in tables:
        games = sum(table.wins.values())
        together = sum(count * strong[bot] for bot, count in table.seats.items())
        share = [table.seats.get(bot, 0) * strong[bot] / together for bot in bots]
        for row in range(size):
            for column in range(size):
                same = share[row] if row == column else 0.0
                curvature[row][column] += games * (same - share[row] * share[column])
    spread = _inverse(curvature)
    rows = [sum(row) / size for row in spread]
    mean = sum(rows) / size
    return {
        bot: sqrt(max(spread[place][place] - 2 * rows[place] + mean, 0.0))
        for place, bot in enumerate(bots)
    }


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a small positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(place == at) for at in range(size))] for place, row in enumerate(matrix)]
    for pivot in range(size):
        lead = rows[pivot][pivot]
        rows[pivot] = [value / lead for value in rows[pivot]]
        for row in range(size):
            if row != pivot and (factor := rows[row][pivot]):
                rows[row] = [
                    value - factor * other
                    for value, other in zip(rows[row], rows[pivot], strict=True)
                ]
    return [row[size:] for row in rows]
