"""What a table is played with, for programs that draw it: tiles and boards, or the town.

The rules count with small integers; here everything goes by the names that views, actions and
events use.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from phantomline.core import Game
from phantomline.games.galore import Galore
from phantomline.games.galore.pieces import DOORS, MONSTERS, SIDES, TRACKS
from phantomline.games.train import Train
from phantomline.games.train.floats import KINDS, PALETTE
from phantomline.games.train.goals import Bonus, bonus_ends

__all__ = ["GalorePieces", "TrainPieces", "pieces_of"]


class TileFace(msgspec.Struct, frozen=True):
    """What a tile shows. A monster stands on section 0 or 1 of the track."""

    track: str
    monsters: Sequence[tuple[str, int]]
    diamonds: Sequence[int]


class GalorePieces(msgspec.Struct, frozen=True, tag_field="game", tag="galore"):
    """The tiles in order of their numbers, from 1, and the doors around every board side.

    A board side has three doors for each of ``north``, ``east``, ``south`` and ``west``: north and
    south from left to right, east and west from top to bottom.
    """

    edition: str
    tiles: Sequence[TileFace]
    boards: Mapping[str, Mapping[str, Sequence[str]]]


class PlaceShown(msgspec.Struct, frozen=True):
    """A place in the town, ``at`` x and y in a picture 1000 wide and 700 high."""

    id: str
    names: Mapping[str, str]
    at: tuple[int, int]
    region: str | None


class RouteShown(msgspec.Struct, frozen=True):
    """A route of so many spaces; two with the same ends are a double route."""

    id: str
    ends: tuple[str, str]
    colour: str
    spaces: int


class TicketShown(msgspec.Struct, frozen=True):
    """Two places to connect."""

    id: str
    ends: tuple[str, str]


class BonusShown(msgspec.Struct, frozen=True):
    """Something that anybody may connect: any place of the first end with any of the second."""

    id: Bonus
    ends: tuple[Sequence[str], Sequence[str]]


class TrainPieces(msgspec.Struct, frozen=True, tag_field="game", tag="train"):
    """The town: its places, routes, tickets and bonuses, and the float cards of each kind."""

    edition: str
    cards: Mapping[str, int]
    places: Sequence[PlaceShown]
    routes: Sequence[RouteShown]
    tickets: Sequence[TicketShown]
    bonuses: Sequence[BonusShown]


def pieces_of(game: Game[Any]) -> GalorePieces | TrainPieces | None:
    """Return the pieces of a game's edition; Ghosts, which has only one, needs none."""
    if isinstance(game, Galore):
        return _galore(game)
    return _train(game) if isinstance(game, Train) else None


def _galore(game: Galore) -> GalorePieces:
    edition = game.tables.edition
    return GalorePieces(
        edition=edition.id,
        tiles=[
            TileFace(
                track=TRACKS[face.track],
                monsters=[(MONSTERS[kind], section) for kind, section in face.monsters],
                diamonds=face.diamonds,
            )
            for face in edition.faces
        ],
        boards={
            side.id: {
                edge: [DOORS[door] for door in side.doors[3 * place : 3 * place + 3]]
                for place, edge in enumerate(SIDES)
            }
            for side in edition.boards
        },
    )


def _train(game: Train) -> TrainPieces:
    edition = game.town.edition
    places = [place.id for place in edition.locations]

    def ends(pair: tuple[int, int]) -> tuple[str, str]:
        return places[pair[0]], places[pair[1]]

    return TrainPieces(
        edition=edition.id,
        cards=dict(zip(KINDS, edition.cards, strict=True)),
        places=[
            PlaceShown(place.id, place.names, place.at, place.region) for place in edition.locations
        ],
        routes=[
            RouteShown(route.id, ends(route.ends), PALETTE[route.colour], route.spaces)
            for route in edition.routes
        ],
        tickets=[TicketShown(ticket.id, ends(ticket.ends)) for ticket in edition.tickets],
        bonuses=[
            BonusShown(bonus, ([places[one] for one in starts], [places[one] for one in stops]))
            for bonus, (starts, stops) in bonus_ends(edition).items()
        ],
    )
