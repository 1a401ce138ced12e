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
from phantomline.server.people.history import Statistics, statistics_of

__all__ = ["show_person"]


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    statistics: dict[str, Statistics]


@get("/api/people/{id:str}", responses=refusals(), tags=["people"])
async def show_person(services: Here, id: Annotated[str, PathParameter(max_length=40)]) -> Person:
    """Tell somebody's name and how they did at every game."""

    def look(connection: Connection) -> Person | None:
        guest = find_guest(connection, id)
        if guest is None:
            return None
        return Person(guest.id, guest.name, statistics_of(connection, id))

    person = await services.store.read(look)
    if person is None:
        raise Refusal("no-such-person")
    return person
