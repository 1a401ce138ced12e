"""``/api/tables/…/moments``: how a table stood at an earlier moment, as somebody may see it."""

from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from phantomline.core import Outcome
from phantomline.games.galore.view import GaloreView
from phantomline.games.ghosts.view import GhostsView
from phantomline.games.train.view import TrainView
from phantomline.server.errors import Refusal
from phantomline.server.http.problems import refusals
from phantomline.server.http.routes.prospects import Prospects, prospects_of, room_to_see
from phantomline.server.http.routes.tables import TableId
from phantomline.server.http.services import AnyRequest, Here, Services, address_of
from phantomline.server.live.visit import viewer_at
from phantomline.server.store.queries import entries_since
from phantomline.server.table.entries import read_entry
from phantomline.server.table.table import Table
from phantomline.server.table.telling import view_of

__all__ = ["ROUTES", "Then", "Views", "then_at"]

Views = GaloreView | GhostsView | TrainView

Number = Annotated[int, PathParameter(ge=1, le=2**31, description="The number of an entry.")]


class Then(msgspec.Struct, frozen=True):
    """A table after entry ``seq``, with nothing to decide: ``view.legal`` is empty.

    What was taken back later is still there, and what had ended by then has its ``outcome``.
    """

    seq: int
    seat: int | None
    view: Views
    outcome: Outcome | None
    prospects: Prospects | None


@get("/api/tables/{table:str}/moments/{seq:int}", responses=refusals(403, 409), tags=["tables"])
async def look_back(
    request: AnyRequest,
    services: Here,
    table: TableId,
    seq: Number,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> Then:
    """Show the game as it stood after an entry of the log, to one viewer and as they saw it.

    Without a seat it is one's first, or a watcher's.
    """
    return await then_at(request, services, table, seq, seat)


async def then_at(
    request: AnyRequest, services: Services, table: str, seq: int, seat: int | None
) -> Then:
    """Return a table as it stood after an entry, to whoever asks."""
    services.throttle.check("looks", address_of(request))
    room, player = await room_to_see(request, services, table)
    viewer = await viewer_at(room, player, seat, seq)
    now = room.table
    rows = await services.store.read(lambda db: entries_since(db, now.id, 0))

    def play_again() -> Then:
        again = Table(now.id, now.game, now.secret, now.make_fate)
        for _, row in rows[:seq]:
            again.fold(read_entry(row))
        view = view_of(again, viewer)
        if view is None:
            raise Refusal("before-start")
        assert isinstance(view, Views)
        view = msgspec.structs.replace(view, legal=())
        return Then(seq, view.seat, view, again.outcome, prospects_of(now.game, view))

    return await services.lookout.once(("moment", now.id, seq, viewer), play_again)


ROUTES: Final[list[Any]] = [look_back]
