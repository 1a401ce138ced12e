"""Looking at Ghosts Galore from one seat, and imagining what that seat cannot see."""

from random import Random

from phantomline.core import View, Viewer
from phantomline.games.galore.legal import acting_seats, choice_code, chosen, legal_actions
from phantomline.games.galore.pieces import TILE_COUNT
from phantomline.games.galore.state import (
    KEEPING,
    NO_CHOICE,
    NO_TILE,
    OVER,
    PHASES,
    PLACING,
    SIDES,
    UNVEILING,
    State,
)
from phantomline.games.galore.view import GaloreView

__all__ = ["imagine", "look"]


def look(state: State, viewer: Viewer) -> View:
    """Return all that this viewer may know; it shares the state's tuples."""
    seated = viewer >= 0
    return GaloreView(
        seat=viewer if seated else None,
        players=len(state.boards),
        phase=PHASES[state.phase],
        actors=acting_seats(state),
        choose_sides=state.choose_sides,
        experts=state.experts,
        round=state.round,
        lamp=state.lamp,
        turn=state.turn,
        stack=state.stack,
        boards=state.boards,
        placed=state.placed,
        face_up=state.face_up,
        claims=state.claims,
        gone=state.gone,
        unseen=state.unseen,
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        hidden=state.hands[viewer] if seated else (),
        returned=state.returned[viewer] if seated else NO_TILE,
        choice=chosen(state, viewer),
        legal=legal_actions(state, viewer),
    )


def imagine(view: GaloreView, rng: Random) -> State:
    """Return a state that looks like this view, all that the viewer cannot see drawn evenly.

    Out of sight are the others' hidden tiles, the tiles they gave back, and what they have
    chosen while not all have.
    """
    seat = -1 if view.seat is None else view.seat
    hands = _imagined_hands(view, seat, rng)
    state = State(
        phase=PHASES.index(view.phase),
        choose_sides=view.choose_sides,
        experts=view.experts,
        round=view.round,
        lamp=view.lamp,
        turn=view.turn,
        stack=view.stack,
        boards=view.boards,
        placed=view.placed,
        hands=hands,
        returned=_imagined_returns(view, seat, hands, rng),
        face_up=view.face_up,
        claims=view.claims,
        unseen=view.unseen,
        gone=view.gone,
        waiting=0,
        pending=(NO_CHOICE,) * view.players,
    )
    if state.phase in (SIDES, KEEPING, PLACING, UNVEILING):
        for actor in view.actors:
            state.waiting |= 1 << actor
        state.pending = _imagined_choices(state, view, seat, rng)
    return state


def _imagined_hands(view: GaloreView, seat: int, rng: Random) -> tuple[tuple[int, ...], ...]:
    """Deal the others' hidden tiles; the viewer's own and the one they gave back are known."""
    known = (*view.hidden, view.returned)
    pool = [tile for tile in view.unseen if tile not in known]
    hands: list[tuple[int, ...]] = []
    for owner, size in enumerate(view.hand_sizes):
        hand = [] if owner == seat else [_drawn(pool, rng) for _ in range(size)]
        hands.append(view.hidden if owner == seat else tuple(hand))
    return tuple(hands)


def _imagined_returns(
    view: GaloreView, seat: int, hands: tuple[tuple[int, ...], ...], rng: Random
) -> tuple[int, ...]:
    """Say which tiles the others gave back; those may have turned up since (GG-12)."""
    if not view.experts or view.phase == PHASES[OVER] or view.hand_sizes != (1,) * view.players:
        return (NO_TILE,) * view.players
    known = [view.returned]
    for hand in hands:
        known.extend(hand)
    pool = [tile for tile in range(1, TILE_COUNT + 1) if tile not in known]
    return tuple(
        [view.returned if owner == seat else _drawn(pool, rng) for owner in range(view.players)]
    )


def _imagined_choices(state: State, view: GaloreView, seat: int, rng: Random) -> tuple[int, ...]:
    pending: list[int] = []
    for chooser in range(view.players):
        if state.waiting >> chooser & 1:
            pending.append(NO_CHOICE)
        elif chooser == seat and view.choice is not None:
            pending.append(choice_code(view.choice))
        else:
            # As if it were still this seat's choice: any of the actions open to it.
            open_state = state.copy()
            open_state.waiting = 1 << chooser
            actions = legal_actions(open_state, chooser)
            pending.append(choice_code(actions[int(rng.random() * len(actions))]))
    return tuple(pending)


def _drawn(pool: list[int], rng: Random) -> int:
    """Take a tile out of the pool, each as likely."""
    return pool.pop(int(rng.random() * len(pool)))
