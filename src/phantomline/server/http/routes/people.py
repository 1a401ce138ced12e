"""``/api/people``: what everyone may know of somebody who plays here."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import PathParameter
from sqlalchemy import Connection

from phantomline.server.errors import Refusal
from phantomline.server.http.problems import refusals
from phantomline.server.http.services import Here
from phantomline.server.people.guests import find_guest
from phantomline.server.people.ratings import ratings_of

__all__ = ["show_person"]


class PublicRating(msgspec.Struct, frozen=True):
    """What somebody's rated games at one game have come to."""

    rating: int
    rated_games: int
    settled: bool


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here, as everyone may know them: nothing but what they play for openly."""

    id: str
    name: str
    ratings: dict[str, PublicRating]


@get("/api/people/{id:str}", responses=refusals(), tags=["people"])
async def show_person(services: Here, id: Annotated[str, PathParameter(max_length=40)]) -> Person:
    """Tell somebody's name, and their rating at every game of which they have played rated ones."""

    def look(connection: Connection) -> Person | None:
        guest = find_guest(connection, id)
        if guest is None:
            return None
        ratings = {
            game: PublicRating(rating.points, rating.games, rating.settled)
            for game, rating in sorted(ratings_of(connection, id).items())
        }
        return Person(guest.id, guest.name, ratings)

    person = await services.store.read(look)
    if person is None:
        raise Refusal("no-such-person")
    return person
