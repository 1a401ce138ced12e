"""``phantomline bots`` lists the kinds of bots; ``phantomline bot check`` tries out a program."""

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer

from phantomline.cli.options import Json, check_seconds, load_game
from phantomline.cli.progress import Waiting
from phantomline.cli.session import Session, UserError, session_of
from phantomline.games import GAMES
from phantomline.words.bots import character, fault, stars
from phantomline.words.numbers import number

if TYPE_CHECKING:
    from rich.console import RenderableType

    from phantomline.bots.checking import Problem, Report, Trial

__all__ = ["app", "list_bots"]

LIMIT: Final = 10.0
LOG_LINES: Final = 5

app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.callback()
def _bot() -> None:
    """Hold the commands together: with a single one, typer would drop its name."""


def list_bots(context: typer.Context, as_json: Json = False) -> None:
    """List the kinds of bots."""
    from rich import box
    from rich.table import Table

    from phantomline.bots import KINDS

    session = session_of(context)
    words = session.words
    if as_json:
        kinds = [
            {"name": kind.name, "strength": kind.strength, "character": character(words, kind.name)}
            for kind in KINDS.values()
        ]
        session.write(msgspec.json.encode(kinds).decode())
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("bot-name", "bot-strength", "bot-character"):
        table.add_column(session.say(heading))
    for kind in KINDS.values():
        table.add_row(kind.name, stars(kind.strength), character(words, kind.name))
    table.add_row("./mybot.py", "?", character(words, "./mybot.py"))
    session.out.print(table)


@app.command("check", help="bot-check-help")
def check(
    context: typer.Context,
    command: Annotated[str, typer.Argument(help="bot-arg-command", metavar="COMMAND")],
    game: Annotated[
        list[str] | None, typer.Option("--game", help="bot-opt-check-game", metavar="GAME")
    ] = None,
    limit: Annotated[
        float, typer.Option("--limit", help="bot-opt-check-limit", metavar="SECONDS")
    ] = LIMIT,
    as_json: Json = False,
) -> None:
    """Put a program through games of every kind and say whether it keeps the bot protocol."""
    from phantomline.bots.checking import check_program, trials_of

    session = session_of(context)
    if not command.strip():
        raise UserError("cli-usage-missing", code=2, what=session.say("cli-metavar-command"))
    check_seconds("--limit", limit)
    games = [load_game(name) for name in dict.fromkeys(game or GAMES)]
    total = sum(len(trials_of(one)) for one in games)
    with Waiting(session.say("bot-checking"), total) as waiting:
        report = check_program(
            command, games, limit=limit, on_trial=lambda done, _: waiting.step(done)
        )
    if as_json:
        session.write(msgspec.json.encode(report).decode())
    else:
        _Telling(session).tell(report, total)
    if not report.ok:
        raise typer.Exit(1)


class _Telling:
    """Puts a report into words."""

    def __init__(self, session: Session) -> None:
        self.session: Final = session
        self.say: Final = session.say

    def tell(self, report: "Report", total: int) -> None:
        words, out, say, trials = self.session.words, self.session.out, self.say, report.trials
        out.print(self.table(report))
        if report.ok:
            out.print(
                say(
                    "bot-check-ok",
                    name=report.name or report.command,
                    games=len(trials),
                    moves=sum(trial.moves for trial in trials),
                    slowest=number(words, max(trial.slowest_ms for trial in trials), 1),
                ),
                style="green",
            )
            return
        told: list[Problem] = []
        for trial in trials:
            # The same mistake in another game needs no second explanation.
            if trial.problem is not None and trial.problem not in told:
                told.append(trial.problem)
                self.explain(trial, trial.problem)
        if len(trials) < total:
            out.print(say("bot-check-stopped"))
        out.print(say("bot-check-failed", command=report.command), style="red")

    def table(self, report: "Report") -> "RenderableType":
        from rich import box
        from rich.table import Table

        say = self.say
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(say("bot-check-game"), no_wrap=True)
        # Where there is little room options are folded, and nothing is cut.
        table.add_column(say("bot-check-options"), overflow="fold")
        for heading in ("players", "seat", "moves", "slowest"):
            table.add_column(say(f"bot-check-{heading}"), justify="right", no_wrap=True)
        table.add_column(say("bot-check-result"), no_wrap=True)
        for trial in report.trials:
            options = [*trial.options]
            if trial.broken_off:
                options.append(say("bot-check-broken-off"))
            table.add_row(
                trial.game,
                ", ".join(options),
                str(trial.players),
                str(trial.seat),
                str(trial.moves),
                f"{number(self.session.words, trial.slowest_ms, 1)} ms",
                say("bot-check-fine") if trial.problem is None else f"✗ {trial.problem.code}",
            )
        return table

    def explain(self, trial: "Trial", problem: "Problem") -> None:
        say, out = self.say, self.session.out
        title = self.session.words.title(trial.game)
        where = say(
            f"bot-check-where-{problem.at}",
            title=title,
            players=trial.players,
            move=problem.move,
        )
        out.print(where, style="bold")
        found, detail = problem.fault, problem.detail
        if found is not None:
            detail = fault(self.session.words, found.code, found.params)
        out.print(say(f"bot-problem-{problem.code}", detail=detail))
        last = problem.log.strip().splitlines()[-LOG_LINES:]
        if last:
            out.print(say("bot-check-log"))
            for line in last:
                out.print(f"  {line}", style="dim")
