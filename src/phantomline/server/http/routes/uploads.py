"""What people bring along: editions to play with, and records to be checked."""

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from phantomline.core import Game, Header, Outcome, Record, RecordError, read_records, replay
from phantomline.core.reading import MOST_BYTES
from phantomline.games import load
from phantomline.server.errors import Refusal
from phantomline.server.http.pieces import GalorePieces, TrainPieces, pieces_of
from phantomline.server.http.problems import refusals
from phantomline.server.http.services import AnyRequest, Here, Services, address_of
from phantomline.server.table.recording import BentFate, Revealed, brought_in, fate_in, verify

__all__ = [
    "MOST_RECORD",
    "ROUTES",
    "Checked",
    "NewRecord",
    "box_of",
    "checked",
    "only_record",
]

MOST_RECORD: Final = 400_000
MOST_STEPS: Final = 5_000  # several times the longest game


class NewEdition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition file, as its text in TOML."""

    game: Literal["galore", "train"]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_BYTES)]


class Kept(msgspec.Struct, frozen=True):
    """An edition that is kept here: its ``hash`` is what a table asks for."""

    hash: str
    game: str
    edition: str


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of one game, as its text in JSON Lines."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_RECORD)]


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """A record that keeps the rules.

    ``fate`` says whether its luck was what the server had promised: ``none`` if the record
    reveals nothing of it. Compare ``commitment`` with what the table said before the deal.
    """

    game: str
    players: int
    edition: str
    steps: int
    outcome: Outcome | None
    fate: Literal["none", "kept", "bent"]
    commitment: str | None


@post("/api/editions", responses=refusals(401, 403, 408, 415, 422), tags=["uploads"])
async def add_edition(request: AnyRequest, services: Here, data: JSONBody[NewEdition]) -> Kept:
    """Keep an edition, so that tables can be played with it. The same text has the same hash."""
    await services.changing_guest(request)
    services.throttle.check("uploads", address_of(request))
    kept = await services.rooms.editions.add(data.game, data.text)
    game, _ = await services.rooms.editions.game(data.game, kept)
    return Kept(kept, data.game, game.facts.edition)


@get("/api/editions/{edition:str}/pieces", responses=refusals(), tags=["uploads"])
async def show_pieces(
    services: Here,
    edition: Annotated[str, PathParameter(max_length=64, description="The hash of an edition.")],
) -> GalorePieces | TrainPieces:
    """Show what is in the box of an edition that somebody brought along."""
    pieces = pieces_of(await services.rooms.editions.kept(edition))
    assert pieces is not None, "games without editions have none that are kept"
    return pieces


@post(
    "/api/records/check", status_code=200, responses=refusals(403, 408, 415, 422), tags=["uploads"]
)
async def check_record(request: AnyRequest, services: Here, data: JSONBody[NewRecord]) -> Checked:
    """Say whether a record keeps the rules, and whether its luck was fair."""
    services.throttle.check("uploads", address_of(request))
    box = await box_of(services, data.record)
    return await asyncio.to_thread(_check, data.record, box)


class Box(msgspec.Struct, frozen=True):
    """An edition that is kept here: its hash, its game, and the file for bots elsewhere."""

    hash: str
    game: Game[Any]
    path: str | None


async def box_of(services: Services, text: str) -> Box | None:
    """Return the edition that a record names by its hash, if it is kept here."""
    first = text.partition("\n")[0]
    brought = brought_in(first)
    if brought is None:
        return None
    try:
        name = (await services.rooms.editions.kept(brought)).facts.id
    except Refusal:
        return None  # then it is read as one of the package's own, which says what is wrong
    game, path = await services.rooms.editions.game(name, brought)
    return Box(brought, game, path)


def only_record(text: str, box: Box | None = None) -> tuple[Game[Any], Record]:
    """Read the one record of a text; whether it keeps the rules is not known yet."""

    def found_for(header: Header) -> Game[Any]:
        fits = box is not None and box.game.facts.id == header.game
        return box.game if fits and box is not None else load(header.game)

    lines = text.splitlines()
    if len(lines) > MOST_STEPS:
        why = f"a game has at most {MOST_STEPS} lines here"
        most = {"most": str(MOST_STEPS)}
        raise RecordError(MOST_STEPS + 1, why, code="too-many-lines", params=most)
    found = list(read_records(lines, found_for))
    if len(found) > 1:
        raise RecordError(found[1][1].line, "one record at a time", code="one-at-a-time")
    return found[0]


def _check(text: str, box: Box | None) -> Checked:
    game, record = only_record(text, box)
    return checked(game, record, fate_in(text.splitlines()[0]))


def checked(game: Game[Any], record: Record, revealed: Revealed | None) -> Checked:
    """Play a record again, and draw what fate drew; raises `RecordError` where rules are broken."""
    for _ in replay(game, record):
        pass
    fate: Literal["none", "kept", "bent"] = "none"
    if revealed is not None:
        try:
            verify(game, record, revealed)
            fate = "kept"
        except BentFate:
            fate = "bent"
    return Checked(
        game=record.header.game,
        players=record.header.players,
        edition=record.header.edition,
        steps=len(record.steps),
        outcome=record.outcome,
        fate=fate,
        commitment=None if revealed is None else revealed.commitment,
    )


ROUTES: Final[list[Any]] = [add_edition, show_pieces, check_record]
