"""What somebody has played: results as tables end, their games, and statistics for each game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, case, func, select, text, update

from phantomline.core import Outcome
from phantomline.points import Tally
from phantomline.server.people.ratings import Rating, places_of, rate, ratings_of
from phantomline.server.store.schema import players, results, tables

__all__ = [
    "OWN_SCORE",
    "Played",
    "Statistics",
    "count_of",
    "games_of",
    "names_of",
    "note_result",
    "statistics_of",
]

MOST_GAMES: Final = 100


class Played(msgspec.Struct, frozen=True):
    """One game that somebody played to its end. ``won`` is shared among all who won together.

    There is no ``score`` where all but one gave up: no points were counted. ``rating`` is what a
    rated game left them with. Where several ``shared`` a screen and none had the player's own
    name, this tells of one of them, and counts for nobody.
    """

    table: str
    game: str
    seat: int
    at: int
    place: int
    score: int | None
    won: float
    rated: bool
    rating: int | None = None
    shared: bool = False


class Statistics(msgspec.Struct, frozen=True):
    """How somebody did at one game so far. ``rating`` is there once there was a rated game.

    ``mean_score`` is that of games which no bot finished for them and nobody gave up; there may
    be none.
    """

    played: int
    won: float
    mean_score: float | None
    rating: int | None
    rated_games: int
    settled: bool


def note_result(
    connection: Connection,
    table: str,
    game: str,
    at: int,
    people: Sequence[str | None],
    outcome: Outcome,
    *,
    lowest_wins: bool,
    rated: bool,
    left: Collection[int] = (),
    called: Mapping[int, str] | None = None,
    tallies: Callable[[], Sequence[Tally]] = list,
) -> dict[str, Rating]:
    """Write down how a table ended, and return the ratings this changed.

    ``people`` has the player of every seat, ``None`` for a bot's. Doing it twice does it once.
    ``left`` are the seats whose people let a bot finish: they come last, whatever it did.
    ``called`` says by seat who was called otherwise here: the others around somebody's screen.
    Everybody has one result, that of the only seat with their own name. Where there is none, or
    several, it stands for the table, and counts for nothing.
    ``tallies`` works out where everyone's points came from, and is asked once.
    A game is rated among its people if each of them had one seat. Nothing is kept of whoever
    has deleted their data meanwhile.
    """
    places = [
        len(people) if seat in left else place
        for seat, place in enumerate(places_of(outcome, lowest_wins=lowest_wins))
    ]
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    # A game that somebody gave up ended before any points were counted.
    uncounted = range(len(people)) if outcome.reason == "resigned" else left
    present = names_of(connection, [player for player in people if player is not None])
    seated = [(seat, player) for seat, player in enumerate(people) if player in present]
    fair = rated and len({player for _, player in seated}) == len(seated) > 1
    news = 0
    noted = set(connection.execute(select(results.c.player).where(_at(table))).scalars())
    for player in [player for player in present if player not in noted]:
        seat, shared = _seat_of(player, present[player], seated, called or {})
        news += connection.execute(
            _NOTE,
            {
                "table": table,
                "seat": seat,
                "player": player,
                "game": game,
                "at": at,
                "place": places[seat],
                "score": outcome.scores[seat],
                "won": share if seat in outcome.winners and seat not in left else 0.0,
                "rated": fair,
                "handed": seat in uncounted,
                "shared": shared,
            },
        ).rowcount
    _note_tallies(connection, table, uncounted, tallies)
    if not fair or news < len(seated):
        return {}
    rated_now = rate(connection, game, {player: places[seat] for seat, player in seated if player})
    for player, rating in rated_now.items():
        mine = (results.c.table_id == table) & (results.c.player == player)
        connection.execute(update(results).where(mine).values(rating=rating.points))
    return rated_now


def _seat_of(
    player: str,
    name: str,
    seated: Sequence[tuple[int, str | None]],
    called: Mapping[int, str],
) -> tuple[int, bool]:
    """Return which seat was this player's, and whether that is one of several around a screen."""
    theirs = [seat for seat, one in seated if one == player]
    if len(theirs) == 1:
        return theirs[0], False
    own = [seat for seat in theirs if called.get(seat, name).casefold() == name.casefold()]
    return (own[0], False) if len(own) == 1 else (theirs[0], True)


