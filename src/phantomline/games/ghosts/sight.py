"""Looking at a game of Ghosts from one seat, and imagining what that seat cannot see."""

from random import Random

from phantomline.core import View, Viewer
from phantomline.games.ghosts.actions import Play, Take
from phantomline.games.ghosts.cards import CARDS, INDEX, NAMES, NO_CARD
from phantomline.games.ghosts.rules import places
from phantomline.games.ghosts.state import PHASES, PLAYING, State
from phantomline.games.ghosts.view import GhostsView

__all__ = ["imagine", "look"]


def look(state: State, viewer: Viewer, legal: list[Play | Take]) -> View:
    """Return all that this viewer may know; ``legal`` is what they may do."""
    unseen = state.deck
    sizes: list[int] = []
    for seat, hand in enumerate(state.hands):
        sizes.append(CARDS.size(hand))
        if seat != viewer:
            unseen += hand
    two = len(state.hands) == 2
    return GhostsView(
        seat=viewer if viewer >= 0 else None,
        players=len(state.hands),
        phase=PHASES[state.phase],
        actors=(state.turn,) if state.phase == PLAYING else (),
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        direction=state.direction,
        # With two players a turned direction changes nothing (GH-28).
        way="alternate" if two else "clockwise" if state.direction > 0 else "counterclockwise",
        level=state.level,
        top=None if state.top == NO_CARD else NAMES[state.top],
        pile=_names(state.pile),
        hand=_names(CARDS.cards(state.hands[viewer])) if viewer >= 0 else (),
        hand_sizes=tuple(sizes),
        deck_size=CARDS.size(state.deck),
        unseen={NAMES[card]: CARDS.count(unseen, card) for card in CARDS.present(unseen)},
        face_down=state.face_down,
        fright=state.fright,
        places=places(state.fright),
        history=state.history,
        legal=tuple(legal),
    )


def imagine(view: GhostsView, rng: Random) -> State:
    """Return a state that looks like this view, all deals of the unseen cards being alike."""
    unseen = 0
    for name, count in view.unseen.items():
        unseen += CARDS.one(INDEX[name]) * count
    hands: list[int] = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hand = 0
            for name in view.hand:
                hand += CARDS.one(INDEX[name])
        else:
            hand = CARDS.draw(unseen, size, rng)
            unseen -= hand
        hands.append(hand)
    return State(
        phase=PHASES.index(view.phase),
        round=view.round,
        starter=view.starter,
        turn=view.turn,
        direction=view.direction,
        level=view.level,
        top=NO_CARD if view.top is None else INDEX[view.top],
        pile=tuple([INDEX[name] for name in view.pile]),
        hands=tuple(hands),
        deck=unseen,
        face_down=view.face_down,
        fright=view.fright,
        history=view.history,
    )


def _names(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple([NAMES[card] for card in cards])
