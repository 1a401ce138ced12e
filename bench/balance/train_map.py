"""Draw the town of a Ghost Train edition as one SVG.

    python -m bench.balance.train_map [--edition FILE] [--language en] OUT.svg

Routes are straight lines; the two of a double route run side by side. Every
label goes to the free spot around its location that covers the least.
"""

import argparse
import math
from html import escape
from itertools import combinations, pairwise
from pathlib import Path

from phantomline.games.train.edition import (
    DARK_FOREST,
    HEIGHT,
    SEASHORE,
    WIDTH,
    Edition,
    Route,
    load_edition,
)
from phantomline.games.train.floats import PALETTE

Point = tuple[float, float]
Box = tuple[float, float, float, float]

COLOURS = {
    "red": "#a01424",
    "orange": "#e9862a",
    "yellow": "#f8dd62",
    "green": "#1c7566",
    "blue": "#6c9ff6",
    "black": "#221833",
}
# One shape a colour, drawn in a box from -5 to 5, so that no route is told by its hue alone.
SYMBOLS = {
    "red": "M0-5C1-2 4-1 4 2A4 3.4 0 0 1-4 2C-4-1-1-2 0-5Z",
    "orange": "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z",
    "yellow": "M0-5L1.4-1.6 5-1.4 2.2 .9 3.1 4.4 0 2.4-3.1 4.4-2.2 .9-5-1.4-1.4-1.6Z",
    "green": "M-4.5 4.5C-5-2 0-5 4.5-4.5 5 1 1 5-4.5 4.5Z",
    "blue": "M0-5L4.6 0 0 5-4.6 0Z",
    "black": "M2-4.6A4.8 4.8 0 1 0 4.6 2 3.8 3.8 0 1 1 2-4.6Z",
}
INK = {
    "red": "#ffd9c9",
    "orange": "#4a2206",
    "yellow": "#6a4c04",
    "green": "#d7f5e6",
    "blue": "#0f2554",
    "black": "#cfc6ee",
}
PAPER = "#f6ecd4"
RADIUS = 16.0
SLOT = 17.0
LANE = 10.5
FONT = 14.0


class Lane:
    """The centre line of one route's slots, between its two discs."""

    def __init__(self, edition: Edition, index: int) -> None:
        route = edition.routes[index]
        self.ends = sorted(route.ends)
        (ax, ay), (bx, by) = (edition.locations[end].at for end in self.ends)
        length = math.hypot(bx - ax, by - ay)
        self.ux, self.uy = (bx - ax) / length, (by - ay) / length
        twins = [i for i, other in enumerate(edition.routes) if sorted(other.ends) == self.ends]
        side = 0.0 if len(twins) == 1 else (LANE if twins.index(index) else -LANE)
        # A lane beside the middle meets the disc of its location a little later.
        trim = math.sqrt((RADIUS + 6) ** 2 - side**2)
        sx, sy = -self.uy * side, self.ux * side
        self.start: Point = (ax + self.ux * trim + sx, ay + self.uy * trim + sy)
        self.stop: Point = (bx - self.ux * trim + sx, by - self.uy * trim + sy)

    @property
    def length(self) -> float:
        return math.dist(self.start, self.stop)

    def points(self) -> list[Point]:
        """Return points along the lane, a few units apart."""
        steps = max(2, int(self.length / 5))
        (ax, ay), (bx, by) = self.start, self.stop
        return [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps + 1)]

    def shorten(self, end: int, by: float) -> None:
        """Move the lane's end at this location away from it."""
        if end == self.ends[0]:
            self.start = (self.start[0] + self.ux * by, self.start[1] + self.uy * by)
        else:
            self.stop = (self.stop[0] - self.ux * by, self.stop[1] - self.uy * by)


def make_lanes(edition: Edition) -> list[Lane]:
    """Return a lane for each route, shortened where two would touch at a location."""
    lanes = [Lane(edition, index) for index in range(len(edition.routes))]
    for _ in range(12):
        for one, other in combinations(lanes, 2):
            shared = set(one.ends) & set(other.ends)
            if len(shared) == 1 and gap(one, other) < SLOT + 3:
                one.shorten(min(shared), 1.5)
                other.shorten(min(shared), 1.5)
    return lanes


def gap(one: Lane, other: Lane) -> float:
    """Return how far apart two lanes are where they are closest."""
    return min(math.dist(p, q) for p in one.points() for q in other.points())


