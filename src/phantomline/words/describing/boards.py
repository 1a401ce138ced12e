"""One board of Ghosts Galore in words: what lies where, and where every track leads."""

from collections.abc import Iterable, Sequence
from typing import Final

from phantomline.games.galore.edition import Face
from phantomline.games.galore.geometry import (
    JOINS,
    NEIGHBOUR,
    OUTER_EDGES,
    OUTSIDE,
    section_ends,
)
from phantomline.games.galore.pieces import CELLS, DOORS, MONSTERS, ROTATIONS, SECTIONS, SIDES, WALL
from phantomline.games.galore.tables import Tables
from phantomline.games.galore.wire import Explanation, PathEnd
from phantomline.words.catalogue import Param
from phantomline.words.describing.telling import capital
from phantomline.words.galore import GalorePhrases

__all__ = ["BoardTeller", "turnings"]

EDGES: Final = range(4)
A_SIDE: Final = 3


class BoardTeller:
    """Tells of nine spaces and the doors around them."""

    def __init__(
        self, phrases: GalorePhrases, tables: Tables, board: str, placed: Sequence[int]
    ) -> None:
        self.phrases: Final = phrases
        self.faces: Final = tables.edition.faces
        self.placed: Final = placed
        self.doors: Final = tables.outer[board]
        self.door_at: Final = dict(zip(OUTER_EDGES, self.doors, strict=True))

    def say(self, message: str, **params: Param) -> str:
        """Return a message of the catalogues."""
        return self.phrases.say(message, **params)

    def place(self, cell: int) -> str:
        """Return what a space is called."""
        return self.say("galore-place", cell=cell + 1)

    # -- the twelve doors ------------------------------------------------------

    def edges(self) -> Iterable[str]:
        """Return the doors and walls, side by side."""
        for side, name in enumerate(SIDES):
            three = self.doors[side * A_SIDE : (side + 1) * A_SIDE]
            doors = ", ".join([self.say(f"galore-door-{DOORS[door]}") for door in three])
            yield self.say("describe-galore-side", side=name, doors=doors)

    # -- the nine spaces -------------------------------------------------------

    def spaces(self, *, empty: bool = True) -> Iterable[str]:
        """Return what lies in every space; the empty ones only if asked for."""
        for cell in range(CELLS):
            if self.placed[cell]:
                yield self.laid(cell)
            elif empty:
                yield self.free(cell)

    def laid(self, cell: int) -> str:
        """Return the tile of a space and where its track leads."""
        tile, turns = self.placed[cell] >> 2, self.placed[cell] & 3
        return self.say(
            "describe-galore-cell",
            place=capital(self.place(cell)),
            tile=str(tile),
            face=self.phrases.face(tile),
            turned=self.say("galore-turned", rotation=turns * 90),
            tracks=self.tracks(self.faces[tile - 1], cell, turns),
        )

    def free(self, cell: int) -> str:
        """Return an empty space and what is around it."""
        around = "; ".join([self._beside(cell, edge) for edge in EDGES])
        return self.say("describe-galore-empty", place=capital(self.place(cell)), around=around)

    def tracks(self, face: Face, cell: int, turns: int) -> str:
        """Return where the track of a face leads that lies, or would lie, in a space."""
        told: list[str] = []
        for section in range(SECTIONS[face.track]):
            one, two = sorted(section_ends(face.track, turns, section))
            told.append(
                self.say(
                    "describe-galore-track",
                    **{"from": self._edge(one), "to": self._edge(two)},
                    first=self._end(cell, one),
                    second=self._end(cell, two),
                    **_shown(self.phrases, face, section),
                )
            )
        return " ".join(told)

    def _edge(self, edge: int) -> str:
        return self.say("describe-galore-edge", edge=SIDES[edge])

    def _end(self, cell: int, edge: int) -> str:
        """Return what a track meets that leaves a space across this edge."""
        kind, params = self._across(cell, edge)
        return self.say("describe-galore-end", kind=kind, **params)

    def _beside(self, cell: int, edge: int) -> str:
        kind, params = self._across(cell, edge)
        return self.say("describe-galore-beside", kind=kind, edge=SIDES[edge], **params)

    def _across(self, cell: int, edge: int) -> tuple[str, dict[str, Param]]:
        beyond = NEIGHBOUR[cell * 4 + edge]
        if beyond == OUTSIDE:
            door = self.door_at[cell * 4 + edge]
            named = self.say(f"galore-door-{DOORS[door]}")
            return "wall" if door == WALL else "door", {"door": named, "place": ""}
        params: dict[str, Param] = {"door": "", "place": self.place(beyond)}
        code = self.placed[beyond]
        if not code:
            return "open", params
        track = self.faces[(code >> 2) - 1].track
        meets = JOINS[(track * 4 + (code & 3)) * 4 + (edge + 2) % 4] >= 0
        return "on" if meets else "stuck", params

    # -- what it comes to ------------------------------------------------------

    def paths(self, told: Explanation) -> Iterable[str]:
        """Return every path of more than one section, or with a door at its end."""
        for path in told.paths:
            if len(path.sections) == 1 and path.ends and not any(end.door for end in path.ends):
                continue
            cells = list(dict.fromkeys(cell for cell, _ in path.sections))
            first, last = path.ends or (None, None)
            yield self.say(
                "describe-galore-path",
                sections=len(path.sections),
                places=self.phrases.join([self.place(cell) for cell in cells]),
                ends="two" if path.ends else "loop",
                first=self._ended(first),
                last=self._ended(last),
            )

    def _ended(self, end: PathEnd | None) -> str:
        if end is None:
            return ""
        if end.door is None:
            return self.say("describe-galore-dead-end", place=self.place(end.cell))
        door = self.say(f"galore-door-{end.door}")
        return self.say("describe-galore-door-end", door=door, place=self.place(end.cell))

    def sheet(self, told: Explanation) -> Iterable[str]:
        """Return the thirteen lines, each with the spaces that it comes from, and their sum."""
        for line in told.lines:
            cells = {
                cell
                for earning in line.earnings
                for cell, _ in (*earning.monsters, *earning.diamonds, *earning.sections)
                if earning.points
            }
            yield self.say(
                "describe-galore-line",
                category=self.say(f"galore-category-{line.category}"),
                points=line.points,
                spaces=len(cells),
                places=self.phrases.join([self.place(cell) for cell in sorted(cells)]),
            )
        yield self.say("describe-galore-total", points=told.total)
        yield self.say("board-galore-dead-ends", count=len(told.dead_ends))


def turnings(phrases: GalorePhrases, face: Face) -> Iterable[str]:
    """Return what each turn of a tile joins."""
    for turns, rotation in enumerate(ROTATIONS):
        told: list[str] = []
        for section in range(SECTIONS[face.track]):
            one, two = sorted(section_ends(face.track, turns, section))
            edges = [phrases.say("describe-galore-edge", edge=SIDES[edge]) for edge in (one, two)]
            ends: dict[str, Param] = {"from": edges[0], "to": edges[1]}
            monsters = _shown(phrases, face, section)
            told.append(phrases.say("describe-galore-joins", **ends, **monsters))
        yield f"{capital(phrases.say('galore-turned', rotation=rotation))}: {'; '.join(told)}."


def _shown(phrases: GalorePhrases, face: Face, section: int) -> dict[str, Param]:
    """Return the monsters that stand on one section of a face."""
    kinds = [kind for kind, at in face.monsters if at == section]
    named = [
        phrases.say(f"galore-monster-{MONSTERS[kind]}", count=kinds.count(kind))
        for kind in dict.fromkeys(kinds)
    ]
    return {"monsters": len(kinds), "shown": phrases.join(named)}
