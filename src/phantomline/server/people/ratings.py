"""How good people are at each game, from rated tables, with OpenSkill's Plackett-Luce model.

A rating is a guess (``mu``) with its uncertainty (``sigma``). What is shown is what somebody is
worth with near certainty, ``mu - 3 sigma``, scaled so that everyone begins at 1000.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, bindparam, select, text, update

from phantomline.core import Outcome
from phantomline.server.store.schema import players, ratings

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

__all__ = ["Rating", "places_of", "rate", "ratings_of"]

FIRST: Final = 1000.0
SCALE: Final = 40.0
MU: Final = 25.0
SIGMA: Final = 25.0 / 3.0
CERTAIN: Final = 3.0
SETTLED: Final = 10  # after so many games a rating means something


class Rating(msgspec.Struct, frozen=True):
    """How good somebody is at one game, after so many rated games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(FIRST + SCALE * (self.mu - CERTAIN * self.sigma))

    @property
    def settled(self) -> bool:
        """Whether there were enough games for the rating to mean something."""
        return self.games >= SETTLED


def places_of(outcome: Outcome, *, lowest_wins: bool) -> tuple[int, ...]:
    """Return the place of every seat, from 1; those who share a place share the better one.

    The rules name the winners, with all their ways to break a tie; behind them the scores decide.
    """
    worth = [-score if lowest_wins else score for score in outcome.scores]
    order = [(seat not in outcome.winners, -points) for seat, points in enumerate(worth)]
    # Winners win together, whatever their scores.
    keys = [(lost, points if lost else 0) for lost, points in order]
    return tuple([1 + sum(other < key for other in keys) for key in keys])


def ratings_of(connection: Connection, player: str) -> dict[str, Rating]:
    """Return somebody's ratings by game, for those with rated games."""
    query = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    rows = connection.execute(query.where(ratings.c.player == player))
    return {game: Rating(mu, sigma, games) for game, mu, sigma, games in rows}


def rate(connection: Connection, game: str, places: Mapping[str, int]) -> dict[str, Rating]:
    """Note how a rated game ended, and return the new ratings.

    ``places`` has every player's place, from 1. Must run in one transaction, since two games
    may end at the same time. Whoever has deleted their data has no rating, and a game that fewer
    than two people played rates nobody.
    """
    query = select(players.c.id).where(players.c.id.in_(list(places)))
    # Always in the same order, so that two games with the same people cannot wait for each other.
    people = sorted(connection.execute(query).scalars())
    if len(people) < 2:
        return {}
    before = _locked(connection, game, people)
    after = _rated([before[player] for player in people], [places[player] for player in people])
    fresh = dict(zip(people, after, strict=True))
    connection.execute(
        _CHANGE,
        [
            {"who": player, "what": game, **msgspec.structs.asdict(rating)}
            for player, rating in fresh.items()
        ],
    )
    return fresh


def _locked(connection: Connection, game: str, people: Sequence[str]) -> dict[str, Rating]:
    """Return the ratings that nobody else may change before this transaction is over."""
    # A row that is not there cannot be locked, so everyone gets one first.
    first = msgspec.structs.asdict(Rating())
    connection.execute(_BEGIN, [{"player": player, "game": game, **first} for player in people])
    query = (
        select(ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .where(ratings.c.game == game, ratings.c.player.in_(people))
        .order_by(ratings.c.player)
        .with_for_update()  # SQLite has one writer at a time and leaves this out
    )
    return {
        player: Rating(mu, sigma, games) for player, mu, sigma, games in connection.execute(query)
    }


def _rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(team[0].mu, team[0].sigma, one.games + 1)
        for one, team in zip(before, after, strict=True)
    ]


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


_BEGIN: Final = text(
    "INSERT INTO ratings (player, game, mu, sigma, games)"
    " VALUES (:player, :game, :mu, :sigma, :games) ON CONFLICT DO NOTHING"
)
_CHANGE: Final = (
    update(ratings)
    .where(ratings.c.player == bindparam("who"), ratings.c.game == bindparam("what"))
    .values(mu=bindparam("mu"), sigma=bindparam("sigma"), games=bindparam("games"))
)
