"""``/api/score``: boards from a real table, counted. Nothing of them is kept."""

import asyncio
from functools import cache
from typing import Any, Final

import msgspec
from litestar import post
from litestar.params import JSONBody

from phantomline.games.galore.edition import Edition, load_edition
from phantomline.games.galore.sheet import score_parsed
from phantomline.games.galore.wire import Explanation
from phantomline.server.http.problems import refusals
from phantomline.server.http.services import AnyRequest, Here, address_of

__all__ = ["ROUTES", "Counted", "CountedPlayer"]


class CountedPlayer(msgspec.Struct, frozen=True):
    """A board's thirteen lines by category, their sum, and the dead ends that decide ties.

    ``place`` counts from 1; players who share a place are followed by a gap. ``sheet`` has the
    pieces that earn each line.
    """

    name: str
    categories: dict[str, int]
    total: int
    dead_ends: int
    place: int
    sheet: Explanation


class Counted(msgspec.Struct, frozen=True):
    """What a score sheet comes to. Winners are names."""

    players: tuple[CountedPlayer, ...]
    winners: tuple[str, ...]


@post("/api/score", status_code=200, responses=refusals(403, 408, 415, 422), tags=["uploads"])
async def score(request: AnyRequest, services: Here, data: JSONBody[Any]) -> Counted:
    """Score a sheet, in the format that `phantomline score` reads, and keep nothing of it.

    Tile numbers and board ids are those of the pieces that we ship.
    """
    services.throttle.check("scores", address_of(request))
    return await asyncio.to_thread(_counted, data)


def _counted(data: object) -> Counted:
    sheet = score_parsed(data, _edition())
    scores = sheet.scores()
    players = zip(scores.players, sheet.places, sheet.explanations(), strict=True)
    return Counted(
        tuple(
            CountedPlayer(one.name, one.categories, one.total, one.dead_ends, place, explained)
            for one, place, explained in players
        ),
        scores.winners,
    )


@cache
def _edition() -> Edition:
    return load_edition()


ROUTES: Final[list[Any]] = [score]
