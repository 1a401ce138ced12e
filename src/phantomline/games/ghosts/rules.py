"""What a turn of Ghosts does: legality, plays, taking the pile, draws and the end of a round.

Every function takes a state and returns the next one; a refusal is raised as
`IllegalAction` with the rule it comes from.
"""

from typing import Final

from phantomline.core.errors import IllegalAction
from phantomline.games.ghosts.cards import (
    CARDS,
    COLOURS,
    DECK,
    GHOSTS,
    HAND_SIZE,
    MIST,
    NAMES,
    NO_CARD,
)
from phantomline.games.ghosts.state import DEALING, DRAWING, OVER, PLAYING, State

__all__ = [
    "LIMIT",
    "ROUNDS",
    "can_take",
    "deal",
    "draw",
    "is_playable",
    "places",
    "play",
    "start",
    "take",
    "winners",
]

LIMIT: Final = 7
ROUNDS: Final = 3
UNAFRAID_RETURN: Final = 3

# What the history has of a turn, made once: views hand it out as it is.
MOST_PLAYERS: Final = 6
PLAYED: Final = [[(seat, name) for name in NAMES] for seat in range(MOST_PLAYERS)]
TAKEN: Final = [(seat, "take") for seat in range(MOST_PLAYERS)]


def is_playable(state: State, card: int) -> bool:
    """Say whether the level allows this card on the pile (GH-21 to GH-25)."""
    return (
        card == MIST
        or state.top == NO_CARD
        or COLOURS[card] == COLOURS[state.top]
        or state.level + GHOSTS[card] <= LIMIT
    )


def can_take(state: State) -> bool:
    """Say whether there is a pile to take; mist alone is one too (GH-27)."""
    return len(state.pile) > 0


def places(fright: tuple[int, ...]) -> tuple[int, ...]:
    """Return everyone's place by their points: the fewest come first, equals together (GH-33)."""
    found: list[int] = []
    for points in fright:
        place = 1
        for other in fright:
            if other < points:
                place += 1
        found.append(place)
    return tuple(found)


def winners(fright: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that share the first place (GH-33)."""
    return tuple([seat for seat, place in enumerate(places(fright)) if place == 1])


def start(state: State, seat: int) -> State:
    """Let this seat begin the first round (GH-12)."""
    after = state.copy()
    after.phase = DEALING
    after.starter = seat
    after.turn = seat
    return after


def deal(state: State, card: int) -> State:
    """Deal this card to the seat on turn; the fifth one moves on to the next seat (GH-11)."""
    after = _with_card(state, card)
    seat = state.turn
    if CARDS.size(after.hands[seat]) == HAND_SIZE:
        after.turn = (seat + 1) % len(state.hands)
        if after.turn == state.starter:
            after.phase = PLAYING
    return after


def play(state: State, card: int) -> State:
    """Put this card onto the pile (GH-21 to GH-25); its player draws next (GH-20)."""
    seat = state.turn
    hand = state.hands[seat]
    if CARDS.count(hand, card) == 0:
        raise IllegalAction("not-in-hand", "GH-20", {"card": NAMES[card]})
    if not is_playable(state, card):
        raise IllegalAction(
            "past-seven",
            "GH-22",
            {"card": NAMES[card], "level": state.level, "would": state.level + GHOSTS[card]},
        )
    after = state.copy()
    after.history = state.history + (PLAYED[seat][card],)
    after.hands = _replaced(state.hands, seat, hand - CARDS.one(card))
    if card == MIST:
        after.pile = (card, *state.pile)
    else:
        after.pile = (*state.pile, card)
        after.top = card
        if state.top != NO_CARD and COLOURS[card] == COLOURS[state.top]:
            after.direction = -state.direction
        else:
            after.level = state.level + GHOSTS[card]
    if state.deck:
        after.phase = DRAWING
    else:
        _pass_turn(after)
    return after


def take(state: State) -> State:
    """Lay the pile face down for a fright point; the same seat then starts a new one (GH-26)."""
    if not can_take(state):
        raise IllegalAction("pile-empty", "GH-27")
    seat = state.turn
    after = state.copy()
    after.history = state.history + (TAKEN[seat],)
    after.face_down = _replaced(state.face_down, seat, state.face_down[seat] + len(state.pile))
    after.fright = _replaced(state.fright, seat, state.fright[seat] + 1)
    after.pile = ()
    after.top = NO_CARD
    after.level = 0
    return after


def draw(state: State, card: int) -> State:
    """Give the seat on turn its new card and pass the turn (GH-20)."""
    after = _with_card(state, card)
    _pass_turn(after)
    return after


def _with_card(state: State, card: int) -> State:
    seat = state.turn
    one = CARDS.one(card)
    after = state.copy()
    after.deck = state.deck - one
    after.hands = _replaced(state.hands, seat, state.hands[seat] + one)
    return after


def _pass_turn(after: State) -> None:
    """Move the turn on, and end the round at a player without cards (GH-30)."""
    after.phase = PLAYING
    after.turn = (after.turn + after.direction) % len(after.hands)
    if after.hands[after.turn] == 0:
        _end_round(after)


def _end_round(after: State) -> None:
    """Reward the unafraid (GH-31) and deal again (GH-32), or end the game (GH-33)."""
    players = len(after.hands)
    after.fright = tuple(
        [
            points if cards else max(0, points - UNAFRAID_RETURN)
            for points, cards in zip(after.fright, after.face_down, strict=True)
        ]
    )
    if after.round == ROUNDS:
        after.phase = OVER
        return
    after.phase = DEALING
    after.round += 1
    after.starter = after.turn
    after.direction = 1
    after.level = 0
    after.top = NO_CARD
    after.pile = ()
    after.face_down = (0,) * players
    after.hands = (0,) * players
    after.deck = DECK
    after.history = ()


def _replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
