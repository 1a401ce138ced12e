"""Imagining what one seat cannot see: a whole state drawn from those that look like its view.

What is drawn evenly, card by physical card:

- Tickets: every way to lay the unseen tickets of each era into the places of that
  era that agrees with all the viewer has seen. A ticket in another hand is
  never one that its holder has connected, since it would lie open.
- Float cards: every way to lay the unseen cards into the deck and the other
  hands such that the deck holds no more of any kind than went into it when it was
  made, less what the viewer has drawn from it since. No more is inferred from
  who held what before the deck was remade.

What other seats have drawn from the deck is then dealt to match.
"""

from math import comb
from random import Random
from typing import Final

from phantomline.games.train.floats import FLOATS, INDEX
from phantomline.games.train.sight import BONUS_NAMES
from phantomline.games.train.state import BONUS, OVER, PHASES, REASONS, State
from phantomline.games.train.town import Town, is_connected
from phantomline.games.train.view import TrainView

__all__ = ["imagine"]

FREE_DRAWS: Final = 12


def imagine(town: Town, view: TrainView, rng: Random) -> State:
    """Return a state that looks like this view; see this module for what is drawn evenly."""
    networks = tuple([town.network(routes) for routes in view.routes])
    hands, deck = _floats(view, rng)
    tickets, ticket_deck = _tickets(town, view, networks, rng)
    taken = 0
    barred: list[int] = []
    for routes in view.routes:
        twins = 0
        for name in routes:
            route = town.route_index[name]
            taken |= 1 << route
            twins |= town.twins[route]
        barred.append(twins)
    return State(
        phase=PHASES.index(view.phase),
        ending=REASONS.index(view.ending or ""),
        starter=view.starter,
        turn=view.turn,
        due=view.due,
        passes=view.passes,
        hands=hands,
        deck=deck,
        discards=_bag(view.discards),
        source=_bag(view.source),
        drawn=_drawn(view, deck, rng),
        tickets=tickets,
        eras=view.eras,
        era=len(view.unseen_tickets) - 1,
        ticket_deck=ticket_deck,
        ticket_discards=_set(town, view.ticket_discards),
        completed=view.completed,
        bonuses=tuple([BONUS_NAMES.index(names) for names in view.bonuses]),
        carriages=view.carriages,
        routes=view.routes,
        taken=taken,
        barred=tuple(barred),
        networks=networks,
    )


def _bag(counts: dict[str, int]) -> int:
    bag = 0
    for name, count in counts.items():
        bag += FLOATS.one(INDEX[name]) * count
    return bag


def _set(town: Town, names: tuple[str, ...]) -> int:
    tickets = 0
    for name in names:
        tickets |= 1 << town.ticket_index[name]
    return tickets


# -- float cards ---------------------------------------------------------------


def _floats(view: TrainView, rng: Random) -> tuple[tuple[int, ...], int]:
    """Return all hands and the deck."""
    unseen = _bag(view.unseen)
    bound = _bag(view.source) - _bag(view.drawn)
    deck = _bounded_draw(unseen, bound, view.deck_size, rng)
    left = unseen - deck
    hands: list[int] = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(_bag(view.hand))
        else:
            hand = FLOATS.draw(left, size, rng)
            left -= hand
            hands.append(hand)
    return tuple(hands), deck


def _bounded_draw(bag: int, bound: int, size: int, rng: Random) -> int:
    """Draw so many cards from a bag, no more of any kind than the bound has."""
    # Drawing freely and starting over at too many of a kind is even and mostly quick; where the
    # bound is too tight for that, counting the ways is as even, and sure.
    left_over = FLOATS.size(bag) - size
    for _ in range(FREE_DRAWS):
        drawn = bag - FLOATS.draw(bag, left_over, rng)
        if _is_within(drawn, bound):
            return drawn
    return _counted_draw(bag, bound, size, rng)