def _at(table: str) -> ColumnElement[bool]:
    return results.c.table_id == table


def _note_tallies(
    connection: Connection,
    table: str,
    uncounted: Collection[int],
    tallies: Callable[[], Sequence[Tally]],
) -> None:
    """Write down where the points came from, except at seats whose points are nobody's."""
    here = _at(table)
    query = select(results.c.seat).where(
        here, results.c.tally.is_(None), results.c.shared.is_(False)
    )
    blank = [seat for seat in connection.execute(query).scalars() if seat not in uncounted]
    found: Sequence[Tally] = tallies() if blank else ()
    for seat in blank if found else []:
        row = update(results).where(here, results.c.seat == seat)
        connection.execute(row.values(tally=msgspec.to_builtins(found[seat])))


def games_of(
    connection: Connection,
    player: str,
    most: int = MOST_GAMES,
    before: int | None = None,
    table: str | None = None,
) -> list[Played]:
    """Return somebody's games, the latest first; ``before`` pages on to earlier ones.

    Those that ended just then come along, too, if they are listed behind that of this ``table``.
    """
    source = results.outerjoin(tables, tables.c.id == results.c.table_id)
    query = select(*_PLAYED).select_from(source).where(results.c.player == player)
    if before is not None:
        rest = results.c.at < before
        if table is not None:
            rest |= (results.c.at == before) & (results.c.table_id > table)
        query = query.where(rest)
    latest = query.order_by(results.c.at.desc(), results.c.table_id).limit(most)
    return [Played(*row) for row in connection.execute(latest)]


def count_of(connection: Connection, player: str) -> int:
    """Return how many games somebody has finished, also those that count in no statistics."""
    query = select(func.count()).where(results.c.player == player)
    return int(connection.execute(query).scalar_one())


def statistics_of(connection: Connection, player: str) -> dict[str, Statistics]:
    """Return how somebody did, by game."""
    query = (
        select(
            results.c.game,
            func.count(),
            func.sum(results.c.won),
            func.avg(OWN_SCORE),
        )
        .where(results.c.player == player, results.c.shared.is_(False))
        .group_by(results.c.game)
        .order_by(results.c.game)
    )
    rated = ratings_of(connection, player)
    found: dict[str, Statistics] = {}
    for game, played, won, mean in connection.execute(query):
        rating = rated.get(game, Rating())
        found[game] = Statistics(
            played=played,
            won=round(float(won), 3),
            mean_score=None if mean is None else round(float(mean), 2),
            rating=rating.points if rating.games else None,
            rated_games=rating.games,
            settled=rating.settled,
        )
    return found


def names_of(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """Return the names of these people; whoever deleted their data is not among them."""
    if not ids:
        return {}
    query = select(players.c.id, players.c.name).where(players.c.id.in_(set(ids)))
    return {row.id: row.name for row in connection.execute(query)}


_REASON: Final = tables.c.summary["outcome"]["reason"].as_string()
_PLAYED: Final[tuple[ColumnElement[Any], ...]] = (
    results.c.table_id,
    results.c.game,
    results.c.seat,
    results.c.at,
    results.c.place,
    case((_REASON.is_distinct_from("resigned"), results.c.score)),
    results.c.won,
    results.c.rated,
    results.c.rating,
    results.c.shared,
)
OWN_SCORE: Final = case((results.c.handed.is_(False), results.c.score))
"""A score, but for those that a bot made for somebody, or that were never counted."""

_NOTE: Final = text(
    "INSERT INTO results (table_id, seat, player, game, at, place, score, won, rated, handed,"
    " shared) VALUES (:table, :seat, :player, :game, :at, :place, :score, :won, :rated, :handed,"
    " :shared)"
    " ON CONFLICT DO NOTHING"
)
