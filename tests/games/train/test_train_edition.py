"""The edition that ships keeps every figure the rules tell (GT-01 to GT-04)."""

import math
from collections import Counter
from itertools import combinations

import pytest

from phantomline.games.train.edition import (
    DARK_FOREST,
    SEASHORE,
    Edition,
    load_edition,
)
from phantomline.games.train.floats import KINDS, PALETTE

ATTESTED_NAMES = {
    "Gingerbread House",
    "Murky Glade",
    "Hollow Tree",
    "Swamp",
    "Foggy Lighthouse",
    "Fishing Wharf",
    "Town Hall",
    "Crypt",
    "Haunted Mansion",
    "Train Station",
    "Mad Scientist's Lab",
    "Lonely Barn",
    "Witch's Cauldron",
    "Circus of Dread",
    "Graveyard",
    "Misty Windmill",
    "Abandoned School",
    "Pumpkin Field",
}
FOREST = {"Gingerbread House", "Murky Glade", "Hollow Tree"}
SHORE = {"Swamp", "Foggy Lighthouse", "Fishing Wharf"}


@pytest.fixture(scope="module")
def town() -> Edition:
    return load_edition()


def name(town: Edition, place: int) -> str:
    return town.locations[place].names["en"]


def end_names(town: Edition, ends: tuple[int, int]) -> set[str]:
    return {name(town, end) for end in ends}


def distances(town: Edition) -> list[list[int]]:
    """Carriages needed between any two locations."""
    size = len(town.locations)
    table = [[0 if a == b else 999 for b in range(size)] for a in range(size)]
    for route in town.routes:
        a, b = route.ends
        table[a][b] = table[b][a] = min(table[a][b], route.spaces)
    for via in range(size):
        for a in range(size):
            for b in range(size):
                table[a][b] = min(table[a][b], table[a][via] + table[via][b])
    return table


@pytest.mark.rule("GT-02")
def test_72_float_cards_in_six_colours_and_locomotives(town: Edition) -> None:
    assert set(PALETTE) == {"yellow", "green", "orange", "black", "blue", "red"}
    assert dict(zip(KINDS, town.cards, strict=True)) == dict.fromkeys(PALETTE, 10) | {
        "locomotive": 12
    }
    assert sum(town.cards) == 72


@pytest.mark.rule("GT-03")
def test_33_tickets_of_two_locations_each(town: Edition) -> None:
    assert len(town.tickets) == 33
    assert all(ticket.ends[0] != ticket.ends[1] for ticket in town.tickets)


@pytest.mark.rule("GT-04")
def test_attested_locations_and_regions(town: Edition) -> None:
    attested = {place.names["en"] for place in town.locations if "name" in place.attested}
    assert attested == ATTESTED_NAMES
    assert 20 <= len(town.locations) <= 22
    assert {p.names["en"] for p in town.locations if p.region == DARK_FOREST} == FOREST
    assert {p.names["en"] for p in town.locations if p.region == SEASHORE} == SHORE
    for place in town.locations:
        assert ("region" in place.attested) == (place.region is not None)
        assert "at" not in place.attested
        assert set(place.names) == {"en", "es"}


@pytest.mark.rule("GT-04")
def test_regions_lie_in_their_corners(town: Edition) -> None:
    for place in town.locations:
        x, y = place.at
        if place.region == DARK_FOREST:
            assert max(x, y) < 350
        if place.region == SEASHORE:
            assert min(x, y) > 400


@pytest.mark.rule("GT-04")
def test_attested_route_and_ticket(town: Edition) -> None:
    (route,) = [route for route in town.routes if route.attested]
    assert end_names(town, route.ends) == {"Misty Windmill", "Train Station"}
    assert (PALETTE[route.colour], route.spaces) == ("red", 3)
    assert route.attested == {"ends", "colour", "spaces"}
    (ticket,) = [ticket for ticket in town.tickets if ticket.attested]
    assert end_names(town, ticket.ends) == {"Pumpkin Field", "Witch's Cauldron"}


@pytest.mark.rule("GT-04")
def test_routes_are_on_the_scale_of_the_family(town: Edition) -> None:
    assert 35 <= len(town.routes) <= 45
    lengths = Counter(route.spaces for route in town.routes)
    assert set(lengths) == {1, 2, 3, 4}
    assert min(lengths.values()) >= 3


@pytest.mark.rule("GT-04")
def test_several_double_routes_each_in_two_colours_and_one_length(town: Edition) -> None:
    groups: dict[frozenset[int], list[tuple[int, int]]] = {}
    for route in town.routes:
        groups.setdefault(frozenset(route.ends), []).append((route.colour, route.spaces))
    doubles = [group for group in groups.values() if len(group) == 2]
    assert len(doubles) >= 5
    for (colour_a, spaces_a), (colour_b, spaces_b) in doubles:
        assert colour_a != colour_b
        assert spaces_a == spaces_b


