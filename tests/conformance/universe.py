"""Every action that a game knows, legal or not, and some that name pieces it has not."""

from collections.abc import Callable
from functools import cache

from phantomline.core import Action
from phantomline.games.galore import actions as galore
from phantomline.games.ghosts import actions as ghosts
from phantomline.games.ghosts.cards import NAMES
from phantomline.games.train import actions as train
from phantomline.games.train.edition import load_edition
from phantomline.games.train.floats import KINDS


def ghosts_universe(players: int) -> list[Action]:
    cards = [*NAMES, "purple-9"]
    seats = range(-1, players + 1)
    return [
        *(ghosts.Play(card) for card in cards),
        ghosts.Take(),
        *(ghosts.Draw(seat, card) for seat in seats for card in cards),
        *(ghosts.Start(seat) for seat in seats),
    ]


def train_universe(players: int) -> list[Action]:
    town = load_edition()
    routes = [*(route.id for route in town.routes), "nowhere--elsewhere"]
    tickets = [*(ticket.id for ticket in town.tickets), "nowhere--elsewhere"]
    seats = range(-1, players + 1)
    return [
        train.Draw(),
        *(train.Claim(route, locomotives) for route in routes for locomotives in range(-1, 6)),
        train.Discard(),
        train.Pass(),
        *(train.DrawFloat(seat, card) for seat in seats for card in [*KINDS, "purple"]),
        *(train.DrawTicket(seat, ticket) for seat in seats for ticket in tickets),
        *(train.Start(seat) for seat in seats),
    ]


def galore_universe(players: int) -> list[Action]:
    tiles = range(-1, 80)
    seats = range(-1, players + 1)
    boards = [f"{board}{side}" for board in range(7) for side in ("", "a", "b", "c")]
    return [
        galore.Draw(),
        galore.Claim(),
        galore.Leave(),
        *(galore.Choose(tile) for tile in tiles),
        *(galore.Keep(tile) for tile in tiles),
        *(galore.Side(side) for side in ("a", "b", "c", "")),
        *(
            galore.Place(cell, rotation)
            for cell in range(-1, 10)
            for rotation in (-90, 0, 45, 90, 180, 270, 360)
        ),
        *(galore.Reveal(tile) for tile in tiles),
        *(galore.Hidden(seat, tile) for seat in seats for tile in tiles),
        *(galore.Board(seat, board) for seat in seats for board in boards),
        *(galore.Start(seat) for seat in seats),
    ]


UNIVERSES: dict[str, Callable[[int], list[Action]]] = {
    "ghosts": ghosts_universe,
    "train": train_universe,
    "galore": galore_universe,
}


@cache
def universe(name: str, players: int) -> list[Action]:
    return UNIVERSES[name](players)
