"""A bot that is a program of its own, in any language: it gets views and answers with actions."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeVar

from phantomline.bots.advice import Suggestion
from phantomline.bots.bot import Bot, Budget
from phantomline.bots.errors import BotFailure, Fault, HowFailed
from phantomline.bots.program import Ended, Overlong, Program, Silent, command_of
from phantomline.bots.protocol import (
    LONGEST_LINE,
    VERSION,
    Choose,
    Garbage,
    Hello,
    Message,
    Over,
    Quit,
    encode,
    read_move,
    read_ready,
)
from phantomline.core import Action, Game, Outcome, View

__all__ = ["PATIENCE", "START", "ProcessBot", "ProgramFailure", "is_program", "unasked"]

PATIENCE: Final = 60.0
"""How many seconds a move may take where no budget is set."""

START: Final = 10.0
"""How many seconds a program may take until it is ready, where a move may not take longer."""

FAREWELL: Final = 1.0
"""How many seconds a program may take to end when it is asked to."""

LOG_LINES: Final = 3

T = TypeVar("T")

HOW: Final[dict[str, HowFailed]] = {
    "crashed": "died",
    "stalled": "slow",
    "illegal": "illegal",
}


class ProgramFailure(BotFailure):
    """A program cannot go on.

    ``code`` is one of ``crashed`` (it ended or closed its output), ``stalled`` (no answer in
    time), ``garbage`` (an answer that the protocol does not know), ``overlong`` (a line without
    end), ``chatty`` (something nobody asked for) and ``illegal`` (an action the rules forbid
    here). ``fault`` says more. ``log`` is the end of what it wrote to its standard error, and
    ``last`` the end of that in one line.
    """

    def __init__(self, code: str, fault: Fault, log: str = "") -> None:
        last = " | ".join(log.strip().splitlines()[-LOG_LINES:])
        super().__init__(f"{fault} ({last})" if last else str(fault), HOW.get(code, "failed"))
        self.code = code
        self.fault = fault
        self.log = log
        self.last = last


def is_program(spec: str) -> bool:
    """Say whether a bot's spec names a program: it has a path in it, or ends in ``.py``."""
    return "/" in spec or "\\" in spec or spec.endswith(".py")


class ProcessBot(Bot):
    """Plays by asking a program, which is sent the views of its seat and nothing else.

    The program starts at once and is greeted when it is first asked. Whatever goes wrong raises
    `ProgramFailure`, and the program is ended. Making one raises `Unstartable` if it cannot start.
    """

    def __init__(self, command: str, game: Game[Any], patience: float = PATIENCE) -> None:
        self.game: Final = game
        self.patience: Final = patience
        # When whoever asks gives up waiting, where that does not follow from the budget.
        self.limit: float | None = None
        self.name = ""
        self.moves = 0
        self.greeted = False
        self.program: Final = Program(command_of(command), LONGEST_LINE)

    def greet(self, view: View, rng: Random, budget: Budget) -> None:
        """Greet the program for the game that this view is of, unless that was done."""
        if self.greeted:
            return
        assert view.seat is not None, "spectators are not asked for moves"
        facts = self.game.facts
        hello = Hello(
            protocol=VERSION,
            game=facts.id,
            edition=facts.edition,
            rules=facts.rules,
            players=view.players,
            seat=view.seat,
            seed=rng.getrandbits(32),
            facts=facts,
        )
        self.name = self._asked(hello, max(START, self._limit(budget)), read_ready).name
        self.greeted = True

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Return the program's action, which is legal."""
        self.greet(view, rng, budget)
        limit = self._limit(budget)
        # Only the seconds mean anything to a stranger: a round of what, in its search?
        message = Choose(move=self.moves + 1, seconds=budget.seconds, limit=limit, view=view)
        action = self._asked(message, limit, lambda line: read_move(line, self.game.codec))
        if action not in view.legal:
            raise self._failed("illegal", Fault("illegal", {"action": repr(action)}))
        self.moves += 1
        return action

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        """Return the action that the program would choose."""
        return [Suggestion(action=self.choose(view, rng, budget))]

    def over(self, outcome: Outcome) -> None:
        """Tell the program how the game ended."""
        if self.greeted:
            self.program.send(encode(Over(outcome=outcome)))

    def close(self) -> None:
        """Ask the program to end, and end it if it does not."""
        self.dismiss()
        self.program.kill()

    def dismiss(self, seconds: float = FAREWELL) -> bool:
        """Ask the program to end; say whether it did within so many seconds."""
        self.program.send(encode(Quit()))
        return self.program.leave(seconds)

    def log(self) -> str:
        """Return the end of what the program wrote to its standard error."""
        return self.program.log.decode("utf-8", "replace")

    # -- how it is done ------------------------------------------------------

    def _limit(self, budget: Budget) -> float:
        """Return after how many seconds without a move it has lost."""
        if self.limit is not None:
            return self.limit
        return self.patience if budget.seconds is None else 1.5 * budget.seconds + 0.5

    def _asked(self, message: Message, seconds: float, read: Callable[[bytes], T]) -> T:
        """Send a message and return its answer as ``read`` reads it."""
        try:
            self._check_quiet()
            self.program.send(encode(message))
            return read(self.program.hear(seconds))
        except Ended as error:
            failure = self._failed("crashed", _how_it_ended(error.status))
        except Silent:
            failure = self._failed("stalled", Fault("late", {"seconds": seconds}))
        except Overlong:
            failure = self._failed("overlong", Fault("overlong", {"most": LONGEST_LINE}))
        except Garbage as error:
            failure = self._failed("garbage", error.fault)
        except BaseException:
            # Out of time, interrupted or worse: the next answer would be that to this message.
            self.program.kill()
            raise
        raise failure from None

    def _check_quiet(self) -> None:
        said = self.program.chatter()
        if said:
            raise self._failed("chatty", unasked(said))

    def _failed(self, code: str, fault: Fault) -> ProgramFailure:
        """Return the failure, having ended the program: what it says now has no meaning."""
        self.program.kill()
        return ProgramFailure(code, fault, self.log())


def unasked(said: bytes) -> Fault:
    """Return what is wrong with a program that said this when nobody had asked it."""
    return Fault("unasked", {"said": repr(said[:60].decode("utf-8", "replace").strip())})


def _how_it_ended(status: int | None) -> Fault:
    if status is None:
        return Fault("closed")
    return (
        Fault("ended", {"status": status}) if status >= 0 else Fault("killed", {"signal": -status})
    )
