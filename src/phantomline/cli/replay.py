"""``phantomline replay``: a recorded game as one viewer saw it.

Every game of the file is replayed to its end before any of it is shown, so what is printed was
played by the rules; games before a broken one are shown, the broken one is not.
"""

from typing import Annotated, Any

import msgspec
import typer

from phantomline.cli.files import lines_of
from phantomline.cli.options import Edition, Json, load_game
from phantomline.cli.session import Session, UserError, session_of
from phantomline.core import (
    CHANCE,
    SPECTATOR,
    Game,
    Header,
    IllegalAction,
    Record,
    RecordError,
    Viewer,
    read_records,
    replay,
)

__all__ = ["replay_command"]


def replay_command(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-arg-record", metavar="FILE")],
    view: Annotated[str, typer.Option("--view", help="cli-opt-view", metavar="SEAT")] = "spectator",
    names: Annotated[str, typer.Option("--names", help="cli-opt-names", metavar="NAMES")] = "",
    as_json: Json = False,
    edition: Edition = None,
) -> None:
    """Show the games of a record as one viewer saw them."""
    session = session_of(context)
    called = [name.strip() for name in names.split(",")] if names else []

    def load(header: Header) -> Game[Any]:
        return load_game(header.game, edition)

    for number, (game, record) in enumerate(read_records(lines_of(file), load)):
        viewer = _viewer(view, record.header.players)
        _check(game, record, viewer, session)
        if as_json:
            _write_json(game, record, viewer, session)
        else:
            if number:
                session.write("")
            _tell(game, record, viewer, called, session)


def _viewer(view: str, players: int) -> Viewer:
    if view == "spectator":
        return SPECTATOR
    if view in map(str, range(players)):
        return int(view)
    raise UserError("cli-no-view", code=2, view=view, most=players - 1)


def _check(game: Game[Any], record: Record, viewer: Viewer, session: Session) -> None:
    """Replay without showing anything; a record that breaks a rule is refused in words."""
    try:
        for _ in replay(game, record):
            pass
    except RecordError as error:
        cause = error.__cause__
        if not isinstance(cause, IllegalAction):
            raise
        actor, _ = record.steps[error.line - record.line - 1]
        if actor == CHANCE or viewer not in (actor, SPECTATOR):
            # What chance tried to give somebody is not this viewer's to know.
            reason = session.say("cli-broken-rule", rule=error.rule)
        else:
            reason = session.words.refusal(cause, game, (), viewer)
        raise UserError("error-record", line=str(error.line), reason=reason) from None


def _write_json(game: Game[Any], record: Record, viewer: Viewer, session: Session) -> None:
    for moment in replay(game, record):
        for event in game.events(moment.before, moment.actor, moment.action, moment.after, viewer):
            line = {"line": moment.line, "event": event}
            session.write(msgspec.json.encode(line).decode())


def _tell(
    game: Game[Any], record: Record, viewer: Viewer, names: list[str], session: Session
) -> None:
    words = session.words
    players = record.header.players
    session.write(session.say("cli-replaying", title=words.title(game.facts.id), players=players))
    for moment in replay(game, record):
        for event in game.events(moment.before, moment.actor, moment.action, moment.after, viewer):
            session.write(words.event(event, game, names, viewer))
    if record.outcome is None:
        session.write(session.say("cli-unfinished"))