def draw_route(route: Route, lane: Lane) -> str:
    """Return one route: a coloured slot for each space, with the colour's symbol on it."""
    angle = math.degrees(math.atan2(lane.uy, lane.ux))
    colour = PALETTE[route.colour]
    step = lane.length / route.spaces
    x, y = lane.start
    parts = [
        f'<g transform="translate({x:.1f} {y:.1f}) rotate({angle:.1f})">',
        f"<title>{escape(route.id)}</title>",
    ]
    for space in range(route.spaces):
        left = space * step + 2
        middle = space * step + step / 2
        parts.append(
            f'<rect x="{left:.1f}" y="{-SLOT / 2}" width="{step - 4:.1f}" height="{SLOT}" rx="5" '
            f'fill="{COLOURS[colour]}" stroke="{PAPER}" stroke-width="2.2"/>'
            f'<path transform="translate({middle:.1f} 0) rotate({-angle:.1f}) scale(1.05)" '
            f'd="{SYMBOLS[colour]}" fill="{INK[colour]}"/>'
        )
    return "".join([*parts, "</g>"])


def text_lines(name: str) -> list[list[str]]:
    """Return the ways to break a name: one line, or two of about the same length."""
    words = name.split(" ")
    ways = [[name]]
    if len(words) > 1:
        breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        ways.append(list(min(breaks, key=lambda lines: max(len(line) for line in lines))))
    return ways


def label_spots(at: tuple[int, int], name: str) -> list[tuple[Box, list[str]]]:
    """Return the boxes a label may take around its location, each with its lines."""
    spots = []
    for lines in text_lines(name):
        width = max(len(line) for line in lines) * FONT * 0.6 + 10
        height = len(lines) * FONT * 1.12 + 7
        for turn in range(48):
            angle = turn * math.pi / 24
            reach = RADIUS + 2
            x = at[0] + math.cos(angle) * (reach + width / 2)
            y = at[1] + math.sin(angle) * (reach + height / 2)
            x = min(max(x, width / 2 + 4), WIDTH - width / 2 - 4)
            spots.append(((x - width / 2, y - height / 2, x + width / 2, y + height / 2), lines))
    return spots


def overlap(a: Box, b: Box) -> float:
    """Return the area that two boxes share."""
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return max(0.0, across) * max(0.0, down)


def obstacles(edition: Edition, lanes: list[Lane]) -> list[Box]:
    """Return small boxes along everything that a label should leave visible."""
    boxes = [
        (x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)
        for x, y in (place.at for place in edition.locations)
    ]
    half = SLOT / 2 + 1
    for lane in lanes:
        boxes += [(x - half, y - half, x + half, y + half) for x, y in lane.points()]
    return boxes


def place_labels(edition: Edition, lanes: list[Lane], language: str) -> list[tuple[Box, list[str]]]:
    """Return a spot for every label, each moved until none does better alone."""
    fixed = obstacles(edition, lanes)
    names = [
        place.names.get(language) or next(iter(place.names.values())) for place in edition.locations
    ]
    spots = [
        label_spots(place.at, name) for place, name in zip(edition.locations, names, strict=True)
    ]

    def base(box: Box) -> float:
        outside = (box[2] - box[0]) * (box[3] - box[1]) - overlap(
            box, (4, 4, WIDTH - 4, HEIGHT - 4)
        )
        return sum(overlap(box, other) for other in fixed) + outside * 20

    costs = [[base(box) + 30 * (len(lines) - 1) for box, lines in ways] for ways in spots]
    chosen = [cost.index(min(cost)) for cost in costs]
    for _ in range(6):
        for i, ways in enumerate(spots):
            others = [spots[j][chosen[j]][0] for j in range(len(spots)) if j != i]
            totals = [
                costs[i][k] + 20 * sum(overlap(box, other) for other in others)
                for k, (box, _) in enumerate(ways)
            ]
            chosen[i] = totals.index(min(totals))
    return [ways[pick] for ways, pick in zip(spots, chosen, strict=True)]


def draw_label(box: Box, lines: list[str]) -> str:
    """Return a strip of paper with a location's name."""
    x, y, right, bottom = box
    middle = (x + right) / 2
    text = "".join(
        f'<tspan x="{middle:.1f}" y="{y + 3 + FONT * (0.86 + 1.12 * row):.1f}">'
        f"{escape(line)}</tspan>"
        for row, line in enumerate(lines)
    )
    return (
        f'<rect x="{x + 2:.1f}" y="{y + 1:.1f}" width="{right - x - 4:.1f}" '
        f'height="{bottom - y - 2:.1f}" rx="6" fill="#0f1630" fill-opacity=".82"/>'
        f'<text text-anchor="middle">{text}</text>'
    )


