"""The town of one edition: its cards, locations, routes and tickets, read from a TOML file (GT-04).

The loader asks only for what the rules need to work. The figures of GT-02 to
GT-04 are those of the edition that ships with the package, and its tests keep
them; somebody's own transcription may differ.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from phantomline.core.reading import EditionReader, parse_toml, read_edition
from phantomline.games.train.floats import KINDS, MOST_A_KIND, PALETTE

__all__ = [
    "DARK_FOREST",
    "HEIGHT",
    "REGIONS",
    "SEASHORE",
    "WIDTH",
    "Edition",
    "Location",
    "Roles",
    "Route",
    "Ticket",
    "load_edition",
    "parse_edition",
]

SHIPPED: Final = "reconstruction.toml"
WIDTH: Final = 1000
HEIGHT: Final = 700

DARK_FOREST: Final = "dark-forest"
SEASHORE: Final = "seashore"
REGIONS: Final = (DARK_FOREST, SEASHORE)

# Sets of these are packed into one machine word each.
MOST_ENTRIES: Final = 60
LONGEST_ROUTE: Final = 8
# Four players must get their four cards and two tickets (GT-10).
LEAST_CARDS: Final = 16
LEAST_TICKETS: Final = 8


@dataclass(frozen=True)
class Location:
    """A place on the map. ``at`` is x to the right and y downwards; ``names`` goes by language."""

    id: str
    names: Mapping[str, str]
    at: tuple[int, int]
    region: str | None
    attested: frozenset[str]


@dataclass(frozen=True)
class Route:
    """A line of coloured spaces; two between the same locations are a double route."""

    id: str
    ends: tuple[int, int]
    colour: int
    spaces: int
    attested: frozenset[str]


@dataclass(frozen=True)
class Ticket:
    """Two locations to connect."""

    id: str
    ends: tuple[int, int]
    attested: frozenset[str]


@dataclass(frozen=True)
class Roles:
    """The locations that the Town Hall bonuses speak of (GT-33)."""

    town_hall: int
    crypt: int
    mansion: int


@dataclass(frozen=True)
class Edition:
    """A whole box. Locations and colours are referred to by index."""

    id: str
    names: Mapping[str, str]
    cards: tuple[int, ...]
    roles: Roles
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]


def load_edition(path: str | Path | None = None) -> Edition:
    """Read an edition file, or the one that ships with the package.

    Whatever is wrong with the file comes out as one `EditionError`.
    """
    if path is None:
        return _shipped()
    return parse_edition(read_edition(path), str(path))


@cache
def _shipped() -> Edition:
    shipped = resources.files("phantomline.games.train") / "data" / SHIPPED
    return parse_edition(shipped.read_bytes(), SHIPPED)


def parse_edition(data: bytes, path: str) -> Edition:
    """Make an edition of a file's bytes; ``path`` is what errors call the file."""
    return _TownReader(path).edition(parse_toml(data, path))


