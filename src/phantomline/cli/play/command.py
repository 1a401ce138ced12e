"""The command ``play``: its options, the choice of a game, and another game at the end."""

import secrets
from itertools import count
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import typer

from phantomline.cli.options import (
    ChooseSides,
    Edition,
    Experts,
    Start,
    load_game,
    read_options,
)
from phantomline.cli.session import Session, UserError, session_of
from phantomline.core import Game
from phantomline.games import GAMES

__all__ = ["play"]

BOT_NAMES: Final = ("Vesper", "Mina", "Edgar", "Luna", "Grim", "Salem")
LONGEST_NAME: Final = 12


def play(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(help="cli-arg-game", metavar="GAME", show_default=False)
    ] = None,
    players: Annotated[int | None, typer.Option(help="cli-opt-players", metavar="N")] = None,
    bots: Annotated[str | None, typer.Option(help="bot-opt-opponents", metavar="BOTS")] = None,
    seat: Annotated[int, typer.Option(help="cli-opt-seat", metavar="SEAT")] = 0,
    name: Annotated[str | None, typer.Option(help="cli-opt-name", metavar="NAME")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-opt-play-seed", metavar="N")] = None,
    record: Annotated[Path | None, typer.Option(help="cli-opt-record", metavar="FILE")] = None,
    edition: Edition = None,
    start: Start = None,
    choose_sides: ChooseSides = False,
    experts: Experts = False,
    no_comments: Annotated[bool, typer.Option("--no-comments", help="bot-opt-no-comments")] = False,
) -> None:
    """Play against bots in the terminal."""
    from phantomline.cli.play.company import specs_of, table_size
    from phantomline.cli.play.loop import Quit

    session = session_of(context)
    try:
        rules = load_game(game if game is not None else _choose(session), edition)
        options = read_options(
            rules, session.words, start=start, choose_sides=choose_sides, experts=experts
        )
        size = table_size(bots, players)
        rules.check_setup(size, options)
        if not 0 <= seat < size:
            raise UserError("cli-no-seat", code=2, seat=str(seat), most=size - 1)
        specs = specs_of(bots, rules, size - 1, session.words)
        names = seat_names(size, seat, name or session.say("cli-play-you"))
        rng = Random(secrets.randbits(64) if seed is None else seed)
        while True:
            path = None if record is None else _unused(record)
            _one_game(session, rules, options, seat, names, specs, rng, path, not no_comments)
            answer = session.out.input(session.say("cli-play-again") + " ").strip()
            if answer[:1].lower() not in ("y", "s"):
                return
    except EOFError:
        session.out.print()
    except Quit as leaving:
        session.out.print(session.say("cli-play-bye"))
        if leaving.code:
            raise typer.Exit(leaving.code) from None


def seat_names(players: int, seat: int, name: str) -> list[str]:
    """Return a name for every seat: the person's, and bots' that differ from it."""
    own = " ".join(name.split())[:LONGEST_NAME] or "?"
    bots = [bot for bot in BOT_NAMES if bot.lower() != own.lower()][: players - 1]
    return [*bots[:seat], own, *bots[seat:]]


def _one_game(
    session: Session,
    rules: Game[Any],
    options: Any,
    seat: int,
    names: list[str],
    specs: list[str],
    rng: Random,
    record: Path | None,
    comments: bool,
) -> None:
    from phantomline.cli.play.company import Opponent
    from phantomline.cli.play.displays import display_of
    from phantomline.cli.play.loop import Round
    from phantomline.cli.play.table import Table

    others = [other for other in range(len(names)) if other != seat]
    opponents = {
        other: Opponent(spec, rules, Random(rng.getrandbits(64)))
        for other, spec in zip(others, specs, strict=True)
    }
    table = Table(rules, len(names), options, seat, rng, opponents, comments=comments)
    Round(table, display_of(rules, names, seat, session), record).play()


def _choose(session: Session) -> str:
    """Let the person pick a game from a short menu."""
    out, words = session.out, session.words
    out.print(session.say("cli-play-which"))
    for number, game in enumerate(GAMES, 1):
        how = " ".join(session.say(f"{game}-how").split())
        out.print(f"{number}  {words.title(game)}", style="bold")
        out.print(f"   {how.split('. ')[0]}.", style="dim")
    while True:
        typed = out.input(session.say("cli-play-which-number", most=len(GAMES)) + " ").strip()
        if typed in GAMES:
            return typed
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:3]) <= len(GAMES):
            return GAMES[int(typed[:3]) - 1]
        if typed.lower() == "q":
            raise EOFError


def _unused(path: Path) -> Path:
    """Return the path, numbered if need be, so that no game replaces the record of another."""
    if not path.is_file():
        return path
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(free for free in numbered if not free.exists())
