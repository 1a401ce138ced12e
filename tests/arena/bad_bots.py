"""Bots that misbehave in every way, and how the arena's processes make them."""

import os
import sys
import time
from collections import deque
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

from phantomline.bots import Bot, BotFailure, Budget, Suggestion, make_bot
from phantomline.core import Action, Game, View

PIDS = "PHANTOMLINE_TEST_PIDS"
"""A folder in which every bot that is made leaves the number of its process."""


class BadBot(Bot):
    """Plays at random for two moves, then shows its vice."""

    def __init__(self, vice: str) -> None:
        self.vice = vice
        self.moves = 0

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 (it is bad)
        self.moves += 1
        if self.moves > 2:
            answer = VICES[self.vice]()
            if answer is not None:
                return answer  # type: ignore[no-any-return] # that is the point
        return view.legal[int(rng.random() * len(view.legal))]

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:
        raise NotImplementedError(view, rng, budget)

    def close(self) -> None:
        if self.vice == "clingy":
            raise OSError("will not go")
        if self.vice == "lingers":
            clutch()
        if self.vice == "ends-it-all":
            die()


class Weird:
    """Equal to everything, and not to be printed."""

    # Python's own way to say that something cannot be hashed.
    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True

    def __repr__(self) -> str:
        raise ValueError("no")


class Prickly:
    """Not to be compared with anything."""

    __hash__ = None  # type: ignore[assignment] # likewise

    def __eq__(self, other: object) -> bool:
        raise ValueError("do not touch")

    def __repr__(self) -> str:
        return "Prickly()"


class Speechless(Exception):
    """An error that cannot say what it is."""

    def __str__(self) -> str:
        raise ValueError("no words")


def crash() -> Any:
    raise ZeroDivisionError("one too many")


def choke() -> Any:
    raise Speechless


def leave() -> Any:
    sys.exit("bye")


def give_up() -> Any:
    raise BotFailure("its program has ended")


def die() -> Any:
    os._exit(3)


def nap() -> Any:
    time.sleep(600)


def spin() -> Any:
    while True:
        pass


def swallow() -> Any:
    while True:
        try:
            time.sleep(600)
        except BaseException:  # noqa: BLE001 the worst there is
            continue


def clutch() -> Any:
    """Never let go of the interpreter, so that no other thread of the process runs."""
    deque(repeat(None), maxlen=0)


def illegal() -> Any:
    class Cheat(Action, frozen=True, tag="cheat"):
        pass

    return Cheat()


def doze() -> Any:
    time.sleep(0.02)


VICES = {
    "choke": choke,
    "crash": crash,
    "clingy": lambda: None,
    "clutch": clutch,
    "die": die,
    "doze": doze,
    "ends-it-all": lambda: None,
    "garbage": lambda: {"type": "win"},
    "give-up": give_up,
    "illegal": illegal,
    "leave": leave,
    "lingers": lambda: None,
    "nap": nap,
    "prickly": Prickly,
    "spin": spin,
    "swallow": swallow,
    "weird": Weird,
}


def make(spec: str, game: Game[Any]) -> Bot:
    """Make a bad bot, or an honest one."""
    folder = os.environ.get(PIDS)
    if folder:
        Path(folder, str(os.getpid())).touch()
    if spec == "unmade":
        raise RuntimeError("no engine")
    if spec == "unspeakable":
        raise Speechless
    if spec == "dead-on-arrival":
        os._exit(4)
    return BadBot(spec) if spec in VICES else make_bot(spec, game)