class _TownReader(EditionReader):
    """Checks one file, entry by entry, then the town as a whole."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.places: dict[str, int] = {}

    def edition(self, data: dict[str, object]) -> Edition:
        sections = ("cards", "roles", "locations", "routes", "tickets")
        root = self.root(data, "train", sections)
        name, names = self.head(root["edition"])
        edition = Edition(
            id=name,
            names=names,
            cards=self.cards(root["cards"]),
            locations=self.locations(root["locations"]),
            roles=self.roles(root["roles"]),
            routes=self.routes(root["routes"]),
            tickets=self.tickets(root["tickets"]),
        )
        self.check_regions(edition)
        self.check_connected(edition)
        return edition

    def cards(self, value: object) -> tuple[int, ...]:
        table = self.table("[cards]", value, KINDS)
        counts = [self.whole(f"[cards] {kind}", table[kind], 0, MOST_A_KIND) for kind in KINDS]
        if sum(counts) < LEAST_CARDS:
            raise self.error("[cards]", f"has {sum(counts)} cards; the deal takes {LEAST_CARDS}")
        return tuple(counts)

    def locations(self, value: object) -> tuple[Location, ...]:
        found: list[Location] = []
        taken: dict[tuple[int, int], str] = {}
        for place, item in enumerate(self.array("[[locations]]", value, 2, MOST_ENTRIES), 1):
            location = self.location(f"[[locations]] {place}", item)
            entry = f"location {location.id}"
            if location.id in self.places:
                raise self.error(entry, "is listed twice")
            if location.at in taken:
                raise self.error(entry, f"is at the same point as {taken[location.at]}")
            taken[location.at] = location.id
            self.places[location.id] = len(found)
            found.append(location)
        return tuple(found)

    def location(self, entry: str, item: object) -> Location:
        table = self.table(entry, item, ("id", "name", "at"), ("region", "attested"))
        name = self.slug(f"{entry} id", table["id"])
        entry = f"location {name}"
        at = self.array(f"{entry} at", table["at"], 2, 2)
        region = table.get("region")
        return Location(
            id=name,
            names=self.names(f"{entry} name", table["name"]),
            at=(
                self.whole(f"{entry} at x", at[0], 0, WIDTH),
                self.whole(f"{entry} at y", at[1], 0, HEIGHT),
            ),
            region=None if region is None else self.word(f"{entry} region", region, REGIONS),
            attested=self.facts(
                f"{entry} attested", table.get("attested", []), ("name", "region", "at")
            ),
        )

    def roles(self, value: object) -> Roles:
        names = ("town_hall", "crypt", "mansion")
        table = self.table("[roles]", value, names)
        seats = [self.place(f"[roles] {name}", table[name]) for name in names]
        if len(set(seats)) < len(seats):
            raise self.error("[roles]", "must name three different locations")
        return Roles(seats[0], seats[1], seats[2])

    def routes(self, value: object) -> tuple[Route, ...]:
        found: list[Route] = []
        ids: set[str] = set()
        for place, item in enumerate(self.array("[[routes]]", value, 1, MOST_ENTRIES), 1):
            route = self.route(f"[[routes]] {place}", item)
            entry = f"route {route.id}"
            if route.id in ids:
                raise self.error(entry, "is listed twice")
            ids.add(route.id)
            if len([other for other in found if set(other.ends) == set(route.ends)]) == 2:
                raise self.error(entry, "is a third route between the same ends; a double has two")
            found.append(route)
        return tuple(found)

    def route(self, entry: str, item: object) -> Route:
        table = self.table(entry, item, ("id", "ends", "colour", "spaces"), ("attested",))
        name = self.slug(f"{entry} id", table["id"])
        entry = f"route {name}"
        return Route(
            id=name,
            ends=self.ends(f"{entry} ends", table["ends"]),
            colour=PALETTE.index(self.word(f"{entry} colour", table["colour"], PALETTE)),
            spaces=self.whole(f"{entry} spaces", table["spaces"], 1, LONGEST_ROUTE),
            attested=self.facts(
                f"{entry} attested", table.get("attested", []), ("ends", "colour", "spaces")
            ),
        )

    def tickets(self, value: object) -> tuple[Ticket, ...]:
        found: list[Ticket] = []
        ids: set[str] = set()
        entries = self.array("[[tickets]]", value, LEAST_TICKETS, MOST_ENTRIES)
        for place, item in enumerate(entries, 1):
            entry = f"[[tickets]] {place}"
            table = self.table(entry, item, ("id", "ends"), ("attested",))
            name = self.slug(f"{entry} id", table["id"])
            entry = f"ticket {name}"
            if name in ids:
                raise self.error(entry, "is listed twice")
            ids.add(name)
            ends = self.ends(f"{entry} ends", table["ends"])
            facts = self.facts(f"{entry} attested", table.get("attested", []), ("ends",))
            found.append(Ticket(name, ends, facts))
        return tuple(found)

    def ends(self, entry: str, value: object) -> tuple[int, int]:
        pair = self.array(entry, value, 2, 2)
        first, second = self.place(entry, pair[0]), self.place(entry, pair[1])
        if first == second:
            raise self.error(entry, "must be two different locations")
        return first, second

    def place(self, entry: str, value: object) -> int:
        name = self.text(entry, value)
        if name not in self.places:
            raise self.error(entry, f'names "{name}", which is no location of this file')
        return self.places[name]

    def check_regions(self, edition: Edition) -> None:
        """Trick or Treat needs somewhere to start and somewhere to arrive (GT-32)."""
        for region in REGIONS:
            if not any(location.region == region for location in edition.locations):
                raise self.error("[[locations]]", f"has no location in the region {region}")

    def check_connected(self, edition: Edition) -> None:
        """A ticket can only be fair if every location is within reach of every other (GT-04)."""
        reached = {0}
        frontier = [0]
        while frontier:
            here = frontier.pop()
            for route in edition.routes:
                if here in route.ends:
                    there = route.ends[0] + route.ends[1] - here
                    if there not in reached:
                        reached.add(there)
                        frontier.append(there)
        for place, location in enumerate(edition.locations):
            if place not in reached:
                start = edition.locations[0].id
                raise self.error(f"location {location.id}", f"cannot be reached from {start}")
