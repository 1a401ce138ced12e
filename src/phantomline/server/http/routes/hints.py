"""``/api/tables/…/hints``: what somebody on turn might do best, from what they know alone."""

from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter

from phantomline.bots import Reason, Suggestion
from phantomline.core import SPECTATOR, View, Viewer, to_json
from phantomline.server.errors import Refusal
from phantomline.server.http.problems import refusals
from phantomline.server.http.routes.prospects import room_to_see
from phantomline.server.http.routes.tables import TableId
from phantomline.server.http.services import AnyRequest, Here
from phantomline.server.live.visit import viewer_for
from phantomline.server.table.table import Table
from phantomline.server.table.telling import view_of

__all__ = ["ROUTES", "Advice", "Hint"]


class Hint(msgspec.Struct, frozen=True):
    """An action with what to expect of it.

    ``win`` is the estimated chance of winning and ``score`` the expected final score; both are
    ``None`` where there is only one thing to do. ``reasons`` are what speaks for it rather than
    for another, the weightiest first.
    """

    action: dict[str, Any]
    win: float | None
    score: float | None
    reasons: tuple[Reason, ...]


class Advice(msgspec.Struct, frozen=True):
    """The best few actions of a seat after entry ``seq``, the best first."""

    seq: int
    seat: int
    hints: tuple[Hint, ...]


@get("/api/tables/{table:str}/hints", responses=refusals(403, 409), tags=["tables"])
async def give_hints(
    request: AnyRequest,
    services: Here,
    table: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> Advice:
    """Think about what one's own seat might do now, from its view and nothing else.

    Without a seat it is one's first. Rated games have no hints.
    """
    room, player = await room_to_see(request, services, table)
    if player is not None:
        services.throttle.check("hints", player)
    viewer = viewer_for(room.table, player, seat)
    view = _to_decide(room.table, viewer)
    seq, thinkers = room.table.seq, services.rooms.thinkers
    found = await services.lookout.shared(
        ("hints", room.table.id, seq, viewer),
        lambda: thinkers.advise(room.table.game, room.edition, view),
    )
    return Advice(seq, viewer, tuple(_told(one) for one in found))


def _told(one: Suggestion) -> Hint:
    """Return a suggestion as it travels, without digits that nobody could stand by."""
    return Hint(
        action=to_json(one.action),
        win=None if one.win is None else round(one.win, 3),
        score=None if one.score is None else round(one.score, 2),
        reasons=tuple(Reason(reason.code, round(reason.value, 3)) for reason in one.reasons),
    )


def _to_decide(table: Table, viewer: Viewer) -> View:
    """Return the view of a seat whose player may ask for a hint now."""
    if viewer == SPECTATOR:
        raise Refusal("spectator")
    view = view_of(table, viewer)
    if view is None:
        raise Refusal("not-started")
    assert table.created is not None
    if table.created.settings.rated:
        raise Refusal("rated-no-hints")
    if table.status != "playing":
        raise Refusal(table.status)
    if table.seats[viewer].bot is not None:
        raise Refusal("bot-plays")
    if not view.legal:
        raise Refusal("not-your-turn")
    return view


ROUTES: Final[list[Any]] = [give_hints]
