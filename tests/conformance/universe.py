"""Every action that a game knows, legal or not, and some that name pieces it has not."""

from collections.abc import Callable
from functools import cache

from phantomline.core import Action
from phantomline.games.ghosts import actions as ghosts
from phantomline.games.ghosts.cards import NAMES


def ghosts_universe(players: int) -> list[Action]:
    cards = [*NAMES, "purple-9"]
    seats = range(-1, players + 1)
    return [
        *(ghosts.Play(card) for card in cards),
        ghosts.Take(),
        *(ghosts.Draw(seat, card) for seat in seats for card in cards),
        *(ghosts.Start(seat) for seat in seats),
    ]


UNIVERSES: dict[str, Callable[[int], list[Action]]] = {"ghosts": ghosts_universe}


@cache
def universe(name: str, players: int) -> list[Action]:
    return UNIVERSES[name](players)
