"""``phantomline simulate``: many games at random, and what they add up to."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from phantomline.arena import Simulation, simulate
from phantomline.cli.files import writing
from phantomline.cli.options import (
    BOTS,
    ChooseSides,
    Edition,
    Experts,
    GameName,
    Json,
    Start,
    load_game,
    read_options,
)
from phantomline.cli.progress import Waiting
from phantomline.cli.session import Session, UserError, session_of
from phantomline.core import Record, write_record
from phantomline.words.numbers import number, percent

__all__ = ["simulate_command"]


def simulate_command(
    context: typer.Context,
    game: GameName,
    players: Annotated[int, typer.Option(help="cli-opt-players", metavar="N")] = 4,
    bots: Annotated[str, typer.Option(help="cli-opt-bots", metavar="BOT")] = "random",
    games: Annotated[int, typer.Option(help="cli-opt-games", metavar="N", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="cli-opt-seed", metavar="N")] = 0,
    as_json: Json = False,
    records: Annotated[Path | None, typer.Option(help="cli-opt-records", metavar="FILE")] = None,
    edition: Edition = None,
    start: Start = None,
    choose_sides: ChooseSides = False,
    experts: Experts = False,
) -> None:
    """Play games at random and say how they went."""
    session = session_of(context)
    for bot in bots.split(","):
        if bot not in BOTS:
            raise UserError("cli-no-bot", code=2, bot=bot, known=", ".join(BOTS))
    rules = load_game(game, edition)
    options = read_options(
        rules, session.words, start=start, choose_sides=choose_sides, experts=experts
    )
    rules.check_setup(players, options)
    with Waiting(session.say("cli-simulating"), games) as waiting:
        if records is None:
            result = simulate(
                rules, players, games, seed=seed, options=options, on_game=waiting.step
            )
        else:
            with writing(records) as file:

                def keep(record: Record) -> None:
                    file.write(write_record(record))

                result = simulate(
                    rules,
                    players,
                    games,
                    seed=seed,
                    options=options,
                    on_record=keep,
                    on_game=waiting.step,
                )
    if as_json:
        session.write(msgspec.json.encode(result).decode())
    else:
        _show(result, session)


def _show(result: Simulation, session: Session) -> None:
    from rich import box
    from rich.table import Table

    words, say, out = session.words, session.say, session.out
    rate = result.decisions / result.seconds if result.seconds else 0.0
    out.print(
        say(
            "cli-simulated",
            games=result.games,
            title=words.title(result.game),
            players=result.players,
            decisions=result.decisions,
            seconds=number(words, result.seconds, 2),
            rate=round(rate),
        )
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-seat"))
    for heading in ("cli-wins", "cli-win-share", "cli-mean-score"):
        table.add_column(say(heading), justify="right")
    for seat, wins in enumerate(result.wins):
        share = percent(words, wins / result.games)
        score = number(words, result.mean_scores[seat], 2)
        table.add_row(str(seat), number(words, wins, 1), share, score)
    out.print(table)