def hull(points: list[Point]) -> list[Point]:
    """Return the corners of the smallest convex shape around these points."""
    ordered = sorted(set(points))

    def half(sequence: list[Point]) -> list[Point]:
        line: list[Point] = []
        for p in sequence:
            while len(line) > 1 and (line[-1][0] - line[-2][0]) * (p[1] - line[-2][1]) <= (
                line[-1][1] - line[-2][1]
            ) * (p[0] - line[-2][0]):
                line.pop()
            line.append(p)
        return line[:-1]

    return half(ordered) + half(ordered[::-1])


def draw_region(
    edition: Edition, region: str, corner: Point, fill: str, name: str, at: Point
) -> str:
    """Return a soft patch around a region's locations that runs out into its corner of the map."""
    points: list[Point] = [corner]
    for place in edition.locations:
        if place.region == region:
            points += [
                (place.at[0] + 62 * math.cos(a), place.at[1] + 62 * math.sin(a))
                for a in (k * math.pi / 8 for k in range(16))
            ]
    corners = hull(points)
    rounded = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise([*corners, corners[0]])]
    path = f"M{rounded[-1][0]:.0f} {rounded[-1][1]:.0f}" + "".join(
        f"Q{c[0]:.0f} {c[1]:.0f} {m[0]:.0f} {m[1]:.0f}"
        for c, m in zip(corners, rounded, strict=True)
    )
    text = "".join(
        f'<tspan x="{at[0]}" y="{at[1] + 24 * row}">{escape(line)}</tspan>'
        for row, line in enumerate(text_lines(name)[-1])
    )
    return (
        f'<path d="{path}Z" fill="{fill}"/><text class="region" text-anchor="middle">{text}</text>'
    )


STYLE = (
    f"<style>text{{font:600 {FONT}px Georgia,'DejaVu Serif',serif;fill:{PAPER}}}"
    ".region{font-size:19px;letter-spacing:5px;fill-opacity:.55;font-style:italic}</style>"
    '<defs><radialGradient id="night" cx=".5" cy=".42" r=".75"><stop offset="0" '
    'stop-color="#33406f"/><stop offset="1" stop-color="#121932"/></radialGradient></defs>'
)
SCENERY = (
    '<circle cx="905" cy="64" r="40" fill="#f6ecd4" opacity=".10"/>'
    '<path d="M0 470C120 430 220 520 360 470S620 400 760 470 920 520 1000 480V700H0Z" '
    'fill="#141c3b"/>'
    '<path d="M0 590C150 550 260 640 430 590S700 540 830 600 950 640 1000 610V700H0Z" '
    'fill="#10172f"/>'
)


def draw_map(edition: Edition, language: str) -> str:
    """Return the whole picture."""
    words = {"en": ("Dark Forest", "Seashore"), "es": ("Bosque Oscuro", "Costa")}.get(
        language, ("", "")
    )
    bonus = (edition.roles.town_hall, edition.roles.crypt, edition.roles.mansion)
    discs = []
    for index, place in enumerate(edition.locations):
        x, y = place.at
        ring = "#ff8b3d" if index in bonus else PAPER
        core = {DARK_FOREST: "#2f6b57", SEASHORE: "#2d6f9e"}.get(place.region or "", "#3a4476")
        discs.append(
            f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="#0b1022"/>'
            f'<circle cx="{x}" cy="{y}" r="{RADIUS - 2}" fill="{core}" '
            f'stroke="{ring}" stroke-width="3.5"/>'
            f'<circle cx="{x}" cy="{y}" r="4.5" fill="{ring}"/>'
        )
    lanes = make_lanes(edition)
    labels = [draw_label(box, lines) for box, lines in place_labels(edition, lanes, language)]
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
                f'width="{WIDTH}" height="{HEIGHT}">'
            ),
            f"<title>{escape(edition.names.get(language, edition.id))}</title>",
            STYLE,
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#night)"/>',
            SCENERY,
            draw_region(edition, DARK_FOREST, (0, 0), "#16463f", words[0], (74, 118)),
            draw_region(edition, SEASHORE, (WIDTH, HEIGHT), "#1d4f7c", words[1], (895, 640)),
            *[draw_route(route, lane) for route, lane in zip(edition.routes, lanes, strict=True)],
            *discs,
            *labels,
            "</svg>\n",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the map of a Ghost Train edition.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--language", default="en")
    args = parser.parse_args()
    args.out.write_text(draw_map(load_edition(args.edition), args.language), encoding="utf-8")


if __name__ == "__main__":
    main()
