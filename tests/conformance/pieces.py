"""Where every physical piece is, so that none can get lost."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from phantomline.core import Game
from phantomline.games.ghosts.cards import CARDS, DECK


def ghosts_pieces(state: Any) -> Counter[Any]:
    """Count all cards; and no kind may be held more often than it was printed."""
    held = Counter(card for bag in (*state.hands, state.deck) for card in CARDS.cards(bag))
    held.update(state.pile)
    assert held <= Counter(CARDS.cards(DECK))
    return Counter(cards=held.total() + sum(state.face_down))


COUNTS: dict[str, Callable[[Any], Counter[Any]]] = {"ghosts": ghosts_pieces}


def pieces(game: Game[Any], state: Any) -> Counter[Any]:
    """Count every piece that the state accounts for."""
    return COUNTS[game.facts.id](state)


def pieces_in_the_box(game: Game[Any], players: int) -> Counter[Any]:
    """Count every piece that a table of so many players has."""
    if game.facts.id == "ghosts":
        return Counter(cards=CARDS.size(DECK))
    return pieces(game, game.initial(players))
