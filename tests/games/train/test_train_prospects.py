"""What a page is told of missing ways: truly the shortest, out of nothing that is hidden."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.core import CHANCE, SPECTATOR
from phantomline.games.train import Train
from phantomline.games.train.edition import DARK_FOREST, SEASHORE
from phantomline.games.train.floats import PALETTE
from phantomline.games.train.prospects import TrainProspects, Way, prospects
from phantomline.games.train.state import State
from phantomline.games.train.town import is_connected
from phantomline.games.train.view import TrainView
from tests.conformance.hidden import SWAPS
from tests.games.train.table import GAME, TOWN, table

SHIPPED = Train()


def ahead(state: State, viewer: int, game: Train = GAME) -> TrainProspects:
    view = game.view(state, viewer)
    assert isinstance(view, TrainView)
    return prospects(game, view)


def random_walk(game: Train, players: int, seed: int) -> list[State]:
    """All states of a random game."""
    rng = Random(seed)
    state = game.initial(players)
    walk = [state]
    while actors := game.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            actions, weights = zip(*game.chances(state), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = rng.choice(game.legal(state, actor))
        state = game.apply(state, actor, action)
        walk.append(state)
    return walk


@st.composite
def moments(draw: st.DrawFn, game: Train = GAME) -> State:
    """Any state of a random game."""
    walk = random_walk(game, draw(st.integers(2, 4)), draw(st.integers(0, 2**32 - 1)))
    return walk[draw(st.integers(0, len(walk) - 1))]


def goals_of(game: Train, way: Way) -> list[int]:
    """The pairs of places of which any one is to be joined."""
    town = game.town
    if way.ticket is not None:
        return [town.ticket_ends[town.ticket_index[way.ticket]]]
    if way.goal == "crypt":
        return [town.to_crypt]
    if way.goal == "mansion":
        return [town.to_mansion]
    places = list(enumerate(town.edition.locations))
    return [
        1 << one | 1 << other
        for one, forest in places
        if forest.region == DARK_FOREST
        for other, shore in places
        if shore.region == SEASHORE
    ]


def joins(game: Train, routes: tuple[str, ...], way: Way) -> bool:
    network = game.town.network(routes)
    return any(is_connected(network, pair) for pair in goals_of(game, way))


def fewest(state: State, seat: int, way: Way) -> int | None:
    """The fewest carriages by trying every set of routes that are free."""
    free = [
        index
        for index in range(TOWN.route_count)
        if not state.taken >> index & 1 and not state.barred[seat] >> index & 1
    ]
    best: int | None = None
    for count in range(len(free) + 1):
        for some in combinations(free, count):
            spaces = sum(TOWN.spaces[index] for index in some)
            if best is not None and spaces >= best:
                continue
            names = tuple(TOWN.route_ids[index] for index in some)
            if joins(GAME, (*state.routes[seat], *names), way):
                best = spaces
    return best


@given(state=moments(), data=st.data())
def test_no_set_of_free_routes_does_it_with_fewer_carriages(
    state: State, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, len(state.hands) - 1))
    ways = ahead(state, seat).ways
    if not ways:
        return
    way = data.draw(st.sampled_from(ways))
    least = fewest(state, seat, way)
    assert (way.routes is None) == (least is None)
    assert way.carriages == (least or 0)
    assert way.enough == (least is not None and least <= state.carriages[seat])


@given(state=moments(SHIPPED))
def test_whoever_claims_a_way_has_reached_its_goal(state: State) -> None:
    for seat in range(len(state.hands)):
        ways = ahead(state, seat, SHIPPED).ways
        held = [SHIPPED.town.ticket_ids[ticket] for ticket in state.tickets[seat]]
        assert [way.ticket for way in ways if way.goal == "ticket"] == held
        for way in ways:
            if way.routes is None:
                continue
            indices = [SHIPPED.town.route_index[route] for route in way.routes]
            assert not any(state.taken >> index & 1 for index in indices)
            assert not any(state.barred[seat] >> index & 1 for index in indices)
            assert sum(SHIPPED.town.spaces[index] for index in indices) == way.carriages
            assert joins(SHIPPED, (*state.routes[seat], *way.routes), way)


@given(state=moments(SHIPPED), seed=st.integers(0, 999))
def test_it_tells_nothing_that_is_hidden(state: State, seed: int) -> None:
    for viewer in (SPECTATOR, *range(len(state.hands))):
        other = SWAPS["train"](state, viewer, Random(seed))
        assert ahead(other, viewer, SHIPPED) == ahead(state, viewer, SHIPPED)


def test_watchers_have_nothing_to_reach() -> None:
    state = table(["red"], ["red"], tickets=[[TOWN.ticket_ids[0]], []])
    assert ahead(state, SPECTATOR) == TrainProspects()
    assert ahead(state, 0).ways[0].ticket == TOWN.ticket_ids[0]
    assert all(way.ticket is None for way in ahead(state, 1).ways)


@pytest.mark.rule("GT-24")
def test_of_two_tracks_it_takes_the_one_that_the_cards_are_there_for() -> None:
    doubles = [index for index in range(TOWN.route_count) if TOWN.twins[index]]
    for index in doubles:
        name = TOWN.route_ids[index]
        colour = TOWN.edition.routes[index].colour
        cards = [PALETTE[colour]] * 4
        ways = ahead(table(cards, ["red"]), 0).ways
        [crypt] = [way for way in ways if way.goal == "crypt"]
        assert crypt.routes == (name,)


def test_a_bonus_that_one_has_is_no_goal_any_more() -> None:
    state = table(["red"], ["red"], bonuses=[0b111, 0])
    assert ahead(state, 0).ways == ()
    assert [way.goal for way in ahead(state, 1).ways] == ["trick-or-treat", "crypt", "mansion"]
