"""The ends of bonuses, and the line that is told when somebody has connected something."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.core import SPECTATOR, Event
from phantomline.games.train.actions import Claim, DrawFloat, DrawTicket
from phantomline.games.train.events import Completed, TownHall, TrickOrTreat
from phantomline.games.train.goals import Ends, bonus_ends, line
from phantomline.games.train.sight import BONUS_NAMES
from phantomline.games.train.state import TICKETS, TO_CRYPT, TO_MANSION, TRICK_OR_TREAT
from phantomline.games.train.town import is_connected
from tests.games.train.table import TOWN, step, table, told

PLACES = [place.id for place in TOWN.edition.locations]

own_routes = st.lists(st.sampled_from(TOWN.route_ids), unique=True, max_size=8).map(tuple)
some_places = st.sets(st.sampled_from(range(len(PLACES))), min_size=1, max_size=3).map(tuple)


def at(*names: str) -> tuple[int, ...]:
    return tuple(PLACES.index(name) for name in names)


@pytest.mark.rule("GT-32", "GT-33")
def test_bonuses_tell_what_they_want_connected() -> None:
    assert bonus_ends(TOWN.edition) == {
        "trick-or-treat": (at("glade", "oak"), at("pier", "swamp", "lighthouse")),
        "crypt": (at("hall"), at("crypt")),
        "mansion": (at("hall"), at("mansion")),
    }
    flags = (TRICK_OR_TREAT, TO_CRYPT, TO_MANSION)
    assert [BONUS_NAMES[flag] for flag in flags] == [(bonus,) for bonus in bonus_ends(TOWN.edition)]


@given(own_routes, some_places, some_places)
def test_a_line_is_the_shortest_that_there_is(
    routes: tuple[str, ...], starts: tuple[int, ...], stops: tuple[int, ...]
) -> None:
    ends = (starts, stops)
    found = line(TOWN, routes, ends)
    if set(starts) & set(stops):
        assert found == ()
        return
    fewest = next(
        (
            count
            for count in range(1, len(routes) + 1)
            if any(joins(some, ends) for some in combinations(routes, count))
        ),
        0,
    )
    assert len(found) == fewest
    assert set(found) <= set(routes)
    if found:
        assert any(walks(found, start, stop) for start, stop in product(starts, stops))


def joins(routes: tuple[str, ...], ends: Ends) -> bool:
    groups = TOWN.network(routes)
    return any(is_connected(groups, 1 << one | 1 << other) for one, other in product(*ends))


def walks(routes: tuple[str, ...], here: int, stop: int) -> bool:
    """Whether these routes lead from here to there, one after the other."""
    for name in routes:
        pair = set(TOWN.edition.routes[TOWN.route_index[name]].ends)
        if here not in pair:
            return False
        (here,) = pair - {here}
    return here == stop


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_is_told_the_line_and_only_of_ones_own_routes(viewer: int) -> None:
    """The other seat has a shorter way to the crypt, which is not the first one's."""
    state = table(
        ["yellow", "yellow"],
        [],
        routes=[["crypt--mansion", "oak--hall", "glade--oak"], ["crypt--hall--green"]],
        tickets=[["crypt--oak"], []],
    )
    events: list[Event] = []
    for action in (Claim("hall--mansion", 0), *[DrawFloat(0, "yellow")] * 2):
        events += told(state, action, viewer)
        state = step(state, action)
    assert [one for one in events if isinstance(one, TownHall | Completed)] == [
        TownHall(0, "crypt", ("hall--mansion", "crypt--mansion")),
        TownHall(0, "mansion", ("hall--mansion",)),
        Completed(0, "crypt--oak", 1, ("crypt--mansion", "hall--mansion", "oak--hall")),
    ]


@pytest.mark.rule("GT-32")
def test_the_line_of_trick_or_treat_is_the_shortest_between_the_regions() -> None:
    state = table(["blue"] * 3, [], routes=[["pier--swamp", "glade--oak", "oak--hall"], []])
    events = told(state, Claim("hall--pier", 0), 1)
    assert TrickOrTreat(0, 1, ("oak--hall", "hall--pier")) in events


@pytest.mark.rule("GT-31")
def test_a_ticket_that_was_connected_before_it_came_has_its_line_too() -> None:
    state = table(
        ["green"],
        [],
        routes=[["glade--oak"], []],
        tickets=[["glade--mill"], []],
        ticket_deck=["crypt--pier", "oak--pier"],
    )
    state = step(state, Claim("oak--mill", 0))
    assert state.phase == TICKETS
    connected = state.copy()
    connected.routes = (("oak--hall", "hall--pier"), ())
    connected.networks = (TOWN.network(connected.routes[0]), ())
    events = told(connected, DrawTicket(0, "oak--pier"), 1)
    assert Completed(0, "oak--pier", 2, ("oak--hall", "hall--pier")) in events
