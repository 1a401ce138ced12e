"""The command line as a whole: its commands, its languages and its exit codes.

0 all went well, 1 the input is wrong, 2 the command line is, 130 interrupted.
"""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from phantomline.cli import arena, bot, db, editions, hint, replay, score, serve, simulate, verify
from phantomline.cli.play import command as play
from phantomline.cli.session import Session, UserError
from phantomline.cli.texts import HELP_OPTIONS, translate, usage_error
from phantomline.core import OptionError, PhantomlineError, UnknownGame
from phantomline.words import LANGUAGES, language_of

__all__ = ["app", "main"]

INTERRUPTED: Final = 130

app = typer.Typer(
    name="phantomline",
    help="cli-help",
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": list(HELP_OPTIONS)},
)
app.command("play", help="cli-play-help")(play.play)
app.command("serve", help="server-help")(serve.serve_command)
app.command("simulate", help="cli-simulate-help")(simulate.simulate_command)
app.command("arena", help="arena-help")(arena.arena_command)
app.command("score", help="cli-score-help")(score.score)
app.command("replay", help="cli-replay-help")(replay.replay_command)
app.command("verify", help="verify-help")(verify.verify_command)
app.command("hint", help="bot-hint-help")(hint.hint_command)
app.command("bots", help="bot-list-help")(bot.list_bots)
app.add_typer(bot.app, name="bot", help="bot-help")
app.add_typer(db.app, name="db", help="db-help")
app.add_typer(editions.app, name="editions", help="cli-editions-help")


def _show_version(wanted: bool) -> None:
    if wanted:
        from phantomline import __version__, _build

        why = _build.reason()
        how = "compiled" if why is None else f"interpreted: {why}"
        sys.stdout.write(f"phantomline {__version__} ({how})\n")
        raise typer.Exit


@app.callback()
def _root(
    # Here for its help only: it may stand anywhere, and is taken out before the rest is read.
    lang: Annotated[str | None, typer.Option("--lang", help="cli-opt-lang", metavar="LANG")] = None,
    version: Annotated[
        bool,
        typer.Option("--version", help="cli-opt-version", callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    del lang, version


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    asked, arguments = _asked_language(sys.argv[1:] if argv is None else argv)
    session = Session(asked if asked in LANGUAGES else language_of(os.environ))
    # A terminal that cannot print a ghost shows a question mark rather than a traceback.
    for stream in (sys.stdout, sys.stderr):
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        if asked is not None and asked not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            return _refuse(UserError("cli-no-language", 2, language=asked, known=known), session)
        code = _run(arguments, session)
        sys.stdout.flush()
    except BrokenPipeError:
        _silence_stdout()
        code = 1
    return code


def _run(arguments: list[str], session: Session) -> int:
    command = typer.main.get_command(app)
    translate(command, session.words)
    try:
        result = command.main(
            arguments, prog_name="phantomline", standalone_mode=False, obj=session
        )
    except (UserError, PhantomlineError) as error:
        return _refuse(error, session)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except SystemExit as leaving:  # a broken pipe, met by one of the libraries
        _silence_stdout()
        return leaving.code if isinstance(leaving.code, int) else 1
    except Exception as error:
        # What typer raises for a wrong command line is in a private module of it.
        if not hasattr(error, "format_message"):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            return 0
        session.complain(usage_error(error, session.words))
        return 2
    return result if isinstance(result, int) else 0


def _refuse(error: UserError | PhantomlineError, session: Session) -> int:
    if isinstance(error, UserError):
        session.complain(session.say(error.message, **error.params))
        return error.code
    session.complain(session.words.error(error))
    return 2 if isinstance(error, OptionError | UnknownGame) else 1


def _asked_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the language asked for and the other arguments; help texts need it before them."""
    asked: str | None = None
    others: list[str] = []
    waiting = False
    for place, argument in enumerate(arguments):
        if waiting:
            asked, waiting = argument, False
        elif argument == "--":
            return asked, [*others, *arguments[place:]]
        elif argument == "--lang" and place + 1 < len(arguments):
            waiting = True
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        else:
            others.append(argument)
    return asked, others


def _silence_stdout() -> None:
    """Give the interpreter somewhere to flush to when the reader has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
