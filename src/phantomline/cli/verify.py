"""``phantomline verify``: whether a game's luck was what the server had promised beforehand."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer

from phantomline.cli.files import lines_of
from phantomline.cli.options import Edition, Json, load_game
from phantomline.cli.session import UserError, session_of
from phantomline.core import Game, Header, read_records
from phantomline.server.table.recording import BentFate, Revealed, fate_in, verify

__all__ = ["verify_command"]


def verify_command(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="verify-arg-record", metavar="RECORD")],
    commitment: Annotated[
        str, typer.Option("--commitment", help="verify-opt-commitment", metavar="HASH")
    ] = "",
    as_json: Json = False,
    edition: Edition = None,
) -> None:
    """Draw every card of a record again from the revealed secret."""
    session = session_of(context)
    fates: list[Revealed | None] = []

    def headers(lines: Iterator[bytes]) -> Iterator[bytes]:
        for line in lines:
            if b'"format"' in line:
                fates.append(fate_in(line))
            yield line

    def load(header: Header) -> Game[Any]:
        return load_game(header.game, edition)

    for number, (game, record) in enumerate(read_records(headers(lines_of(file)), load)):
        fate = fates[number]
        if fate is None:
            raise UserError("verify-no-fate", line=record.line)
        if commitment and commitment.strip().lower() != fate.commitment:
            raise UserError("verify-other-commitment")
        try:
            draws = verify(game, record, fate)
        except BentFate as bent:
            raise UserError(f"verify-bent-{bent.code}", line=bent.line) from None
        if as_json:
            said = {"table": fate.table, "commitment": fate.commitment, "draws": draws}
            session.write(msgspec.json.encode(said).decode())
        else:
            session.write(session.say("verify-holds", draws=draws, commitment=fate.commitment))
            if not commitment:
                session.write(session.say("verify-compare"))
