"""Checks that edition files and score sheets share: the shape of faces and doors."""

from typing import Final

from phantomline.core.reading import Reader, shown
from phantomline.games.galore.pieces import (
    BONE,
    DOORS,
    MONSTERS,
    MOST_MONSTERS,
    SECTIONS,
    SIDES,
    TOOTH,
    TRACKS,
)

__all__ = ["PieceReader"]

MOST_DIAMONDS: Final = 9
MOST_DIAMOND_VALUE: Final = 99


class PieceReader(Reader):
    """Reads tiles and boards, whichever format they are written in."""

    def track(self, entry: str, value: object) -> int:
        """A track type by name (GG-02)."""
        return TRACKS.index(self.word(f"{entry} track", value, TRACKS))

    def monsters(self, entry: str, value: object, track: int) -> tuple[tuple[int, int], ...]:
        """The monsters of a tile, each on a section that the track has (GG-01, GG-03)."""
        items = self.array(f"{entry} monsters", value)
        if len(items) > MOST_MONSTERS:
            reason = f"lists {len(items)}; a tile holds at most {MOST_MONSTERS} (GG-01)"
            raise self.error(
                f"{entry} monsters", reason, "many-monsters", count=len(items), most=MOST_MONSTERS
            )
        return tuple(
            [
                self._monster(f"{entry} monster {place}", item, track)
                for place, item in enumerate(items, 1)
            ]
        )

    def _monster(self, entry: str, item: object, track: int) -> tuple[int, int]:
        pair = self.array(entry, item)
        if len(pair) != 2:
            reason = 'must be a pair of a monster and its section, such as ["ghost", 0] (GG-03)'
            raise self.error(entry, reason, "not-pair")
        kind = MONSTERS.index(self.word(f"{entry} kind", pair[0], MONSTERS))
        last = SECTIONS[track] - 1
        section = pair[1]
        if not isinstance(section, int) or isinstance(section, bool) or not 0 <= section <= last:
            name = TRACKS[track]
            wanted = "0, its only section" if last == 0 else "0 or 1"
            reason = f"must be {wanted} on a {name}, not {shown(section)} (GG-02)"
            raise self.error(
                f"{entry} section",
                reason,
                "no-section",
                sections=last + 1,
                track=name,
                got=shown(section),
            )
        return kind, section

    def diamonds(self, entry: str, value: object) -> tuple[int, ...]:
        """The printed values of a tile's diamonds (GG-01)."""
        items = self.array(f"{entry} diamonds", value)
        if len(items) > MOST_DIAMONDS:
            reason = f"lists {len(items)}; this format holds at most {MOST_DIAMONDS}"
            raise self.error(
                f"{entry} diamonds", reason, "many-diamonds", count=len(items), most=MOST_DIAMONDS
            )
        return tuple(
            [
                self.whole(f"{entry} diamond {place}", item, 1, MOST_DIAMOND_VALUE)
                for place, item in enumerate(items, 1)
            ]
        )

    def doors(self, entry: str, value: object) -> tuple[int, ...]:
        """Twelve doors or walls, two of them bone and two tooth (GG-05)."""
        table = self.table(f"{entry} doors", value, SIDES)
        doors: list[int] = []
        for side in SIDES:
            row = self.array(f"{entry} doors {side}", table[side])
            if len(row) != 3:
                reason = f"lists {len(row)}; a side of a board has three edges (GG-05)"
                raise self.error(f"{entry} doors {side}", reason, "three-edges", count=len(row))
            for place, item in enumerate(row, 1):
                door = self.word(f"{entry} doors {side} {place}", item, DOORS)
                doors.append(DOORS.index(door))
        for kind in (BONE, TOOTH):
            count = doors.count(kind)
            if count != 2:
                reason = f"hold {count} {DOORS[kind]} doors; a board side has exactly two (GG-05)"
                raise self.error(
                    f"{entry} doors", reason, "two-doors", count=count, kind=DOORS[kind]
                )
        return tuple(doors)
