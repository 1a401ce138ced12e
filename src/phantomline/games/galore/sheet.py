"""Score sheets: boards from a real table, read from JSON and scored.

The format is fixed, because other programs write it; every mistake in one gets a single
`SheetError` that says where it is, what is wrong and which rule says so.
"""

import json
from collections.abc import Sequence
from typing import Final, NoReturn

from phantomline.core.errors import SheetError
from phantomline.core.reading import MOST_BYTES, shown
from phantomline.games.galore.edition import Edition, Face
from phantomline.games.galore.explain import explain
from phantomline.games.galore.paths import Placed
from phantomline.games.galore.pieces import BOARD_IDS, CATEGORIES, CELLS, ROTATIONS, TILE_COUNT
from phantomline.games.galore.reading import PieceReader
from phantomline.games.galore.scoring import (
    WEREWOLF_LINE,
    Faces,
    Sheet,
    edge_doors,
    score_board,
    winners,
    with_majority,
)
from phantomline.games.galore.wire import Explanation, PlayerScore, Scores

__all__ = ["PlayerBoard", "ScoreSheet", "read_sheet", "score_parsed"]

MOST_PLAYERS: Final = 5


class PlayerBoard:
    """One player's board on a sheet: a name, twelve doors and nine spaces."""

    def __init__(self, name: str, doors: tuple[int, ...], cells: tuple[Placed, ...]) -> None:
        self.name: Final = name
        self.doors: Final = doors
        self.cells: Final = cells

    def score(self) -> Sheet:
        """Score this board alone, without the werewolf bonus."""
        faces = [placed[0] for placed in self.cells if placed is not None]
        placed_codes: list[int] = []
        number = 0
        for placed in self.cells:
            if placed is None:
                placed_codes.append(0)
            else:
                number += 1
                placed_codes.append(number * 4 + placed[1])
        return score_board(Faces(faces), edge_doors(self.doors), tuple(placed_codes))


class ScoreSheet:
    """A table of boards, scored: what ``phantomline score`` and the score page show."""

    def __init__(self, players: Sequence[PlayerBoard]) -> None:
        self.players: Final = tuple(players)
        self.sheets: Final = with_majority([player.score() for player in players])
        self.winners: Final = tuple(players[seat].name for seat in winners(self.sheets))

    @property
    def places(self) -> tuple[int, ...]:
        """Everyone's place, from 1; players who share one are followed by a gap (GG-64)."""
        ranks = [(-sheet.total, sheet.dead_ends) for sheet in self.sheets]
        return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)

    def scores(self) -> Scores:
        """The scores in the fixed form."""
        players = [
            PlayerScore(
                player.name,
                dict(zip(CATEGORIES, sheet.points, strict=True)),
                sheet.total,
                sheet.dead_ends,
            )
            for player, sheet in zip(self.players, self.sheets, strict=True)
        ]
        return Scores(tuple(players), self.winners)

    def explanations(self) -> tuple[Explanation, ...]:
        """For each player, the pieces that earn every line."""
        return tuple(
            explain(
                player.cells,
                player.doors,
                sheet.points[WEREWOLF_LINE] - 4 * sheet.werewolves,
            )
            for player, sheet in zip(self.players, self.sheets, strict=True)
        )


def read_sheet(data: bytes, edition: Edition) -> ScoreSheet:
    """Read and score a sheet. Tile numbers and board ids are looked up in ``edition``."""
    return score_parsed(_json(data), edition)


def score_parsed(root: object, edition: Edition) -> ScoreSheet:
    """Score a sheet that has been parsed from JSON already."""
    return _SheetReader(edition).sheet(root)


def _json(data: bytes) -> object:
    if len(data) > MOST_BYTES:
        most = MOST_BYTES // 1024
        reason = f"is larger than {most} KiB, the most allowed"
        raise SheetError("the sheet", reason, "too-large", {"most": most})
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        reason = f"is not UTF-8 text (byte {error.start})"
        raise SheetError("the sheet", reason, "not-utf8", {"byte": error.start}) from None
    try:
        value: object = json.loads(
            text, object_pairs_hook=_without_repeats, parse_constant=_no_constant
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno} column {error.colno}"
        at = {"line": str(error.lineno), "column": str(error.colno)}
        reason = f"is not valid JSON: {error.msg} at {where}"
        raise SheetError("the sheet", reason, "not-json", at) from None
    except RecursionError:
        raise SheetError("the sheet", "is nested too deeply", "too-deep") from None
    except ValueError:
        reason = "holds a number too long to read"
        raise SheetError("the sheet", reason, "long-number") from None
    return value


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            reason = f"has the key {shown(key)} twice in one object"
            raise SheetError("the sheet", reason, "twice", {"key": shown(key)})
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    reason = f"holds {name}, which is not a number in JSON"
    raise SheetError("the sheet", reason, "no-number", {"got": name})


