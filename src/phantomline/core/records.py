"""Whole games as JSON Lines: writing, reading and replaying them.

A record is a header line, a line for every action in order, chance included, and,
once the game is over, a line with its outcome. One file may hold several records,
one behind the other. A record that does not replay under the rules is refused with
the line and the rule that fail.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from phantomline.core.errors import (
    IllegalAction,
    MalformedAction,
    OptionError,
    RecordError,
    UnknownGame,
)
from phantomline.core.game import Game
from phantomline.core.reading import shown
from phantomline.core.wire import CHANCE, Action, Actor, Options, Outcome, to_json

__all__ = ["FORMAT", "Header", "Moment", "Record", "read_records", "replay", "write_record"]

FORMAT = "phantomline/1"
LONGEST_LINE = 10_000
MOST_LINES = 1_000_000

S = TypeVar("S")


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a record. Fields it does not name are left to later versions."""

    format: str
    game: str
    players: int
    options: Mapping[str, Any]
    edition: str
    rules: str


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    actor: int | str
    action: dict[str, Any]


class _End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    outcome: Outcome


class Record(msgspec.Struct, frozen=True):
    """One game: how it was set up, what everyone did, and how it ended if it has.

    ``line`` is where the record begins in the file it was read from.
    """

    header: Header
    options: Options
    steps: Sequence[tuple[Actor, Action]]
    outcome: Outcome | None
    line: int = 1

    @classmethod
    def of(
        cls,
        game: Game[Any],
        players: int,
        options: Options,
        steps: Sequence[tuple[Actor, Action]],
        outcome: Outcome | None,
    ) -> "Record":
        """Make the record of a game that was just played."""
        header = Header(
            format=FORMAT,
            game=game.facts.id,
            players=players,
            options=to_json(options),
            edition=game.facts.edition,
            rules=game.facts.rules,
        )
        return cls(header, options, steps, outcome)


class Moment(msgspec.Struct, Generic[S], frozen=True):
    """One step of a replay, and the line of the record it comes from."""

    line: int
    before: S
    actor: Actor
    action: Action
    after: S


def write_record(record: Record) -> str:
    """Return the record as text."""
    lines: list[object] = [record.header]
    for actor, action in record.steps:
        lines.append({"actor": "chance" if actor == CHANCE else actor, "action": action})
    if record.outcome is not None:
        lines.append({"outcome": record.outcome})
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read_records(
    lines: Iterable[str | bytes], load: Callable[[Header], Game[Any]]
) -> Iterator[tuple[Game[Any], Record]]:
    """Read the records in a file, each with the game that ``load`` gives for its header.

    Raises `RecordError` at the first line that is not as it should be. Reading does
    not replay: call `replay` to know that a game was played by the rules.
    """
    reader: _Reader | None = None
    number = 0
    blank = 0
    for number, line in enumerate(lines, start=1):
        if number > MOST_LINES:
            raise RecordError(
                number,
                f"a file holds at most {MOST_LINES} lines",
                code="too-many-lines",
                params={"most": str(MOST_LINES)},
            )
        if not line.strip():
            blank = blank or number
            continue
        if blank:
            raise RecordError(blank, "an empty line may only stand at the end", code="empty-line")
        data = _line(number, line)
        if "format" in data:
            if reader is not None:
                yield reader.game, reader.record()
            reader = _Reader(number, data, load)
        elif reader is None:
            first = f'{{"format":"{FORMAT}",…}}'
            raise RecordError(
                number,
                f"a record begins with a line {first}",
                code="no-header",
                params={"first": first},
            )
        else:
            reader.add(number, data)
    if reader is None:
        raise RecordError(max(number, 1), "the file is empty", code="empty")
    yield reader.game, reader.record()


