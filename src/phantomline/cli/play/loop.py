"""Playing one game: draw the table, ask for a move, make it, until the game is over."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from phantomline.bots import hint
from phantomline.cli.advice import advice_lines
from phantomline.cli.files import writing
from phantomline.cli.options import why_failed
from phantomline.cli.play.display import Display
from phantomline.cli.play.guide import Guide
from phantomline.cli.play.table import Step, Table
from phantomline.core import Action, write_record
from phantomline.words.bots import reason

__all__ = ["Quit", "Round"]

PROMPT_LINES: Final = 2
FEWEST_NEWS: Final = 2
MOST_NEWS: Final = 6  # a long list of moves gives way to so many lines


class Quit(Exception):
    """The person leaves the table; ``code`` is the exit code to leave with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Round:
    """One game at one table, as one person plays it."""

    def __init__(self, table: Table, display: Display, record: Path | None) -> None:
        self.table: Final = table
        self.display: Final = display
        self.record: Final = record
        self.session: Final = display.session
        self.say: Final = display.say
        self.out: Final = display.session.out
        self.guide: Final = Guide(display, {s: o.spec for s, o in table.opponents.items()})
        table.thinking = self.thinking
        self.log: list[str] = []
        self.news: list[str] = []

    def play(self) -> None:
        """Play to the end; raise `Quit` if the person leaves before."""
        self.save()  # so that a record that cannot be written is known before the first move
        try:
            self.introduce()
            self.others_act()
            while self.table.outcome is None:
                self.draw()
                action = self.ask()
                self.news.clear()
                self.tell(self.table.act(action))
                self.others_act()
            self.finish()
        finally:
            self.table.close()
            self.save()
            if self.record is not None:
                where = self.say("cli-play-recorded", path=str(self.record))
                self.out.print(where, soft_wrap=True)

    # -- showing -------------------------------------------------------------

    def introduce(self) -> None:
        """Say who the others are."""
        for line in self.guide.company:
            self.log.append(line)
            self.news.append(line)

    def others_act(self) -> None:
        """Let fate and the bots act, and tell of it."""
        for step in self.table.advance():
            self.tell(step)

    def tell(self, step: Step) -> None:
        """Put what happened into the log, and what is worth it on the screen."""
        if step.failure is not None:
            name = self.display.names[step.actor]
            why = why_failed(step.failure, self.session.words)
            self.log.append(self.say("bot-play-failed", name=name, reason=why))
            self.news.append(self.log[-1])
        comment = step.why
        for event in step.events:
            sentence = self.session.words.event(
                event, self.table.game, self.display.names, self.table.seat
            )
            if comment is not None:
                said = reason(self.session.words, self.table.game.facts.id, comment)
                sentence = self.say("bot-comment", said=sentence, why=said)
                comment = None
            self.log.append(sentence)
            # How it ended is said at the end, in other words.
            if self.display.is_news(event) and event.__struct_config__.tag != "ended":
                self.news.append(sentence)

    def thinking(self, seat: int) -> None:
        """Say that a bot may take a while; the next picture of the table covers it."""
        if self.out.is_terminal:
            said = self.say("bot-play-thinking", name=self.display.names[seat])
            self.out.print(Text(said, style="dim italic"))

    def advise(self) -> None:
        """Show what a good player might do here, from what the person knows."""
        view, words = self.table.view, self.session.words
        if self.out.is_terminal:
            self.out.print(Text(self.say("bot-hint-thinking") + " …", style="dim italic"))
        advice = hint(self.table.game, view)
        self.show(*advice_lines(self.table.game, view, advice, words, self.display.names))

    def draw(self) -> None:
        """Draw the table, the latest news and the moves so that they fit the screen."""
        view, legal = self.table.view, self.table.legal
        table = self.display.table(view, legal)
        if not self.out.is_terminal:
            self.show(_news(self.news), table, self.display.moves(view, legal, 1000))
            return
        room = self.out.height - self.height(table) - 1 - PROMPT_LINES
        told = min(self.height(_news(_collapsed(self.news))), MOST_NEWS)
        moves = self.display.moves(view, legal, room - told)
        room = max(room - self.height(moves), FEWEST_NEWS)
        self.out.clear()
        self.show(self.heading(), table, self.fitted(room), moves)

    def heading(self) -> RenderableType:
        """Return the line on top of the screen."""
        title = Text(self.session.words.title(self.table.game.facts.id), style="bold")
        return Rule(title, align="left", style="dim")

    def fitted(self, room: int) -> RenderableType:
        """Return the latest news that fit into so many lines."""
        lines = _collapsed(self.news)
        while lines and self.height(_news(lines)) > room:
            lines = lines[1:]
        return _news(lines)

    def height(self, shown: RenderableType) -> int:
        """Return how many lines something takes."""
        return len(self.out.render_lines(shown, pad=False))

    def show(self, *parts: RenderableType) -> None:
        """Print these below each other."""
        self.out.print(Group(*parts))

    # -- asking --------------------------------------------------------------

    def ask(self) -> Action:
        """Ask until a move is named that the rules allow."""
        hint = self.guide.hint()
        while True:
            self.out.print(Text(hint, style="dim"))
            typed = self.read(self.display.prompt(self.table.view))
            if not typed:
                continue
            if self.command(typed):
                continue
            action = self.understood(typed)
            if action is not None:
                return action

    def command(self, typed: str) -> bool:
        """Obey a command such as ``s`` or ``? GH-22``; say whether it was one."""
        key, _, rest = typed.partition(" ")
        key = key.lower()
        view = self.table.view
        if key in ("?", "h"):
            self.show(self.guide.help(rest.strip()))
        elif key == "s" and not rest:
            self.show(self.display.standings(view))
        elif key == "l" and not rest:
            self.show(_news(_collapsed(self.log)))
        elif key == "a" and not rest:
            self.advise()
        elif key == "q" and not rest:
            self.leave()
        elif key in self.display.extra_keys() and not rest:
            self.show(self.display.press(key, view))
        elif typed == "" or key == "r":
            self.draw()
        else:
            return False
        return True

    def understood(self, typed: str) -> Action | None:
        """Return the legal move that was typed; else say what is wrong with it."""
        legal = self.table.legal
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed[:6]) <= len(legal):
                return legal[int(typed[:6]) - 1]
            self.complain(self.say("cli-play-no-number", most=len(legal)))
            return None
        action = self.display.entry(typed, self.table.view)
        if action is None:
            self.complain(self.say("cli-play-not-understood", typed=typed[:40]))
            return None
        if action in legal:
            return action
        self.complain(self.why_not(action))
        return None

    def why_not(self, action: Action) -> str:
        """Return why the rules refuse a move, with the rule."""
        error = self.table.refusal(action)
        assert error is not None, "a move that is not listed is refused"
        return self.session.words.refusal(
            error, self.table.game, self.display.names, self.table.seat
        )

    def complain(self, text: str) -> None:
        """Say that something typed will not do."""
        self.out.print(Text(f"✗ {text}", style="red"))

    def read(self, prompt: str) -> str:
        """Read a line; the end of the input and an interrupt leave the table."""
        try:
            return self.out.input(Text(f"{prompt} ", style="bold")).strip()
        except EOFError:
            self.out.print()
            raise Quit(0) from None
        except KeyboardInterrupt:
            self.out.print()
            raise Quit(130) from None

    # -- leaving -------------------------------------------------------------

    def leave(self) -> None:
        """Ask whether the person means it."""
        answer = self.read(self.say("cli-play-quit"))
        if answer[:1].lower() in ("y", "s"):
            raise Quit(0)

    def save(self) -> None:
        """Write the record, finished or not, if one was asked for."""
        if self.record is None:
            return
        with writing(self.record) as file:
            file.write(write_record(self.table.record()))

    def finish(self) -> None:
        """Say how the game ended, with the final sheet."""
        outcome = self.table.outcome
        assert outcome is not None
        view = self.table.view
        said = self.session.words.outcome(
            outcome, self.table.game, self.display.names, self.table.seat
        )
        final = self.display.final(view)
        room = MOST_NEWS
        if self.out.is_terminal:
            room = max(self.out.height - self.height(final) - 2 - PROMPT_LINES, FEWEST_NEWS)
            self.out.clear()
        self.show(
            self.heading(),
            self.fitted(room),
            final,
            Text(said, style="bold green" if self.table.seat in outcome.winners else "bold"),
        )


def _news(lines: Sequence[str]) -> RenderableType:
    return Group(*(Text(f"· {line}", style="dim") for line in lines))


def _collapsed(lines: Sequence[str]) -> list[str]:
    """Return the lines with equal neighbours told once, with how often they came."""
    found: list[str] = []
    for line, same in groupby(lines):
        times = len(list(same))
        found.append(line if times == 1 else f"{line} \N{MULTIPLICATION SIGN}{times}")
    return found