class _SheetReader(PieceReader):
    table_word = "an object"
    array_word = "a list"

    def __init__(self, edition: Edition) -> None:
        self.edition: Final = edition
        self.tile_at: dict[int, str] = {}
        self.board_at: dict[str, str] = {}
        # How a place is called, and what it is: whose board, and which space of it.
        self.spots: dict[str, dict[str, str | int]] = {}

    def error(self, entry: str, reason: str, code: str = "", **params: str | int) -> SheetError:
        # The longest place that the entry begins with; the rest is the part that is wrong.
        place = max((one for one in self.spots if _within(entry, one)), key=len, default="")
        spot = self.spots.get(place, {})
        part = entry.removeprefix(place).strip()
        return SheetError(entry, reason, code, params, {**spot, "part": part} if part else spot)

    def sheet(self, root: object) -> ScoreSheet:
        table = self.table("the sheet", root, ("players",))
        items = self.array("players", table["players"])
        if not 1 <= len(items) <= MOST_PLAYERS:
            reason = f"lists {len(items)}; a table has 1 to {MOST_PLAYERS} boards (GG-05)"
            raise self.error("players", reason, "players", count=len(items), most=MOST_PLAYERS)
        players = [
            self.player(f"player {place}", place, item) for place, item in enumerate(items, 1)
        ]
        names = [player.name for player in players]
        for place, name in enumerate(names):
            if name in names[:place]:
                reason = f"is {shown(name)} like another player's; give everyone their own"
                raise self.error(f"player {place + 1} name", reason, "same-name", key=shown(name))
        return ScoreSheet(players)

    def player(self, entry: str, place: int, item: object) -> PlayerBoard:
        self.spots[entry] = {"player": place}
        table = self.table(entry, item, ("name", "tiles"), ("doors", "board"))
        name = self.text(f"{entry} name", table["name"])
        entry = f"{entry} ({name})"
        self.spots[entry] = {"player": place, "name": name}
        for cell in range(CELLS):
            self.spots[f"{entry} space {cell}"] = {"player": place, "name": name, "space": cell}
        if ("doors" in table) == ("board" in table):
            reason = 'needs either "doors" or "board", and not both (GG-05)'
            raise self.error(entry, reason, "doors-or-board")
        doors = (
            self.doors(entry, table["doors"])
            if "doors" in table
            else self.board(entry, table["board"])
        )
        items = self.array(f"{entry} tiles", table["tiles"])
        if len(items) != CELLS:
            reason = f"lists {len(items)}; a board has nine spaces, null for an empty one (GG-05)"
            raise self.error(f"{entry} tiles", reason, "nine", count=len(items))
        cells = [self.placed(f"{entry} space {cell}", one) for cell, one in enumerate(items)]
        return PlayerBoard(name, doors, tuple(cells))

    def board(self, entry: str, value: object) -> tuple[int, ...]:
        board = self.word(f"{entry} board", value, BOARD_IDS)
        # Both sides of a board are one piece of cardboard.
        if board[0] in self.board_at:
            other = self.board_at[board[0]]
            reason = f"is board {board[0]}, which {other} already has (GG-05)"
            raise self.error(
                f"{entry} board", reason, "board-taken", board=board[0], **self.other(other)
            )
        self.board_at[board[0]] = entry
        return self.edition.boards[BOARD_IDS.index(board)].doors

    def placed(self, entry: str, value: object) -> Placed:
        if value is None:
            return None
        if "tile" in self.any_table(entry, value):
            table = self.table(entry, value, ("tile", "rotation"))
            return self.numbered(entry, table["tile"]), self.turns(entry, table["rotation"])
        table = self.table(entry, value, ("track", "rotation"), ("monsters", "diamonds"))
        track = self.track(entry, table["track"])
        face = Face(
            track,
            self.monsters(entry, table.get("monsters", []), track),
            self.diamonds(entry, table.get("diamonds", [])),
        )
        return face, self.turns(entry, table["rotation"])

    def numbered(self, entry: str, value: object) -> Face:
        number = self.whole(f"{entry} tile", value, 1, TILE_COUNT)
        if number in self.tile_at:
            reason = f"is number {number}, which already lies on {self.tile_at[number]} (GG-01)"
            raise self.error(
                f"{entry} tile",
                reason,
                "tile-taken",
                number=number,
                **self.other(self.tile_at[number]),
            )
        self.tile_at[number] = entry
        return self.edition.faces[number - 1]

    def turns(self, entry: str, value: object) -> int:
        # 90.0 and true equal listed values, but neither is how a rotation is written.
        if not isinstance(value, int) or isinstance(value, bool) or value not in ROTATIONS:
            reason = f"must be 0, 90, 180 or 270 clockwise degrees, not {shown(value)} (GG-30)"
            raise self.error(f"{entry} rotation", reason, "rotation", got=shown(value))
        return ROTATIONS.index(value)

    def other(self, entry: str) -> dict[str, str | int]:
        """Where the same piece lies already."""
        return {f"other_{what}": value for what, value in self.spots[entry].items()}


def _within(entry: str, place: str) -> bool:
    return entry == place or entry.startswith(f"{place} ")