@pytest.mark.rule("GT-04")
def test_each_colour_is_about_equally_common(town: Edition) -> None:
    routes = Counter(route.colour for route in town.routes)
    spaces: Counter[int] = Counter()
    for route in town.routes:
        spaces[route.colour] += route.spaces
    assert set(routes) == set(range(len(PALETTE)))
    assert max(routes.values()) - min(routes.values()) <= 1
    assert max(spaces.values()) - min(spaces.values()) <= 2


@pytest.mark.rule("GT-04")
def test_forest_and_shore_are_nine_to_twelve_carriages_apart(town: Edition) -> None:
    table = distances(town)
    forest = [i for i, place in enumerate(town.locations) if place.region == DARK_FOREST]
    shore = [i for i, place in enumerate(town.locations) if place.region == SEASHORE]
    lengths = [table[a][b] for a in forest for b in shore]
    assert min(lengths) >= 9
    assert max(lengths) <= 12


@pytest.mark.rule("GT-04")
def test_tickets_are_mostly_three_to_seven_carriages_and_no_two_alike(town: Edition) -> None:
    table = distances(town)
    lengths = [table[ticket.ends[0]][ticket.ends[1]] for ticket in town.tickets]
    assert sum(3 <= length <= 7 for length in lengths) >= 30
    assert len({frozenset(ticket.ends) for ticket in town.tickets}) == len(town.tickets)
    joined = {frozenset(route.ends) for route in town.routes}
    assert not joined & {frozenset(ticket.ends) for ticket in town.tickets}


@pytest.mark.rule("GT-04")
def test_every_location_has_routes_and_tickets(town: Edition) -> None:
    routes = Counter(
        end for ends in {frozenset(route.ends) for route in town.routes} for end in ends
    )
    tickets = Counter(end for ticket in town.tickets for end in ticket.ends)
    for place in range(len(town.locations)):
        assert routes[place] >= 3, name(town, place)
        assert 2 <= tickets[place] <= 5, name(town, place)


@pytest.mark.rule("GT-33")
def test_the_roles_are_the_places_of_that_name(town: Edition) -> None:
    roles = town.roles
    assert [name(town, place) for place in (roles.town_hall, roles.crypt, roles.mansion)] == [
        "Town Hall",
        "Crypt",
        "Haunted Mansion",
    ]


# --- the map as a picture ---

Point = tuple[int, int]


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def from_segment(p: Point, a: Point, b: Point) -> float:
    along = (b[0] - a[0], b[1] - a[1])
    share = ((p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1]) / (along[0] ** 2 + along[1] ** 2)
    share = min(1.0, max(0.0, share))
    return math.dist(p, (a[0] + share * along[0], a[1] + share * along[1]))


def lines(town: Edition) -> list[tuple[int, int]]:
    return sorted({(min(route.ends), max(route.ends)) for route in town.routes})


@pytest.mark.rule("GT-04")
def test_no_two_routes_cross(town: Edition) -> None:
    at = [place.at for place in town.locations]
    for (a, b), (c, d) in combinations(lines(town), 2):
        if {a, b} & {c, d}:
            continue
        apart = turn(at[a], at[b], at[c]) * turn(at[a], at[b], at[d]) > 0
        beside = turn(at[c], at[d], at[a]) * turn(at[c], at[d], at[b]) > 0
        assert apart or beside, (name(town, a), name(town, b), name(town, c), name(town, d))


@pytest.mark.rule("GT-04")
def test_the_map_has_room_for_its_places(town: Edition) -> None:
    at = [place.at for place in town.locations]
    for a, b in combinations(range(len(at)), 2):
        assert math.dist(at[a], at[b]) >= 90
    for a, b in lines(town):
        for place, point in enumerate(at):
            if place not in (a, b):
                assert from_segment(point, at[a], at[b]) >= 25


@pytest.mark.rule("GT-04")
def test_routes_leave_a_location_in_different_directions(town: Edition) -> None:
    at = [place.at for place in town.locations]
    for place in range(len(at)):
        bearings = sorted(
            math.atan2(at[other][1] - at[place][1], at[other][0] - at[place][0])
            for pair in lines(town)
            if place in pair
            for other in [pair[0] + pair[1] - place]
        )
        around = [*bearings, bearings[0] + 2 * math.pi]
        closest = min(later - earlier for earlier, later in zip(bearings, around[1:], strict=True))
        assert closest >= math.radians(30), name(town, place)


@pytest.mark.rule("GT-04")
def test_drawn_lengths_follow_the_spaces(town: Edition) -> None:
    at = [place.at for place in town.locations]
    for route in town.routes:
        a, b = route.ends
        per_space = (math.dist(at[a], at[b]) - 54) / route.spaces
        assert 42 <= per_space <= 82, route.id
