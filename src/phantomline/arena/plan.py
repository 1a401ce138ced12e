"""What is to be played, as data, and playing any one game of it.

A game depends on nothing but the plan and its own number. That is why it makes no difference
how many processes or machines share a tournament, or how often it is interrupted.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from phantomline.arena.builds import build_of
from phantomline.arena.deadline import Overdue, deadline
from phantomline.arena.league import League, even_tables
from phantomline.arena.match import Failure, Match, play_match, told
from phantomline.bots import Bot, BotFailure, Budget, Suggestion, make_bot
from phantomline.bots.process import ProcessBot
from phantomline.bots.registry import BotError, budget_of
from phantomline.core import Action, Game, Options, View, to_json, write_record
from phantomline.games import load
from phantomline.points import points_of

__all__ = [
    "BotMaker",
    "GameResult",
    "Plan",
    "Played",
    "Tournament",
    "digest_of_edition",
    "make_plan",
]

BotMaker = Callable[[str, Game[Any]], Bot]
"""How a bot is made from its spec. It must be a module's function: other processes call it."""

PATIENCE: Final = 60.0
"""How many seconds a move may take where no budget is set."""

LENIENCY: Final = 1.5
"""How many times as long as it was told a bot may take."""
BUSY: Final = 0.5
"""How many seconds more it may take, since the machine may be busy."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament to be: the game, who sits down, how often, and with which luck.

    ``tables`` are those of the league. ``budget`` is what a bot is told it may take for a move
    in seconds, ``limit`` when it is stopped. ``edition`` is the path of an edition file, and
    ``digest`` what it held. ``build`` is what plays; plans of before did not say.
    """

    game: str
    rules: str
    edition: str | None
    edition_id: str
    digest: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    tables: tuple[tuple[str, ...], ...]
    games: int
    seed: int
    budget: float | None
    limit: float
    build: str = ""


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """What one game came to; a line of the raw results.

    ``winners`` has the seats that share the win, ``categories`` every seat's lines of the score
    where the game has such, ``micros`` how long each decision of a seat took.
    """

    game: int
    deal: int
    turn: int
    bots: tuple[str, ...]
    start: int | None
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    categories: tuple[tuple[int, ...], ...]
    failures: tuple[Failure, ...]
    micros: tuple[tuple[int, ...], ...]


class Played(msgspec.Struct, frozen=True):
    """A result and, if it was asked for, the record of the game as text."""

    result: GameResult
    record: str


def make_plan(
    game: Game[Any],
    *,
    players: int,
    options: Options,
    bots: Sequence[str],
    games: int,
    table: bool = False,
    seed: int = 0,
    budget: float | None = None,
    limit: float | None = None,
    edition: Path | None = None,
) -> Plan:
    """Return the plan of a league over all tables of these bots, or of this one ``table``.

    Without a ``limit`` a move may take half as long again as its budget and half a second for a
    busy machine, or `PATIENCE` where there is no budget; longer where a bot's own spec asks for
    more seconds than that. Raises `OptionError` for a table that the game does not offer.
    """
    game.check_setup(players, options)
    if limit is None:
        limit = _usual_limit(bots, budget)
    return Plan(
        game=game.facts.id,
        rules=game.facts.rules,
        edition=None if edition is None else str(edition.resolve()),
        edition_id=game.facts.edition,
        digest="" if edition is None else digest_of_edition(edition),
        players=players,
        options=to_json(options),
        bots=tuple(dict.fromkeys(bots)),
        tables=(tuple(bots),) if table else tuple(even_tables(bots, players)),
        games=games,
        seed=seed,
        budget=budget,
        limit=limit,
        build=build_of(bots),
    )


def digest_of_edition(edition: Path) -> str:
    """Return what tells the content of an edition file from that of any other."""
    return hashlib.sha256(edition.read_bytes()).hexdigest()


def _usual_limit(bots: Sequence[str], budget: float | None) -> float:
    """Return how long a move may take at a table of these bots if nobody says."""
    longest = max([budget or 0.0, *map(_own_seconds, bots)])
    enough = LENIENCY * longest + BUSY
    return enough if budget is not None else max(PATIENCE, enough)


