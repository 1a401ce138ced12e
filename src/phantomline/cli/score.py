"""``phantomline score``: the score sheet of a game of Ghosts Galore from a real table."""

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from phantomline.cli.files import read_bytes
from phantomline.cli.options import Edition, Json
from phantomline.cli.session import Session, session_of
from phantomline.core.reading import MOST_BYTES
from phantomline.games.galore.edition import load_edition
from phantomline.games.galore.pieces import CATEGORIES
from phantomline.games.galore.scoring import Sheet
from phantomline.games.galore.sheet import ScoreSheet, read_sheet

if TYPE_CHECKING:
    from rich.table import Table

__all__ = ["score", "sheet_table"]


def score(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-arg-sheet", metavar="FILE")],
    as_json: Json = False,
    edition: Edition = None,
) -> None:
    """Score the boards of a sheet."""
    session = session_of(context)
    sheet = read_sheet(read_bytes(file, MOST_BYTES + 1), load_edition(edition))
    if as_json:
        session.write(msgspec.json.encode(sheet.scores()).decode())
    else:
        _show(sheet, session)


def _show(sheet: ScoreSheet, session: Session) -> None:
    names = [player.name for player in sheet.players]
    session.out.print(sheet_table(sheet.sheets, names, session))
    message = "cli-score-winner" if len(sheet.winners) == 1 else "cli-score-winners"
    session.out.print(session.say(message, names=session.words.join(sheet.winners)))


def sheet_table(sheets: tuple[Sheet, ...], names: list[str], session: Session) -> "Table":
    """Return the thirteen lines of every board side by side, with totals and dead ends."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    for line, category in enumerate(CATEGORIES):
        points = [str(sheet.points[line]) for sheet in sheets]
        end = line == len(CATEGORIES) - 1
        table.add_row(session.say(f"galore-category-{category}"), *points, end_section=end)
    totals = [Text(str(sheet.total), style="bold") for sheet in sheets]
    table.add_row(Text(session.say("galore-total"), style="bold"), *totals)
    ends = [Text(str(sheet.dead_ends), style="dim") for sheet in sheets]
    table.add_row(Text(session.say("galore-dead-ends"), style="dim"), *ends)
    return table
