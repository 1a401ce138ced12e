"""``phantomline hint``: what a seat might do best at some moment of a record, and why.

Only that seat's view is built from the record, and the hint comes from the view alone: it tells
nothing that the seat may not know. Neither do the complaints about a record that is broken.
"""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer

from phantomline.cli.files import lines_of
from phantomline.cli.options import Edition, Json, cannot_play, check_seconds, load_game
from phantomline.cli.session import Session, UserError, session_of
from phantomline.core import (
    CHANCE,
    Game,
    Header,
    IllegalAction,
    Record,
    RecordError,
    View,
    read_records,
    replay,
)

if TYPE_CHECKING:
    from phantomline.bots import Suggestion

__all__ = ["hint_command"]

SECONDS: Final = 2.0


def hint_command(
    context: typer.Context,
    record: Annotated[str, typer.Argument(help="bot-arg-record", metavar="FILE")],
    seat: Annotated[int | None, typer.Option(help="bot-opt-seat", metavar="SEAT")] = None,
    bot: Annotated[str, typer.Option(help="bot-opt-ranks", metavar="BOT")] = "mcts",
    line: Annotated[int | None, typer.Option(help="bot-opt-line", metavar="N")] = None,
    seconds: Annotated[float, typer.Option(help="bot-opt-seconds", metavar="SECONDS")] = SECONDS,
    seed: Annotated[int, typer.Option(help="bot-opt-seed", metavar="N")] = 0,
    as_json: Json = False,
    edition: Edition = None,
) -> None:
    """Say what a seat might do best, and why."""
    from phantomline.bots import BotError, BotFailure, Budget, hint

    session = session_of(context)
    check_seconds("--seconds", seconds)

    def load(header: Header) -> Game[Any]:
        return load_game(header.game, edition)

    game, chosen = _chosen(read_records(lines_of(record), load), line)
    view = _view(game, chosen, seat, line, session)
    try:
        with session.out.status(session.say("bot-hint-thinking")):
            advice = hint(game, view, bot=bot, rng=Random(seed), budget=Budget(seconds=seconds))
    except (BotError, BotFailure) as error:
        raise cannot_play(bot, error, session.words) from None
    if as_json:
        shown = {"game": game.facts.id, "seat": view.seat, "actions": advice}
        session.write(msgspec.json.encode(shown).decode())
    else:
        _tell(game, view, advice, session)


def _chosen(
    records: Iterator[tuple[Game[Any], Record]], line: int | None
) -> tuple[Game[Any], Record]:
    """Return the last game of a file, or the one that this line belongs to."""
    found = next(records)
    for one in records:
        if line is not None and line <= found[1].line + len(found[1].steps):
            break
        found = one
    return found


def _view(
    game: Game[Any], record: Record, seat: int | None, line: int | None, session: Session
) -> View:
    """Return the view of the seat on turn, or of the one asked for, after this line."""
    first, last = record.line, record.line + len(record.steps)
    if line is not None and not first <= line <= last:
        raise UserError(
            "bot-hint-no-line", code=2, line=str(line), first=str(first), last=str(last)
        )
    if seat is not None and not 0 <= seat < record.header.players:
        most = record.header.players - 1
        raise UserError("cli-no-seat", code=2, seat=str(seat), most=most)
    state = _state(game, record, last if line is None else line, session)
    actors = game.actors(state)
    if not actors:
        raise UserError("bot-hint-over")
    if actors[0] == CHANCE:
        raise UserError("bot-hint-chance")
    if seat is None:
        seat = actors[0]
    elif seat not in actors:
        turn = ", ".join(str(actor) for actor in actors)
        raise UserError("bot-hint-not-on-turn", seat=str(seat), turn=turn)
    return game.view(state, seat)


def _state(game: Game[Any], record: Record, line: int, session: Session) -> Any:
    """Replay as far as this line. What chance gave whom stays a secret, even if it is wrong."""
    state = game.initial(record.header.players, record.options)
    try:
        for moment in replay(game, record):
            if moment.line > line:
                break
            state = moment.after
    except RecordError as error:
        if not isinstance(error.__cause__, IllegalAction):
            raise
        reason = session.say("cli-broken-rule", rule=error.rule)
        raise UserError("error-record", line=str(error.line), reason=reason) from None
    return state


def _tell(game: Game[Any], view: View, advice: "list[Suggestion]", session: Session) -> None:
    from phantomline.cli.advice import advice_lines

    words = session.words
    assert view.seat is not None
    name = words.seats().name(view.seat)
    title = words.title(game.facts.id)
    session.out.print(session.say("bot-hint-heading", title=title, name=name), style="bold")
    for shown in advice_lines(game, view, advice, words):
        session.out.print(shown)