def _own_seconds(spec: str) -> float:
    try:
        return budget_of(spec).seconds or 0.0
    except BotError:
        return 0.0  # it cannot be made, and loses its games for that


class Tournament:
    """A plan with the rules at hand: plays any of its games."""

    def __init__(self, plan: Plan, maker: BotMaker = make_bot) -> None:
        self.plan: Final = plan
        self.maker: Final = maker
        self.rules: Final = load(plan.game, plan.edition)
        self.options: Final = self.rules.codec.options(plan.options)
        self.league: Final = League(plan.tables)

    def play(
        self,
        number: int,
        *,
        record: bool = False,
        doomed: Sequence[Failure] = (),
        watch: Callable[[int, int], None] | None = None,
        tell: Callable[[Played], None] | None = None,
    ) -> Played:
        """Play the game of this number; see `play_match` for ``doomed`` and ``watch``.

        ``tell`` gets what came of it before the bots are let go: one that does not go takes
        its process with it, but no longer the game.
        """
        plan, rules = self.plan, self.rules
        seating = self.league.seating(number)
        # Everyone's luck is their own: what one bot draws does not change another's numbers.
        name = f"{plan.seed}/{seating.deal}"
        own = f"{name}/{seating.turn}"
        fated = {failure.seat: failure for failure in doomed}
        bots: list[Bot] = []
        try:
            for seat, spec in enumerate(seating.bots):
                bots.append(self._seated(spec, seat, fated.get(seat), watch))
            match = play_match(
                rules,
                plan.players,
                self.options,
                bots,
                Random(f"{name}/fate"),
                [Random(f"{own}/{seat}") for seat in range(plan.players)],
                stand_in=Random(f"{own}/stand-in"),
                budget=Budget(plan.budget),
                limit=plan.limit,
                doomed=fated,
                watch=watch,
            )
            result = GameResult(
                game=number,
                deal=seating.deal,
                turn=seating.turn,
                bots=seating.bots,
                start=self._starter(match),
                reason=match.outcome.reason,
                winners=match.winners,
                scores=match.outcome.scores,
                categories=self._categories(match),
                failures=match.failures,
                micros=match.micros,
            )
            whole = match.record(rules, plan.players, self.options) if record else None
            played = Played(result, "" if whole is None else write_record(whole))
            if tell is not None:
                tell(played)
        finally:
            for bot in bots:
                self._let_go(bot)
        return played

    def _seated(
        self,
        spec: str,
        seat: int,
        doom: Failure | None,
        watch: Callable[[int, int], None] | None,
    ) -> Bot:
        if doom is not None and doom.moves == 0:
            return _Unmade(doom.detail)
        if watch is not None:
            watch(seat, 0)
        try:
            with deadline(self.plan.limit):
                bot = self.maker(spec, self.rules)
        except Overdue:
            return _Unmade("it took too long to make")
        except (Exception, SystemExit) as error:  # noqa: BLE001 what cannot be made has lost
            return _Unmade(told(error))
        if isinstance(bot, ProcessBot):
            bot.limit = self.plan.limit  # a program is told when it has lost, and that must be true
        return bot

    def _let_go(self, bot: Bot) -> None:
        # The game is over and the result stands, however a bot leaves.
        with suppress(Overdue, Exception, SystemExit), deadline(self.plan.limit):
            bot.close()

    def _categories(self, match: Match[Any]) -> tuple[tuple[int, ...], ...]:
        first = self.rules.initial(self.plan.players, self.options)
        return points_of(self.rules, first, match.steps, match.end)

    def _starter(self, match: Match[Any]) -> int | None:
        """Return who started: the seat that was asked for, or the one that chance picked."""
        if self.options.start is not None:
            return self.options.start
        for _, action in match.steps:
            if action.__struct_config__.tag == "start":
                seat = getattr(action, "seat", None)
                return seat if isinstance(seat, int) else None
        return None


class _Unmade(Bot):
    """Sits for a bot that could not be made, and fails when it is asked."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 (fails anyway)
        raise BotFailure(self.reason)

    def suggest(self, view: View, rng: Random, budget: Budget) -> list[Suggestion]:  # noqa: ARG002 (likewise)
        raise BotFailure(self.reason)
