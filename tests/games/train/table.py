"""Laying out a game of Ghost Train by hand, in a village small enough to reason about."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from phantomline.core import CHANCE, Action, Event, IllegalAction, Outcome
from phantomline.games.train import Train
from phantomline.games.train.actions import DrawFloat, DrawTicket, Start
from phantomline.games.train.floats import FLOATS, INDEX
from phantomline.games.train.state import GOING_ON, PLAYING, State

GAME = Train(Path(__file__).parent / "village.toml")
TOWN = GAME.town


def bag(*names: str) -> int:
    return sum(FLOATS.one(INDEX[name]) for name in names)


def held(*names: str) -> tuple[int, ...]:
    return tuple(TOWN.ticket_index[name] for name in names)


def pile(*names: str) -> int:
    return sum(1 << TOWN.ticket_index[name] for name in names)


def table(
    *hands: Sequence[str],
    deck: Sequence[str] = (),
    discards: Sequence[str] = (),
    source: Sequence[str] | None = None,
    drawn: Sequence[Sequence[str]] | None = None,
    tickets: Sequence[Sequence[str]] | None = None,
    eras: Sequence[Sequence[int]] | None = None,
    era: int = 0,
    ticket_deck: Sequence[str] = (),
    ticket_discards: Sequence[str] = (),
    completed: Sequence[Sequence[str]] | None = None,
    bonuses: Sequence[int] | None = None,
    routes: Sequence[Sequence[str]] | None = None,
    carriages: Sequence[int] | None = None,
    turn: int = 0,
    passes: int = 0,
) -> State:
    """A moment before a turn. What is not said is as if all cards in hand came from this deck."""
    players = len(hands)
    tickets = tickets or [[]] * players
    routes = routes or [[]] * players
    taken = 0
    barred: list[int] = []
    left: list[int] = []
    for names in routes:
        indices = [TOWN.route_index[name] for name in names]
        taken |= sum(1 << index for index in indices)
        barred.append(sum(TOWN.twins[index] for index in indices))
        left.append(20 - sum(TOWN.spaces[index] for index in indices))
    drawn_bags = [bag(*cards) for cards in (hands if drawn is None else drawn)]
    return State(
        phase=PLAYING,
        ending=GOING_ON,
        starter=0,
        turn=turn,
        due=0,
        passes=passes,
        hands=tuple(bag(*hand) for hand in hands),
        deck=bag(*deck),
        discards=bag(*discards),
        source=bag(*deck) + sum(drawn_bags) if source is None else bag(*source),
        drawn=tuple(drawn_bags),
        tickets=tuple(held(*names) for names in tickets),
        eras=tuple(tuple(slots) for slots in (eras or [[0] * len(names) for names in tickets])),
        era=era,
        ticket_deck=pile(*ticket_deck),
        ticket_discards=pile(*ticket_discards),
        completed=tuple(tuple(names) for names in completed or [[]] * players),
        bonuses=tuple(bonuses or [0] * players),
        carriages=tuple(carriages or left),
        routes=tuple(tuple(names) for names in routes),
        taken=taken,
        barred=tuple(barred),
        networks=tuple(TOWN.network(tuple(names)) for names in routes),
    )


def step(state: State, *actions: Action) -> State:
    """Apply these actions, each by whoever is to act."""
    for action in actions:
        chance = isinstance(action, DrawFloat | DrawTicket | Start)
        state = GAME.apply(state, CHANCE if chance else state.turn, action)
    return state


def refuse(state: State, action: Action, seat: int | None = None) -> IllegalAction:
    """Return the refusal of this action by the seat on turn, or by this one."""
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, state.turn if seat is None else seat, action)
    return refused.value


def told(state: State, action: Action, viewer: int) -> list[Event]:
    """Return the events of one step."""
    chance = isinstance(action, DrawFloat | DrawTicket | Start)
    actor = CHANCE if chance else state.turn
    return list(GAME.events(state, actor, action, GAME.apply(state, actor, action), viewer))


def ending(state: State) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def chances(state: State) -> dict[Action, int]:
    return dict(GAME.chances(state))
