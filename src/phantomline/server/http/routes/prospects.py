"""``/api/tables/…/prospects``: what somebody at a table can see coming, worked out for them."""

from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter

from phantomline.core import Game, View
from phantomline.games.galore import Galore
from phantomline.games.galore import prospects as galore
from phantomline.games.galore.view import GaloreView
from phantomline.games.ghosts import Ghosts
from phantomline.games.ghosts import prospects as ghosts
from phantomline.games.ghosts.view import GhostsView
from phantomline.games.train import Train
from phantomline.games.train import prospects as train
from phantomline.games.train.view import TrainView
from phantomline.server.errors import Refusal
from phantomline.server.http.problems import refusals
from phantomline.server.http.routes.tables import TableId
from phantomline.server.http.services import COOKIE, AnyRequest, Here, Services, address_of
from phantomline.server.live.room import Room
from phantomline.server.live.visit import viewer_for
from phantomline.server.table.telling import view_of

__all__ = ["ROUTES", "Ahead", "Prospects", "prospects_of", "room_to_see"]

Prospects = galore.GaloreProspects | ghosts.GhostsProspects | train.TrainProspects


class Ahead(msgspec.Struct, frozen=True):
    """What can be seen coming after entry ``seq``; games without anything to tell have ``None``."""

    seq: int
    seat: int | None
    prospects: Prospects | None


@get("/api/tables/{table:str}/prospects", responses=refusals(403, 409), tags=["tables"])
async def show_prospects(
    request: AnyRequest,
    services: Here,
    table: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> Ahead:
    """Work out what a page shows beside a game, from one seat's view and nothing else.

    Without a seat it is one's first, or a watcher's. Ghosts Galore: all score sheets with what
    earns every line, and for the seat's own player what each open placement would score.
    Ghosts: what each card that fits would do. Ghost Train: the shortest missing way for each of
    the seat's tickets and bonuses.
    """
    services.throttle.check("looks", address_of(request))
    room, player = await room_to_see(request, services, table)
    viewer = viewer_for(room.table, player, seat)
    view = view_of(room.table, viewer)
    if view is None:
        raise Refusal("not-started")
    seq = room.table.seq
    work = partial(prospects_of, room.table.game, view)
    found = await services.lookout.once(("prospects", room.table.id, seq, viewer), work)
    return Ahead(seq, view.seat, found)


async def room_to_see(
    request: AnyRequest, services: Services, table: str
) -> tuple[Room, str | None]:
    """Return a table whose game can be shown, and who asks to see it."""
    guest = await services.guest_or_none(request.cookies.get(COOKIE))
    room = await services.rooms.room(table)
    if not room.readable:
        raise Refusal("cannot-replay")
    return room, None if guest is None else guest.id


def prospects_of(game: Game[Any], view: View) -> Prospects | None:
    """Return what this viewer can see coming."""
    if isinstance(game, Galore) and isinstance(view, GaloreView):
        return galore.prospects(game, view)
    if isinstance(game, Ghosts) and isinstance(view, GhostsView):
        return ghosts.prospects(game, view)
    if isinstance(game, Train) and isinstance(view, TrainView):
        return train.prospects(game, view)
    return None


ROUTES: Final[list[Any]] = [show_prospects]
