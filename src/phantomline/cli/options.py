"""The options that several commands share. A help text is the id of its message."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from phantomline.cli.session import UserError
from phantomline.core import Game, Options
from phantomline.games import load
from phantomline.words import Words
from phantomline.words.bots import fault

if TYPE_CHECKING:
    from phantomline.bots import BotError, BotFailure

__all__ = [
    "BOTS",
    "ChooseSides",
    "Edition",
    "Experts",
    "GameName",
    "Json",
    "Start",
    "cannot_play",
    "check_seconds",
    "load_game",
    "read_options",
    "why_failed",
]

BOTS: Final = ("random",)

GameName = Annotated[str, typer.Argument(help="cli-arg-game", metavar="GAME", show_default=False)]
Edition = Annotated[Path | None, typer.Option("--edition", help="cli-opt-edition", metavar="FILE")]
Start = Annotated[int | None, typer.Option("--start", help="cli-opt-start", metavar="SEAT")]
ChooseSides = Annotated[bool, typer.Option("--choose-sides", help="cli-opt-choose-sides")]
Experts = Annotated[bool, typer.Option("--experts", help="cli-opt-experts")]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def load_game(name: str, edition: Path | None = None) -> Game[Any]:
    """Return a game, with somebody's own edition if they have one."""
    return load(name, edition)


def check_seconds(option: str, seconds: float | None) -> None:
    """Refuse a time that no bot may be given for a move."""
    from phantomline.bots.registry import is_time

    if seconds is not None and not is_time(seconds):
        raise UserError("cli-bad-seconds", code=2, option=option)


def why_failed(error: "BotError | BotFailure", words: Words) -> str:
    """Return why a bot cannot play, or play on, as far as there are words for it."""
    from phantomline.bots import BotError
    from phantomline.bots.process import ProgramFailure

    found = error.fault if isinstance(error, BotError | ProgramFailure) else None
    if found is None:
        return error.reason
    said = fault(words, found.code, found.params)
    last = error.last if isinstance(error, ProgramFailure) else ""
    return f"{said} ({last})" if last else said


def cannot_play(spec: str, error: "BotError | BotFailure", words: Words) -> UserError:
    """Return the complaint about a bot that was asked for and cannot play."""
    from phantomline.bots import KINDS, BotError

    if isinstance(error, BotError) and error.code != "program":
        kinds = ", ".join(KINDS)
        return UserError(f"arena-no-bot-{error.code}", code=2, spec=spec, kinds=kinds)
    return UserError("arena-no-bot", code=2, spec=spec, reason=why_failed(error, words))


def read_options(
    game: Game[Any], words: Words, *, start: int | None, choose_sides: bool, experts: bool
) -> Options:
    """Return a game's options from those given, or refuse one that the game lacks."""
    given: dict[str, object] = {}
    if start is not None:
        given["start"] = start
    if choose_sides:
        given["choose_sides"] = True
    if experts:
        given["experts"] = True
    for option in given:
        if option not in game.codec.options_type.__struct_fields__:
            named = f"--{option.replace('_', '-')}"
            title = words.title(game.facts.id)
            raise UserError("cli-no-game-option", code=2, title=title, option=named)
    return game.codec.options(given)