def _is_within(bag: int, bound: int) -> bool:
    """Say whether a bag holds no more of any kind than another."""
    for kind in range(FLOATS.kinds):  # noqa: SIM110 compiled, a loop is faster than a generator
        if FLOATS.count(bag, kind) > FLOATS.count(bound, kind):
            return False
    return True


def _counted_draw(bag: int, bound: int, size: int, rng: Random) -> int:
    """Draw so many cards within the bound by counting the ways to do so."""
    counts = FLOATS.unpack(bag)
    most = [min(count, FLOATS.count(bound, kind)) for kind, count in enumerate(counts)]
    # ways[kind][left]: in how many ways the kinds from this one on can fill what is left.
    ways = [[0] * (size + 1) for _ in range(FLOATS.kinds)] + [[1] + [0] * size]
    for kind in range(FLOATS.kinds - 1, -1, -1):
        for left in range(size + 1):
            total = 0
            for taken in range(min(most[kind], left) + 1):
                total += comb(counts[kind], taken) * ways[kind + 1][left - taken]
            ways[kind][left] = total
    drawn = 0
    left = size
    for kind in range(FLOATS.kinds):
        pick = rng.randrange(ways[kind][left])
        taken = 0
        while True:
            here = comb(counts[kind], taken) * ways[kind + 1][left - taken]
            if pick < here:
                break
            pick -= here
            taken += 1
        drawn += FLOATS.one(kind) * taken
        left -= taken
    return drawn


def _drawn(view: TrainView, deck: int, rng: Random) -> tuple[int, ...]:
    """Return what each seat has drawn from this deck: all that went in and is not left."""
    own = _bag(view.drawn)
    left = _bag(view.source) - own - deck
    drawn: list[int] = []
    for seat, size in enumerate(view.drawn_sizes):
        if seat == view.seat:
            drawn.append(own)
        else:
            bag = FLOATS.draw(left, size, rng)
            left -= bag
            drawn.append(bag)
    return tuple(drawn)


# -- tickets -------------------------------------------------------------------


def _tickets(
    town: Town, view: TrainView, networks: tuple[tuple[int, ...], ...], rng: Random
) -> tuple[tuple[tuple[int, ...], ...], int]:
    """Return all tickets in hands and the set of those in the deck."""
    held = [list(eras) for eras in view.eras]
    for era, names in enumerate(view.unseen_tickets):
        unseen = [town.ticket_index[name] for name in names]
        places: list[tuple[int, int]] = []
        choices: list[list[int]] = []
        for seat, eras in enumerate(view.eras):
            if seat == view.seat:
                continue
            for place, slot_era in enumerate(eras):
                if slot_era == era:
                    network = networks[seat]
                    # Tickets are compared with a new route after the Town Hall's cards, and
                    # not at all once the game has ended over it.
                    if seat == view.turn and view.phase in (PHASES[BONUS], PHASES[OVER]):
                        network = town.network(view.routes[seat][:-1])
                    places.append((seat, place))
                    choices.append(
                        [t for t in unseen if not is_connected(network, town.ticket_ends[t])]
                    )
        chosen = _distinct(choices, rng)
        for (seat, place), ticket in zip(places, chosen, strict=True):
            held[seat][place] = ticket
    if view.seat is not None:
        held[view.seat] = [town.ticket_index[name] for name in view.tickets]
    deck = _set(town, view.unseen_tickets[-1])
    for seat, tickets in enumerate(held):
        if seat != view.seat:
            for ticket in tickets:
                deck &= ~(1 << ticket)
    return tuple([tuple(tickets) for tickets in held]), deck


def _distinct(choices: list[list[int]], rng: Random) -> list[int]:
    """Choose one of each list, all different, every such choice being equally likely."""
    # Choosing freely and starting over at a clash is even; there are at most six lists,
    # so even the worst case (six tickets for six places) takes some 65 tries.
    while True:
        chosen = [options[int(rng.random() * len(options))] for options in choices]
        if len(set(chosen)) == len(chosen):
            return chosen
