"""Help texts and usage errors in the user's language.

Commands carry the ids of messages where typer expects texts; once the language is known they are
exchanged for the messages.
"""

import re
from typing import Any, Final

import typer

from phantomline.words import Words

__all__ = ["HELP_OPTIONS", "translate", "usage_error"]

HELP_OPTIONS: Final = ("--help", "-h")


def translate(command: Any, words: Words) -> None:
    """Exchange message ids for messages in a command and everything below it."""
    command.help = _text(command.help, words)
    command.short_help = _text(command.short_help, words)
    command.epilog = _text(command.epilog, words)
    help_option = command.get_help_option(
        typer.Context(command, help_option_names=list(HELP_OPTIONS))
    )
    if help_option is not None:
        help_option.help = "cli-opt-help"
    for param in [*command.params, *filter(None, [help_option])]:
        param.help = _text(getattr(param, "help", None), words)
        is_option = param.param_type_name == "option"
        param.rich_help_panel = words.say(
            "cli-panel-options" if is_option else "cli-panel-arguments"
        )
        if param.metavar:
            param.metavar = words.say(f"cli-metavar-{param.metavar.lower()}")
    for below in getattr(command, "commands", {}).values():
        below.rich_help_panel = words.say("cli-panel-commands")
        translate(below, words)


def usage_error(error: Any, words: Words) -> str:
    """Return what is wrong with a command line, as one sentence."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        option: str = error.option_name
        near = ", ".join(sorted(error.possibilities or ()))
        if near:
            return words.say("cli-usage-no-option-but", option=option, near=near)
        return words.say("cli-usage-no-option", option=option)
    if kind == "MissingParameter" and error.param is not None:
        return words.say("cli-usage-missing", what=_called(error.param))
    if kind == "BadParameter" and error.param is not None:
        return words.say("cli-usage-bad", what=_called(error.param), reason=error.message)
    below = getattr(getattr(getattr(error, "ctx", None), "command", None), "commands", None)
    if kind == "UsageError" and below:
        named = re.search(r"'([^']*)'", error.message)
        name = named.group(1) if named else "?"
        return words.say("cli-usage-no-command", name=name, known=words.join(sorted(below)))
    reason: str = error.format_message()
    return words.say("cli-usage-other", reason=reason.rstrip("."))


def _called(param: Any) -> str:
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name)


def _text(message: str | None, words: Words) -> str | None:
    if message and words.catalogue.has(message):
        return words.say(message)
    return message
