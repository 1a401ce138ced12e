"""The options that several commands share. A help text is the id of its message."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from phantomline.cli.session import UserError
from phantomline.core import Game, OptionError, Options
from phantomline.games import load

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
    "load_game",
    "read_options",
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


def cannot_play(spec: str, error: "BotError | BotFailure") -> UserError:
    """Return the complaint about a bot that was asked for and cannot play."""
    from phantomline.bots import KINDS, BotError

    if isinstance(error, BotError) and error.code in ("argument", "budget", "unknown"):
        kinds = ", ".join(KINDS)
        return UserError(f"arena-no-bot-{error.code}", code=2, spec=spec, kinds=kinds)
    return UserError("arena-no-bot", code=2, spec=spec, reason=error.reason)


def read_options(
    game: Game[Any], *, start: int | None, choose_sides: bool, experts: bool
) -> Options:
    """Return a game's options from those given; one that the game lacks is an `OptionError`."""
    given: dict[str, object] = {}
    if start is not None:
        given["start"] = start
    if choose_sides:
        given["choose_sides"] = True
    if experts:
        given["experts"] = True
    for option in given:
        if option not in game.codec.options_type.__struct_fields__:
            raise OptionError(option, f"{game.facts.title['en']} has no such option")
    return game.codec.options(given)
