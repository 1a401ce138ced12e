"""How somebody plays: wins with their counts, points by line, favourite routes, ratings over time.

Counts and averages of scores are over all games that tell of them: not those of several around
one screen, and scores not where a bot made them. What has to be read game by game is read of the
latest only, so that whoever has played thousands waits no longer than others.
"""

from collections import Counter
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, case, func, select

from phantomline.games import load
from phantomline.points import LINES
from phantomline.server.people.history import OWN_SCORE
from phantomline.server.people.ratings import Rating, ratings_of
from phantomline.server.store.schema import results

__all__ = ["MOST_COUNTED", "MOST_POINTS", "Favourite", "Insight", "Rated", "insight_of"]

MOST_COUNTED: Final = 500
MOST_POINTS: Final = 200
MOST_ROUTES: Final = 5


class Rated(msgspec.Struct, frozen=True):
    """A rating as it was after a game that ended then."""

    at: int
    rating: int
    table: str


class Favourite(msgspec.Struct, frozen=True):
    """A route of the town that we ship, by its ends, and how often somebody claimed it."""

    ends: tuple[str, str]
    times: int


class Insight(msgspec.Struct, frozen=True):
    """How somebody plays one game.

    ``won`` counts shared wins as parts, ``wins`` the games with any. ``best`` and ``mean_score``
    leave out games that a bot finished for them or that somebody gave up; there may be no other.
    ``lines`` has the mean points of each line over the latest ``counted`` games, ``routes`` the
    favourites among them.
    ``ratings`` are the latest, in order of time.
    """

    played: int
    won: float
    wins: int
    best: int | None
    mean_score: float | None
    mean_place: float
    lowest_wins: bool
    counted: int
    lines: dict[str, float]
    routes: list[Favourite]
    rating: int | None
    rated_games: int
    settled: bool
    ratings: list[Rated]


def insight_of(connection: Connection, player: str) -> dict[str, Insight]:
    """Return how somebody plays, by game."""
    query = (
        select(
            results.c.game,
            func.count(),
            func.sum(results.c.won),
            func.sum(case((results.c.won > 0, 1), else_=0)),
            func.min(OWN_SCORE),
            func.max(OWN_SCORE),
            func.avg(OWN_SCORE),
            func.avg(results.c.place),
        )
        .where(results.c.player == player, results.c.shared.is_(False))
        .group_by(results.c.game)
        .order_by(results.c.game)
    )
    rated = ratings_of(connection, player)
    found: dict[str, Insight] = {}
    for game, played, won, wins, least, most, mean, place in connection.execute(query).all():
        lowest_wins = load(game).facts.lowest_wins
        rating = rated.get(game, Rating())
        counted, lines, routes = _points(connection, player, game)
        found[game] = Insight(
            played=played,
            won=round(float(won), 3),
            wins=int(wins),
            best=least if lowest_wins else most,
            mean_score=None if mean is None else round(float(mean), 2),
            mean_place=round(float(place), 2),
            lowest_wins=lowest_wins,
            counted=counted,
            lines=lines,
            routes=routes,
            rating=rating.points if rating.games else None,
            rated_games=rating.games,
            settled=rating.settled,
            ratings=_ratings(connection, player, game),
        )
    return found


def _points(
    connection: Connection, player: str, game: str
) -> tuple[int, dict[str, float], list[Favourite]]:
    """Return of how many games the points are known, the mean of each line, favourite routes."""
    query = (
        select(results.c.tally)
        .where(results.c.player == player, results.c.game == game, results.c.tally.is_not(None))
        .order_by(results.c.at.desc())
        .limit(MOST_COUNTED)
    )
    tallies: list[dict[str, Any]] = list(connection.execute(query).scalars())
    if not tallies:
        return 0, {}, []
    sums: Counter[str] = Counter()
    claimed: Counter[tuple[str, str]] = Counter()
    for tally in tallies:
        sums.update(tally["lines"])
        claimed.update((one, other) for one, other in tally.get("routes", ()))
    count = len(tallies)
    lines = {line: round(sums[line] / count, 2) for line in LINES.get(game, ())}
    # Those claimed equally often stand in the order of their names, so that answers agree.
    liked = sorted(claimed.items(), key=lambda item: (-item[1], item[0]))[:MOST_ROUTES]
    return count, lines, [Favourite(ends, times) for ends, times in liked]


def _ratings(connection: Connection, player: str, game: str) -> list[Rated]:
    query = (
        select(results.c.at, results.c.rating, results.c.table_id)
        .where(results.c.player == player, results.c.game == game, results.c.rating.is_not(None))
        .order_by(results.c.at.desc(), results.c.table_id)
        .limit(MOST_POINTS)
    )
    return [Rated(*row) for row in connection.execute(query)][::-1]