def replay(game: Game[S], record: Record) -> Iterator[Moment[S]]:
    """Play the record again step by step; raise `RecordError` where it breaks the rules."""
    state = game.initial(record.header.players, record.options)
    line = record.line
    for actor, action in record.steps:
        line += 1
        before = state
        if not game.actors(before):
            raise RecordError(line, "the game was over before this line", code="game-over")
        try:
            state = game.apply(before, actor, action)
        except IllegalAction as error:
            raise RecordError(line, str(error), code=error.code, rule=error.rule) from error
        yield Moment(line, before, actor, action, state)
    outcome = game.outcome(state)
    if record.outcome is None and outcome is not None:
        raise RecordError(line, "the game ends here, but no outcome follows", code="no-outcome")
    if _result(record.outcome) != _result(outcome):
        came = "goes on" if outcome is None else f"ended with {to_json(outcome)}"
        raise RecordError(line + 1, f"wrong outcome: the game {came}", code="wrong-outcome")


def _result(outcome: Outcome | None) -> object:
    """Return what an outcome says of the game; other programs may word the reason differently."""
    return None if outcome is None else (outcome.winners, outcome.scores)


class _Reader:
    """Gathers the lines of one record."""

    def __init__(
        self, line: int, data: dict[str, Any], load: Callable[[Header], Game[Any]]
    ) -> None:
        self.line = line
        header = _convert(line, data, Header)
        if header.format != FORMAT:
            raise RecordError(
                line,
                f"the format is {shown(header.format)}, this reads {shown(FORMAT)}",
                code="other-format",
                params={"theirs": shown(header.format)[1:-1], "ours": FORMAT},
            )
        self.header = header
        try:
            self.game = load(header)
        except UnknownGame as error:
            # The name comes from a file, so it is quoted like anything else from one.
            unknown = UnknownGame(shown(error.name)[1:-1], error.known)
            raise RecordError(line, str(unknown), code="unknown-game") from unknown
        facts = self.game.facts
        for code, what, theirs, ours in (
            ("other-edition", "edition", header.edition, facts.edition),
            ("other-rules", "rules version", header.rules, facts.rules),
        ):
            if theirs != ours:
                raise RecordError(
                    line,
                    f"made with {what} {shown(theirs)}, but this is {shown(ours)}",
                    code=code,
                    params={"theirs": shown(theirs)[1:-1], "ours": ours},
                )
        try:
            self.options = self.game.codec.options(header.options)
            self.game.check_setup(header.players, self.options)
        except OptionError as error:
            raise RecordError(line, str(error), code="option") from error
        self.steps: list[tuple[Actor, Action]] = []
        self.outcome: Outcome | None = None

    def add(self, line: int, data: dict[str, Any]) -> None:
        if self.outcome is not None:
            why = "nothing may follow the outcome but another record"
            raise RecordError(line, why, code="after-outcome")
        if "outcome" in data:
            self.outcome = _convert(line, data, _End).outcome
            return
        step = _convert(line, data, _Step)
        try:
            action = self.game.codec.action(step.action)
        except MalformedAction as error:
            raise RecordError(line, error.reason) from None
        self.steps.append((self._actor(line, step.actor), action))

    def _actor(self, line: int, actor: int | str) -> Actor:
        if actor == "chance":
            return CHANCE
        if isinstance(actor, int) and 0 <= actor < self.header.players:
            return actor
        most = self.header.players - 1
        why = f'the actor must be "chance" or a seat from 0 to {most}'
        raise RecordError(line, why, code="no-such-actor", params={"most": str(most)})

    def record(self) -> Record:
        return Record(self.header, self.options, self.steps, self.outcome, self.line)


T = TypeVar("T")


def _convert(line: int, data: dict[str, Any], wanted: type[T]) -> T:
    try:
        return msgspec.convert(data, wanted)
    except msgspec.ValidationError as error:
        raise RecordError(line, str(error)) from None


def _line(number: int, line: str | bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise RecordError(
            number,
            f"a line is at most {LONGEST_LINE} characters long",
            code="long-line",
            params={"most": str(LONGEST_LINE)},
        )
    if number == 1:
        # Some editors begin a file with a mark of its encoding.
        line = (
            line.removeprefix(b"\xef\xbb\xbf") if isinstance(line, bytes) else line.lstrip("\ufeff")
        )
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(
            number, f"not a JSON object: {error}", code="not-json", params={"why": str(error)}
        ) from None
