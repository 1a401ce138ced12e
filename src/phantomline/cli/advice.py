"""A hint as lines for a terminal: the moves, what to expect of them, and why."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from phantomline.bots import Suggestion
from phantomline.core import Game, View
from phantomline.words import Words
from phantomline.words.bots import expected, why

__all__ = ["advice_lines"]


def advice_lines(
    game: Game[Any],
    view: View,
    advice: Sequence[Suggestion],
    words: Words,
    names: Sequence[str] = (),
) -> list[RenderableType]:
    """Return a line or two for every suggestion, the best first."""
    lines: list[RenderableType] = []
    numbers = {action: number for number, action in enumerate(view.legal, 1)}
    for one in advice:
        said = words.action(one.action, game, view, names)
        lines.append(Text.assemble((f"{numbers[one.action]:>3} ", "bold cyan"), said))
        about: list[str] = []
        if one.win is not None and one.score is not None:
            about.append(expected(words, game.facts.id, one.win, one.score))
        if one.reasons:
            about.append(why(words, game.facts.id, [reason.code for reason in one.reasons]))
        if about:
            lines.append(Padding.indent(Text("; ".join(about), style="dim"), 4))
    if len(view.legal) == 1:
        lines.append(Text(words.say("bot-hint-forced"), style="dim"))
    return lines
