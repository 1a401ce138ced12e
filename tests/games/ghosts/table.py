"""Laying out a game of Ghosts by hand."""

from collections.abc import Sequence

from phantomline.games.ghosts import Ghosts
from phantomline.games.ghosts.cards import CARDS, COLOURS, GHOSTS, INDEX, MIST, NO_CARD
from phantomline.games.ghosts.state import PLAYING, State

GAME = Ghosts()


def bag(*names: str) -> int:
    return sum(CARDS.one(INDEX[name]) for name in names)


def table(
    *hands: Sequence[str],
    pile: Sequence[str] = (),
    deck: Sequence[str] = (),
    level: int | None = None,
    turn: int = 0,
    round: int = 1,
    direction: int = 1,
    face_down: Sequence[int] | None = None,
    fright: Sequence[int] | None = None,
) -> State:
    """A moment in the middle of a round; the level is what the pile's colours make it."""
    cards = [INDEX[name] for name in pile]
    ghosts = [card for card in cards if card != MIST]
    reckoned = sum(
        GHOSTS[card]
        for before, card in zip([NO_CARD, *ghosts], ghosts, strict=False)
        if before == NO_CARD or COLOURS[before] != COLOURS[card]
    )
    return State(
        phase=PLAYING,
        round=round,
        starter=0,
        turn=turn,
        direction=direction,
        level=reckoned if level is None else level,
        top=ghosts[-1] if ghosts else NO_CARD,
        pile=tuple(cards),
        hands=tuple(bag(*hand) for hand in hands),
        deck=bag(*deck),
        face_down=tuple(face_down or [0] * len(hands)),
        fright=tuple(fright or [3] * len(hands)),
    )
